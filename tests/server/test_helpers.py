"""Helpers are worked out for tables that want them, and for nobody else."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.server.opening import begin
from boardwright.server.protocol import USUAL, DecisionInfo
from boardwright.server.snapshot import live_snapshot
from boardwright.server.stored import Seat
from boardwright.server.table import Table

SEAT = {"village": ["home_1", "stable@0,-1 turn 0"], "resources": {"home_1": "wood 1", "stable": "stone 1"}}
STACKS: dict[str, dict[str, object]] = {
    "plans": {"stack": ["NextTurn", "Transport 0 2 1"]},
    "hints": {"season": "summer", "stack": ["NextSeason"], "lanes": {"0": ["Lay 0 store"]}},
}


def asked(fields: dict[str, object], helpers: bool) -> DecisionInfo:
    """What the first player is sent."""
    seats = [{**SEAT, "won": "store"} if "lanes" in fields else SEAT]
    match = bw.from_position({"game": "keyflower", "players": 2, "seats": seats, **fields})
    people = [Seat(number, f"Player {number}", "person") for number in range(2)]
    agreed = USUAL.model_copy(update={"helpers": helpers})
    stored, _ = begin(match, people, {0: {"ann"}, 1: {"bob"}}, "ann", agreed)
    [decision] = live_snapshot(Table(stored), frozenset([0]), None).decisions
    return decision


@pytest.mark.parametrize("kind", STACKS)
def test_they_are_sent_where_they_were_agreed_on_and_nowhere_else(kind: str) -> None:
    with_them, without = asked(STACKS[kind], True), asked(STACKS[kind], False)
    assert getattr(with_them, kind)
    assert without == with_them.model_copy(update={"hints": {}, "plans": {}})
