"""What options would bring, for people who must decide, and what else helps them, where players have agreed on that:
worked out beside the server and sent after the snapshot.

It waits for no bot, and a client that never gets it misses nothing but figures.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable
from typing import NamedTuple

from pydantic_core import to_json

from boardwright.match.preview import Helping
from boardwright.server.client import Client
from boardwright.server.forms import Form
from boardwright.server.outbox import Letter
from boardwright.server.preview_job import foretell, help_out
from boardwright.server.snapshot import helping_of, may_have_previews, trials_of
from boardwright.server.table import Table
from boardwright.server.visible import shown_row
from boardwright.server.worker import Worker

log = logging.getLogger(__name__)


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
        self.one_at_a_time = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def follow(self, table: Table, clients: list[Client]) -> None:
        """Clients of the same seats have been sent a snapshot: previews shall follow, where there are any."""
        seats = clients[0].seats
        if may_have_previews(table, seats):
            n = table.number_of(shown_row(table, seats), seats)
            task = asyncio.create_task(self.send(Shown(table, clients, clients[0].stamp, n)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def send(self, shown: Shown) -> None:
        """What nobody looks at any more, when its turn comes, is passed over."""
        async with self.one_at_a_time:
            lookers = shown.lookers()
            if not lookers:
                return
            # They still see what they were sent: what is to be tried out need not have been worked out before.
            trials, helping = trials_of(shown.table, lookers[0].seats), helping_of(shown.table, lookers[0].seats)
            if not trials and helping is None:
                return
            try:
                seats = [await self.workers.run(foretell, trial) for trial in trials]
                help = await self.help(helping)
            except Exception:
                log.exception("table %s is shown without previews", shown.table.id)
                return
        previews = {"type": "previews", "n": shown.n, "seats": seats, "help": help}
        letter = Letter("previews", to_json(previews).decode())
        for client in shown.lookers():
            client.post(letter)

    async def help(self, helping: Helping | None) -> Form | None:
        if helping is None:
            return None
        return {"seat": helping.seat, "told": await self.workers.run(help_out, helping)}

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        self.workers.close()
        await asyncio.gather(*tasks, return_exceptions=True)
