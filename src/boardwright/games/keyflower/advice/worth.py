"""What things are worth, in points at the end; the scales by which everything else is weighed."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.catalog import CATALOG, POWERS, Side

#: A worker that can still be placed in a season, spring to winter; the fifth entry is after winter.
PLACED: Final = (1.8, 1.6, 1.3, 0.4, 0.0)
#: What a worker in a bid costs others, by season.
PRICE: Final = (1.4, 1.3, 1.1, 0.6)
#: A worker that is there for the season after that.
COMING: Final = (1.65, 1.4, 1.1, 0.0, 0.0)
#: How much more green ones are worth, by season.
GREENER: Final = (0.5, 0.4, 0.3, 0.1, 0.0)
#: A skill behind the screen, by season: it upgrades, it is exchanged, winter tiles ask for it.
SKILL: Final = (1.2, 1.1, 0.9, 0.2, 0.0)
#: A resource without a purpose yet, by season; gold has its own point besides.
RESOURCE: Final = (0.5, 0.45, 0.3, 0.05, 0.0)
#: What is still to be done costs so much: a step of transport, a piece that is missing, a skill, the upgrade itself.
STEP: Final = 0.5
MISSING: Final = 1.9
MISSING_SKILL: Final = 1.8
UPGRADING: Final = 0.7
#: Plans are worth less than what is done, by season.
PLAN: Final = (0.4, 0.5, 0.6, 0.55, 0.0)
#: The share of a winter tile's points that its holder hopes for before winter, by season.
HELD: Final = (0.15, 0.2, 0.35, 0.35, 0.0)
#: How often the owner of a tile uses it in a season, and the workers that visitors leave there.
USES: Final = 0.6
VISITORS: Final = 0.4
#: The purple figure, by season: the first turn; after winter it is a piece of any sort.
PURPLE: Final = (0.4, 0.4, 0.4, 1.5, 0.0)
#: A turn-order tile laid in winter counts its neighbours.
NEIGHBOURS: Final = 3.5
#: What a rival gains hurts: so much of it, shared among the rivals.
RIVAL: Final = 0.4

POWER: Final = {
    "extra_workers": 5.0,
    "extra_green": 3.5,
    "cross_country": 3.0,
    "double_transport": 3.5,
    "wild_upgrades": 3.5,
    "wild_scoring": 2.0,
    "counter_bid": 2.5,
    "mixed_use": 2.0,
}
POWER_WORTH: Final = tuple(POWER[name] for name in POWERS)


def use_worth(side: Side) -> float:
    """What one use of a side brings, the workers placed not counted."""
    value = 0.9 * sum(side.resources[:3]) + 1.4 * side.resources[3]
    if side.choose:
        value = 1.2 * side.choose
    value += 1.3 * side.workers + 1.8 * side.green + 1.4 * side.skills
    value += 0.4 * side.transport + 0.6 * side.upgrades
    if side.pay_worker:
        value -= 1.3
    if side.pay_skill:
        value -= 1.4
    return max(value, 0.0)


#: By tile and side.
USE_WORTH: Final = [
    (use_worth(tile.front), use_worth(tile.side(True))) if tile.usable else (0.0, 0.0) for tile in CATALOG.tiles
]
POINTS: Final = [(tile.front.points, tile.side(True).points) for tile in CATALOG.tiles]


def general_worth(number: int, season: int) -> float:
    """What a tile on auction is worth to somebody of whom nothing is known."""
    tile = CATALOG.tiles[number]
    if tile.kind == "summer_boat":
        return 3.5
    if tile.kind == "winter":
        return 12.0 if tile.front.points else 8.0
    if tile.kind == "turn_order":
        return 1.5 if season < 3 else 4.0
    front, back = POINTS[number]
    left = 3 - season
    use = USE_WORTH[number][0]
    storage = 5.0 if tile.storage is not None else 0.0
    return left * (USES * use + VISITORS) + front + 0.5 * (back - front) + storage


#: By season and tile.
GENERAL: Final = [[general_worth(number, season) for number in range(len(CATALOG.tiles))] for season in range(4)]
