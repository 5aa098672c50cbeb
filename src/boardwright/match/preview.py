"""What an option would do to the score right away, tried out on a copy of the match.

The copy is dealt anew where the seat cannot see, and options that need chance get no preview: it tells no secret. A
`Trial` is all that is needed for it, so that a process of its own can do the work.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boardwright.kernel.flow import deciding

if TYPE_CHECKING:
    from boardwright.match.match import Decision, Match

#: Decisions with more options are shown without previews.
MOST_OPTIONS: Final = 150

#: For each option the change of the seat's own points by line of the sheet; None where it cannot be told.
Changes = list[dict[str, int] | None]


@dataclass(frozen=True, slots=True)
class Trial:
    """A decision to be tried out: whose it is, its options, and a position that looks the same to that seat."""

    seat: int
    options: tuple[int, ...]
    position: dict[str, Any]


def trial_of(match: Match, decision: Decision) -> Trial | None:
    """What is to be tried out, for somebody else to do it; None where there are too many options."""
    if len(decision.options) > MOST_OPTIONS:
        return None
    return Trial(decision.player, decision.options, imagined(match, decision).position())


def imagined(match: Match, decision: Decision) -> Match:
    return match.determinize(decision.player, seed=0)


def previews(match: Match, decision: Decision) -> Changes:
    """What each option of a decision would bring."""
    if len(decision.options) > MOST_OPTIONS:
        return [None] * len(decision.options)
    return score_changes(imagined(match, decision), decision.player, decision.options)


def score_changes(match: Match, seat: int, options: tuple[int, ...]) -> Changes:
    """What each of the options would bring in a match that may be looked at."""
    before = match.game.line_points(match.state, seat)
    possible = set(match.possible(seat))
    return [score_change(match, seat, option, before) if option in possible else None for option in options]


def score_change(match: Match, seat: int, option: int, before: dict[str, int]) -> dict[str, int] | None:
    after = match.clone()
    after.apply(seat, option)
    entry = after.latest
    assert entry is not None, "a decision was carried out"
    begun = any(step.who == seat and step.unfinished for step in deciding(after.state))
    if begun or entry.outcomes or entry.revealed:
        return None
    lines = match.game.line_points(after.state, seat)
    return {line: points - before.get(line, 0) for line, points in lines.items() if points != before.get(line, 0)}
