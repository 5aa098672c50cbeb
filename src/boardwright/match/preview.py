"""What an option would do to the score right away, tried out on a copy of the match.

The copy is dealt anew where the seat cannot see, and options that need chance get no preview: it tells no secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.kernel.flow import deciding

if TYPE_CHECKING:
    from boardwright.match.match import Decision, Match

#: Decisions with more options are shown without previews: working them out would keep others waiting.
MOST: Final = 150


def score_changes(match: Match, decision: Decision) -> list[dict[str, int] | None]:
    """For each option the change of the seat's own points by line of the sheet; None where it cannot be told."""
    if len(decision.options) > MOST:
        return [None] * len(decision.options)
    imagined = match.determinize(decision.player, seed=0)
    before = match.game.line_points(imagined.state, decision.player)
    possible = set(imagined.possible(decision.player))
    return [
        score_change(imagined, decision.player, option, before) if option in possible else None
        for option in decision.options
    ]


def score_change(match: Match, seat: int, option: int, before: dict[str, int]) -> dict[str, int] | None:
    after = match.clone()
    after.apply(seat, option)
    entry = after.history[-1]
    begun = any(step.who == seat and step.unfinished for step in deciding(after.state))
    if begun or entry.outcomes or entry.revealed:
        return None
    lines = match.game.line_points(after.state, seat)
    return {line: points - before.get(line, 0) for line, points in lines.items() if points != before.get(line, 0)}
