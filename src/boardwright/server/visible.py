"""What a viewer sees of a turn that is under way, and what can still be taken back.

Steps that their player may still take back are tentative: the others see them when the turn is settled, all at once.
"""

from __future__ import annotations

from boardwright.kernel.messages import Message
from boardwright.match import Match
from boardwright.match.history import Entry, barrier
from boardwright.server.table import Table


def undo_steps(table: Table, seat: int) -> int:
    """How many of the seat's last decisions can be taken back, one after another."""
    return 0 if table.match.over else len(undoable(table, seat))


def undo_barrier(table: Table, seat: int) -> Message | None:
    """Why the seat cannot take anything back; None when it can."""
    if undo_steps(table, seat):
        return None
    reason = table.match.undo_barrier(seat)
    if reason is not None:
        return reason
    last = table.match.history[-1].player
    return Message("undo-nothing") if last == seat else Message("undo-others", {"player": last})


def undoable(table: Table, seat: int) -> list[Entry]:
    """The seat's decisions that can be taken back, latest first.

    What a table began with stands, and so does what others have built on: choices made in secret may have been asked
    for by it.
    """
    found: list[Entry] = []
    later: list[Entry] = []
    for entry in reversed(table.match.history[table.beginning :]):
        if entry.player != seat:
            later.insert(0, entry)
            continue
        if barrier(entry, later) is not None or (later and not entry.in_lane):
            break
        found.append(entry)
    return found


def shown_length(table: Table, mine: frozenset[int]) -> int:
    """How many decisions the holder of these seats sees.

    Whoever must decide sees everything. What is decided at the same time, each in secret, is hidden by the game itself.
    """
    deciding = table.waiting()
    if not mine.isdisjoint(deciding):
        return table.match.length
    tentative = [entry.number for seat in deciding for entry in undoable(table, seat) if not entry.in_lane]
    return min(tentative, default=table.match.length + 1) - 1


def shown_row(table: Table, length: int) -> int:
    """The last row of the log after which the game had no more than that many decisions."""
    n = table.n
    while table.marks[n].length > length:
        n -= 1
    return n


def viewpoint(match: Match, mine: frozenset[int]) -> int | None:
    """The seat whose secrets are shown. Several people at one screen: only whoever decides now sees theirs."""
    if len(mine) == 1:
        return next(iter(mine))
    return next((decision.player for decision in match.decisions if decision.player in mine), None)
