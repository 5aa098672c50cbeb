"""A table in memory: the match, who sits where, and how each row of the log changed the length of the game.

The match begins with the table, or at its last restart: what happened before is a story, and numbers go on from it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boardwright.match import Match
from boardwright.match.fairness import promised
from boardwright.match.history import Entry
from boardwright.match.sight import settled_length
from boardwright.server.changes import Change, apart, followed, note, waited_for
from boardwright.server.clocks import read as read_clocks
from boardwright.server.fate import Fate
from boardwright.server.protocol import LogEntry
from boardwright.server.rebuilding import Rebuilt, notes_before, notes_on, position_of, rebuild
from boardwright.server.refuse import Refuse
from boardwright.server.stored import Position, Stored
from boardwright.server.story import story_of
from boardwright.server.texts import text_of

if TYPE_CHECKING:
    from boardwright.server.client import Client

#: Decisions after which a position is stored.
STRIDE: Final = 50
#: Past positions that are kept ready.
LOOKED_AT: Final = 8


@dataclass(frozen=True, slots=True)
class Public:
    """What the lobby tells of a game: how points stand, and how far it has come, after what can no longer be undone."""

    settled: Entry | None
    points: list[int]
    progress: dict[str, Any] | None

    @classmethod
    def of(cls, match: Match, held: int | None) -> Public:
        length = settled_length(match, frozenset(), held)
        sight = (match if length == match.length else match.at(length)).sight()
        progress = None if sight.progress is None else text_of(sight.progress).model_dump()
        return cls(match.entry(length), sight.lead, progress)


class Table:
    """One table with everybody who looks at it."""

    def __init__(self, stored: Stored, rebuilt: Rebuilt | None = None) -> None:
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: asyncio.Task[None] | None = None
        #: Everybody is about to be told who is there.
        self.announcing: asyncio.TimerHandle | None = None
        #: The last line of the chat that everybody who looks at it has, and who is being told of the next one.
        self.said = stored.said
        self.talking = asyncio.Lock()
        #: The row after which the bots last considered what they may do unasked.
        self.considered = -1
        #: Positions that were looked at lately, by the decision that led there; the one used last is the last.
        self.looked_at: OrderedDict[Entry | None, Match] = OrderedDict()
        #: What everybody may know of the decision that was settled last.
        self.public: Public | None = None
        #: The address of who opened it or sits at it, since this server runs: its bots think at their expense.
        self.address = ""
        #: When somebody last asked for it.
        self.used = time.monotonic()
        #: It has been deleted: whoever still looks at it looks at nothing.
        self.deleted = False
        self.take_over(stored, rebuilt)

    def take_over(self, stored: Stored, rebuilt: Rebuilt | None = None) -> None:
        """Be what the database says. An error when its log does not replay; then nothing has changed."""
        rebuilt, promise = rebuilt or rebuild(stored), promised(stored.beginning)
        self.match = rebuilt.match
        #: What its dice are bound to; None at tables of an older server, and where nothing was left to chance.
        self.promise = promise
        self.commitment = None if promise is None else promise.commitment
        self.looked_at.clear()
        self.public = None
        #: One for each row of the log; the first is the beginning.
        self.marks = rebuilt.marks
        self.sealed_rows: list[int] = []
        self.looked_through = 0
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
        #: The seats whose people look at it through other servers.
        self.elsewhere = stored.elsewhere
        #: By seat since when it is asked and until when it has time; and until when its person is on vacation.
        self.clocks = read_clocks(stored.clocks)
        self.vacations = stored.vacations

    def follow(self, news: Stored) -> None:
        """Be what the database says now: ``news`` has the rows of the log that other servers have added.

        An error when they do not fit; then the table must be taken over as a whole.
        """
        for row in news.rows:
            self.accept(followed(self.match, self.seats, self.held, row))
        # Whoever wrote these rows lets bots consider what they may do unasked.
        self.considered = max(self.considered, self.n) if news.rows else self.considered
        self.safe = None if news.position is None else news.position.length - self.before
        for seat, now in zip(self.seats, news.seats):
            seat.name, seat.token_hash, seat.away = now.name, now.token_hash, now.away
        self.title, self.agreed, self.changed = news.title, news.agreed, news.changed
        self.holders, self.seen, self.rematch = news.holders, news.seen, news.rematch
        self.elsewhere = news.elsewhere
        self.clocks, self.vacations = read_clocks(news.clocks), news.vacations

    def accept(self, change: Change) -> None:
        """A change has been stored."""
        if self.needs_position(change):
            self.safe = change.match.length
        seats = apart(self.seats, change.rows)
        for row in change.rows:
            self.notes += notes_on(row, seats, change.match, change.held)
            note(seats, row)
        self.seats = seats
        self.fate = self.fate.after(change.rows)
        self.marks += change.marks
        self.match = change.match
        self.held = change.held
        self.changed = self.changed if change.silent else time.time()

    def at(self, length: int) -> Match:
        """The match after that many decisions, to be looked at and not to be changed."""
        if length == self.match.length:
            return self.match
        led_there = self.match.entry(length)
        found = self.looked_at.get(led_there)
        if found is None:
            found = self.looked_at[led_there] = self.match.at(length)
            if len(self.looked_at) > LOOKED_AT:
                self.looked_at.popitem(last=False)
        self.looked_at.move_to_end(led_there)
        return found

    def public_after(self, match: Match, held: int | None) -> Public:
        """What everybody may know after a change: as before, while nothing new is settled."""
        settled = match.entry(settled_length(match, frozenset(), held))
        if self.public is None or self.public.settled is not settled:
            self.public = Public.of(match, held)
        return self.public

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

    def here(self) -> set[int]:
        """The seats whose people look at it through this server."""
        return set().union(*(client.seats for client in self.clients))

    def looking(self) -> set[int]:
        """The same, as far as the page is visible there."""
        return set().union(*(client.seats for client in self.clients if client.looks))

    def online(self) -> set[int]:
        """The seats whose people look at it."""
        return self.here() | self.elsewhere

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

    def note_presence(self, now: float) -> dict[int, float | None]:
        """Who has come and who has gone meanwhile: by seat since when it is empty, or None."""
        there = self.online()
        changed: dict[int, float | None] = {}
        for seat in self.seats:
            if seat.kind != "person":
                continue
            # A clock that was put back tells of absences that are yet to come: they begin now.
            if (seat.number in there) != (seat.away is None) or (seat.away is not None and seat.away > now):
                seat.away = changed[seat.number] = None if seat.number in there else now
        return changed

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
        return row - sum(self.marks[hidden].hidden_from(mine) for hidden in self.sealed() if hidden <= row)

    def row_of(self, number: int, mine: frozenset[int]) -> int:
        """The row that the holder of these seats knows by that number; -1 when there is none."""
        row = number
        for hidden in self.sealed():
            row += hidden <= row and self.marks[hidden].hidden_from(mine)
        return row if number >= 0 and row <= self.n else -1

    def sealed(self) -> list[int]:
        """The rows that some may not know of, of which most games have none. Each mark is looked at once."""
        self.sealed_rows += (row for row in range(self.looked_through, len(self.marks)) if self.marks[row].sealed)
        self.looked_through = len(self.marks)
        return self.sealed_rows

    def is_current(self, n: int, seat: int) -> bool:
        """Whether whoever saw the table at row ``n`` still knows what that seat has to decide."""
        return 0 <= n <= self.n and not any(mark.for_all or mark.seat == seat for mark in self.marks[n + 1 :])

    def kept_since(self, n: int) -> int:
        """How many decisions have stayed as they were ever since row ``n``."""
        return min(self.marks[n].length, *(mark.kept for mark in self.marks[n + 1 :]), self.match.length)
