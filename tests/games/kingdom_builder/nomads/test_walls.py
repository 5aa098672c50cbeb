"""KB-11.23 and KB-11.24: a stone wall is in everybody's way, and is nothing else to anybody."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, expanded, line, outposts, puts, removes, tile_states
from tests.games.kingdom_builder.positions import cells, lifts, neighbours, play, rule, take_turn, tiles, walk

MIXED = ("oracle", "tavern", "quarry", "tower")  # Oracle h4, Taverns m7 and r7, Quarry e13, Towers p14 and m18
PIECES = ("quarry", "barracks_crossroads", "city_hall_fort", "monastery_wagon")
MOVES = ("paddock", "barn", "quarry", "caravan")  # Paddocks i3 and b7, Barns q3 and m7


# -- nothing is placed on it or moved to it --------------------------------------------------------------------


@pytest.mark.rule("KB-11.23")
def test_the_mandatory_action_goes_round_a_wall() -> None:
    free = expanded(NOMADS, "d6")
    assert cells(free) == {"d5", "d7"}
    match = expanded(NOMADS, "d6", walls="d5")
    assert cells(match) == {"d7"}
    assert rule(match, "d5") == "KB-11.23"


@pytest.mark.rule("KB-11.23")
def test_a_walled_cell_is_not_eligible_and_does_not_bind() -> None:
    match = expanded(NOMADS, "d6", walls="d5 d7")
    assert {"a1", "t20", "c5"} <= cells(match)
    assert not {"d5", "d7"} & cells(match)


#: Board, own settlements, fields, what is done, and a cell that is one of several targets then.
TARGETS: dict[str, tuple[tuple[str, ...], str, dict[str, Any], tuple[str, ...], str]] = {
    "garden": (NOMADS, "n17 f13", {"tiles": ["garden"]}, ("use garden",), "m17"),
    "village": (NOMADS, "g15 k12 l11 m13 r10 t9 s11", {"tiles": ["village"]}, ("use village",), "l12"),
    "donation": (NOMADS, "k12", {"tiles": ["donation_canyon"]}, ("use donation_canyon",), "k11"),
    "outpost": (NOMADS, "d6", {"tiles": ["outpost"]}, (), "a1"),
    "oracle": (MIXED, "h3 b1", {"tiles": ["oracle"]}, ("use oracle",), "a1"),
    "tavern": (MIXED, "l8 b1 c1 d1", {"tiles": ["tavern"]}, ("use tavern",), "a1"),
    "tower": (MIXED, "q14 b1", {"tiles": ["tower"]}, ("use tower",), "a1"),
    "barn": (MOVES, "q2 a9", {"tiles": ["barn"]}, ("use barn", "lift q2"), "a10"),
    "paddock": (MOVES, "h3 b9", {"tiles": ["paddock"]}, ("use paddock", "lift b9"), "a11"),
    "caravan": (NOMADS, "l8 b1", {"tiles": ["caravan"]}, ("use caravan", "lift b1"), "a1"),
    "resettlement": (NOMADS, "l8 b1", {"tiles": ["resettlement"]}, ("use resettlement", "lift b1"), "a1"),
    "warrior": (PIECES, "n3 b1", {"tiles": ["barracks"]}, ("use barracks",), "a1"),
    "wagon": (PIECES, "s18 b1", {"tiles": ["wagon"]}, ("use wagon",), "a1"),
    "driving": (PIECES, "s18", {"tiles": ["wagon"], "wagon": "b1"}, ("use wagon",), "a1"),
    "fort": (PIECES, "g18 b1", {"tiles": ["fort"], "discards": {"grass": 4}}, ("use fort",), "a1"),
    "quarry": (NOMADS, "e2 b1", {"tiles": ["quarry"]}, ("use quarry",), "a1"),
}


def offered(match: Match) -> set[str]:
    return cells(match) | puts(match) | outposts(match)


@pytest.mark.rule("KB-11.23")
@pytest.mark.parametrize("kind", TARGETS)
def test_no_extra_action_goes_to_a_walled_cell(kind: str) -> None:
    quadrants, own, fields, actions, cell = TARGETS[kind]
    nomads = ["resettlement", "donation_canyon", "outpost", "sword", "treasure", "donation_water"]
    count = len(expanded(quadrants).view(None)["nomads"])
    fields = {"nomads": nomads[:count], "removed": {}, **fields}
    if kind == "fort":  # only grass is left to be drawn
        fields["removed"] = dict.fromkeys(("canyon", "desert", "flowers", "forest"), 5)
    free = expanded(quadrants, own, played="grass", **fields)
    play(free, *actions)
    assert cell in offered(free)
    match = expanded(quadrants, own, played="grass", walls=cell, **fields)
    play(match, *actions)
    assert offered(match)
    assert cell not in offered(match)
    assert rule(match, cell) == "KB-11.23"


@pytest.mark.rule("KB-11.23", "KB-12.51")
def test_a_city_hall_covers_no_wall() -> None:
    match = expanded(PIECES, "f12 g12", tiles=["city_hall"])
    assert "i12" in puts(walk(match, "use city_hall"))
    for cell in neighbours("i12") | {"i12"}:
        walled = expanded(PIECES, "f12 g12", tiles=["city_hall"], walls=cell)
        assert "i12" not in puts(walk(walled, "use city_hall") if "city_hall" in tiles(walled) else walled)


# -- it stays --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.23")
def test_no_action_moves_or_removes_a_wall() -> None:
    nomads = ["sword", "resettlement", "outpost", "treasure", "donation_water", "donation_grass"]
    match = expanded(NOMADS, "l8 d8", "a9", walls="c5 d7 a1", nomads=nomads, tiles=["sword", "resettlement", "caravan"])
    assert removes(walk(match, "use sword")) == {"a9"}
    assert lifts(walk(match, "use resettlement")) == {"l8", "d8"}
    assert lifts(walk(match, "use caravan")) == {"l8", "d8"}
    for _ in range(6):
        take_turn(match)
    assert match.view(None)["walls"] == ["a1", "c5", "d7"]


# -- it is nobody's settlement ---------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.24")
def test_a_wall_is_no_settlement_for_touching() -> None:
    # The wall at d5 touches grass at c5; the only own settlement touches no grass.
    match = expanded(NOMADS, "t1", walls="d5")
    assert {"c5", "a1", "t20"} <= cells(match)


@pytest.mark.rule("KB-11.24")
def test_a_wall_is_no_part_of_a_line() -> None:
    three = expanded(MIXED, "l8 b1 c1 d1", tiles=["tavern"])
    assert cells(walk(three, "use tavern")) == {"a1", "e1"}
    match = expanded(MIXED, "l8 b1 c1", walls="d1", tiles=["tavern"])
    assert tiles(match) == set()


@pytest.mark.rule("KB-11.24")
def test_a_wall_is_no_own_settlement_for_the_village() -> None:
    three = expanded(NOMADS, "g15 k12 l11 m13", tiles=["village"])
    assert "l12" in cells(walk(three, "use village"))
    match = expanded(NOMADS, "g15 k12 l11", walls="m13", tiles=["village"])
    assert tiles(match) == set()


@pytest.mark.rule("KB-11.24")
def test_a_wall_is_no_settlement_of_another_player() -> None:
    quadrants = ("cathedral_watchtower", "quarry", "paddock", "tower")
    match = expanded(quadrants, "c7", walls="h9", tiles=["watchtower"])
    assert tiles(match) - {"cultivate"} == set()
    rival = expanded(quadrants, "c7", "h9", tiles=["watchtower"])
    assert cells(walk(rival, "use watchtower"))
    paying = expanded(NOMADS, "d6", walls="d4 e5 c4", cards=["ambassadors", "shepherds", "families"])
    play(paying, "build d5")
    assert line(paying, "ambassadors") == 0


@pytest.mark.rule("KB-11.24")
def test_walls_score_nothing_and_join_nothing() -> None:
    cards = ["citizens", "hermits", "knights"]
    bare = expanded(NOMADS, "a9 c10 d8", cards=cards)
    walled = expanded(NOMADS, "a9 c10 d8", walls="b9 b10 c8 d7", cards=cards)
    joined = expanded(NOMADS, "a9 c10 d8 b9 b10", cards=cards)  # a9, b9, b10 and c10 are one area
    assert walled.scores == bare.scores
    assert [line(walled, card) for card in cards] == [0, 3, 2]
    assert [line(joined, card) for card in cards] == [2, 2, 4]


@pytest.mark.rule("KB-11.24")
def test_a_wall_takes_no_tile() -> None:
    match = expanded(NOMADS, "e2 e7", tiles=["quarry"], played="grass")
    assert {"d6", "d7"} <= neighbours("c6")
    play(match, "use quarry", "put d6", "put d7")
    assert tile_states(match) == {"quarry@e3": "used"}
    assert match.view(None)["nomads"][0]["tile"] is not None


@pytest.mark.rule("KB-11.24")
def test_a_wall_keeps_no_tile() -> None:
    match = expanded(NOMADS, "l8", tiles=["caravan"], walls="m8 l7")
    play(match, "use caravan", "lift l8")
    assert "tile-lost" in play(match, f"move-to {min(cells(match))}")
    assert "caravan@m7" not in tile_states(match)
