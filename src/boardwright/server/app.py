"""The application: storage, tables, bots and routes put together, guarded, and cleared away at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

from boardwright.server.bucket import Buckets
from boardwright.server.database import database_url, migrate, open_engine
from boardwright.server.guard import Guard
from boardwright.server.pages import page
from boardwright.server.refuse import STATUS, Refuse
from boardwright.server.routes import router
from boardwright.server.sharing import Sharing
from boardwright.server.storage import Storage
from boardwright.server.tables import Tables
from boardwright.server.thinkers import Thinkers

#: What one address may ask for, a second in the long run and at once: changing requests, and connections.
CHANGES: Final = (5.0, 60.0)
CONNECTIONS: Final = (20.0, 200.0)
#: Bytes from which on an answer is worth packing.
WORTH_PACKING: Final = 1000


def create_app(database: str | None = None, workers: int | None = None, sharing: Sharing | None = None) -> Guard:
    """The server as an ASGI application. ``database`` is a file or an address; None: in the user's data folder."""
    sharing = sharing or Sharing()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(database_url(database))
        await migrate(engine)
        tables = Tables(Storage(engine), Thinkers(workers))
        app.state.tables = tables
        await tables.resume()
        tidying = asyncio.create_task(tables.keep_tidy())
        try:
            yield
        finally:
            tidying.cancel()
            await tables.close()
            await engine.dispose()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.sharing = sharing
    app.state.changes = Buckets(*CHANGES)
    app.state.connections = Buckets(*CONNECTIONS)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING)
    app.add_exception_handler(Refuse, answer_refusal)
    app.include_router(router)
    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    return Guard(app, sharing)


async def answer_refusal(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Refuse)
    return JSONResponse(problem.message().model_dump(), STATUS[problem.code])
