"""Messengers: one far-flung settlement area."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import CELLS, GRID
from boardwright.games.kingdom_builder.cards.card import Card, Realm, cells
from boardwright.kernel.scoring import Earning
from boardwright.kernel.steps import bits

#: How far along each of the three axes a cell lies: two cells are as far apart as on the axis where they differ most.
AXES: Final[list[list[int]]] = [
    [GRID.places[cell][0] for cell in range(CELLS)],
    [GRID.places[cell][1] - GRID.places[cell][0] // 2 for cell in range(CELLS)],
    [GRID.places[cell][1] - GRID.places[cell][0] // 2 + GRID.places[cell][0] for cell in range(CELLS)],
]


class Messengers(Card):
    """Two points for each cell of the way between the two settlements of an area that are farthest apart."""

    def points(self, realm: Realm) -> int:
        way = farthest(realm)[0]
        return self.each * (way + 1) if way else 0

    def earnings(self, realm: Realm) -> list[Earning]:
        way, one, other = farthest(realm)
        return [Earning(self.each * (way + 1), cells(1 << one | 1 << other))] if way else []


def farthest(realm: Realm) -> tuple[int, int, int]:
    """The largest distance between two settlements of one area, and those two."""
    best, first, last = 0, 0, 0
    for area in realm.areas():
        inside = bits(area)
        if len(inside) <= best + 1:
            continue
        for axis in AXES:
            low = high = inside[0]
            for cell in inside:
                if axis[cell] < axis[low]:
                    low = cell
                elif axis[cell] > axis[high]:
                    high = cell
            if axis[high] - axis[low] > best:
                best, first, last = axis[high] - axis[low], low, high
    return best, first, last
