"""What rivers and bridges are worth: their points, and what the bridges will come to count by the end."""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.advice.prices import LEFT
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.scoring import CANYON_POINTS
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.steps.effects import counted
from boardwright.kernel.steps import bits
from boardwright.toolkit.effects.values import Score, everything

#: By measure: how many more there will be with each turn left, as counted in games. Of what is spent there is no
#: telling. Who thinks too little of what there will be builds no bridges, and has rivers and coins left in the end.
GROWTH: Final = (0.0, 0.0, 0.15, 0.02, 0.0, 0.5, 0.02, 0.05, 0.0, 0.0)
#: By measure of what is spent (cards, gold, coins, dudes): how many remain in the end.
REMAINS: Final = {1: 6.0, 4: 0.8, 8: 3.9, 9: 0.7}
#: How much of what is there now will be there in the end, by turns left.
KEPT: Final[list[float]] = [1.0, 0.6, 0.4, 0.3, 0.2] + [0.15] * (len(LEFT) - 5)
#: What a river without a bridge is good for, by turns left.
UNSPANNED: Final[list[float]] = [min(1.0, 0.25 * left) for left in LEFT]
SCORES: Final[list[list[Score]]] = [
    [part for part in everything(bridge.effect) if isinstance(part, Score)] for bridge in CATALOG.bridges
]


def expected(state: ColomaState, player: int, measure: int, left: int) -> float:
    """How many of a measure the player will have in the end."""
    now = counted(state, player, measure)
    if measure in REMAINS:
        kept = KEPT[left]
        return kept * now + (1.0 - kept) * REMAINS[measure]
    return now + GROWTH[measure] * left


def points(score: Score, count: float) -> float:
    """What a bridge scores, between whole numbers too."""
    whole = int(count)
    low = score.points(whole)
    return low + (count - whole) * (score.points(whole + 1) - low)


def rivers(state: ColomaState, player: int, left: int) -> float:
    canyons = CANYON_POINTS[state.boards[player]]
    laid, spans = state.rivers[player], state.spans[player]
    value = 0.0
    for canyon in bits(laid):
        value += canyons[canyon]
    for kind in bits(spans):
        for score in SCORES[kind]:
            value += points(score, expected(state, player, score.measure, left))
    return value + UNSPANNED[left] * (laid.bit_count() - spans.bit_count())
