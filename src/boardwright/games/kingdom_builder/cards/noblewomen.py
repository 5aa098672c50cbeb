"""Noblewomen: most settlements beside castles, locations and nomad cells."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.cards.card import Card, Realm
from boardwright.games.kingdom_builder.cards.majority import majorities


class Noblewomen(Card):
    """Castles, locations and nomad cells pay as palaces do: five points to everybody with most settlements there."""

    def groups(self, realm: Realm) -> list[int]:
        return majorities(realm, courts(realm.board))


def courts(board: Board) -> list[int]:
    """The special cells that are no palaces; a castle under a capitol is one of them, once."""
    return board.castles + board.locations + board.nomads
