"""The facts that happen in a game of Kingdom Builder, as the log tells them."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import CELL_NAMES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.messages import Event, Message, Value


def terrain_name(terrain: int) -> Message:
    return Message(f"terrain-{CATALOG.terrains[terrain].id}")


def location_name(kind: int) -> Message:
    return Message(f"location-{CATALOG.locations[kind].id}")


def turn_begins(player: int, terrain: int) -> Event:
    if terrain < 0:
        return Event("turn-without-card", {"player": player})
    return Event("turn", {"player": player, "terrain": terrain_name(terrain)})


def built(player: int, cell: int, left: int) -> Event:
    name = CELL_NAMES[cell]
    return Event("built", {"player": player, "cell": name, "left": left}, (f"cell:{name}",))


def used(player: int, kind: int) -> Event:
    target = f"tile:{CATALOG.locations[kind].id}"
    return Event("used", {"player": player, "location": location_name(kind)}, (target,))


def moved(player: int, origin: int, cell: int) -> Event:
    start, end = CELL_NAMES[origin], CELL_NAMES[cell]
    return Event("moved", {"player": player, "origin": start, "cell": end}, (f"cell:{start}", f"cell:{end}"))


def tile_gained(player: int, kind: int, cell: int, left: int) -> Event:
    args: dict[str, Value] = {"player": player, "location": location_name(kind), "cell": CELL_NAMES[cell], "left": left}
    return Event("tile-gained", args, (f"tile:{CATALOG.locations[kind].id}", f"cell:{CELL_NAMES[cell]}"))


def tile_lost(player: int, kind: int, cell: int) -> Event:
    args: dict[str, Value] = {"player": player, "location": location_name(kind), "cell": CELL_NAMES[cell]}
    return Event("tile-lost", args, (f"tile:{CATALOG.locations[kind].id}", f"cell:{CELL_NAMES[cell]}"))


def replaced(player: int, old: int, new: int, removed: bool) -> Event:
    kind = "replaced" if removed else "replaced-used"
    return Event(kind, {"player": player, "old": terrain_name(old), "new": terrain_name(new)})


def no_card_fits(player: int) -> Event:
    return Event("no-card-fits", {"player": player})


def drew(player: int) -> Event:
    return Event("drew", {"player": player})


def drew_card(player: int, terrain: int) -> Event:
    """What only the player who drew it knows."""
    return Event("drew-card", {"player": player, "terrain": terrain_name(terrain)}, audience=(player,))


def reshuffled() -> Event:
    return Event("reshuffled")


def last_round(player: int) -> Event:
    return Event("last-round", {"player": player})


def game_over() -> Event:
    return Event("game-over")
