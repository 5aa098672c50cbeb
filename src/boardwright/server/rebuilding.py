"""A match brought back from the log of its table, with what the log tells beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final, TypeVar

from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions, DamagedRecord
from boardwright.match import Answers, Match, from_position
from boardwright.match.replay import finish, replaying
from boardwright.match.sight import quiet_length, settled_length
from boardwright.server.changes import Mark, carry_out, held_after, note, seats_after
from boardwright.server.fate import note_on
from boardwright.server.protocol import Note
from boardwright.server.stored import LogRow, Position, Seat, Stored
from boardwright.server.story import story_of, told, told_before

#: Seconds of work after which others get their turn.
SLICE: Final = 0.005

T = TypeVar("T")


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


async def in_slices(work: Generator[None, None, T]) -> T:
    """Work that is done bit by bit, so that nobody waits for more than a little of it."""
    since = monotonic()
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        if monotonic() - since >= SLICE:
            await asyncio.sleep(0)
            since = monotonic()


def rebuild(stored: Stored) -> Rebuilt:
    """The match as its log tells it. An error when the log does not replay under the rules of today."""
    return finish(rebuilding(stored))


def rebuilding(stored: Stored) -> Generator[None, None, Rebuilt]:
    """The same, one decision at a time."""
    restarted = stored.restarted
    match = yield from begin(stored)
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
        yield
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
    return [replace(seat, stand_in=None, gone=None, wanted=False, answers=Answers()) for seat in stored.seats]


def begin(stored: Stored) -> Generator[None, None, Match]:
    """The match as the table was opened, or as it was restarted last."""
    if not stored.restarted:
        return (yield from replaying(stored.start))
    rules = get_game(stored.game).rules_version
    if stored.rules_version != rules:
        raise DamagedRecord(f"the table was played with rules version {stored.rules_version}; this is version {rules}")
    data = stored.rows[stored.restarted - 1].data
    match = from_position(data["position"], data["seed"])
    with suppress(BadOptions):  # Rules of today may not have them any more; then the position tells.
        match.options = match.game.accept(match.players, stored.start["options"])
    return match
