"""The effects themselves: small values that say what is gained, paid, chosen, counted and scored.

They are trees. Goods, measures, modifiers and deeds are numbers of the game's `Vocabulary`.

Not compiled: dataclasses with slots are made anew by their decorator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from boardwright.toolkit.payments import Price

#: Kinds and how many of each, in the order they are written.
Goods: TypeAlias = tuple[tuple[int, int], ...]
#: What else is said of a deed or a modifier, for the game to understand: names and values.
Terms: TypeAlias = tuple[tuple[str, "int | str | tuple[str, ...]"], ...]

#: As often as one likes.
ANY: Final = -1
#: Where no upper or lower bound is given.
UNBOUNDED: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Gain:
    """Take goods: as many as there are, and as there is room for."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class Per:
    """Take goods once for each thing counted, up to a number of times."""

    measure: int
    goods: Goods
    most: int = UNBOUNDED


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay, whether one likes it or not."""

    price: Price


@dataclass(frozen=True, slots=True)
class Exchange:
    """Pay, and then get something for it. Nothing happens where the price cannot be paid, or nothing can be got."""

    price: Price
    gives: Effect


@dataclass(frozen=True, slots=True)
class InOrder:
    """One part after the other. Parts that cannot be done are left out; all are, where one of them cannot be paid."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the options that can be done, so many times. Without ``must`` one may stop, or not begin."""

    options: tuple[Effect, ...]
    times: int = 1
    must: bool = True


@dataclass(frozen=True, slots=True)
class If:
    """One thing where there are at least so many, else another."""

    measure: int
    least: int
    then: Effect
    otherwise: Effect


@dataclass(frozen=True, slots=True)
class Score:
    """Points for each thing counted, up to a number of points; or by steps, of which the highest reached counts."""

    measure: int
    each: int = 0
    most: int = UNBOUNDED
    steps: tuple[tuple[int, int], ...] = ()

    def points(self, count: int) -> int:
        if not self.steps:
            return min(self.each * count, self.most)
        reached = [points for least, points in self.steps if count >= least]
        return reached[-1] if reached else 0


@dataclass(frozen=True, slots=True)
class Modify:
    """Change a number of the rules, within bounds, for as long as the effect lasts."""

    modifier: int
    by: int
    least: int = -UNBOUNDED
    most: int = UNBOUNDED
    terms: Terms = ()

    def changed(self, value: int) -> int:
        """The number after the change; one that is beyond the bound already stays."""
        if self.by < 0:
            return max(value + self.by, min(value, self.least))
        return min(value + self.by, max(value, self.most))


@dataclass(frozen=True, slots=True)
class Do:
    """Something that only the game can do, so many times."""

    deed: int
    times: int = 1
    terms: Terms = ()

    def term(self, name: str) -> int | str | tuple[str, ...] | None:
        return dict(self.terms).get(name)


Effect: TypeAlias = Gain | Per | Pay | Exchange | InOrder | Choose | If | Score | Modify | Do

NOTHING: Final = InOrder(())


def inner(effect: Effect) -> tuple[Effect, ...]:
    """The effects that an effect is made of."""
    if isinstance(effect, InOrder):
        return effect.parts
    if isinstance(effect, Choose):
        return effect.options
    if isinstance(effect, Exchange):
        return (effect.gives,)
    if isinstance(effect, If):
        return (effect.then, effect.otherwise)
    return ()


def everything(effect: Effect) -> Iterator[Effect]:
    """The effect and all that is in it, each before what it is made of."""
    yield effect
    for part in inner(effect):
        yield from everything(part)


# -- what stands for good --------------------------------------------------------------------------------------


def points(effect: Effect, count: Callable[[int], int]) -> int:
    """What all scores in an effect come to, by how many there are of each measure."""
    return sum([score.points(count(score.measure)) for score in everything(effect) if isinstance(score, Score)])


def modifiers(effect: Effect, modifier: int) -> list[Modify]:
    """What in an effect changes that number of the rules."""
    return [part for part in everything(effect) if isinstance(part, Modify) and part.modifier == modifier]
