"""Many games in lockstep in one process: every step each of them takes one decision and asks for the next.

What is asked is written into arrays that somebody else may look at: see `vector.py`. A game that is over is followed by
another at once. Which games are played depends on the seed alone, not on how many processes share them.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import offered, settle, take, take_offer
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import MaskStep, Step
from boardwright.research.observations import Bytes, unpack
from boardwright.research.table import Table

Actions: TypeAlias = NDArray[np.int32]
#: How far apart neighbouring games begin, where they are spread: prime to most lengths, so that all are met.
PACES: Final = 61


class Batch(NamedTuple):
    """What many games ask at once, one row a game. The arrays are overwritten by the next step: copy what you keep.

    ``observations`` and ``masks`` are packed; they are about ``players``, the seats that are asked. Where a game was
    over it is ``done``: its ``rewards`` and final ``points`` are by seat, and what is asked is the first question of
    the game that follows. A table that is told so has more of how it ended: points by seat and line of the score sheet,
    NaN for lines that the game had not, and what every seat knew then, packed.
    """

    observations: Bytes
    masks: Bytes
    players: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    points: NDArray[np.float32]
    lines: NDArray[np.float32]
    finals: Bytes

    def legal(self, actions: int) -> NDArray[np.uint8]:
        """The masks over so many actions, as 0 and 1."""
        return np.unpackbits(self.masks, axis=-1, count=actions, bitorder="little")

    def sample(self, actions: int, chance: np.random.Generator) -> Actions:
        """A legal action in every game, each equally likely."""
        rows, legal = self.legal(actions).nonzero()
        counts = np.bincount(rows, minlength=len(self.players))
        picked = np.cumsum(counts) - counts + (chance.random(len(counts)) * counts).astype(np.int64)
        return np.asarray(legal[picked], np.int32)

    def cut(self, rows: slice) -> Batch:
        """Those games of it; the arrays are the same."""
        columns: list[Any] = [column[rows] for column in self]
        return Batch(*columns)

    def numbers(self, game: str | Game[Any]) -> NDArray[np.float32]:
        """The observations, unpacked."""
        return unpack(game, self.observations)


def shapes(table: Table, games: int) -> list[tuple[tuple[int, ...], Any]]:
    """The arrays of a batch: shape and type of each."""
    return [
        ((games, table.layout.packed_size), np.uint8),
        ((games, mask_bytes(table)), np.uint8),
        ((games,), np.int8),
        ((games, table.players), np.float32),
        ((games,), np.bool_),
        ((games, table.players), np.float32),
        ((games, table.players, len(table.lines)), np.float32),
        ((games, table.players, table.layout.packed_size if table.finals else 0), np.uint8),
    ]


def mask_bytes(table: Table) -> int:
    return (table.actions + 7) // 8


def empty_batch(table: Table, games: int) -> Batch:
    """A batch in the memory of this process."""
    return Batch(*[np.zeros(shape, kind) for shape, kind in shapes(table, games)])


def seed_of(seed: int, number: int, game: int) -> int:
    """The seed of the game that is played as the so-many-th in one place."""
    return int.from_bytes(blake2b(f"{seed} {number} {game}".encode(), digest_size=7).digest(), "little")


class Lockstep:
    """The games with those numbers; what they ask is in ``batch``."""

    def __init__(self, table: Table, numbers: Iterable[int], batch: Batch) -> None:
        self.table = table
        self.game = table.game
        self.numbers = list(numbers)
        self.batch = batch
        self.seed = 0
        self.played = [0] * len(self.numbers)
        self.states: list[State] = []
        self.dice: list[FastDice] = []
        self.steps: list[Step[Any]] = []
        self._observations = batch.observations.data.cast("B")
        self._masks = batch.masks.data.cast("B")
        self._size = table.layout.packed_size
        self._width = mask_bytes(table)
        #: In games in which nobody ever acts unasked, nobody is asked about it.
        self._unasked = False

    def reset(self, seed: int, spread: int = 0) -> None:
        """Begin all games anew; ``spread``: some decisions of each are made by chance, fewer than so many.

        Without it all games are at their beginning at the same time, and for long after that equally far.
        """
        self.seed = seed
        count = len(self.numbers)
        self.played = [0] * count
        self.dice = [FastDice(0)] * count
        self.states = []
        self.steps = []
        self.batch.done[:] = False
        self.batch.rewards[:] = 0
        for place in range(count):
            state, dice, step = self._advanced(place, self.numbers[place] * PACES % spread if spread else 0)
            self.states.append(state)
            self.dice[place] = dice
            self.steps.append(step)
            if not self._show(place, step):
                self._show_next(place)

    def step(self, actions: Actions) -> None:
        """Take one decision in every game. Trusted: the masks allow them."""
        done, rewards = self.batch.done, self.batch.rewards
        if done.any():
            rewards[done] = 0
            done[:] = False
        for place, action in enumerate(actions.tolist()):
            state, dice, step = self.states[place], self.dice[place], self.steps[place]
            if self._unasked and action in offered(state, step.who):
                take_offer(state, step.who, action, dice)
            else:
                take(state, step, action, dice)
            if not self._show(place, settle(state, dice)):
                done[place] = True
                rewards[place] = self.table.worth_of(state)
                self._tell_end(place, state)
                self._show_next(place)

    def _begin(self, place: int) -> tuple[State, FastDice, Step[Any]]:
        """The next game of a place."""
        dice = FastDice(seed_of(self.seed, self.numbers[place], self.played[place]))
        self.played[place] += 1
        state: State = self.game.setup(self.table.players, self.table.options, dice)
        step = settle(state, dice)
        assert step is not None, "a game is over before anybody was asked"
        self._unasked = type(state).offers is not State.offers
        return state, dice, step

    def _advanced(self, place: int, decisions: int) -> tuple[State, FastDice, Step[Any]]:
        """The next game of a place so many decisions later, made by chance; if that ends it, the one that follows."""
        state, dice, step = self._begin(place)
        for _ in range(decisions):
            options = step.options(state)
            take(state, step, options[dice.below(len(options))], dice)
            following = settle(state, dice)
            if following is None:
                return self._begin(place)
            step = following
        return state, dice, step

    def _tell_end(self, place: int, state: State) -> None:
        """Write down how a game has ended."""
        table, batch = self.table, self.batch
        batch.points[place] = self.game.points_if_over(state)[: table.players]
        if table.lines:
            batch.lines[place] = table.line_points(state)
        if table.finals:
            for seat in range(table.players):
                batch.finals[place, seat] = np.frombuffer(self.game.encode(state, seat), np.uint8)

    def _show_next(self, place: int) -> None:
        """Write down what the next game of a place asks."""
        self.states[place], self.dice[place], step = self._begin(place)
        asked = self._show(place, step)
        assert asked, "a game is over before anybody had a choice"

    def _show(self, place: int, step: Step[Any] | None) -> bool:
        """Write down what a game asks; False if it is over. Where only choices are asked about, the rest is done."""
        state, dice = self.states[place], self.dice[place]
        while step is not None:
            mask = self._legal(state, step)
            if not self.table.choices or mask & (mask - 1):
                break
            take(state, step, mask.bit_length() - 1, dice)
            step = settle(state, dice)
        if step is None:
            return False
        self.steps[place] = step
        self.batch.players[place] = step.who
        start = place * self._size
        self._observations[start : start + self._size] = self.game.encode(state, step.who)
        start = place * self._width
        self._masks[start : start + self._width] = mask.to_bytes(self._width, "little")
        return True

    def _legal(self, state: State, step: Step[Any]) -> int:
        """What who is asked may do, as bits."""
        if isinstance(step, MaskStep):
            mask = step.mask(state)
        else:
            mask = 0
            for action in step.options(state):
                mask |= 1 << action
        if self._unasked:
            for action in offered(state, step.who):
                mask |= 1 << action
        return mask
