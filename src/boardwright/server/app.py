"""The application: storage, tables, bots and routes put together, guarded, and cleared away at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from boardwright.server import metrics
from boardwright.server.accounts import Accounts
from boardwright.server.away import LETTERS, away
from boardwright.server.bucket import Buckets, Places
from boardwright.server.database import database_url, migrate, open_engine, schema_version
from boardwright.server.faults import answer_in_form
from boardwright.server.guard import Guard
from boardwright.server.health import Health, live, ready
from boardwright.server.leaving import Leaving
from boardwright.server.live import OF_ADDRESS
from boardwright.server.me import me
from boardwright.server.observer import Observer
from boardwright.server.others import neighbours
from boardwright.server.outside import Outside
from boardwright.server.pages import page
from boardwright.server.push import signer_of
from boardwright.server.routes import router
from boardwright.server.sharing import Sharing
from boardwright.server.storage import Storage
from boardwright.server.tables import Tables
from boardwright.server.telling import Sending, Teller
from boardwright.server.thinkers import Thinkers

#: What one address may ask for, a second in the long run and at once: changing requests, and connections.
CHANGES: Final = (5.0, 60.0)
CONNECTIONS: Final = (20.0, 200.0)
#: Bytes from which on an answer is worth packing.
WORTH_PACKING: Final = 1000


def create_app(
    database: str | None = None,
    workers: int | None = None,
    sharing: Sharing | None = None,
    sending: Sending | None = None,
) -> Leaving:
    """The server as an ASGI application. ``database`` is a file or an address; None: in the user's data folder."""
    sharing, sending = sharing or Sharing(), sending or Sending()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(database_url(database))
        metrics.watch_engine(engine)
        await migrate(engine)
        metrics.schema.labels(await schema_version(engine)).set(1)
        storage = Storage(engine)
        tables = Tables(storage, Thinkers(workers), neighbours(storage))
        metrics.watch_tables(tables)
        accounts = Accounts(tables)
        teller = Teller(tables, Outside(sending.private), sending.postman, await signer_of(storage))
        app.state.tables, app.state.accounts, app.state.teller = tables, accounts, teller
        app.state.health = Health(engine, leaving.stopping.is_set)
        await tables.others.start(tables)
        works = (
            tables.keep_tidy(),
            tables.keep_small(),
            tables.timekeeper.keep_time(),
            accounts.keep_looking(),
            teller.keep_telling(),
        )
        beside = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await tables.close()
            await engine.dispose()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.sharing = sharing
    app.state.changes = Buckets(*CHANGES)
    app.state.connections = Buckets(*CONNECTIONS)
    app.state.places = Places(OF_ADDRESS)
    app.state.letters = Buckets(*LETTERS)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING)
    answer_in_form(app)
    app.include_router(away)
    app.include_router(me)
    app.include_router(router)
    app.add_route("/health", ready, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_route("/health/live", live, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    leaving = Leaving(Observer(Guard(app, sharing)))
    return leaving
