"""From options and dice to the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.knowledge import NOTHING_KNOWN
from boardwright.games.keyflower.state import ANY, NO_SKILLS, NOBODY, NOTHING, TILES, KeyflowerState, Rulings
from boardwright.games.keyflower.steps.season import BEGIN_SEASON
from boardwright.games.keyflower.village import Placed, build
from boardwright.kernel.dice import Dice, choose
from boardwright.toolkit.rulings import Ruling, chosen

HOMES: Final = CATALOG.of_kind("home")
WINTER_TILES: Final = CATALOG.of_kind("winter")
SUMMER_BOATS: Final = CATALOG.of_kind("summer_boat")
#: By number of players what is in play.
BOATS: Final = {players: CATALOG.boats(players) for players in CATALOG.players}
ORDER_TILES: Final = {players: CATALOG.order_tiles(players) for players in CATALOG.players}
RULINGS: Final = (
    Ruling("counter_bid", "village", "everywhere", "counter_order_tiles"),
    Ruling("counter_against", "bids", "workers", "counter_workers"),
    Ruling("wild_points", "gold", "all_kinds", "wild_points"),
    Ruling("storage", "kept", "free", "free_storage"),
)


def setup(players: int, options: Mapping[str, Any], dice: Dice) -> KeyflowerState:
    """Deal home tiles, workers and winter tiles; the boats are loaded and the tiles laid out when spring begins."""
    homes = choose(list(HOMES), players, dice)
    state = blank(players, homes, Rulings(**chosen(RULINGS, options)))
    for player in range(players):
        state.add_workers(player, state.draw_workers(CATALOG.workers_each, dice), seen=False)
    pool = list(WINTER_TILES)
    for player in range(players):
        state.winter[player] = tuple(sorted(choose(pool, CATALOG.winter_tiles[players], dice)))
    state.push(BEGIN_SEASON)
    return state


def blank(players: int, homes: list[int], rulings: Rulings) -> KeyflowerState:
    """The table before anything is dealt but the home tiles; the lowest number starts."""
    state = KeyflowerState()
    state.start_empty(players)
    state.players = players
    state.rulings = rulings
    state.boats = BOATS[players]
    state.order_tiles = ORDER_TILES[players]
    state.season = -1
    state.start = state.turn = homes.index(min(homes))
    state.cargo = [None] * len(state.boats)
    state.bag = [*CATALOG.workers[:3], 0]
    state.green = CATALOG.workers[3]
    state.stock = list(CATALOG.resources)
    state.pile = list(CATALOG.skills)
    state.screen = [NOTHING] * players
    state.skills = [NO_SKILLS] * players
    state.known = [NOTHING] * players
    state.known_skills = [NOTHING_KNOWN] * players
    state.offered = ((),) * players
    state.villages = [build([Placed(home, 0, 0, 0)]) for home in homes]
    state.bids = [()] * TILES
    state.uses = [()] * TILES
    state.colour = [ANY] * TILES
    state.places = []
    state.last_use = [0] * TILES
    state.crowd = [0] * TILES
    state.on_tile = [NOTHING] * TILES
    state.owner = [NOBODY] * TILES
    for player, home in enumerate(homes):
        state.owner[home] = player
    return state
