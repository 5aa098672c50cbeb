"""The bot for a gentle game: it judges like the greedy one, but overlooks much of what could be done."""

from __future__ import annotations

from typing import Final

from boardwright.bots.greedy import GreedyBot, Way

#: Of a hundred ways to go on, about so many are overlooked; and it never weighs more than a few.
OVERLOOKED: Final = 55
WEIGHED: Final = 4


class CarelessBot(GreedyBot):
    """Takes the best of the few ways that it happens to notice, and it always notices something."""

    def follow(self, ways: list[Way]) -> int:
        noticed = [way for way in ways if self.dice.below(100) >= OVERLOOKED]
        while len(noticed) > WEIGHED:
            del noticed[self.dice.below(len(noticed))]
        return super().follow(noticed or [ways[self.dice.below(len(ways))]])
