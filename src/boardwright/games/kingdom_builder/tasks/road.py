"""Road: a long diagonal line."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import BIT, GRID, MAINLAND
from boardwright.games.kingdom_builder.cards.card import Realm
from boardwright.games.kingdom_builder.tasks.task import Task
from boardwright.kernel.hexgrid import SOUTH_EAST, SOUTH_WEST

LENGTH: Final = 7


class Road(Task):
    """Seven own settlements in an unbroken diagonal line; a horizontal one does not count."""

    def proof(self, realm: Realm) -> int:
        for direction in (SOUTH_EAST, SOUTH_WEST):
            ends = GRID.runs(realm.own & MAINLAND, LENGTH, direction)
            if ends:
                return line(ends.bit_length() - 1, direction)
        return 0


def line(end: int, direction: int) -> int:
    """The cells of the line that ends there."""
    back = GRID.next[direction + 3]
    found = 0
    for _ in range(LENGTH):
        found |= BIT[end]
        end = back[end]
    return found
