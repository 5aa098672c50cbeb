"""The contract kit on a game whose cards are only data: choices, payments, secrets, undo, records, positions."""

from __future__ import annotations

from boardwright.testing import check_game
from tests.deep import GAMES, SEED, deep
from tests.toolkit.market import MARKET


@deep
def test_contract() -> None:
    games = GAMES or 20
    report = check_game(MARKET, games, density=0.15, seed=SEED)
    assert report.games == games
    assert min(report.checks.values()) >= games // 2
