"""What rows of the log do to a match, and the changes that become rows.

A change is prepared on a copy of the match and becomes the table's own only once it is stored: whoever looks at the
table in between sees what can no longer be lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from boardwright.kernel.dice import ReplayDice
from boardwright.kernel.errors import DamagedRecord, IllegalAction
from boardwright.kernel.messages import Message
from boardwright.match import Match
from boardwright.match.confirming import awaits_confirmation
from boardwright.match.history import Entry
from boardwright.server.answers import answer_data, confirming_data
from boardwright.server.stored import LogRow, Seat
from boardwright.server.story import told


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


class Change(NamedTuple):
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


def carry_out(match: Match, row: LogRow) -> Mark:
    """Do again what a row of the log tells, with chance as it was."""
    if row.kind == "act":
        dice = ReplayDice(row.data["outcomes"])
        data = row.data
        match.carry_out(row.seat, data["action"], dice, data.get("by_itself", False), data.get("follows", False))
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
    """What a row does that decides nothing: asking to cancel the table concerns no decision, nor does it
    that somebody is late; its end concerns everybody's.
    """
    seat = -1 if row.kind in ("cancel", "consent", "late") else row.seat
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


def followed(match: Match, seats: Sequence[Seat], held: int | None, row: LogRow) -> Change:
    """What a row of the log does that another server has stored."""
    after = match.clone()
    mark = carry_out(after, row)
    return Change([row], [mark], after, held_after(held, row, after, seats_after(seats, [row])))


def act(match: Match, decisions: Iterable[tuple[int, str]]) -> Change:
    """Carry decisions out, one after another, each checked by the match."""
    after = match.clone()
    rows, marks = [], []
    for seat, action in decisions:
        after.apply(seat, action)
        rows.append(row_of(after))
        marks.append(mark_act(after))
    return Change(rows, marks, after)


def act_at_once(match: Match, seat: int, actions: Sequence[str]) -> Change:
    """Carry out decisions of one seat that came of one wish: all or none, and they are taken back together.

    Nothing follows on chance or on what was laid open: whether the rest is possible would tell what came of it.
    """
    after = match.clone()
    rows, marks = [], []
    for number, action in enumerate(actions):
        latest = after.latest
        if number and latest is not None and (latest.outcomes or latest.revealed):
            raise IllegalAction(f"{action!r} cannot follow at once: something was drawn or laid open before it")
        after.apply(seat, action, follows=number > 0)
        rows.append(row_of(after))
        marks.append(mark_act(after))
    return Change(rows, marks, after)


def row_of(match: Match) -> LogRow:
    """The row for the latest decision of the match."""
    entry = match.latest
    assert entry is not None, "a decision was carried out"
    data = {"action": match.game.space.notation(entry.action), "outcomes": list(entry.outcomes)}
    flags = {name: True for name in ("by_itself", "follows") if getattr(entry, name)}
    return LogRow("act", entry.player, {**data, **flags}, told(match))


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
    rows = tuple(rows)
    found = apart(seats, rows)
    for row in rows:
        note(found, row)
    return found


def apart(seats: Sequence[Seat], rows: Iterable[LogRow]) -> list[Seat]:
    """The seats, with copies of those that these rows change: to be changed without a trace where they came from."""
    changed = {row.seat for row in rows if row.seat >= 0 and seats[row.seat].is_changed_by(row)}
    return [replace(seat) if seat.number in changed else seat for seat in seats]


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


def stand_in(match: Match, seat: int, bot: str | None, own: bool = False, late: bool = False) -> Change:
    """A bot decides for the seat from now on, or (None) its holder again.

    ``own``: as the holder wants it; ``late``: since the holder's time is out.
    """
    flags = {name: True for name, on in (("own", own), ("late", late)) if on}
    return aside(match, LogRow("stand_in", seat, {"bot": bot, **flags}))


def answer(match: Match, seat: int, question: str | None, on: bool, prompt: Message | None = None) -> Change:
    """The seat declines that question from now on, or (None) leaves what it can only leave; or no longer."""
    return Change([LogRow("answer", seat, answer_data(question, on, prompt))], [Mark.of_answer(match)], match)


def confirming(match: Match, seat: int, on: bool) -> Change:
    """Turns of the seat count only when they are confirmed from now on, or no longer."""
    return Change([LogRow("answer", seat, confirming_data(on))], [Mark.of_answer(match)], match)


def aside(match: Match, *rows: LogRow) -> Change:
    """Rows that decide nothing in the game."""
    return Change(list(rows), [mark_aside(match, row) for row in rows], match)
