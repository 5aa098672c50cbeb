"""Keyflower's picture: villages with their edges, the tiles on auction, the seats; it never exceeds the window."""

from __future__ import annotations

import pytest

from boardwright.cli.boards import board_of
from boardwright.cli.games.keyflower.board import KeyflowerBoard
from boardwright.cli.games.keyflower.map import COMPACT, WIDE, VillageMap, turned
from boardwright.games import get_game
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.words import LANGUAGES, Words
from tests.cli.games.keyflower.table import moments, shown, spring
from tests.cli.sitting import lines_of, scene_of

SIZES = [(80, 30), (120, 45)]


def board(language: str = "en") -> KeyflowerBoard:
    found = board_of("keyflower", Words(language, get_game("keyflower")))
    assert isinstance(found, KeyflowerBoard)
    return found


# -- the window ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_picture_menu_or_page_is_wider_than_the_window(language: str, size: tuple[int, int]) -> None:
    for players, seed in ((2, 1), (4, 2), (6, 3)):
        for match in moments(players, seed, 27):
            for viewer in (match.decisions[0].player if match.decisions else 0, None):
                table, scene = scene_of(match, viewer, size, language)
                lines = lines_of(table.board.picture(scene))
                for text in (table.board.menu(scene) or []) if viewer is not None else []:
                    lines.append(text.plain)
                assert max(len(line) for line in lines) <= size[0], "\n".join(lines)


def test_with_two_players_everything_fits_on_a_small_screen() -> None:
    for match in moments(2, 5, 5):
        if match.over:
            continue
        table, scene = scene_of(match, match.decisions[0].player, (80, 30))
        menu = table.board.menu(scene) or []
        assert len(lines_of(table.board.picture(scene))) + len(menu) + 4 <= 30


def test_nothing_but_plain_characters_is_needed() -> None:
    """Without colours every sign is still there; colour on its own says nothing."""
    plain = shown(spring())
    coloured = shown(spring(), colour=True)
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    for sign in ("4B 3R 1Y", "1B+2B", "✚A3! ◥T2", "2wd 1ir", "Ke 2R"):
        assert sign in plain


# -- the middle of the table -----------------------------------------------------------------------------------


def test_a_lot_tells_what_it_gives_its_colour_bids_workers_and_what_it_takes() -> None:
    rows = {line.split()[0]: line.split() for line in shown(spring()).splitlines() if line[:2] in ("Ke", "Wo", "Al")}
    assert rows["Ke"] == ["Ke", "Keywood", "1wd", "R", "✚A3!", "◥T2", "+2", "1+"]
    assert rows["Wo"] == ["Wo", "Workshop", "wd/st/ir", "B", "1B+2B", "+1", "3+"]
    assert rows["Al"] == ["Al", "Alehouse", "1wk", "-", "+1", "1+"]


def test_a_wide_window_tells_upgrades_too() -> None:
    text = shown(spring(), size=(120, 45))
    assert "1Sa: 3wd 3p" in text
    assert "1wd 1st 1ir: 2wk" in text


def test_the_end_of_the_season_is_announced() -> None:
    warning = "All others have passed: if you pass, the season ends."
    assert warning in shown(spring(passes=1))
    assert warning not in shown(spring())


def test_boats_and_seats() -> None:
    text = shown(spring())
    assert "Kf Keyflower: 2B 1An  Se Sea Bastion: 3Y" in text
    assert "✚A Amber (random) 3 p  5 workers (2G)  2 skills  3 winter tiles" in text
    assert "Behind your screen: 4B 3R 1Y  1Sa" in text
    assert "Outbid, free to move: Ke 2R" in text


def test_a_turn_lists_tiles_with_the_colours_that_fit_and_the_workers_they_take() -> None:
    text = shown(spring())
    assert "bid  Ke R 2+  Wo B  Al BRY  T1 BRY" in text
    assert "use  Ke R  Wo B 3+  Al BRY  ◥T H1(>1 ^1) BRY  Sb(>2 ^1) BRY  ✚A H2(>1 ^1) BRY" in text
    assert "Km(3ir 3p) BRY" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_says_what_it_does_in_signs(language: str) -> None:
    drawer = board(language)
    for tile in CATALOG.tiles:
        for back in (False, True):
            text = drawer.marks.effect(tile.id, back)
            assert text
            assert text != "-" or tile.id == "goldsmith"
        assert bool(drawer.marks.upgrade(tile.id)) == tile.upgradable


# -- villages --------------------------------------------------------------------------------------------------


def test_edges_and_contents_of_a_village() -> None:
    village = spring().view(0)["players"][0]["village"]
    drawing = VillageMap(board().signs, village)
    assert [line.plain for line in drawing.lines(WIDE)] == [
        "  ___||___",
        " /Sb      \\",
        "/Stable    \\",
        "=          =",
        " =___||___=",
        " =H1      =",
        "=Home 1    =",
        "=2wd 1ir   =",
        " =~~~~~~~~=",
    ]
    assert [line.plain for line in drawing.lines(COMPACT)] == [" _||_", "/Sb  \\", "=_||_=", "=H1 3=", "=~~~~="]


def test_tiles_touch_where_they_are_neighbours() -> None:
    """A tile to the south-east begins half a tile lower, one column on; their common edge is drawn once."""
    village = [
        {"tile": "home_1", "q": 0, "r": 0, "turns": 0, "upgraded": False, "resources": {}, "uses": []},
        {"tile": "miner", "q": 1, "r": 0, "turns": 0, "upgraded": True, "resources": {}, "uses": []},
    ]
    lines = [line.plain for line in VillageMap(board().signs, village).lines(WIDE)]
    assert lines[2] == "=Home 1    =___||___"
    assert lines[3].startswith("=          ")
    assert "Mi^" in lines[3]


def test_a_turned_tile_shows_its_edges_turned() -> None:
    for tile in CATALOG.tiles:
        for turns in range(6):
            edges = turned(tile.id, turns)
            assert all(edges[(direction + turns) % 6] == tile.edges[direction] for direction in range(6))


def test_other_villages_are_a_page() -> None:
    text = shown(spring(), "villages amber")
    assert "Km^" in text.partition(" ✚A  Amber")[2]
    both = shown(spring(), "villages")
    assert " ◥T  Teal" in both
