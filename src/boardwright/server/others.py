"""The other servers of the same tables: none on SQLite (``Alone``), perhaps some on PostgreSQL (``Others``).

They share no memory and no clock. What one stores the rest hears of when it is committed, by the table's name, and
reads (`following.py`). Who looks at a table is in rows by server, which count while that server is connected. The bots
of a table think where its lock is held; what a dead server leaves is found by a sweep.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol

from boardwright.server.database import TROUBLES, is_shared
from boardwright.server.refuse import Refuse
from boardwright.server.storage import Conflict, Storage
from boardwright.server.wire import Wire, key_of

if TYPE_CHECKING:
    from boardwright.server.tables import Tables

log = logging.getLogger(__name__)

#: Seconds between two looks for what dead servers have left, and between two attempts to connect.
SWEEP: Final = 3.0
PAUSE: Final = 0.5
#: Tables whose bots think here at a time although nobody looks at them.
AT_ONCE: Final = 20
FAILURES: Final[tuple[type[Exception], ...]] = (Refuse, *TROUBLES)


class Neighbours(Protocol):
    """What `Tables` needs to know of other servers."""

    async def start(self, tables: Tables) -> None:
        """Begin to hear of others, and take up what waits for bots; returns at once."""

    async def claim(self, table: str) -> bool:
        """Whether this server lets the bots of a table think, from now until it says otherwise or dies."""

    async def release(self, table: str) -> bool:
        """It does so no longer; whether it did."""

    def here(self, table: str, seats: Mapping[int, bool]) -> None:
        """The people in these seats are at a table through this server, and nobody else; whether they look at it."""

    async def close(self) -> None: ...


class Alone:
    """No other server: whatever is to be done is ours."""

    def __init__(self) -> None:
        self.resuming: asyncio.Task[None] | None = None

    async def start(self, tables: Tables) -> None:
        self.resuming = asyncio.create_task(tables.resume())

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> bool:
        return True

    def here(self, table: str, seats: Mapping[int, bool]) -> None:
        pass

    async def close(self) -> None:
        if self.resuming is not None:
            self.resuming.cancel()
            await asyncio.gather(self.resuming, return_exceptions=True)


class Others:
    """Servers on the same PostgreSQL."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.wire = Wire(storage.engine, storage.process, self.hear)
        self.claimed: set[str] = set()
        #: Who is here, by table, and the tables where that is not stored yet.
        self.people: dict[str, Mapping[int, bool]] = {}
        self.unstored: set[str] = set()
        self.changed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, tables: Tables) -> None:
        self.tables = tables
        await self.wire.open()
        work = (self.keep_in_touch(), self.keep_people(), self.keep_sweeping())
        self.tasks = [asyncio.create_task(task) for task in work]
        await self.sweep()

    def hear(self, table: str) -> None:
        self.tables.following.hear(table)

    async def keep_in_touch(self) -> None:
        """Connect again whenever the connection is lost. What was said meanwhile nobody repeats: look at everything."""
        while True:
            await self.wire.lost.wait()
            # Who cannot hear of others must not believe what it remembers.
            self.storage.deaf = True
            self.claimed.clear()
            try:
                await self.wire.open()
            except TROUBLES as problem:
                log.warning("no connection to PostgreSQL: %s", problem)
                await asyncio.sleep(PAUSE)
                continue
            self.storage.deaf = False
            self.unstored |= self.people.keys()
            self.changed.set()
            self.tables.following.check_all()

    # -- bots --------------------------------------------------------------------------------------------------

    async def claim(self, table: str) -> bool:
        if table in self.claimed:
            return True
        try:
            ours = await self.wire.hold(key_of(table))
        except TROUBLES:
            return False
        if ours:
            self.claimed.add(table)
        return ours

    async def release(self, table: str) -> bool:
        if table not in self.claimed:
            return False
        self.claimed.discard(table)
        try:
            await self.wire.let_go(key_of(table))
        except TROUBLES:
            log.info("the lock of table %s ended with the connection", table)
        return True

    # -- people ------------------------------------------------------------------------------------------------

    def here(self, table: str, seats: Mapping[int, bool]) -> None:
        if self.people.get(table, {}) == seats:
            return
        self.people[table] = seats
        self.unstored.add(table)
        self.changed.set()

    async def keep_people(self) -> None:
        """Store who is here. What cannot be stored now is stored when there is a connection again."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            for table in list(self.unstored):
                self.unstored.discard(table)
                try:
                    await self.storage.set_present(table, self.people[table])
                except Refuse:
                    self.unstored.add(table)
                    await asyncio.sleep(PAUSE)
                    self.changed.set()
                except Conflict:
                    log.info("table %s has been deleted while somebody looked at it", table)
            for table in [name for name, seats in self.people.items() if not seats and name not in self.unstored]:
                del self.people[table]

    # -- what others leave -------------------------------------------------------------------------------------

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except FAILURES as problem:
                log.info("nothing swept: %s", problem)
            except Exception:
                log.exception("a sweep has failed; the next one may do better")

    async def sweep(self) -> None:
        """Nobody looks through a server that has died, and no bot thinks there."""
        processes = await self.storage.processes()
        # Asked for afterwards: whoever comes in between has its lock before anything else.
        held = await self.wire.held()
        for process in processes:
            if process not in held:
                for table in await self.storage.forget_process(process):
                    self.hear(table)
        waiting = [table for table in await self.storage.waiting_for_bots() if key_of(table) not in held]
        hopeful = [table for table in waiting if table not in self.tables.left_alone | self.tables.resting]
        for table in hopeful[: max(0, AT_ONCE - len(self.claimed))]:
            await self.tables.resume_one(table)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            for table in await self.storage.forget_process(self.storage.process):
                log.debug("nobody looks at table %s through this server any more", table)
        except Refuse as problem:
            log.info("others will find out by themselves that this server has gone: %s", problem)
        await self.wire.close()


def neighbours(storage: Storage) -> Neighbours:
    """The other servers there may be."""
    return Others(storage) if is_shared(storage.engine) else Alone()
