"""A donation: place three settlements on the tile's terrain."""

from __future__ import annotations

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations.terrain import OnTerrain


class Donation(OnTerrain):
    """Each beside an own settlement if possible; fewer if supply or cells run out."""

    def amount(self) -> int:
        return CATALOG.numbers["donation"]
