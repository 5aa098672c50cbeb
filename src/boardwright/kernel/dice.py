"""Chance is handed in. Every shuffle and draw of a game asks the dice it is given, and nothing else.

Live play rolls `SeededDice` and records each outcome, replay reads them with `ReplayDice`, search rolls `FastDice`.
"""

from __future__ import annotations

import random
from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.kernel.errors import BadOptions, DamagedRecord, shown

#: How many digits a seed has at most.
DIGITS: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Where chance comes from."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


class SeededDice(Dice):
    """Dice for live play: the k-th roll is a hash of the seed and k; `seeded_dice` makes them.

    Unlike a generator with a large state they clone in no time, and outcomes seen do not give away the next ones.
    """

    __slots__ = ("hasher", "rolls")

    def __init__(self, hasher: blake2b, rolls: int) -> None:
        #: Keyed with the seed and never fed: every roll feeds a copy.
        self.hasher = hasher
        self.rolls = rolls

    def below(self, n: int) -> int:
        hasher = self.hasher.copy()
        hasher.update(self.rolls.to_bytes(8, "little"))
        self.rolls += 1
        return int.from_bytes(hasher.digest(), "little") * n >> 64

    def clone(self) -> SeededDice:
        return SeededDice(self.hasher, self.rolls)


def check_seed(seed: object) -> int:
    """A seed that somebody has given."""
    if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= 10**DIGITS:
        raise BadOptions(f"a seed is a whole number of at most {DIGITS} digits, not {shown(seed)}")
    return seed


def seeded_dice(seed: int, rolls: int = 0) -> SeededDice:
    """Dice of that seed that have been rolled so often already."""
    key = blake2b(str(seed).encode(), digest_size=32).digest()
    return SeededDice(blake2b(key=key, digest_size=8), rolls)


class FastDice(Dice):
    """Dice for simulations: the quickest source of chance Python has."""

    __slots__ = ("getrandbits",)

    def __init__(self, seed: int) -> None:
        self.getrandbits = random.Random(seed).getrandbits

    def below(self, n: int) -> int:
        return self.getrandbits(32) * n >> 32


class RecordingDice(Dice):
    """Passes rolls on and keeps each outcome."""

    __slots__ = ("inner", "outcomes")

    def __init__(self, inner: Dice) -> None:
        self.inner = inner
        self.outcomes: list[int] = []

    def below(self, n: int) -> int:
        outcome = self.inner.below(n)
        self.outcomes.append(outcome)
        return outcome


class ReplayDice(Dice):
    """Reads outcomes back from a record."""

    __slots__ = ("at", "outcomes")

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.at = 0

    def below(self, n: int) -> int:
        if self.at >= len(self.outcomes):
            raise DamagedRecord(
                f"the record has only {len(self.outcomes)} outcomes of chance, but another one is needed"
            )
        outcome = self.outcomes[self.at]
        if not 0 <= outcome < n:
            raise DamagedRecord(f"outcome {self.at + 1} of the record is {outcome}, expected 0 to {n - 1}")
        self.at += 1
        return outcome


def shuffled(items: list[int], dice: Dice) -> list[int]:
    """A new list with the same items in an order of chance."""
    return choose(items[:], len(items), dice)


def choose(pool: list[int], count: int, dice: Dice) -> list[int]:
    """That many items of the pool, in an order of chance; they leave it."""
    return [pool.pop(dice.below(len(pool))) for _ in range(count)]
