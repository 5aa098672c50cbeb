"""The scores of a finished game, worked out the obvious way from what everybody sees then."""

from __future__ import annotations

from functools import cache
from math import comb, prod
from typing import Any

from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS, Tile
from boardwright.games.keyflower.loops import longest_loop
from boardwright.games.keyflower.village import Placed, build
from boardwright.match import Match
from tests.games.keyflower.slow_allocation import STORAGE, Table, slow_best

#: The way to each neighbour in the order of a tile's edges.
AROUND = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
CHAIN = (0, 2, 4, 8, 16, 32)
WATER = 2
#: What the slow way can do in a moment.
MOST_WAYS = 5_000

Village = list[dict[str, Any]]


def slow_scores(match: Match) -> list[int]:
    """The scores; those of a game in which somebody has too much for the slow way are taken as they are."""
    players = match.view(None)["players"]
    if max(ways_to_place(player) for player in players) > MOST_WAYS:
        return match.scores
    return [score(player, match.options) for player in players]


def ways_to_place(player: dict[str, Any]) -> int:
    """About how many piles can lie on the tiles that the slow way of placing items looks at."""
    tiles = {tile["tile"] for tile in player["village"]}
    resources = [sum(tile["resources"][name] for tile in player["village"]) for name in RESOURCES]
    most = 1
    for counts, names in (
        (player["colours"].values(), {"craftsmans_guild", "apothecary", "village_hall"}),
        (player["skill_kinds"].values(), {"scribes", "scholar", "key_guild"}),
        (resources, {"mercers_guild", "windmill", "watermill"}),
    ):
        piles = len(tiles & names)
        most = max(most, prod(comb(count + piles, piles) for count in counts))
    return most


def score(player: dict[str, Any], options: dict[str, Any]) -> int:
    """The best total; Flipper turns over any tile that it may, or none if there is none."""
    village: Village = player["village"]
    shown = {tile["tile"] for tile in village if tile["upgraded"]}
    ways = [shown]
    if any(tile["tile"] == "flipper" for tile in village):
        ways += [shown | {tile["tile"]} for tile in village if entry(tile["tile"]).upgradable]
    return max(total(player, options, upgraded) for upgraded in ways)


@cache
def entry(name: str) -> Tile:
    return CATALOG.tiles[CATALOG.tile(name)]


def total(player: dict[str, Any], options: dict[str, Any], upgraded: set[str]) -> int:
    village: Village = player["village"]
    points = sum(entry(tile["tile"]).side(tile["tile"] in upgraded).points for tile in village)
    for tile in village:
        name = tile["tile"]
        if name == "keyflower":
            steps = sum(entry(other["tile"]).side(other["tile"] in upgraded).transport for other in village)
            points += steps * (2 if "double_transport" in player["powers"] else 1)
        elif name == "sea_bastion":
            tiles = [Placed(CATALOG.tile(t["tile"]), t["q"], t["r"], t["turns"]) for t in village]
            points += len(longest_loop(build(tiles)))
        elif name == "sea_breese":
            points += CHAIN[min(chain(village), 5)]
        elif name.startswith("turn_order"):
            points += sum(touch(tile, other) for other in village)
    return points + allocated(player, options, upgraded)


def touch(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return (other["q"] - one["q"], other["r"] - one["r"]) in AROUND


def edge(tile: dict[str, Any], direction: int) -> int:
    """The kind of the edge in that direction: turning a tile moves its edges on."""
    turned: int = direction - tile["turns"]
    return entry(tile["tile"]).edges[turned % 6]


def chain(village: Village) -> int:
    """Boats in a straight line from the water edge of the home tile: their water edges are opposite each other."""
    here = village[0]
    direction = next(side for side in range(6) if edge(here, side) == WATER)
    found = 0
    while True:
        dq, dr = AROUND[direction]
        place = (here["q"] + dq, here["r"] + dr)
        ahead = [tile for tile in village if (tile["q"], tile["r"]) == place]
        if not ahead or edge(ahead[0], (direction + 3) % 6) != WATER:
            return found
        here = ahead[0]
        found += 1


def allocated(player: dict[str, Any], options: dict[str, Any], upgraded: set[str]) -> int:
    """What pieces earn on tiles, and gold by itself."""
    village: Village = player["village"]
    tiles = {tile["tile"] for tile in village}
    resources = [
        (kind, tile["tile"] if tile["tile"] in STORAGE else "")
        for tile in village
        for kind, name in enumerate(RESOURCES)
        for _ in range(tile["resources"][name])
    ]
    table = Table(
        [colour for colour, name in enumerate(COLOURS) for _ in range(player["colours"][name])],
        [skill for skill, name in enumerate(SKILLS) for _ in range(player["skill_kinds"][name])],
        resources,
        tiles,
        upgraded,
        player["start"],
        "wild_scoring" in player["powers"],
        options["wild_points"] == "all_kinds",
        options["storage"] == "free",
    )
    return slow_best(table)
