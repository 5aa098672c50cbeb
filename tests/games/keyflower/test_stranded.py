"""Tiles that fit nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.audit import audit
from boardwright.games.keyflower.catalog import CATALOG
from tests.games.keyflower.table import at, notations, play, state_of

BOAT = CATALOG.tile("summer_boat_1")
EXTRA_GREEN = 1 << CATALOG.power("extra_green")
#: Here no boat fits: wherever there is water or a field, there is a road beside it.
NO_PLACE = ["home_1", "peddler@-1,0 turn 5", "alehouse@-1,1 turn 4"]


@pytest.mark.rule("KF-9.8", "KF-9.9", "KF-11.11")
def test_a_summer_boat_that_fits_nowhere_loses_its_power() -> None:
    """It works from the moment it is won, so once more green comes with the cargo; then it is set aside."""
    match = at(
        season="summer",
        turn=1,
        passes=1,
        offer="summer_boat_1",
        side_b="summer_boat_1",
        bids={"summer_boat_1": ["0 blue 1"]},
        seats=[{"village": NO_PLACE}],
    )
    match.apply(1, "pass")
    state = state_of(match)
    assert state.powers[0] == EXTRA_GREEN
    play(match, "ship keyflower")
    assert state.screen[0] == (0, 0, 0, 1)
    play(match, "ship sea_bastion")
    assert state.stranded[0] == (BOAT,)
    assert state.powers[0] == 0
    assert audit(state) == []


@pytest.mark.rule("KF-9.10")
@pytest.mark.parametrize(("village", "again"), [(["home_1"], ["lay home_1 s 0", "lay home_1 s 3"]), (NO_PLACE, [])])
def test_a_tile_set_aside_is_offered_again(village: list[str], again: list[str]) -> None:
    fields: dict[str, Any] = {"season": "autumn", "stack": ["GrowVillages", "Ship 1"], "cargo": {"keyflower": ""}}
    seats = [{"stranded": "summer_boat_1", "village": village}, {"won": "forge", "village": ["home_2", "stable@0,-1"]}]
    match = at(**fields, seats=seats)
    match.apply(1, "ship keyflower")
    assert notations(match, 0) == again
