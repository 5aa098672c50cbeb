"""A match brought back from the log of its table, with what the log tells beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardwright.games import get_game
from boardwright.kernel.errors import DamagedRecord
from boardwright.match import Answers, Match, from_position, replay
from boardwright.match.sight import quiet_length, settled_length
from boardwright.server.changes import Mark, carry_out, held_after, note, seats_after
from boardwright.server.fate import note_on
from boardwright.server.protocol import Note
from boardwright.server.stored import LogRow, Position, Seat, Stored
from boardwright.server.story import story_of, told, told_before


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
