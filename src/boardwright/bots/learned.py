"""The bot that taught itself: it plays by the house's own network for its game, thinking a little ahead.

The network says which options are promising and what positions are worth, in a search of a few positions; `master`
searches much longer. At tables that no network was made for, the nearest one's promises decide.
"""

from __future__ import annotations

from typing import Final

from boardwright.bots.judging import HouseGuide
from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.bots.seat import Bot, Seat

#: So many positions are imagined for a decision: where the network looks at a board, one or two milliseconds each.
POSITIONS: Final = 32


class LearnedBot(Bot):
    """Plays by the house's own network for the game that it sits down to."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.guide = HouseGuide(everywhere=True)
        self.mind = SearchBot(seed, Limit(simulations=POSITIONS))
        self.mind.guide = self.guide

    def choose(self, seat: Seat) -> int:
        if self.guide.judge(seat) is not None:
            return self.mind.choose(seat)
        promised = self.guide.promises(seat)
        return max(promised, key=promised.__getitem__)
