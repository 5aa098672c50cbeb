"""Which tables nobody wants any more. They are deleted when the server starts, and once a day.

Whoever might still want a table keeps it: a finished game stays as long as somebody holds a seat there, and so does one
that several people have begun.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, and_, distinct, exists, func, not_, or_, select

from boardwright.server.schema import holders, log, positions, present, seats, tables

DAY: Final = 24 * 3600.0
#: Days without a decision after which a table goes: one that nobody holds, has begun or wanted; one left among bots.
SOON: Final = 30
LATE: Final = 180


def dead_tables(now: float) -> Select[Any]:
    """Their names."""
    this = tables.c.id
    held = select(func.count(distinct(holders.c.visitor_hash))).where(holders.c.table_id == this).scalar_subquery()
    dead = or_(
        and_(quiet(now, SOON), or_(held == 0, never_begun(), cancelled())),
        and_(quiet(now, LATE), held == 1, not_(tables.c.over)),
    )
    looked_at = exists().where(present.c.table_id == this)
    return select(this).where(dead, not_(looked_at))


def quiet(now: float, days: int) -> Any:
    """Nothing has happened for that long."""
    return tables.c.changed < now - days * DAY


def never_begun() -> Any:
    """Opened as a new game, and no person has decided anything."""
    new = exists().where(positions.c.table_id == tables.c.id, positions.c.n == 0, positions.c.length == 0)
    decided = exists().where(
        log.c.table_id == tables.c.id,
        log.c.kind == "act",
        seats.c.table_id == log.c.table_id,
        seats.c.seat == log.c.seat,
        seats.c.kind == "person",
    )
    return and_(not_(tables.c.over), new, not_(decided))


def cancelled() -> Any:
    return tables.c.ended["why"].as_string() == "cancelled"
