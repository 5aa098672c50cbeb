"""Multisets: how many there are of each kind. A bag is one that changes, and is drawn from by chance.

Counts are tuples, so that copies of a state share them; a bag is a list. A draw rolls once, with as many sides as there
are pieces in the bag, whatever their kinds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import add, sub
from typing import Final, TypeAlias

from boardwright.kernel.dice import Dice

#: How many there are of each kind, by the number of the kind.
Counts: TypeAlias = tuple[int, ...]

#: What `draw` says of an empty bag.
NONE_LEFT: Final = -1


def nothing(kinds: int) -> Counts:
    return (0,) * kinds


def one_of(kinds: int, kind: int, count: int = 1) -> Counts:
    """So many of one kind."""
    return changed(nothing(kinds), kind, count)


def counted(pieces: Iterable[int], kinds: int) -> Counts:
    """How many of each kind are among the pieces, which are given by their kinds."""
    found = [0] * kinds
    for kind in pieces:
        found[kind] += 1
    return tuple(found)


def pieces(counts: Sequence[int]) -> list[int]:
    """The kind of every single piece, in ascending order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def total(counts: Sequence[int]) -> int:
    return sum(counts)


def plus(one: Counts, other: Counts) -> Counts:
    return tuple(map(add, one, other))


def minus(one: Counts, other: Counts) -> Counts:
    return tuple(map(sub, one, other))


def times(counts: Counts, factor: int) -> Counts:
    return tuple([count * factor for count in counts])


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The same numbers, one of them changed."""
    row = list(counts)
    row[kind] += by
    return tuple(row)


def within(some: Sequence[int], whole: Sequence[int]) -> bool:
    """Whether there are so many of each kind."""
    for part, there in zip(some, whole, strict=True):  # noqa: SIM110 - asked very often, and all() is slower
        if not 0 <= part <= there:
            return False
    return True


def lacking(wanted: Counts, there: Counts) -> Counts:
    """How many of each kind are wanted and not there."""
    return tuple([max(0, need - have) for need, have in zip(wanted, there, strict=True)])


def selections(counts: Counts, size: int) -> Iterator[Counts]:
    """Every way to take so many pieces, each once; the first kinds are taken first."""
    if not counts:
        if not size:
            yield ()
        return
    for count in range(min(size, counts[0]), -1, -1):
        for rest in selections(counts[1:], size - count):
            yield (count, *rest)


# -- bags ------------------------------------------------------------------------------------------------------


def draw(bag: list[int], dice: Dice) -> int:
    """Draw one piece by chance; its kind, or NONE_LEFT, without a roll, when the bag is empty."""
    left = sum(bag)
    if not left:
        return NONE_LEFT
    chosen = dice.below(left)
    kind = 0
    while chosen >= bag[kind]:
        chosen -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def draw_some(bag: list[int], count: int, dice: Dice) -> Counts:
    """Draw so many pieces, or as many as there are."""
    drawn = [0] * len(bag)
    for _ in range(min(count, sum(bag))):
        drawn[draw(bag, dice)] += 1
    return tuple(drawn)


def deal(bag: list[int], sizes: Sequence[int], dice: Dice) -> list[Counts]:
    """Draw hands of these sizes, one after the other. A hand that takes all that is left needs no chance."""
    hands: list[Counts] = []
    for size in sizes:
        if size == sum(bag):
            hands.append(tuple(bag))
            bag[:] = [0] * len(bag)
        else:
            hands.append(draw_some(bag, size, dice))
    return hands


def put_in(bag: list[int], counts: Counts) -> None:
    """Put these pieces into the bag."""
    for kind, count in enumerate(counts):
        bag[kind] += count
