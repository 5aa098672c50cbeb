"""KB-11.7 and KB-11.44 to KB-11.49: the Resettlement."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, buildable, expanded, land, tile_states
from tests.games.kingdom_builder.positions import (
    all_but,
    cells,
    held,
    lifts,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)

TILES = ["donation_grass", "resettlement", "donation_desert", "sword", "outpost", "treasure"]


def begin(own: str, *others: str | dict[str, Any], more: tuple[str, ...] = (), **fields: Any) -> Match:
    """Seat 0 has just begun the Resettlement, taken from h6."""
    match = expanded(NOMADS, own, *others, tiles=["resettlement", *more], nomads=TILES, **fields)
    play(match, "use resettlement")
    return match


def step(match: Match, way: str) -> list[str]:
    """Walk along those cells, one step after another."""
    kinds: list[str] = []
    stops = way.split()
    for origin, cell in pairwise(stops):
        kinds += play(match, f"lift {origin}", f"move-to {cell}")
    return kinds


@pytest.mark.rule("KB-11.7")
def test_resettlement_moves_to_adjacent_empty_buildable_cells() -> None:
    match = begin("d8 k12", "c8", played="flowers")
    assert options(match) == {"lift d8", "lift k12"}
    play(match, "lift d8")
    # d8 touches grass at c8 (taken) and d7, canyon at e8, e7, grass at e9 and water at d9.
    assert cells(match) == neighbours("d8") & buildable(NOMADS) - {"c8"}
    assert cells(match) == {"d7", "e8", "e7", "e9"}
    play(match, "move-to e7")
    assert settlements(match) == {"e7", "k12"}
    assert seat(match)["supply"] == 38


@pytest.mark.rule("KB-11.7")
def test_resettlement_takes_four_steps_in_all_at_most() -> None:
    match = begin("k12 r10")
    step(match, "k12 k11 k10 k9")
    assert lifts(match) == {"k9", "r10"}
    step(match, "r10 r9")
    assert settlements(match) == {"k9", "r9"}
    assert not lifts(match)
    assert "stop" not in options(match)
    assert "build a1" in options(match)  # the turn goes on


@pytest.mark.rule("KB-11.7")
def test_one_settlement_may_take_all_four_steps() -> None:
    match = begin("a11")
    step(match, "a11 b11 c11 d11 e11")
    assert settlements(match) == {"e11"}
    assert not lifts(match)


@pytest.mark.rule("KB-11.7")
def test_four_settlements_may_take_one_step_each() -> None:
    match = begin("a9 k12 r10 t1 h11")
    for way in ("a9 a10", "k12 k11", "r10 s10", "t1 t2"):
        step(match, way)
    assert settlements(match) == {"a10", "k11", "s10", "t2", "h11"}
    assert not lifts(match)


@pytest.mark.rule("KB-11.44")
def test_resettlement_may_be_ended_after_any_step_but_not_before_the_first() -> None:
    match = begin("a11")
    assert "stop" not in options(match)
    assert rule(match, "turn:stop") == "KB-3.8"
    for way in ("a11 b11", "b11 c11", "c11 d11"):
        step(match, way)
        assert "stop" in options(match)
        done = match.clone()
        play(done, "stop")
        assert "lift" not in {option.split()[0] for option in options(done)}
        assert settlements(done) == {way.split()[1]}
        assert tile_states(done) == {"resettlement@h6": "used"}


@pytest.mark.rule("KB-11.44")
def test_the_same_settlement_can_go_on_after_anothers_step() -> None:
    match = begin("a11 k12")
    for way in ("a11 b11", "k12 l12", "b11 c11", "l12 m12"):
        step(match, way)
    assert settlements(match) == {"c11", "m12"}


@pytest.mark.rule("KB-11.44", "KB-3.8")
def test_a_lifted_settlement_must_take_its_step() -> None:
    match = begin("a11")
    step(match, "a11 b11")
    play(match, "lift b11")
    assert "stop" not in options(match)
    assert rule(match, "turn:stop") == "KB-3.8"
    assert rule(match, "turn:end") == "KB-3.8"


@pytest.mark.rule("KB-11.45")
def test_every_cell_entered_is_empty_and_buildable() -> None:
    match = begin("a9 t1", "b9", walls="a10", played="grass")
    assert neighbours("a9") == {"b9", "a8", "a10"}
    play(match, "lift a9")
    assert cells(match) == {"a8"}
    expected = {
        "b9": "KB-4.1",
        "a10": "KB-11.23",
        "c9": "KB-4.3",
        "a11": "KB-11.7",  # two steps away
        "b10": "KB-11.7",
        "a9": "KB-4.12",
        "c6": "KB-11.15",
    }
    assert {target: rule(match, target) for target in expected} == expected


@pytest.mark.rule("KB-11.45", "KB-12.39", "KB-12.37")
@pytest.mark.parametrize("owner", [0, 1])
def test_resettlement_enters_no_cell_next_to_a_warrior(owner: int) -> None:
    own: dict[str, Any] = {"warriors": "e11"} if owner == 0 else {}
    rival = {} if owner == 0 else {"warriors": "e11"}
    match = begin("a11", rival, **own)
    step(match, "a11 b11 c11")
    play(match, "lift c11")
    guarded = neighbours("e11")
    assert "d11" in guarded
    assert cells(match) == neighbours("c11") & buildable(NOMADS) - guarded
    assert rule(match, "d11") == "KB-12.33"


@pytest.mark.rule("KB-11.45", "KB-12.36")
def test_resettlement_may_leave_a_guarded_cell() -> None:
    match = begin("d11", {"warriors": "e11"})
    assert "d11" in neighbours("e11")
    step(match, "d11 c11")
    assert settlements(match) == {"c11"}


@pytest.mark.rule("KB-11.45")
def test_a_settlement_without_a_free_cell_beside_it_cannot_be_lifted() -> None:
    match = begin("a11 k12", "a10 b11 a12")
    assert lifts(match) == {"k12"}
    assert rule(match, "a11") == "KB-4.14"
    assert rule(match, "a10") == "KB-4.13"
    alone = expanded(NOMADS, "a11", "a10 b11 a12", tiles=["resettlement"], nomads=TILES)
    assert (tiles(alone), rule(alone, "resettlement")) == (set(), "KB-11.7")


@pytest.mark.rule("KB-11.45")
def test_a_step_back_to_the_cell_just_left_is_a_step_like_any_other() -> None:
    match = begin("b20", "a19 b19 c20", placed=3)
    step(match, "b20 a20")
    assert options(match) == {"lift a20", "stop"}
    assert cells(walk(match, "lift a20")) == {"b20"}


@pytest.mark.rule("KB-11.46")
def test_a_settlement_moved_need_not_touch_an_own_one() -> None:
    match = begin("a11 b11")
    play(match, "lift b11")
    assert "c11" in cells(match)
    play(match, "move-to c11")
    assert not neighbours("c11") & settlements(match)


@pytest.mark.rule("KB-11.47", "KB-11.1")
def test_tiles_are_taken_after_each_step() -> None:
    # From e5 over d6 (nomad cell c6) and d7 (the same) to d8, which touches no special cell.
    match = begin("e5")
    assert "nomad-gained" in step(match, "e5 d6")
    assert tile_states(match) == {"resettlement@h6": "used", "donation_grass@c6": "new"}
    step(match, "d6 d7 d8")
    play(match, "stop")
    assert tile_states(match) == {"resettlement@h6": "used", "donation_grass@c6": "new"}


@pytest.mark.rule("KB-11.47", "KB-11.48")
def test_a_location_tile_taken_on_the_way_is_lost_when_nothing_touches_it_at_the_end() -> None:
    match = begin("k8")
    assert "tile-gained" in step(match, "k8 l8")
    assert tile_states(match)["caravan@m7"] == "new"
    kinds = step(match, "l8 m9")
    assert "tile-lost" not in kinds
    assert "caravan@m7" in tile_states(match)
    assert "tile-lost" in play(match, "stop")
    assert "caravan@m7" not in tile_states(match)
    assert match.position()["seats"][0]["lost"] == ["caravan@m7"]


@pytest.mark.rule("KB-11.48")
def test_who_leaves_a_location_and_comes_back_keeps_its_tile() -> None:
    match = begin("l8", more=("caravan",))
    kinds = step(match, "l8 k8 l8")
    kinds += play(match, "stop")
    assert "tile-lost" not in kinds
    assert tile_states(match) == {"resettlement@h6": "used", "caravan@m7": "fresh"}


@pytest.mark.rule("KB-11.48")
def test_another_settlement_may_come_to_keep_the_tile() -> None:
    match = begin("l8 k8", more=("caravan",))
    step(match, "l8 m9")
    step(match, "k8 l8")
    assert "tile-lost" not in play(match, "stop")
    assert "caravan@m7" in tile_states(match)


@pytest.mark.rule("KB-11.48", "KB-5.10")
def test_a_tile_whose_location_is_left_for_good_is_lost_at_the_end_of_the_action() -> None:
    match = begin("l8", more=("caravan",))
    assert "tile-lost" not in step(match, "l8 m9 m10 m11")
    assert held(match) == ["caravan@m7 fresh", "resettlement@h6 used"]
    kinds = step(match, "m11 m12")  # the fourth step is the end
    assert "tile-lost" in kinds
    assert held(match) == ["resettlement@h6 used"]
    assert match.position()["seats"][0]["lost"] == ["caravan@m7"]


@pytest.mark.rule("KB-11.49", "KB-11.47")
def test_example_three_steps_to_a_nomad_cell_and_one_to_a_location() -> None:
    match = begin("f4 k8")
    assert "nomad-gained" in step(match, "f4 f5 e6 d6")
    assert "tile-gained" in step(match, "k8 l8")
    assert settlements(match) == {"d6", "l8"}
    assert tile_states(match) == {"resettlement@h6": "used", "donation_grass@c6": "new", "caravan@m7": "new"}
    assert not lifts(match)


@pytest.mark.rule("KB-11.7", "KB-11.18")
def test_resettlement_is_possible_after_the_mandatory_action_and_moves_what_it_placed() -> None:
    match = expanded(NOMADS, "", tiles=["resettlement"], nomads=TILES, played="grass")
    play(match, "build h11", "build i11", "build j11", "use resettlement")
    assert lifts(match) == {"h11", "i11", "j11"}
    assert rule(match, "turn:end") == "KB-3.8"


@pytest.mark.rule("KB-11.7")
def test_settlements_on_water_and_mountains_may_step_ashore_but_not_back() -> None:
    match = begin("c7 b3", played="flowers")
    assert {"c7"} <= land(NOMADS, "water")
    assert {"b3"} <= land(NOMADS, "mountain")
    step(match, "c7 d7")
    play(match, "lift d7")
    assert "c7" not in cells(match)
    assert lifts(begin("c7 b3")) == {"c7", "b3"}


@pytest.mark.rule("KB-11.45", "KB-3.16")
def test_resettlement_can_fill_and_free_the_played_terrain() -> None:
    # The only empty grass is d5; once a settlement has stepped on it, the card is replaced when the action is over.
    grass = sorted(land(NOMADS, "grass") - {"d5"})
    rivals = [" ".join(grass[:39]), " ".join(grass[39:])]
    match = expanded(NOMADS, "e5", *rivals, tiles=["resettlement"], nomads=TILES, played="grass",
                     discards=all_but("grass", "canyon"))  # fmt: skip
    play(match, "use resettlement")
    assert "replaced" not in step(match, "e5 d5")
    assert "replaced" in play(match, "stop")
    assert match.view(None)["played"] == "canyon"
