"""Where tables are kept: finding the database, opening it safely, and bringing its schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from boardwright.kernel.errors import BadOptions

MIGRATIONS: Final = Path(__file__).parent / "migrations"
#: PostgreSQL and others are named with their driver, as in postgresql+asyncpg://...
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite"}
#: An acknowledged action is on the disk; readers never wait for the writer; a second writer waits its turn.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


def usual_file() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    return user_data_path("boardwright", appauthor=False) / "tables.sqlite3"


def database_url(place: str | None) -> str:
    """The address of a database: given as such, as the name of a file, or (None) in the user's data folder."""
    if place is None:
        return file_url(usual_file())
    if "://" not in place:
        return file_url(Path(place))
    try:
        url = make_url(place)
    except ArgumentError as problem:
        raise BadOptions(f"cannot read the database address {place!r}: {problem}") from problem
    if url.drivername in DRIVERS:
        url = url.set(drivername=DRIVERS[url.drivername])
    return url.render_as_string(hide_password=False)


def file_url(path: Path) -> str:
    path = path.expanduser().absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def open_engine(url: str) -> AsyncEngine:
    """Connections to the database, with SQLite's safety switches on."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to the newest version; an empty database gets all of it."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
