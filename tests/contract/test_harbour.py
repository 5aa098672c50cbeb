"""The contract kit on a game with secret simultaneous choices, hidden points, interrupts and offers."""

from __future__ import annotations

from tests.contract import kit
from tests.deep import deep
from tests.kernel.harbour import HARBOUR


@deep
def test_contract() -> None:
    kit.play_sample(HARBOUR, None, 40, density=0.4)
