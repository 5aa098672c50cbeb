"""Reading and writing the database. A method is one transaction; when it returns, what it wrote is on the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Row as Line
from sqlalchemy import Select, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardwright.server import schema
from boardwright.server.dead import dead_tables
from boardwright.server.fate import Fate
from boardwright.server.protocol import USUAL, Agreement, CancelInfo, EndedInfo
from boardwright.server.stored import LogRow, Position, Seat, Stored


class Conflict(Exception):
    """Somebody else has written that row of the log already."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby tells of a table without replaying it."""

    n: int
    waiting: list[int]
    over: bool
    winners: list[int]
    bots_next: bool
    #: As everybody may know it: points by actor, and how far the game has come, as a message.
    scores: list[int]
    progress: dict[str, Any] | None
    #: When something happened that everybody may know of.
    changed: float
    fate: Fate = field(default_factory=Fate)

    def columns(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "waiting": self.waiting,
            "over": self.over,
            "winners": self.winners,
            "bots_next": self.bots_next,
            "scores": self.scores,
            "progress": self.progress,
            "changed": self.changed,
            "ended": self.fate.ended and self.fate.ended.model_dump(),
            "cancelling": self.fate.cancelling and self.fate.cancelling.model_dump(),
        }


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in somebody's list."""

    id: str
    game: str
    title: str
    agreed: Agreement
    catalog: str
    summary: Summary
    changed: float
    seats: list[Seat]
    holders: dict[int, set[str]]
    #: Lines of its chat that nobody in the reader's seats has read.
    unread: int = 0


class Storage:
    """The database's door. Writers of this process wait for each other here instead of in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = asyncio.Lock()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.writer, self.engine.begin() as connection:
            yield connection

    # -- tables ------------------------------------------------------------------------------------------------

    async def open_table(self, stored: Stored, summary: Summary, rematch_of: str | None = None) -> None:
        """Store a new table. Conflict when the rematch it is has been opened already."""
        now = time.time()
        values = {
            "id": stored.id,
            "game": stored.game,
            "rules_version": stored.start["rules_version"],
            "catalog": stored.catalog or None,
            "players": len(stored.seats),
            "start": stored.start,
            "told": stored.told,
            "opened_by": stored.opened_by,
            "title": stored.title,
            "agreed": stored.agreed.model_dump(),
            "rematch_of": rematch_of,
            "opened": now,
            **summary.columns(),
        }
        try:
            async with self.writing() as connection:
                await connection.execute(insert(schema.tables).values(values))
                await connection.execute(insert(schema.seats), [seat_values(stored.id, seat) for seat in stored.seats])
                if stored.position is not None:
                    await connection.execute(insert_position(stored.id, stored.position))
                held = [(seat, visitor) for seat, visitors in stored.holders.items() for visitor in visitors]
                if held:
                    await connection.execute(insert(schema.holders), [holder(stored.id, *pair) for pair in held])
        except IntegrityError as problem:
            raise Conflict(f"table {stored.id} cannot be opened twice") from problem

    async def load(self, table: str) -> Stored | None:
        """Everything about one table."""
        async with self.engine.connect() as connection:
            line = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if line is None:
                return None
            rows = await connection.execute(of_table(schema.log, table).order_by(schema.log.c.n))
            seen = await connection.execute(of_table(schema.seen, table))
            rematch = select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
            return Stored(
                id=line.id,
                game=line.game,
                start=line.start,
                catalog=line.catalog or "",
                opened_by=line.opened_by,
                title=line.title,
                agreed=agreement_of(line),
                changed=line.changed,
                seats=(await read_seats(connection, [table]))[table],
                holders=(await read_holders(connection, [table]))[table],
                rows=[LogRow(row.kind, row.seat, row.data, row.told) for row in rows],
                seen={row.seat: row.length for row in seen},
                rematch=(await connection.execute(rematch)).scalar(),
                told=line.told,
                position=next(iter(await read_positions(connection, table, most=1)), None),
            )

    async def append(
        self, table: str, first: int, rows: Sequence[LogRow], summary: Summary, position: Position | None = None
    ) -> None:
        """Add rows to a table's log; the first one gets the number ``first``. Conflict when that number is taken.

        ``position`` is where the table stands after them.
        """
        now = time.time()
        lines = [row_values(table, n, row, now) for n, row in enumerate(rows, first)]
        try:
            async with self.writing() as connection:
                await connection.execute(insert(schema.log), lines)
                await connection.execute(update_table(table).values(summary.columns()))
                if position is not None:
                    await connection.execute(insert_position(table, position))
                for row in rows:
                    for statement in follow(table, row):
                        await connection.execute(statement)
        except IntegrityError as problem:
            raise Conflict(f"row {first} of table {table} is written already") from problem

    async def positions(self, table: str) -> list[Position]:
        """Where the table can go on from, the latest first."""
        async with self.engine.connect() as connection:
            return await read_positions(connection, table)

    async def catch_up(self, table: str, untold: dict[int, Any], position: Position | None) -> None:
        """Add what older versions of the server did not store: words of rows (0: of the beginning), a position."""
        words = [{"row": n, "words": told} for n, told in untold.items() if n]
        log = schema.log.c
        try:
            async with self.writing() as connection:
                if 0 in untold:
                    await connection.execute(update_table(table).values(told=untold[0]))
                if words:
                    this = (log.table_id == table, log.n == bindparam("row"))
                    await connection.execute(update(schema.log).where(*this).values(told=bindparam("words")), words)
                if position is not None:
                    await connection.execute(insert_position(table, position))
        except IntegrityError as problem:
            raise Conflict(f"a position of table {table} is written already") from problem

    async def rematch_of(self, table: str) -> str | None:
        async with self.engine.connect() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
            return (await connection.execute(query)).scalar()

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot must decide."""
        async with self.engine.connect() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.bots_next)
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, visitor: str, most: int) -> list[Listed]:
        """The tables where that visitor holds a seat, the latest first."""
        held = select(schema.holders.c.table_id).where(schema.holders.c.visitor_hash == visitor)
        query = select(schema.tables).where(schema.tables.c.id.in_(held)).order_by(schema.tables.c.changed.desc())
        async with self.engine.connect() as connection:
            listed = await read_listed(connection, query.limit(most))
            unread = await read_unread(connection, visitor)
        return [replace(table, unread=unread.get(table.id, 0)) for table in listed]

    async def open_tables(self, most: int) -> list[Listed]:
        """The tables where anybody may sit down, the latest first."""
        tables, seats, holders = schema.tables.c, schema.seats.c, schema.holders.c
        held = exists().where(holders.table_id == seats.table_id, holders.seat == seats.seat)
        free = exists().where(seats.table_id == tables.id, seats.kind == "person", seats.stand_in.is_(None), ~held)
        query = select(schema.tables).where(~tables.over, tables.agreed["open"].as_boolean(), free)
        async with self.engine.connect() as connection:
            return await read_listed(connection, query.order_by(tables.changed.desc()).limit(most))

    # -- seats -------------------------------------------------------------------------------------------------

    async def hold(self, table: str, seat: int, visitor: str) -> None:
        """That visitor holds the seat from now on, beside whoever holds it already."""
        mine = holder(table, seat, visitor)
        where = [schema.holders.c[name] == value for name, value in mine.items()]
        try:
            async with self.writing() as connection:
                await connection.execute(delete(schema.holders).where(*where))
                await connection.execute(insert(schema.holders).values(mine))
        except IntegrityError as problem:
            raise Conflict(f"table {table} has been deleted") from problem

    async def sit(self, table: str, seat: Seat, visitor: str) -> None:
        """That visitor is the first to hold the seat, under its name; its link ends. Conflict when it is held."""
        this = (schema.seats.c.table_id == table, schema.seats.c.seat == seat.number)
        held = of_table(schema.holders, table).where(schema.holders.c.seat == seat.number)
        async with self.writing() as connection:
            # Where the database knows more than one writer, the seat's line is theirs one after the other.
            there = (await connection.execute(select(schema.seats).where(*this).with_for_update())).first()
            if there is None or (await connection.execute(held)).first() is not None:
                raise Conflict(f"seat {seat.number} of table {table} is taken, or gone")
            await connection.execute(insert(schema.holders).values(holder(table, seat.number, visitor)))
            await connection.execute(update_seat(table, seat.number).values(name=seat.name, token_hash=None))

    async def hold_alone(self, table: str, seat: int, visitor: str, token_hash: str) -> None:
        """Nobody but that visitor holds the seat from now on, and its link is a new one."""
        held = schema.holders.c
        others = (held.table_id == table, held.seat == seat, held.visitor_hash != visitor)
        async with self.writing() as connection:
            await connection.execute(delete(schema.holders).where(*others))
            await connection.execute(update_seat(table, seat).values(token_hash=token_hash))

    async def set_token(self, table: str, seat: int, token_hash: str) -> None:
        """A new link for the seat; the old one opens nothing any more."""
        async with self.writing() as connection:
            await connection.execute(update_seat(table, seat).values(token_hash=token_hash))

    async def set_name(self, table: str, seat: int, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update_seat(table, seat).values(name=name))

    async def set_title(self, table: str, title: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update_table(table).values(title=title))

    async def let_go(self, table: str, visitor: str) -> bool:
        """That visitor holds no seat there any more. Whether that was the last one: then the table is deleted."""
        held = schema.holders.c
        async with self.writing() as connection:
            await connection.execute(delete(schema.holders).where(held.table_id == table, held.visitor_hash == visitor))
            if (await connection.execute(of_table(schema.holders, table).limit(1))).first() is not None:
                return False
            await delete_tables(connection, [table])
            return True

    async def holders(self, table: str) -> set[str]:
        """Everybody who holds a seat there."""
        async with self.engine.connect() as connection:
            query = select(schema.holders.c.visitor_hash).where(schema.holders.c.table_id == table)
            return set((await connection.execute(query)).scalars())

    async def delete_dead(self, now: float, but: Collection[str]) -> list[str]:
        """Delete the tables that nobody wants any more, but those named; the deleted ones."""
        async with self.writing() as connection:
            names = list((await connection.execute(dead_tables(now))).scalars())
            dead = [name for name in names if name not in but]
            await delete_tables(connection, dead)
            return dead

    async def set_seen(self, table: str, seat: int, length: int) -> None:
        await self.remember(table, seat, length=length)

    async def set_read(self, table: str, seat: int, line: int) -> None:
        await self.remember(table, seat, chat=line)

    async def remember(self, table: str, seat: int, **values: int) -> None:
        """Up to where the game was seen, or the chat was read, from that seat."""
        async with self.writing() as connection:
            where = (schema.seen.c.table_id == table, schema.seen.c.seat == seat)
            done = await connection.execute(update(schema.seen).where(*where).values(**values))
            if done.rowcount == 0:
                known = {"table_id": table, "seat": seat, "length": 0, "chat": 0, **values}
                await connection.execute(insert(schema.seen).values(known))

    # -- chat --------------------------------------------------------------------------------------------------

    async def say(self, table: str, seat: int | None, text: str, at: float) -> int:
        async with self.writing() as connection:
            done = await connection.execute(
                insert(schema.chat).values(table_id=table, seat=seat, text=text, at=at).returning(schema.chat.c.id)
            )
            return int(done.scalar_one())

    async def chat(self, table: str, most: int) -> list[Line[Any]]:
        """The last lines of a table's chat, oldest first."""
        async with self.engine.connect() as connection:
            query = of_table(schema.chat, table).order_by(schema.chat.c.id.desc()).limit(most)
            return list((await connection.execute(query)).all())[::-1]


# -- small pieces of SQL ---------------------------------------------------------------------------------------


def of_table(source: Any, table: str) -> Select[Any]:
    return select(source).where(source.c.table_id == table)


def update_table(table: str) -> Any:
    return update(schema.tables).where(schema.tables.c.id == table)


def agreement_of(line: Line[Any]) -> Agreement:
    """What was agreed on; a table from before there was something to agree on has the usual."""
    return USUAL.model_copy(update=line.agreed)


def summary_of(line: Line[Any]) -> Summary:
    fate = Fate(
        line.ended and EndedInfo.model_validate(line.ended),
        line.cancelling and CancelInfo.model_validate(line.cancelling),
    )
    known = (line.scores, line.progress)
    return Summary(line.n, line.waiting, line.over, line.winners, line.bots_next, *known, line.changed, fate)


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


async def delete_tables(connection: AsyncConnection, names: list[str]) -> None:
    """Tables go with everything that is stored of them."""
    if not names:
        return
    tables = schema.tables
    await connection.execute(update(tables).where(tables.c.rematch_of.in_(names)).values(rematch_of=None))
    for part in schema.metadata.sorted_tables:
        if "table_id" in part.c:
            await connection.execute(delete(part).where(part.c.table_id.in_(names)))
    await connection.execute(delete(tables).where(tables.c.id.in_(names)))


def row_values(table: str, n: int, row: LogRow, at: float) -> dict[str, Any]:
    return {
        "table_id": table,
        "n": n,
        "kind": row.kind,
        "seat": row.seat,
        "data": row.data,
        "told": row.told,
        "at": at,
    }


def insert_position(table: str, position: Position) -> Any:
    return insert(schema.positions).values(
        table_id=table,
        n=position.n,
        length=position.length,
        rules_version=position.rules_version,
        position=position.position,
        at=time.time(),
    )


def update_seat(table: str, seat: int) -> Any:
    return update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == seat)


def seat_values(table: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat.number,
        "name": seat.name,
        "kind": seat.kind,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "gone": seat.gone,
        "token_hash": seat.token_hash,
    }


def holder(table: str, seat: int, visitor: str) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, "visitor_hash": visitor}


async def read_listed(connection: AsyncConnection, query: Select[Any]) -> list[Listed]:
    lines = (await connection.execute(query)).all()
    names = [line.id for line in lines]
    seats = await read_seats(connection, names)
    holders = await read_holders(connection, names)
    return [
        Listed(
            id=line.id,
            game=line.game,
            title=line.title,
            agreed=agreement_of(line),
            catalog=line.catalog or "",
            summary=summary_of(line),
            changed=line.changed,
            seats=seats[line.id],
            holders=holders[line.id],
        )
        for line in lines
    ]


async def read_unread(connection: AsyncConnection, visitor: str) -> dict[str, int]:
    """By table how many lines of the chat others have written since one of the visitor's seats read it."""
    chat, seen, held = schema.chat.c, schema.seen.c, schema.holders.c
    sources = schema.chat.join(schema.holders, held.table_id == chat.table_id).outerjoin(
        schema.seen, (seen.table_id == held.table_id) & (seen.seat == held.seat)
    )
    others = chat.seat.is_(None) | (chat.seat != held.seat)
    query = (
        select(chat.table_id, func.count(chat.id.distinct()).label("unread"))
        .select_from(sources)
        .where(held.visitor_hash == visitor, chat.id > func.coalesce(seen.chat, 0), others)
        .group_by(chat.table_id)
    )
    return {line.table_id: line.unread for line in await connection.execute(query)}


async def read_positions(connection: AsyncConnection, table: str, most: int | None = None) -> list[Position]:
    """The table's positions, the latest first."""
    query = of_table(schema.positions, table).order_by(schema.positions.c.n.desc()).limit(most)
    lines = await connection.execute(query)
    return [Position(line.n, line.length, line.rules_version, line.position) for line in lines]


async def read_seats(connection: AsyncConnection, names: list[str]) -> dict[str, list[Seat]]:
    seats: dict[str, list[Seat]] = {name: [] for name in names}
    query = select(schema.seats).where(schema.seats.c.table_id.in_(names)).order_by(schema.seats.c.seat)
    for line in await connection.execute(query):
        seat = Seat(line.seat, line.name, line.kind, line.bot, line.stand_in, line.token_hash, gone=line.gone)
        seats[line.table_id].append(seat)
    return seats


async def read_holders(connection: AsyncConnection, names: list[str]) -> dict[str, dict[int, set[str]]]:
    held: dict[str, dict[int, set[str]]] = {name: {} for name in names}
    query = select(schema.holders).where(schema.holders.c.table_id.in_(names))
    for line in await connection.execute(query):
        held[line.table_id].setdefault(line.seat, set()).add(line.visitor_hash)
    return held
