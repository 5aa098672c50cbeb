"""Keeping time: whose is out is found in the database, and the bot that the table agreed on plays, or others are told.

Deadlines are by the wall clock, so that they outlive servers. While clocks run, whichever server looks at them says
when; where nobody did for a while, no server ran, or the clock was put forward or back: then all deadlines move along,
and nobody has lost or won any time.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from boardwright.server import schema
from boardwright.server.changes import Change, aside, seats_after, stand_in
from boardwright.server.clocks import ALLOTTED, Asked, Clock, Clocks, clocks_after, due, read, runs, written
from boardwright.server.others import FAILURES
from boardwright.server.refuse import Refuse
from boardwright.server.stored import LogRow
from boardwright.server.vacations import read_vacations

if TYPE_CHECKING:
    from boardwright.server.storage import Summary
    from boardwright.server.table import Table
    from boardwright.server.tables import Tables

log = logging.getLogger(__name__)

#: Seconds between two looks; so long without one, and time has stood still.
TICK: Final = 5.0
GAP: Final = 15.0
#: After a standstill or a jump of more than this everybody has at least so many seconds.
STANDSTILL: Final = 60.0
GRACE: Final = 120.0
BEAT: Final = "beat"


class Timekeeper:
    """Keeps the time of all tables of a database, beside whoever else does."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage

    # -- what a change means for clocks ------------------------------------------------------------------------

    def after(self, table: Table, change: Change, line: Summary) -> Summary:
        """The table's line with the clocks as they are after a change."""
        asked = Asked(line.n, seats_after(table.seats, change.rows), line.waiting, table.holders, table.vacations)
        clocks = clocks_after(table.clocks, table.agreed, asked, change.rows, self.storage.now())
        return line._replace(clocks=clocks)

    async def settle(self, table: Table) -> None:
        """Somebody has taken a seat: from now on they are waited for."""
        async with table.lock:
            if table.deleted:
                return
            asked = Asked(table.n, table.seats, table.waiting(), table.holders, table.vacations)
            clocks = clocks_after(table.clocks, table.agreed, asked, (), self.storage.now())
            if clocks == table.clocks:
                return
            try:
                await self.store(table, clocks)
            except FAILURES as problem:
                log.warning("the clocks of table %s are not stored yet: %s", table.id, problem)

    async def store(self, table: Table, clocks: Clocks) -> None:
        """The caller holds the table's lock."""
        async with self.storage.writing(table.id) as connection:
            await connection.execute(set_clocks(table.id, clocks))
        table.clocks = clocks
        self.tables.tell_presence(table)

    # -- looking at the time -----------------------------------------------------------------------------------

    async def keep_time(self) -> None:
        while True:
            try:
                await self.tick()
            except FAILURES as problem:
                log.warning("nobody looks at the time now: %s", problem)
            except Exception:
                log.exception("looking at the time has failed; another try follows")
            await asyncio.sleep(TICK)

    async def tick(self) -> None:
        """Where time has stood still, deadlines move along; then whoever's time is out is dealt with."""
        now = self.storage.now()
        async with self.storage.reading() as connection:
            running = await connection.execute(
                select(schema.tables.c.id).where(schema.tables.c.due.is_not(None)).limit(1)
            )
            if running.first() is None:
                return
        for name in await self.beat(now):
            self.tables.following.hear(name)
        async with self.storage.reading() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.due <= now).order_by(schema.tables.c.due)
            names = list((await connection.execute(query)).scalars())
        for name in names:
            if name not in self.tables.left_alone:
                await self.look_at(name)

    async def beat(self, now: float) -> list[str]:
        """Say that somebody looks at the time; the tables whose deadlines have moved since nobody did."""
        common = schema.common
        this = common.c.name == BEAT
        try:
            async with self.storage.writing() as connection:
                last = (await connection.execute(select(common.c.value).where(this).with_for_update())).scalar()
                if last is None:
                    await connection.execute(insert(common).values(name=BEAT, value=now))
                    return []
                await connection.execute(update(common).where(this).values(value=now))
                if abs(now - last) <= GAP:
                    return []
                moved = await move_all(connection, now, now - last)
                await self.storage.announce(connection, moved)
                return moved
        except IntegrityError:
            return []  # another server has just begun to look at the time

    async def look_at(self, name: str) -> None:
        """Deal with whoever's time is out at that table, unless another server does."""
        try:
            table = await self.tables.get(name)
        except Refuse as problem:
            log.error("nobody keeps the time of table %s: %s", name, problem)
            if problem.code == "gone":
                self.tables.left_alone.add(name)
            return
        # Whose bots think here has its lock already.
        if table.thinking is None and not await self.tables.others.claim(name):
            return
        try:
            async with table.lock:
                await self.end_turns(table)
        except Refuse as problem:
            log.info("table %s is looked at again: %s", name, problem)
        finally:
            if table.thinking is None:
                await self.tables.others.release(name)

    async def end_turns(self, table: Table) -> None:
        """The caller holds the table's lock."""
        now = self.storage.now()
        await self.read_again(table)
        for seat, clock in list(table.clocks.items()):
            if not runs(clock) or (clock.until or 0.0) > now or table.over or table.deleted:
                continue
            vacation = table.vacations.get(seat, 0.0)
            if vacation > now:
                await self.store(table, {**table.clocks, seat: clock._replace(until=vacation + GRACE)})
            elif table.agreed.absence is None:
                await self.tables.commit(table, aside(table.match, LogRow("late", seat, {})))
            else:
                await self.tables.commit(table, stand_in(table.match, seat, table.agreed.bot, late=True))

    async def read_again(self, table: Table) -> None:
        """Other servers may have moved what is due."""
        async with self.storage.reading() as connection:
            query = select(schema.tables.c.clocks).where(schema.tables.c.id == table.id, schema.tables.c.n == table.n)
            stored = (await connection.execute(query)).scalar()
            if stored is None:
                self.tables.following.hear(table.id)
                raise Refuse("stale", "the table has changed meanwhile")
            table.clocks = read(stored)
            table.vacations = (await read_vacations(connection, [table.id], self.storage.now()))[table.id]


async def move_all(connection: AsyncConnection, now: float, seconds: float) -> list[str]:
    """Every deadline is that much later, or earlier; nobody gets more than the time for a turn. The tables."""
    tables = schema.tables.c
    query = select(tables.id, tables.clocks, tables.agreed).where(tables.due.is_not(None)).order_by(tables.id)
    lines = (await connection.execute(query.with_for_update())).all()
    names = [line.id for line in lines]
    vacations = await read_vacations(connection, names, now)
    for line in lines:
        clocks = move(read(line.clocks), ALLOTTED[line.agreed["clock"]], vacations[line.id], now, seconds)
        await connection.execute(set_clocks(line.id, clocks))
    return names


def move(clocks: Clocks, allotted: float, vacations: dict[int, float], now: float, seconds: float) -> Clocks:
    at_least = now + min(GRACE, allotted) if abs(seconds) > STANDSTILL else -float("inf")

    def moved(seat: int, clock: Clock) -> Clock:
        return clock.moved(seconds, at_least, max(now, vacations.get(seat, now)) + allotted)

    return {seat: moved(seat, clock) if runs(clock) else clock for seat, clock in clocks.items()}


def set_clocks(table: str, clocks: Clocks) -> Any:
    change = update(schema.tables).where(schema.tables.c.id == table)
    return change.values(clocks=written(clocks), due=due(clocks))
