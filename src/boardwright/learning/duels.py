"""Games of the network against bots: both seats of the same seeds, so that nobody is lucky.

A helper plays the bots' part of some games beside each other. It tells what the network is asked in all of them, and
goes on with what the network answers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from boardwright.bots import next_decision
from boardwright.bots.naming import make_bot
from boardwright.bots.seat import Bot
from boardwright.kernel.dice import FastDice
from boardwright.match.runner import Runner
from boardwright.research.lockstep import mask_bytes
from boardwright.research.observations import Bytes, legal_actions
from boardwright.research.table import Table, worth


class Score(NamedTuple):
    """How a game has ended for the network: its share of the victory, its points, and the best of the others'."""

    won: float
    points: float
    others: float


class Asked(NamedTuple):
    """What the network is asked, a row a game that goes on, and the games that have ended since."""

    observations: Bytes
    masks: Bytes
    ended: list[Score]


class Duel(NamedTuple):
    """One game, where the network sits in it, and the bots on the other seats."""

    runner: Runner
    seat: int
    bots: dict[int, Bot]


class Duels:
    """Some games against a bot: for every seed the network sits on each seat once."""

    def __init__(self, table: Table, bot: str, seeds: list[int]) -> None:
        self.table = table
        self.ended: list[Score] = []
        self.games: list[Duel] = []
        for seed in seeds:
            for seat in range(table.players):
                dice = FastDice(seed)
                runner = Runner(table.game, table.game.setup(table.players, table.options, dice), dice, table.options)
                others = [other for other in range(table.players) if other != seat]
                self.games.append(Duel(runner, seat, {other: make_bot(bot, seed * 31 + other) for other in others}))
        self.games = [duel for duel in self.games if self.waits(duel)]

    def waits(self, duel: Duel) -> bool:
        """Let the bots play until the network is asked, or the game is over."""
        runner = duel.runner
        while runner.steps and not self.is_asked(duel):
            decided = next_decision(runner, duel.bots)
            assert decided is not None
            runner.apply(*decided)
        if runner.steps:
            return True
        outcome = self.table.game.outcome(runner.state)
        points = outcome.points[: self.table.players]
        others = [points[seat] for seat in duel.bots]
        won = worth(outcome, self.table.players, "win")[duel.seat]
        self.ended.append(Score(won, float(points[duel.seat]), float(max(others, default=0))))
        for bot in duel.bots.values():
            bot.close()
        return False

    def is_asked(self, duel: Duel) -> bool:
        """Whether it is for the network to decide; among several who are asked, bots come first."""
        asked = [step.who for step in duel.runner.steps]
        return duel.seat in asked and not any(seat in duel.bots for seat in asked)

    def asked(self) -> Asked:
        """What the network is asked now."""
        table, width = self.table, mask_bytes(self.table)
        seen = np.zeros((len(self.games), table.layout.packed_size), np.uint8)
        masks = np.zeros((len(self.games), width), np.uint8)
        for row, duel in enumerate(self.games):
            seen[row] = np.frombuffer(table.game.encode(duel.runner.state, duel.seat), np.uint8)
            mask = sum(1 << action for action in legal_actions(duel.runner, duel.seat))
            masks[row] = np.frombuffer(mask.to_bytes(width, "little"), np.uint8)
        ended, self.ended = self.ended, []
        return Asked(seen, masks, ended)

    def go_on(self, actions: list[int]) -> Asked:
        """What the network does, in the order in which it was asked."""
        for duel, action in zip(self.games, actions, strict=True):
            duel.runner.apply(duel.seat, action)
        self.games = [duel for duel in self.games if self.waits(duel)]
        return self.asked()
