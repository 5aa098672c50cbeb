"""What a server needs, looked at before it starts or while it runs: the part of ``boardwright doctor`` for hosts."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final, Literal

from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from boardwright.server.database import (
    TROUBLES,
    database_url,
    for_writing,
    newest_version,
    open_engine,
    schema_version,
)
from boardwright.server.thinkers import NoAnswer, Thinkers

#: Seconds the database may take.
PATIENCE: Final = 10.0
#: Bytes that should be free: a played game is some 100 kB.
ROOM: Final = 1 << 30
#: Open files: one a socket, and some for the database and the workers.
FILES: Final = 4096
#: A clock before this day is wrong, and certificates and cookies with it.
SOMETIME: Final = 1_750_000_000
#: Packages whose versions a report of a problem should have in it.
PARTS: Final = ("fastapi", "starlette", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic", "pydantic")

#: What is raised where a database does not answer.
NO_ANSWER: Final[tuple[type[Exception], ...]] = (SQLAlchemyError, TimeoutError, *TROUBLES)

State = Literal["ok", "note", "problem"]


@dataclass(frozen=True, slots=True)
class Check:
    """Something that was looked at: what was found, and what to do where that is no good."""

    name: str
    state: State
    found: str
    remedy: str = ""


def check_up(database: str | None) -> list[Check]:
    """Look at everything that a server with that database needs. Nothing is stored."""
    return [*asyncio.run(check_database(database)), *check_machine(), asyncio.run(check_workers())]


# -- the database ----------------------------------------------------------------------------------------------


async def check_database(database: str | None) -> list[Check]:
    url = make_url(database_url(database))
    shown = url.render_as_string(hide_password=True)
    file = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
    room = [check_room(file.parent)] if file else []
    if file and not file.exists():
        return [Check("database", "ok", f"{file} is not there yet; the server makes it"), check_folder(file), *room]
    engine = open_engine(url.render_as_string(hide_password=False))
    try:
        async with asyncio.timeout(PATIENCE):
            had = await schema_version(engine)
            found = [Check("database", "ok", shown), check_schema(had), await check_writing(engine, had)]
    except NO_ANSWER as problem:
        reason = str(problem).splitlines()[0] if str(problem) else f"no answer within {PATIENCE:g} seconds"
        remedy = "Is the address right, is the database started, may you read it? --database names another one."
        found = [Check("database", "problem", f"{shown}: {reason}", remedy)]
    finally:
        await engine.dispose()
    return [*found, *room]


def check_schema(had: str | None) -> Check:
    newest = newest_version()
    if had == newest:
        return Check("schema", "ok", f"{had}, the newest")
    if had is None:
        return Check("schema", "ok", f"none yet; the server makes {newest}")
    if newest is not None and had > newest:
        remedy = "A newer Boardwright has used it. Install that version again, or restore a copy from before."
        return Check("schema", "problem", f"{had}, newer than {newest}", remedy)
    return Check("schema", "note", f"{had}", f"The server brings it to {newest} at its next start; make a copy first.")


async def check_writing(engine: AsyncEngine, had: str | None) -> Check:
    """Write something into the database, and take it back."""
    if had is None:
        return Check("writing", "ok", "not tried: there is nothing in the database yet")
    try:
        async with for_writing(engine).connect() as connection:
            transaction = await connection.begin()
            await connection.execute(text("INSERT INTO alembic_version (version_num) VALUES ('doctor')"))
            await transaction.rollback()
    except SQLAlchemyError as problem:
        return Check("writing", "problem", str(problem).splitlines()[0], "May you write there? Is the disk full?")
    return Check("writing", "ok", "written and taken back")


def check_folder(file: Path) -> Check:
    try:
        with tempfile.TemporaryFile(dir=file.parent) as probe:
            probe.write(b"1")
    except OSError as problem:
        return Check("writing", "problem", f"{file.parent}: {problem.strerror}", "May you write into that folder?")
    return Check("writing", "ok", f"{file.parent} can be written to")


def check_room(folder: Path) -> Check:
    free = shutil.disk_usage(folder).free
    state: State = "ok" if free >= ROOM else "problem"
    remedy = "" if state == "ok" else "A full disk ends every game: make room, or move the database."
    return Check("disk", state, f"{free / (1 << 30):,.1f} GiB free in {folder}", remedy)


# -- the machine -----------------------------------------------------------------------------------------------


def check_machine() -> Iterator[Check]:
    yield check_clock(time.time())
    if os.name == "posix":
        import resource

        yield check_files(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    yield Check("versions", "ok", ", ".join(f"{part} {version(part)}" for part in PARTS))


def check_clock(now: float) -> Check:
    shown = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if now < SOMETIME:
        return Check("clock", "problem", shown, "The clock is wrong; on Debian: apt-get install systemd-timesyncd")
    return Check("clock", "ok", shown)


def check_files(most: int) -> Check:
    if 0 <= most < FILES:
        remedy = f"Each person needs one. LimitNOFILE={4 * FILES} in a systemd unit, ulimit -n {4 * FILES} in a shell."
        return Check("open files", "note", f"at most {most}", remedy)
    return Check("open files", "ok", "no limit" if most < 0 else f"at most {most}")


async def check_workers() -> Check:
    """Start a worker as the server does for bots, and let it do something."""
    thinkers = Thinkers(1)
    began = time.perf_counter()
    try:
        await thinkers.run(len, "work")
    except (NoAnswer, OSError) as problem:
        return Check("workers", "problem", str(problem), "Bots cannot think. Is there memory for another process?")
    finally:
        thinkers.close()
    return Check("workers", "ok", f"one started and answered in {time.perf_counter() - began:.1f} s")
