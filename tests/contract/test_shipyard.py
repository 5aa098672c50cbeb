"""The contract kit on a game with public lanes, phases that nest, questions to others, and an automa."""

from __future__ import annotations

import pytest

from boardwright.testing import check_game
from tests.deep import GAMES, SEED, deep
from tests.kernel.shipyard import SHIPYARD


@deep
@pytest.mark.parametrize("players", SHIPYARD.players)
def test_contract(players: int) -> None:
    games = GAMES // len(SHIPYARD.players) or 15
    report = check_game(SHIPYARD, games, players, density=0.5, seed=SEED)
    assert report.games == games
    assert min(report.checks.values()) >= (games // 2 if GAMES else games)  # chance has more say in a short deep run
