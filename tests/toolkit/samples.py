"""The sample effects of two published games, and a purse on which they are tried out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice, FastDice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.flow import settle, take
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step
from boardwright.toolkit.catalog import CatalogFile
from boardwright.toolkit.effects.book import Book
from boardwright.toolkit.effects.reading import read_effect
from boardwright.toolkit.effects.step import EffectRules, EffectStep
from boardwright.toolkit.effects.values import Do, Effect, Exchange, Modify
from boardwright.toolkit.effects.vocabulary import Vocabulary
from boardwright.toolkit.payments import Price, payable, payments
from boardwright.toolkit.supplies import UNLIMITED

HERE = Path(__file__).parent
COLOMA = Vocabulary(
    goods=("coin", "dude", "gold", "tent", "horse", "card", "used_barrel", "burial", "point"),
    points="point",
    measures=("horses",),
    modifiers=("movement", "barker_price", "gold_value"),
    deeds=("activate", "wagon", "gunmen", "build"),
)
BOONLAKE = Vocabulary(
    goods=("coin", "card", "inhabitant", "vase", "site", "coin_step", "card_step", "point"),
    points="point",
    measures=("resources", "levers", "villages"),
    modifiers=("card_price",),
    deeds=("explore", "develop", "upgrade", "modernise", "joker", "upgrade-village"),
)


def read_all(file: str, words: Vocabulary) -> dict[str, tuple[Effect, Vocabulary]]:
    entries = CatalogFile(HERE / file).entries("effect")
    return {entry.get("id", str): (read_effect(entry, "does", words), words) for entry in entries}


READ = {**read_all("coloma.toml", COLOMA), **read_all("boonlake.toml", BOONLAKE)}
SAMPLES = {name: effect for name, (effect, _) in READ.items()}


class Purse(State):
    """One player's goods by name, what can be counted, and what was done."""

    __slots__ = ("counts", "done", "goods", "impossible", "words")

    words: Vocabulary
    goods: dict[str, int]
    counts: dict[str, int]
    done: list[str]
    impossible: set[str]

    def purse(self) -> tuple[int, ...]:
        """Points can always be lost."""
        names = self.words.goods
        return tuple(UNLIMITED if name == "point" else self.goods.get(name, 0) for name in names)


class PurseRules(EffectRules[Purse]):
    def gain(self, state: Purse, player: int, good: int, count: int, dice: Dice) -> None:
        name = state.words.goods[good]
        state.goods[name] = state.goods.get(name, 0) + count

    def affords(self, state: Purse, player: int, price: Price) -> bool:
        return payable([price], state.purse())

    def pay(self, state: Purse, player: int, price: Price, dice: Dice) -> None:
        for name, count in zip(state.words.goods, payments(price, state.purse())[0]):
            state.goods[name] = state.goods.get(name, 0) - count

    def measure(self, state: Purse, player: int, measure: int) -> int:
        return state.counts.get(state.words.measures[measure], 0)

    def why_impossible(self, state: Purse, player: int, effect: Effect) -> Refusal | None:
        return Refusal("PU-1.1", Message("refusal-too-dear")) if isinstance(effect, Exchange) else None

    def can_do(self, state: Purse, player: int, deed: Do) -> bool:
        return state.words.deeds[deed.deed] not in state.impossible

    def do(self, state: Purse, player: int, deed: Do, dice: Dice) -> None:
        state.done.append(state.words.deeds[deed.deed])

    def modify(self, state: Purse, player: int, change: Modify) -> None:
        state.done.append(f"{state.words.modifiers[change.modifier]} {change.by:+d}")


class Trial:
    """An effect, one of the samples or another, that is due for a player with these goods."""

    def __init__(self, effect: str | Effect, counts: Any = (), **goods: int) -> None:
        found, words = READ[effect] if isinstance(effect, str) else (effect, BOONLAKE)
        space = ActionSpace()
        book = Book(words)
        number = book.add("sample", found)
        actions = book.add_actions(space)

        @step_fields
        class CarryOut(EffectStep[Purse]):
            rules: ClassVar[EffectRules[Any]] = PurseRules(book, *actions)

        self.space = space
        self.state = Purse()
        self.state.start_flow(1)
        self.state.words = book.words
        self.state.goods, self.state.counts = goods, dict(counts)
        self.state.done, self.state.impossible = [], set()
        self.state.push(CarryOut.of(0, number))

    @property
    def step(self) -> Step[Any]:
        """Who asks."""
        step = settle(self.state, FastDice(0))
        assert step is not None
        return step

    @property
    def asked(self) -> list[str]:
        """What can be answered; nothing when nobody is asked."""
        step = settle(self.state, FastDice(0))
        return [] if step is None else [self.space.notation(action) for action in step.options(self.state)]

    def answer(self, *notations: str) -> Trial:
        for notation in notations:
            assert notation in self.asked
            take(self.state, self.step, self.space.parse(notation), FastDice(0))
        return self

    @property
    def goods(self) -> dict[str, int]:
        """What the player has, once nothing is asked any more."""
        assert self.asked == []
        return {name: count for name, count in self.state.goods.items() if count}
