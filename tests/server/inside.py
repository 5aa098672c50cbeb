"""The server's parts without a process around them: a database file, the tables on it, and how they are opened."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI

from boardwright.server.changes import act, undo
from boardwright.server.database import database_url, migrate, open_engine
from boardwright.server.errands import Errands
from boardwright.server.opening import open_new
from boardwright.server.protocol import LogEntry, LogEvent, NewTable, Snapshot
from boardwright.server.snapshot import live_snapshot
from boardwright.server.storage import Storage
from boardwright.server.table import Table
from boardwright.server.tables import Tables, summary
from boardwright.server.texts import entry_of
from boardwright.server.thinkers import Thinkers
from boardwright.server.turns import NOBODY as NO_ASKER
from boardwright.server.turns import Asker
from tests.server.harness import GAME, seat, told
from tests.server.places import place

NOBODY: frozenset[int] = frozenset()
#: In what snapshots of tables differ that were opened one after another, whatever happens at them.
OWN: Any = {"table": True, "commitment": True, "seats": {"__all__": {"away"}}}


@asynccontextmanager
async def storage_at(path: Path) -> AsyncIterator[Storage]:
    engine = open_engine(database_url(place(path)))
    try:
        await migrate(engine)
        yield Storage(engine)
    finally:
        await engine.dispose()


@asynccontextmanager
async def all_tables(path: Path) -> AsyncIterator[Tables]:
    async with storage_at(path) as storage:
        running = Tables(storage, Thinkers(1))
        try:
            yield running
        finally:
            await running.close()


async def open_table(running: Tables, *seats: str, **more: Any) -> Table:
    request = NewTable.model_validate({"game": GAME, "seats": [seat(word) for word in seats], **told(more)})
    stored, _ = open_new(request, "visitor")
    table = Table(stored)
    await running.storage.open_table(stored, summary(table))
    running.keep(table)
    return table


async def play(running: Tables, table: Table, decisions: int, seed: int = 1, undoing: float = 0.0) -> None:
    """Play that many decisions of chance; now and then somebody takes some back."""
    chance = random.Random(seed)
    while decisions and not table.match.over:
        seats = [seat.number for seat in table.seats if table.match.undo_steps(seat.number)]
        if seats and chance.random() < undoing:
            seat = chance.choice(seats)
            await running.commit(table, undo(table.match, seat, chance.randint(1, table.match.undo_steps(seat))))
            continue
        decision = chance.choice(table.match.decisions)
        action = table.match.describe(chance.choice(decision.options)).notation
        await running.commit(table, act(table.match, [(decision.player, action)]))
        decisions -= 1


class Here:
    """Workers that are this very process."""

    async def run(self, work: Callable[[Any], Any], job: Any, asker: Asker = NO_ASKER) -> Any:
        return work(job)

    def close(self) -> None:
        pass


def errands_here() -> Errands:
    """Errands that are done at once."""
    errands, workers = Errands(), Here()
    errands.workers = cast(Any, workers)
    return errands


# -- what a table shows ----------------------------------------------------------------------------------------


def shot_of(table: Table, mine: frozenset[int] = NOBODY, known: int | None = None) -> Snapshot:
    return live_snapshot(table, mine, known)


def public_log(table: Table) -> list[LogEntry]:
    return log_seen_by(table)


def log_seen_by(table: Table, *seats: int) -> list[LogEntry]:
    return [entry_of(entry) for entry in table.match.sight(seats).log()]


def notices(log: list[LogEntry]) -> list[tuple[int, str, Any]]:
    texts = [(entry.n, event.text) for entry in log for event in entry.events]
    return [(n, text.key, text.args["lost"]) for n, text in texts if text.key.startswith("restarted-")]


def said(log: list[LogEntry]) -> list[LogEvent]:
    return [event for entry in log for event in entry.events]


# -- what is stored --------------------------------------------------------------------------------------------


def put_away(running: Tables) -> None:
    """As after a restart: no table is in memory any more, whoever may still have one."""
    running.kept.clear()
    running.alive.clear()


async def reload(running: Tables, table: Table) -> Table:
    put_away(running)
    return await running.get(table.id)


async def stored_positions(running: Tables, table: Table) -> list[tuple[int, int, int]]:
    positions = await running.storage.positions(table.id)
    return [(position.n, position.length, position.rules_version) for position in positions][::-1]


def innermost(app: Any) -> Any:
    """The application behind everything that stands around it."""
    while not isinstance(app, FastAPI):
        app = app.app
    return app
