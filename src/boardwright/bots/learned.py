"""The bot that taught itself: it plays by the house's own network for its game, thinking a little ahead.

The network says which options are promising and what positions are worth, in a search of a few positions; `master`
searches much longer. At tables that no network was made for, the nearest one's promises decide.
"""

from __future__ import annotations

from typing import Final

from boardwright.bots.judging import HouseGuide
from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.bots.seat import Seat

#: So many positions are imagined for a decision: where the network looks at a board, one or two milliseconds each.
POSITIONS: Final = 32


class LearnedBot(SearchBot):
    """Plays by the house's own network for the game that it sits down to."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Limit(simulations=POSITIONS))
        self.house = HouseGuide(everywhere=True)
        self.guide = self.house

    def choose(self, seat: Seat) -> int:
        if self.house.judge(seat) is not None:
            return super().choose(seat)
        promised = self.house.promises(seat)
        return max(promised, key=promised.__getitem__)
