"""The databases that tests use. A test names a file; on PostgreSQL a database stands for it, with the schema in it.

``tests/server/conftest.py`` says which tests run on which.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import socket
import sqlite3
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

#: Seconds after which something hangs, however busy the machine is.
LONG = 300.0
T = TypeVar("T")

#: The PostgreSQL of the tests that run now; None: they use SQLite.
current: Postgres | None = None


def use(postgres: Postgres | None) -> None:
    global current  # noqa: PLW0603 - one database at a time, for everything a test starts
    current = postgres


def place(path: Path) -> str:
    """What a server is told to find the database by that the test calls so."""
    if current is None:
        return str(path)
    return current.database("t" + hashlib.sha256(str(path).encode()).hexdigest()[:24])


def look(path: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """Look into a database, beside whoever uses it; values stand for the question marks."""
    if current is not None:
        numbers = iter(range(1, len(values) + 1))
        return run(ask(place(path), re.sub(r"\?", lambda _: f"${next(numbers)}", query), *values))
    connection = sqlite3.connect(path, timeout=LONG)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


async def ask(address: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(address.replace("+asyncpg", ""), timeout=LONG)
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a thread of its own: a browser that a test of this process has left keeps a loop in the first one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
