"""Advance: many settlements along one edge of the board."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import EDGES
from boardwright.games.kingdom_builder.cards.card import Realm
from boardwright.games.kingdom_builder.tasks.task import Task

LEAST: Final = 7


class Advance(Task):
    """Seven own settlements along one of the four edges, side by side or not; a corner belongs to both its edges."""

    def proof(self, realm: Realm) -> int:
        for edge in EDGES:
            along = realm.own & edge
            if along.bit_count() >= LEAST:
                return along
        return 0
