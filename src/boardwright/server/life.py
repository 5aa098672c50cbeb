"""Leaving, resigning, cancelling, deleting and renaming: what somebody may do about a table, and what follows.

What follows is worked out here alone. The page is told before somebody decides (`life_of`), and says with its request
what it was told: when that has changed meanwhile, nothing happens. Everybody is a visitor here, at the table or not.
"""

from __future__ import annotations

from collections.abc import Iterable

from boardwright.server.changes import aside
from boardwright.server.clocks import late
from boardwright.server.fate import How, staying
from boardwright.server.opening import clean
from boardwright.server.protocol import (
    Cancel,
    CancelWay,
    Consent,
    Leave,
    LeaveWay,
    LifeInfo,
    Rename,
    RenameSeat,
    Resign,
    ResignWay,
)
from boardwright.server.refuse import Refuse
from boardwright.server.stored import LogRow
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from boardwright.server.visible import shown_match

# -- what would follow -----------------------------------------------------------------------------------------


async def life_of(tables: Tables, name: str, visitor: str | None) -> LifeInfo:
    """What that visitor can do about a table. One that cannot go on can be deleted."""
    try:
        table = await tables.get(name)
    except Refuse as problem:
        if problem.code != "gone":
            raise
        holders = await tables.storage.holders(name)
        return LifeInfo(delete=visitor in holders, last=holders <= {visitor})
    mine, alone, holds = mine_of(table, visitor), is_alone(table, visitor), bool(table.seats_of(visitor))
    plays = bool(mine) and not table.over
    return LifeInfo(
        seats=mine,
        leave=way_to_leave(table, mine) if plays and not alone else None,
        leave_one=way_to_leave(table, mine[:1]) if plays and len(mine) > 1 else None,
        resign=way_to_resign(table, mine[0]) if plays else None,
        cancel=None if table.over else way_to_cancel(table, visitor),
        asked=is_asked(table, visitor),
        delete=holds and (alone or not plays),
        last=all(held <= {visitor} for held in table.holders.values()),
        rename=holds,
    )


def mine_of(table: Table, visitor: str | None) -> list[int]:
    """The seats where that visitor still plays."""
    return sorted(seat for seat, held in table.players().items() if visitor in held)


def others_of(table: Table, visitor: str | None) -> list[int]:
    """The seats where other people still play."""
    return sorted(seat for seat, held in table.players().items() if visitor not in held)


def is_alone(table: Table, visitor: str | None) -> bool:
    """Every seat that somebody holds is that visitor's too."""
    return all(visitor in held for held in table.holders.values() if held)


def way_to_leave(table: Table, seats: Iterable[int]) -> LeaveWay:
    """As the table has agreed; where only people are left who have resigned, nobody plays on."""
    return table.agreed.leaving if table.players().keys() - set(seats) else "end"


def way_to_resign(table: Table, seat: int) -> ResignWay:
    """The one opponent has won; without other people nobody plays on; otherwise as the table has agreed."""
    opponents = [actor for actor in staying(table.match, table.seats) if actor != seat]
    if len(opponents) == 1:
        return "win"
    return table.agreed.leaving if table.players().keys() - {seat} else "end"


def way_to_cancel(table: Table, visitor: str | None) -> CancelWay | None:
    """Whoever opened it may, until another person has decided something; later everybody must agree."""
    mine, others = mine_of(table, visitor), others_of(table, visitor)
    asked = table.fate.cancelling
    if asked is not None:
        return "withdraw" if asked.seat in mine else None
    if visitor == table.opened_by and not have_decided(table, visitor, others):
        return "now" if others or not mine else None
    if mine and others:
        # Who keeps the others waiting beyond what was agreed on is not asked.
        return "ask" if set(others) - late(table.clocks) else "now"
    return None


def have_decided(table: Table, visitor: str | None, seats: Iterable[int]) -> bool:
    """Whether one of these has decided something, as far as that visitor may know."""
    match = shown_match(table, table.seats_of(visitor))
    entries = match.sight(table.seats_of(visitor)).log(table.beginning + 1)
    deciders = {entry.actor for entry in entries} | {entry.seat for entry in table.story}
    return not deciders.isdisjoint(seats)


def is_asked(table: Table, visitor: str | None) -> bool:
    """Somebody asks that visitor to cancel the table, and has no answer yet."""
    asked = table.fate.cancelling
    if asked is None or asked.declined is not None:
        return False
    mine = mine_of(table, visitor)
    return bool(mine) and asked.seat not in mine and not set(mine) <= set(asked.agreed)


# -- doing it --------------------------------------------------------------------------------------------------


async def leave_table(tables: Tables, table: Table, visitor: str, request: Leave) -> None:
    """Seats are given up. All who hold them let go: a seat is one person, whatever devices they play on."""
    async with table.lock:
        table.check_going_on()
        seats = sorted(set(request.seats))
        check_mine(table, visitor, seats)
        if is_alone(table, visitor) and seats == mine_of(table, visitor):
            raise Refuse("stale", "nobody else plays here any more; the table can be deleted")
        check_way(request.way, way_to_leave(table, seats))
        rows = [gone(table, seat, "left", request.way) for seat in seats]
        if request.way == "end":
            rows.append(LogRow("end", seats[0], {"why": "left"}))
        await part(tables, table, rows)


async def resign_from(tables: Tables, table: Table, visitor: str, request: Resign) -> None:
    """The game is given up in one seat. Its holder stays and watches."""
    async with table.lock:
        table.check_going_on()
        check_mine(table, visitor, [request.seat])
        check_way(request.way, way_to_resign(table, request.seat))
        rows = [gone(table, request.seat, "resigned", request.way)]
        if request.way != "bot":
            rows.append(LogRow("end", request.seat, {"why": "resigned"}))
        await part(tables, table, rows)


def gone(table: Table, seat: int, how: How, way: ResignWay) -> LogRow:
    return LogRow("leave", seat, {"how": how, "bot": table.agreed.bot if way == "bot" else None})


async def part(tables: Tables, table: Table, rows: list[LogRow]) -> None:
    """Store that people have gone. When only they had not agreed to cancel the table, it is cancelled now."""
    left = [row.seat for row in rows if row.data.get("how") == "left"]
    missing = {row.seat for row in rows if row.kind == "leave"}
    if rows[-1].kind != "end" and missing:
        rows += cancelled_without(table, missing)
    visitors = set().union(*(table.holders.get(seat, set()) for seat in left))

    def let_go() -> None:
        for seat in left:
            table.holders.pop(seat, None)
            table.seats[seat].token_hash = None
        for client in table.clients:
            if client.visitor in visitors:
                client.seats = table.seats_of(client.visitor)
                client.known = client.stamp = None

    await tables.commit(table, aside(table.match, *rows), let_go)
    if visitors:
        tables.tell_presence(table)


async def cancel_table(tables: Tables, table: Table, visitor: str, request: Cancel) -> None:
    async with table.lock:
        table.check_going_on()
        way = way_to_cancel(table, visitor)
        if way is None:
            raise Refuse("not_yours", "this table is not yours to cancel")
        check_way(request.way, way)
        seat = min(mine_of(table, visitor), default=-1)
        if way == "now":
            row = LogRow("end", seat, {"why": "cancelled"})
        elif way == "ask":
            row = LogRow("cancel", seat, {"on": True})
        else:
            assert table.fate.cancelling is not None, "there is something to withdraw"
            row = LogRow("cancel", table.fate.cancelling.seat, {"on": False})
        await tables.commit(table, aside(table.match, row))


async def answer_cancel(tables: Tables, table: Table, visitor: str, request: Consent) -> None:
    async with table.lock:
        table.check_going_on()
        if not is_asked(table, visitor):
            raise Refuse("stale", "nobody asks you to cancel this table now")
        mine = mine_of(table, visitor)
        rows = [LogRow("consent", seat, {"yes": request.yes}) for seat in mine]
        if request.yes:
            rows += cancelled_without(table, set(mine))
        await tables.commit(table, aside(table.match, *(rows if request.yes else rows[:1])))


def cancelled_without(table: Table, seats: set[int]) -> list[LogRow]:
    """The end of a table that somebody asks to cancel, when nobody's answer is missing but that of these seats."""
    asked = table.fate.cancelling
    if asked is None or asked.declined is not None or asked.seat in seats:
        return []
    screen = table.holders.get(asked.seat, set())
    missing = {seat for seat, held in table.players().items() if not held & screen} - set(asked.agreed)
    missing -= late(table.clocks)
    return [] if missing - seats else [LogRow("end", asked.seat, {"why": "cancelled"})]


async def delete_table(tables: Tables, name: str, visitor: str) -> None:
    """The table leaves that visitor's list; when it is on nobody's any more, it is deleted."""
    try:
        table = await tables.get(name)
    except Refuse as problem:
        if problem.code != "gone":
            raise
        if visitor not in await tables.storage.holders(name):
            raise Refuse("not_yours", "this table is not on your list") from problem
        await tables.storage.let_go(name, visitor)
        return
    async with table.lock:
        if table.deleted:
            raise Refuse("unknown", "there is no such table")
        if not table.seats_of(visitor):
            raise Refuse("not_yours", "this table is not on your list")
        if not table.over and mine_of(table, visitor) and not is_alone(table, visitor):
            raise Refuse("stale", "others play here; leave the table first")
        if await tables.storage.let_go(name, visitor):
            tables.forget(table)
            return
        for held in table.holders.values():
            held.discard(visitor)
        tables.reseat(table, visitor)


async def rename_table(tables: Tables, table: Table, visitor: str, request: Rename) -> None:
    async with table.lock:
        if not table.seats_of(visitor):
            raise Refuse("not_yours", "the title is for those who play here")
        title = clean(request.title)
        await tables.storage.set_title(table.id, title)
        table.title = title
        tables.tell(table)


async def rename_seat(tables: Tables, table: Table, visitor: str, request: RenameSeat) -> None:
    async with table.lock:
        if request.seat not in table.seats_of(visitor):
            raise Refuse("not_yours", f"seat {request.seat} is not yours")
        name = clean(request.name)
        if not name:
            raise Refuse("illegal", "there is nothing in this name")
        await tables.storage.set_name(table.id, request.seat, name)
        table.seats[request.seat].name = name
        tables.tell(table)


# -- checks ----------------------------------------------------------------------------------------------------


def check_mine(table: Table, visitor: str, seats: Iterable[int]) -> None:
    mine = mine_of(table, visitor)
    for seat in seats:
        if seat not in mine:
            raise Refuse("not_yours", f"seat {seat} is not yours, or you have given it up")


def check_way(told: str, now: str) -> None:
    """What somebody decides on is what they were told would follow."""
    if told != now:
        raise Refuse("stale", "the table has changed meanwhile; please look again")
