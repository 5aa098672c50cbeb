"""KB-11.8, KB-11.50 to KB-11.52 and KB-11.56: the Outpost in the mandatory action."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, expanded, full, land, outposts, tile_states
from tests.games.kingdom_builder.positions import (
    TERRAINS,
    cells,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    tiles,
)

TILES = ["outpost", "outpost", "donation_grass", "donation_flowers", "sword", "treasure"]


def table(own: str = "d6", *others: str | dict[str, Any], more: tuple[str, ...] = (), **fields: Any) -> Match:
    """On the board of the Nomads seat 0 has the Outpost of c6. d6 touches grass at d5 and d7 only."""
    return expanded(NOMADS, own, *others, tiles=["outpost@c6", *more], nomads=TILES, **fields)


GRASS = land(NOMADS, "grass")


@pytest.mark.rule("KB-11.8", "KB-11.51")
def test_one_settlement_of_the_mandatory_action_need_not_touch_an_own_one() -> None:
    match = table()
    assert cells(match) == {"d5", "d7"}
    assert outposts(match) == GRASS - {"d5", "d7"} - {"d6"}
    kinds = play(match, "outpost t20")
    assert {"used", "built"} <= set(kinds)
    assert settlements(match) == {"d6", "t20"}
    assert (match.view(0)["placed"], match.view(0)["due"], seat(match)["supply"]) == (1, 2, 38)
    assert tile_states(match)["outpost@c6"] == "used"


@pytest.mark.rule("KB-11.8", "KB-11.51")
def test_the_others_follow_the_rule_of_touching() -> None:
    match = table()
    play(match, "outpost t20")
    assert outposts(match) == set()
    assert cells(match) == {"d5", "d7"} | neighbours("t20") & GRASS
    assert rule(match, "a1") == "KB-4.7"


@pytest.mark.rule("KB-11.8")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_any_of_the_three_settlements_may_be_the_one(turn: int) -> None:
    match = table()
    for _ in range(turn):
        play(match, f"build {min(cells(match))}")
    assert "t20" in outposts(match)
    play(match, "outpost t20")
    assert outposts(match) == set()


@pytest.mark.rule("KB-11.8")
def test_everything_else_the_action_asks_for_stays() -> None:
    match = table("d6", "a1", walls="b1")
    assert outposts(match) == GRASS - {"d5", "d7", "d6", "a1", "b1"}
    expected = {"e5": "KB-4.5", "k1": "KB-4.3", "a1": "KB-4.1", "b1": "KB-11.23", "e3": "KB-4.4", "c6": "KB-11.15"}
    assert {cell: rule(match, cell) for cell in expected} == expected


@pytest.mark.rule("KB-11.8", "KB-12.33")
def test_the_outpost_opens_no_guarded_cell() -> None:
    match = table("d6", {"warriors": "s20"})
    assert "t20" in neighbours("s20")
    assert outposts(match) == GRASS - {"d5", "d6", "d7"} - neighbours("s20") - {"s20"}
    assert rule(match, "t20") == "KB-12.33"


@pytest.mark.rule("KB-11.50")
def test_the_outpost_is_never_begun_by_use() -> None:
    match = table()
    assert "use outpost" not in options(match)
    assert tiles(match) == set()
    assert rule(match, "outpost") in ("KB-11.50", "KB-11.8")


@pytest.mark.rule("KB-11.20", "KB-11.19")
def test_an_outpost_not_played_leaves_the_game_at_the_end_of_the_turn() -> None:
    match = table()
    for _ in range(3):
        play(match, f"build {min(cells(match))}")
    assert "nomad-gone" in play(match, "end-turn")
    assert "outpost@c6" not in tile_states(match)


@pytest.mark.rule("KB-11.18", "KB-11.8")
def test_an_outpost_taken_this_turn_does_not_serve_yet() -> None:
    match = expanded(NOMADS, "d8", nomads=TILES)
    play(match, "build d7")
    assert tile_states(match) == {"outpost@c6": "new"}
    assert outposts(match) == set()


@pytest.mark.rule("KB-11.21", "KB-11.51")
def test_two_outposts_serve_for_two_settlements() -> None:
    match = expanded(NOMADS, "d6", tiles=["outpost@c6", "outpost@h6"], nomads=TILES)
    play(match, "outpost t20")
    assert "a1" in outposts(match)
    play(match, "outpost a1")
    assert outposts(match) == set()
    assert cells(match) == neighbours("d6", "t20", "a1") & GRASS


@pytest.mark.rule("KB-11.52")
def test_where_the_choice_is_free_anyway_the_outpost_is_not_needed() -> None:
    match = table("t1")
    assert not neighbours("t1") & GRASS
    assert cells(match) == GRASS
    assert outposts(match) == set()
    play(match, "build t20")
    assert "a1" in outposts(match)  # now there is a cell that binds
    first = table("")
    assert (cells(first), outposts(first)) == (GRASS, set())


@pytest.mark.rule("KB-11.52")
def test_the_outpost_is_offered_for_cells_that_touch_no_own_settlement_only() -> None:
    match = table()
    assert cells(match) & outposts(match) == set()
    crowded = table("d6", *full(NOMADS, "grass", but="d5 d6 d7"))
    assert (cells(crowded), outposts(crowded)) == ({"d5", "d7"}, set())


@pytest.mark.rule("KB-11.8")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_terrain_is_that_of_the_card(terrain: str) -> None:
    match = table(played=terrain)
    assert outposts(match) | cells(match) == land(NOMADS, terrain) - {"d6"}


@pytest.mark.rule("KB-11.8")
def test_nobody_else_can_play_the_outpost() -> None:
    match = expanded(NOMADS, "d6", {"settlements": "a9", "tiles": ["outpost@c6"]}, nomads=TILES)
    assert outposts(match) == set()


@pytest.mark.rule("KB-11.56", "KB-11.8", "KB-11.51")
def test_example_two_settlements_beside_own_ones_and_the_third_elsewhere_beside_a_nomad_cell() -> None:
    match = table("c18", played="grass")
    assert "r18" in neighbours("q18")
    play(match, "build d18", "build c19")
    assert "r18" in outposts(match)
    kinds = play(match, "outpost r18")
    assert "nomad-gained" in kinds
    assert settlements(match) == {"c18", "d18", "c19", "r18"}
    assert match.view(0)["due"] == 0
