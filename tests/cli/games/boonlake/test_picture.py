"""Boonlake's picture: action board, map, river, scoring tiles and seats; it never exceeds the window."""

from __future__ import annotations

from itertools import cycle

import pytest

import boardwright as bw
from boardwright.cli.boards import board_of
from boardwright.cli.games.boonlake.board import BoonlakeBoard
from boardwright.cli.games.boonlake.map import HEIGHT, NARROW, WIDE, BoonlakeMap, width_of
from boardwright.games import get_game
from boardwright.games.boonlake.book import BOOK
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.words import LANGUAGES, Words
from tests.cli.games.boonlake.table import LAKE, TABLES, lake, moments
from tests.cli.sitting import lines_of, scene_of, shown

SIZES = [(80, 24), (100, 40), (130, 50)]


def board(language: str = "en") -> BoonlakeBoard:
    found = board_of("boonlake", Words(language, get_game("boonlake")))
    assert isinstance(found, BoonlakeBoard)
    return found


# -- the window ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_no_picture_or_menu_is_larger_than_the_window(size: tuple[int, int]) -> None:
    """At every kind of table, in all languages by turns, for the player who is asked and for spectators."""
    languages = cycle(LANGUAGES)
    for seed, (players, options) in enumerate(TABLES):
        for match in moments(players, options, seed, 37):
            for viewer in (match.decisions[0].player if match.decisions else 0, None):
                table, scene = scene_of(match, viewer, size, next(languages))
                lines = lines_of(table.board.picture(scene))
                assert len(lines) <= size[1] - 9
                lines += [text.plain for text in table.board.menu(scene) or []]
                assert max(len(line) for line in lines) <= size[0], "\n".join(lines)


def test_every_page_can_be_read_at_any_time() -> None:
    for seed, (players, options) in enumerate(TABLES):
        for match in moments(players, options, seed, 67):
            for viewer in (0, None):
                table, scene = scene_of(match, viewer, (80, 24))
                for page, shows in table.board.pages.items():
                    assert lines_of(shows(scene)), page


def test_a_large_screen_shows_everything() -> None:
    text = shown(lake(), size=(130, 60))
    for part in ("Round 1 of 2", "Everyone’s part", "New Hope", "River ", "Regions ", "Ranch ", "Levers ", "Hand "):
        assert part in text, part


@pytest.mark.parametrize(
    ("stack", "part"),
    [
        ("", "Everyone’s part"),
        ("PlacePasture 0", "18 [13]1i"),
        ("Act 0 left-settle false 1", "14 [3]V+3"),
        ("Sail 0", "[3]t07 3$"),
        ("PlaceMarker 0", "]●R  Levers"),
        ("ClaimRegion 0", "[2]Boonlake 4$"),
    ],
)
def test_a_small_screen_shows_what_the_decision_is_about(stack: str, part: str) -> None:
    fields = {"row": 1} if stack == "Sail 0" else {}
    assert part in shown(lake(stack, **fields), size=(80, 24))


def test_nothing_but_plain_characters_is_needed() -> None:
    """Without colours every sign is still there; colour on its own says nothing."""
    plain = shown(lake())
    coloured = shown(lake(), colour=True)
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    for sign in ("●R", "■B", "9$ 3c 3i 1v", "Ri", "Rh", "R1B2"):
        assert sign in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_signs(language: str) -> None:
    signs = board(language).signs
    for effect in BOOK.nodes:
        signs.effect(effect)
    for lever in CATALOG.levers:
        assert signs.lever(lever.id)


# -- around the map --------------------------------------------------------------------------------------------


def test_a_row_tells_its_tile_cards_parts_ship_and_cost() -> None:
    rows = {line[5:].split("  ")[0]: line.split() for line in shown(lake()).splitlines() if line[:1] == "["}
    assert rows["Pioneer"][2:] == ["day", "2x", "explore", "develop|upgrade", "others:", "2c", "card|2$", ">4"]
    assert rows["Builder"] == ["[7]", "Builder", "3$", "card|2c", "card|2$", ">1", "-3p"]


def test_the_chosen_row_is_marked() -> None:
    assert "\n>  Settle " in shown(lake("Act 0 left-settle false 1", row=2))


def test_the_river_shows_rewards_ships_locks_and_where_one_can_sail() -> None:
    text = shown(lake("Sail 0", row=3))
    assert "t04 2$ ●R ; [2]t05 2c ; t06 1i ■B ; [3]t07 3$ ; [4]t08^ ; t09 1v ;" in text
    assert "#u3^ 2$" in text


def test_regions_show_rewards_that_are_left_and_pieces() -> None:
    assert "Regions Boonlake 4$ R3 B2  Unknown x  New Hope 3p B1  Southern 3c" in shown(lake())


def test_scoring_tiles_show_how_all_stand_and_the_project() -> None:
    text = shown(lake(), size=(100, 50))
    assert "●R  Levers                1: R2! B1!      11$ 1W4I=7p 1$+ (no resources)" in text
    assert "    Southern and Unknown  1+1: R0+0 B0+0  9$ 3C3S=7p 1$+ (no resources)" in text
    marked = lake(seats=[{**LAKE["seats"][0], "marks": [1, 0, 0, 0]}, {"marks": [0, 1, 0, 0]}], scorings=1)
    assert "R(1)" in shown(marked, size=(100, 50))


def test_the_tiles_that_may_be_kept_are_shown_to_their_player() -> None:
    match = bw.new("boonlake", 2, 1)
    dealt = match.view(0)["dealt"]
    text = shown(match)
    for goal in dealt:
        assert board().signs.name("goal", goal) in text


def test_the_sage_has_a_line_of_her_own() -> None:
    match = next(each for each in moments(1, {}, 3, 20) if each.view(0)["sage"]["tile"])
    table, scene = scene_of(match, 0, (120, 60))
    text = "\n".join(lines_of(table.board.picture(scene)))
    assert "◈T tile " in text
    assert "wants " in text
    assert "cactus " in text


# -- the map ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", [NARROW, WIDE])
def test_every_space_has_a_place_of_its_own_on_the_map(cell: int) -> None:
    _, scene = scene_of(lake(), 0, (100, 40))
    lines = [line.plain for line in BoonlakeMap(board().signs, scene, cell).lines()]
    assert len(lines) == HEIGHT
    assert max(map(len, lines)) <= width_of(cell)
    words = " ".join(lines).split()
    for space in CATALOG.spaces:
        assert words.count(space.id) == 1, space.id


def test_the_map_shows_tiles_pieces_pastures_rewards_and_bridges() -> None:
    _, scene = scene_of(lake(), 0, (100, 40))
    lines = [line.plain for line in BoonlakeMap(board().signs, scene, WIDE).lines()]
    assert lines[1].startswith("1  3$       2  2c       3  1i       ==========  10 2$")
    assert lines[3].startswith("      4  +W       5  Ri       6  2$")
    assert lines[4].split() == ["1c"]
    assert lines[5].startswith("7  2c       8  ~~~      9  Rh       ==========  16 2c")
    assert lines[6].split() == ["R1B2", "4$=1$+"]
    assert lines[7].split() == ["||", "||"]


def test_what_can_be_chosen_has_its_number() -> None:
    text = shown(lake("Act 0 right-settle true 1"))
    assert "5  [14]Ri" in text
    assert "[7]1c" in text


# -- the seats -------------------------------------------------------------------------------------------------


def test_seats_and_the_own_things() -> None:
    text = shown(lake(), size=(100, 60))
    assert ">●R Red (you) 3p (6)  9$ 3c 3i 1v  h1 V0 k1  1W2C+WI  $+0 c+0  levers _5 10  1 card played" in text
    assert "Ranch 4 inhabitants to gain  income 3$ 2c 2p  h2=2$  V1=2p  k2=1$ 1p  $+1=3$ (1i)  c+1=3c (2$)" in text
    assert "*10 2$|2c|-1 resource  11 5$ -1 resource (10$)" in text
    assert "Hand *Golden Auction day 2$ 2C2S (4$ 2p)" in text
    assert "*Dark Dairy ngt 8$ 1I (always: cattle +2$ 3p)" in text


def test_what_is_missing_for_a_card_is_told() -> None:
    poor = {**LAKE["seats"][0], "coins": 0, "levers": "", "used": "", "works": "wood 1"}
    text = shown(lake(seats=[poor, LAKE["seats"][1]]), size=(100, 60))
    assert "Dark Dairy ngt 8$ 1I (always: cattle +2$ 3p) no coins" in text
    assert "Golden Auction day 2$ 2C2S (4$ 2p) no resources" in text


def test_the_hand_of_another_player_is_not_shown() -> None:
    seats = [LAKE["seats"][0], {**LAKE["seats"][1], "hand": "cold_gazette"}]
    assert "Cold Gazette" not in shown(lake(seats=seats), "seats", "cards")
