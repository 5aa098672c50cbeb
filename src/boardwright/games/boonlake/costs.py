"""What things cost: cards and projects, levers, villages and cattle."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from boardwright.games.boonlake.abilities import FOR_VILLAGE, change, lever_change
from boardwright.games.boonlake.canoes import (
    HELPERS,
    JOKER_AND_COINS,
    JOKER_COINS,
    JOKERS,
    KINDS,
    PAIRS,
    PRODUCED,
    Needed,
    Way,
    beats,
    order_of,
    toll_of,
    ways,
)
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.vocabulary import (
    CARD_PRICE,
    CATTLE_INHABITANTS,
    LEVER_PRICE,
    VILLAGE_INHABITANTS,
    VILLAGE_PRESENCES,
)

#: Cards, and after them the special projects of the scoring tiles.
CARD_COUNT: Final = len(CATALOG.cards)
NEEDED: Final[list[Needed]] = [
    *[card.resources for card in CATALOG.cards],
    *[goal.project.resources for goal in CATALOG.goals],
]
COINS: Final[list[int]] = [
    *[card.coin for card in CATALOG.cards],
    *[goal.project.coin for goal in CATALOG.goals],
]
VASES: Final[list[int]] = [*[card.vase for card in CATALOG.cards], *[0 for _ in CATALOG.goals]]
#: No card or project costs more, canoes included.
MOST_COINS: Final = max(COINS) + 2 * CATALOG.costs.upstream
MOST_VASES: Final = max(VASES)
#: By number of vases: what does not need more, as bits.
WITH_VASES: Final[list[int]] = [
    sum([1 << thing for thing, needed in enumerate(VASES) if needed <= vases]) for vases in range(MOST_VASES + 1)
]
#: By resource and how many of it there are: what does not need more, as bits.
MOST_OF_A_KIND: Final = max([max(needed) for needed in NEEDED])
NEEDS_AT_MOST: Final[list[list[int]]] = [
    [
        sum([1 << thing for thing, needed in enumerate(NEEDED) if needed[kind] <= count])
        for count in range(MOST_OF_A_KIND + 1)
    ]
    for kind in range(KINDS)
]
LEVER_PRICES: Final[list[int]] = [lever.price for lever in CATALOG.levers]
HELPING: Final = sum([1 << lever for lever in HELPERS])
#: What the lever for villages spares.
EASED_INHABITANTS: Final = -lever_change("village", VILLAGE_INHABITANTS)
EASED_PRESENCES: Final = -lever_change("village", VILLAGE_PRESENCES)


def price_of(state: BoonlakeState, player: int, thing: int) -> int:
    """The coins that a card or project costs, canoes apart; a card does not make itself cheaper."""
    own = 1 << thing if thing < CARD_COUNT else 0
    return max(0, COINS[thing] + change(state, player, CARD_PRICE, own))


def help_of(state: BoonlakeState, player: int) -> int:
    """The help that a player's levers could give, as bits."""
    ready = state.ready(player) & HELPING
    if not ready:
        return 0
    found = 0
    for number, lever in enumerate(HELPERS):
        if ready >> lever & 1:
            found |= 1 << number
    return found


def payable(state: BoonlakeState, player: int) -> int:
    """The cards and projects that the player could pay for, one way or other, as bits."""
    works, canoes = state.works[player], state.canoes[player]
    discount = change(state, player, CARD_PRICE)
    coins = state.coins[player]
    found = within_reach(works, canoes, discount, 0)[min(coins, MOST_COINS)]
    help = help_of(state, player)
    if help:
        for some in subsets(help):
            purse = coins + (JOKER_COINS if some & JOKER_AND_COINS else 0)
            found |= within_reach(works, canoes, discount, some)[min(purse, MOST_COINS)]
    return found & WITH_VASES[min(state.vases[player], MOST_VASES)]


def within_reach(works: int, canoes: int, discount: int, help: int) -> list[int]:
    """By number of coins: the cards and projects that can be paid with exactly that help, vases apart, as bits."""
    key = (works, canoes, discount, help)
    known = _reach.get(key)
    if known is not None:
        return known
    priced = priced_by_coins(discount)
    found = [0] * (MOST_COINS + 1)
    for goal in range(len(PAIRS)):
        satisfied = with_resources(works, goal, JOKERS[help])
        moved = toll_of(canoes, goal, help)
        for coins in range(moved, MOST_COINS + 1):
            found[coins] |= satisfied & priced[coins - moved]
    _reach[key] = found
    return found


@cache
def priced_by_coins(discount: int) -> list[int]:
    """By number of coins: the cards and projects that do not cost more, canoes apart."""
    return [
        sum([1 << thing for thing, price in enumerate(COINS) if price + discount <= coins])
        for coins in range(MOST_COINS + 1)
    ]


@cache
def with_resources(works: int, canoes: int, jokers: int) -> int:
    """What needs no other resources than there are, but for so many."""
    there = list(PRODUCED[works])
    for kind in PAIRS[canoes]:
        there[kind] += 1
    found = 0
    for spared in combinations_with_replacement(range(KINDS), jokers):
        enough = -1
        for kind in range(KINDS):
            enough &= NEEDS_AT_MOST[kind][min(there[kind] + spared.count(kind), MOST_OF_A_KIND)]
        found |= enough
    return found


_reach: dict[tuple[int, int, int, int], list[int]] = {}


def subsets(help: int) -> list[int]:
    return [some for some in range(help + 1) if some & ~help == 0]


def ways_to_pay(state: BoonlakeState, player: int, thing: int) -> list[Way]:
    """Every way that no other one beats, the cheapest without help first; the coins are those of the thing too."""
    price = price_of(state, player, thing)
    purse = state.coins[player]
    found: list[Way] = []
    for some in subsets(help_of(state, player)):
        limit = purse + (JOKER_COINS if some & JOKER_AND_COINS else 0)
        moved = ways(NEEDED[thing], state.works[player], state.canoes[player], some)
        found += [Way(price + way.coins, way.canoes, some) for way in moved if price + way.coins <= limit]
    best = [way for way in found if not any(other is not way and beats(other, way) for other in found)]
    return sorted(best, key=order_of)


def lever_price(state: BoonlakeState, player: int, lever: int) -> int:
    return max(0, LEVER_PRICES[lever] + change(state, player, LEVER_PRICE))


class Toll(NamedTuple):
    """Inhabitants that a piece costs: those that must go, and those for each of which points may stand."""

    basic: int
    extra: int

    def replaceable(self, ranch: int) -> range:
        """For how many extra inhabitants points may stand, if there are so many on the ranch; none at all: too few."""
        if ranch < self.basic:
            return range(0)
        return range(max(0, self.basic + self.extra - ranch), self.extra + 1)


def toll(basic: int, extra: int, discount: int) -> Toll:
    """Discounts take away basic inhabitants first."""
    return Toll(max(0, basic - discount), max(0, extra - max(0, discount - basic)))


def village_toll(state: BoonlakeState, player: int, cheaper: int) -> Toll:
    return toll(CATALOG.costs.village, CATALOG.costs.village_extra[state.villages[player]], cheaper)


def cattle_toll(state: BoonlakeState, player: int, space: int) -> Toll:
    extra = CATALOG.costs.cattle_extra[state.cattle[player]]
    return toll(CATALOG.costs.herd[state.herd(space)], extra, -change(state, player, CATTLE_INHABITANTS))


def can_ease(state: BoonlakeState, player: int) -> bool:
    """Whether the lever for villages is up."""
    return bool(state.ready(player) & FOR_VILLAGE)
