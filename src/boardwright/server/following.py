"""Following what other servers do: what is new at a table in memory is read, and told to whoever looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boardwright.kernel.errors import BoardwrightError
from boardwright.server.outbox import CHAT_LINES
from boardwright.server.protocol import ChatLine, Chatted
from boardwright.server.refuse import Refuse

if TYPE_CHECKING:
    from boardwright.server.client import Client
    from boardwright.server.table import Table
    from boardwright.server.tables import Tables

log = logging.getLogger(__name__)


class Following:
    """Keeps the tables in memory up with the database."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        #: Tables that are going to be looked at.
        self.behind: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def hear(self, name: str) -> None:
        """Somebody has changed that table: look at it, unless that is about to happen anyway."""
        if name in self.behind or self.tables.closing:
            return
        self.behind.add(name)
        task = asyncio.create_task(self.look(name))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def check_all(self) -> None:
        """Anything may have happened: look at every table, and let bots go on that had to stop."""
        self.tables.resting.clear()
        for name in list(self.tables.alive):
            self.hear(name)

    async def look(self, name: str) -> None:
        # What is being loaded may have been read before it changed.
        if (loading := self.tables.loading.get(name)) is not None:
            async with loading:
                pass
        table = self.tables.alive.get(name)
        if table is None:
            self.behind.discard(name)
            return
        async with table.lock:
            self.behind.discard(name)
            try:
                await self.catch_up(table)
                await self.tell_chat(table)
            except Refuse as problem:
                log.warning("table %s could not be read again: %s", name, problem)

    async def catch_up(self, table: Table) -> None:
        """Take over what is new and tell everybody. The caller holds the table's lock."""
        news = await self.tables.storage.load(table.id, after=table.n)
        if news is None:
            self.tables.forget(table)
            return
        try:
            table.follow(news)
        except BoardwrightError as problem:
            log.info("table %s is read as a whole: %s", table.id, problem)
            await self.start_over(table)
        for client in table.clients:
            if client.seats != (mine := table.seats_of(client.visitor)):
                client.seats = mine
                client.known = client.stamp = None
        self.tables.tell(table)
        self.tables.tell_presence(table)
        self.tables.wake(table)

    async def start_over(self, table: Table) -> None:
        """Read the whole table. Where that goes beyond our rules it is dropped: whoever comes back loads it afresh."""
        try:
            table.take_over(await self.tables.read(table.id))
        except (BoardwrightError, Refuse) as problem:
            log.warning("table %s is dropped: %s", table.id, problem)
            self.tables.drop(table)

    async def begin_chat(self, table: Table, client: Client) -> None:
        """Send the last lines of the chat to who has just come."""
        async with table.talking:
            lines = await self.tables.storage.chat(table.id, CHAT_LINES)
            client.said = 0
            self.say(client, lines, even_nothing=True)

    async def tell_chat(self, table: Table) -> None:
        """Send what was said, here or elsewhere, to everybody who looks at the table: each line once, and in order."""
        async with table.talking:
            lines = await self.tables.storage.chat(table.id, CHAT_LINES, after=table.said)
            table.said = lines[-1].id if lines else table.said
            for client in list(table.clients):
                self.say(client, lines)

    def say(self, client: Client, lines: Sequence[Any], even_nothing: bool = False) -> None:
        """Send those of these lines that a client lacks; who has not got the first ones yet waits for them."""
        if client.said is None:
            return
        new = [line for line in lines if line.id > client.said]
        if new or even_nothing:
            client.send(Chatted(lines=[ChatLine(id=it.id, seat=it.seat, text=it.text, at=it.at) for it in new]))
            client.said = new[-1].id if new else client.said

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
