"""What a player could do now, and what the best of each kind would bring: playing, building, cattle, levers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.boonlake.abilities import change
from boardwright.games.boonlake.advice.clock import Clock
from boardwright.games.boonlake.advice.finale import last_scoring
from boardwright.games.boonlake.advice.hand import FODDER, REAPED, card_gain, effect_of
from boardwright.games.boonlake.advice.land import HOPE, PRESENCES, next_house, next_village, on_site
from boardwright.games.boonlake.advice.prices import FADE, GOODS_BY_LEFT, by_left
from boardwright.games.boonlake.advice.ranch import EACH, HOPED, IDLE, REGION_LEVER, USED, USES, hope_for_more
from boardwright.games.boonlake.board import AROUND, open_spaces
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.costs import CARD_COUNT, COINS, cattle_toll, lever_price, payable, village_toll
from boardwright.games.boonlake.scoring import CATTLE_POINTS, lever_points
from boardwright.games.boonlake.state import HERD_LIMIT, BoonlakeState
from boardwright.games.boonlake.steps.acting import Offer
from boardwright.games.boonlake.steps.building import SITE_CARDS, SITE_COINS, has_house, herd_coins, villages_near
from boardwright.games.boonlake.steps.interim import CATTLE_INCOME
from boardwright.games.boonlake.steps.playing import realisable
from boardwright.games.boonlake.steps.turn import wages
from boardwright.games.boonlake.vocabulary import CARD, CARD_PRICE, COIN, INHABITANT
from boardwright.kernel.steps import bits

#: By tile, site and turns left: what developing brings at once, its cost apart from cards and coins deducted.
SITE_WORTH: Final[list[list[list[float]]]] = [
    [[gain - site.cost.vp for gain in by_left(site.reward)] for site in tile.sites] for tile in CATALOG.tiles
]
#: What an inhabitant on the map is worth for what may become of it.
SETTLED: Final = 1.7
#: The share of a card's gain that the hand does not count yet.
FRESH: Final = 0.55
#: By space and turns left: what whoever covers it gets.
SPACE_WORTH: Final[list[list[float]]] = [by_left(space.reward) for space in CATALOG.spaces]
#: What a new tile, and a new pasture, are worth beside that.
TILE: Final = 1.4
PASTURE: Final = 0.4


class Openings:
    """Each worked out once, when somebody asks."""

    def __init__(self, state: BoonlakeState, player: int, clock: Clock) -> None:
        self.state = state
        self.player = player
        self.clock = clock
        self.goods = GOODS_BY_LEFT[clock.turns]
        self.share = FADE[clock.turns]
        self.inhabitant = self.goods[INHABITANT]
        self.plays: dict[int, float] = {}
        self.known: dict[Callable[[Openings], float], float] = {}
        #: There will be an empty pasture before cattle are placed.
        self.new_pasture = False

    def act(self, offer: Offer, times: int) -> float:
        """The best of what is offered; what may be done twice is worth half as much again."""
        found = [offer.draw * self.goods[CARD]]
        if offer.play:
            found.append(self.play(offer.cards))
            if offer.discard and self.state.hands[self.player] & offer.cards:
                found.append(offer.discard * self.goods[COIN] - FODDER * self.goods[CARD])
        if offer.develop:
            found.append(self.once(develop))
        if offer.house:
            gain = self.once(house)
            found.append(gain + offer.cheaper * self.inhabitant if gain > 0 else 0.0)
        if offer.village:
            found.append(self.village(offer.cheaper, offer.fewer))
        if offer.cattle:
            found.append(self.once(cattle))
        if offer.modernise:
            found.append(self.modernise(offer.inhabitants))
        found.sort(reverse=True)
        return found[0] + (0.5 * sum(found[1:2]) if times > 1 else 0.0)

    def once(self, kind: Callable[[Openings], float]) -> float:
        """What a kind of action would bring, worked out when it is asked for the first time."""
        if kind not in self.known:
            self.known[kind] = kind(self)
        return self.known[kind]

    def play(self, cards: int) -> float:
        """A card of those, or a special project."""
        if cards not in self.plays and self.clock.turns <= 1:
            self.plays[cards] = self.one_more(cards)
        elif cards not in self.plays:
            self.plays[cards] = max([0.0, self.once(project), *self.card_gains(cards)])
        return self.plays[cards]

    def one_more(self, cards: int) -> float:
        """What playing one brings more than what is played in the last scoring anyway."""
        state, player, clock = self.state, self.player, self.clock
        things = payable(state, player)
        if not state.hands[player] & cards & things and not realisable(state, player, things):
            return 0.0
        return last_scoring(state, player, clock, 1) - last_scoring(state, player, clock)

    def card_gains(self, cards: int) -> list[float]:
        state, player, left = self.state, self.player, self.clock.turns
        works, canoes = state.works[player], state.canoes[player]
        found: list[float] = []
        for card in bits(state.hands[player] & cards & payable(state, player)):
            effect = effect_of(state, player, card, left)
            found.append(FRESH * card_gain(card, works, canoes, left, effect)[0])
        return found

    def village(self, cheaper: int, fewer: int) -> float:
        state, player = self.state, self.player
        homes = state.homes[player]
        if not homes or state.villages[player] >= CATALOG.villages:
            return 0.0
        toll = village_toll(state, player, cheaper)
        if state.ranch[player] < toll.basic:
            return 0.0
        occupied = state.occupied()
        best = -99
        for site in bits(homes):
            if (occupied & AROUND[site]).bit_count() + state.cattle_near(site >> 1) >= PRESENCES - fewer:
                best = max(best, on_site(state, player, site))
        return max(0.0, next_village(state, player, self.clock) + best - sum(toll) * self.inhabitant)

    def modernise(self, inhabitants: int) -> float:
        state, player = self.state, self.player
        if state.ranch[player] < inhabitants:
            return 0.0
        coins, placed = state.coins[player], state.levers[player]
        count = placed.bit_count()
        hope = hope_for_more(self.clock.turns)
        points = (1.0 - hope) * (lever_points(count + 1) - lever_points(count))
        points += hope * (HOPED[min(count + 1, len(HOPED) - 1)] - HOPED[count])
        best = -9.0
        for lever in range(len(USES)):
            if not placed >> lever & 1:
                price = lever_price(state, player, lever)
                if price <= coins:
                    best = max(best, lever_use(self, lever) * self.clock.scorings - price * self.goods[COIN])
        return max(0.0, points + best - inhabitants * self.inhabitant)

    def spaces(self) -> list[float]:
        """What covering a space would bring, the best first."""
        left = self.clock.turns
        found = [SPACE_WORTH[space][left] for space in bits(open_spaces(self.state.filled))]
        return sorted(found, reverse=True)

    def explore(self, tiles: int) -> float:
        """Tiles with their sites, on the spaces that give most."""
        return sum(self.spaces()[:tiles]) + tiles * TILE * self.share

    def pasture(self) -> float:
        """A pasture, on which cattle can be put soon after."""
        self.new_pasture = True
        return sum(self.spaces()[:1]) + PASTURE * self.share

    def hire(self, part: int) -> float:
        """One or two inhabitants for coins or cards."""
        coins, cards = wages(part)
        state, player = self.state, self.player
        count = min(2, state.supply[player], state.coins[player] // coins + state.hands[player].bit_count() // cards)
        price = min(coins * self.goods[COIN], cards * FODDER * self.goods[CARD])
        return count * max(0.0, 0.9 * self.inhabitant - price)


def project(openings: Openings) -> float:
    state, player = openings.state, openings.player
    best = 0.0
    discount = change(state, player, CARD_PRICE)
    affordable = payable(state, player)
    for area in range(len(state.goals)):
        thing = CARD_COUNT + state.goals[area]
        price = max(0, COINS[thing] + discount)
        if not state.projects[player] >> area & 1 and affordable >> thing & 1:
            entry = CATALOG.goals[state.goals[area]].project
            points = entry.points * (2 if area == player else 1) + REAPED * openings.share
            best = max(best, FRESH * (points - price * openings.goods[COIN]))
    return best


def develop(openings: Openings) -> float:
    state, player, left = openings.state, openings.player, openings.clock.turns
    if not state.ranch[player]:
        return 0.0
    coins, cards = state.coins[player], state.hands[player].bit_count()
    coin, card = openings.goods[COIN], FODDER * openings.goods[CARD]
    best = -9.0
    for site in bits(state.plots & ~state.occupied()):
        ground, slot = state.ground[site >> 1], site & 1
        due, fodder = SITE_COINS[ground][slot], SITE_CARDS[ground][slot]
        if due <= coins and fodder <= cards:
            best = max(best, SITE_WORTH[ground][slot][left] - due * coin - fodder * card)
    return max(0.0, best + SETTLED * openings.share - openings.inhabitant)


def house(openings: Openings) -> float:
    """A house without any discount."""
    state, player = openings.state, openings.player
    if not state.settlers[player] or not state.ranch[player] or not has_house(state, player):
        return 0.0
    return max(0.0, next_house(state, player, openings.clock) + HOPE * openings.share - openings.inhabitant)


def cattle(openings: Openings) -> float:
    state, player, clock = openings.state, openings.player, openings.clock
    placed = state.cattle[player]
    if placed >= CATALOG.cattle:
        return 0.0
    now, then = CATTLE_INCOME[placed], CATTLE_INCOME[placed + 1]
    value = float(CATTLE_POINTS[placed + 1] - CATTLE_POINTS[placed] + (then[1] - now[1]) * clock.scorings)
    value += (then[0] - now[0]) * openings.goods[COIN] * clock.incomes
    best = -99.0
    if openings.new_pasture and state.ranch[player]:
        best = -(CATALOG.costs.herd[0] + CATALOG.costs.cattle_extra[placed]) * openings.inhabitant
    for space in bits(state.meadows):
        if state.herd(space) < HERD_LIMIT:
            toll = cattle_toll(state, player, space)
            if toll.basic <= state.ranch[player]:
                gain = float(villages_near(state, space) * clock.scorings)
                gain += herd_coins(state, player, space) * openings.goods[COIN]
                best = max(best, gain - sum(toll) * openings.inhabitant)
    return max(0.0, value + best)


def lever_use(openings: Openings, lever: int) -> float:
    """What a lever brings between two scorings."""
    if lever == REGION_LEVER:
        state, player = openings.state, openings.player
        return max(float(IDLE), EACH * (state.pieces(player).bit_count() + state.cattle[player]))
    return IDLE + (USES[lever] - IDLE) * USED
