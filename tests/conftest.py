"""For all tests: the long ones come first, so that no worker is left alone with one at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.deep import GAMES, SEED

ROOT = Path(__file__).parent
#: Folders whose tests take long.
LONG = ("contract", "bots", "web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.relative_to(ROOT).parts[0] not in LONG)


def pytest_report_header() -> str:
    return f"games: {GAMES or 'a sample'}, seed {SEED}"
