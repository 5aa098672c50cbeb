"""What a drive that goes on may still bring: the best way that is left, with what lies on it and where it ends."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.coloma.abilities import changes
from boardwright.games.coloma.advice.frontier import nearness
from boardwright.games.coloma.advice.prices import by_left
from boardwright.games.coloma.book import BOOK, ENDED, ENDED_WITH_BOTH, PASSED
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.steps.effects import MAP, TOWN, Drive, taken
from boardwright.games.coloma.vocabulary import STOPOVER
from boardwright.toolkit.tracks import landings

#: By space and turns left: in passing, and at the end.
PASS_WORTH: Final[list[list[float]]] = [by_left(BOOK.nodes[number]) for number in PASSED]
END_WORTH: Final[list[list[float]]] = [by_left(BOOK.nodes[number]) for number in ENDED]
BOTH_WORTH: Final[list[list[float]]] = [by_left(BOOK.nodes[number]) for number in ENDED_WITH_BOTH]


@lru_cache(1 << 12)
def ways(space: int, steps: int, gone: int, others: int, left: int, both: bool) -> dict[int, float]:
    """By space where the drive may end: the most that can be gained on the way there."""
    found = {space: 0.0}
    if gone and TOWN[space]:
        found[space] = (BOTH_WORTH if both else END_WORTH)[space][left]
    if not steps:
        return found
    passing = PASS_WORTH[space][left] if gone and TOWN[space] else 0.0
    for landing in landings(MAP, space, others, gone):
        barred = gone | 1 << space
        for skipped in landing.skipped:
            barred |= 1 << skipped
        gain = passing + (0.0 if TOWN[landing.space] else PASS_WORTH[landing.space][left])
        for end, more in ways(landing.space, steps - 1, barred, others, left, both).items():
            if gain + more > found.get(end, -1.0):
                found[end] = gain + more
    return found


def hope(state: ColomaState, step: Drive, left: int, share: float) -> float:
    """What the rest of a drive brings at best; ``share`` is how much the frontier counts."""
    player = step.who
    both = bool(changes(state, player, STOPOVER))
    here = state.wagons[player]
    now = nearness(state, player, left, here)
    found = ways(here, step.left, step.gone, taken(state, player), left, both)
    return max([gain + share * (nearness(state, player, left, end) - now) for end, gain in found.items()])
