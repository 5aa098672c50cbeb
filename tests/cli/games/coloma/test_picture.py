"""Coloma's picture: the wheel, the middle, the frontier and the seats; it never exceeds the window."""

from __future__ import annotations

from itertools import cycle

import pytest

import boardwright as bw
from boardwright.cli.boards import board_of
from boardwright.cli.games.coloma.board import ColomaBoard
from boardwright.cli.games.coloma.map import HEIGHT, PLACES, WIDTH, FrontierMap
from boardwright.games import get_game
from boardwright.games.coloma.book import BOOK
from boardwright.games.coloma.catalog import CATALOG
from boardwright.words import LANGUAGES, Words
from tests.cli.games.coloma.table import RIVERS, at_site, moments, rivers
from tests.cli.sitting import lines_of, scene_of, shown
from tests.games.coloma.table import TABLES

SIZES = [(80, 24), (100, 40), (130, 50)]


def board(language: str = "en") -> ColomaBoard:
    found = board_of("coloma", Words(language, get_game("coloma")))
    assert isinstance(found, ColomaBoard)
    return found


# -- the window ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_no_picture_or_menu_is_wider_than_the_window(size: tuple[int, int]) -> None:
    """At every kind of table, in all languages by turns, for the player who is asked and for spectators."""
    languages = cycle(LANGUAGES)
    for seed, (players, options) in enumerate(TABLES):
        for match in moments(players, options, seed, 19):
            for viewer in (match.decisions[0].player if match.decisions else 0, None):
                table, scene = scene_of(match, viewer, size, next(languages))
                lines = lines_of(table.board.picture(scene))
                lines += [text.plain for text in table.board.menu(scene) or []]
                assert max(len(line) for line in lines) <= size[0], "\n".join(lines)


def test_every_page_can_be_read_at_any_time() -> None:
    for seed, (players, options) in enumerate(TABLES):
        for match in moments(players, options, seed, 67):
            for viewer in (0, None):
                table, scene = scene_of(match, viewer, (80, 24))
                for page, shows in table.board.pages.items():
                    assert lines_of(shows(scene)), page


def test_with_two_players_everything_but_the_map_fits_on_a_small_screen() -> None:
    """Beside news, the picture, the prompt and the menu; an ordinary turn leaves room for the wheel and the hand."""
    for match in moments(2, {}, 5, 5):
        if match.over:
            continue
        table, scene = scene_of(match, match.decisions[0].player, (80, 24))
        assert len(lines_of(table.board.picture(scene))) <= 15
        assert len(table.board.menu(scene) or []) <= 9


def test_a_large_screen_shows_everything() -> None:
    text = shown(rivers())
    for part in ("Site ", "Shoot-out ", "Hideout ", "Bridges ", "Regions ", "Auburn", "Town ", "Hand ", "Canyons "):
        assert part in text, part


def test_nothing_but_plain_characters_is_needed() -> None:
    """Without colours every sign is still there; colour on its own says nothing."""
    plain = shown(rivers())
    coloured = shown(rivers(), colour=True)
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    for sign in ("●R", "■B", "6co 2go 4du", "1:■■", "3:NNN"):
        assert sign in plain


# -- the wheel -------------------------------------------------------------------------------------------------


def rows(text: str) -> dict[str, list[str]]:
    return {line[0]: line.split() for line in text.splitlines() if line[:3] in ("1  ", "2  ", "3  ", "4  ", "5  ")}


def test_a_site_tells_its_event_what_it_would_give_and_who_is_there() -> None:
    found = rows(shown(rivers()))
    assert found["1"] == ["1", "Work", "Day", "2du", "1go", "1du", "2co", "1du", "■B"]
    assert found["2"] == ["2", "Rivers", "1go", "■B", "river,", "2", "bridges", "river,", "2", "bridges", "●R"]
    assert found["3"] == ["3", "Barker", "2ca", "tent,", "horse", "barrel"]
    assert found["4"] == ["4", "Wagons", "2co", ">3", ">3", "●R", "■B"]


def test_the_signpost_names_the_site_it_copies_and_the_barricade_closes() -> None:
    assert rows(shown(rivers()))["5"][-2:] == ["<4", "barricade"]
    moved = rows(shown(rivers(barricade=2)))
    assert moved["5"][-2:] == ["<4", ">3"]
    assert "barricade" in moved["2"]


def test_an_own_secret_choice_is_shown_to_its_player_alone() -> None:
    match = bw.new("coloma", 3, 2)
    while any(decision.options[0] != 0 for decision in match.decisions):
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    match.apply(0, "choose 4")
    own, other = (
        "\n".join(lines_of(table.board.picture(scene)))
        for table, scene in (scene_of(match, viewer, (100, 40)) for viewer in (0, 1))
    )
    assert "(●R)" in rows(own)["4"]
    assert "(●R)" not in other


# -- the middle ------------------------------------------------------------------------------------------------


def test_the_shoot_out_tells_its_rows_and_the_own_line() -> None:
    text = shown(rivers())
    assert "Shoot-out 5:3 won  1:■■ 2:.. 3:NNN 4:... 5:.... 6:....  you: no gunmen (won bury 1, lost bury 2)" in text


def test_hideout_bridges_and_regions() -> None:
    text = shown(rivers())
    assert "1 Oats 1ho 1co +1!  2 Nails build -2co +1!  3 Axle Grease wagon +1 +2!" in text
    assert "Town Bridge 2p/building <14  Toll Bridge 1p/co <10" in text
    assert "Cosumnes ■B" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_signs(language: str) -> None:
    signs = board(language).signs
    for effect in BOOK.nodes:
        signs.effect(effect)


# -- the frontier ----------------------------------------------------------------------------------------------


def test_every_space_has_a_place_of_its_own_on_the_map() -> None:
    assert set(PLACES) == {space.id for space in CATALOG.spaces}
    assert len(set(PLACES.values())) == len(PLACES)
    assert all(0 <= column < WIDTH and 0 <= line < HEIGHT for column, line in PLACES.values())


def test_the_map_shows_wagons_benefits_and_where_one_can_go() -> None:
    match = at_site(4, wagon="coloma", town=[])
    match.apply(0, "act 4a")
    table, scene = scene_of(match, 0, (100, 40))
    lines = [line.plain for line in FrontierMap(board().signs, scene).lines()]
    assert lines[0].startswith("'Auburn----")
    assert lines[1].split() == ["2ca|3du", ".", "1go|1te"]
    assert any("Pilot 1co ■B" in line for line in lines)
    assert any("Coloma ●R" in line for line in lines)
    numbers = {option.notation.split()[1]: option.number for option in scene.options if option.verb == "go"}
    assert any(f"[{numbers['gold_hill']}]Gold 1ca" in line for line in lines)
    assert any(f"[{numbers['horseshoe_4']}]U" in line for line in lines)
    assert table.board.read("gold", scene) is not None


def test_while_the_wagon_drives_a_small_screen_shows_the_map() -> None:
    text = shown(at_site(4), "act 4a", size=(80, 24))
    assert "Auburn ●R-" in text.partition("Drive on")[0]


# -- the seats -------------------------------------------------------------------------------------------------


def test_seats_and_the_own_things() -> None:
    text = shown(rivers(), size=(130, 50))
    assert ">●R Red (you) " in text
    assert "6co 2go 4du 1te 3ho 2ca" in text
    assert "2 graves" in text
    assert "Town +Quarry (2 second: -1go once)  Stable (4: 1ho | +2>)" in text
    assert "Bank 4co 1du | 2go 1du (1 wheelbarrow: 3co)" in text
    assert "Canyons 1: 3p ~  2: 4p 1go  3: 5p 2du  4: 6p 1ca" in text
    assert "Barrels Molasses 3p" in text


def test_the_hand_of_another_player_is_not_shown() -> None:
    seats = [RIVERS["seats"][0], {**RIVERS["seats"][1], "hand": ["newspaper"]}]
    assert "Newspaper" not in shown(rivers(seats=seats), "seats", "cards")
