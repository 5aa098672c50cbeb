"""Effects as symbols: what to draw on a card or a tile, for any page or terminal that has a picture for each name.

Not compiled: pictures are no hurry.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.toolkit.effects.values import (
    UNBOUNDED,
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
from boardwright.toolkit.effects.vocabulary import Vocabulary
from boardwright.toolkit.payments import Due, Price


@dataclass(frozen=True, slots=True)
class Symbol:
    """A mark, perhaps with a name and a number, around the symbols that belong to it.

    ``good``, ``measure``, ``modifier`` and ``deed`` are pictures with a name. The others join what is in them: ``row``
    (one after the other), ``either`` (in a price: so many times), ``may``, ``exchange`` (price, then what it gives),
    ``cost``, ``per`` (what is got, then what is counted), ``if``, ``score``, ``most``.
    """

    mark: str
    name: str = ""
    count: int = 0
    parts: tuple[Symbol, ...] = ()


def effect_symbols(effect: Effect, names: Vocabulary) -> Symbol:
    """The symbols of an effect."""
    return _Drawing(names).effect(effect)


class _Drawing:
    def __init__(self, names: Vocabulary) -> None:
        self.names = names

    def effect(self, effect: Effect) -> Symbol:
        match effect:
            case Gain(goods):
                return row(self.goods(goods))
            case Per(measure, goods, most):
                return Symbol("per", parts=(row(self.goods(goods)), self.measure(measure), *up_to(most)))
            case Pay(price):
                return self.cost(price)
            case Exchange(price, gives):
                return Symbol("exchange", parts=(self.cost(price), self.effect(gives)))
            case InOrder(parts):
                return row([self.effect(part) for part in parts])
            case Choose(options, times, must):
                options_drawn = either([self.effect(option) for option in options])
                return options_drawn if must and times == 1 else Symbol("may", count=times, parts=(options_drawn,))
            case If(measure, least, then, otherwise):
                condition = self.measure(measure, least)
                return Symbol("if", parts=(condition, self.effect(then), self.effect(otherwise)))
            case Score():
                return self.score(effect)
            case Modify(modifier, by):
                return Symbol("modifier", self.names.modifiers[modifier], by)
            case Do(deed, times):
                return Symbol("deed", self.names.deeds[deed], times)

    def score(self, effect: Score) -> Symbol:
        if not effect.steps:
            return Symbol("score", count=effect.each, parts=(self.measure(effect.measure), *up_to(effect.most)))
        needs = [(self.measure(effect.measure, least), points) for least, points in effect.steps]
        return either([Symbol("score", count=points, parts=(need,)) for need, points in needs])

    def goods(self, goods: Goods) -> list[Symbol]:
        return [Symbol("good", self.names.goods[kind], count) for kind, count in goods]

    def cost(self, price: Price) -> Symbol:
        return Symbol("cost", parts=tuple([self.due(due) for due in price]))

    def due(self, due: Due) -> Symbol:
        if len(due.rates) == 1:
            return Symbol("good", self.names.goods[due.rates[0].kind], due.amount * due.rates[0].pieces)
        return Symbol("either", count=due.amount, parts=tuple(self.goods(tuple([rate[:2] for rate in due.rates]))))

    def measure(self, measure: int, least: int = 0) -> Symbol:
        return Symbol("measure", self.names.measures[measure], least)


def row(symbols: list[Symbol]) -> Symbol:
    return symbols[0] if len(symbols) == 1 else Symbol("row", parts=tuple(symbols))


def either(symbols: list[Symbol]) -> Symbol:
    return symbols[0] if len(symbols) == 1 else Symbol("either", parts=tuple(symbols))


def up_to(most: int) -> tuple[Symbol, ...]:
    return () if most == UNBOUNDED else (Symbol("most", count=most),)
