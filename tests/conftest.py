"""For all tests: every worker begins with its share of the long ones, so that none is left alone with one at the end.
Hypothesis draws the same examples every time, and takes no notice of how long they take.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.deep import GAMES, SEED

ROOT = Path(__file__).parent
#: Tests are shared out among the cores already: whatever computes takes one, in programs that tests start too.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")
#: Folders whose tests take long.
LONG = ("browser", "contract", "bots", "web")

settings.register_profile(
    "sample", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sample")

# What is loaded until the first test stays to the end. To look through it for garbage, again and again while it is
# loaded and once more whenever a test asks for it, takes a fifth of the time.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


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


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser stays open for later tests of this process, and its event loop seems to run: others do not see it."""
    loop = asyncio._get_running_loop()
    if loop is None or request.path.is_relative_to(ROOT / "browser"):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Tests of the server say which database they run on, and so it stays for the next of them: no other sees it."""
    places = sys.modules.get("tests.server.places")
    if places is None or item.path.is_relative_to(ROOT / "server"):
        return (yield)
    current = places.current
    places.use(None)
    try:
        return (yield)
    finally:
        places.use(current)


def pytest_report_header() -> str:
    return f"games: {GAMES or 'a sample'}, seed {SEED}"
