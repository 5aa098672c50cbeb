"""KB-13.4 and KB-13.44: the Refuge moves a settlement to a cell next to it."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import buildable
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands
from tests.games.kingdom_builder.positions import cells, held, lifts, neighbours, play, rule, settlements, tiles, walk

#: The Refuges at p2 and m9, the Barracks at d4, the Quarry at e13.
NOMADS = ["outpost", "sword", "treasure"]
GUARDED = ("barracks_crossroads", "refuge", "quarry", "canoe")


@pytest.mark.rule("KB-13.4")
@pytest.mark.parametrize("cell", ["a1", "j9", "e5", "f8", "r3", "n9", "c12", "t20"])
def test_the_refuge_moves_to_an_adjacent_cell_of_any_buildable_terrain(cell: str) -> None:
    own = {cell, "m8"}
    match = walk(marshlands(" ".join(own), tiles=["refuge@m9"]), "use refuge", f"lift {cell}")
    assert cells(match) == neighbours(cell) & buildable(BOARD) - {"m8"}
    assert cells(match)


@pytest.mark.rule("KB-13.4")
def test_the_refuge_goes_to_empty_cells_only() -> None:
    match = walk(marshlands("m8 a13", "a12", tiles=["refuge@m9"]), "use refuge", "lift a13")
    assert cells(match) == {"b13", "a14"}
    assert rule(match, "a12") == "KB-4.1"
    assert rule(match, "a13") == "KB-4.12"
    assert rule(match, "c13") == "KB-13.4"


@pytest.mark.rule("KB-13.4")
def test_water_mountains_special_cells_and_walls_are_no_targets() -> None:
    # Next to f8 lie the palace at f7 and the water cell g8; next to o6 the mountain o5.
    match = walk(marshlands("m8 f8 o6", tiles=["refuge@m9"]), "use refuge")
    assert {"f7", "g8"} <= neighbours("f8")
    assert not {"f7", "g8"} & cells(walk(match, "lift f8"))
    assert "o5" in neighbours("o6")
    assert "o5" not in cells(walk(match, "lift o6"))
    walled = marshlands("m8 a11", tiles=["refuge@m9"], quadrants=GUARDED, nomads=NOMADS, walls="b11")
    play(walled, "use refuge", "lift a11")
    assert cells(walled) == neighbours("a11") & buildable(GUARDED) - {"b11"}
    assert rule(walled, "b11") == "KB-11.23"


@pytest.mark.rule("KB-13.4")
def test_a_settlement_without_a_free_cell_next_to_it_cannot_be_lifted() -> None:
    # a1 has two neighbours; both are another player's.
    match = marshlands("m8 a1", "b1 a2", tiles=["refuge@m9"])
    assert neighbours("a1") == {"b1", "a2"}
    play(match, "use refuge")
    assert lifts(match) == {"m8"}
    assert rule(match, "a1") == "KB-4.14"


@pytest.mark.rule("KB-13.4")
def test_without_any_target_the_refuge_is_unavailable() -> None:
    around = neighbours("m8") & buildable(BOARD)
    match = marshlands("m8", " ".join(around), tiles=["refuge@m9"])
    assert tiles(match) == set()
    assert rule(match, "refuge") == "KB-13.4"


@pytest.mark.rule("KB-13.4")
def test_the_refuge_needs_no_supply_and_serves_before_and_after_the_mandatory_action() -> None:
    match = marshlands("m8 a1", tiles=["refuge@m9"], played="desert")
    assert tiles(match) == {"refuge"}
    play(match, "build b1", "build c1", "build d1")
    assert tiles(match) == {"refuge"}
    play(match, "use refuge", "lift d1", "move-to e1")
    assert settlements(match) == {"m8", "a1", "b1", "c1", "e1"}


@pytest.mark.rule("KB-13.4")
def test_guarded_cells_are_no_targets() -> None:
    match = marshlands("m8 l5", {"warriors": "k3"}, tiles=["refuge@m9"], quadrants=GUARDED)
    guarded = neighbours("k3")
    play(match, "use refuge", "lift l5")
    assert neighbours("l5") & guarded
    assert cells(match) == neighbours("l5") & buildable(GUARDED) - guarded
    assert rule(match, next(iter(neighbours("l5") & guarded))) == "KB-12.33"


@pytest.mark.rule("KB-12.41")
def test_a_warrior_that_moves_like_a_settlement_does_not_guard_the_cells_next_to_it_from_itself() -> None:
    match = marshlands("m8", warriors="a1", tiles=["refuge@m9"], quadrants=GUARDED, pieces="like_settlements")
    play(match, "use refuge")
    assert lifts(match) == {"m8", "a1"}
    play(match, "lift a1")
    assert cells(match) == neighbours("a1") & buildable(GUARDED)


@pytest.mark.rule("KB-13.44")
def test_the_refuge_does_not_ask_for_touching_an_own_settlement() -> None:
    # Of the cells next to b13 some touch the own settlement c13, some do not: all are targets.
    match = walk(marshlands("m8 b13 c13", tiles=["refuge@m9"]), "use refuge", "lift b13")
    assert cells(match) == neighbours("b13") & buildable(BOARD) - {"c13"}
    assert cells(match) - neighbours("c13")
    assert cells(match) & neighbours("c13")


@pytest.mark.rule("KB-13.44")
def test_moving_away_from_a_location_loses_its_tile() -> None:
    match = walk(marshlands("m8", tiles=["refuge@m9"]), "use refuge", "lift m8")
    assert held(walk(match, "move-to m7")) == []
    assert held(walk(match, "move-to l8")) == ["refuge@m9 used"]
