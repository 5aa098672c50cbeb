"""What goods are worth in points, by the turns that are left to use them; and what effects are worth with that."""

from __future__ import annotations

from math import exp
from typing import Final

from boardwright.games.coloma.catalog import CATALOG, Cost
from boardwright.toolkit.effects.values import Effect
from boardwright.toolkit.effects.worth import Appraisal
from boardwright.toolkit.effects.worth import worth as worth_of

ROUNDS: Final = CATALOG.rounds
YEARS: Final = len(CATALOG.years)
#: The most turns that anybody has before the end.
TURNS: Final = ROUNDS * YEARS
LEFT: Final = range(TURNS + 2)

#: In the middle of the game, by good: coin, dude, gold, tent, horse, point, card, used barrel, burial, river, hotel.
GOODS: Final = (0.9, 0.9, 1.9, 2.4, 1.0, 1.0, 0.6, 0.3, 1.4, 0.0, 0.0)
#: By deed: work, a drive, Shade's drive, gunmen, tents, a barrel, a building, the closed section, the cart; graves
#: are counted elsewhere.
DEEDS: Final = (0.0, 2.4, 0.0, 1.5, 1.5, 1.6, 2.5, 2.5, 3.0, 0.0)
#: For a change by one: coins, dudes and gold less, movement, both sides of a town, the Barker, gold's value, rank.
MODIFIERS: Final = (0.9, 0.75, 1.9, 0.5, 1.6, 1.2, 0.5, 1.0)
#: The share of their worth that goods still have by turns left; with none left they only decide between equals.
FADES: Final = (0.0, 0.45, 0.7, 0.82, 0.92, 0.97)
POINT: Final = 5
#: What a piece counts for when nothing can be done with it any more.
TIE_BREAK: Final = 0.01


def fade(left: int) -> float:
    return FADES[left] if left < len(FADES) else 1.0


FADE: Final[list[float]] = [fade(left) for left in LEFT]


def appraisal(left: int) -> Appraisal:
    """Prices with so many turns left; counts are of no use here."""
    share = FADE[left]
    goods = [price if good == POINT else price * share + TIE_BREAK for good, price in enumerate(GOODS)]
    return Appraisal(goods, [by * share for by in MODIFIERS], [by * share for by in DEEDS], lambda measure: 1)


APPRAISALS: Final[list[Appraisal]] = [appraisal(left) for left in LEFT]


def by_left(effect: Effect) -> list[float]:
    """What an effect is worth, by turns left."""
    return [worth_of(effect, prices) for prices in APPRAISALS]


def cost_worth(cost: Cost, left: int) -> float:
    goods = APPRAISALS[left].goods
    return cost.coin * goods[0] + cost.dude * goods[1] + cost.gold * goods[2]


# -- coins, dudes and gold -------------------------------------------------------------------------------------

#: How many of a good can be put to use: at once, and with each turn left.
USEFUL: Final = ((5.0, 1.0), (4.0, 0.6), (3.5, 0.5))
MOST: Final = 60


def stock(good: int, left: int) -> list[float]:
    """What so many of a good are worth: each one a little less than the one before."""
    first, more = USEFUL[good]
    room = first + more * left
    price = GOODS[good] * FADE[left] * 1.25
    return [price * room * (1.0 - exp(-count / room)) + TIE_BREAK * count for count in range(MOST)]


#: By turns left and number.
COINS: Final[list[list[float]]] = [stock(0, left) for left in LEFT]
DUDES: Final[list[list[float]]] = [stock(1, left) for left in LEFT]
GOLD: Final[list[list[float]]] = [stock(2, left) for left in LEFT]

# -- horses ----------------------------------------------------------------------------------------------------

#: What the second horse and those after it bring for each turn left.
HORSE_STEPS: Final = (0.12, 0.1, 0.08, 0.05, 0.03)
#: By turns left and number.
HORSES: Final[list[list[float]]] = [
    [0.0, *[sum(HORSE_STEPS[:more]) * left + TIE_BREAK * more for more in range(len(HORSE_STEPS) + 1)]]
    + [sum(HORSE_STEPS) * left] * CATALOG.horses
    for left in LEFT
]

# -- events ----------------------------------------------------------------------------------------------------

EVENT_WORTH: Final[list[list[float]]] = [by_left(event.effect) for event in CATALOG.events]


def tent_on_event(site: int, left: int) -> float:
    """What a tent on an event brings while so many turns are left after the current round."""
    return sum([max(0.0, EVENT_WORTH[site][later]) for later in range(1, left + 1) if (TURNS - later) % ROUNDS == site])


#: By event and rounds after the current one.
EVENT_TENTS: Final[list[list[float]]] = [
    [tent_on_event(site, left) if left <= TURNS else 0.0 for left in LEFT] for site in range(len(CATALOG.events))
]
