"""Where tables are kept: finding the database, opening it safely, and bringing its schema up to date.

A file of SQLite is what one server needs; on PostgreSQL several serve the same tables.

SQLite's driver would begin transactions by itself, late and not for every statement. We begin them: so the schema
changes as a whole or not at all, and whoever is going to write waits for other writers before it reads.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import AdaptedConnection, Connection, event, func, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as Crowded
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from boardwright.kernel.errors import BadOptions
from boardwright.server.schema import metadata

MIGRATIONS: Final = Path(__file__).parent / "migrations"
#: What we speak with each database.
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
POSTGRES: Final = "postgresql"
#: Where servers on one PostgreSQL hear of each other.
CHANNEL: Final = "boardwright"
#: Seconds a second writer of SQLite waits for its turn, and between two tries where SQLite does not wait by itself.
TURN: Final = 10.0
MOMENT: Final = 0.005
#: Readers never wait for the writer; an acknowledged action is on the disk.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
#: An option of a connection, and its value where the connection is going to write.
WRITES: Final = "boardwright_writes"
WRITING: Final = {WRITES: True}
#: Where Alembic keeps the version of the schema.
VERSION: Final = "alembic_version"
#: The lock under which PostgreSQL's schema is changed: by one server after another.
SCHEMA_LOCK: Final = 0x626F_6172_6477_7269
#: Seconds until PostgreSQL must have let us in, and answered.
PATIENCE: Final = {"timeout": 10, "command_timeout": 60}
#: The same where others wait for us to be gone: PostgreSQL then asks by itself whether our machine is still there.
KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
WATCHFUL: Final = {"timeout": 10, "command_timeout": 10, "server_settings": KEEPALIVE}


def troubles() -> tuple[type[Exception], ...]:
    """What is raised when the database cannot be reached or does not answer: connecting, drivers raise their own."""
    if find_spec("asyncpg") is None:
        return (DBAPIError, Crowded, OSError)
    from asyncpg import InterfaceError, PostgresError

    return (DBAPIError, Crowded, OSError, InterfaceError, PostgresError)


TROUBLES: Final = troubles()


def usual_file() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    return user_data_path("boardwright", appauthor=False) / "tables.sqlite3"


def database_url(place: str | None) -> str:
    """The address of a database: given as such, as the name of a file, or (None) in the user's data folder."""
    if place is None:
        return file_url(usual_file())
    if "://" not in place:
        return file_url(Path(place))
    try:
        url = make_url(place)
    except ArgumentError as problem:
        raise BadOptions(f"cannot read the database address {place!r}: {problem}") from problem
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in DRIVERS.values():
        raise BadOptions(f"tables are kept in SQLite or PostgreSQL, not in {url.drivername!r}")
    return url.render_as_string(hide_password=False)


def file_url(path: Path) -> str:
    path = path.expanduser().absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def open_engine(url: str) -> AsyncEngine:
    """Connections to the database; nothing is opened yet. What statements are given stays out of errors and logs."""
    if make_url(url).get_backend_name() == POSTGRES:
        return open_postgres(url)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", take_control)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def open_postgres(url: str) -> AsyncEngine:
    """Readers see one moment of the database; a connection that was lost is noticed before it is used."""
    if find_spec("asyncpg") is None:
        raise BadOptions("PostgreSQL needs the package asyncpg: pip install 'boardwright[postgres]'")
    return create_async_engine(
        url, pool_pre_ping=True, isolation_level="REPEATABLE READ", connect_args=PATIENCE, hide_parameters=True
    )


def open_wire(engine: AsyncEngine) -> AsyncEngine:
    """The same PostgreSQL, by a connection that is kept."""
    return create_async_engine(engine.url, poolclass=NullPool, connect_args=WATCHFUL, hide_parameters=True)


def is_shared(engine: AsyncEngine) -> bool:
    """Whether other servers may serve the same tables."""
    return engine.dialect.name == POSTGRES


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    """The same connections; what is begun on them may write. It sees what it has waited for."""
    if is_shared(engine):
        return engine.execution_options(isolation_level="READ COMMITTED")
    return engine.execution_options(**WRITING)


def take_control(connection: Any, _: Any) -> None:
    """The driver begins no transaction by itself, and SQLite is as safe as it can be."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={TURN * 1000:.0f}")
    for pragma in PRAGMAS:
        insist(connection, cursor, f"PRAGMA {pragma}")
    cursor.close()


def insist(connection: Any, cursor: Any, statement: str) -> None:
    """Execute it however many others are about it: of servers that change a new file's journal at once, SQLite
    turns all but one away without letting them wait.
    """
    end = monotonic() + TURN
    while True:
        try:
            cursor.execute(statement)
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
        if isinstance(connection, AdaptedConnection):
            connection.run_async(lambda _: asyncio.sleep(MOMENT))
        else:
            sleep(MOMENT)


def begin(connection: Connection) -> None:
    """Readers see one moment of the database. A writer waits here: when it has read already, it would be too late."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@dataclass(frozen=True, slots=True)
class Step:
    """A version of the schema, and what it is about."""

    version: str
    about: str


async def migrate(engine: AsyncEngine) -> list[Step]:
    """Bring the schema to the newest version, as a whole or not at all; what was done for it.

    An empty database gets all of it; BadOptions for one that a newer Boardwright has used.
    """
    async with for_writing(engine).begin() as connection:
        return await connection.run_sync(upgrade)


async def prepare(place: str | None) -> list[Step]:
    """See that there is a database at that place and bring it up to date; what was done for it.

    What is wrong with a database is said in one line.
    """
    engine = open_engine(database_url(place))
    try:
        with explaining(engine):
            return await migrate(engine)
    finally:
        await engine.dispose()


@contextmanager
def explaining(engine: AsyncEngine) -> Iterator[None]:
    """Whoever named the database is told what is wrong with it."""
    try:
        yield
    except TROUBLES as problem:
        name = engine.url.render_as_string()
        raise BadOptions(f"the database {name} cannot be used: {reason(problem)}") from problem


def reason(problem: Exception) -> str:
    """The first line of what a database says, without the statement it says it about."""
    said = str(problem.orig if isinstance(problem, DBAPIError) else problem)
    return said.partition("\n")[0] or type(problem).__name__


def upgrade(connection: Connection) -> list[Step]:
    if connection.dialect.name == POSTGRES:
        connection.execute(select(func.pg_advisory_xact_lock(SCHEMA_LOCK)))
    clear_half_made(connection)
    now = MigrationContext.configure(connection).get_current_revision()
    versions = known_versions()
    known = [step.version for step in versions]
    if now is not None and now not in known:
        raise BadOptions(
            f"a newer Boardwright has written there; update this one: the schema is {now}, this one knows {known[-1]}"
        )
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return versions[known.index(now) + 1 if now else 0 :]


def known_versions() -> list[Step]:
    """All versions of the schema, the oldest first."""
    scripts = ScriptDirectory.from_config(migration_config()).walk_revisions()
    return [Step(script.revision, (script.doc or "").partition("\n")[0]) for script in scripts][::-1]


def clear_half_made(connection: Connection) -> None:
    """Older servers made their first tables one by one; where they were killed in between, these hold nothing yet."""
    there = set(inspect(connection).get_table_names())
    if VERSION not in there or connection.execute(text(f"SELECT 1 FROM {VERSION}")).first() is not None:
        return
    for table in reversed(metadata.sorted_tables):
        if table.name in there:
            connection.execute(text(f"DROP TABLE {table.name}"))


async def schema_version(engine: AsyncEngine) -> str | None:
    """The version of the schema that the database has; None: none of ours."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda opened: MigrationContext.configure(opened).get_current_revision())


def newest_version() -> str | None:
    """The version that this program brings a database to."""
    return ScriptDirectory.from_config(migration_config()).get_current_head()


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
