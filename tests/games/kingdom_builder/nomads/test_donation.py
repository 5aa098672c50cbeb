"""KB-11.6 and KB-11.38 to KB-11.43: the Donations."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, expanded, full, in_order, land, line, tile_states
from tests.games.kingdom_builder.positions import (
    TERRAINS,
    can_end,
    cells,
    neighbours,
    options,
    play,
    player,
    rule,
    seat,
    settlements,
    tiles,
)

ALL = [f"donation_{terrain}" for terrain in (*TERRAINS, "water", "mountain")]


def with_donation(terrain: str, own: str, *others: str | dict[str, Any], **fields: Any) -> Match:
    """Seat 0 has the Donation of that terrain, from the nomad cell e14."""
    wanted = f"donation_{terrain}"
    rest = [name for name in ALL if name != wanted]
    nomads = [*rest[:4], wanted, rest[4]]
    return expanded(NOMADS, own, *others, tiles=[f"{wanted}@e14"], nomads=nomads, **fields)


@pytest.mark.rule("KB-11.6")
@pytest.mark.parametrize("terrain", [*TERRAINS, "water", "mountain"])
def test_a_donation_places_three_settlements_one_after_another_on_its_terrain(terrain: str) -> None:
    match = with_donation(terrain, "")
    ground = land(NOMADS, terrain)
    kinds = play(match, f"use donation_{terrain}")
    assert cells(match) == ground
    placed: set[str] = set()
    for _ in range(3):
        beside = (neighbours(*placed) & ground if placed else ground) - placed
        assert cells(match) == (beside or ground - placed)
        cell = min(cells(match))
        kinds += play(match, f"build {cell}")
        placed.add(cell)
    assert settlements(match) == placed <= ground
    assert (seat(match)["supply"], kinds.count("built")) == (37, 3)
    assert tile_states(match)[f"donation_{terrain}@e14"] == "used"


@pytest.mark.rule("KB-11.6", "KB-4.7")
def test_each_settlement_of_a_donation_touches_an_own_one_if_possible() -> None:
    match = with_donation("flowers", "n17")
    play(match, "use donation_flowers")
    assert cells(match) == {"m17", "n18"}


@pytest.mark.rule("KB-11.38")
def test_a_donation_may_be_made_before_the_mandatory_action_and_is_no_part_of_it() -> None:
    match = with_donation("flowers", "n17", played="grass")
    play(match, "use donation_flowers")
    for _ in range(3):
        play(match, f"build {min(cells(match))}")
    view = match.view(0)
    assert (view["placed"], view["due"]) == (0, 3)
    assert not can_end(match)
    assert rule(match, "turn:end") == "KB-3.6"
    assert cells(match) <= land(NOMADS, "grass")


@pytest.mark.rule("KB-11.38", "KB-3.5")
def test_a_donation_does_not_interrupt_the_mandatory_action() -> None:
    match = with_donation("flowers", "n17", played="grass")
    play(match, "build m16")
    assert tiles(match) == set()
    assert rule(match, "donation_flowers") == "KB-3.5"


@pytest.mark.rule("KB-11.43", "KB-11.38")
def test_example_three_further_settlements_on_flowers_after_the_mandatory_action() -> None:
    match = with_donation("flowers", "", played="grass")
    play(match, "build h11", "build i11", "build j11")
    assert "use donation_flowers" in options(match)
    play(match, "use donation_flowers")
    assert cells(match) == {"g12", "h12"}
    before = settlements(match)
    for _ in range(3):
        play(match, f"build {min(cells(match))}")
    assert len(settlements(match)) == 6
    assert settlements(match) - before <= land(NOMADS, "flowers")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-11.39", "KB-4.10")
def test_touching_is_judged_anew_for_each_settlement_of_a_donation() -> None:
    # No flowers touch e2: the first settlement may go anywhere, the others must stay with it.
    match = with_donation("flowers", "e2")
    play(match, "use donation_flowers")
    assert cells(match) == land(NOMADS, "flowers")
    play(match, "build a4")
    assert cells(match) == {"a5"}
    play(match, "build a5")
    assert cells(match) == {"a6"}
    assert rule(match, "t1") == "KB-4.7"


@pytest.mark.rule("KB-11.39")
def test_a_small_area_left_full_frees_the_choice_for_the_next_settlement() -> None:
    # With g15 and g18 taken by others, h17 is the only flowers cell beside g16, and has no further one beside it.
    match = with_donation("flowers", "e2", "g15 g18")
    play(match, "use donation_flowers", "build g16")
    beside = neighbours("g16") & land(NOMADS, "flowers") - {"g15"}
    assert cells(match) == beside
    assert beside == {"h17"}
    play(match, "build h17")
    assert not neighbours("g16", "h17") & land(NOMADS, "flowers") - {"g15", "g16", "h17", "g18"}
    assert cells(match) == land(NOMADS, "flowers") - {"g15", "g16", "g18", "h17"}


@pytest.mark.rule("KB-4.16")
def test_a_donation_may_be_stopped_in_its_middle_where_nothing_touches() -> None:
    match = with_donation("flowers", "e2", "g15 g18", placed=3)
    play(match, "use donation_flowers")
    assert not stoppable(match)  # nothing touches, but nothing is done yet
    play(match, "build g16")
    assert (stoppable(match), rule(match, "turn:stop")) == (False, "KB-3.8")  # h17 touches
    play(match, "build h17")
    assert stoppable(match)
    assert len(cells(match)) > 1
    play(match, "stop")
    assert (settlements(match), seat(match)["supply"]) == ({"e2", "g16", "h17"}, 37)
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-4.16")
def test_the_second_settlement_of_a_donation_can_be_left_out_too() -> None:
    match = with_donation("mountain", "e2", *full(NOMADS, "mountain", but="g1 m18 a20"), placed=3)
    play(match, "use donation_mountain", "build g1")
    assert options(match) == {"build m18", "stop"}
    assert match.describe(match.undo(0)).notation == "build g1"
    play(match, "build g1", "stop")
    assert tile_states(match)["donation_mountain@e14"] == "used"


def stoppable(match: Match) -> bool:
    return "stop" in options(match)


@pytest.mark.rule("KB-11.40", "KB-4.3")
@pytest.mark.parametrize("terrain", ["water", "mountain"])
def test_the_donations_of_water_and_of_mountain_place_on_those_cells(terrain: str) -> None:
    match = with_donation(terrain, "a3" if terrain == "mountain" else "c5")
    play(match, f"use donation_{terrain}")
    found = cells(match)
    assert found
    assert found <= land(NOMADS, terrain)
    play(match, f"build {min(found)}")
    assert min(found) in settlements(match)
    other = "water" if terrain == "mountain" else "mountain"
    assert {rule(match, cell) for cell in land(NOMADS, other)} == {"KB-4.3"}


@pytest.mark.rule("KB-11.41")
def test_on_water_nothing_from_the_fishermen_on_a_mountain_nothing_from_the_miners() -> None:
    cards = ["fishermen", "miners", "knights"]
    # c3 is water beside water and beside the mountain of b3; b3 touches the water of b4 and c3.
    water = expanded(NOMADS, "c3", cards=cards)
    assert neighbours("c3") & land(NOMADS, "water")
    assert "b3" in neighbours("c3")
    assert (line(water, "fishermen"), line(water, "miners")) == (0, 1)
    mountain = expanded(NOMADS, "b3", cards=cards)
    assert (line(mountain, "fishermen"), line(mountain, "miners")) == (1, 0)
    # j20 is a mountain beside the mountains of i20 and j19.
    among = expanded(NOMADS, "j20", cards=cards)
    assert (line(among, "fishermen"), line(among, "miners")) == (0, 0)


@pytest.mark.rule("KB-11.42", "KB-7.1")
@pytest.mark.parametrize("supply", [1, 2])
def test_when_the_supply_runs_out_a_donation_places_as_many_as_possible(supply: int) -> None:
    forest = " ".join(in_order(land(NOMADS, "forest"))[: 40 - supply])
    match = with_donation("flowers", forest, played="grass", due=0)
    play(match, "use donation_flowers")
    for _ in range(supply):
        play(match, f"build {min(cells(match))}")
    assert options(match) == {"end-turn"}
    assert seat(match)["supply"] == 0
    assert match.view(None)["last_round"]


@pytest.mark.rule("KB-11.42")
def test_when_the_cells_run_out_a_donation_places_as_many_as_possible() -> None:
    match = with_donation("mountain", "e2", *full(NOMADS, "mountain", but="g1 m18"), placed=3)
    play(match, "use donation_mountain", "build g1", "build m18")
    assert options(match) == {"end-turn"}
    assert seat(match)["supply"] == 37


@pytest.mark.rule("KB-11.42")
def test_a_donation_that_can_place_nothing_is_unavailable() -> None:
    no_cell = with_donation("mountain", "e2", *full(NOMADS, "mountain"))
    assert tiles(no_cell) == set()
    assert rule(no_cell, "donation_mountain") in ("KB-11.42", "KB-11.6")
    forest = " ".join(in_order(land(NOMADS, "forest"))[:40])
    no_supply = with_donation("flowers", forest, due=0)
    assert tiles(no_supply) == set()
    assert rule(no_supply, "donation_flowers") in ("KB-11.42", "KB-5.14")


@pytest.mark.rule("KB-11.6", "KB-3.8")
def test_a_donation_once_begun_is_carried_out_completely() -> None:
    match = with_donation("flowers", "n17")
    play(match, "use donation_flowers", "build m17")
    assert player(match) == 0
    expected = {"turn:end": "KB-3.8", "turn:stop": "KB-3.8", "donation_flowers": "KB-3.8", "a1": "KB-11.6"}
    assert {target: rule(match, target) for target in expected} == expected


@pytest.mark.rule("KB-11.6", "KB-12.33", "KB-12.38")
def test_guarded_cells_are_closed_to_a_donation() -> None:
    match = with_donation("flowers", "n17", {"warriors": "l18"})
    play(match, "use donation_flowers")
    assert cells(match) == {"n18"}
    assert rule(match, "m17") == "KB-12.33"


@pytest.mark.rule("KB-11.6", "KB-5.1")
def test_settlements_of_a_donation_take_tiles() -> None:
    match = with_donation("flowers", "e2")
    play(match, "use donation_flowers", "build g15")
    assert tile_states(match)["village@h15"] == "new"


@pytest.mark.rule("KB-11.38", "KB-3.16")
def test_a_donation_that_fills_the_played_terrain_replaces_the_card() -> None:
    match = with_donation("flowers", "e2", *full(NOMADS, "flowers", but="a4 a5 a6"), played="flowers")
    play(match, "use donation_flowers", "build a4", "build a5")
    kinds = play(match, "build a6")
    assert "replaced" in kinds
    assert match.view(None)["played"] != "flowers"
