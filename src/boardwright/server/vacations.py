"""Vacations: somebody is away until a day, and at tables that are played over days their clocks stand still.

While somebody is away, what is due is due that much later; who comes back earlier gives the rest back. So no clock ever
has to be stopped and started again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row as Line
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from boardwright.server import schema
from boardwright.server.clocks import DAY, PATIENT, Clock, Clocks, due, read, runs, written
from boardwright.server.refuse import Refuse

if TYPE_CHECKING:
    from boardwright.server.tables import Tables

#: Days on vacation within a year.
MOST: Final = 30
YEAR: Final = 365 * DAY


class Vacations:
    """Who is away, in the database and at the tables in memory."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage

    async def until(self, identity: str) -> float | None:
        """Until when they are away, if they are."""
        return ends(await self.of(identity), self.storage.now())

    async def left(self, identity: str) -> float:
        """How many seconds they may still be away from now on."""
        return left(await self.of(identity), self.storage.now())

    async def of(self, identity: str) -> list[Line[Any]]:
        """All that count, those that are over too."""
        async with self.storage.reading() as connection:
            return await taken(connection, identity, self.storage.now())

    async def go(self, identity: str, until: float) -> None:
        """They are away from now until then. Refused where that is too long, or over."""
        now = self.storage.now()
        if until <= now:
            raise Refuse("illegal", "a vacation ends in the future")
        await self.change(identity, until)

    async def come_back(self, identity: str) -> None:
        await self.change(identity, None)

    async def change(self, identity: str, until: float | None) -> None:
        """End a vacation that goes on; begin another one that ends then. What is due moves by the difference."""
        now = self.storage.now()
        names = await self.playing(identity)
        async with self.storage.writing(*names) as connection:
            before = await taken(connection, identity, now)
            was = ends(before, now)
            if until is not None and until - now > left(before, now) + 1.0:
                raise Refuse("illegal", f"there are {MOST} days of vacation a year, and so many are not left")
            if was is not None:
                this = (schema.vacations.c.identity == identity, schema.vacations.c.until > now)
                await connection.execute(update(schema.vacations).where(*this).values(until=now))
            await connection.execute(delete(schema.vacations).where(schema.vacations.c.until < now - YEAR))
            if until is not None:
                line = {"identity": identity, "since": now, "until": until}
                await connection.execute(insert(schema.vacations).values(line))
            await self.move(connection, names, identity, (until or now) - (was or now))
        for name in names:
            self.tables.following.hear(name)

    async def playing(self, identity: str) -> list[str]:
        """The tables where their clocks would stand still."""
        held, tables = schema.holders.c, schema.tables.c
        mine = select(held.table_id).where(held.visitor_hash == identity)
        patient = tables.agreed["clock"].as_string().in_(PATIENT)
        async with self.storage.reading() as connection:
            query = select(tables.id).where(tables.id.in_(mine), ~tables.over, patient).order_by(tables.id)
            return list((await connection.execute(query)).scalars())

    async def move(self, connection: AsyncConnection, names: list[str], identity: str, seconds: float) -> None:
        """What is due from that person at these tables is due so much later."""
        held, tables = schema.holders.c, schema.tables.c
        for name in names:
            query = select(held.seat).where(held.table_id == name, held.visitor_hash == identity)
            seats = set((await connection.execute(query)).scalars())
            stored = (await connection.execute(select(tables.clocks).where(tables.id == name))).scalar_one()
            clocks = later(read(stored), seats, seconds)
            change = update(schema.tables).where(tables.id == name)
            await connection.execute(change.values(clocks=written(clocks), due=due(clocks)))


def later(clocks: Clocks, seats: Collection[int], seconds: float) -> Clocks:
    def moved(clock: Clock) -> Clock:
        return clock.moved(seconds, -float("inf"), float("inf"))

    return {seat: moved(clock) if seat in seats and runs(clock) else clock for seat, clock in clocks.items()}


async def taken(connection: AsyncConnection, identity: str, now: float) -> list[Line[Any]]:
    vacations = schema.vacations.c
    query = select(schema.vacations).where(vacations.identity == identity, vacations.until > now - YEAR)
    return list(await connection.execute(query.order_by(vacations.since)))


def ends(vacations: list[Line[Any]], now: float) -> float | None:
    return max((line.until for line in vacations if line.until > now), default=None)


def left(vacations: list[Line[Any]], now: float) -> float:
    """What of a year's days is left, from now on: one that goes on counts up to now."""
    used: float = sum(max(0.0, min(line.until, now) - max(line.since, now - YEAR)) for line in vacations)
    return max(0.0, MOST * DAY - used)


async def read_vacations(connection: AsyncConnection, names: list[str], now: float) -> dict[str, dict[int, float]]:
    """By table and seat until when its person is on vacation; at tables where clocks stand still for that."""
    found: dict[str, dict[int, float]] = {name: {} for name in names}
    held, away, tables = schema.holders.c, schema.vacations.c, schema.tables.c
    sources = schema.holders.join(schema.vacations, away.identity == held.visitor_hash)
    patient = tables.agreed["clock"].as_string().in_(PATIENT)
    query = (
        select(held.table_id, held.seat, away.until)
        .select_from(sources.join(schema.tables, tables.id == held.table_id))
        .where(held.table_id.in_(names), away.until > now, patient)
    )
    for line in await connection.execute(query):
        found[line.table_id][line.seat] = max(line.until, found[line.table_id].get(line.seat, 0.0))
    return found
