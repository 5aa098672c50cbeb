"""KB-13.6, KB-13.60, KB-13.61 and KB-13.64: the Fountain, next to one own settlement and to nobody else's."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import buildable, in_order, land, outposts
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands
from tests.games.kingdom_builder.positions import cells, neighbours, play, rule, seat, tiles, walk

#: The Fountain at e2 and e9, the Wagon at s19, the Quarry at e13, nomad cells at c16, h16 and f18; Barracks at n4.
PIECES = ("fountain", "barracks_crossroads", "quarry", "monastery_wagon")
NOMADS = {"nomads": ["outpost", "sword", "treasure"]}


def fountain(own: str, *others: Any, **fields: Any) -> Match:
    """The Fountain at o12 is used; o13 is next to it."""
    return walk(marshlands(f"o13 {own}", *others, tiles=["fountain@o12"], **fields), "use fountain")


def lonely(own: set[str], others: set[str], free: set[str]) -> set[str]:
    """The cells that touch exactly one of the own ones, and none of the others."""
    return {cell for cell in free if len(neighbours(cell) & own) == 1 and not neighbours(cell) & others}


@pytest.mark.rule("KB-13.6")
@pytest.mark.parametrize("seed", range(15))
def test_the_fountain_goes_where_it_touches_exactly_one_own_settlement_and_no_other_players(seed: int) -> None:
    chance = random.Random(seed)
    taken = chance.sample(in_order(buildable(BOARD) - {"o13"}), 45)
    own, others = {"o13", *taken[:18]}, set(taken[18:])
    match = fountain(" ".join(own - {"o13"}), " ".join(taken[18:30]), " ".join(taken[30:]))
    assert cells(match) == lonely(own, others, buildable(BOARD) - own - others)


@pytest.mark.rule("KB-13.6")
def test_the_settlement_comes_from_the_supply() -> None:
    match = fountain("")
    play(match, "build n12")
    assert seat(match)["supply"] == 38
    assert rule(match, "fountain") == "KB-5.7"


@pytest.mark.rule("KB-13.6")
def test_the_fountain_goes_on_any_buildable_terrain_whatever_card_is_played() -> None:
    match = fountain("", played="canyon")
    assert cells(match) == neighbours("o13") & buildable(BOARD)
    coast = fountain("q11 n15")
    assert neighbours("q11", "n15") & land(BOARD, "water")
    assert neighbours("q11", "n15") & land(BOARD, "mountain")
    assert not cells(coast) & land(BOARD, "water", "mountain")


@pytest.mark.rule("KB-13.6")
def test_a_cell_next_to_two_own_settlements_is_no_target() -> None:
    match = fountain("n14")
    assert "n13" in neighbours("o13") & neighbours("n14")
    assert "n13" not in cells(match)
    assert rule(match, "n13") == "KB-13.6"


@pytest.mark.rule("KB-13.60")
@pytest.mark.parametrize(
    "piece",
    [{"settlements": "d5"}, {"wagon": "d5"}, {"hall": "c4"}],
)
def test_every_piece_of_another_player_is_in_the_way(piece: dict[str, str]) -> None:
    quadrants = ("fountain", "barracks_crossroads", "city_hall_fort", "quarry")
    match = marshlands("f5 f1", piece, tiles=["fountain@e2"], quadrants=quadrants, **NOMADS)
    assert cells(walk(marshlands("f5 f1", tiles=["fountain@e2"], quadrants=quadrants, **NOMADS), "use fountain")) >= {
        "e5"
    }
    play(match, "use fountain")
    assert "e5" not in cells(match)
    assert "g5" in cells(match)


@pytest.mark.rule("KB-13.60")
def test_another_players_ship_is_in_the_way() -> None:
    open_way = marshlands("f2", tiles=["fountain@e2"], quadrants=PIECES, **NOMADS)
    assert "g3" in cells(walk(open_way, "use fountain"))
    closed = marshlands("f2", {"ship": "h3"}, tiles=["fountain@e2"], quadrants=PIECES, **NOMADS)
    assert "g3" in neighbours("h3")
    assert "g3" not in cells(walk(closed, "use fountain"))


@pytest.mark.rule("KB-13.60")
def test_another_players_warrior_is_in_the_way() -> None:
    match = marshlands("f2 e4", {"warriors": "e6"}, tiles=["fountain@e2"], quadrants=PIECES, **NOMADS)
    assert not cells(walk(match, "use fountain")) & neighbours("e6")


@pytest.mark.rule("KB-13.60")
def test_a_piece_of_ones_own_counts_as_a_settlement() -> None:
    match = marshlands("f2", wagon="d5", tiles=["fountain@e2"], quadrants=PIECES, **NOMADS)
    found = cells(walk(match, "use fountain"))
    assert found == lonely({"f2", "d5"}, set(), buildable(PIECES) - {"f2", "d5"})
    assert found & neighbours("d5")


@pytest.mark.rule("KB-13.60")
def test_walls_are_not_in_the_way() -> None:
    match = marshlands("f2", tiles=["fountain@e2"], quadrants=PIECES, walls="f4 h1", **NOMADS)
    found = cells(walk(match, "use fountain"))
    free = buildable(PIECES) - {"f2", "f4", "h1"}
    assert found == lonely({"f2"}, set(), free)
    assert found & neighbours("f4")


@pytest.mark.rule("KB-13.61")
def test_without_such_a_cell_the_fountain_is_unavailable() -> None:
    match = marshlands("o13", "n13 p13 n14 q13", tiles=["fountain@o12"])
    assert tiles(match) == set()
    assert rule(match, "fountain") in ("KB-13.6", "KB-13.61")


@pytest.mark.rule("KB-13.61")
def test_there_is_no_free_choice_elsewhere_and_no_outpost() -> None:
    quadrants = ("fountain", "caravan", "village", "garden")
    match = marshlands(
        "f2", tiles=["fountain@e2", "outpost"], quadrants=quadrants, nomads=["outpost", "sword", "treasure"]
    )
    play(match, "use fountain")
    assert cells(match) == neighbours("f2") & buildable(quadrants)
    assert outposts(match) == set()


@pytest.mark.rule("KB-13.64")
def test_example_one_cell_next_to_a_palace_fits() -> None:
    # Next to the palace at r6: s6 is another player's, s5 touches it, r5 touches two own ones, r7 none, s7 is water.
    match = fountain("p6 q4 r4", "s6")
    assert neighbours("r6") == {"q6", "s6", "r5", "s5", "r7", "s7"}
    assert cells(match) & neighbours("r6") == {"q6"}
    play(match, "build q6")
    assert "q6" in seat(match)["settlements"]
