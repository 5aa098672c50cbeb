"""Self-play: the network plays many games against itself and earlier selves, and learns from how they turn out.

Two groups of games, so that workers play one while the network thinks about the other. A stretch is so many decisions
of every game; what each decision came to is reckoned back from the end of the game or, where that is still ahead, from
what the network expects at the end of the stretch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardwright.learning.ends import owned_bits, scaled
from boardwright.learning.learner import Endings, Experience, Learner, Look
from boardwright.research.lockstep import Batch
from boardwright.research.observations import Bytes, Floats
from boardwright.research.table import Table
from boardwright.research.vector import VectorEnv

#: How far what came later counts for what was expected earlier.
FAR_SIGHT: Final = 0.97
GROUPS: Final = 2


@dataclass(slots=True)
class Stretch:
    """What one group of games did: steps x games, of values and rewards steps x games x seats."""

    looks: list[Look]
    actions: NDArray[np.int64]
    likely: Floats
    values: Floats
    players: NDArray[np.int64]
    rewards: Floats
    done: NDArray[np.bool_]
    #: The number of the game among those that have ended, where one has.
    ends: NDArray[np.int64]
    weight: Floats


class Ends:
    """The games that have ended in the stretches of all groups: points by seat and line, and last observations."""

    def __init__(self, seats: int, lines: int, size: int) -> None:
        self.count = 0
        self.points: list[Floats] = [np.zeros((0, seats, 1 + lines), np.float32)]
        self.finals: list[Bytes] = [np.zeros((0, seats, size), np.uint8)]

    def tell(self, stretch: Stretch, step: int, batch: Batch) -> None:
        """What a step has brought, in games that it has ended above all."""
        stretch.rewards[step] = batch.rewards
        stretch.done[step] = batch.done
        over = np.flatnonzero(batch.done)
        stretch.ends[step, over] = self.count + np.arange(len(over))
        self.count += len(over)
        self.points.append(np.concatenate([batch.points[over, :, None], batch.lines[over]], axis=2))
        self.finals.append(batch.finals[over])

    def endings(self, table: Table, owned: Sequence[int]) -> Endings:
        """All of them, from the eyes of every seat."""
        points, finals = np.concatenate(self.points), np.concatenate(self.finals)
        seats = points.shape[1]
        rows = len(points) * seats
        around = np.stack([np.roll(points, -seat, axis=1) for seat in range(seats)], axis=1)
        seen = scaled(table, around.reshape(rows, seats * points.shape[2]))
        bits = owned_bits(table.game, finals.reshape(rows, finals.shape[2]), owned)
        return Endings(
            np.concatenate([seen, np.full((1, seen.shape[1]), np.nan, np.float32)]),
            np.concatenate([bits, np.zeros((1, bits.shape[1]), np.uint8)]),
        )


def new_stretch(steps: int, games: int, seats: int) -> Stretch:
    def nothing(*shape: int) -> Floats:
        return np.zeros(shape, np.float32)

    return Stretch(
        looks=[],
        actions=np.zeros((steps, games), np.int64),
        likely=nothing(steps, games),
        values=nothing(steps + 1, games, seats),
        players=np.zeros((steps + 1, games), np.int64),
        rewards=nothing(steps, games, seats),
        done=np.zeros((steps, games), bool),
        ends=np.zeros((steps, games), np.int64),
        weight=np.ones((steps, games), np.float32),
    )


class Told(NamedTuple):
    """What some stretches have brought beside experience."""

    decisions: int
    games: int
    points: float


class SelfPlay:
    """The games, and who plays them."""

    def __init__(self, env: VectorEnv, learner: Learner, rival: Learner | None, shared: float) -> None:
        self.env = env
        self.learner = learner
        self.seats = env.table.players
        #: An earlier self, and how many games of a group it takes part in; it sits on one seat, in turn.
        self.rival = rival
        self.with_rival = int(env.games * shared) if rival is not None else 0
        self.rival_seat = np.arange(self.with_rival) % self.seats

    def play(self, steps: int) -> tuple[list[Look], Experience, Endings, Told]:
        """A stretch of all games."""
        env = self.env
        stretches = [new_stretch(steps, env.games, self.seats) for _ in range(GROUPS)]
        ends = Ends(self.seats, len(env.table.lines), env.batches[0].finals.shape[2])
        for step in range(steps + 1):
            for group, stretch in enumerate(stretches):
                batch = env.recv(group)
                if step:
                    ends.tell(stretch, step - 1, batch)
                actions = self.decide(batch, stretch, step, steps)
                if step < steps:
                    env.send(actions, group)
        experience = [self.reckoned(stretch) for stretch in stretches]
        looks = [look for stretch in stretches for look in stretch.looks]
        joined = Experience(*[np.concatenate(column) for column in zip(*experience, strict=True)])
        endings = ends.endings(env.table, self.learner.plan.owned)
        decisions = sum(stretch.actions.size for stretch in stretches)
        points = float(np.concatenate(ends.points)[:, :, 0].mean()) if ends.count else 0.0
        return looks, joined, endings, Told(decisions, ends.count, points)

    def decide(self, batch: Batch, stretch: Stretch, step: int, steps: int) -> Any:
        """What the network, or its rival, does in every game of a group."""
        look = self.learner.look(batch.observations, batch.masks)
        moves = self.learner.act(look)
        players = batch.players.astype(np.int64)
        # By seat of the table, not from the player's own on.
        turn = (np.arange(self.seats)[None] - players[:, None]) % self.seats
        stretch.values[step] = np.take_along_axis(moves.values, turn, axis=1)
        stretch.players[step] = players
        if step == steps:
            return None
        actions = moves.actions
        if self.rival is not None and self.with_rival:
            few = slice(0, self.with_rival)
            others = self.rival.act(self.rival.look(batch.observations[few], batch.masks[few])).actions
            theirs = players[few] == self.rival_seat
            actions = actions.copy()
            actions[few] = np.where(theirs, others, actions[few])
            stretch.weight[step, few] = ~theirs
        stretch.looks.append(look)
        stretch.actions[step] = actions
        stretch.likely[step] = moves.likely
        return actions

    def reckoned(self, stretch: Stretch) -> Experience:
        """What every decision came to, from the eyes of who made it."""
        steps, games = stretch.actions.shape
        better = np.zeros((steps, games, self.seats), np.float32)
        later = np.zeros((games, self.seats), np.float32)
        end = np.full(games, -1)
        ends = np.zeros((steps, games), np.int64)
        for step in range(steps - 1, -1, -1):
            done = stretch.done[step]
            goes_on = ~done[:, None]
            ahead = stretch.values[step + 1] * goes_on
            off = stretch.rewards[step] + ahead - stretch.values[step]
            later = off + np.float32(FAR_SIGHT) * later * goes_on
            better[step] = later
            end = np.where(done, stretch.ends[step], end)
            ends[step] = end
        worth = np.clip(better + stretch.values[:-1], -1, 1)
        players = stretch.players[:-1]
        turn = (np.arange(self.seats) + players[:, :, None]) % self.seats
        own = np.take_along_axis(better, turn, axis=2)[:, :, 0]
        return Experience(
            stretch.actions.reshape(-1),
            stretch.likely.reshape(-1),
            own.reshape(-1),
            np.take_along_axis(worth, turn, axis=2).reshape(-1, self.seats),
            np.where(ends < 0, -1, ends * self.seats + players).reshape(-1),
            stretch.weight.reshape(-1),
        )
