"""Several processes that search the same decision, each with its own dice; what they have tried is added up.

Not compiled: it only hands over and collects.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple

from boardwright.bots.search.guide import Judge
from boardwright.bots.search.judged import new_search
from boardwright.bots.workers import start_worker
from boardwright.games import games, get_game
from boardwright.kernel.dice import FastDice
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

#: By action how often it was tried, and the sum of what came of it.
Tried = dict[int, tuple[int, float]]


class Errand(NamedTuple):
    """A decision to search elsewhere: an imagined state, described, in which the player decides."""

    game: str
    position: Mapping[str, Any]
    player: int
    seed: int
    simulations: int
    seconds: float
    judge: Judge | None


class Company:
    """Those who search with us, started when they are first needed."""

    def __init__(self, others: int) -> None:
        self.others = others
        self.running: list[Future[Tried]] = []

    def send(
        self,
        game: Game[Any],
        state: State,
        player: int,
        seed: int,
        simulations: int,
        seconds: float,
        judge: Judge | None = None,
    ) -> None:
        """Let all of them search from that imagined state on, by that judge or by advice."""
        if game.id not in games():
            return  # a game from elsewhere, which other processes do not know
        position = game.write_position(state)
        for number in range(self.others):
            errand = Errand(game.id, position, player, seed + number, simulations, seconds, judge)
            self.running.append(helpers(self.others).submit(search_elsewhere, errand))

    def collect(self) -> list[Tried]:
        """What they have tried; who has died has tried nothing."""
        found: list[Tried] = []
        for future in self.running:
            try:
                found.append(future.result())
            except BrokenProcessPool:
                helpers.cache_clear()
        self.running = []
        return found


def search_elsewhere(errand: Errand) -> Tried:
    """Search in this process. From an imagined state the unknown is dealt anew just as from the true one."""
    game = get_game(errand.game)
    _, _, state = game.read_position(errand.position)
    dice = FastDice(errand.seed)
    search = new_search(game, state.seats, dice, None, errand.judge)
    root = search.roots[errand.player]
    until = monotonic() + errand.seconds
    while root.tries < errand.simulations and monotonic() < until:
        search.simulate(game.determinize(state, errand.player, dice), errand.player)
    return {action: (root.visits[slot], root.totals[slot]) for slot, action in enumerate(root.actions)}


@cache
def helpers(count: int) -> ProcessPoolExecutor:
    """So many processes, kept for the next decision; they end with this one."""
    # They are started afresh: a fork of a process with threads can hang.
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=start_worker)
