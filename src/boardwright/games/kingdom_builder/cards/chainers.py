"""Chainers: settlements like the links of a chain."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.captains import Captains


class Chainers(Captains):
    """One point for each settlement beside exactly two other own ones."""

    def enough(self, neighbours: int) -> bool:
        return neighbours == self.neighbours
