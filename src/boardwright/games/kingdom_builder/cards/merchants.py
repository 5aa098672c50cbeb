"""Merchants: special cells linked with each other by own settlements."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Card, Realm, cells
from boardwright.kernel.scoring import Earning


class Merchants(Card):
    """Four points for each location or castle touched by an area that touches another one too; each counts once."""

    def points(self, realm: Realm) -> int:
        return self.each * len(linked(realm))

    def earnings(self, realm: Realm) -> list[Earning]:
        return [Earning(self.each, cells(1 << cell | area)) for cell, area in linked(realm).items()]


def linked(realm: Realm) -> dict[int, int]:
    """Every linked special cell, with the settlement areas that link it."""
    found: dict[int, int] = {}
    special = realm.board.special
    for area in realm.areas():
        touched = [cell for cell in special if NEIGHBOURS[cell] & area]
        if len(touched) > 1:
            for cell in touched:
                found[cell] = found.get(cell, 0) | area
    return found
