"""A donation: place three settlements on the tile's terrain."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations.terrain import PlaceOnTerrain


class Donation(PlaceOnTerrain):
    """Each beside an own settlement if possible; fewer if supply or cells run out."""

    amount: ClassVar[int] = CATALOG.numbers["donation"]
