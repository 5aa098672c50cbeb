"""Place of Refuge: a special cell inside a ring of own settlements."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Tally
from boardwright.games.kingdom_builder.tasks.ring import ringed
from boardwright.games.kingdom_builder.tasks.task import Task


class PlaceOfRefuge(Task):
    """A location, castle or nomad cell has own settlements on all six cells around it."""

    def proof(self, tally: Tally) -> int:
        board = tally.board
        return ringed(tally.own, board.castles + board.locations + board.nomads)
