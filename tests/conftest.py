"""For all tests: the long ones come first, so that no worker is left alone with one at the end. Hypothesis draws
the same examples every time, and takes no notice of how long they take.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.deep import GAMES, SEED

ROOT = Path(__file__).parent
#: Folders whose tests take long.
LONG = ("contract", "bots", "web")

settings.register_profile(
    "sample", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sample")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.relative_to(ROOT).parts[0] not in LONG)


def pytest_report_header() -> str:
    return f"games: {GAMES or 'a sample'}, seed {SEED}"
