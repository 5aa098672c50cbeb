"""Counts of move sequences from a position: a silent change of the rules changes the count."""

from __future__ import annotations

from boardwright.match import Match


def perft(match: Match, depth: int) -> int:
    """How many different sequences of that many decisions are possible; chance is that of the match's seed."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for decision in match.decisions:
        if depth == 1:
            total += len(decision.options)
            continue
        for action in decision.options:
            after = match.clone()
            after.apply(decision.player, action)
            total += perft(after, depth - 1)
    return total
