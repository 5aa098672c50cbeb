"""Tasks about rings of settlements: all six cells around one."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Realm
from boardwright.games.kingdom_builder.tasks.task import Task
from boardwright.kernel.steps import bits

SIX: Final = 6


class Fortress(Task):
    """An own settlement has own settlements on all six cells around it."""

    def proof(self, realm: Realm) -> int:
        return ringed(realm.own, bits(realm.own))


class PlaceOfRefuge(Task):
    """A location, castle or nomad cell has own settlements on all six cells around it."""

    def proof(self, realm: Realm) -> int:
        board = realm.board
        return ringed(realm.own, board.castles + board.locations + board.nomads)


def ringed(own: int, cells: list[int]) -> int:
    """The first of those cells with own settlements all around it, and these; a cell at the rim has no ring."""
    for cell in cells:
        around = NEIGHBOURS[cell]
        if not around & ~own and around.bit_count() == SIX:
            return BIT[cell] | around
    return 0
