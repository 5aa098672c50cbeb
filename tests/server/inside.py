"""The server's parts without a process around them: a database file, the tables on it, and how they are opened."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from boardwright.server.database import database_url, migrate, open_engine
from boardwright.server.opening import open_new
from boardwright.server.protocol import NewTable
from boardwright.server.storage import Storage
from boardwright.server.table import Table
from boardwright.server.tables import Tables, summary
from boardwright.server.thinkers import Thinkers
from tests.server.harness import GAME, seat


@asynccontextmanager
async def storage_at(path: Path) -> AsyncIterator[Storage]:
    engine = open_engine(database_url(str(path)))
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
    request = NewTable.model_validate({"game": GAME, "seats": [seat(word) for word in seats], **more})
    stored, _ = open_new(request, "visitor")
    table = Table(stored)
    await running.storage.open_table(stored, summary(table, table.match))
    running.keep(table)
    return table
