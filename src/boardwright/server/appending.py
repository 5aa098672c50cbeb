"""Rows on their way into tables' logs.

What arrives while other rows are being written waits and is then written in one go: the disk is waited for once,
however many tables are played at. Where many are, rows also wait for a moment, so that more of them go together: what
follows from them is then done in one go, too. Whoever adds rows is told when theirs are on the disk, or why they are
not.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pydantic_core import to_json
from sqlalchemy import Connection, bindparam, create_engine, delete, event, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from boardwright.server import schema
from boardwright.server.channels import note_turns
from boardwright.server.clocks import begun
from boardwright.server.database import WRITING, begin, take_control
from boardwright.server.pace import Pace
from boardwright.server.rated import rate
from boardwright.server.stored import LogRow, Position

if TYPE_CHECKING:
    from boardwright.server.storage import Summary


class Conflict(Exception):
    """Somebody else has written that row of the log already."""


class Addition(NamedTuple):
    """Rows of one table, the number of the first one, the table's line in the lobby after them, and where it stands."""

    table: str
    first: int
    rows: Sequence[LogRow]
    summary: Summary
    position: Position | None
    #: By seat, where the game has come to its end by the rules.
    places: tuple[int, ...] | None = None


#: Seconds from one transaction to the next where many tables are played at: people do not notice, and it is less than
#: half the work. Many: the last so many additions came within so many seconds, and of so many tables. Where as many
#: wait already, they have waited long enough.
APART: Final = 0.05
LATELY: Final = 8
MOMENT: Final = 0.25
MANY: Final = 4

#: Made once: a statement that is built anew costs more than carrying it out.
ROWS: Final = insert(schema.log)
POSITIONS: Final = insert(schema.positions)
THIS: Final = "this_table"
LINES: Final = update(schema.tables).where(schema.tables.c.id == bindparam(THIS))

#: Does something about these tables within one transaction.
Transaction = Callable[[Callable[[Connection], None], Collection[str]], Awaitable[None]]


class Appends:
    """The one writer of logs in this process; it takes its turn with everything else that writes."""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: AbstractAsyncContextManager[None],
        transaction: Transaction | None = None,
    ) -> None:
        #: As in `Storage`.
        self.now: Callable[[], float] = time.time
        self.transaction = transaction or in_a_thread(engine)
        self.writer = writer
        self.waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None
        self.pace = Pace(APART)
        #: When something was added lately, and to which table.
        self.lately: deque[tuple[float, str]] = deque(maxlen=LATELY)

    async def add(self, addition: Addition) -> None:
        """Returns when the rows are on the disk. Conflict when the number of the first one is taken."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((addition, done))
        self.lately.append((loop.time(), addition.table))
        if self.task is None:
            self.task = asyncio.create_task(self.write_all())
        await done

    async def write_all(self) -> None:
        try:
            while self.waiting:
                await self.pace.wait(hurried=len(self.waiting) >= MANY or not self.crowded())
                async with self.writer:
                    batch, self.waiting = self.waiting, []
                    await self.write(batch)
        finally:
            self.task = None

    def crowded(self) -> bool:
        """Whether many tables are played at."""
        (first, _), (last, _) = self.lately[0], self.lately[-1]
        return last - first < MOMENT and len({table for _, table in self.lately}) >= MANY

    async def write(self, batch: list[tuple[Addition, asyncio.Future[None]]]) -> None:
        """All in one transaction; where that fails, each in its own, so that nobody suffers from another's trouble."""
        additions = [addition for addition, _ in batch]
        problem: Exception | None = None
        try:
            tables = {addition.table for addition in additions}
            await self.transaction(lambda connection: append(connection, additions, self.now()), tables)
        except Exception as trouble:
            if len(batch) > 1:
                for one in batch:
                    await self.write([one])
                return
            taken = isinstance(trouble, IntegrityError)
            problem = Conflict(f"row {additions[0].first} of {additions[0].table} is taken") if taken else trouble
        for _, done in batch:
            if done.cancelled():
                continue
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)


def in_a_thread(engine: AsyncEngine) -> Transaction:
    """Transactions on SQLite. Its driver would go to a thread for every step; here a whole transaction goes once."""
    kept = Kept(engine)

    async def carry_out(work: Callable[[Connection], None], _: Collection[str]) -> None:
        await asyncio.get_running_loop().run_in_executor(None, kept.within, work)

    return carry_out


class Kept:
    """A connection for one transaction after another: to take it out and put it back costs as much as a statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="sqlite")
        self.engine = create_engine(url, execution_options=WRITING, json_serializer=json_text)
        self.connection: Connection | None = None
        #: Whoever ends it lets a transaction that is under way come to its end.
        self.used = Lock()
        event.listen(self.engine, "connect", take_control)
        event.listen(self.engine, "begin", begin)
        event.listen(engine.sync_engine, "engine_disposed", lambda _: self.dispose())

    def within(self, work: Callable[[Connection], None]) -> None:
        """Do it in a transaction; after trouble the next one begins afresh."""
        with self.used:
            connection = self.connection = self.connection or self.engine.connect()
            try:
                with connection.begin():
                    work(connection)
            except BaseException:
                self.put_back()
                raise

    def put_back(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def dispose(self) -> None:
        with self.used:
            self.put_back()
            self.engine.dispose()


def json_text(value: Any) -> str:
    """A value of a JSON column: a row has ten of them, and the standard library takes five times as long."""
    return to_json(value).decode()


def append(connection: Connection, additions: Sequence[Addition], now: float) -> None:
    connection.execute(ROWS, [line for one in additions for line in row_lines(one, now)])
    connection.execute(LINES, [{THIS: one.table, **one.summary.columns()} for one in additions])
    positions = [position_line(one.table, one.position) for one in additions if one.position is not None]
    if positions:
        connection.execute(POSITIONS, positions)
    for one in additions:
        for row in one.rows:
            for statement in follow(one.table, row):
                connection.execute(statement)
        note_turns(connection, one.table, begun(one.summary.clocks, one.summary.n), one.summary.n, now)
        if one.places is not None:
            rate(connection, one.table, one.places)


def row_lines(addition: Addition, at: float) -> Iterator[dict[str, Any]]:
    for n, row in enumerate(addition.rows, addition.first):
        yield {
            "table_id": addition.table,
            "n": n,
            "kind": row.kind,
            "seat": row.seat,
            "data": row.data,
            "told": row.told,
            "at": at,
        }


def position_line(table: str, position: Position) -> dict[str, Any]:
    return {
        "table_id": table,
        "n": position.n,
        "length": position.length,
        "rules_version": position.rules_version,
        "position": position.position,
        "at": time.time(),
    }


def follow(table: str, row: LogRow) -> Iterator[Any]:
    """What a row of the log changes elsewhere."""
    if row.kind == "stand_in":
        bot = row.data["bot"]
        yield update_seat(table, row.seat).values({"stand_in": bot} if bot else {"stand_in": None, "gone": None})
    if row.kind == "leave":
        yield update_seat(table, row.seat).values(stand_in=row.data["bot"], gone=row.data["how"])
        if row.data["how"] == "left":
            held = schema.holders.c
            yield delete(schema.holders).where(held.table_id == table, held.seat == row.seat)
            yield update_seat(table, row.seat).values(token_hash=None)
    if row.kind == "restart":
        yield update_table(table).values(rules_version=row.data["rules_version"])


def update_table(table: str) -> Any:
    return update(schema.tables).where(schema.tables.c.id == table)


def update_seat(table: str, seat: int) -> Any:
    return update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == seat)
