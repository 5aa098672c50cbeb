"""What pieces on the map are worth: presences that regions pay for, and those who can become houses and villages."""

from __future__ import annotations

from math import sqrt
from typing import Final

from boardwright.games.boonlake.advice.clock import Clock
from boardwright.games.boonlake.advice.prices import FADE, GOODS_BY_LEFT
from boardwright.games.boonlake.board import AROUND, NEAR_SITES, REGION_OF, REGION_SITES
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.scoring import HOUSE_POINTS, VILLAGE_POINTS
from boardwright.games.boonlake.state import HERD, HERD_MASK, BoonlakeState
from boardwright.games.boonlake.steps.interim import HOUSE_INCOME, VILLAGE_INCOME
from boardwright.games.boonlake.vocabulary import COIN, INHABITANT
from boardwright.kernel.steps import bits

#: How often regions will pay a player in each turn of the own that is left.
PAID: Final = 0.2
#: The share of a house that an inhabitant on the map is worth, the first, the second and so on.
SETTLERS: Final = (0.45, 0.3, 0.2, 0.1)
#: The share of a village that a house is worth by presences around it.
HOMES: Final = (0.1, 0.18, 0.3, 0.5)
#: What is gained at least with an inhabitant who becomes a house; what a house is worth for what may become of it.
AT_LEAST: Final = 0.4
HOPE: Final = 0.8
#: What a house is worth that comes from the game's box, and with each neighbour that a village needs.
SPARE: Final = 0.3
NEIGHBOUR: Final = 0.02
#: The share of regions that pay when one lets them.
REGIONS_PAYING: Final = 0.8
#: What a house beside one's cattle may add to it, of a village.
BESIDE: Final = 0.3
STORED: Final[list[list[int]]] = [[site.village for site in tile.sites] for tile in CATALOG.tiles]
PRESENCES: Final = CATALOG.costs.presences
SAME_REGION: Final = CATALOG.costs.same_region_vp


def presences(state: BoonlakeState, player: int) -> int:
    """All over the map."""
    return state.pieces(player).bit_count() + state.cattle[player]


def next_house(state: BoonlakeState, player: int, clock: Clock) -> float:
    """What the next house brings, apart from the village it may become."""
    gone = state.houses[player]
    if gone >= CATALOG.houses:
        return SPARE if state.spare[player] else 0.0
    now, then = HOUSE_INCOME[gone], HOUSE_INCOME[gone + 1]
    coins = (then[0] - now[0]) * GOODS_BY_LEFT[clock.turns][COIN] * clock.incomes
    return HOUSE_POINTS[gone + 1] - HOUSE_POINTS[gone] + coins + (then[1] - now[1]) * clock.scorings


def next_village(state: BoonlakeState, player: int, clock: Clock) -> float:
    gone = state.villages[player]
    if gone >= CATALOG.villages:
        return 0.0
    vp = VILLAGE_INCOME[gone + 1][1] - VILLAGE_INCOME[gone][1]
    return VILLAGE_POINTS[gone + 1] - VILLAGE_POINTS[gone] + vp * clock.scorings


def on_site(state: BoonlakeState, player: int, site: int) -> int:
    """Points for a village there and now: what the site says, less what a second one in the region costs."""
    points = STORED[state.ground[site // 2]][site % 2]
    return points - SAME_REGION if state.towns[player] & REGION_SITES[REGION_OF[site // 2]] else points


def plans(state: BoonlakeState, player: int, clock: Clock) -> float:
    """Inhabitants who can become houses, and houses that can become villages."""
    if not clock.turns:
        return 0.0
    goods = GOODS_BY_LEFT[clock.turns]
    share = FADE[clock.turns]
    value = 0.0
    settlers = min(state.settlers[player].bit_count(), len(SETTLERS))
    if settlers:
        gain = max(AT_LEAST * share, next_house(state, player, clock) + HOPE * share - goods[INHABITANT])
        value += gain * sum(SETTLERS[:settlers])
    homes = state.homes[player]
    if homes:
        village = next_village(state, player, clock) - 2 * goods[INHABITANT]
        occupied = state.occupied()
        found: list[float] = []
        for site in bits(homes):
            around = (occupied & AROUND[site]).bit_count() + state.cattle_near(site // 2)
            gain = max(0.0, village + on_site(state, player, site))
            found.append(HOMES[min(around, PRESENCES)] * gain + NEIGHBOUR * share * min(around, PRESENCES))
        found.sort(reverse=True)
        for number, each in enumerate(found[: CATALOG.villages - state.villages[player]]):
            value += share * each / (1 + number)
    return value


def herds(state: BoonlakeState, player: int, clock: Clock) -> float:
    """What villages next to one's cattle pay, and houses there that may become villages."""
    if not state.cattle[player]:
        return 0.0
    towns = homes = 0
    for actor in range(state.actors):
        towns |= state.towns[actor]
        homes |= state.homes[actor]
    villages = hopes = 0
    for space in bits(state.meadows):
        own = state.herds[space] >> HERD * player & HERD_MASK
        if own:
            villages += own * (towns & NEAR_SITES[space]).bit_count()
            hopes += own * (homes & NEAR_SITES[space]).bit_count()
    return clock.scorings * (villages + BESIDE * FADE[clock.turns] * hopes) * CATALOG.gains.herd_village


def payments(state: BoonlakeState, player: int, clock: Clock, there: int) -> float:
    """What regions will pay for presences, as often as somebody lets them."""
    if clock.turns <= 1:
        return 0.0
    return PAID * sqrt(state.seats) * clock.turns * there * REGIONS_PAYING * GOODS_BY_LEFT[clock.turns][COIN]
