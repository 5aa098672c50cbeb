"""What a sensible player values: points, tiles that will be used again, chances within reach, plans under way.

Estimates are in points. They look at one state only, so that bots can use them on imagined positions. What follows from
the table alone is worked out once (`outlook`), what follows from a player's settlements alone is remembered
(`standing`), and there is a small file for each kind of value.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.advice.belongings import belongings
from boardwright.games.kingdom_builder.advice.chances import chances
from boardwright.games.kingdom_builder.advice.majorities import majorities
from boardwright.games.kingdom_builder.advice.outlook import outlook_of
from boardwright.games.kingdom_builder.advice.pending import pending
from boardwright.games.kingdom_builder.advice.plans import plans
from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.state import KingdomState

__all__ = ["advice"]

#: An opponent's lead hurts, but less than own points please: there are other opponents, and other ways to catch up.
RIVAL: Final = 0.35


def advice(state: KingdomState, player: int) -> float:
    """How well the position suits the player: points against the best opponent's, plus prospects."""
    outlook = outlook_of(state)
    prospect = Prospect(state, player, outlook)
    best_other = max([outlook.points(state, seat) for seat in range(state.players) if seat != player])
    mine, theirs = majorities(prospect)
    value = outlook.points(state, player) + mine - RIVAL * (best_other + theirs)
    if not prospect.over:
        value += pending(prospect) + belongings(prospect) + chances(prospect) + plans(prospect)
    return value
