"""One server for all tests of a worker; tests that kill theirs start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from boardwright.games.kingdom_builder import KingdomBuilder
from tests.server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("own") / "tables.sqlite3")
    running.start()
    yield running
    if running.process is not None:
        running.stop()


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets Kingdom Builder's rules version, as if its rules had changed."""
    return lambda version: monkeypatch.setattr(KingdomBuilder, "rules_version", version)
