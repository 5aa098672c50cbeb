"""What an effect is worth, roughly: for advice, not for rules. A game says what its goods and deeds are worth to it.

Not compiled: it runs once, when a game is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boardwright.toolkit.effects.values import (
    ANY,
    Choose,
    Do,
    Effect,
    Exchange,
    Gain,
    Goods,
    If,
    InOrder,
    Modify,
    Pay,
    Per,
    Score,
)
from boardwright.toolkit.payments import Price


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What one of everything is worth, in points: by good, by modifier (for a change by one), and by deed.

    ``count`` tells how many there are, or will be, of a measure. ``often`` is how many times one would do what may be
    done any number of times.
    """

    goods: Sequence[float]
    modifiers: Sequence[float]
    deeds: Sequence[float]
    count: Callable[[int], int]
    often: int = 2


def worth(effect: Effect, prices: Appraisal) -> float:
    """The points that an effect is good for, if all goes well."""
    match effect:
        case Gain(goods):
            return sum_of(goods, prices)
        case Per(measure, goods, most):
            return min(prices.count(measure), most) * sum_of(goods, prices)
        case Pay(price):
            return -cheapest(price, prices)
        case Exchange(price, gives):
            return worth(gives, prices) - cheapest(price, prices)
        case InOrder(parts):
            return sum(worth(part, prices) for part in parts)
        case Choose(options, times, must):
            best = max(worth(option, prices) for option in options)
            return (best if must else max(0.0, best)) * (prices.often if times == ANY else times)
        case If(measure, least, then, otherwise):
            return worth(then if prices.count(measure) >= least else otherwise, prices)
        case Score(measure):
            return float(effect.points(prices.count(measure)))
        case Modify(modifier, by):
            return abs(by) * prices.modifiers[modifier]
        case Do(deed, times):
            return times * prices.deeds[deed]


def sum_of(goods: Goods, prices: Appraisal) -> float:
    return sum(prices.goods[kind] * count for kind, count in goods)


def cheapest(price: Price, prices: Appraisal) -> float:
    """What a price costs, each due paid in what is worth least."""
    return sum(
        due.amount * min(prices.goods[rate.kind] * rate.pieces / rate.worth for rate in due.rates) for due in price
    )
