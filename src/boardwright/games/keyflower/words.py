"""Words for components and refusals; each step says by itself what it asks and why something is not possible."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SEASONS, SKILLS
from boardwright.games.keyflower.village import DIRECTIONS
from boardwright.kernel.messages import Message, Refusal, Value

TILE_IDS: Final = tuple(tile.id for tile in CATALOG.tiles)
TILE_NUMBERS: Final = {name: tile for tile, name in enumerate(TILE_IDS)}
#: Why a tile that is neither on auction nor in a village is not there.
NOT_IN_PLAY: Final = {"home": "KF-2.14", "boat": "KF-2.6", "turn_order": "KF-2.8"}


def tile_name(tile: int) -> Message:
    return Message(f"tile-{CATALOG.tiles[tile].id}")


def colour_name(colour: int) -> Message:
    return Message(f"worker-{COLOURS[colour]}")


def resource_name(kind: int) -> Message:
    return Message(f"resource-{RESOURCES[kind]}")


def skill_name(skill: int) -> Message:
    return Message(f"skill-{SKILLS[skill]}")


def direction_name(direction: int) -> Message:
    return Message(f"direction-{DIRECTIONS[direction]}")


def season_name(season: int) -> Message:
    return Message(f"season-{SEASONS[season]}")


def ask(key: str, player: int, **args: Value) -> Message:
    """A question to a player."""
    return Message(f"prompt-{key}", {"player": player, **args})


def refuse(rule: str, key: str, **args: Value) -> Refusal:
    return Refusal(rule, Message(f"refusal-{key}", args))


def about(rule: str, key: str, tile: int, **args: Value) -> Refusal:
    """A refusal that names a tile."""
    return refuse(rule, key, tile=tile_name(tile), **args)
