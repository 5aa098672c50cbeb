"""One server for all tests of a worker; tests that kill theirs start their own.

Tests of what is stored run on SQLite and on PostgreSQL: one PostgreSQL a worker, and in it a database a file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from boardwright.games.kingdom_builder import KingdomBuilder
from tests.server import places
from tests.server.harness import QUICK_PASSWORDS, Server
from tests.server.postgres import Postgres, running

SQLITE, POSTGRES = "sqlite", "postgresql"
#: What runs on both. Pages, addresses, previews and advice are the same whatever the tables are kept in.
BOTH = {
    f"test_{name}"
    for name in (
        "accounts",
        "at_once",
        "clocks",
        "crash",
        "life",
        "lobby",
        "my_data",
        "play",
        "races",
        "ratings",
        "restart",
        "simultaneous",
        "storage",
        "telling",
        "vacations",
    )
}
#: What a test uses that stores something.
STORING = {"server", "own_server", "tmp_path"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.module.__name__.rpartition(".")[2] in BOTH and STORING & set(metafunc.fixturenames):
        metafunc.parametrize("database", [SQLITE, POSTGRES], indirect=True, scope="session")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(scope="session", autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Which database the tests run on."""
    kind: str = getattr(request, "param", SQLITE)
    places.use(request.getfixturevalue("postgres") if kind == POSTGRES else None)
    yield kind
    places.use(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    running.program = QUICK_PASSWORDS
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("own") / "tables.sqlite3")
    running.start()
    yield running
    if running.process is not None:
        running.stop()


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets Kingdom Builder's rules version, as if its rules had changed."""
    return lambda version: monkeypatch.setattr(KingdomBuilder, "rules_version", version)
