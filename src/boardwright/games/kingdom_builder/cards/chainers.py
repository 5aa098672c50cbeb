"""Chainers: settlements like the links of a chain."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import PerCell, Tally
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.steps import bits


class Chainers(PerCell):
    """One point for each settlement beside exactly two other own ones."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.neighbours = CATALOG.cards[number].number("neighbours")

    def paid(self, tally: Tally) -> int:
        own = tally.own
        found = 0
        for cell in bits(own):
            if (NEIGHBOURS[cell] & own).bit_count() == self.neighbours:
                found |= 1 << cell
        return found
