"""A table in memory: the match, who sits where, and how each row of the log changed the length of the game.

A change is prepared on a copy of the match and becomes the table's own only once it is stored: whoever looks at the
table in between sees what can no longer be lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from boardwright.kernel.dice import ReplayDice
from boardwright.match import Match, replay

if TYPE_CHECKING:
    from boardwright.server.client import Client


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log: an action with its outcomes of chance, steps taken back, or a bot that stands in."""

    kind: str
    seat: int
    data: dict[str, Any]


@dataclass(slots=True)
class Seat:
    """A chair and who was meant to sit there."""

    number: int
    name: str
    kind: str
    bot: str | None = None
    stand_in: str | None = None
    token_hash: str | None = None

    @property
    def thinker(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(slots=True)
class Stored:
    """A table as the database has it."""

    id: str
    game: str
    start: dict[str, Any]
    opened_by: str
    changed: float
    seats: list[Seat]
    holders: dict[int, set[str]]
    rows: list[Row] = field(default_factory=list)
    seen: dict[int, int] = field(default_factory=dict)
    rematch: str | None = None


class Mark(NamedTuple):
    """What a row did: how many decisions there were after it, and how many stayed untouched by it."""

    length: int
    kept: int
    #: The seat it concerns, and whether it changed the position for the others too: what players decide at the same
    #: time, each in secret, does not.
    seat: int
    for_all: bool
    #: Chosen in a sealed lane that had not joined: nobody else may know that there is such a row.
    sealed: bool = False

    def hidden_from(self, mine: frozenset[int]) -> bool:
        return self.sealed and self.seat not in mine


@dataclass(frozen=True, slots=True)
class Change:
    """Rows to be stored, what each does, and the match after them."""

    rows: list[Row]
    marks: list[Mark]
    match: Match


class Table:
    """One table with everybody who looks at it."""

    def __init__(self, stored: Stored) -> None:
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.take_over(stored)

    def take_over(self, stored: Stored) -> None:
        """Be what the database says."""
        self.opened_by = stored.opened_by
        self.changed = stored.changed
        self.seats = stored.seats
        self.holders = stored.holders
        self.seen = stored.seen
        self.rematch = stored.rematch
        self.match = replay(stored.start)
        self.match.standing = self.match.length
        #: One for each row of the log; the first is the beginning.
        self.marks = [Mark(self.match.length, 0, -1, True)]
        for seat in self.seats:
            seat.stand_in = None
        for row in stored.rows:
            self.note(row, carry_out(self.match, row))

    def accept(self, change: Change) -> None:
        """A change has been stored."""
        for row, mark in zip(change.rows, change.marks, strict=True):
            self.note(row, mark)
        self.match = change.match
        self.changed = time.time()

    def note(self, row: Row, mark: Mark) -> None:
        if row.kind == "stand_in":
            self.seats[row.seat].stand_in = row.data["bot"]
        self.marks.append(mark)

    @property
    def n(self) -> int:
        """The number of the last row of the log."""
        return len(self.marks) - 1

    @property
    def beginning(self) -> int:
        """How many decisions there were when the table was opened: none, unless it is a branch or a saved game."""
        return self.marks[0].length

    @property
    def game(self) -> str:
        return self.match.game.id

    @property
    def idle(self) -> bool:
        """Nobody looks at it and nothing is under way: it can be put away."""
        return not self.clients and self.thinking is None and not self.lock.locked()

    def seats_of(self, visitor: str | None) -> frozenset[int]:
        """The seats that visitor holds."""
        if visitor is None:
            return frozenset()
        return frozenset(seat for seat, visitors in self.holders.items() if visitor in visitors)

    def waiting(self) -> list[int]:
        return [step.who for step in self.match.steps]

    def thinkers(self) -> dict[int, str]:
        """The bots at this table by seat, those that stand in included."""
        return {seat.number: seat.thinker for seat in self.seats if seat.thinker is not None}

    def is_current(self, n: int, seat: int) -> bool:
        """Whether whoever saw the table at row ``n`` still knows what that seat has to decide."""
        return 0 <= n <= self.n and not any(mark.for_all or mark.seat == seat for mark in self.marks[n + 1 :])

    def kept_since(self, n: int) -> int:
        """How many decisions have stayed as they were ever since row ``n``."""
        return min(self.marks[n].length, *(mark.kept for mark in self.marks[n + 1 :]), self.match.length)


def carry_out(match: Match, row: Row) -> Mark:
    """Do again what a row of the log tells, with chance as it was."""
    if row.kind == "act":
        match.carry_out(row.seat, row.data["action"], ReplayDice(row.data["outcomes"]))
        return mark_act(match)
    if row.kind == "undo":
        return take_back(match, row.seat, row.data["steps"])
    return Mark(match.length, match.length, row.seat, False)


def mark_act(match: Match) -> Mark:
    """What the latest decision of the match did."""
    entry = match.latest
    assert entry is not None, "a decision was carried out"
    kept = entry.number - 1
    if entry.sealed_in and entry.revealed:
        # The lanes have joined: what was hidden from the others is in the story now.
        kept = min(item.number for item in match.history if item.sealed_in == entry.sealed_in) - 1
    sealed = bool(entry.sealed_in) and not entry.revealed
    return Mark(entry.number, kept, entry.player, entry.revealed or not entry.apart, sealed)


def take_back(match: Match, seat: int, steps: int) -> Mark:
    """Take back that many of the seat's decisions; those that others made at the same time stay."""
    before = match.history
    for _ in range(steps):
        match.undo(seat)
    after = match.history
    kept = next((number for number, (old, new) in enumerate(zip(before, after)) if old is not new), len(after))
    lost = before[kept:]
    sealed = all(entry.sealed_in for entry in lost if entry.player == seat)
    return Mark(match.length, kept, seat, not all(entry.apart for entry in lost), sealed)


def act(match: Match, decisions: Iterable[tuple[int, str]]) -> Change:
    """Carry decisions out, one after another, each checked by the match."""
    after = match.clone()
    rows, marks = [], []
    for seat, action in decisions:
        after.apply(seat, action)
        entry = after.history[-1]
        notation = after.game.space.notation(entry.action)
        rows.append(Row("act", seat, {"action": notation, "outcomes": list(entry.outcomes)}))
        marks.append(mark_act(after))
    return Change(rows, marks, after)


def undo(match: Match, seat: int, steps: int) -> Change:
    """Take back that many of the seat's decisions."""
    after = match.clone()
    mark = take_back(after, seat, steps)
    return Change([Row("undo", seat, {"steps": steps})], [mark], after)


def stand_in(match: Match, seat: int, bot: str | None) -> Change:
    """A bot decides for the seat from now on, or (None) its holder again."""
    return Change([Row("stand_in", seat, {"bot": bot})], [Mark(match.length, match.length, seat, False)], match)
