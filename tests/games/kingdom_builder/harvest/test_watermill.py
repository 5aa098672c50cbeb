"""The Watermill: a settlement beside water (KB-14)."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import HARVEST, expanded, land
from tests.games.kingdom_builder.harvest.places import WITH_PIECES, beside, free_beside
from tests.games.kingdom_builder.positions import cells, names, neighbours, play, rule, seat, settlements, spread, tiles
from tests.games.kingdom_builder.scoring_positions import crowd

# The Watermill lies at g3. Of the cells beside f2 none touches water.


@pytest.mark.rule("KB-14.4")
def test_the_watermill_places_a_settlement_on_any_buildable_cell_that_touches_water() -> None:
    match = expanded(HARVEST, "f2", "a5", tiles=["watermill"])
    play(match, "use watermill")
    assert cells(match) == beside(HARVEST, "water")
    play(match, "build d15")
    assert (settlements(match), seat(match)["supply"]) == (names("f2 d15"), 38)
    assert match.view(0)["due"] == 3


@pytest.mark.rule("KB-14.4")
def test_the_watermill_goes_beside_an_own_settlement_if_it_can() -> None:
    match = expanded(HARVEST, "f2 d15", tiles=["watermill"])
    play(match, "use watermill")
    assert cells(match) == neighbours("d15") & beside(HARVEST, "water")
    assert cells(match) == names("d14 d16")


@pytest.mark.rule("KB-14.42")
def test_only_cells_beside_water_bind_the_watermill() -> None:
    match = expanded(HARVEST, "f2", tiles=["watermill"])
    assert free_beside(HARVEST, "f2")  # there are cells beside the own settlement, but none by the water
    assert not free_beside(HARVEST, "f2") & beside(HARVEST, "water")
    play(match, "use watermill")
    assert cells(match) == beside(HARVEST, "water")
    assert rule(match, "e1") == "KB-14.4"


@pytest.mark.rule("KB-14.43")
def test_the_watermill_does_not_place_on_water() -> None:
    match = expanded(HARVEST, "g4", tiles=["watermill"])  # g4 touches water at h4
    play(match, "use watermill")
    assert "h5" in cells(match)
    assert not cells(match) & land(HARVEST, "water")
    assert rule(match, "h4") == "KB-4.3"


@pytest.mark.rule("KB-14.46")
def test_the_watermill_is_unavailable_without_a_cell_by_the_water() -> None:
    shore = beside(HARVEST, "water") - {"h3"}
    match = expanded(HARVEST, "f2", *spread(shore), tiles=["watermill"])
    assert "watermill" in tiles(match)  # h3 is left
    crowded = expanded(HARVEST, "f2", *spread(shore | {"h3"}), tiles=["watermill"])
    assert "watermill" not in tiles(crowded)
    assert rule(crowded, "watermill") == "KB-14.4"


@pytest.mark.rule("KB-14.46")
def test_guarded_cells_by_the_water_are_no_cells_for_the_watermill() -> None:
    match = expanded(WITH_PIECES, "g4", {"warriors": "h6"}, tiles=["watermill"])  # h5 is beside both
    play(match, "use watermill")
    assert "h5" in neighbours("g4", "h6")
    assert "h5" not in cells(match)


@pytest.mark.rule("KB-14.4")
def test_the_watermill_needs_a_settlement_in_the_supply() -> None:
    match = expanded(HARVEST, crowd("f2", 40, quadrants=HARVEST), tiles=["watermill"], due=0)
    assert ("watermill" in tiles(match), rule(match, "watermill")) == (False, "KB-5.14")
