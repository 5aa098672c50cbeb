"""The bot that does anything: each option equally likely."""

from __future__ import annotations

from boardwright.bots.seat import Bot, Seat


class RandomBot(Bot):
    """Plays at random: the yardstick for every other bot."""

    def choose(self, seat: Seat) -> int:
        return seat.options[self.dice.below(len(seat.options))]
