"""The facts that happen in a game of Keyflower, as the log tells them."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS
from boardwright.games.keyflower.words import (
    colour_name,
    direction_name,
    resource_name,
    season_name,
    skill_name,
    tile_name,
)
from boardwright.kernel.messages import Event, Value
from boardwright.kernel.roles import Role

#: By kind of event what was drawn or laid open with it, in words.
DRAWN: Final = {
    "drew-workers": "drawn-workers",
    "drew-skills": "drawn-skills",
    "on-offer": "drawn-tiles",
}


def target(tile: int) -> tuple[str, ...]:
    return (f"tile:{CATALOG.tiles[tile].id}",)


def about(kind: str, player: int, tile: int, **args: Value) -> Event:
    """Something a player does with a tile."""
    return Event(kind, {"player": player, "tile": tile_name(tile), **args}, target(tile))


def counts(names: tuple[str, ...], values: tuple[int, ...]) -> dict[str, Value]:
    """Numbers by name, as arguments."""
    return dict(zip(names, values, strict=True))


def season_begins(season: int) -> Event:
    return Event("season-begins", {"season": season_name(season)}, role=Role.OPENS_CHAPTER)


def season_ends(season: int) -> Event:
    return Event("season-ends", {"season": season_name(season)}, role=Role.OPENS_CHAPTER)


def on_offer(tiles: tuple[int, ...]) -> Event:
    return Event("on-offer", {"count": len(tiles)}, tuple(name for tile in tiles for name in target(tile)))


def offered(player: int, count: int) -> Event:
    """How many winter tiles a player has put in."""
    return Event("offered", {"player": player, "count": count})


def passed(player: int) -> Event:
    return Event("passed", {"player": player})


def bid(player: int, tile: int, colour: int, size: int) -> Event:
    return about("bid", player, tile, colour=colour_name(colour), size=size)


def used(player: int, tile: int, workers: tuple[int, ...]) -> Event:
    return about("used", player, tile, size=sum(workers), **counts(COLOURS, workers))


def produced(player: int, tile: int, resources: tuple[int, ...]) -> Event:
    return about("produced", player, tile, total=sum(resources), **counts(RESOURCES, resources))


def gained_green(player: int, count: int) -> Event:
    return Event("gained-green", {"player": player, "count": count})


def drew_workers(player: int, count: int) -> Event:
    return Event("drew-workers", {"player": player, "count": count})


def drew_these_workers(player: int, workers: tuple[int, ...]) -> Event:
    """What only the player who drew them knows."""
    return Event("drew-these-workers", {"player": player, **counts(COLOURS, workers)}, audience=(player,))


def drew_skills(player: int, count: int) -> Event:
    return Event("drew-skills", {"player": player, "count": count})


def drew_these_skills(player: int, skills: tuple[int, ...]) -> Event:
    """What only the player who drew them knows."""
    return Event("drew-these-skills", {"player": player, **counts(SKILLS, skills)}, audience=(player,))


def paid_workers(player: int, colour: int, size: int) -> Event:
    return Event("paid-workers", {"player": player, "colour": colour_name(colour), "size": size})


def paid_skill(player: int, skill: int) -> Event:
    """A skill of the kind that the price names."""
    return Event("paid-skill", {"player": player, "skill": skill_name(skill)})


def paid_face_down(player: int) -> Event:
    """A skill of any kind, which nobody else sees."""
    return Event("paid-face-down", {"player": player})


def paid_this_skill(player: int, skill: int) -> Event:
    """What only the player who paid face down knows."""
    return Event("paid-this-skill", {"player": player, "skill": skill_name(skill)}, audience=(player,))


def carried(player: int, kind: int, tile: int, there: int) -> Event:
    args: dict[str, Value] = {"player": player, "resource": resource_name(kind)}
    return Event("carried", {**args, "tile": tile_name(tile), "there": tile_name(there)}, target(tile) + target(there))


def upgraded(player: int, tile: int) -> Event:
    return about("upgraded", player, tile)


def tile_leaves(tile: int) -> Event:
    return Event("tile-leaves", {"tile": tile_name(tile)}, target(tile))


def won(player: int, tile: int, colour: int, size: int) -> Event:
    """The bid that has won is its price."""
    return about("won", player, tile, colour=colour_name(colour), size=size)


def workers_home(player: int, workers: tuple[int, ...]) -> Event:
    return Event("workers-home", {"player": player, "count": sum(workers), **counts(COLOURS, workers)})


def start_player(player: int) -> Event:
    return Event("start-player", {"player": player})


def unloaded(player: int, boat: int, workers: tuple[int, ...], skills: tuple[int, ...]) -> Event:
    return about("unloaded", player, boat, **counts(COLOURS, workers), **counts(SKILLS, skills))


def took_boat(player: int, boat: int) -> Event:
    return about("took-boat", player, boat)


def laid(player: int, tile: int, beside: int, direction: int, turns: int) -> Event:
    way = direction_name(direction)
    return about("laid", player, tile, beside=tile_name(beside), direction=way, turns=turns)


def stranded(player: int, tile: int) -> Event:
    return about("stranded", player, tile)


def game_over() -> Event:
    return Event("game-over")
