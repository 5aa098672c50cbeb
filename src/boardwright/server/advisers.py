"""Advice for people at a table, where players have agreed on help: what a strong bot would do, and what a game that is
over was like. Worked out beside the server, waited for by nobody but who asks, kept in memory for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from boardwright.match.preview import Helping
from boardwright.server.advice_job import Reviewed, find_costliest, find_hints, find_outlooks
from boardwright.server.protocol import CostlyInfo, Hints, OutlookInfo
from boardwright.server.refuse import Refuse
from boardwright.server.table import Table
from boardwright.server.texts import costly_of, hint_of, outlook_of
from boardwright.server.thinkers import Thinkers
from boardwright.server.visible import shown_match

log = logging.getLogger(__name__)

#: So many answers are remembered; whoever asks the same again need not wait.
REMEMBERED: Final = 200
#: Advice waits for other advice, not for bots: so many worker processes are started when they are needed.
WORKERS: Final = 2
#: So many questions may wait; whoever asks more comes back later.
QUEUE: Final = 12

J = TypeVar("J")
R = TypeVar("R")


class Advisers:
    """The worker processes that give advice, and what they have found out."""

    def __init__(self) -> None:
        self.workers = Thinkers(WORKERS)
        self.found: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()

    async def hints(self, table: Table, mine: frozenset[int], seat: int, n: int) -> Hints:
        """The best turns for a seat that decides at that number; refused when the table has moved on."""
        check_asking(table, mine, seat)
        table.check_going_on()
        row = table.row_of(n, mine)
        asked = self.deciding(table, mine, seat, row)
        found = await self.once((table.id, row, seat, "hints"), find_hints, asked)
        self.deciding(table, mine, seat, row)
        space = table.match.game.space
        return Hints(seat=seat, hints=[hint_of(hint, space) for hint in found])

    def deciding(self, table: Table, mine: frozenset[int], seat: int, row: int) -> Helping:
        """What a seat knows that still decides what it had to decide at that row."""
        known = None
        if table.held is None and table.seats[seat].stand_in is None and table.is_current(row, seat):
            known = shown_match(table, mine).sight(mine).known_by(seat)
        if known is None:
            raise Refuse("stale", f"seat {seat} does not decide this now")
        return known

    async def outlooks(self, table: Table, mine: frozenset[int], seat: int) -> list[OutlookInfo]:
        """How the chances went, counted as the table counts."""
        found = await self.once((table.id, table.n, "outlooks"), find_outlooks, reviewed(table, mine, seat))
        return [outlook_of(outlook, table.before) for outlook in found]

    async def costliest(self, table: Table, mine: frozenset[int], seat: int) -> list[CostlyInfo]:
        """The costliest decisions of the seat."""
        found = await self.once((table.id, table.n, seat, "costliest"), find_costliest, reviewed(table, mine, seat))
        return [costly_of(costly, table.before, table.match.game.space) for costly in found]

    async def once(self, key: Hashable, work: Callable[[J], R], job: J) -> R:
        """What comes of a job; the same is not done twice, however often and by however many it is asked for."""
        task: asyncio.Task[R] | None = self.found.get(key)
        if task is None:
            if sum(not task.done() for task in self.found.values()) >= QUEUE:
                raise Refuse("too_fast", "many ask for advice; wait a moment")
            task = self.found[key] = asyncio.create_task(self.workers.run(work, job))
            while len(self.found) > REMEMBERED and next(iter(self.found.values())).done():
                self.found.popitem(last=False)
        try:
            # Who no longer waits does not end the work for others.
            return await asyncio.shield(task)
        except Exception as problem:
            self.found.pop(key, None)
            log.exception("no advice for %s", key)
            raise Refuse("unknown", "no advice could be worked out") from problem

    async def close(self) -> None:
        tasks = list(self.found.values())
        for task in tasks:
            task.cancel()
        self.workers.close()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_asking(table: Table, mine: frozenset[int], seat: int) -> None:
    """Only who sits there is advised, and only where players have agreed on help."""
    if seat not in mine:
        raise Refuse("not_yours", f"seat {seat} is not yours")
    if not table.agreed.helpers:
        raise Refuse("illegal", "the players of this table have agreed on no help")


def reviewed(table: Table, mine: frozenset[int], seat: int) -> Reviewed:
    """A game that was played to its end, and is looked back on by who sat there."""
    check_asking(table, mine, seat)
    if not table.over or not table.match.over:
        raise Refuse("illegal", "a game can be reviewed when it has been played to its end")
    return Reviewed(table.match.record(), seat)
