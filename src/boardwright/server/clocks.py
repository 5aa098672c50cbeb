"""Time to decide: since when a seat is asked, and until when it may take its time.

A clock begins when its seat is asked and ends with its turn, however many decisions that takes; who takes a turn back
gets the time back that was left of it. Here is what follows from rows and from time; `timekeeping.py` does it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from boardwright.kernel.roles import Role
from boardwright.server.protocol import Agreement
from boardwright.server.stored import LogRow, Seat

DAY: Final = 24 * 3600.0
#: Seconds for a turn, by what the table has agreed on; and where clocks stand still for who is on vacation.
ALLOTTED: Final = {"live": 300.0, "day": DAY, "three_days": 3 * DAY}
PATIENT: Final = ("day", "three_days")


class Clock(NamedTuple):
    """The turn of a seat: the row of the log with which it began, and when its time is out; None: never."""

    turn: int
    until: float | None
    #: It is asked now. Of who is not, what was left is kept: the turn may be taken back.
    asked: bool = True
    #: Its time is out, everybody was told, and no bot plays for it.
    late: bool = False

    def moved(self, seconds: float, at_least: float, at_most: float) -> Clock:
        """As if everything were that much later, but within these limits."""
        if self.until is None:
            return self
        return self._replace(until=min(max(self.until + seconds, at_least), at_most))


Clocks = Mapping[int, Clock]
NO_CLOCKS: Final[Clocks] = MappingProxyType({})


class Asked(NamedTuple):
    """Who is asked at a table after some rows of its log, and what that depends on."""

    n: int
    seats: Sequence[Seat]
    waiting: Collection[int]
    holders: Mapping[int, set[str]]
    #: By seat until when its person is on vacation.
    vacations: Mapping[int, float]


def plays(asked: Asked, seat: Seat) -> bool:
    """Whether a person is waited for there: nobody waits by the clock for who has not come yet, nor for a bot."""
    here = seat.kind == "person" and seat.gone is None and seat.thinker is None
    return here and seat.number in asked.waiting and bool(asked.holders.get(seat.number))


def clocks_after(clocks: Clocks, agreed: Agreement, asked: Asked, rows: Sequence[LogRow], now: float) -> Clocks:
    """The clocks of a table after these rows."""
    found: dict[int, Clock] = {}
    for seat in asked.seats:
        number, old = seat.number, clocks.get(seat.number)
        if not plays(asked, seat):
            if old is not None:
                found[number] = old._replace(asked=False) if old.asked else old
        elif old is not None and ((old.asked and not begins_anew(rows, number)) or takes_back(rows, number)):
            found[number] = old._replace(asked=True, late=old.late or is_told(rows, number))
        else:
            found[number] = Clock(asked.n, limit(agreed, asked.vacations.get(number, 0.0), now))
    return found


def limit(agreed: Agreement, vacation: float, now: float) -> float | None:
    """When the time of a turn is out that begins now."""
    allotted = ALLOTTED.get(agreed.clock)
    if allotted is None:
        return None
    return (max(now, vacation) if agreed.clock in PATIENT else now) + allotted


def begins_anew(rows: Sequence[LogRow], seat: int) -> bool:
    """The seat has had its turn and is asked again at once: others have answered by themselves, or are not asked."""
    deciders = [row.seat for row in rows if row.kind == "act"]
    if seat not in deciders:
        return False
    answered = any(other != seat for other in deciders[deciders.index(seat) :])
    return answered or any(ends_turn(row.told or {}, seat) for row in rows if row.kind == "act" and row.seat == seat)


def ends_turn(told: Mapping[str, Any], seat: int) -> bool:
    """Whether a decision of that seat ended a turn, or another one of its own began with it."""
    begins = [event["text"]["args"] for event in told.get("events", ()) if event["role"] == Role.OPENS_TURN]
    return told.get("role") in (Role.ENDS_TURN, Role.PASSES) or any(args.get("player") == seat for args in begins)


def takes_back(rows: Sequence[LogRow], seat: int) -> bool:
    return any(row.kind in ("undo", "rewind") and row.seat == seat for row in rows)


def is_told(rows: Sequence[LogRow], seat: int) -> bool:
    return any(row.kind == "late" and row.seat == seat for row in rows)


def begun(clocks: Clocks, n: int) -> list[int]:
    """The seats whose turn has begun with that row."""
    return [seat for seat, clock in clocks.items() if clock.asked and clock.turn == n]


def due(clocks: Clocks) -> float | None:
    """When the next one's time is out."""
    return min((clock.until for clock in clocks.values() if runs(clock) and clock.until is not None), default=None)


def runs(clock: Clock) -> bool:
    return clock.asked and not clock.late and clock.until is not None


def until(clocks: Clocks, seat: int) -> float | None:
    """When the time of that seat is out, if it is asked and has a limit."""
    clock = clocks.get(seat)
    return clock.until if clock is not None and clock.asked else None


def late(clocks: Clocks) -> set[int]:
    """The seats whose time is out, and for which no bot plays."""
    return {seat for seat, clock in clocks.items() if clock.asked and clock.late}


# -- in the database -------------------------------------------------------------------------------------------


def written(clocks: Clocks) -> dict[str, Any]:
    return {str(seat): [it.turn, it.until, it.asked, it.late] for seat, it in clocks.items()}


def read(stored: Mapping[str, Any]) -> Clocks:
    return {int(seat): Clock(*fields) for seat, fields in stored.items()}
