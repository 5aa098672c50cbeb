"""The contract kit on a game whose cards are only data: choices, payments, secrets, undo, records, positions."""

from __future__ import annotations

from boardwright.testing import check_game
from tests.deep import GAMES, SEED, deep
from tests.toolkit.market import MARKET


@deep
def test_contract() -> None:
    games = GAMES or 40
    report = check_game(MARKET, games, density=0.3, seed=SEED)
    assert report.games == games
    assert min(count for name, count in report.checks.items() if name != "offers") >= games // 2
