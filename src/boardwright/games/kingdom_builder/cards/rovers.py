"""Rovers: many quadrants in one turn."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import PLACES, QUARTERS
from boardwright.games.kingdom_builder.cards.paid import PaidInPlay
from boardwright.games.kingdom_builder.state import KingdomState


class Rovers(PaidInPlay):
    """At the end of a turn, one point for each quadrant with a settlement placed in it in this turn."""

    def built(self, state: KingdomState, player: int, cell: int) -> None:
        if player != state.turn:
            return
        for quarter in range(PLACES):
            if QUARTERS[quarter] >> cell & 1:
                state.visited |= 1 << quarter

    def turn_ends(self, state: KingdomState, player: int) -> None:
        if state.visited:
            self.pay(state, player, state.visited.bit_count())
