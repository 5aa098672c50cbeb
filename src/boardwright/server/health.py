"""Whether the server lives and can be played on, for whoever watches over it: a proxy, a container, a person.

``/health/live`` answers as long as the process does, ``/health`` says 503 where something it needs is missing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import Request
from starlette.responses import JSONResponse

from boardwright.server import metrics, schema
from boardwright.server.database import TROUBLES

#: Seconds the database may take, and seconds for which an answer counts: asking often costs nothing.
PATIENCE: Final = 2.0
FRESH: Final = 1.0
FINE: Final = "ok"
REFUSED: Final[tuple[type[Exception], ...]] = (SQLAlchemyError, *TROUBLES)
NEVER: Final = {"Cache-Control": "no-store"}


class Health:
    """What the server needs, looked at when somebody asks."""

    def __init__(self, engine: AsyncEngine, stopping: Callable[[], bool] = lambda: False) -> None:
        self.engine = engine
        self.stopping = stopping
        self.looked = -FRESH
        self.database = FINE
        self.looking = asyncio.Lock()

    async def checks(self) -> dict[str, str]:
        """By name what was found; all is well where everything is ok."""
        async with self.looking:
            if monotonic() - self.looked >= FRESH:
                self.database = await look_at(self.engine)
                self.looked = monotonic()
        return {
            "database": self.database,
            "workers": FINE if metrics.workers.well else "no worker could finish the last job",
            "server": "about to stop" if self.stopping() else FINE,
        }


async def look_at(engine: AsyncEngine) -> str:
    """Ask the database something that it has to read; what it complains about is for the log alone."""
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))
    except TimeoutError:
        return f"no answer within {PATIENCE:g} seconds"
    except REFUSED:
        return "not reachable"
    return FINE


async def live(request: Request) -> JSONResponse:
    return JSONResponse({"live": True}, headers=NEVER)


async def ready(request: Request) -> JSONResponse:
    health: Health = request.app.state.health
    checks = await health.checks()
    well = all(found == FINE for found in checks.values())
    return JSONResponse({"live": True, "ready": well, "checks": checks}, 200 if well else 503, headers=NEVER)
