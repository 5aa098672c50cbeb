"""People who have an account, in the database: names and passwords, devices, and everything that is theirs.

Seats are held by an identity. A guest's is the fingerprint of the browser's cookie; that of a person with an account is
a number of chance, and ``devices`` says which cookies may act for it. A method is one transaction, as in `Storage`.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, delete, exists, insert, or_, select, update
from sqlalchemy import Row as Line
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from boardwright.server import schema
from boardwright.server.appending import Conflict
from boardwright.server.channels import forget_away, forget_devices, move_away

if TYPE_CHECKING:
    from boardwright.server.storage import Storage

#: Devices of a person; whoever logs in on one more is logged out where they have been away longest.
DEVICES: Final = 20
#: What a seat is called whose person has had everything deleted. Nobody can choose that: it cannot be seen.
SOMEBODY: Final = "\N{INVISIBLE SEPARATOR}"


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that is logged in."""

    visitor: str
    handle: str
    label: str


class People:
    """A room of the storage."""

    def __init__(self, storage: Storage) -> None:
        self.reading = storage.reading
        self.writing = storage.writing

    # -- who it is ---------------------------------------------------------------------------------------------

    async def device(self, visitor: str) -> Line[Any] | None:
        async with self.reading() as connection:
            return (await connection.execute(select(schema.devices).where(is_device(visitor)))).first()

    async def identities(self, visitors: Collection[str]) -> dict[str, str]:
        """For whom these cookies may act; those of guests are left out."""
        device = schema.devices.c
        query = select(device.visitor_hash, device.identity).where(device.visitor_hash.in_(visitors))
        async with self.reading() as connection:
            return {line.visitor_hash: line.identity for line in await connection.execute(query)}

    async def touch(self, visitor: str, now: float) -> None:
        async with self.writing() as connection:
            await connection.execute(update(schema.devices).where(is_device(visitor)).values(used=now))

    async def person(self, identity: str) -> Line[Any] | None:
        async with self.reading() as connection:
            return (await connection.execute(select(schema.people).where(is_person(identity)))).first()

    async def named(self, name: str) -> Line[Any] | None:
        async with self.reading() as connection:
            return (await connection.execute(select(schema.people).where(schema.people.c.name == name))).first()

    async def devices(self, identity: str) -> list[Line[Any]]:
        """The one used last comes first."""
        device = schema.devices.c
        query = select(schema.devices).where(device.identity == identity).order_by(device.used.desc())
        async with self.reading() as connection:
            return list(await connection.execute(query))

    # -- accounts ----------------------------------------------------------------------------------------------

    async def create(self, values: dict[str, Any], device: Device, guest: str | None) -> None:
        """A new account, logged in on a device, with what that guest held. Conflict when its name is taken."""
        try:
            async with self.writing(*await self.concerned(guest)) as connection:
                await connection.execute(insert(schema.people).values(values))
                await add_device(connection, values["identity"], device)
                await move(connection, guest, values["identity"], device.visitor)
        except IntegrityError as problem:
            raise Conflict("this name is taken") from problem

    async def log_in(self, identity: str, password: str, device: Device, guest: str | None) -> None:
        """Conflict when the account has been deleted, or its password changed, since ``password`` was compared."""
        same = (is_person(identity), schema.people.c.password == password)
        try:
            async with self.writing(*await self.concerned(guest)) as connection:
                line = select(schema.people.c.identity).where(*same).with_for_update()
                if (await connection.execute(line)).first() is None:
                    raise Conflict("this account has changed meanwhile")
                await add_device(connection, identity, device)
                await move(connection, guest, identity, device.visitor)
        except IntegrityError as problem:
            raise Conflict("somebody moves the same seats; once more, please") from problem

    async def log_out(self, identity: str, *which: ColumnElement[bool]) -> bool:
        """These devices of that person act for them no longer. Whether there were any."""
        async with self.writing() as connection:
            gone = await connection.execute(delete(schema.devices).where(schema.devices.c.identity == identity, *which))
            await forget_devices(connection, identity)
            return bool(gone.rowcount)

    async def set_password(self, identity: str, old: str, new: str, but: str) -> None:
        """Other devices than ``but`` are logged out. Conflict when the password is not ``old`` any more."""
        same = (is_person(identity), schema.people.c.password == old)
        others = (schema.devices.c.identity == identity, schema.devices.c.visitor_hash != but)
        async with self.writing() as connection:
            if not (await connection.execute(update(schema.people).where(*same).values(password=new))).rowcount:
                raise Conflict("the password has been changed meanwhile")
            await connection.execute(delete(schema.devices).where(*others))
            await forget_devices(connection, identity)

    async def rename(self, identity: str, name: str, shown: str) -> None:
        """Conflict when the name is taken."""
        try:
            async with self.writing() as connection:
                await connection.execute(
                    update(schema.people).where(is_person(identity)).values(name=name, shown=shown)
                )
        except IntegrityError as problem:
            raise Conflict("this name is taken") from problem

    async def set_settings(self, identity: str, settings: dict[str, Any]) -> None:
        async with self.writing() as connection:
            await connection.execute(update(schema.people).where(is_person(identity)).values(settings=settings))

    async def ratings(self, identity: str) -> list[Line[Any]]:
        ratings = schema.ratings.c
        query = select(schema.ratings).where(ratings.identity == identity).order_by(ratings.game)
        async with self.reading() as connection:
            return list(await connection.execute(query))

    async def concerned(self, identity: str | None) -> list[str]:
        """The tables that other servers must hear of when somebody's seats change hands."""
        return [] if identity is None else [line.id for line in await self.held(identity)]

    # -- everything about somebody -----------------------------------------------------------------------------

    async def held(self, identity: str) -> list[Line[Any]]:
        """The tables where they hold a seat, and those that they opened; the latest first."""
        holds = exists().where(
            schema.holders.c.table_id == schema.tables.c.id, schema.holders.c.visitor_hash == identity
        )
        tables = schema.tables.c
        query = select(schema.tables).where(or_(holds, tables.opened_by == identity)).order_by(tables.changed.desc())
        async with self.reading() as connection:
            return list(await connection.execute(query))

    async def said(self, identity: str) -> list[Line[Any]]:
        """Lines of chats that they wrote."""
        query = select(schema.chat).where(wrote(identity)).order_by(schema.chat.c.id)
        async with self.reading() as connection:
            return list(await connection.execute(query))

    async def silence(self, identity: str) -> None:
        """Nothing is left in the lines that they wrote."""
        async with self.writing() as connection:
            await connection.execute(update(schema.chat).where(wrote(identity)).values(text="", by=None))

    async def delete(self, identity: str) -> None:
        """Nothing is left of them: neither the account nor what a seat, a table or a line of a chat says of it."""
        async with self.writing(*await self.concerned(identity)) as connection:
            await connection.execute(update(schema.chat).where(wrote(identity)).values(text="", by=None))
            await connection.execute(delete(schema.holders).where(schema.holders.c.visitor_hash == identity))
            opened = schema.tables.c.opened_by == identity
            await connection.execute(update(schema.tables).where(opened).values(opened_by=""))
            await forget_away(connection, identity)
            for part in (schema.devices, schema.ratings, schema.people):
                await connection.execute(delete(part).where(part.c.identity == identity))


def is_device(visitor: str) -> ColumnElement[bool]:
    return schema.devices.c.visitor_hash == visitor


def is_person(identity: str) -> ColumnElement[bool]:
    return schema.people.c.identity == identity


def wrote(identity: str) -> ColumnElement[bool]:
    """Lines of older servers say no more than the seat; they are of whoever holds it."""
    chat, held = schema.chat.c, schema.holders.c
    mine = exists().where(held.table_id == chat.table_id, held.seat == chat.seat, held.visitor_hash == identity)
    return or_(chat.by == identity, chat.by.is_(None) & (chat.text != "") & mine)


async def add_device(connection: AsyncConnection, identity: str, device: Device) -> None:
    now, devices = time.time(), schema.devices.c
    values = {"visitor_hash": device.visitor, "identity": identity, "handle": device.handle, "label": device.label}
    await connection.execute(insert(schema.devices).values(**values, made=now, used=now))
    newest = select(devices.visitor_hash).where(devices.identity == identity).order_by(devices.used.desc())
    kept = list((await connection.execute(newest.limit(DEVICES))).scalars())
    others = (devices.identity == identity, devices.visitor_hash.not_in(kept))
    await connection.execute(delete(schema.devices).where(*others))
    await forget_devices(connection, identity)


async def move(connection: AsyncConnection, guest: str | None, identity: str, device: str) -> None:
    """What a guest held, opened and said is that person's from now on, and the browser that device."""
    if guest is None:
        return
    mine, held = schema.holders.alias(), schema.holders.c
    twice = exists().where(mine.c.table_id == held.table_id, mine.c.seat == held.seat, mine.c.visitor_hash == identity)
    await connection.execute(delete(schema.holders).where(held.visitor_hash == guest, twice))
    await connection.execute(update(schema.holders).where(held.visitor_hash == guest).values(visitor_hash=identity))
    opened, said = schema.tables.c.opened_by == guest, schema.chat.c.by == guest
    await connection.execute(update(schema.tables).where(opened).values(opened_by=identity))
    await connection.execute(update(schema.chat).where(said).values(by=identity))
    await move_away(connection, guest, identity, device)
