"""What is still to be had when nothing is left but the last scoring: its actions, and a scoring tile to be paid.

There is no later any more, so it is reckoned with what is there: what can be done, what of it can be paid together, and
nothing for goods that buy nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.games.boonlake.advice.clock import Clock
from boardwright.games.boonlake.advice.goals import MARKERS, goals
from boardwright.games.boonlake.advice.hand import readiness
from boardwright.games.boonlake.advice.land import PRESENCES, next_house, next_village, on_site
from boardwright.games.boonlake.advice.prices import LAST_PRICES
from boardwright.games.boonlake.board import AROUND
from boardwright.games.boonlake.catalog import CATALOG, SCORINGS
from boardwright.games.boonlake.costs import (
    CARD_COUNT,
    EASED_INHABITANTS,
    EASED_PRESENCES,
    NEEDED,
    VASES,
    can_ease,
    payable,
    price_of,
    village_toll,
)
from boardwright.games.boonlake.scoring import CARD_POINTS, END_CARDS, end_points
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.acting import TERMS, Offer
from boardwright.games.boonlake.steps.building import has_house
from boardwright.games.boonlake.steps.interim import open_areas, payments
from boardwright.games.boonlake.steps.playing import realisable
from boardwright.kernel.steps import bits
from boardwright.toolkit.effects.values import everything
from boardwright.toolkit.effects.worth import worth as worth_of

#: By card: the points that its effect brings at once; and the cards that let somebody upgrade.
AT_ONCE: Final[list[float]] = [max(0.0, worth_of(card.effect, LAST_PRICES)) for card in CATALOG.cards]
UPGRADES: Final[dict[int, Offer]] = {
    number: TERMS[part]
    for number, card in enumerate(CATALOG.cards)
    for part in everything(card.effect)
    if part in TERMS
}
#: What a lever brings that is not used, and what an inhabitant costs who is replaced by points.
IDLE: Final = CATALOG.gains.idle_lever
REPLACED: Final = CATALOG.costs.extra_vp


class Deed(NamedTuple):
    """Something that one action is enough for: the points that it brings, and what it takes."""

    points: float
    coins: int
    vases: int
    inhabitants: int


def last_scoring(state: BoonlakeState, player: int, clock: Clock, more: int = 0) -> float:
    """The best that the actions left bring, and ``more`` of them, together with the scoring tile."""
    deeds = sorted([deed for deed in possible(state, player, clock) if deed.points > 0.0], reverse=True)
    times = clock.actions + more
    coins, vases, inhabitants = state.coins[player], state.vases[player], state.ranch[player]
    anyhow = best_of(deeds, times, coins, vases, inhabitants)
    areas = open_areas(state, player)
    if len(areas) != 1 or CATALOG.goals[state.goals[areas[0]]].kind != "payment":
        return anyhow + goals(state, player, clock)
    goal = state.goals[areas[0]]
    entry = CATALOG.goals[goal]
    mixes = payments(state, player, goal, SCORINGS - 1)
    if not mixes:
        return anyhow + goals(state, player, clock)
    marker = MARKERS[-1] * (2 if areas[0] == player else 1)
    number = entry.needs[-1]
    found = anyhow - marker
    for pieces in {mixes[0], mixes[-1]}:
        people = pieces if entry.good == "inhabitant" else 0
        left = best_of(
            deeds, times, coins - (number - pieces) * entry.coin, vases - pieces + people, inhabitants - people
        )
        found = max(found, left + number * entry.each + marker)
    return found


def best_of(deeds: list[Deed], times: int, coins: int, vases: int, inhabitants: int) -> float:
    """The most that so many deeds bring which can be paid together: each first, and the best of the others after it."""
    best = 0.0
    for first in range(len(deeds) if times else 0):
        points, left = 0.0, times
        purse = (coins, vases, inhabitants)
        for deed in [deeds[first], *deeds[:first], *deeds[first + 1 :]]:
            if left and deed.coins <= purse[0] and deed.vases <= purse[1] and deed.inhabitants <= purse[2]:
                points += deed.points
                purse = (purse[0] - deed.coins, purse[1] - deed.vases, purse[2] - deed.inhabitants)
                left -= 1
        best = max(best, points)
    return best


def possible(state: BoonlakeState, player: int, clock: Clock) -> list[Deed]:
    """Cards and projects that can be paid for, houses and villages."""
    things = payable(state, player)
    found = [card_deed(state, player, card, clock) for card in bits(state.hands[player] & things)]
    for goal in realisable(state, player, things):
        points = CATALOG.goals[goal].project.points * (2 if state.goals[player] == goal else 1)
        found.append(thing_deed(state, player, CARD_COUNT + goal, float(points)))
    if state.settlers[player] and has_house(state, player):
        house = Deed(next_house(state, player, clock), 0, 0, 1)
        found += [house] * min(2, state.settlers[player].bit_count())
    found.append(village_deed(state, player, clock, 0, 0))
    if can_ease(state, player):
        eased = village_deed(state, player, clock, EASED_INHABITANTS, EASED_PRESENCES)
        found.append(eased._replace(points=eased.points - IDLE))
    return found


def card_deed(state: BoonlakeState, player: int, card: int, clock: Clock) -> Deed:
    points = CARD_POINTS[card] + AT_ONCE[card]
    if END_CARDS >> card & 1:
        points = float(CARD_POINTS[card] + end_points(state, player, card))
    elif card in UPGRADES:
        offer = UPGRADES[card]
        if offer.village:
            upgraded = village_deed(state, player, clock, offer.cheaper, offer.fewer)
            deed = thing_deed(state, player, card, points + max(0.0, upgraded.points))
            return deed._replace(inhabitants=upgraded.inhabitants) if upgraded.points > 0.0 else deed
        if state.settlers[player] and has_house(state, player):
            points += next_house(state, player, clock)
    return thing_deed(state, player, card, points)


def thing_deed(state: BoonlakeState, player: int, thing: int, points: float) -> Deed:
    """A card or project that can be paid for; what takes a lever takes the point of the lever."""
    missing, extra = readiness(NEEDED[thing], state.works[player], state.canoes[player])
    price = price_of(state, player, thing) + extra
    if missing or price > state.coins[player]:
        return Deed(points - IDLE, min(price, state.coins[player]), VASES[thing], 0)
    return Deed(points, price, VASES[thing], 0)


def village_deed(state: BoonlakeState, player: int, clock: Clock, cheaper: int, fewer: int) -> Deed:
    """The village that brings most; without inhabitants for it, points stand for those that they can."""
    toll = village_toll(state, player, cheaper) if state.villages[player] < CATALOG.villages else None
    if toll is None or not state.homes[player] or state.ranch[player] < toll.basic:
        return Deed(0.0, 0, 0, 0)
    occupied = state.occupied()
    sites = [
        on_site(state, player, site)
        for site in bits(state.homes[player])
        if (occupied & AROUND[site]).bit_count() + state.cattle_near(site >> 1) >= PRESENCES - fewer
    ]
    if not sites:
        return Deed(0.0, 0, 0, 0)
    replaced = toll.replaceable(state.ranch[player])[0]
    points = next_village(state, player, clock) + max(sites) - replaced * REPLACED
    return Deed(points, 0, 0, sum(toll) - replaced)
