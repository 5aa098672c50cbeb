"""Everything that is stored about somebody, with an account or without: to take along, and to have deleted."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row as Line

from boardwright.match.fairness import with_promise
from boardwright.match.record import HUMAN, with_people
from boardwright.server.life import is_alone, leave_table, mine_of, way_to_leave
from boardwright.server.people import SOMEBODY
from boardwright.server.protocol import Leave
from boardwright.server.refuse import Refuse
from boardwright.server.storage import agreement_of
from boardwright.server.table import Table
from boardwright.server.tables import Tables

#: How often leaving a table is tried while it keeps changing.
ATTEMPTS: Final = 5


def saved_game(table: Table) -> dict[str, Any]:
    """The record of a game that is over, with who played."""
    sitters = [seat.bot or HUMAN for seat in table.seats]
    played = with_promise(table.match.record(), table.promise)
    return with_people(played, sitters, [shown(seat.name) for seat in table.seats])


def shown(name: str) -> str:
    return "" if name == SOMEBODY else name


# -- taking it along -------------------------------------------------------------------------------------------


async def export(tables: Tables, identity: str) -> dict[str, Any]:
    """All of it, as plain data."""
    people = tables.storage.people
    person = await people.person(identity)
    account = None
    if person is not None:
        account = {"name": person.shown, "created": person.created, "settings": person.settings}
    return {
        "account": account,
        "devices": [
            {"label": line.label, "logged_in": line.made, "used": line.used} for line in await people.devices(identity)
        ],
        "ratings": [
            {"game": line.game, "mean": line.mean, "deviation": line.deviation, "tables": line.tables}
            for line in await people.ratings(identity)
        ],
        "tables": [await told(tables, line, identity) for line in await people.held(identity)],
        "vacations": [{"since": line.since, "until": line.until} for line in await tables.vacations.of(identity)],
        "told_by": [
            {"kind": line.kind, "address": line.target["address"], "on": line.enabled, "since": line.made}
            for line in await tables.storage.channels.of(identity)
        ],
        "muted": await tables.storage.channels.muted(identity),
        "chat": [{"table": line.table_id, "text": line.text, "at": line.at} for line in await people.said(identity)],
    }


async def told(tables: Tables, line: Line[Any], identity: str) -> dict[str, Any]:
    """A table of theirs. The record of one that goes on would hold secrets."""
    held = await tables.storage.holders_by_seat(line.id)
    (seats,) = (await tables.storage.seats_of([line.id])).values()
    mine = sorted(seat for seat, visitors in held.items() if identity in visitors)
    return {
        "table": line.id,
        "game": line.game,
        "title": line.title,
        "agreed": agreement_of(line).model_dump(),
        "opened": line.opened,
        "opened_by_me": line.opened_by == identity,
        "changed": line.changed,
        "my_seats": [{"seat": seat, "name": shown(seats[seat].name)} for seat in mine],
        "over": line.over,
        "record": await record_of(tables, line.id) if line.over else None,
    }


async def record_of(tables: Tables, name: str) -> dict[str, Any] | None:
    """None where today's rules cannot read it any more."""
    try:
        table = await tables.get(name)
    except Refuse:
        return None
    return saved_game(table) if table.over else None


# -- having it deleted -----------------------------------------------------------------------------------------


async def delete_all(tables: Tables, identity: str) -> None:
    """Lines of chats are emptied, tables are left, names are taken off. What is left at last is the account itself:
    whoever is interrupted can begin again.
    """
    people = tables.storage.people
    await people.silence(identity)
    for line in await people.held(identity):
        await depart(tables, line.id, identity, over=line.over)
    await people.delete(identity)
    for table in list(tables.alive.values()):
        if table.opened_by == identity:
            table.opened_by = ""


async def depart(tables: Tables, name: str, identity: str, over: bool) -> None:
    """Leave a table as it was agreed where it goes on, and take the name off the seats."""
    held = await tables.storage.holders_by_seat(name)
    own = [seat for seat, visitors in held.items() if visitors == {identity}]
    table = tables.alive.get(name)
    if table is None and not over:
        try:
            table = await tables.get(name)
        except Refuse:
            table = None
    if table is not None and not over:
        await leave(tables, table, identity)
    for seat in own:
        await tables.storage.set_name(name, seat, SOMEBODY)
    gone = bool(held) and await tables.storage.let_go(name, identity)
    if table is not None:
        take_off(tables, table, identity, own, gone)


async def leave(tables: Tables, table: Table, identity: str) -> None:
    """Give up the seats that nobody else holds; the table may change meanwhile, and what follows with it."""
    for _ in range(ATTEMPTS):
        mine = [seat for seat in mine_of(table, identity) if table.holders[seat] == {identity}]
        if table.over or not mine or is_alone(table, identity):
            return
        try:
            await leave_table(tables, table, identity, Leave(seats=mine, way=way_to_leave(table, mine)))
        except Refuse as problem:
            if problem.code not in ("stale", "over"):
                raise


def take_off(tables: Tables, table: Table, identity: str, own: list[int], gone: bool) -> None:
    """The same in memory."""
    for seat in own:
        table.seats[seat].name = SOMEBODY
    for held in table.holders.values():
        held.discard(identity)
    if gone:
        tables.forget(table)
    else:
        tables.reseat(table, identity)
