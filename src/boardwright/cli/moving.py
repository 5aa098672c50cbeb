"""``boardwright migrate``, ``export-all`` and ``import-all``: what whoever runs a server does with its database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy.ext.asyncio import AsyncEngine

from boardwright.server.database import database_url, explaining, migrate, open_engine, prepare
from boardwright.server.moving import Progress as Report
from boardwright.server.moving import export_all, import_all

Work = Callable[[AsyncEngine, Path, Report], Awaitable[int]]


def migrate_command(place: str | None) -> None:
    """Bring a database's schema up to date and say what that took."""
    console = Console(highlight=False)
    done = asyncio.run(prepare(place))
    for step in done:
        console.print(f"[bold]{step.version}[/bold]  {step.about}", soft_wrap=True)
    console.print("The database is up to date now." if done else "The database was up to date already.")


def export_command(path: Path, place: str | None) -> None:
    rows = asyncio.run(move(export_all, path, place, "writing"))
    Console(highlight=False).print(f"{rows} rows are in {path} now.", soft_wrap=True)


def import_command(path: Path, place: str | None) -> None:
    rows = asyncio.run(move(import_all, path, place, "reading"))
    Console(highlight=False).print(f"{rows} rows of {path} are in the database now.", soft_wrap=True)


async def move(work: Work, path: Path, place: str | None, doing: str) -> int:
    """Do that with a database that is up to date, and show how far it has come."""
    engine = open_engine(database_url(place))
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with explaining(engine), Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            await migrate(engine)
            task = bar.add_task(doing, total=None)
            return await work(engine, path, lambda total, done: bar.update(task, total=total, completed=done))
    finally:
        await engine.dispose()
