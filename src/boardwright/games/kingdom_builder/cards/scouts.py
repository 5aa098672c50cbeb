"""Scouts: settlements beside the terrain whose cards were removed."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import PerCell, Tally
from boardwright.games.kingdom_builder.state import NO_CARD
from boardwright.kernel.steps import bits


class Scouts(PerCell):
    """One point for each settlement touching the removed terrain without standing on it."""

    def paid(self, tally: Tally) -> int:
        if tally.state.scouted == NO_CARD:
            return 0
        wanted = tally.board.terrain[tally.state.scouted]
        found = 0
        for cell in bits(tally.own & ~wanted):
            if NEIGHBOURS[cell] & wanted:
                found |= 1 << cell
        return found
