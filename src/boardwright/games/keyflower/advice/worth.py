"""What things are worth, in points at the end; the scales by which everything else is weighed."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.catalog import CATALOG, POWERS, Side

#: A worker, by season; the fifth entry is after winter. The first so many are worth more than all others. Of more than
#: anybody can place well each is worth half as much: who hoards them passes while the others build.
WORKER: Final = (2.1, 2.05, 1.6, 0.6, 0.6)
FURTHER: Final = (2.0, 1.9, 1.4, 0.5, 0.5)
WANTED: Final = 9.0
PLENTY: Final = 14.0
HOARDED: Final = 0.5
#: What is lost when a worker can be placed no more this season, though it comes home.
PLACING: Final = (0.15, 0.18, 0.18, 0.2, 0.0)
#: What a worker in a bid costs others, by season.
PRICE: Final = (1.4, 1.3, 1.1, 0.6)
#: How much more green ones are worth, by season.
GREENER: Final = (0.4, 0.35, 0.25, 0.1, 0.0)
#: A skill behind the screen, by season: it upgrades, it is exchanged, winter tiles ask for it.
SKILL: Final = (1.35, 1.25, 1.0, 0.25, 0.0)
#: A resource without a purpose yet, by season; gold has its own point besides.
RESOURCE: Final = (0.8, 0.7, 0.5, 0.1, 0.0)
#: What is still to be done costs so much: a step of transport, a piece that is missing, a skill, the upgrade itself.
#: It is more than the turns it takes, since what is not done yet may never be.
MISSING: Final = 2.9
MISSING_SKILL: Final = 1.8
UPGRADING: Final = 0.7
STEP: Final = 0.5
#: Plans are worth less than what is done, by season.
PLAN: Final = (0.5, 0.6, 0.65, 0.6, 0.0)
#: How much of what the village makes of the right kind in one round of uses will still come to a storage tile.
ENGINE: Final = (0.0, 0.0, 1.0, 0.3, 0.0)
#: The share of a winter tile's points that its holder hopes for before winter, by season.
HELD: Final = (0.15, 0.2, 0.35, 0.35, 0.0)
#: How often the owner of a tile uses it in a season, and the workers that visitors leave there.
USES: Final = 0.5
VISITORS: Final = 0.4
#: The purple figure, by season: the first turn; after winter it is a piece of any sort.
PURPLE: Final = (0.4, 0.4, 0.4, 1.5, 0.0)
#: A turn-order tile laid in winter counts its neighbours.
NEIGHBOURS: Final = 3.5
#: What a rival gains hurts: so much of it, shared among the rivals.
RIVAL: Final = 0.4

#: On average so much is lost from one season to the next, and when points are counted: added, so that the end of a
#: season, or of the game, is neither good nor bad by itself.
LIFT: Final = (9.0, -1.0, 0.0, 17.0, 17.0)
LIFT_AT_END: Final = 49.0

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


#: What a use brings: a resource, gold, a resource of choice, a worker, a green one, a skill, a step, an upgrade.
A_RESOURCE: Final = 0.85
A_GOLD: Final = 1.4
A_CHOICE: Final = 1.2
A_WORKER: Final = 1.75
A_GREEN: Final = 2.1
A_SKILL: Final = 1.5
A_STEP: Final = 0.25
AN_UPGRADE: Final = 0.4


def use_worth(side: Side) -> float:
    """What one use of a side brings, the workers placed not counted."""
    value = A_RESOURCE * sum(side.resources[:3]) + A_GOLD * side.resources[3]
    if side.choose:
        value = A_CHOICE * side.choose
    value += A_WORKER * side.workers + A_GREEN * side.green + A_SKILL * side.skills
    value += A_STEP * side.transport + AN_UPGRADE * side.upgrades
    if side.pay_worker:
        value -= A_WORKER
    if side.pay_skill:
        value -= A_SKILL
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
    storage = 6.0 if tile.storage is not None else 0.0
    return left * (USES * use + VISITORS) + front + 0.5 * (back - front) + storage


#: By season and tile.
GENERAL: Final = [[general_worth(number, season) for number in range(len(CATALOG.tiles))] for season in range(4)]
