"""The scoring cards, one small file each, in the order of the catalogue. An expansion adds files and lines here."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.ambassadors import Ambassadors
from boardwright.games.kingdom_builder.cards.captains import Captains
from boardwright.games.kingdom_builder.cards.card import Card, PerSettlement, Scorer, Tally, cells
from boardwright.games.kingdom_builder.cards.chainers import Chainers
from boardwright.games.kingdom_builder.cards.citizens import Citizens
from boardwright.games.kingdom_builder.cards.discoverers import Discoverers
from boardwright.games.kingdom_builder.cards.families import Families
from boardwright.games.kingdom_builder.cards.farmers import Farmers
from boardwright.games.kingdom_builder.cards.fishermen import Fishermen
from boardwright.games.kingdom_builder.cards.geologists import Geologists
from boardwright.games.kingdom_builder.cards.hermits import Hermits
from boardwright.games.kingdom_builder.cards.homesteaders import Homesteaders
from boardwright.games.kingdom_builder.cards.knights import Knights
from boardwright.games.kingdom_builder.cards.lords import Lords
from boardwright.games.kingdom_builder.cards.mayors import Mayors
from boardwright.games.kingdom_builder.cards.merchants import Merchants
from boardwright.games.kingdom_builder.cards.messengers import Messengers
from boardwright.games.kingdom_builder.cards.miners import Miners
from boardwright.games.kingdom_builder.cards.noblewomen import Noblewomen
from boardwright.games.kingdom_builder.cards.rangers import Rangers
from boardwright.games.kingdom_builder.cards.rovers import Rovers
from boardwright.games.kingdom_builder.cards.scouts import Scouts
from boardwright.games.kingdom_builder.cards.shepherds import Shepherds
from boardwright.games.kingdom_builder.cards.travellers import Travellers
from boardwright.games.kingdom_builder.cards.vassals import Vassals
from boardwright.games.kingdom_builder.cards.workers import Workers
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.errors import BadCatalog

__all__ = ["CARDS", "Card", "PerSettlement", "Scorer", "Tally", "cells"]

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
    "families": Families,
    "shepherds": Shepherds,
    "ambassadors": Ambassadors,
    "geologists": Geologists,
    "messengers": Messengers,
    "noblewomen": Noblewomen,
    "vassals": Vassals,
    "captains": Captains,
    "scouts": Scouts,
    "rangers": Rangers,
    "travellers": Travellers,
    "chainers": Chainers,
    "homesteaders": Homesteaders,
    "mayors": Mayors,
    "rovers": Rovers,
}


def make(number: int) -> Card:
    name = CATALOG.cards[number].id
    if name not in CLASSES:
        raise BadCatalog(f"card {name!r} has no scoring rule; known are {', '.join(CLASSES)}")
    return CLASSES[name](number)


CARDS: Final[list[Card]] = [make(number) for number in range(len(CATALOG.cards))]
