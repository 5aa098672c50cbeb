"""How much is played. `make test` plays a sample with fixed seeds, the same one on every machine and every day.
`make deep` plays thousands of games, with a seed that it prints: `make deep SEED=…` plays the same ones again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest

#: Games of each contract test in `make deep`; 0 in `make test`.
GAMES = int(os.environ.get("BOARDWRIGHT_GAMES", "0"))
#: Where seeds begin.
SEED = int(os.environ.get("BOARDWRIGHT_SEED", "0"))

#: A test that has more to do in `make deep`, which runs these and no others.
deep = pytest.mark.deep


def many(sample: int, thousands: int) -> int:
    """How many cases a test looks at: a sample, or far more in `make deep`."""
    return thousands if GAMES else sample


def seeds(sample: int, thousands: int) -> Sequence[int]:
    """As many seeds, fresh ones in `make deep`."""
    return range(SEED, SEED + many(sample, thousands))
