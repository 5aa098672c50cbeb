"""Cards that count the neighbours of a settlement: Captains want many, Chainers the links of a chain."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import PerCell, Realm
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.steps import bits


class Captains(PerCell):
    """One point for each settlement beside at least three other own ones."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.neighbours = CATALOG.cards[number].number("neighbours")

    def paid(self, realm: Realm) -> int:
        own = realm.own
        found = 0
        for cell in bits(own):
            if self.enough((NEIGHBOURS[cell] & own).bit_count()):
                found |= 1 << cell
        return found

    def enough(self, neighbours: int) -> bool:
        return neighbours >= self.neighbours


class Chainers(Captains):
    """One point for each settlement beside exactly two other own ones."""

    def enough(self, neighbours: int) -> bool:
        return neighbours == self.neighbours
