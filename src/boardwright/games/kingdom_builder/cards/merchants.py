"""Merchants: special cells linked with each other by own settlements."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Card, Tally, cells
from boardwright.kernel.scoring import Earning


class Merchants(Card):
    """Four points for each location or castle touched by an area that touches another one too; each counts once."""

    def points(self, tally: Tally) -> int:
        return self.each * len(linked(tally))

    def earnings(self, tally: Tally) -> list[Earning]:
        return [Earning(self.each, cells(1 << cell | area)) for cell, area in linked(tally).items()]


def linked(tally: Tally) -> dict[int, int]:
    """Every linked special cell, with the settlement areas that link it."""
    found: dict[int, int] = {}
    special = tally.board.special
    for area in tally.areas():
        touched = [cell for cell in special if NEIGHBOURS[cell] & area]
        if len(touched) > 1:
            for cell in touched:
                found[cell] = found.get(cell, 0) | area
    return found
