"""All extra actions: the catalogue names the way each one works, this table finds the class that knows it.

An expansion adds its actions here: an entry in its catalogue, a class in a small file of its own, a line in `WAYS`.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.bonuses.bonus import BonusGiver
from boardwright.games.kingdom_builder.bonuses.canoe import CanoeBonus
from boardwright.games.kingdom_builder.bonuses.fountain import FountainBonus
from boardwright.games.kingdom_builder.bonuses.refuge import RefugeBonus
from boardwright.games.kingdom_builder.bonuses.temple import TempleBonus
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra
from boardwright.games.kingdom_builder.locations.barracks import Barracks
from boardwright.games.kingdom_builder.locations.bazaar import Bazaar
from boardwright.games.kingdom_builder.locations.cabin import Cabin
from boardwright.games.kingdom_builder.locations.canoe import Canoe
from boardwright.games.kingdom_builder.locations.caravan import Caravan
from boardwright.games.kingdom_builder.locations.cathedral import Cathedral
from boardwright.games.kingdom_builder.locations.city_hall import CityHall
from boardwright.games.kingdom_builder.locations.crossroads import Crossroads
from boardwright.games.kingdom_builder.locations.edge import OnEdge
from boardwright.games.kingdom_builder.locations.fort import Fort
from boardwright.games.kingdom_builder.locations.fountain import Fountain
from boardwright.games.kingdom_builder.locations.jump import Jump
from boardwright.games.kingdom_builder.locations.lighthouse import Lighthouse
from boardwright.games.kingdom_builder.locations.line_end import AtLineEnd
from boardwright.games.kingdom_builder.locations.mountain_station import MountainStation
from boardwright.games.kingdom_builder.locations.palisade import Palisade
from boardwright.games.kingdom_builder.locations.played_terrain import MoveToPlayedTerrain, OnPlayedTerrain
from boardwright.games.kingdom_builder.locations.quarry import Quarry
from boardwright.games.kingdom_builder.locations.refuge import Refuge
from boardwright.games.kingdom_builder.locations.temple import Temple
from boardwright.games.kingdom_builder.locations.terrain import MoveToTerrain, OnTerrain
from boardwright.games.kingdom_builder.locations.university import University
from boardwright.games.kingdom_builder.locations.village import Village
from boardwright.games.kingdom_builder.locations.wagon import Wagon
from boardwright.games.kingdom_builder.locations.watchtower import Watchtower
from boardwright.games.kingdom_builder.locations.watermill import Watermill
from boardwright.games.kingdom_builder.nomads.donation import Donation
from boardwright.games.kingdom_builder.nomads.outpost import Outpost
from boardwright.games.kingdom_builder.nomads.resettlement import Resettlement
from boardwright.games.kingdom_builder.nomads.sword import Sword
from boardwright.games.kingdom_builder.nomads.treasure import Treasure
from boardwright.games.kingdom_builder.permanents.cave import Cave
from boardwright.games.kingdom_builder.permanents.cultivate import Cultivate
from boardwright.games.kingdom_builder.watching import Watcher
from boardwright.kernel.errors import BadCatalog

WAYS: Final[dict[str, type[Extra]]] = {
    "place_on_played_terrain": OnPlayedTerrain,
    "place_on_terrain": OnTerrain,
    "place_on_edge": OnEdge,
    "place_at_line_end": AtLineEnd,
    "move_to_played_terrain": MoveToPlayedTerrain,
    "move_to_terrain": MoveToTerrain,
    "jump": Jump,
    "quarry": Quarry,
    "caravan": Caravan,
    "village": Village,
    "lighthouse": Lighthouse,
    "barracks": Barracks,
    "crossroads": Crossroads,
    "city_hall": CityHall,
    "fort": Fort,
    "wagon": Wagon,
    "temple": Temple,
    "refuge": Refuge,
    "canoe": Canoe,
    "fountain": Fountain,
    "bazaar": Bazaar,
    "watermill": Watermill,
    "mountain_station": MountainStation,
    "cabin": Cabin,
    "cathedral": Cathedral,
    "watchtower": Watchtower,
    "university": University,
    "palisade": Palisade,
    "donation": Donation,
    "resettlement": Resettlement,
    "outpost": Outpost,
    "sword": Sword,
    "treasure": Treasure,
    "temple_bonus": TempleBonus,
    "refuge_bonus": RefugeBonus,
    "canoe_bonus": CanoeBonus,
    "fountain_bonus": FountainBonus,
    "cultivate": Cultivate,
    "cave": Cave,
}


def make(kind: int) -> Extra:
    entry = CATALOG.extras[kind]
    if entry.action not in WAYS:
        raise BadCatalog(f"{entry.group} {entry.id!r}: unknown action {entry.action!r}; known are {', '.join(WAYS)}")
    return WAYS[entry.action](kind)


EXTRAS: Final[list[Extra]] = [make(kind) for kind in range(len(CATALOG.extras))]
for extra in EXTRAS:
    if isinstance(extra, Bazaar):
        extra.extras = EXTRAS


def watchers_of(kind: int) -> list[Watcher]:
    """The watchers an extra action brings along; a bonus tile comes with what gives it."""
    watcher = EXTRAS[kind].watcher()
    found = [] if watcher is None else [watcher]
    return [*found, BonusGiver(kind)] if CATALOG.extras[kind].group == "bonus" else found


WATCHERS: Final[dict[int, list[Watcher]]] = {
    kind: found for kind, found in enumerate([watchers_of(kind) for kind in range(len(EXTRAS))]) if found
}


def extra_watchers(board: Board) -> list[Watcher]:
    """The watchers among the extra actions on that board."""
    watching = WATCHERS.keys() & board.kinds
    return [watcher for kind in sorted(watching) for watcher in WATCHERS[kind]] if watching else []
