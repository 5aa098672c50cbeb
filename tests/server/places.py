"""The databases that tests use. A test names a file; on PostgreSQL a database stands for it, with the schema in it.

``tests/server/conftest.py`` says which tests run on which.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
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
#: Ports for servers of tests: below those that the system gives to connections and above Ray's; so many a worker.
PORTS, OF_WORKER = range(20_000, 32_000), 1_000
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


def own_ports() -> range:
    """Those of this process alone: workers of the tests share none."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", f"gw{os.getpid()}")
    first = int(worker.removeprefix("gw")) * OF_WORKER % len(PORTS)
    return PORTS[first : first + OF_WORKER]


#: From some place on, in a circle: none comes again soon, and tests of two checkouts begin elsewhere.
TURN = itertools.count(os.getpid() * 7)


def free_port() -> int:
    """One that nobody else takes before the server is there, or while it is started again."""
    ports = own_ports()
    for turn in itertools.islice(TURN, len(ports)):
        port = ports[turn % len(ports)]
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError(f"none of the ports {ports} is free")
