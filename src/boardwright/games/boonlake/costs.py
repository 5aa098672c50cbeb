"""What things cost: cards and projects, levers, villages and cattle."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.games.boonlake.abilities import FOR_VILLAGE, change, lever_change
from boardwright.games.boonlake.canoes import (
    HELPERS,
    JOKER_AND_COINS,
    JOKER_COINS,
    Needed,
    Way,
    beats,
    fewest_coins,
    order_of,
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


def can_pay(state: BoonlakeState, player: int, thing: int, price: int) -> bool:
    """Whether a card or project that costs so many coins can be paid, one way or other."""
    if state.vases[player] < VASES[thing]:
        return False
    needed, works, canoes = NEEDED[thing], state.works[player], state.canoes[player]
    purse = state.coins[player] - price
    coins = fewest_coins(needed, works, canoes, 0)
    if 0 <= coins <= purse:
        return True
    help = help_of(state, player)
    if not help:
        return False
    return can_pay_with(needed, works, canoes, help, purse)


def can_pay_with(needed: Needed, works: int, canoes: int, help: int, purse: int) -> bool:
    for some in subsets(help):
        coins = fewest_coins(needed, works, canoes, some)
        if 0 <= coins <= purse + (JOKER_COINS if some & JOKER_AND_COINS else 0):
            return True
    return False


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
