"""The panel and the pages of Kingdom Builder with its expansions, and how they fit screens of all sizes."""

from __future__ import annotations

from itertools import repeat

import pytest
from rich.cells import cell_len

import boardwright as bw
from boardwright.words import LANGUAGES
from tests.cli.desk import sit_down, type_in
from tests.cli.games.kingdom_builder.table import EVERYTHING, panel_of, picture, played, position, table_of


def text_of(match: bw.Match, width: int = 120, height: int = 45) -> str:
    return "\n".join(picture(table_of(match, width=width, height=height)))


# -- what is told ----------------------------------------------------------------------------------------------


def test_the_panel_tells_everything_a_seat_has() -> None:
    table = table_of(position())
    panel = panel_of(table)
    red, blue = panel.view["players"]
    assert panel.tiles(red) == "Quarry (used), Barracks, Crossroads (new), Temple, Cabin (used), Cultivate, Cave"
    assert panel.holdings(red) == ["in reserve !", "set aside 1"]
    assert (panel.tiles(blue), panel.holdings(blue)) == ("", ["in reserve !!", "2 cards in hand"])
    assert panel.stocks() == [
        "Nomad tiles: c6 Sword, h6 Grass Donation, f8 Treasure",
        "Bonus tiles: Temple Bonus 2",
        "In stock: Stone wall 23, Scout token 1",
    ]
    text = text_of(position())
    for words in (*panel.stocks(), "The Scouts removed Forest.", "in reserve !, set aside 1", "Crossroads (new)"):
        assert words in text


def test_points_paid_in_play_and_tasks_are_lines_of_the_score() -> None:
    lines = [line.plain.split() for line in panel_of(table_of(position())).scores(30)]
    assert ["Families", "+", "2", "0"] in lines
    assert ["Mayors", "4", "4"] in lines
    assert ["Road", "0", "0"] in lines
    assert ["Treasures", "+", "0", "0"] in lines


def test_cards_laid_open_and_in_hand_are_named() -> None:
    table = table_of(position())
    assert [line.plain for line in panel_of(table).cards()] == [
        "Card: Marsh or Grass",
        "Deck: 21 cards",
        "The Scouts removed Forest.",
    ]
    assert "Your next cards: Desert, Marsh or Canyon" in [line.plain for line in panel_of(table, 1).cards()]
    two = table_of(position(open=["grass", "marsh_flowers"], played="marsh"))
    assert [line.plain for line in panel_of(two).cards()][:2] == ["Cards: Grass, Marsh or Flowers", "Chosen: Marsh"]


def test_settlement_tiles_and_their_stock_are_told() -> None:
    seats = [{"settlements": "c3", "colonies": 3, "tiles": []}, {"settlements": "t1"}]
    quadrants = ["cathedral_watchtower", "farm", "oasis", "tavern"]
    match = bw.from_position({"game": "kingdom_builder", "players": 2, "quadrants": quadrants, "played": "grass",
                              "seats": seats})  # fmt: skip
    text = text_of(match)
    assert "settlement tiles 3" in text
    assert "In stock: Settlement tile 15" in text


def test_the_panel_of_the_base_game_has_nothing_of_the_expansions() -> None:
    text = text_of(bw.new("kingdom_builder", 2, 7))
    for words in ("reserve", "In stock", "Nomad", "Bonus", "Island", "+ ", "Cultivate", "Chosen"):
        assert words not in text


# -- pages -----------------------------------------------------------------------------------------------------


def page(name: str, match: bw.Match | None = None, language: str = "en") -> str:
    _, screen = type_in([name], match=match or position(), sitters=("human", "human"), language=language)
    return screen


def test_the_legend_explains_every_sign_of_the_table() -> None:
    text = page("legend")
    signs = {
        " b ": "Marsh",
        " a ": "Farmland",
        "Pa ": "Palace",
        "Si ": "Silo",
        "(m)": "Cave",
        "Cb2": "Cabin",
        "N- ": "Nomad cell",
        "N/ ": "Sword",
        "Ng ": "Grass Donation",
        "N$ ": "Treasure",
        "■B!": "Warrior",
        "===": "Stone wall",
        " ?B": "Scout token",
        " g|": "beside a warrior",
        "12B": "has marked this row",
        "□B ": "hollow",
        "[G]": "can be chosen",
    }
    for sign, name in signs.items():
        assert any(line.startswith(sign) and name in line for line in text.splitlines()), sign
    assert "a piece is !B, and !b" in text
    assert "a cave is m)" in text


def test_the_legend_of_the_base_game_is_short() -> None:
    text = page("legend", bw.new("kingdom_builder", 2, 7))
    for name in ("Marsh", "Farmland", "Silo", "Warrior", "Cave", "Nomad"):
        assert f" {name} " not in text


def test_the_page_of_tiles_tells_where_they_lie_and_who_has_what() -> None:
    text = page("tiles")
    for words in ("at c6", "beside the board (2)", "everybody, once a turn", "rows marked: 4", "set aside 1"):
        assert words in text
    assert "Red: Quarry (used), Barracks, Crossroads (new)" in text


def test_the_page_of_cards_tells_what_was_paid_and_what_the_scouts_removed() -> None:
    text = page("cards")
    for words in ("Families +", "+: paid during the game", "The Scouts removed Forest.", "Road"):
        assert words in text


@pytest.mark.parametrize(
    ("word", "rule"),
    [("sword", "11.9"), ("cultivate", "14.1"), ("temple bonus", "13.7"), ("warrior", "12.17"), ("silo", "14.2"),
     ("road", "12.11"), ("marsh or grass", "13.1"), ("island", "15.3"), ("scout token", "14.47"), ("mayors", "14.15"),
     ("cave", "15.2"), ("farmland", "1.7"), ("crossroads", "12.4"), ("stone", "11.23")],
)  # fmt: skip
def test_rules_explain_everything_by_its_name(word: str, rule: str) -> None:
    assert f"(KB-{rule}" in page(f"rules {word}").replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_said_in_every_language(language: str) -> None:
    for seed in range(3):
        match = played(90, seed, 2)
        _, screen = type_in(
            ["legend", "tiles", "cards", "log all"], match=match, sitters=("human",) * 2, language=language
        )
        assert "{" not in screen


# -- naming a move ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [("en", "marsh", "play marsh"), ("fr", "prairie", "play grass"), ("en", "play marsh", "play marsh"),
     ("en", "temple", "use temple"), ("en", "Barracks", "use barracks"), ("de", "Kaserne", "use barracks")],
)  # fmt: skip
def test_terrains_and_tiles_are_chosen_by_their_names(language: str, typed: str, notation: str) -> None:
    play, screen = type_in([typed], match=position(), sitters=("human", "random"), language=language)
    assert [action for _, action in play.table.match.record()["actions"]][:1] == [notation], screen


# -- sizes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("width", "height", "most"), [(120, 45, 38), (80, 30, 22), (80, 45, 38)])
def test_the_picture_fits_the_screen(players: int, width: int, height: int, most: int) -> None:
    for seed in range(2):
        table = table_of(played(35 * players, seed, players), width=width, height=height)
        lines = picture(table)
        assert all(cell_len(line) <= width for line in lines)
        allowed = most if players < 4 or height > 30 else most + 6
        assert len(lines) <= allowed, "\n".join(lines)


@pytest.mark.parametrize(("width", "height"), [(120, 45), (100, 60), (90, 50), (80, 30), (60, 45), (50, 60)])
def test_no_line_is_too_long_and_the_island_is_there(width: int, height: int) -> None:
    for seed in range(3):
        lines = picture(table_of(played(80, seed, 3), width=width, height=height))
        assert all(cell_len(line) <= width for line in lines)
        assert any("u   v   w   x   y" in line or "u v w x y" in line for line in lines)


def test_low_screens_tell_tiles_by_letters() -> None:
    text = text_of(position(), 80, 30)
    assert "(Qu) Ba Cr+ Te (Cb) Cu Cv" in text
    assert "[!!] 2 cards in hand" in text


@pytest.mark.parametrize(("language", "width", "colour"), [("en", 120, True), ("fr", 80, False), ("de", 60, True)])
def test_a_whole_game_with_everything_can_be_played(language: str, width: int, colour: bool) -> None:
    sitters = ("human", "random", "random")
    play, screen = sit_down(repeat("1"), None, sitters, language, width, colour, 2, expansions=EVERYTHING)
    play.run()
    assert play.table.match.over
    assert "{" not in screen.text
