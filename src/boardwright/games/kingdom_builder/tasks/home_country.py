"""Home Country: a whole stretch of one terrain."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import GRID, NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Realm
from boardwright.games.kingdom_builder.tasks.task import Task
from boardwright.kernel.steps import bits


class HomeCountry(Task):
    """Every cell of a connected stretch of one terrain, be it a single one, holds an own settlement."""

    def proof(self, realm: Realm) -> int:
        for terrain in realm.board.terrain:
            for area in GRID.areas(realm.own & terrain):
                around = 0
                for cell in bits(area):
                    around |= NEIGHBOURS[cell]
                if not around & terrain & ~area:
                    return area
        return 0
