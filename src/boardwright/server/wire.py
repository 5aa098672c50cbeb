"""One connection to PostgreSQL that is this server's own: it hears of what others change, and holds locks.

Advisory locks need no clock and no farewell: when the server dies, its connection does, and PostgreSQL lets go.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardwright.server.database import CHANNEL, TROUBLES, open_wire

log = logging.getLogger(__name__)

HELD: Final = """
    SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def key_of(table: str) -> int:
    """The lock of whoever lets the bots of a table think."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), signed=True)


class Wire:
    """The connection. Whoever uses it while it is lost gets one of TROUBLES."""

    def __init__(self, engine: AsyncEngine, process: int, hear: Callable[[str], None]) -> None:
        self.engine = open_wire(engine)
        #: The number by which this server is known as long as it is connected: the key of a lock it holds.
        self.process = process
        #: Told the name of each table that another server has changed.
        self.hear = hear
        self.connection: AsyncConnection | None = None
        self.raw: Any = None
        self.lost = asyncio.Event()
        self.lost.set()
        #: The driver has one question answered at a time.
        self.turn = asyncio.Lock()

    async def open(self) -> None:
        """Connect, listen, and hold the lock of this server, which a connection just lost may still hold."""
        await self.close()
        self.connection = await self.engine.connect()
        self.raw = (await self.connection.get_raw_connection()).driver_connection
        self.lost.clear()
        try:
            self.raw.add_termination_listener(self.on_end)
            await self.raw.add_listener(CHANNEL, self.on_notice)
            if not await self.hold(self.process):
                raise ConnectionError("the lock of this server's last connection is not free yet")
        except TROUBLES:
            await self.close()
            raise

    def on_end(self, connection: Any) -> None:
        if connection is self.raw:
            self.lost.set()

    def on_notice(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        notice = json.loads(payload)
        if notice["by"] != self.process:
            self.hear(notice["table"])

    async def ask(self, question: str, *values: Any) -> list[Any]:
        """The first column of the answer. A connection that fails to answer is lost."""
        async with self.turn:
            if self.lost.is_set():
                raise ConnectionError("the connection to PostgreSQL is lost")
            try:
                return [line[0] for line in await self.raw.fetch(question, *values)]
            except TROUBLES:
                self.raw.terminate()
                self.lost.set()
                raise

    async def hold(self, key: int) -> bool:
        """Take a lock; whether nobody else holds it."""
        return bool((await self.ask("SELECT pg_try_advisory_lock($1)", key))[0])

    async def let_go(self, key: int) -> None:
        await self.ask("SELECT pg_advisory_unlock($1)", key)

    async def held(self) -> set[int]:
        """The keys of all locks that servers hold."""
        return set(await self.ask(HELD))

    async def close(self) -> None:
        self.lost.set()
        if self.connection is not None:
            connection, self.connection = self.connection, None
            self.raw.terminate()
            with suppress(*TROUBLES):
                await connection.close()
            await self.engine.dispose()
