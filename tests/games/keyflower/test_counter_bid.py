"""The summer boat that bids against another colour, and how the table may read it."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from tests.games.keyflower.table import at, notations, play, state_of

OWNER: dict[str, Any] = {"workers": "red 3 green 2", "village": ["home_1", "summer_boat_4@0,1"]}
FORGE, INN = CATALOG.tile("forge"), CATALOG.tile("inn")


def bids(tile: str, **fields: Any) -> list[str]:
    """The colours in which the owner of the boat may bid for a tile."""
    match = at(season="autumn", offer="forge inn", **{"seats": [OWNER], **fields})
    return [words.split()[2] for words in notations(match, 0) if words.startswith(f"bid {tile} ")]


@pytest.mark.rule("KF-11.7", "KF-11.23", "KF-11.24")
def test_the_owner_bids_against_another_colour() -> None:
    assert bids("forge", bids={"forge": ["1 blue 2"]}) == ["red"]
    assert bids("forge", bids={"forge": ["1 blue 1"]}) == ["red", "green"]
    assert bids("forge", bids={"forge": ["1 green 2"]}) == []
    match = at(season="autumn", offer="forge", bids={"forge": ["1 blue 2"]}, seats=[OWNER])
    play(match, "bid forge red", "send 3")
    state = state_of(match)
    assert state.bids[FORGE][-1].lying
    assert state.colour[FORGE] == 0


@pytest.mark.rule("KF-11.28")
def test_a_lying_group_is_raised_after_other_bids_have_left() -> None:
    """A worker on the tile keeps the old colour; the group lies on and may grow."""
    fields: dict[str, Any] = {"bids": {"inn": ["0 red 3 lying"]}, "uses": {"inn": ["blue 1"]}}
    assert bids("inn", **fields) == ["red"]
    match = at(season="autumn", offer="inn", seats=[OWNER], **fields)
    play(match, "bid inn red", "send 1")
    assert state_of(match).bids[INN] == ((0, 1, 4, True),)
    assert state_of(match).colour[INN] == 0


@pytest.mark.rule("KF-11.26", "KF-15.3")
def test_turn_order_tiles_only_if_the_table_says_so() -> None:
    fields = {"bids": {"turn_order_1": ["1 blue 1"]}}
    assert bids("turn_order_1", **fields) == []
    assert bids("turn_order_1", **fields, counter_bid="everywhere") == ["red", "green"]


@pytest.mark.rule("KF-11.27", "KF-15.4")
def test_against_workers_on_the_tile_only_if_the_table_says_so() -> None:
    fields = {"uses": {"inn": ["blue 1"]}}
    assert bids("inn", **fields) == []
    assert bids("inn", **fields, counter_against="workers") == ["red", "green"]
