"""Place of Refuge: a special cell inside a ring of own settlements."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Realm
from boardwright.games.kingdom_builder.tasks.ring import ringed
from boardwright.games.kingdom_builder.tasks.task import Task


class PlaceOfRefuge(Task):
    """A location, castle or nomad cell has own settlements on all six cells around it."""

    def proof(self, realm: Realm) -> int:
        board = realm.board
        return ringed(realm.own, board.castles + board.locations + board.nomads)
