"""The contract kit on a game with public lanes, phases that nest, questions to others, and an automa."""

from __future__ import annotations

import pytest

from boardwright.testing import check_game
from tests.kernel.shipyard import SHIPYARD


@pytest.mark.parametrize("players", SHIPYARD.players)
def test_contract(players: int) -> None:
    report = check_game(SHIPYARD, games=25, players=players, density=0.4)
    assert report.games >= 25
    assert min(report.checks.values()) >= 25
