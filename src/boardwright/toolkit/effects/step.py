"""Carrying effects out: one step, and the few things that a game must say for it.

The step runs an effect, or asks the player where there is a choice. Whatever else it needs to know or do it asks of the
game's `EffectRules`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.state import State
from boardwright.kernel.steps import Seat, Step
from boardwright.toolkit.effects.book import Book, EffectPart, Times
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
from boardwright.toolkit.effects.words import answer_words, effect_words
from boardwright.toolkit.payments import Price

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectRules(Generic[S]):
    """What effects mean in one game. A game overrides what its effects use.

    Who is asked can be seen by all. So `affords` and `can_do` answer from what everybody may know; where only the
    player knows, they say yes, and what follows can be declined.
    """

    def __init__(self, book: Book, take: int, decline: int) -> None:
        self.book = book
        #: The first action of ``take``, and ``decline``: see `Book.add_actions`.
        self.take = take
        self.decline = decline

    def gain(self, state: S, player: int, good: int, count: int, dice: Dice) -> None:
        """The player takes so many, or as many as there are."""
        raise NotImplementedError

    def affords(self, state: S, player: int, price: Price) -> bool:
        raise NotImplementedError

    def pay(self, state: S, player: int, price: Price, dice: Dice) -> None:
        """The player, who affords it, pays; where there are several ways, a step that asks is pushed."""
        raise NotImplementedError

    def measure(self, state: S, player: int, measure: int) -> int:
        raise NotImplementedError

    def can_do(self, state: S, player: int, deed: Do) -> bool:
        raise NotImplementedError

    def do(self, state: S, player: int, deed: Do, dice: Dice) -> None:
        """Do it once: ``deed.times`` is seen to."""
        raise NotImplementedError

    def modify(self, state: S, player: int, change: Modify) -> None:
        """A change begins that lasts for a while. Those that last for good are read from the effect instead."""
        raise NotImplementedError

    def why_impossible(self, state: S, player: int, effect: Effect) -> Refusal | None:
        """The rule by which an option of a choice cannot be taken now, where the game can tell."""
        return None

    def possible(self, state: S, player: int, effect: Effect) -> bool:
        """Whether an effect would do anything that can be done."""
        if isinstance(effect, Pay):
            return self.affords(state, player, effect.price)
        if isinstance(effect, Exchange):
            return self.affords(state, player, effect.price) and self.possible(state, player, effect.gives)
        if isinstance(effect, InOrder):
            return self.payable(state, player, effect) and self.any_possible(state, player, effect.parts)
        if isinstance(effect, Choose):
            return self.any_possible(state, player, effect.options)
        if isinstance(effect, If):
            return self.possible(state, player, self.branch(state, player, effect))
        if isinstance(effect, Do):
            return self.can_do(state, player, effect)
        return True

    def any_possible(self, state: S, player: int, effects: tuple[Effect, ...]) -> bool:
        return any(self.possible(state, player, effect) for effect in effects)

    def payable(self, state: S, player: int, effect: InOrder) -> bool:
        """Whether all that must be paid among the parts can be paid."""
        return all(self.affords(state, player, part.price) for part in effect.parts if isinstance(part, Pay))

    def branch(self, state: S, player: int, effect: If) -> Effect:
        return effect.then if self.measure(state, player, effect.measure) >= effect.least else effect.otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
@step_fields
class EffectStep(Step[S]):
    """An effect is due for a player: without ``who`` it is carried out, with it the player is asked.

    A game makes a subclass that names its ``rules``, and begins an effect with `of`.
    """

    player: Seat
    effect: EffectPart
    times: Times

    rules: ClassVar[EffectRules[Any]]
    unfinished: ClassVar[bool] = True

    @classmethod
    def of(cls, player: int, effect: int) -> Self:
        """That effect of the book is to be carried out for a player."""
        return cls(-1, player, effect, 0)

    # -- carrying out ------------------------------------------------------------------------------------------

    def run(self, state: S, dice: Dice) -> None:
        rules, player = self.rules, self.player
        effect = rules.book.nodes[self.effect]
        if isinstance(effect, Gain):
            self.gain(state, effect.goods, 1, dice)
        elif isinstance(effect, Per):
            self.gain(state, effect.goods, min(rules.measure(state, player, effect.measure), effect.most), dice)
        elif isinstance(effect, InOrder):
            for number in reversed(range(len(effect.parts)) if rules.payable(state, player, effect) else ()):
                self.begin(state, number)
        elif isinstance(effect, Choose):
            self.ask(state, effect)
        elif isinstance(effect, If):
            self.begin(state, 0 if rules.branch(state, player, effect) is effect.then else 1)
        elif isinstance(effect, Score):
            count = effect.points(rules.measure(state, player, effect.measure))
            self.gain(state, ((rules.book.words.points, count),), 1, dice)
        elif isinstance(effect, Modify):
            rules.modify(state, player, effect)
        elif rules.possible(state, player, effect):
            self.carry_out(state, effect, dice)

    def carry_out(self, state: S, effect: Effect, dice: Dice) -> None:
        """A payment, an exchange or a deed that is possible; what follows waits until it is done."""
        rules, player = self.rules, self.player
        if isinstance(effect, Pay):
            rules.pay(state, player, effect.price, dice)
        elif isinstance(effect, Exchange):
            self.begin(state, 0)
            rules.pay(state, player, effect.price, dice)
        elif isinstance(effect, Do):
            left = self.left(effect.times)
            if left > 1:
                state.push(type(self)(-1, player, self.effect, left - 1))
            rules.do(state, player, effect, dice)

    def gain(self, state: S, goods: Goods, times: int, dice: Dice) -> None:
        for good, count in goods:
            if count * times:
                self.rules.gain(state, self.player, good, count * times, dice)

    def begin(self, state: S, part: int) -> None:
        """That part of the effect is due."""
        state.push(self.of(self.player, self.rules.book.inner[self.effect][part]))

    def left(self, times: int) -> int:
        return self.times or times

    # -- asking ------------------------------------------------------------------------------------------------

    def ask(self, state: S, choice: Choose) -> None:
        """Nobody is asked about what cannot be done, nor where there is but one thing to do."""
        open_ones = self.open_options(state, choice)
        if choice.must and len(open_ones) == 1 and self.left(choice.times) == 1:
            self.begin(state, open_ones[0])
        elif open_ones:
            state.push(type(self)(self.player, self.player, self.effect, self.left(choice.times)))

    def open_options(self, state: S, choice: Choose) -> list[int]:
        """The options that can be done now, by number."""
        options = choice.options
        return [number for number in range(len(options)) if self.rules.possible(state, self.player, options[number])]

    def choice(self) -> Choose:
        """What is asked."""
        effect = self.rules.book.nodes[self.effect]
        assert isinstance(effect, Choose)
        return effect

    def options(self, state: S) -> list[int]:
        choice = self.choice()
        found = [self.rules.take + number for number in self.open_options(state, choice)]
        return found if choice.must else [*found, self.rules.decline]

    def apply(self, state: S, action: int, dice: Dice) -> None:
        if action == self.rules.decline:
            return
        if self.times != 1:
            left = ANY if self.times == ANY else self.times - 1
            state.push(type(self)(-1, self.player, self.effect, left))
        self.begin(state, action - self.rules.take)

    def option(self, action: int) -> Effect | None:
        """What an answer stands for; None when it declines."""
        return None if action == self.rules.decline else self.choice().options[action - self.rules.take]

    # -- words -------------------------------------------------------------------------------------------------

    def prompt(self, state: S) -> Message:
        said = effect_words(self.choice(), self.rules.book.words)
        return Message("effect-prompt", {"player": self.who, "effect": said})

    def label(self, state: S, action: int) -> Message | None:
        answers = range(self.rules.take, self.rules.take + len(self.choice().options))
        if action != self.rules.decline and action not in answers:
            return None
        return answer_words(self.option(action), self.rules.book.words)

    def why_not(self, state: S, kind: str, name: str) -> Refusal | None:
        """Why an option that the effect has is not open."""
        options = self.choice().options
        if kind != "option" or not name.isdecimal() or int(name) > len(options):
            return None
        return self.rules.why_impossible(state, self.player, options[int(name) - 1])
