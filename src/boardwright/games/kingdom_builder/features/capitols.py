"""Capitols: settlements around each."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import GRID, Board
from boardwright.games.kingdom_builder.cards.card import Realm, Scorer
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.hexgrid import mask_of
from boardwright.kernel.steps import bits

REACH: Final = CATALOG.numbers["capitol_reach"]


class Capitols(Scorer):
    """One point for each settlement at most two cells from a capitol."""

    def groups(self, realm: Realm) -> list[int]:
        return [1 << cell for cell in bits(realm.own & surroundings(realm.board))]


def surroundings(board: Board) -> int:
    """The cells near enough to a capitol."""
    found = mask_of(board.capitols)
    for _ in range(REACH):
        found |= GRID.near(found)
    return found


CAPITOLS: Final = Capitols("capitols", "KB-15.1", "score-capitols", 1)
