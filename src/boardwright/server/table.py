"""A table in memory: the match, who sits where, and how each row of the log changed the length of the game.

The match begins with the table, or at its last restart: what happened before is a story, and numbers go on from it.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from boardwright.server.changes import Change, note, seats_after, waited_for
from boardwright.server.fate import Fate
from boardwright.server.protocol import LogEntry
from boardwright.server.rebuilding import notes_before, notes_on, position_of, rebuild
from boardwright.server.refuse import Refuse
from boardwright.server.stored import Position, Stored
from boardwright.server.story import story_of

if TYPE_CHECKING:
    from boardwright.server.client import Client

#: Decisions after which a position is stored.
STRIDE: Final = 50


class Table:
    """One table with everybody who looks at it."""

    def __init__(self, stored: Stored) -> None:
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: asyncio.Task[None] | None = None
        #: The row after which the bots last considered what they may do unasked.
        self.considered = -1
        #: It has been deleted: whoever still looks at it looks at nothing.
        self.deleted = False
        self.take_over(stored)

    def take_over(self, stored: Stored) -> None:
        """Be what the database says. An error when its log does not replay; then nothing has changed."""
        rebuilt = rebuild(stored)
        self.match = rebuilt.match
        #: One for each row of the log; the first is the beginning.
        self.marks = rebuilt.marks
        #: The seat that has to confirm its turn: until then nobody else sees it or decides anything.
        self.held = rebuilt.held
        self.untold = rebuilt.untold
        #: Everything before the last restart, and the entry that tells of it; empty when there was none.
        self.story: list[LogEntry] = story_of(stored, stored.rows[: stored.restarted]) if stored.restarted else []
        #: What people did about the table since the match began, and before its last restart.
        self.notes = rebuilt.notes
        self.old_notes = notes_before(stored, self.before) if stored.restarted else []
        #: The length of the match in the latest stored position; None when it has none yet.
        self.safe = None if stored.position is None else stored.position.length - self.before
        self.opened_by = stored.opened_by
        self.title = stored.title
        self.agreed = stored.agreed
        self.changed = stored.changed
        self.seats = rebuilt.seats
        self.holders = stored.holders
        self.seen = stored.seen
        self.rematch = stored.rematch
        self.fate = Fate().after(stored.rows)

    def accept(self, change: Change) -> None:
        """A change has been stored."""
        if self.needs_position(change):
            self.safe = change.match.length
        seats = seats_after(self.seats, ())
        for row in change.rows:
            self.notes += notes_on(row, seats, change.match, change.held)
            note(seats, row)
        self.seats = seats
        self.fate = self.fate.after(change.rows)
        self.marks += change.marks
        self.match = change.match
        self.held = change.held
        self.changed = self.changed if change.silent else time.time()

    def needs_position(self, change: Change) -> bool:
        """Whether a position is stored with it: now and then, at the end, and when the last one was taken back."""
        if self.safe is None or change.match.length >= self.safe + STRIDE:
            return True
        if change.match.over:
            return change.match.length > self.safe
        return any(mark.kept < self.safe for mark in change.marks)

    def position_after(self, change: Change) -> Position:
        return position_of(change.match, self.n + len(change.rows), self.before)

    @property
    def n(self) -> int:
        """The number of the last row of the log."""
        return len(self.marks) - 1

    @property
    def beginning(self) -> int:
        """How many decisions there were when the table was opened: none, unless it is a branch or a saved game."""
        return self.marks[0].length

    @property
    def before(self) -> int:
        """The number of the entry that tells of the last restart; the match's own decisions go on from there."""
        return max(0, len(self.story) - 1)

    def in_match(self, length: int) -> int:
        """How many decisions of the match there were after so many at the table; refused where it was before them."""
        if 0 <= length < self.before:
            raise Refuse("gone", f"the table was restarted; positions before decision {self.before} are only told")
        return length - self.before

    @property
    def game(self) -> str:
        return self.match.game.id

    @property
    def over(self) -> bool:
        """Nothing more is decided: the game is over, its last turn confirmed, or it was ended early."""
        return self.fate.ended is not None or (self.match.over and self.held is None)

    def check_not_ended(self) -> None:
        """Refused at a table that was ended early or deleted."""
        if self.deleted:
            raise Refuse("unknown", "this table has been deleted")
        if self.fate.ended is not None:
            raise Refuse("over", "the game was ended")

    def check_going_on(self) -> None:
        """Refused where nothing more is decided."""
        self.check_not_ended()
        if self.over:
            raise Refuse("over", "the game is over")

    @property
    def idle(self) -> bool:
        """Nobody looks at it and nothing is under way: it can be put away."""
        return not self.clients and self.thinking is None and not self.lock.locked()

    def seats_of(self, visitor: str | None) -> frozenset[int]:
        """The seats that visitor holds."""
        if visitor is None:
            return frozenset()
        return frozenset(seat for seat, visitors in self.holders.items() if visitor in visitors)

    def players(self) -> dict[int, set[str]]:
        """The seats where a person still plays, and the visitors who hold each."""
        return {
            seat.number: held
            for seat in self.seats
            if seat.kind == "person" and seat.gone is None and (held := self.holders.get(seat.number))
        }

    def waiting(self) -> list[int]:
        """Who has to do something."""
        return [] if self.fate.ended is not None else waited_for(self.match, self.held)

    def alone(self, seat: int) -> bool:
        """Whether nobody but bots plays with that seat."""
        return all(other.kind == "bot" for other in self.seats if other.number != seat)

    def thinkers(self) -> dict[int, str]:
        """The bots at this table by seat, those that stand in included."""
        return {seat.number: seat.thinker for seat in self.seats if seat.thinker is not None}

    def number_of(self, row: int, mine: frozenset[int]) -> int:
        """The number by which the holder of these seats knows a row: rows they may not know of do not count."""
        return row - sum(mark.hidden_from(mine) for mark in self.marks[: row + 1])

    def row_of(self, number: int, mine: frozenset[int]) -> int:
        """The row that the holder of these seats knows by that number; -1 when there is none."""
        known = [row for row, mark in enumerate(self.marks) if not mark.hidden_from(mine)]
        return known[number] if 0 <= number < len(known) else -1

    def is_current(self, n: int, seat: int) -> bool:
        """Whether whoever saw the table at row ``n`` still knows what that seat has to decide."""
        return 0 <= n <= self.n and not any(mark.for_all or mark.seat == seat for mark in self.marks[n + 1 :])

    def kept_since(self, n: int) -> int:
        """How many decisions have stayed as they were ever since row ``n``."""
        return min(self.marks[n].length, *(mark.kept for mark in self.marks[n + 1 :]), self.match.length)
