"""The scoring cards, one small file each; the class of a card is called like it."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.card import Card, PerSettlement, Realm, Scorer, cells
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.toolkit.found import one_each

__all__ = ["CARDS", "Card", "PerSettlement", "Realm", "Scorer", "cells"]

CARDS: Final[list[Card]] = one_each(Card, [card.id for card in CATALOG.cards], __name__)
