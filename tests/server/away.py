"""Two people at a table with a clock, in this process: time passes when a test says so."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from boardwright.server.changes import act
from boardwright.server.clocks import read, written
from boardwright.server.opening import open_new
from boardwright.server.others import neighbours
from boardwright.server.protocol import NewTable
from boardwright.server.seating import claim_seat
from boardwright.server.snapshot import seat_infos
from boardwright.server.table import Table
from boardwright.server.tables import Tables, summary
from boardwright.server.vacations import later
from tests.server.harness import GAME, agreed, seat, seed_where, told
from tests.server.inside import NOBODY, all_tables

HOUR = 3600.0
DAY = 24 * HOUR
ME, FRIEND = "m" * 64, "f" * 64
PACES = {"none": "live", "live": "live", "day": "days", "three_days": "days"}


class Time:
    """The wall clock of a test."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@asynccontextmanager
async def running_at(path: Path, time: Time, among: bool = False) -> AsyncIterator[Tables]:
    """The tables of a server; one ``among`` others hears of them."""
    async with all_tables(path) as running:
        running.storage.now = running.storage.appends.now = time
        if among:
            running.others = neighbours(running.storage)
            await running.others.start(running)
        yield running


def at_clock(clock: str, **more: Any) -> dict[str, Any]:
    return agreed(clock=clock, pace=PACES[clock], bot="random", **more)


async def open_together(running: Tables, clock: str, came: bool = True, **more: Any) -> Table:
    """I begin, and a friend sits opposite."""
    wanted = told({"seed": seed_where(0, 2), "agreed": at_clock(clock, **more), "title": "Friday"})
    request = NewTable.model_validate({"game": GAME, "seats": [seat("me"), seat("friend")], **wanted})
    stored, links = open_new(request, ME)
    # It was opened by the clock on the wall.
    late = running.storage.now() - stored.changed
    stored.clocks = written(later(read(stored.clocks), {0, 1}, late))
    table = Table(stored)
    await running.storage.open_table(stored, summary(table))
    running.keep(table)
    if came:
        await claim_seat(running, table, FRIEND, links[0].token)
        await settled(running)
    return table


async def settled(running: Tables) -> None:
    """What nobody waits for is done."""
    while running.aside:
        await next(iter(running.aside))


async def decide(running: Tables, table: Table) -> None:
    """One decision of who is asked, which brings the turn to its end soonest."""
    (decision,) = table.match.decisions
    options = [table.match.describe(option).notation for option in decision.options]
    action = "end-turn" if "end-turn" in options else options[0]
    async with table.lock:
        await running.commit(table, act(table.match, [(decision.player, action)]))


async def end_turn(running: Tables, table: Table) -> None:
    (who,) = table.waiting()
    while table.waiting() == [who]:
        await decide(running, table)


def left(table: Table, seat: int, time: Time) -> float | None:
    """The seconds that a seat has, as everybody is told."""
    until = seat_infos(table, NOBODY)[seat]["until"]
    return None if until is None else round(until - time.now)


async def notes(running: Tables, table: Table) -> list[str]:
    """What the log tells beside the game."""
    return [note.text.key for note in table.notes]
