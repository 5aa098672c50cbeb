"""The scoring cards, one small file each; the class of a card is called like it."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.card import Card, PerSettlement, Realm, Scorer, cells
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.found import components

__all__ = ["CARDS", "Card", "PerSettlement", "Realm", "Scorer", "cells"]

CLASSES: Final = components(Card, __name__)


def make(number: int) -> Card:
    name = CATALOG.cards[number].id
    if name not in CLASSES:
        raise BadCatalog(f"card {name!r} has no scoring rule: there is no class of that name in cards/")
    return CLASSES[name](number)


CARDS: Final[list[Card]] = [make(number) for number in range(len(CATALOG.cards))]
