"""What goods are worth in points, by the turns that are left to use them; and what effects are worth with that."""

from __future__ import annotations

from math import exp
from typing import Final

from boardwright.games.boonlake.advice.clock import TURNS
from boardwright.games.boonlake.vocabulary import RESET
from boardwright.toolkit.effects.values import Effect
from boardwright.toolkit.effects.worth import Appraisal
from boardwright.toolkit.effects.worth import worth as worth_of

LEFT: Final = range(TURNS + 1)
#: The share of their worth that goods still have by turns left; with none left they only decide between equals.
FADES: Final = (0.0, 0.12, 0.55, 0.7, 0.8, 0.87, 0.92, 0.96)
#: In the middle of the game, by good: coin, card, inhabitant, vase, point; then steps, with each scoring left.
GOODS: Final = (0.6, 0.45, 1.35, 1.5, 1.0, 0.0, 0.0, 0.0)
STEPS: Final = (0.5, 0.62)
STEP_FIRST: Final = 0.4
#: By modifier, for a change by one and each turn left: levers, cards, discards, coins and vases of the river and of
#: harbours, cattle and villages.
MODIFIERS: Final = (0.09, 0.13, 0.05, 0.12, 0.06, 0.06, 0.12, 0.12, 0.06, 0.0, 0.0)
#: By deed: an action, a tile, a pasture, a region, hiring, a production site, income, a lever pushed up, a canoe.
DEEDS: Final = (2.0, 1.2, 1.2, 1.5, 0.6, 2.3, 1.8, 1.3, 0.6, 0.0, 0.0, 0.0, 0.0)
#: What a piece counts for when nothing can be done with it any more.
TIE_BREAK: Final = 0.001


def fade(left: int) -> float:
    return FADES[left] if left < len(FADES) else 1.0


FADE: Final[list[float]] = [fade(left) for left in LEFT]
#: Turns after which a scoring is over, about: to tell how many are left by the turns left.
BETWEEN: Final = 4.5


def goods_with(left: int) -> list[float]:
    share = FADE[left]
    scorings = left / BETWEEN
    steps = [share * (STEP_FIRST + step * scorings) for step in STEPS]
    return [*[price * share + TIE_BREAK for price in GOODS[:4]], 1.0, *steps, 0.0]


GOODS_BY_LEFT: Final[list[list[float]]] = [goods_with(left) for left in LEFT]
APPRAISALS: Final[list[Appraisal]] = [
    Appraisal(
        GOODS_BY_LEFT[left],
        [each * left for each in MODIFIERS],
        [each * FADE[left] for each in DEEDS],
        lambda measure: 3,
    )
    for left in LEFT
]
#: What still counts in the last scoring: points, steps for the points that they pay, a lever pushed up.
LAST_PRICES: Final = Appraisal(
    [TIE_BREAK, TIE_BREAK, TIE_BREAK, TIE_BREAK, 1.0, 0.5, 0.7, 0.0],
    [0.0] * len(MODIFIERS),
    [float(deed == RESET) for deed in range(len(DEEDS))],
    lambda measure: 0,
)


def by_left(effect: Effect) -> list[float]:
    """What an effect is worth, by turns left."""
    return [worth_of(effect, prices) for prices in APPRAISALS]


# -- stocks ----------------------------------------------------------------------------------------------------

#: How many of a good can be put to use: at once, and with each turn left.
USEFUL: Final = ((11.0, 1.0), (6.0, 0.5), (3.0, 0.25), (2.0, 0.1))
MOST: Final = 80


def stock(good: int, left: int) -> list[float]:
    """What so many of a good are worth: each one a little less than the one before."""
    first, more = USEFUL[good]
    room = first + more * left
    price = GOODS[good] * FADE[left] * 1.25
    return [price * room * (1.0 - exp(-count / room)) + TIE_BREAK * count for count in range(MOST)]


#: By turns left and number.
COINS: Final[list[list[float]]] = [stock(0, left) for left in LEFT]
INHABITANTS: Final[list[list[float]]] = [stock(2, left) for left in LEFT]
VASES: Final[list[list[float]]] = [stock(3, left) for left in LEFT]
