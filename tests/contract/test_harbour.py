"""The contract kit on a game with secret simultaneous choices, interrupts and any-time actions."""

from __future__ import annotations

from boardwright.testing import check_game
from tests.kernel.harbour import HARBOUR


def test_contract() -> None:
    report = check_game(HARBOUR, games=200, density=1.0)
    assert report.games >= 200
    assert report.checks["undo"] > 1000
