"""Seats that change hands in the database, here or on another server: the tables in memory follow."""

from __future__ import annotations

from boardwright.server.table import Table
from boardwright.server.tables import Tables


def move_seats(tables: Tables, guest: str, identity: str) -> None:
    """What a guest held is a person's now."""
    for table in list(tables.alive.values()):
        if table.opened_by == guest:
            table.opened_by = identity
        if table.seats_of(guest):
            for held in table.holders.values():
                if guest in held:
                    held.remove(guest)
                    held.add(identity)
            reseat_all(tables, table)


async def seek_seat(tables: Tables, table: Table, identity: str) -> None:
    """A person may have got a seat on another server, which this one has not heard of."""
    if table.seats_of(identity) or identity not in await tables.storage.holders(table.id):
        return
    async with table.lock:
        table.holders = await tables.storage.holders_by_seat(table.id)
        reseat_all(tables, table)


def reseat_all(tables: Tables, table: Table) -> None:
    """Whoever holds other seats than before is shown the table anew."""
    for client in table.clients:
        seats = table.seats_of(client.visitor)
        if seats != client.seats:
            client.seats, client.known, client.stamp = seats, None, None
    tables.tell(table)
    tables.tell_presence(table)
