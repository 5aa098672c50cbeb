"""How strong somebody is at a game: a normal distribution, moved by every table according to the places reached.

The method is Weng and Lin's for the Plackett-Luce model (A Bayesian Approximation Method for Online Ranking, Journal of
Machine Learning Research 12, 2011, algorithm 4), with the values they propose. The arena's ratings of bots use the same
model, but are fitted to all games at once; people want theirs after every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
#: How much of a game is luck, squared.
LUCK: Final = (DEVIATION / 2) ** 2
#: A deviation never shrinks by more than that at once.
LEAST: Final = 0.0001
#: What people are shown: beginners are at 1500, and nearly always between 500 and 2500.
SCALE: Final = 60.0
#: What a normal variable stays within 95 times in 100.
Z: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Strength:
    """What is believed of somebody."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def value(self) -> int:
        return round(self.mean * SCALE)

    @property
    def reach(self) -> int:
        """So far from the value it may be, 95 times in 100."""
        return round(self.deviation * SCALE * Z)


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What is believed of everybody after a game in which they reached these places; equals share one."""
    whole = sqrt(sum(one.deviation**2 + LUCK for one in before))
    powers = [exp(one.mean / whole) for one in before]
    #: By player what all had in sum who did not come in before them, and how many share their place.
    sums = [sum(power for power, other in zip(powers, places) if other >= place) for place in places]
    shared = [sum(other == place for other in places) for place in places]
    found = []
    for number, one in enumerate(before):
        step = shrink = 0.0
        for stage, place in enumerate(places):
            if place > places[number]:
                continue
            share = powers[number] / sums[stage]
            step += ((stage == number) - share) / shared[stage]
            shrink += share * (1 - share) / shared[stage]
        part = one.deviation**2 / whole
        kept = max(1 - one.deviation / whole * part / whole * shrink, LEAST)
        found.append(Strength(one.mean + part * step, one.deviation * sqrt(kept)))
    return found
