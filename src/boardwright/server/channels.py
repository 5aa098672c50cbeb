"""Where people want to be told that it is their turn, in the database, and what is to be told there.

A turn that begins becomes a line of ``notices`` for each channel of the person, in the transaction of the row with
which it begins: so a server that is killed loses none. A method is one transaction, as in `Storage`.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, exists, insert, select, update
from sqlalchemy import Row as Line
from sqlalchemy.ext.asyncio import AsyncConnection

from boardwright.server import schema
from boardwright.server.refuse import Refuse

if TYPE_CHECKING:
    from boardwright.server.storage import Storage

#: Channels that somebody may have.
MOST: Final = 12
#: Seconds in which turns at several tables become one message.
TOGETHER: Final = 20.0
#: Seconds after which what a server has begun to tell may be told by another.
LEASE: Final = 300.0
#: Seconds that an address has to be confirmed.
UNCONFIRMED: Final = 7 * 24 * 3600.0
#: Lines that one server takes at a time.
AT_ONCE: Final = 40


class Channels:
    """A room of the storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.reading = storage.reading
        self.writing = storage.writing

    # -- whose they are ----------------------------------------------------------------------------------------

    async def of(self, identity: str) -> list[Line[Any]]:
        channel = schema.channels.c
        query = select(schema.channels).where(channel.identity == identity).order_by(channel.made)
        async with self.reading() as connection:
            return list(await connection.execute(query))

    async def add(self, identity: str, values: dict[str, Any]) -> str:
        """A new channel; one of the same kind and target takes the place of the old one. Its name."""
        name = secrets.token_urlsafe(12)
        line = {"id": name, "identity": identity, "enabled": True, "failed": False, **values}
        async with self.writing() as connection:
            query = select(schema.channels).where(schema.channels.c.identity == identity)
            there = list(await connection.execute(query))
            same = [it.id for it in there if is_same(it, values)]
            if len(there) - len(same) >= MOST:
                raise Refuse("illegal", f"there are at most {MOST} ways to be told")
            await forget(connection, schema.channels.c.id.in_(same))
            await connection.execute(insert(schema.channels).values(line))
        return name

    async def change(self, *which: ColumnElement[bool], **values: Any) -> bool:
        """Whether there was one."""
        async with self.writing() as connection:
            return bool((await connection.execute(update(schema.channels).where(*which).values(values))).rowcount)

    async def remove(self, *which: ColumnElement[bool]) -> bool:
        async with self.writing() as connection:
            return await forget(connection, *which)

    async def muted(self, identity: str) -> list[str]:
        async with self.reading() as connection:
            query = select(schema.muted.c.table_id).where(schema.muted.c.identity == identity)
            return sorted((await connection.execute(query)).scalars())

    async def mute(self, table: str, identity: str, on: bool) -> None:
        line = {"table_id": table, "identity": identity}
        this = [schema.muted.c[name] == value for name, value in line.items()]
        mine = select(schema.channels.c.id).where(schema.channels.c.identity == identity)
        async with self.writing() as connection:
            await connection.execute(delete(schema.muted).where(*this))
            if on:
                await connection.execute(insert(schema.muted).values(line))
                waiting = (schema.notices.c.table_id == table, schema.notices.c.channel.in_(mine))
                await connection.execute(delete(schema.notices).where(*waiting))

    async def tidy_up(self, now: float) -> None:
        """Addresses that nobody has confirmed are forgotten."""
        await self.remove(~schema.channels.c.confirmed, schema.channels.c.made < now - UNCONFIRMED)

    # -- what is to be told ------------------------------------------------------------------------------------

    async def take(self, now: float) -> dict[str, list[Line[Any]]]:
        """What is due now, by channel, with all else that waits there; for a while it is this server's to tell.

        What is for somebody on vacation stays where it is: it is due when they are back.
        """
        notice = schema.notices.c
        wanted = (notice.due <= now, notice.channel.not_in(silent(now)))
        due = select(schema.notices).where(*wanted).limit(AT_ONCE).with_for_update(skip_locked=True)
        async with self.reading() as connection:
            if (await connection.execute(select(notice.channel).where(*wanted).limit(1))).first() is None:
                return {}
        async with self.writing() as connection:
            names = {line.channel for line in await connection.execute(due)}
            # What was tried in vain waits for its own time, and what another server tells is not ours.
            ready = (
                notice.channel.in_(names),
                (notice.due <= now) | (notice.due <= now + TOGETHER) & (notice.tries == 0),
            )
            found: dict[str, list[Line[Any]]] = {}
            for line in await connection.execute(
                select(schema.notices).where(*ready).with_for_update(skip_locked=True)
            ):
                found.setdefault(line.channel, []).append(line)
            await connection.execute(update(schema.notices).where(*ready).values(due=now + LEASE))
            return found

    async def known(self, names: Collection[str]) -> dict[str, Line[Any]]:
        async with self.reading() as connection:
            lines = await connection.execute(select(schema.channels).where(schema.channels.c.id.in_(names)))
            return {line.id: line for line in lines}

    async def done(self, told: Iterable[Line[Any]]) -> None:
        """These are told, or need not be. A turn that has begun since is another one."""
        async with self.writing() as connection:
            for line in told:
                await connection.execute(delete(schema.notices).where(*is_notice(line)))

    async def later(self, told: Sequence[Line[Any]], due: float) -> None:
        """These could not be told; another try is due then."""
        async with self.writing() as connection:
            for line in told:
                again = update(schema.notices).where(*is_notice(line))
                await connection.execute(again.values(due=due, tries=line.tries + 1))

    async def give_up(self, channel: str) -> None:
        """Nothing arrives there: it is switched off, and the person is told on the page."""
        async with self.writing() as connection:
            this = update(schema.channels).where(schema.channels.c.id == channel)
            await connection.execute(this.values(enabled=False, failed=True))
            await connection.execute(delete(schema.notices).where(schema.notices.c.channel == channel))


def is_same(line: Line[Any], values: dict[str, Any]) -> bool:
    """Whether both lead to the same place: a browser may have got new keys."""
    return bool(line.kind == values["kind"] and address_of(line.target) == address_of(values["target"]))


def address_of(target: dict[str, Any]) -> str:
    return str(target["address"])


def is_notice(line: Line[Any]) -> list[ColumnElement[bool]]:
    notice = schema.notices.c
    return [notice[name] == getattr(line, name) for name in ("channel", "table_id", "seat", "turn")]


async def forget(connection: AsyncConnection, *which: ColumnElement[bool]) -> bool:
    """These channels go, with what waits for them; whether there were any."""
    names = select(schema.channels.c.id).where(*which)
    await connection.execute(delete(schema.notices).where(schema.notices.c.channel.in_(names)))
    return bool((await connection.execute(delete(schema.channels).where(*which))).rowcount)


def silent(now: float) -> Select[Any]:
    """The channels of who is on vacation."""
    away = schema.vacations.c
    return (
        select(schema.channels.c.id)
        .join(schema.vacations, away.identity == schema.channels.c.identity)
        .where(away.until > now)
    )


def ways_to_tell() -> Select[Any]:
    """The channels of who holds a seat, and wants to hear of its table."""
    held, channel, muted = schema.holders.c, schema.channels.c, schema.muted.c
    here = held.table_id == bindparam("this_table"), held.seat == bindparam("this_seat")
    silent = exists().where(muted.table_id == held.table_id, muted.identity == channel.identity)
    source = select(channel.id).join(schema.holders, held.visitor_hash == channel.identity)
    return source.where(*here, channel.enabled, channel.confirmed, ~silent)


#: Made once: with every turn that begins it is asked.
WAYS: Final = ways_to_tell()


def note_turns(connection: Connection, table: str, seats: Iterable[int], turn: int, now: float) -> None:
    """The turns of these seats have begun: whoever holds them is to be told, as they want it."""
    for seat in seats:
        names = list(connection.execute(WAYS, {"this_table": table, "this_seat": seat}).scalars())
        if not names:
            continue
        old = (schema.notices.c.table_id == table, schema.notices.c.seat == seat, schema.notices.c.channel.in_(names))
        connection.execute(delete(schema.notices).where(*old))
        line = {"table_id": table, "seat": seat, "turn": turn, "due": now + TOGETHER, "tries": 0}
        connection.execute(insert(schema.notices), [{"channel": name, **line} for name in names])


async def move_away(connection: AsyncConnection, guest: str, identity: str, device: str) -> None:
    """What a guest has of all this is that person's from now on; their browser is that device."""
    vacations, muted = schema.vacations.c, schema.muted.c
    await connection.execute(update(schema.vacations).where(vacations.identity == guest).values(identity=identity))
    mine = select(muted.table_id).where(muted.identity == identity)
    await connection.execute(delete(schema.muted).where(muted.identity == guest, muted.table_id.in_(mine)))
    await connection.execute(update(schema.muted).where(muted.identity == guest).values(identity=identity))
    channel = schema.channels.c
    lines = list(await connection.execute(select(schema.channels).where(channel.identity.in_((guest, identity)))))
    theirs = {(line.kind, address_of(line.target)) for line in lines if line.identity == guest}
    twice = [line.id for line in lines if line.identity == identity and (line.kind, address_of(line.target)) in theirs]
    await forget(connection, channel.id.in_(twice))
    await connection.execute(update(schema.channels).where(channel.device == guest).values(device=device))
    await connection.execute(update(schema.channels).where(channel.identity == guest).values(identity=identity))


async def forget_devices(connection: AsyncConnection, identity: str) -> None:
    """Browsers that are no longer logged in as that person are told nothing more."""
    channel, known = (
        schema.channels.c,
        select(schema.devices.c.visitor_hash).where(schema.devices.c.identity == identity),
    )
    await forget(connection, channel.identity == identity, channel.device.is_not(None), channel.device.not_in(known))


async def forget_away(connection: AsyncConnection, identity: str) -> None:
    """Nothing of all this is left of somebody."""
    await forget(connection, schema.channels.c.identity == identity)
    for part in (schema.vacations, schema.muted):
        await connection.execute(delete(part).where(part.c.identity == identity))
