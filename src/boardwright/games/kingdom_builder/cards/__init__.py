"""The scoring cards, one small file each, in the order of the catalogue. An expansion adds files and lines here."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.card import Card, PerSettlement, Tally, cells
from boardwright.games.kingdom_builder.cards.citizens import Citizens
from boardwright.games.kingdom_builder.cards.discoverers import Discoverers
from boardwright.games.kingdom_builder.cards.farmers import Farmers
from boardwright.games.kingdom_builder.cards.fishermen import Fishermen
from boardwright.games.kingdom_builder.cards.hermits import Hermits
from boardwright.games.kingdom_builder.cards.knights import Knights
from boardwright.games.kingdom_builder.cards.lords import Lords
from boardwright.games.kingdom_builder.cards.merchants import Merchants
from boardwright.games.kingdom_builder.cards.miners import Miners
from boardwright.games.kingdom_builder.cards.workers import Workers
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.errors import BadCatalog

__all__ = ["CARDS", "Card", "PerSettlement", "Tally", "cells"]

CLASSES: Final[dict[str, type[Card]]] = {
    "fishermen": Fishermen,
    "merchants": Merchants,
    "discoverers": Discoverers,
    "hermits": Hermits,
    "citizens": Citizens,
    "miners": Miners,
    "workers": Workers,
    "knights": Knights,
    "lords": Lords,
    "farmers": Farmers,
}


def make(number: int) -> Card:
    name = CATALOG.cards[number].id
    if name not in CLASSES:
        raise BadCatalog(f"card {name!r} has no scoring rule; known are {', '.join(CLASSES)}")
    return CLASSES[name](number)


CARDS: Final[list[Card]] = [make(number) for number in range(len(CATALOG.cards))]
