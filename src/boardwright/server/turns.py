"""Who gets the next free worker when many wait: addresses take turns, and at each address its tables.

Whoever asks for a lot at once only waits longer for their own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Asker(NamedTuple):
    """For whom something is worked out: the address that asks, and what for. Nobody's: all of it takes one turn."""

    address: str = ""
    table: str = ""


NOBODY = Asker()


class Turns:
    """So many places, and a queue of addresses, each a queue of tables, each a queue of who waits."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """A place, once it is the asker's turn."""
        await self.take(asker)
        try:
            yield
        finally:
            self.give_back()

    async def take(self, asker: Asker) -> None:
        if self.free > 0:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker.address, OrderedDict()).setdefault(asker.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # It had just become our turn.
            raise

    def give_back(self) -> None:
        """The place goes to whoever's turn it is."""
        while (turn := self.next()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def next(self) -> asyncio.Future[None] | None:
        """The first of the first table of the first address; both go to the end of their queues."""
        if not self.waiting:
            return None
        address, tables = self.waiting.popitem(last=False)
        table, turns = tables.popitem(last=False)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self.waiting[address] = tables
        return turn
