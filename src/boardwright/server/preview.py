"""What an option would do to the score right away, tried out on a copy of the match.

The copy is dealt anew where the seat cannot see, and options that need chance get no preview: it tells no secret.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from boardwright.kernel.flow import deciding
from boardwright.match import Decision, Match

#: Seconds for one option and for a whole decision; what takes longer is shown without a preview.
ONE: Final = 0.002
ALL: Final = 0.03


def score_changes(match: Match, decision: Decision) -> list[dict[str, int] | None]:
    """For each option the change of the seat's own score by line of the sheet; None where it cannot be told."""
    imagined = match.determinize(decision.player, seed=0)
    before = match.game.line_points(imagined.state, decision.player)
    changes: list[dict[str, int] | None] = []
    begun = perf_counter()
    for option in decision.options:
        started = perf_counter()
        change = None if started - begun > ALL else score_change(imagined, decision.player, option, before)
        changes.append(change if perf_counter() - started <= ONE else None)
    return changes


def score_change(match: Match, seat: int, option: int, before: dict[str, int]) -> dict[str, int] | None:
    after = match.clone()
    after.apply(seat, option)
    entry = after.history[-1]
    begun = any(step.who == seat and step.unfinished for step in deciding(after.state))
    if begun or entry.outcomes or entry.revealed:
        return None
    lines = match.game.line_points(after.state, seat)
    return {line: points - before[line] for line, points in lines.items() if points != before[line]}
