"""What options would bring, for people who must decide, and what else helps them, where players have agreed on that:
worked out beside the server and sent after the snapshot.

It waits for no bot, and a client that never gets it misses nothing but figures.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable
from typing import NamedTuple

from boardwright.match.preview import Helping, Preview, Trial
from boardwright.server.client import Client
from boardwright.server.preview_job import help_out, try_out
from boardwright.server.protocol import Previews, SeatHelp, SeatPreviews
from boardwright.server.snapshot import helping_of, trials_of
from boardwright.server.table import Table
from boardwright.server.thinkers import Thinkers
from boardwright.server.visible import shown_row

log = logging.getLogger(__name__)


class Shown(NamedTuple):
    """A snapshot that clients of the same seats were just sent, what is to be tried out for it, and who is helped."""

    table: Table
    clients: list[Client]
    stamp: Hashable
    n: int
    trials: list[Trial]
    helping: Helping | None

    def lookers(self) -> list[Client]:
        """Those who still look at it."""
        return [client for client in self.clients if client.stamp == self.stamp and client in self.table.clients]


def previews_of(seat: int, tried: list[Preview]) -> SeatPreviews:
    return SeatPreviews(seat=seat, changes=[one.changes for one in tried], leads=[list(one.leads) for one in tried])


class Previewers:
    """One worker process for all tables, and what is to be sent when it has done its work."""

    def __init__(self) -> None:
        self.workers = Thinkers(1)
        self.one_at_a_time = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def follow(self, table: Table, clients: list[Client]) -> None:
        """Clients of the same seats have been sent a snapshot: previews shall follow, where there are any."""
        seats = clients[0].seats
        trials, helping = trials_of(table, seats), helping_of(table, seats)
        if trials or helping:
            n = table.number_of(shown_row(table, seats), seats)
            shown = Shown(table, clients, clients[0].stamp, n, trials, helping)
            task = asyncio.create_task(self.send(shown))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def send(self, shown: Shown) -> None:
        """What nobody looks at any more, when its turn comes, is passed over."""
        async with self.one_at_a_time:
            if not shown.lookers():
                return
            try:
                found = [await self.workers.run(try_out, trial) for trial in shown.trials]
                help = await self.help(shown.helping)
            except Exception:
                log.exception("table %s is shown without previews", shown.table.id)
                return
        seats = [previews_of(trial.seat, tried) for trial, tried in zip(shown.trials, found)]
        for client in shown.lookers():
            client.send(Previews(n=shown.n, seats=seats, help=help))

    async def help(self, helping: Helping | None) -> SeatHelp | None:
        if helping is None:
            return None
        return SeatHelp(seat=helping.seat, told=await self.workers.run(help_out, helping))

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        self.workers.close()
        await asyncio.gather(*tasks, return_exceptions=True)
