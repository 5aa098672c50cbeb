"""Taking a seat: the secret of a link is exchanged for holding the seat; links can be renewed, and others sent away."""

from __future__ import annotations

from dataclasses import replace
from secrets import compare_digest
from typing import Final

from boardwright.server.changes import stand_in
from boardwright.server.opening import clean
from boardwright.server.protocol import SeatLink
from boardwright.server.refuse import Refuse
from boardwright.server.storage import Conflict
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.tokens import fingerprint, new_token

#: Browsers that may hold one seat: all the devices of a player.
HOLDERS: Final = 8


async def claim_seat(tables: Tables, table: Table, visitor: str, token: str) -> int:
    """The seat whose link this is, held by the visitor from now on. A link works on all of a player's devices."""
    offered = fingerprint(token)
    async with table.lock:
        for seat in table.seats:
            if seat.token_hash is not None and compare_digest(seat.token_hash, offered):
                check_few(table, visitor, seat.number)
                await take_seat(tables, table, visitor, seat.number)
                return seat.number
    raise Refuse("not_yours", "this link opens no seat here; it may have been replaced by a newer one")


def check_few(table: Table, visitor: str, number: int) -> None:
    """A link that has gone to everybody opens the seat to few; who holds it can make a new one."""
    if len(table.holders.get(number, set()) - {visitor}) >= HOLDERS:
        raise Refuse("not_yours", "this seat is open on many devices already; its holder can make a new link")


async def sit_down(tables: Tables, table: Table, visitor: str, name: str) -> int:
    """A free seat of an open table, held by the visitor from now on. Whoever comes second gets another one, or none."""
    if not table.agreed.open:
        raise Refuse("not_yours", "this table is not open; ask for a link")
    async with table.lock:
        if table.over:
            raise Refuse("over", "this game is over")
        if table.seats_of(visitor):
            raise Refuse("illegal", "you sit at this table already")
        for seat in table.seats:
            if seat.kind == "bot" or seat.stand_in is not None or table.holders.get(seat.number):
                continue
            taken = replace(seat, name=clean(name) or seat.name, token_hash=None)
            try:
                await tables.storage.sit(table.id, taken, visitor)
            except Conflict:
                await tables.reload(table)
                continue
            table.seats[seat.number] = taken
            table.holders[seat.number] = {visitor}
            tables.reseat(table, visitor)
            return seat.number
    raise Refuse("illegal", "all seats of this table are taken")


async def take_seat(tables: Tables, table: Table, visitor: str, number: int) -> None:
    """The visitor holds the seat from now on. Where somebody had left, the bot hands it back."""
    try:
        await tables.storage.hold(table.id, number, visitor)
    except Conflict as problem:
        raise Refuse("unknown", "there is no such table") from problem
    seat = table.seats[number]
    if (seat.gone == "left" or seat.lent) and not table.over:
        await tables.commit(table, stand_in(table.match, number, None, own=True))
    table.holders.setdefault(number, set()).add(visitor)
    tables.reseat(table, visitor)


async def new_link(tables: Tables, table: Table, visitor: str, number: int, stay: bool = False) -> SeatLink:
    """A new link for a seat; the old one opens nothing any more.

    Whoever came by the old one leaves the seat, and only who makes the new one keeps it, unless others may ``stay``.
    """
    token = new_token()
    async with table.lock:
        if not 0 <= number < len(table.seats) or table.seats[number].kind == "bot":
            raise Refuse("illegal", f"no person sits in seat {number}")
        if table.seats[number].gone == "resigned":
            raise Refuse("illegal", "who has resigned does not come back")
        mine, untaken = number in table.seats_of(visitor), not table.holders.get(number)
        if not mine and not (untaken and is_host(table, visitor)):
            raise Refuse("not_yours", f"seat {number} is not yours")
        if mine and not stay:
            await hold_alone(tables, table, visitor, number, token)
        else:
            await tables.storage.set_token(table.id, number, fingerprint(token))
            table.seats[number].token_hash = fingerprint(token)
    return SeatLink(seat=number, token=token)


async def keep_seat(tables: Tables, table: Table, visitor: str, number: int) -> SeatLink:
    """The seat is that visitor's alone from now on: everybody else leaves it, and only a new link opens it."""
    token = new_token()
    async with table.lock:
        if number not in table.seats_of(visitor):
            raise Refuse("not_yours", f"seat {number} is not yours")
        await hold_alone(tables, table, visitor, number, token)
    return SeatLink(seat=number, token=token)


async def hold_alone(tables: Tables, table: Table, visitor: str, number: int, token: str) -> None:
    """The caller holds the table's lock."""
    others = table.holders[number] - {visitor}
    await tables.storage.hold_alone(table.id, number, visitor, fingerprint(token))
    table.seats[number].token_hash = fingerprint(token)
    table.holders[number] = {visitor}
    for other in others:
        tables.reseat(table, other)
    tables.tell_presence(table)


def is_host(table: Table, visitor: str) -> bool:
    """Whether the visitor invites people: who opened the table, and when they have left, everybody who plays on."""
    if visitor == table.opened_by:
        return True
    return not table.seats_of(table.opened_by) and any(visitor in held for held in table.players().values())
