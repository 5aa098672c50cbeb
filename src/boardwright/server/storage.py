"""Reading and writing the database. A method is one transaction; when it returns, what it wrote is on the disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Text, bindparam, cast, delete, exists, func, insert, select, update
from sqlalchemy import Row as Line
from sqlalchemy.exc import IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardwright.server import clocks, schema
from boardwright.server.appending import POSITIONS, Addition, Appends, position_line, update_seat, update_table
from boardwright.server.appending import Conflict as Conflict
from boardwright.server.channels import Channels, note_turns
from boardwright.server.clocks import NO_CLOCKS, Clocks
from boardwright.server.database import CHANNEL, TROUBLES, for_writing, is_shared, reason
from boardwright.server.dead import dead_tables
from boardwright.server.fate import Fate
from boardwright.server.people import People
from boardwright.server.protocol import USUAL, Agreement, CancelInfo, EndedInfo
from boardwright.server.refuse import Refuse
from boardwright.server.stored import LogRow, Position, Seat, Stored
from boardwright.server.vacations import read_vacations

log = logging.getLogger(__name__)


class Summary(NamedTuple):
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
    fate: Fate = Fate()
    #: By seat since when it is asked.
    clocks: Clocks = NO_CLOCKS

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
            "clocks": clocks.written(self.clocks),
            "due": clocks.due(self.clocks),
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
    #: The seats whose people look at it through other servers.
    elsewhere: set[int] = field(default_factory=set)
    #: By seat until when its person is on vacation.
    vacations: dict[int, float] = field(default_factory=dict)


class Storage:
    """The database's door. SQLite has one writer at a time: those of this process wait for each other here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.for_writing = for_writing(engine)
        self.shared = is_shared(engine)
        #: Several servers, or several requests of one, write to PostgreSQL at the same time.
        self.writer = nullcontext() if self.shared else asyncio.Lock()
        self.appends = Appends(engine, self.writer, self.change if self.shared else None)
        #: By what other servers know this one.
        self.process = secrets.randbits(62)
        #: This server does not hear of what others store: it must not store anything itself.
        self.deaf = False
        self.people = People(self)
        self.channels = Channels(self)
        #: The time by which clocks run; tests have their own.
        self.now: Callable[[], float] = time.time

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self.refusing():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, *tables: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. About one table all servers do so one after the other, and hear of it."""
        with self.refusing():
            if self.deaf:
                raise ConnectionError("this server does not hear of the others")
            async with self.writer, self.for_writing.begin() as connection:
                if self.shared and tables:
                    await connection.execute(lock_tables(tables))
                yield connection
                await self.announce(connection, tables)

    async def change(self, work: Callable[[Connection], None], tables: Collection[str]) -> None:
        """Do something about these tables in one transaction."""
        async with self.writing(*tables) as connection:
            await connection.run_sync(work)

    async def announce(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """Let other servers hear that these tables have changed, as soon as it is so."""
        if self.shared:
            for table in tables:
                await connection.execute(announcement(table, self.process))

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """A database server that is away, or goes away, is a refusal: one can try again when it is back."""
        try:
            yield
        except TROUBLES as problem:
            if not self.shared or isinstance(problem, IntegrityError | ProgrammingError):
                raise
            log.warning("the database cannot be used: %s", reason(problem))
            raise Refuse("unavailable", "the database does not answer now; please try again in a moment") from problem

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
            async with self.writing(*([rematch_of] if rematch_of else [])) as connection:
                await connection.execute(insert(schema.tables).values(values))
                await connection.execute(insert(schema.seats), [seat_values(stored.id, seat) for seat in stored.seats])
                if stored.position is not None:
                    await connection.execute(POSITIONS, position_line(stored.id, stored.position))
                held = [(seat, visitor) for seat, visitors in stored.holders.items() for visitor in visitors]
                if held:
                    await connection.execute(insert(schema.holders), [holder(stored.id, *pair) for pair in held])
                asked = clocks.begun(summary.clocks, summary.n)
                await connection.run_sync(note_turns, stored.id, asked, summary.n, self.now())
        except IntegrityError as problem:
            raise Conflict(f"table {stored.id} cannot be opened twice") from problem

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """Everything about one table; of its log the rows after that one."""
        async with self.reading() as connection:
            line = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if line is None:
                return None
            log = of_table(schema.log, table).where(schema.log.c.n > after).order_by(schema.log.c.n)
            rows = await connection.execute(log)
            said = select(func.max(schema.chat.c.id)).where(schema.chat.c.table_id == table)
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
                said=(await connection.execute(said)).scalar() or 0,
                elsewhere=(await self.read_elsewhere(connection, [table]))[table],
                clocks=line.clocks,
                vacations=(await read_vacations(connection, [table], self.now()))[table],
            )

    async def read_elsewhere(self, connection: AsyncConnection, names: list[str]) -> dict[str, set[int]]:
        """By table the seats whose people look at it through other servers."""
        found: dict[str, set[int]] = {name: set() for name in names}
        if self.shared:
            there = schema.present.c
            query = select(schema.present).where(there.table_id.in_(names), there.process != self.process)
            for line in await connection.execute(query):
                found[line.table_id].add(line.seat)
        return found

    async def append(
        self,
        table: str,
        first: int,
        rows: Sequence[LogRow],
        summary: Summary,
        position: Position | None = None,
        places: tuple[int, ...] | None = None,
    ) -> None:
        """Add rows to a table's log; the first one gets the number ``first``. Conflict when that number is taken.

        ``position`` is where the table stands after them; ``places`` are what ratings go by, where a game ends.
        """
        await self.appends.add(Addition(table, first, rows, summary, position, places))

    async def positions(self, table: str) -> list[Position]:
        """Where the table can go on from, the latest first."""
        async with self.reading() as connection:
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
                    await connection.execute(POSITIONS, position_line(table, position))
        except IntegrityError as problem:
            raise Conflict(f"a position of table {table} is written already") from problem

    async def rematch_of(self, table: str) -> str | None:
        async with self.reading() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
            return (await connection.execute(query)).scalar()

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot must decide."""
        async with self.reading() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.bots_next)
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, visitor: str, most: int) -> list[Listed]:
        """The tables where that visitor holds a seat, the latest first."""
        held = select(schema.holders.c.table_id).where(schema.holders.c.visitor_hash == visitor)
        query = select(schema.tables).where(schema.tables.c.id.in_(held)).order_by(schema.tables.c.changed.desc())
        async with self.reading() as connection:
            listed = await read_listed(connection, query.limit(most), self.now())
            unread = await read_unread(connection, visitor)
            elsewhere = await self.read_elsewhere(connection, [table.id for table in listed])
        return [replace(it, unread=unread.get(it.id, 0), elsewhere=elsewhere[it.id]) for it in listed]

    async def open_tables(self, most: int) -> list[Listed]:
        """The tables where anybody may sit down, the latest first."""
        tables, seats, holders = schema.tables.c, schema.seats.c, schema.holders.c
        held = exists().where(holders.table_id == seats.table_id, holders.seat == seats.seat)
        free = exists().where(seats.table_id == tables.id, seats.kind == "person", seats.stand_in.is_(None), ~held)
        query = select(schema.tables).where(~tables.over, tables.agreed["open"].as_boolean(), free)
        async with self.reading() as connection:
            listed = await read_listed(connection, query.order_by(tables.changed.desc()).limit(most), self.now())
            elsewhere = await self.read_elsewhere(connection, [table.id for table in listed])
        return [replace(table, elsewhere=elsewhere[table.id]) for table in listed]

    # -- seats -------------------------------------------------------------------------------------------------

    async def hold(self, table: str, seat: int, visitor: str) -> None:
        """That visitor holds the seat from now on, beside whoever holds it already."""
        mine = holder(table, seat, visitor)
        where = [schema.holders.c[name] == value for name, value in mine.items()]
        try:
            async with self.writing(table) as connection:
                await connection.execute(delete(schema.holders).where(*where))
                await connection.execute(insert(schema.holders).values(mine))
        except IntegrityError as problem:
            raise Conflict(f"table {table} has been deleted") from problem

    async def sit(self, table: str, seat: Seat, visitor: str) -> None:
        """That visitor is the first to hold the seat, under its name; its link ends. Conflict when it is held."""
        this = (schema.seats.c.table_id == table, schema.seats.c.seat == seat.number)
        held = of_table(schema.holders, table).where(schema.holders.c.seat == seat.number)
        async with self.writing(table) as connection:
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
        async with self.writing(table) as connection:
            await connection.execute(delete(schema.holders).where(*others))
            await connection.execute(update_seat(table, seat).values(token_hash=token_hash))

    async def set_token(self, table: str, seat: int, token_hash: str) -> None:
        """A new link for the seat; the old one opens nothing any more."""
        async with self.writing(table) as connection:
            await connection.execute(update_seat(table, seat).values(token_hash=token_hash))

    async def set_name(self, table: str, seat: int, name: str) -> None:
        async with self.writing(table) as connection:
            await connection.execute(update_seat(table, seat).values(name=name))

    async def set_title(self, table: str, title: str) -> None:
        async with self.writing(table) as connection:
            await connection.execute(update_table(table).values(title=title))

    async def set_away(self, table: str, seats: dict[int, float | None]) -> None:
        """Since when nobody of theirs is at the table, by seat; None: somebody is."""
        async with self.writing() as connection:
            for seat, since in seats.items():
                await connection.execute(update_seat(table, seat).values(away=since))

    async def let_go(self, table: str, visitor: str) -> bool:
        """That visitor holds no seat there any more. Whether that was the last one: then the table is deleted."""
        held = schema.holders.c
        async with self.writing(table) as connection:
            await connection.execute(delete(schema.holders).where(held.table_id == table, held.visitor_hash == visitor))
            if (await connection.execute(of_table(schema.holders, table).limit(1))).first() is not None:
                return False
            await delete_tables(connection, [table])
            return True

    async def holders(self, table: str) -> set[str]:
        """Everybody who holds a seat there."""
        async with self.reading() as connection:
            query = select(schema.holders.c.visitor_hash).where(schema.holders.c.table_id == table)
            return set((await connection.execute(query)).scalars())

    async def seats_of(self, names: list[str]) -> dict[str, list[Seat]]:
        async with self.reading() as connection:
            return await read_seats(connection, names)

    async def holders_by_seat(self, table: str) -> dict[int, set[str]]:
        async with self.reading() as connection:
            return (await read_holders(connection, [table]))[table]

    async def delete_dead(self, now: float, but: Collection[str]) -> list[str]:
        """Delete the tables that nobody wants any more, but those named; the deleted ones."""
        async with self.writing() as connection:
            names = list(
                (await connection.execute(dead_tables(now).order_by(schema.tables.c.id).with_for_update())).scalars()
            )
            dead = [name for name in names if name not in but]
            await delete_tables(connection, dead)
            await self.announce(connection, dead)
            return dead

    # -- people at several servers -----------------------------------------------------------------------------

    async def set_present(self, table: str, seats: Mapping[int, bool]) -> None:
        """The people in these seats are at the table through this server, and nobody else; whether they look at it."""
        mine = {"table_id": table, "process": self.process}
        where = [schema.present.c[name] == value for name, value in mine.items()]
        try:
            async with self.writing(table) as connection:
                await connection.execute(delete(schema.present).where(*where))
                if seats:
                    await connection.execute(
                        insert(schema.present),
                        [{**mine, "seat": seat, "looks": looks} for seat, looks in seats.items()],
                    )
        except IntegrityError as problem:
            raise Conflict(f"table {table} has been deleted") from problem

    async def processes(self) -> set[int]:
        """The servers through which somebody looks at a table."""
        async with self.reading() as connection:
            return set((await connection.execute(select(schema.present.c.process).distinct())).scalars())

    async def forget_process(self, process: int) -> list[str]:
        """Nobody looks at tables through that server any more; the tables where somebody did."""
        gone = delete(schema.present).where(schema.present.c.process == process).returning(schema.present.c.table_id)
        async with self.writing() as connection:
            tables = sorted(set((await connection.execute(gone)).scalars()))
            await self.announce(connection, tables)
            return tables

    async def set_seen(self, table: str, seat: int, length: int) -> None:
        await self.remember(table, seat, length=length)

    async def set_read(self, table: str, seat: int, line: int) -> None:
        await self.remember(table, seat, chat=line)

    async def remember(self, table: str, seat: int, **values: int) -> None:
        """Up to where the game was seen, or the chat was read, from that seat."""
        async with self.writing(table) as connection:
            where = (schema.seen.c.table_id == table, schema.seen.c.seat == seat)
            done = await connection.execute(update(schema.seen).where(*where).values(**values))
            if done.rowcount == 0:
                known = {"table_id": table, "seat": seat, "length": 0, "chat": 0, **values}
                await connection.execute(insert(schema.seen).values(known))

    # -- chat --------------------------------------------------------------------------------------------------

    async def say(self, table: str, seat: int | None, text: str, at: float, by: str | None = None) -> int:
        line = {"table_id": table, "seat": seat, "text": text, "at": at, "by": by}
        async with self.writing(table) as connection:
            done = await connection.execute(insert(schema.chat).values(line).returning(schema.chat.c.id))
            return int(done.scalar_one())

    async def chat(self, table: str, most: int, after: int = 0) -> list[Line[Any]]:
        """The last lines of a table's chat after that one, oldest first."""
        async with self.reading() as connection:
            lines = of_table(schema.chat, table).where(schema.chat.c.id > after)
            query = lines.order_by(schema.chat.c.id.desc()).limit(most)
            return list((await connection.execute(query)).all())[::-1]


# -- small pieces of SQL ---------------------------------------------------------------------------------------


def lock_tables(tables: Sequence[str]) -> Select[Any]:
    """Writers about one table go on one after the other; what refers to it need not wait."""
    this = schema.tables.c.id
    return select(this).where(this.in_(tables)).order_by(this).with_for_update(key_share=True)


def announcement(table: str, by: int) -> Select[Any]:
    """Other servers hear of it when the transaction is committed: which table, how long its log is, and from whom."""
    n = select(schema.tables.c.n).where(schema.tables.c.id == table).scalar_subquery()
    notice = func.json_build_object("table", table, "n", n, "by", by)
    return select(func.pg_notify(CHANNEL, cast(notice, Text)))


def of_table(source: Any, table: str) -> Select[Any]:
    return select(source).where(source.c.table_id == table)


def agreement_of(line: Line[Any]) -> Agreement:
    """What was agreed on; a table from before there was something to agree on has the usual."""
    return USUAL.model_copy(update=line.agreed)


def summary_of(line: Line[Any]) -> Summary:
    fate = Fate(
        line.ended and EndedInfo.model_validate(line.ended),
        line.cancelling and CancelInfo.model_validate(line.cancelling),
    )
    known = (line.scores, line.progress)
    asked = clocks.read(line.clocks)
    return Summary(line.n, line.waiting, line.over, line.winners, line.bots_next, *known, line.changed, fate, asked)


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


def seat_values(table: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat.number,
        "name": seat.name,
        "kind": seat.kind,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "gone": seat.gone,
        "away": seat.away,
        "token_hash": seat.token_hash,
    }


def holder(table: str, seat: int, visitor: str) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, "visitor_hash": visitor}


async def read_listed(connection: AsyncConnection, query: Select[Any], now: float) -> list[Listed]:
    lines = (await connection.execute(query)).all()
    names = [line.id for line in lines]
    seats = await read_seats(connection, names)
    holders = await read_holders(connection, names)
    vacations = await read_vacations(connection, names, now)
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
            vacations=vacations[line.id],
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
        known = (line.seat, line.name, line.kind, line.bot, line.stand_in, line.token_hash)
        seats[line.table_id].append(Seat(*known, gone=line.gone, away=line.away))
    return seats


async def read_holders(connection: AsyncConnection, names: list[str]) -> dict[str, dict[int, set[str]]]:
    held: dict[str, dict[int, set[str]]] = {name: {} for name in names}
    query = select(schema.holders).where(schema.holders.c.table_id.in_(names))
    for line in await connection.execute(query):
        held[line.table_id].setdefault(line.seat, set()).add(line.visitor_hash)
    return held
