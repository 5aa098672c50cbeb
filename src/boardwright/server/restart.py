"""When a log no longer replays: the table goes on from the last stored position that today's rules can read.

Where no position can be read, its beginning is tried: a table of an older server may have nothing else.

The restart is a row of the log like any other, so that it happens once, whoever loads the table first, and is the same
for everybody afterwards. What could not be kept stays in the database; only the match leaves it behind.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from boardwright.games import get_game
from boardwright.match import Match, from_position, replay
from boardwright.match.begin import new_seed
from boardwright.match.fairness import promise
from boardwright.match.record import checksum
from boardwright.server.changes import carry_out
from boardwright.server.stored import LogRow, Position, Stored
from boardwright.server.story import story_of

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Restart:
    """The row to be stored, the position it begins with, and the match that goes on there."""

    row: LogRow
    position: Position
    match: Match


def restart(stored: Stored, positions: Sequence[Position]) -> Restart | None:
    """How that table goes on: from the first of these positions that can be read. None when nothing can."""
    for n, read in ways_on(stored, positions):
        try:
            match, kept = follow(read(), stored.rows[n:])
            return begin_again(stored, match, n + kept)
        except Exception as problem:  # rules that have changed may fail in any way
            log.warning("table %s cannot go on from row %s: %r", stored.id, n, problem)
    return None


def ways_on(stored: Stored, positions: Sequence[Position]) -> Iterator[tuple[int, Callable[[], Match]]]:
    """Matches to go on from, each with the row after which it stands."""
    for position in positions:
        yield position.n, partial(from_position, position.position)
    yield 0, partial(as_if_new, stored)


def as_if_new(stored: Stored) -> Match:
    """The table's beginning, as if it had been opened under the rules of today."""
    start = {**stored.start, "rules_version": get_game(stored.game).rules_version}
    return replay({**start, "check": checksum(start)})


def follow(match: Match, rows: Sequence[LogRow]) -> tuple[Match, int]:
    """Carry out what was decided after a position as long as it fits; the match then, and how many rows did fit."""
    for count, row in enumerate(rows):
        after = match.clone()
        try:
            carry_out(after, row)
        except Exception as problem:  # rules that have changed may fail in any way
            log.warning("a decision is not kept: %r", problem)
            return match, count
        match = after
    return match, len(rows)


def begin_again(stored: Stored, match: Match, kept: int) -> Restart:
    """A match that begins where the given one stands, after that many rows of the log."""
    game = get_game(stored.game)
    written = match.position()
    seed = new_seed()
    story = story_of(stored, stored.rows[:kept])
    data = {
        "row": kept,
        "length": len(story) - 1,
        "position": written,
        "seed": seed,
        "fairness": promise(stored.id, seed, 0).written(),
        "rules_version": game.rules_version,
        "why": "damaged" if stored.rules_version == game.rules_version else "rules",
        "lost": len(story_of(stored, stored.rows)) - len(story),
    }
    # The entry that tells of the restart counts like a decision, so that every entry has a number of its own.
    position = Position(len(stored.rows) + 1, len(story), game.rules_version, written)
    return Restart(LogRow("restart", -1, data), position, from_position(written, seed))
