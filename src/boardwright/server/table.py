"""A table in memory: the match, who sits where, and how each row of the log changed the length of the game.

The match begins with the table, or at its last restart: what happened before is a story, and numbers go on from it.

A change is prepared on a copy of the match and becomes the table's own only once it is stored: whoever looks at the
table in between sees what can no longer be lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boardwright.games import get_game
from boardwright.kernel.dice import ReplayDice
from boardwright.kernel.errors import DamagedRecord
from boardwright.kernel.messages import Message
from boardwright.match import Answers, Match, from_position, replay
from boardwright.match.confirming import awaits_confirmation
from boardwright.match.history import Entry
from boardwright.match.sight import quiet_length, settled_length
from boardwright.server.answers import answer_data, answers_after, confirming_data
from boardwright.server.fate import Fate, How, note_on
from boardwright.server.protocol import USUAL, Agreement, LogEntry, Note
from boardwright.server.refuse import Refuse
from boardwright.server.story import story_of, told, told_before

if TYPE_CHECKING:
    from boardwright.server.client import Client

#: Decisions after which a position is stored.
STRIDE: Final = 50


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line of the log: an action with its outcomes of chance, a turn confirmed, steps taken back or rewound, a bot
    that stands in, a standing answer, what becomes of the table, a restart.
    """

    kind: str
    seat: int
    data: dict[str, Any]
    #: What everybody may know of an action, in words.
    told: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Where a table stood after row ``n`` of its log, after that many decisions, and under which rules."""

    n: int
    length: int
    rules_version: int
    position: dict[str, Any]


@dataclass(slots=True)
class Seat:
    """A chair and who was meant to sit there."""

    number: int
    name: str
    kind: str
    bot: str | None = None
    stand_in: str | None = None
    token_hash: str | None = None
    answers: Answers = field(default_factory=Answers)
    #: The person has given the seat up.
    gone: How | None = None

    @property
    def thinker(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def note(self, row: LogRow) -> None:
        """A row of the log is about this seat."""
        if row.kind == "stand_in":
            self.stand_in = row.data["bot"]
            self.gone = None if self.stand_in is None else self.gone
        if row.kind == "leave":
            self.stand_in, self.gone = row.data["bot"], row.data["how"]
        self.answers = answers_after(self.answers, row)


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
    rows: list[LogRow] = field(default_factory=list)
    seen: dict[int, int] = field(default_factory=dict)
    rematch: str | None = None
    #: What everybody may know of the time before the first row, in words; None: not written down yet.
    told: list[dict[str, Any]] | None = None
    #: The latest position stored.
    position: Position | None = None
    #: The fingerprint of an owner's components that it is played with; empty: ours.
    catalog: str = ""
    title: str = ""
    agreed: Agreement = USUAL

    @property
    def restarted(self) -> int:
        """The row of the last restart; 0: the table goes on as it began."""
        return max((n for n, row in enumerate(self.rows, 1) if row.kind == "restart"), default=0)

    @property
    def rules_version(self) -> int:
        """The rules its match is played with."""
        start = self.rows[self.restarted - 1].data if self.restarted else self.start
        return int(start["rules_version"])


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

    @classmethod
    def of_answer(cls, match: Match) -> Mark:
        """What a standing answer does by itself: nothing, so that it counts for nobody."""
        return cls(match.length, match.length, -1, False, True)

    def hidden_from(self, mine: frozenset[int]) -> bool:
        return self.sealed and self.seat not in mine


@dataclass(frozen=True, slots=True)
class Change:
    """Rows to be stored, what each does, and the match after them."""

    rows: list[LogRow]
    marks: list[Mark]
    match: Match
    #: The seat that has to confirm its turn then.
    held: int | None = None

    @property
    def silent(self) -> bool:
        """Nobody but one player may know that something has happened."""
        return all(mark.sealed for mark in self.marks)


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


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """A match brought back from its log: what each row did, and the words that rows had not been stored with."""

    match: Match
    marks: list[Mark]
    seats: list[Seat]
    #: The seat that has to confirm its turn.
    held: int | None
    #: By row; 0: of the time before the first one.
    untold: dict[int, Any]
    notes: list[Note]


def position_of(match: Match, n: int, before: int = 0) -> Position:
    """The position of the match after that row; ``before`` counts what had happened before the match began."""
    return Position(n, before + match.length, match.game.rules_version, match.position())


def rebuild(stored: Stored) -> Rebuilt:
    """The match as its log tells it. An error when the log does not replay under the rules of today."""
    restarted = stored.restarted
    match = begin(stored)
    match.standing = match.length
    marks = [Mark(0, -1, -1, True)] * (restarted + 1) if restarted else [Mark(match.length, 0, -1, True)]
    untold: dict[int, Any] = {} if restarted or stored.told is not None else {0: told_before(match)}
    seats = seats_after(sat_down(stored), stored.rows[:restarted])
    held = None
    notes: list[Note] = []
    for n, row in enumerate(stored.rows[restarted:], restarted + 1):
        marks.append(carry_out(match, row))
        notes += notes_on(row, seats, match, held)
        note(seats, row)
        held = held_after(held, row, match, seats)
        if row.kind == "act" and row.told is None:
            untold[n] = told(match)
    return Rebuilt(match, marks, seats, held, untold, notes)


def notes_on(row: LogRow, seats: Sequence[Seat], match: Match, held: int | None) -> list[Note]:
    """The note on a row, if there is one; after as many decisions as everybody knows of: none that is being made in
    secret, or that may be taken back.
    """
    text = note_on(row, seats)
    if text is None:
        return []
    n = min(settled_length(match, frozenset(), held), quiet_length(match))
    return [Note(n=n, seat=row.seat, text=text)]


def notes_before(stored: Stored, restart: int) -> list[Note]:
    """The notes on all that was before the last restart, whose entry has that number."""
    seats = sat_down(stored)
    notes: list[Note] = []
    for n, row in enumerate(stored.rows[: stored.restarted]):
        if (text := note_on(row, seats)) is not None:
            before = len(story_of(stored, stored.rows[:n])) - 1
            notes.append(Note(n=min(before, restart - 1), seat=row.seat, text=text))
        note(seats, row)
    return notes


def sat_down(stored: Stored) -> list[Seat]:
    """The seats as they were when the table was opened."""
    return [replace(seat, stand_in=None, gone=None, answers=Answers()) for seat in stored.seats]


def begin(stored: Stored) -> Match:
    """The match as the table was opened, or as it was restarted last."""
    if not stored.restarted:
        return replay(stored.start)
    rules = get_game(stored.game).rules_version
    if stored.rules_version != rules:
        raise DamagedRecord(f"the table was played with rules version {stored.rules_version}; this is version {rules}")
    data = stored.rows[stored.restarted - 1].data
    return from_position(data["position"], data["seed"])


def carry_out(match: Match, row: LogRow) -> Mark:
    """Do again what a row of the log tells, with chance as it was."""
    if row.kind == "act":
        dice = ReplayDice(row.data["outcomes"])
        match.carry_out(row.seat, row.data["action"], dice, row.data.get("by_itself", False))
        if dice.at < len(dice.outcomes):
            raise DamagedRecord(f"{row.data['action']!r} had more outcomes of chance than it needs")
        return mark_act(match)
    if row.kind == "undo":
        return take_back(match, row.seat, row.data["steps"])
    if row.kind == "confirm":
        return mark_confirmed(match, row.seat)
    if row.kind == "rewind":
        return go_back(match, row.seat)
    if row.kind == "restart":
        raise DamagedRecord("a match does not go on beyond a restart")
    if row.kind == "answer":
        return Mark.of_answer(match)
    return mark_aside(match, row)


def mark_aside(match: Match, row: LogRow) -> Mark:
    """What a row does that decides nothing: asking to cancel the table concerns no decision, its end everybody's."""
    seat = -1 if row.kind in ("cancel", "consent") else row.seat
    return Mark(match.length, match.length, seat, row.kind == "end")


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


def mark_confirmed(match: Match, seat: int) -> Mark:
    """The seat's turn counts from now on, and everybody sees it."""
    match.confirm()
    return Mark(match.length, match.length, seat, True)


def go_back(match: Match, seat: int) -> Mark:
    """Back to the seat's last decision, whatever has happened since."""
    match.rewind(seat)
    return Mark(match.length, match.length, seat, True)


def act(match: Match, decisions: Iterable[tuple[int, str]]) -> Change:
    """Carry decisions out, one after another, each checked by the match."""
    after = match.clone()
    rows, marks = [], []
    for seat, action in decisions:
        after.apply(seat, action)
        rows.append(row_of(after))
        marks.append(mark_act(after))
    return Change(rows, marks, after)


def row_of(match: Match) -> LogRow:
    """The row for the latest decision of the match."""
    entry = match.latest
    assert entry is not None, "a decision was carried out"
    data = {"action": match.game.space.notation(entry.action), "outcomes": list(entry.outcomes)}
    return LogRow("act", entry.player, {**data, "by_itself": True} if entry.by_itself else data, told(match))


def answered(change: Change, seats: Sequence[Seat], held: int | None = None) -> Change:
    """The change with the standing answers that are due after it; bots have none.

    ``held`` is the seat that had to confirm its turn before the change. As long as one has to, nothing is answered.
    """
    seats = seats_after(seats, change.rows)
    people = [seat for seat in seats if seat.thinker is None]
    after, rows, marks = change.match, change.rows[:], change.marks[:]
    for row in rows:
        held = held_after(held, row, after, seats)
    while held is None and (found := next_answer(after, people)) is not None:
        after = change.match.clone() if after is change.match else after
        after.apply(*found, by_itself=True)
        rows.append(row_of(after))
        marks.append(mark_act(after))
        held = held_after(held, rows[-1], after, seats)
    return Change(rows, marks, after, held)


def held_after(held: int | None, row: LogRow, match: Match, seats: Sequence[Seat]) -> int | None:
    """The seat that has to confirm its turn after a row of the log; match and seats are as they are then."""
    if row.kind == "act":
        return row.seat if confirms(seats[row.seat]) and awaits_confirmation(match, row.seat) else None
    if row.kind in ("confirm", "undo", "rewind", "end", "restart") or (held is not None and not confirms(seats[held])):
        return None
    return held


def confirms(seat: Seat) -> bool:
    """Whether a turn of that seat counts only when it is confirmed; a bot says what it means."""
    return seat.answers.confirms and seat.thinker is None


def waited_for(match: Match, held: int | None) -> list[int]:
    """Who has to do something."""
    return [step.who for step in match.steps] if held is None else [held]


def next_answer(match: Match, seats: Iterable[Seat]) -> tuple[int, int] | None:
    """A seat that has answered in advance what it is asked now, and its answer."""
    for seat in seats:
        action = seat.answers.answer(match, seat.number)
        if action is not None:
            return seat.number, action
    return None


def seats_after(seats: Sequence[Seat], rows: Iterable[LogRow]) -> list[Seat]:
    """The seats as they are after these rows of the log."""
    found = [replace(seat) for seat in seats]
    for row in rows:
        note(found, row)
    return found


def note(seats: Sequence[Seat], row: LogRow) -> None:
    if row.seat >= 0:
        seats[row.seat].note(row)


def undo(match: Match, seat: int, steps: int) -> Change:
    """Take back that many of the seat's decisions."""
    after = match.clone()
    mark = take_back(after, seat, steps)
    dropped = dropped_answers(match.history, after.history, seat)
    data = {"steps": steps, "dropped": dropped} if dropped else {"steps": steps}
    return Change([LogRow("undo", seat, data)], [mark], after)


def rewind(match: Match, seat: int) -> Change:
    """Back to the seat's last decision; what bots and chance did since is dropped."""
    after = match.clone()
    mark = go_back(after, seat)
    return Change([LogRow("rewind", seat, {"left": after.length})], [mark], after)


def confirm(match: Match, seat: int) -> Change:
    """The seat's turn counts."""
    after = match.clone()
    mark = mark_confirmed(after, seat)
    return Change([LogRow("confirm", seat, {})], [mark], after)


def dropped_answers(before: list[Entry], after: list[Entry], seat: int) -> list[int]:
    """The numbers of others' standing answers that were dropped when the seat took something back."""
    left = [(entry.player, entry.action) for entry in after if entry.player != seat]
    found = []
    for entry in before:
        if left and left[0] == (entry.player, entry.action):
            del left[0]
        elif entry.player != seat:
            found.append(entry.number)
    return found


def nothing(match: Match) -> Change:
    """No change: the table as it is."""
    return Change([], [], match)


def stand_in(match: Match, seat: int, bot: str | None) -> Change:
    """A bot decides for the seat from now on, or (None) its holder again."""
    return aside(match, LogRow("stand_in", seat, {"bot": bot}))


def answer(match: Match, seat: int, question: str | None, on: bool, prompt: Message | None = None) -> Change:
    """The seat declines that question from now on, or (None) leaves what it can only leave; or no longer."""
    return Change([LogRow("answer", seat, answer_data(question, on, prompt))], [Mark.of_answer(match)], match)


def confirming(match: Match, seat: int, on: bool) -> Change:
    """Turns of the seat count only when they are confirmed from now on, or no longer."""
    return Change([LogRow("answer", seat, confirming_data(on))], [Mark.of_answer(match)], match)


def aside(match: Match, *rows: LogRow) -> Change:
    """Rows that decide nothing in the game."""
    return Change(list(rows), [mark_aside(match, row) for row in rows], match)
