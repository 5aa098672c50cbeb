"""Effects in words: messages within messages, which the reader's language turns into a sentence.

The table has the words that join them (``effect-*``). A game has the names of its goods (``good-gold``) and measures
(``measure-horses``), both with a ``count``, and of its modifiers (``modifier-price``) and deeds (``deed-wagon``).

Not compiled: words are no hurry.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.kernel.messages import Message, Value
from boardwright.toolkit.effects.values import (
    ANY,
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
    Terms,
)
from boardwright.toolkit.effects.vocabulary import Vocabulary
from boardwright.toolkit.payments import Due, Price


def effect_words(effect: Effect, names: Vocabulary) -> Message:
    """What an effect does, as a message for labels, help and the log."""
    return _Wording(names).effect(effect)


def answer_words(option: Effect | None, names: Vocabulary) -> Message:
    """What an answer does (`EffectStep.option`), as a button would say it."""
    return Message("effect-decline") if option is None else effect_words(option, names)


class _Wording:
    def __init__(self, names: Vocabulary) -> None:
        self.names = names

    def effect(self, effect: Effect) -> Message:
        match effect:
            case Gain(goods):
                return Message("effect-gain", {"goods": self.goods(goods)})
            case Per():
                return self.per(effect)
            case Pay(price):
                return Message("effect-pay", {"price": self.price(price)})
            case Exchange(price, gives):
                return Message("effect-exchange", {"price": self.price(price), "effect": self.effect(gives)})
            case InOrder(parts):
                return joined("effect-then", [self.effect(part) for part in parts])
            case Choose():
                return self.choose(effect)
            case If():
                return self.condition(effect)
            case Score():
                return self.score(effect)
            case Modify(modifier, by):
                return Message(f"modifier-{self.names.modifiers[modifier]}", {"by": by, **said(effect.terms)})
            case Do(deed, times):
                return Message(f"deed-{self.names.deeds[deed]}", {"times": times, **said(effect.terms)})

    def per(self, effect: Per) -> Message:
        args: dict[str, Value] = {"goods": self.goods(effect.goods), "measure": self.measure(effect.measure, 1)}
        if effect.most == UNBOUNDED:
            return Message("effect-per", args)
        return Message("effect-per-most", {**args, "most": effect.most})

    def choose(self, effect: Choose) -> Message:
        said = joined("effect-or", [self.effect(option) for option in effect.options])
        if effect.must:
            return said if effect.times == 1 else Message("effect-must", {"effect": said, "times": effect.times})
        if effect.times == ANY:
            return Message("effect-may-any", {"effect": said})
        return Message("effect-may", {"effect": said, "times": effect.times})

    def condition(self, effect: If) -> Message:
        args: dict[str, Value] = {
            "measure": self.measure(effect.measure, effect.least),
            "least": effect.least,
            "effect": self.effect(effect.then),
        }
        if effect.otherwise == InOrder(()):
            return Message("effect-if", args)
        return Message("effect-if-else", {**args, "otherwise": self.effect(effect.otherwise)})

    def score(self, effect: Score) -> Message:
        if effect.steps:
            return joined("effect-or", [self.score_step(effect.measure, *step) for step in effect.steps])
        args: dict[str, Value] = {"points": effect.each, "measure": self.measure(effect.measure, 1)}
        if effect.most == UNBOUNDED:
            return Message("effect-score", args)
        return Message("effect-score-most", {**args, "most": effect.most})

    def score_step(self, measure: int, least: int, points: int) -> Message:
        args: dict[str, Value] = {"least": least, "points": points, "measure": self.measure(measure, least)}
        return Message("effect-score-step", args)

    def goods(self, goods: Goods) -> Message:
        return joined("effect-and", [self.good(kind, count) for kind, count in goods])

    def price(self, price: Price) -> Message:
        return joined("effect-and", [self.due(due) for due in price])

    def due(self, due: Due) -> Message:
        if len(due.rates) == 1:
            return self.good(due.rates[0].kind, due.amount * due.rates[0].pieces)
        price = joined("effect-or", [self.good(rate.kind, rate.pieces) for rate in due.rates])
        return price if due.amount == 1 else Message("effect-mixed", {"amount": due.amount, "price": price})

    def good(self, kind: int, count: int) -> Message:
        return Message(f"good-{self.names.goods[kind]}", {"count": count})

    def measure(self, measure: int, count: int) -> Message:
        """What is counted, named as befits so many of it."""
        return Message(f"measure-{self.names.measures[measure]}", {"count": count})


def joined(key: str, messages: Sequence[Message]) -> Message:
    """One message of several, two at a time; nothing has words of its own."""
    if not messages:
        return Message("effect-nothing")
    if len(messages) == 1:
        return messages[0]
    return Message(key, {"first": messages[0], "rest": joined(key, messages[1:])})


def said(terms: Terms) -> dict[str, Value]:
    """What else is said of a deed or a modifier, as arguments: Fluent's names have no dots."""
    return {name.replace(".", "-"): "-".join(value) if isinstance(value, tuple) else value for name, value in terms}
