"""The Mountain Station: a settlement beside a mountain (KB-14)."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import HARVEST, expanded, land
from tests.games.kingdom_builder.harvest.places import beside, free_beside
from tests.games.kingdom_builder.positions import cells, names, neighbours, play, rule, seat, settlements, spread, tiles
from tests.games.kingdom_builder.scoring_positions import crowd

# The Mountain Station lies at o5. Of the cells beside p5 none touches a mountain.
TILE = "mountain_station"


@pytest.mark.rule("KB-14.5")
def test_the_mountain_station_places_a_settlement_on_any_buildable_cell_that_touches_a_mountain() -> None:
    match = expanded(HARVEST, "p5", "a5", tiles=[TILE])
    play(match, f"use {TILE}")
    assert cells(match) == beside(HARVEST, "mountain") - {"a5"}
    play(match, "build k3")
    assert (settlements(match), seat(match)["supply"]) == (names("k3 p5"), 38)


@pytest.mark.rule("KB-14.5")
def test_the_mountain_station_goes_beside_an_own_settlement_if_it_can() -> None:
    match = expanded(HARVEST, "p5 m3", tiles=[TILE])
    play(match, f"use {TILE}")
    assert cells(match) == neighbours("m3") & beside(HARVEST, "mountain")
    assert cells(match) >= names("l3 n3 m4")


@pytest.mark.rule("KB-14.42")
def test_only_cells_beside_a_mountain_bind_the_mountain_station() -> None:
    match = expanded(HARVEST, "p5", tiles=[TILE])
    assert free_beside(HARVEST, "p5")
    assert not free_beside(HARVEST, "p5") & beside(HARVEST, "mountain")
    play(match, f"use {TILE}")
    assert cells(match) == beside(HARVEST, "mountain")
    assert rule(match, "p6") == "KB-14.5"


@pytest.mark.rule("KB-14.43")
def test_the_mountain_station_does_not_place_on_a_mountain() -> None:
    match = expanded(HARVEST, "p5 m3", tiles=[TILE])
    play(match, f"use {TILE}")
    assert "l2" in neighbours("m3") & land(HARVEST, "mountain")
    assert not cells(match) & land(HARVEST, "mountain")
    assert rule(match, "l2") == "KB-4.3"


@pytest.mark.rule("KB-14.46")
def test_the_mountain_station_is_unavailable_without_a_cell_by_a_mountain() -> None:
    hills = beside(HARVEST, "mountain")
    match = expanded(HARVEST, "p5", *spread(hills - {"a2"}), tiles=[TILE])
    assert TILE in tiles(match)
    crowded = expanded(HARVEST, "p5", *spread(hills), tiles=[TILE])
    assert (TILE in tiles(crowded), rule(crowded, TILE)) == (False, "KB-14.5")


@pytest.mark.rule("KB-14.5")
def test_the_last_settlement_placed_by_the_mountain_station_triggers_the_end() -> None:
    match = expanded(HARVEST, crowd("p5", 39, quadrants=HARVEST), tiles=[TILE])
    play(match, f"use {TILE}")
    assert "last-round" in play(match, f"build {sorted(cells(match))[0]}")
