"""The bot that does anything: each option equally likely."""

from __future__ import annotations

from typing import Final

from boardwright.bots.seat import Bot, Seat

#: One time in so many an offer is taken unasked.
SELDOM: Final = 8


class RandomBot(Bot):
    """Plays at random: the yardstick for every other bot."""

    def choose(self, seat: Seat) -> int:
        return seat.sample(self.dice)

    def consider(self, seat: Seat) -> int | None:
        if self.dice.below(SELDOM):
            return None
        return seat.offers[self.dice.below(len(seat.offers))]
