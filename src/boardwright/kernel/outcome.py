"""How a game ends: places and what broke ties, or, played alone, whether it was won.

Actors are numbered: first the seats, then the automas, who take part without a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.kernel.messages import Message


@dataclass(frozen=True, slots=True)
class Automa:
    """Somebody who takes part by rules alone: a name, a colour, pieces and points, but no seat and no decisions."""

    id: str
    name: Message
    colour: str


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decides between equals: by actor how much of it each has. More is better."""

    name: Message
    rule: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game ended that one plays against the game itself: won or lost, perhaps with a grade."""

    won: bool
    grade: Message | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. ``places`` and ``points`` are by actor; equals share a place, and 1 is the first."""

    seats: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    #: The lines that broke a tie, in the order in which they were asked.
    tie_breaks: tuple[TieBreak, ...] = ()
    verdict: Verdict | None = None

    @property
    def winners(self) -> list[int]:
        """The actors who have won; nobody when the game was lost."""
        if self.verdict is not None:
            return list(range(self.seats)) if self.verdict.won else []
        return [actor for actor, place in enumerate(self.places) if place == 1]


def ranked(
    seats: int, points: Sequence[int], tie_breaks: Sequence[TieBreak] = (), verdict: Verdict | None = None
) -> Outcome:
    """The outcome by points; where they are equal the tie-breaks are asked one after another."""
    keys: list[tuple[int, ...]] = [(value,) for value in points]
    broke: list[TieBreak] = []
    for tie_break in tie_breaks:
        longer = [(*key, value) for key, value in zip(keys, tie_break.values, strict=True)]
        if len(set(longer)) > len(set(keys)):
            broke.append(tie_break)
        keys = longer
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(seats, tuple(points), places, tuple(broke), verdict)
