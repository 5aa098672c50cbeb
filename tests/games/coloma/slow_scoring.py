"""The scores of a game, worked out the obvious way from what everybody sees."""

from __future__ import annotations

from typing import Any

from boardwright.match import Match

#: Points by number of regions, and what each tombstone costs from the bottom up.
REGIONS = (0, 3, 7, 12, 18, 25)
STONES = (1, 1, 2, 2, 3, 3)
BEYOND = 3
BUILDING, HOTEL = 6, 8
CANYONS = (3, 4, 5, 6)
#: By bridge: what it counts, the points for each, and the most.
BRIDGES = {
    "stagecoach": ("horses", 2, 12),
    "drafters": ("cards", 2, 12),
    "mourners": ("graves", 3, 12),
    "smugglers": ("all_barrels", 4, 12),
    "miners": ("gold", 3, 12),
    "town": ("buildings", 2, 14),
    "frontier": ("region_tents", 3, 15),
    "festival": ("event_tents", 3, 12),
    "toll": ("coins", 1, 10),
    "militia": ("dudes", 1, 10),
}
#: What Shade has for each thing it collected, and by how much it is stronger.
SHADE = {"rivers": 5, "hotels": 8, "barrels": 3, "horses": 2, "gold": 1}
LEVELS = {"easy": -10, "normal": 0, "hard": 15}


def slow_scores(match: Match) -> list[int]:
    """By actor, Shade last."""
    players = match.view(None)["players"]
    return [
        shade_score(player, match.options["shade"]) if player["shade"] else player_score(player) for player in players
    ]


def player_score(player: dict[str, Any]) -> int:
    points: int = player["points"]
    points += BUILDING * len(player["town"]) + HOTEL * len(player["hotels"])
    for worth, surveyed in zip(CANYONS, player["rivers"], strict=True):
        points += worth if surveyed else 0
    for bridge in player["bridges"]:
        points += bridge_score(player, bridge)
    points += REGIONS[len(player["regions"])]
    for grave in range(player["graves"]):
        points -= STONES[grave] if grave < len(STONES) else BEYOND
    return points


def bridge_score(player: dict[str, Any], bridge: str) -> int:
    counted, each, most = BRIDGES[bridge]
    counts = {
        "all_barrels": sum(player["barrels"].values()) + sum(player["used_barrels"].values()),
        "buildings": len(player["town"]),
        "region_tents": len(player["regions"]),
        "event_tents": len(player["events"]),
    }
    count: int = counts[counted] if counted in counts else player[counted]
    return min(most, each * count)


def shade_score(shade: dict[str, Any], level: str) -> int:
    collected: dict[str, int] = {
        "rivers": shade["river_count"],
        "hotels": len(shade["hotels"]),
        "barrels": sum(shade["barrels"].values()),
        "horses": shade["horses"],
        "gold": shade["gold"],
    }
    points: int = shade["points"] + REGIONS[len(shade["regions"])] + LEVELS[level]
    return points + sum(SHADE[kind] * count for kind, count in collected.items())
