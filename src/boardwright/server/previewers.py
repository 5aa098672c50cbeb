"""What options would bring, for people who must decide, and what else helps them, where players have agreed on that:
worked out beside the server and sent after the snapshot.

It waits for no bot, and a client that never gets it misses nothing but figures. Where many tables are played at, what
is wanted by several goes to the worker together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable
from typing import Final, NamedTuple

from boardwright.server.client import Client
from boardwright.server.outbox import Letter
from boardwright.server.pace import Pace
from boardwright.server.preview_job import Wanted, foretell_all
from boardwright.server.snapshot import helping_of, may_have_previews, trials_of
from boardwright.server.table import Table
from boardwright.server.visible import shown_row
from boardwright.server.worker import Worker

log = logging.getLogger(__name__)

#: Seconds from one errand of the worker's to the next, and how many snapshots one is about: those that wait longer
#: may be out of date by then.
APART: Final = 0.1
TOGETHER: Final = 16


class Shown(NamedTuple):
    """A snapshot that clients of the same seats were just sent."""

    table: Table
    clients: list[Client]
    stamp: Hashable
    n: int

    def lookers(self) -> list[Client]:
        """Those who still look at it."""
        return [client for client in self.clients if client.stamp == self.stamp and client in self.table.clients]


class Previewers:
    """One worker process for all tables, and what is to be sent when it has done its work."""

    def __init__(self) -> None:
        self.workers = Worker()
        self.pace = Pace(APART)
        self.waiting: list[Shown] = []
        self.task: asyncio.Task[None] | None = None

    def follow(self, table: Table, clients: list[Client]) -> None:
        """Clients of the same seats have been sent a snapshot: previews shall follow, where there are any."""
        seats = clients[0].seats
        if not may_have_previews(table, seats):
            return
        n = table.number_of(shown_row(table, seats), seats)
        self.waiting.append(Shown(table, clients, clients[0].stamp, n))
        if self.task is None:
            self.task = asyncio.create_task(self.send_all())

    async def send_all(self) -> None:
        try:
            while self.waiting:
                await self.pace.wait()
                # What nobody looks at any more is passed over, and takes nobody's place. The others see what they were
                # sent: what is to be tried out need not have been worked out before.
                looked_at = [shown for shown in self.waiting if shown.lookers()]
                some, self.waiting = looked_at[:TOGETHER], looked_at[TOGETHER:]
                await self.send([(shown, wanted) for shown in some if (wanted := wanted_by(shown)) is not None])
        finally:
            self.task = None

    async def send(self, jobs: list[tuple[Shown, Wanted]]) -> None:
        """All in one go; where that fails, each alone, so that nobody goes without because of another table."""
        if not jobs:
            return
        try:
            told = await self.workers.run(foretell_all, [wanted for _, wanted in jobs])
        except Exception:
            if len(jobs) > 1:
                for job in jobs:
                    await self.send([job])
            else:
                log.exception("table %s is shown without previews", jobs[0][0].table.id)
            return
        for (shown, _), text in zip(jobs, told, strict=True):
            for client in shown.lookers():
                client.post(Letter("previews", text))

    async def close(self) -> None:
        task = self.task
        if task is not None:
            task.cancel()
        self.workers.close()
        if task is not None:
            await asyncio.gather(task, return_exceptions=True)


def wanted_by(shown: Shown) -> Wanted | None:
    """What whoever looks at it still wants to know; None where nobody does, or there is nothing to tell."""
    lookers = shown.lookers()
    if not lookers:
        return None
    trials, helping = trials_of(shown.table, lookers[0].seats), helping_of(shown.table, lookers[0].seats)
    return Wanted(shown.n, trials, helping) if trials or helping is not None else None
