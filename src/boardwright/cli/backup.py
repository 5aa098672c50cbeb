"""``boardwright backup``: a copy of the tables while they are played at, checked before it gets its name."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from boardwright.kernel.errors import BadOptions
from boardwright.server.database import database_url
from boardwright.server.schema import metadata

#: Seconds to wait for whoever is writing.
PATIENCE: Final = 60.0
#: Fingerprints and the chance of running games are in it.
OWNER_ONLY: Final = 0o600
SCHEMA: Final = "alembic_version"
ELSEWHERE: Final = (
    "this database is no file of SQLite's; use its own tools, such as pg_dump, or: boardwright export-all"
)


def backup(target: Path, database: str | None = None, force: bool = False) -> dict[str, int]:
    """Copy the database to a file; by table of the database how many lines the copy has."""
    source = file_of(database)
    if not source.is_file():
        raise BadOptions(f"there is no database {source}")
    target = target.expanduser().absolute()
    if target.exists() and (target.samefile(source) or not force):
        raise BadOptions(f"{target} is there already; --force replaces it, unless it is the database itself")
    if not target.parent.is_dir():
        raise BadOptions(f"there is no folder {target.parent}")
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        counts = copy(source, unfinished)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise BadOptions(f"{source} could not be copied to {target}: {problem}") from problem
    finally:
        with suppress(OSError):
            unfinished.unlink()
    return counts


def file_of(database: str | None) -> Path:
    """The file that holds the tables."""
    url = make_url(database_url(database))
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOptions(ELSEWHERE)
    return Path(url.database)


def copy(source: Path, target: Path) -> dict[str, int]:
    """All of it as it is at one moment, whoever writes meanwhile; compared with that moment, and looked through."""
    target.touch(OWNER_ONLY)
    with closing(sqlite3.connect(source, timeout=PATIENCE, isolation_level=None)) as read:
        # Whoever reads within a transaction sees one moment, and holds no writer up.
        read.execute("BEGIN")
        expected = count(read)
        with closing(sqlite3.connect(target)) as written:
            read.backup(written)
    with closing(sqlite3.connect(target)) as found:
        # As a file alone: nothing of it waits in a second one beside it.
        found.execute("PRAGMA journal_mode=DELETE")
        complaints = [line for (line,) in found.execute("PRAGMA integrity_check")]
        if complaints != ["ok"]:
            raise BadOptions(f"the copy is damaged, and so perhaps is {source}: {complaints[0]}")
        if count(found) != expected:
            raise BadOptions("the copy does not have what the database had; try again")
    with target.open("rb+") as file:
        os.fsync(file.fileno())
    return expected


def count(connection: sqlite3.Connection) -> dict[str, int]:
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if SCHEMA not in there:
        raise BadOptions("this is no database of Boardwright's")
    names = [name for name in metadata.tables if name in there]
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
