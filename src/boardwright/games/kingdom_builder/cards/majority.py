"""Most settlements beside a cell: how palaces pay, and with the Noblewomen other special cells, too."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Realm


def majorities(realm: Realm, special: list[int]) -> list[int]:
    """Of those cells, the ones that the player touches at least once and nobody touches with more settlements.

    Each with the player's settlements beside it.
    """
    return [BIT[cell] | NEIGHBOURS[cell] & realm.own for cell in special if most_beside(realm, NEIGHBOURS[cell])]


def most_beside(realm: Realm, around: int) -> bool:
    mine = (realm.own & around).bit_count()
    return mine > 0 and all((own & around).bit_count() <= mine for own in realm.state.own)
