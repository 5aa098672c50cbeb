"""Geologists: mountains linked with each other by own settlements."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import GRID, MOUNTAIN
from boardwright.games.kingdom_builder.cards.card import Card, Realm, cells
from boardwright.kernel.scoring import Earning


class Geologists(Card):
    """Two points for each mountain touched by an area that touches another one too; each mountain counts once."""

    def points(self, realm: Realm) -> int:
        return self.each * len(linked(realm))

    def earnings(self, realm: Realm) -> list[Earning]:
        return [Earning(self.each, cells(mountain | area)) for mountain, area in linked(realm).items()]


def linked(realm: Realm) -> dict[int, int]:
    """Every linked mountain, a group of cells, with the settlement areas that link it."""
    found: dict[int, int] = {}
    mountains = GRID.areas(realm.board.terrain[MOUNTAIN])
    for area in realm.areas():
        around = GRID.near(area) | area  # a settlement on a mountain touches it
        touched = [mountain for mountain in mountains if mountain & around]
        if len(touched) > 1:
            for mountain in touched:
                found[mountain] = found.get(mountain, 0) | area
    return found
