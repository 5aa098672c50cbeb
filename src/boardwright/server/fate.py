"""What becomes of a table beside its game: people leave or resign, ask to cancel it, and so it may end early.

All of it is told by rows of the log. ``leave``: a seat is given up, and perhaps a bot stands in for good; ``cancel``
and ``consent``: somebody asks to cancel the table, or no longer, and the others agree or do not; ``end``: nothing more
is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from boardwright.kernel.outcome import Outcome
from boardwright.match import Match
from boardwright.server.protocol import CancelInfo, EndedInfo, Text

if TYPE_CHECKING:
    from boardwright.server.stored import LogRow, Seat

How = Literal["left", "resigned"]


@dataclass(frozen=True, slots=True)
class Fate:
    """How a table fares: whether it was ended early, and whether somebody asks to cancel it."""

    ended: EndedInfo | None = None
    cancelling: CancelInfo | None = None

    def after(self, rows: Iterable[LogRow]) -> Fate:
        """The same after these rows of the log."""
        fate = self
        for row in rows:
            fate = fate.noting(row)
        return fate

    def noting(self, row: LogRow) -> Fate:
        asked = self.cancelling
        match row.kind:
            case "end":
                return Fate(ended=EndedInfo(why=row.data["why"], seat=None if row.seat < 0 else row.seat))
            case "cancel":
                return Fate(cancelling=CancelInfo(seat=row.seat) if row.data["on"] else None)
            case "consent" if asked is not None and row.data["yes"]:
                return Fate(cancelling=asked.model_copy(update={"agreed": [*asked.agreed, row.seat]}))
            case "consent" if asked is not None:
                return Fate(cancelling=asked.model_copy(update={"declined": row.seat}))
            case "leave" if asked is not None and asked.seat == row.seat:
                return Fate()
        return self


def note_on(row: LogRow, seats: Sequence[Seat]) -> Text | None:
    """What everybody is told of a row but the end, which speaks for itself; the seats are as they were before it."""
    match row.kind:
        case "leave" if row.data["bot"] is not None:
            key = f"note-{row.data['how']}"
        case "late":
            key = "note-late"
        case "stand_in" if row.data.get("late"):
            key = "note-late-bot"
        case "stand_in" if row.data["bot"] is not None:
            key = "note-stand-in-own" if row.data.get("own") else "note-stand-in"
        case "stand_in":
            back = row.data.get("own") or seats[row.seat].gone is not None
            key = "note-back" if back else "note-stand-in-off"
        case "cancel":
            key = "note-cancel" if row.data["on"] else "note-cancel-withdrawn"
        case "consent":
            key = "note-cancel-agreed" if row.data["yes"] else "note-cancel-declined"
        case _:
            return None
    return Text(key=key, args={"player": row.seat})


def staying(match: Match, seats: Sequence[Seat]) -> list[int]:
    """The actors who have not gone, automas included."""
    automas = range(len(seats), len(seats) + len(match.sight().automas))
    return [*(seat.number for seat in seats if seat.gone is None), *automas]


def early_outcome(match: Match, seats: Sequence[Seat], ended: EndedInfo) -> Outcome | None:
    """How a game counts that ended early: by the points as they stood, whoever has gone comes last.

    A table that was cancelled counts for nothing.
    """
    if ended.why == "cancelled":
        return None
    points = match.sight().points
    stayed = set(staying(match, seats))
    keys = [(actor in stayed, value if actor in stayed else 0) for actor, value in enumerate(points)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(len(seats), tuple(points), places)


def early_winners(match: Match, seats: Sequence[Seat], ended: EndedInfo) -> list[int]:
    """Who wins a game that ended early: the last one who stayed; nobody where several did."""
    stayed = [] if ended.why == "cancelled" else staying(match, seats)
    return stayed if len(stayed) == 1 else []
