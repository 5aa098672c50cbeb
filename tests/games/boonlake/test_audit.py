"""Every law notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardwright.games.boonlake.audit import audit
from boardwright.games.boonlake.state import MEADOW, NONE, BoonlakeState
from tests.games.boonlake.table import TABLES, at, exploring, play, random_game, state_of

Change = Callable[[BoonlakeState], None]
#: Something of everything.
OWNED: dict[str, Any] = {
    "coins": 3,
    "vases": 1,
    "hand": "golden_school",
    "played": "dark_archive",
    "settlers": "5a",
    "homes": "9a 9b",
    "removed": 1,
    "towns": "14a",
    "cattle": "6 1",
    "levers": "1 2",
    "used": "2",
    "projects": [1],
    "posted": 1,
    "marks": [1, 0, 0, 0],
}
MAP = {"5": "s01", "6": "pasture", "9": "s02", "14": "s03", "22": "g13"}


def usual() -> BoonlakeState:
    return state_of(at(2, seats=[OWNED], map=MAP, discards="hazy_harvest", scorings=1))


def alone() -> BoonlakeState:
    """A table with the Sage."""
    sage_has = {"homes": "9b", "towns": "14a", "removed": 1, "cattle": "6 1"}
    return state_of(at(1, seats=[{"settlers": "5a"}], map=MAP, first=1, turn=0, sage_has=sage_has))


def set_at(field: str, place: int, value: object) -> Change:
    def change(state: BoonlakeState) -> None:
        getattr(state, field)[place] = value

    return change


def set_to(field: str, value: object) -> Change:
    return lambda state: setattr(state, field, value)


def more(field: str, by: int, place: int | None = None) -> Change:
    def change(state: BoonlakeState) -> None:
        if place is None:
            setattr(state, field, getattr(state, field) + by)
        else:
            getattr(state, field)[place] += by

    return change


def both(*changes: Change) -> Change:
    def change(state: BoonlakeState) -> None:
        for each in changes:
            each(state)

    return change


def test_nothing_is_wrong_as_long_as_nothing_is_changed() -> None:
    assert audit(usual()) == audit(alone()) == []


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_laws_hold_all_through_random_games(players: int, options: dict[str, Any]) -> None:
    for match in random_game(players, 1, **options):
        assert audit(state_of(match)) == []


BROKEN: list[tuple[Change, str]] = [
    (set_to("pile", 1), "cards are missing"),
    (set_at("hands", 1, 1 << 3), "cards are missing, or somewhere twice"),
    (set_to("discards", 0), "cards are missing"),
    (set_at("played", 0, 0), "cards are missing"),
    (set_to("grey", 0), "building tiles are missing"),
    (more("grey", 1 << 22), "building tiles are missing, or somewhere twice"),
    (set_at("ground", 0, 22), "building tiles are missing, or somewhere twice"),
    (more("grey", 1), "building tiles are missing, or somewhere twice"),
    (more("pastures", 1), "there are 1 pastures on the map and 7 beside it"),
    (set_at("ground", 1, MEADOW), "there are 2 pastures on the map and 6 beside it"),
    (set_to("ground", [NONE] * 32), "the map has the wrong size"),
    (set_at("ground", 4, NONE), "the map is not what its tiles make it"),
    (set_to("filled", 0), "the map is not what its tiles make it"),
    (set_to("plots", 0), "the map is not what its tiles make it"),
    (set_to("meadows", 0), "cattle stand on space 6, where no pasture is"),
    (set_at("settlers", 1, 1 << 8), "a site holds two pieces"),
    (set_at("settlers", 1, 1), "a piece stands where no site is"),
    (set_at("herds", 4, 1), "cattle stand on space 5, where no pasture is"),
    (set_at("herds", 5, 5), "there are 5 cattle on space 6"),
    (set_to("board", (0, 0, 2, 3, 4, 5, 6)), "the action tiles are not one a row"),
    (set_to("goals", (0, 0, 1, 2)), "a scoring tile is in two places"),
    (set_at("dealt", 0, 1), "a scoring tile is in two places"),
    (more("goal_pile", 1), "a scoring tile is in two places"),
    (set_to("goals", (0, 1, 2)), "there are 3 scoring tiles in play"),
    (set_to("round", 2), "there is no such round or scoring"),
    (set_to("scorings", 5), "there is no such round or scoring"),
    (set_to("round", 1), "round 2 does not begin after 1 scorings"),
    (set_to("turn", 2), "it is nobody's turn"),
    (set_to("first", -1), "it is nobody's turn"),
    (set_at("ships", 0, 24), "a ship is not on the river"),
    (set_to("row", 7), "the tile that was chosen comes from no row"),
    (set_to("solo_tiles", 1), "the Sage does not play, but has tiles"),
    (set_to("cactus", 1), "the Sage does not play, but has tiles"),
    (more("ranch", 1, 0), "player 0: there are 11 inhabitants"),
    (more("supply", -1, 1), "player 1: there are 9 inhabitants"),
    (both(more("supply", -9, 1), more("ranch", 9, 1)), "less than no inhabitants"),
    (more("houses", 1, 0), "4 houses have left the board, but 3 are somewhere else"),
    (more("spare", 1, 0), "3 houses have left the board, but 4 are somewhere else"),
    (more("villages", 1, 0), "2 villages have left the board, but 1 are on the map"),
    (more("cattle", 1, 0), "2 cattle have left the board, but 1 are on the map"),
    (both(more("spare", 4, 0), more("houses", 4, 0)), "there are more pieces than in the box"),
    (more("freed", 1, 0), "inhabitants have left their recesses"),
    (set_at("coins", 0, -1), "less than no coins or vases"),
    (set_at("vases", 0, -1), "less than no coins or vases"),
    (set_at("works", 0, 81), "production or canoes are impossible"),
    (set_at("canoes", 0, 10), "production or canoes are impossible"),
    (set_at("coin_steps", 0, 11), "the marker is not on the coin track"),
    (set_at("card_steps", 0, -1), "the marker is not on the card track"),
    (set_at("used", 0, 4), "a lever was used that is not there"),
    (both(more("posted", 1, 0), more("ranch", -1, 0)), "more inhabitants on scoring tiles than projects"),
    (set_at("marks", 0, 1 | 1 << 3), "score markers are impossible"),
    (set_at("marks", 0, 5), "score markers are impossible"),
]


@pytest.mark.rule("BL-1.11", "BL-1.12", "BL-1.13", "BL-1.14", "BL-1.15", "BL-1.16")
@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_broken_law_is_noticed(number: int) -> None:
    change, words = BROKEN[number]
    state = usual()
    change(state)
    assert any(words in complaint for complaint in audit(state)), (words, audit(state))


ALONE: list[tuple[Change, str]] = [
    (set_at("coins", 1, 1), "Sage: there are goods, cards or inhabitants"),
    (set_at("settlers", 1, 1 << 9), "Sage: there are goods, cards or inhabitants"),
    (set_at("ranch", 1, 1), "Sage: there are goods, cards or inhabitants"),
    (set_at("levers", 1, 1), "Sage: there are goods, cards or inhabitants"),
    (more("houses", 1, 1), "Sage: 3 houses have left the board, but 2 are somewhere else"),
    (more("cattle", 1, 1), "Sage: 2 cattle have left the board"),
    (set_to("solo", 1 << 9), "a tile of the Sage is not in play"),
    (set_to("solo_seen", 1 << 9), "a tile of the Sage is not in play"),
    (set_to("solo_tiles", 1), "the Sage does not have as many a tiles as her level says"),
    (more("solo_tiles", 1 << 9), "the Sage does not have as many b tiles as her level says"),
    (set_to("cactus", 41), "the cactus marker is not on its track"),
    (set_to("turn", 2), "it is nobody's turn"),
]


@pytest.mark.parametrize("number", range(len(ALONE)))
def test_a_law_broken_for_the_sage_is_noticed(number: int) -> None:
    change, words = ALONE[number]
    state = alone()
    change(state)
    assert any(words in complaint for complaint in audit(state)), (words, audit(state))


def test_a_tile_in_the_hand_of_an_explorer_is_not_missing() -> None:
    match = play(exploring(), "explore")
    state = state_of(match)
    assert audit(state) == []
    state.grey |= 1 << next(step.tile for step in state.main if hasattr(step, "tile"))
    assert audit(state) == ["building tiles are missing, or somewhere twice"]
