"""For all tests: every worker begins with its share of the long ones, so that none is left alone with one at the end.
Hypothesis draws the same examples every time, and takes no notice of how long they take.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.deep import GAMES, SEED

ROOT = Path(__file__).parent
#: Folders whose tests take long.
LONG = ("browser", "contract", "bots", "web")

settings.register_profile(
    "sample", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sample")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.path.relative_to(ROOT).parts[0] in LONG]
    short = [item for item in items if item.path.relative_to(ROOT).parts[0] not in LONG]
    items[:] = dealt(long, short, workers)


def dealt(long: list[pytest.Item], short: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """In the runs that workers are handed, one after the other: each has some long ones, then short ones."""
    found: list[pytest.Item] = []
    left, taken = len(long) + len(short), 0
    for worker in range(workers):
        share = long[worker::workers]
        size = max(left // (workers - worker), len(share))
        found += share + short[taken : taken + size - len(share)]
        taken += size - len(share)
        left -= size
    return found


def pytest_report_header() -> str:
    return f"games: {GAMES or 'a sample'}, seed {SEED}"
