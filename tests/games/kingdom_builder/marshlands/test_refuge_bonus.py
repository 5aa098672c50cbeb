"""KB-13.8 and KB-13.42 to KB-13.45: the Refuge bonus moves a settlement in a line to the nearest empty cell."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import buildable, in_order, land
from tests.games.kingdom_builder.marshlands.places import BOARD, lines, marshlands
from tests.games.kingdom_builder.positions import cells, held, lifts, neighbours, play, rule, settlements, tiles, walk

#: The bonus tile is held without the location tiles it came with.
BONUS = {"tiles": ["refuge_bonus"], "lost": ["refuge@m9", "refuge@p2"]}
#: Refuges at p2 and m9, the Barracks at d4.
GUARDED = ("barracks_crossroads", "refuge", "quarry", "canoe")


def bonus(own: str, *others: Any, **fields: Any) -> Match:
    return marshlands(own, *others, **{**BONUS, **fields})


def lifted(cell: str, *others: Any, own: str = "", **fields: Any) -> Match:
    """A settlement on that cell is lifted by the Refuge bonus."""
    return walk(bonus(f"{cell} {own}", *others, **fields), "use refuge_bonus", f"lift {cell}")


def nearest(cell: str, taken: set[str]) -> set[str]:
    """For each direction the nearest empty buildable cell."""
    free = buildable(BOARD) - taken
    firsts = [next((name for name in line if name in free), None) for line in lines(cell)]
    return {name for name in firsts if name is not None}


@pytest.mark.rule("KB-13.8")
@pytest.mark.parametrize("seed", range(12))
def test_it_goes_to_the_nearest_empty_buildable_cell_of_each_direction(seed: int) -> None:
    chance = random.Random(seed)
    taken = chance.sample(in_order(buildable(BOARD)), 70)
    own, other, third = taken[:20], taken[20:45], taken[45:]
    match = walk(bonus(" ".join(own), " ".join(other), " ".join(third)), "use refuge_bonus")
    for cell in own:
        expected = nearest(cell, set(taken))
        assert cells(walk(match, f"lift {cell}")) == expected, cell


@pytest.mark.rule("KB-13.8")
def test_it_jumps_over_water_mountains_special_cells_and_pieces() -> None:
    # West of j5 lie four water cells; west of g7 the palace and an own and another player's settlement.
    assert land(BOARD, "water") >= {"f5", "g5", "h5", "i5"}
    assert "e5" in cells(lifted("j5"))
    match = lifted("g7", "e7", own="d7")
    assert "f7" in land(BOARD, "palace")
    assert "c7" in cells(match)
    play(match, "move-to c7")
    assert settlements(match) == {"c7", "d7"}


@pytest.mark.rule("KB-13.8")
def test_it_does_not_go_beyond_the_nearest_empty_cell() -> None:
    match = lifted("g7")
    assert "e7" in cells(match)
    assert not {"d7", "c7", "a7"} & cells(match)
    assert rule(match, "d7") == "KB-13.8"


@pytest.mark.rule("KB-13.8")
def test_it_jumps_over_walls() -> None:
    quadrants = ("temple", "refuge", "canoe", "quarry")
    nomads = ["outpost", "sword", "treasure"]
    match = lifted("a1", quadrants=quadrants, nomads=nomads, walls="b1 c1")
    assert cells(match) >= {"d1"}
    assert not {"b1", "c1"} & cells(match)


@pytest.mark.rule("KB-13.42")
def test_the_nearest_cell_may_be_the_adjacent_one() -> None:
    assert cells(lifted("c12")) == {"c13", "d13", "c11", "d11", "d12", "a12"}
    assert "b12" in land(BOARD, "palace")


@pytest.mark.rule("KB-13.42")
def test_a_line_without_an_empty_buildable_cell_offers_nothing() -> None:
    # The row of q2 to the left: the Refuge, a mountain, water, then m2, k2 and so on, all taken by others.
    row = in_order({cell for cell in buildable(BOARD) if cell[1:] == "2"})
    match = lifted("q2", " ".join(cell for cell in row if cell < "q2"))
    assert cells(match) == nearest("q2", {cell for cell in row if cell < "q2"})
    assert not {cell for cell in cells(match) if cell[1:] == "2" and cell < "q2"}


@pytest.mark.rule("KB-13.42")
def test_a_settlement_without_a_target_cannot_be_lifted() -> None:
    # Lines from a20: the last row to the right, and one diagonal up; all that is buildable there is taken.
    line = {name for ray in lines("a20") for name in ray} & buildable(BOARD)
    match = bonus("a20 a1", " ".join(in_order(line - {"a1"})))
    play(match, "use refuge_bonus")
    assert lifts(match) == {"a1"}
    assert rule(match, "a20") == "KB-4.14"


@pytest.mark.rule("KB-13.42")
def test_without_any_target_it_is_unavailable() -> None:
    line = {name for ray in lines("a20") for name in ray} & buildable(BOARD)
    match = bonus("a20", " ".join(in_order(line)))
    assert tiles(match) == set()
    assert rule(match, "refuge_bonus") == "KB-13.8"


@pytest.mark.rule("KB-13.43")
def test_a_guarded_nearest_cell_closes_its_direction() -> None:
    # A warrior at c11 guards b11, and keeps the settlement from jumping on to h11, beyond water and a mountain.
    open_way = lifted("a11", quadrants=GUARDED)
    assert "b11" in cells(open_way)
    closed = lifted("a11", {"warriors": "c11"}, quadrants=GUARDED)
    assert "b11" in neighbours("c11")
    assert not {cell for cell in cells(closed) if cell[1:] == "11"}
    assert rule(closed, "b11") == "KB-12.33"
    assert rule(closed, "h11") == "KB-13.8"


@pytest.mark.rule("KB-13.43")
def test_guarded_cells_that_are_occupied_or_not_buildable_are_jumped_over() -> None:
    # b11 is guarded and taken, c11 holds the warrior, d11 to f11 are water, g11 is a mountain: h11 is the nearest.
    match = lifted("a11", {"settlements": "b11", "warriors": "c11"}, quadrants=GUARDED)
    assert land(GUARDED, "water") >= {"d11", "e11", "f11"}
    assert {cell for cell in cells(match) if cell[1:] == "11"} == {"h11"}


@pytest.mark.rule("KB-12.41")
def test_a_warrior_that_moves_like_a_settlement_does_not_guard_the_nearest_cell_from_itself() -> None:
    match = bonus("", warriors="a11", quadrants=GUARDED, pieces="like_settlements")
    play(match, "use refuge_bonus", "lift a11")
    assert "b11" in cells(match)


@pytest.mark.rule("KB-13.44")
def test_it_does_not_ask_for_touching_an_own_settlement() -> None:
    match = lifted("c12", own="b11 d10")
    touching = {cell for cell in cells(match) if neighbours(cell) & {"b11", "d10"}}
    assert touching
    assert cells(match) - touching


@pytest.mark.rule("KB-13.45")
def test_example_over_another_players_settlements_to_the_second_temple() -> None:
    # Along row 9 from n9, over the Refuge at m9 and the settlements on l9 and k9, to j9 beside the Temple at i8.
    match = marshlands("b2 m8 q2 n9", "l9 k9", tiles=["temple@c3", "refuge@m9", "refuge@p2", "refuge_bonus"])
    play(match, "use refuge_bonus", "lift n9")
    assert "j9" in cells(match)
    play(match, "move-to j9")
    assert {"temple@c3 fresh", "temple@i8 new", "temple_bonus new"} <= set(held(match))
