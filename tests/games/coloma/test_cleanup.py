"""What is put in order between the years."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.coloma.table import choose, notations, play
from tests.games.coloma.turns import happened, has, last_turn, shootout

NOBODY = "nobody"
ROWS = ["0", NOBODY, "1", NOBODY, NOBODY, "0"]


def next_rounds(match: Match) -> list[int]:
    """The outlaws in each of the other rounds of a year, if nobody does anything."""
    found = []
    for _ in range(4):
        choose(match, 1, 2, 3)
        play(match, "end-turn", "end-turn", "end-turn")
        while "decline" in notations(match, match.decisions[0].player):
            play(match, "decline")
        found.append(match.view(None)["outlaws"])
    return found


@pytest.mark.rule("CO-16.1", "CO-16.8")
@pytest.mark.parametrize(("year", "after"), [("1848", "1849"), ("1849", "1850"), ("1850", "1850")])
def test_it_comes_after_the_first_two_shootouts(year: str, after: str) -> None:
    match = shootout(year=year, rows=ROWS, cart=3)
    shown = match.view(None)
    assert shown["year"] == after
    assert match.over == (year == "1850")
    assert shown["cart"] == (3 if match.over else 0)
    assert [row["owner"] for row in shown["rows"]] == ([0, None, 1, None, None, 0] if match.over else [None] * 6)


@pytest.mark.rule("CO-16.2")
def test_gunmen_go_to_the_supply() -> None:
    """Player 0 had 1 dude in the cabin and 6 among the gunmen, and gains 2 by the first event of the new year."""
    match = shootout({"dudes": 1}, rows=ROWS, outlaws=0)
    assert has(match, "dudes", "supply", "gunmen", "graves") == (3, 9, 0, 0)
    assert has(match, "dudes", "supply", "gunmen", "graves", player=1) == (4, 8, 0, 0)


@pytest.mark.rule("CO-16.3", "CO-16.4")
@pytest.mark.parametrize(("year", "outlaws"), [("1848", 4), ("1849", 6)])
def test_the_outlaws_of_the_new_year_are_placed_once(year: str, outlaws: int) -> None:
    for before in (0, 9, 15):
        match = shootout(year=year, outlaws=before, rows=ROWS)
        assert match.view(None)["outlaws"] == outlaws
    assert next_rounds(match) == [outlaws] * 4


@pytest.mark.rule("CO-16.4")
def test_a_game_begins_with_two_outlaws_for_the_whole_year() -> None:
    match = last_turn(round=1)
    play(match, "end-turn")
    assert match.view(None)["outlaws"] == 2


@pytest.mark.rule("CO-16.5")
def test_the_next_table_counts() -> None:
    tiles = {f"tile_{letter}" for letter in "abcd"}
    for first in sorted(tiles):
        seconds = {shootout(shootout=first, seed=seed).view(None)["shootout"] for seed in range(12)}
        assert seconds == tiles - {first}
        assert shootout(shootout=first, year="1849").view(None)["shootout"] == "board"


@pytest.mark.rule("CO-16.5")
def test_the_new_table_is_the_one_that_is_carried_out() -> None:
    """Without gunmen everybody buries 2 by the printed one, not 3."""
    match = shootout(year="1849", shootout="tile_d")
    while not match.over:
        events = happened(match, notations(match, match.decisions[0].player)[-1])
    assert [event.args["player"] for event in events if event.kind == "buried"] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("CO-16.6")
@pytest.mark.parametrize(
    ("held", "cart", "supply", "value"), [(12, 2, 3, 2), (13, 1, 2, 1), (7, 5, 8, 2), (6, 4, 9, 3), (0, 0, 15, 3)]
)
def test_gold_of_the_cart_fills_the_lowest_places(held: int, cart: int, supply: int, value: int) -> None:
    """Three players: 15 places, of which the 3 lowest are worth 1, the next 6 are worth 2, and 6 are worth 3."""
    match = shootout({"gold": held}, cart=cart, shootout="tile_b")
    shown = match.view(None)
    assert (shown["cart"], shown["gold"], shown["gold_value"]) == (0, supply, value)


@pytest.mark.rule("CO-16.7")
def test_everything_else_stays() -> None:
    seat: dict[str, Any] = {
        "coins": 5,
        "gold": 2,
        "horses": 3,
        "tents": 2,
        "wagon": "ophir",
        "events": [2, 3],
        "regions": "cosumnes",
        "hand": "bank stable",
        "barrels": "oats 1",
        "used": "nails 2",
        "town": "quarry",
        "rivers": [1, 3],
        "bridges": "toll",
    }
    pieces = ["coins", "gold", "horses", "tents", "wagon", "events", "regions"]
    names = [*pieces, "cards", "barrels", "used_barrels", "town", "rivers", "bridges"]
    match = last_turn(seat, bridges="toll 1 town 2")
    before = has(match, *names)
    hand = match.view(0)["players"][0]["hand"]
    play(match, "end-turn")
    assert match.view(None)["year"] == "1849"
    assert has(match, *names) == before
    assert match.view(0)["players"][0]["hand"] == hand
