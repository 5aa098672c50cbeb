"""The schema is brought up to date as a whole or not at all, whatever happens meanwhile, and nothing stored is lost."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from boardwright.kernel.errors import BadOptions
from boardwright.server import database, schema
from boardwright.server.database import database_url, known_versions, migrate, migration_config, open_engine, prepare
from tests.server import dying
from tests.server.harness import LONG, run
from tests.server.inside import all_tables, open_table
from tests.server.postgres import Postgres

VERSIONS = [step.version for step in known_versions()]
#: A value for each type of column; what is named here has to be just that.
SAMPLES = {"INTEGER": 1, "FLOAT": 1.5, "BOOLEAN": 0, "JSON": '{"a": [1]}', "TEXT": "Hé"}
SPECIAL = {"id": "table-1", "table_id": "table-1", "rematch_of": None}
TALK_ID = 7


def database_of(version: str | None, path: Path) -> None:
    """A database as a server of that version left it, with something in every column; None: there is none yet."""
    if version is None:
        return

    def upgrade(connection: Connection) -> None:
        config = migration_config()
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    async def make() -> None:
        engine = open_engine(database_url(str(path)))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        await engine.dispose()

    run(make())
    with sqlite3.connect(path) as connection:
        for name in names_in(connection):
            columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
            values = [sample(name, column[1], column[2]) for column in columns]
            connection.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(values))})", values)
    connection.close()


def names_in(connection: sqlite3.Connection) -> list[str]:
    """Our tables, those that others refer to first."""
    there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return [table.name for table in schema.metadata.sorted_tables if table.name in there]


def sample(table: str, column: str, kind: str) -> Any:
    if (table, column) == ("chat", "id"):
        return TALK_ID
    return SPECIAL[column] if column in SPECIAL else SAMPLES.get(kind, "text")


def contents(path: Path) -> dict[str, list[dict[str, Any]]]:
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    try:
        return {
            name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names_in(connection)
        }
    finally:
        connection.close()


def state(path: Path) -> tuple[str, ...]:
    """All that whoever opens that database finds in it; looked at in a copy: what was left half done stays so."""
    with TemporaryDirectory() as folder:
        for file in path.parent.glob(f"{path.name}*"):  # the journal lies beside it
            shutil.copy(file, folder)
        connection = sqlite3.connect(Path(folder) / path.name)
        try:
            (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
            return (mode, *connection.iterdump())
        finally:
            connection.close()


async def differences(path: Path) -> list[Any]:
    """How the database differs from the schema, after one more start."""
    engine = open_engine(database_url(str(path)))
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            return await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
    finally:
        await engine.dispose()


@pytest.mark.parametrize("version", [None, *VERSIONS[:-1]])
def test_a_start_that_is_killed_at_any_statement_can_be_done_again(tmp_path: Path, version: str | None) -> None:
    database_of(version, tmp_path / "before.sqlite3")
    before = contents(tmp_path / "before.sqlite3") if version else {}
    subprocess.run([sys.executable, dying.__file__, str(tmp_path)], check=True, timeout=LONG)
    left = list(tmp_path.glob("at-*.sqlite3"))
    assert len(left) > 2, "it died at several statements, and lived once"
    # What is alike to the last row need not be brought up to date twice.
    states = {state(path): path for path in left}
    assert len(states) == 2, "nothing was done, or all of it"
    for path in states.values():
        assert run(differences(path)) == [], path.name
        after = contents(path)
        for name, rows in before.items():
            assert len(after[name]) == len(rows)
            assert [old.items() <= new.items() for old, new in zip(rows, after[name])] == [True] * len(rows)


def test_what_an_older_server_left_half_made_is_begun_again(tmp_path: Path) -> None:
    """It made its tables one by one; nobody can have stored anything in them."""
    path = tmp_path / "t.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE tables (id VARCHAR(24) NOT NULL)")
    connection.close()
    assert run(differences(path)) == []


def test_what_was_done_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    database_of("0003", path)
    done = run(prepare(str(path)))
    assert [step.version for step in done] == VERSIONS[3:]
    assert all(step.about for step in done)
    assert run(prepare(str(path))) == []


def test_a_database_that_a_newer_version_has_used_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    run(prepare(str(path)))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(BadOptions, match=f"the schema is 9999, this one knows {VERSIONS[-1]}"):
        run(prepare(str(path)))


def test_servers_that_start_at_once_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long that takes here.
    monkeypatch.setattr(database, "TURN", LONG)

    async def start(path: Path) -> None:
        engine = open_engine(database_url(str(path)))
        await migrate(engine)
        await engine.dispose()

    async def work(path: Path) -> None:
        await asyncio.gather(*(start(path) for _ in range(8)))
        assert await differences(path) == []

    for number in range(2):
        run(work(tmp_path / f"new-{number}.sqlite3"))
    database_of(VERSIONS[0], tmp_path / "old.sqlite3")
    for number in range(2):
        shutil.copy(tmp_path / "old.sqlite3", tmp_path / f"old-{number}.sqlite3")
        run(work(tmp_path / f"old-{number}.sqlite3"))


def test_a_new_file_is_opened_by_many_at_once(tmp_path: Path) -> None:
    """SQLite turns some of them away at once, about one time in twelve; each tries again."""

    async def opened(path: Path) -> None:
        engine = open_engine(database_url(str(path)))
        async with engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        await engine.dispose()

    async def work() -> None:
        for number in range(60):
            await asyncio.gather(*(opened(tmp_path / f"{number}.sqlite3") for _ in range(8)))

    run(work())


def test_servers_that_start_at_once_on_postgresql_wait_for_each_other(postgres: Postgres) -> None:
    """Each in a process of its own, as they are."""
    address = postgres.create("all_at_once")
    command = f"import asyncio; from boardwright.server.database import prepare; asyncio.run(prepare({address!r}))"
    starting = [subprocess.Popen([sys.executable, "-c", command]) for _ in range(3)]
    assert [process.wait(LONG) for process in starting] == [0, 0, 0]
    assert postgres.ask("SELECT version_num FROM alembic_version", "all_at_once") == [(VERSIONS[-1],)]


def test_two_servers_that_write_at_once_wait_for_each_other(tmp_path: Path) -> None:
    """Sitting down reads, then writes: SQLite refuses whoever says so only after others have written."""

    async def work() -> None:
        path = tmp_path / "t.sqlite3"
        async with all_tables(path) as one, all_tables(path) as two:
            tables = [await open_table(one, "friend", "friend") for _ in range(20)]
            await asyncio.gather(
                *(one.storage.sit(table.id, table.seats[0], "one") for table in tables),
                *(two.storage.sit(table.id, table.seats[1], "two") for table in tables),
            )
            for table in tables:
                assert await one.storage.holders(table.id) == {"one", "two"}

    run(work())
