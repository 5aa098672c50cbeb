"""Most settlements beside a cell: how palaces pay, and with the Noblewomen other special cells, too."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Realm, cells
from boardwright.kernel.scoring import Earning


def majorities(realm: Realm, special: list[int]) -> list[int]:
    """Of those cells, the ones that the player touches at least once and nobody touches with more settlements."""
    return [cell for cell in special if most_beside(realm, NEIGHBOURS[cell])]


def most_beside(realm: Realm, around: int) -> bool:
    mine = (realm.own & around).bit_count()
    return mine > 0 and all((own & around).bit_count() <= mine for own in realm.state.own)


def majority_earnings(realm: Realm, special: list[int], each: int) -> list[Earning]:
    """Each of those cells that pays the player, with the settlements beside it."""
    return [Earning(each, cells(1 << cell | NEIGHBOURS[cell] & realm.own)) for cell in majorities(realm, special)]
