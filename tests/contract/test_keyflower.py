"""The whole contract on Keyflower: random games with every player count and every mix of rulings."""

from __future__ import annotations

import os

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.testing import check_game
from tests.games.keyflower.slow_scoring import slow_scores

#: Games in each of the ten batches. `make compiled` plays fewer: it looks for differences between builds.
BATCH = int(os.environ.get("BOARDWRIGHT_BATCH", "300"))


@pytest.mark.parametrize("batch", range(2))
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int, batch: int) -> None:
    report = check_game(GAME, games=BATCH, players=players, slow_scores=slow_scores, density=0.002)
    assert report.games >= BATCH
    assert min(report.checks.values()) >= BATCH
