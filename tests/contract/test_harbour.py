"""The contract kit on a game with secret simultaneous choices, hidden points, interrupts and offers."""

from __future__ import annotations

from boardwright.testing import check_game
from tests.deep import GAMES, SEED, deep
from tests.kernel.harbour import HARBOUR


@deep
def test_contract() -> None:
    games = GAMES or 40
    report = check_game(HARBOUR, games, density=0.4, seed=SEED)
    assert report.games == games
    assert min(report.checks.values()) >= (games // 2 if GAMES else games)  # chance has more say in a short deep run
