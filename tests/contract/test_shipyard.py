"""The contract kit on a game with public lanes, phases that nest, questions to others, and an automa."""

from __future__ import annotations

import pytest

from tests.contract import kit
from tests.deep import deep
from tests.kernel.shipyard import SHIPYARD


@deep
@pytest.mark.parametrize("players", SHIPYARD.players)
def test_contract(players: int) -> None:
    kit.play_sample(SHIPYARD, players, 15, density=0.5)
