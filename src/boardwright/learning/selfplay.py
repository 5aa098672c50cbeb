"""Self-play: the network plays many games against itself and earlier selves, and learns from how they turn out.

Two groups of games, so that workers play one while the network thinks about the other. A stretch is so many decisions
of every game; what each decision came to is reckoned back from the end of the game or, where that is still ahead, from
what the network expects at the end of the stretch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardwright.learning.ends import owned_bits, scaled
from boardwright.learning.learner import Experience, Learner, Look
from boardwright.research.lockstep import Batch
from boardwright.research.observations import Bytes, Floats
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
    #: Of games that have ended: points by seat and line, and the number of the first of their last observations.
    points: Floats
    ends: NDArray[np.int64]
    finals: list[Bytes]
    weight: Floats

    def tell_end(self, step: int, batch: Batch) -> None:
        """What the step before has brought, in games that it has ended above all."""
        self.rewards[step] = batch.rewards
        self.done[step] = batch.done
        self.points[step] = np.concatenate([batch.points[..., None], batch.lines], axis=2)
        over = np.flatnonzero(batch.done)
        seats = batch.points.shape[1]
        self.ends[step, over] = seats * (np.arange(len(over)) + sum(len(last) for last in self.finals) // seats)
        self.finals.append(batch.finals[over].reshape(seats * len(over), batch.finals.shape[2]))


def new_stretch(steps: int, games: int, seats: int, lines: int) -> Stretch:
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
        points=nothing(steps, games, seats, 1 + lines),
        ends=np.zeros((steps, games), np.int64),
        finals=[],
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

    def play(self, steps: int) -> tuple[list[Look], Experience, Told]:
        """A stretch of all games."""
        env = self.env
        stretches = [new_stretch(steps, env.games, self.seats, len(env.table.lines)) for _ in range(GROUPS)]
        for step in range(steps + 1):
            for group, stretch in enumerate(stretches):
                batch = env.recv(group)
                if step:
                    stretch.tell_end(step - 1, batch)
                actions = self.decide(batch, stretch, step, steps)
                if step < steps:
                    env.send(actions, group)
        experience = [self.reckoned(stretch) for stretch in stretches]
        looks = [look for stretch in stretches for look in stretch.looks]
        joined = Experience(*[np.concatenate(column) for column in zip(*experience, strict=True)])
        return looks, joined, told(stretches)

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
        points = np.full(stretch.points.shape, np.nan, np.float32)
        later = np.zeros((games, self.seats), np.float32)
        final = np.full(points.shape[1:], np.nan, np.float32)
        end = np.zeros(games, np.int64)
        ends = np.zeros((steps, games), np.int64)
        for step in range(steps - 1, -1, -1):
            goes_on = ~stretch.done[step][:, None]
            ahead = stretch.values[step + 1] * goes_on
            off = stretch.rewards[step] + ahead - stretch.values[step]
            later = off + np.float32(FAR_SIGHT) * later * goes_on
            better[step] = later
            final = np.where(goes_on[..., None], final, stretch.points[step])
            points[step] = final
            end = np.where(stretch.done[step], stretch.ends[step], end)
            ends[step] = end
        worth = np.clip(better + stretch.values[:-1], -1, 1)
        turn = (np.arange(self.seats) + stretch.players[:-1, :, None]) % self.seats
        own = np.take_along_axis(better, turn, axis=2)[:, :, 0]
        return Experience(
            stretch.actions.reshape(-1),
            stretch.likely.reshape(-1),
            own.reshape(-1),
            np.take_along_axis(worth, turn, axis=2).reshape(-1, self.seats),
            scaled(self.env.table, np.take_along_axis(points, turn[..., None], axis=2).reshape(steps * games, -1)),
            self.owned(stretch, (ends + stretch.players[:-1]).reshape(-1)),
            stretch.weight.reshape(-1),
        )

    def owned(self, stretch: Stretch, ends: NDArray[np.int64]) -> Bytes:
        """Who owned what at those ends; where the end is not known, anything."""
        found = owned_bits(self.env.table.game, np.concatenate(stretch.finals), self.learner.plan.owned)
        return found[ends] if len(found) else np.zeros((len(ends), found.shape[1]), np.uint8)


def told(stretches: list[Stretch]) -> Told:
    done = [stretch.done for stretch in stretches]
    games = int(sum(column.sum() for column in done))
    points = sum(float(stretch.points[stretch.done][..., 0].mean(axis=1).sum()) for stretch in stretches)
    return Told(sum(column.size for column in done), games, points / max(games, 1))
