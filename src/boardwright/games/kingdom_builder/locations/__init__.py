"""The location tiles: one small file for each way a tile works. The catalogue says which tile works which way.

An expansion adds its tiles here: an entry in its catalogue, a class in a file of its own, a line in `WAYS`.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations.edge import OnEdge
from boardwright.games.kingdom_builder.locations.jump import Jump
from boardwright.games.kingdom_builder.locations.line_end import AtLineEnd
from boardwright.games.kingdom_builder.locations.location import Location
from boardwright.games.kingdom_builder.locations.moving import Lift, MoveTo, Moving
from boardwright.games.kingdom_builder.locations.placing import Place, Placing
from boardwright.games.kingdom_builder.locations.played_terrain import MoveToPlayedTerrain, OnPlayedTerrain
from boardwright.games.kingdom_builder.locations.terrain import MoveToTerrain, OnTerrain
from boardwright.kernel.errors import BadCatalog

__all__ = ["LOCATIONS", "Lift", "Location", "MoveTo", "Moving", "Place", "Placing"]

WAYS: Final[dict[str, type[Location]]] = {
    "place_on_played_terrain": OnPlayedTerrain,
    "place_on_terrain": OnTerrain,
    "place_on_edge": OnEdge,
    "place_at_line_end": AtLineEnd,
    "move_to_played_terrain": MoveToPlayedTerrain,
    "move_to_terrain": MoveToTerrain,
    "jump": Jump,
}


def make(kind: int) -> Location:
    entry = CATALOG.locations[kind]
    if entry.action not in WAYS:
        raise BadCatalog(f"location {entry.id!r}: unknown action {entry.action!r}; known are {', '.join(WAYS)}")
    return WAYS[entry.action](kind)


LOCATIONS: Final[list[Location]] = [make(kind) for kind in range(len(CATALOG.locations))]
