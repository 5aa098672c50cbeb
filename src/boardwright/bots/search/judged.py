"""The search with a judge: whoever comes to a new decision asks what it is worth and which options are promising.

The trees are those of `tree.py`. But a judge knows whose turn it is and what has only been begun, so nothing is tried
out before it is searched, and no turns that pass are taken off.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.bots.search.guide import Judge
from boardwright.bots.search.node import Node
from boardwright.bots.search.tree import Search, Temper
from boardwright.kernel.dice import Dice
from boardwright.kernel.flow import asking
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

#: How to go about it where worth is from -1 to 1. Networks that have taught themselves are surer than they should be:
#: so that more than one way is tried, shares of promise are brought nearer to each other, to this root of each.
CURIOSITY: Final = 0.3
DOUBT: Final = 0.04
WARMTH: Final = 2.0


def judged_temper() -> Temper:
    return Temper(1.0, curiosity=CURIOSITY, doubt=DOUBT, warmth=WARMTH)


class JudgedSearch(Search):
    """The trees of all players below one decision, grown by what a judge says."""

    __slots__ = ("judge",)

    def __init__(self, game: Game[Any], seats: int, dice: Dice, temper: Temper, judge: Judge) -> None:
        super().__init__(game, seats, dice, temper)
        self.judge = judge

    def simulate(self, state: State, player: int, first: int | None = None) -> None:
        temper = self.temper
        nodes = self.roots[:]
        path: list[tuple[Node, int, int]] = []
        step = asking(state, player)
        self.simulations += 1
        while True:
            if step is None:
                values = self.judge.ended(state)
                break
            options = step.options(state)
            who = step.who
            if len(options) == 1:
                action = options[0]
            else:
                node = nodes[who]
                if not node.has_met(options):
                    new = not node.actions
                    promise, worth = self.judge.verdict(state, step, options)
                    for index in range(len(options)):
                        if options[index] not in node.places:
                            node.add(options[index], promise[index])
                    if new and path:
                        values = worth
                        break
                node.meet(options, temper.warmth)
                slot = node.pick(temper.curiosity, temper.doubt) if first is None else node.places[first]
                first = None
                path.append((node, slot, who))
                action = node.actions[slot]
            step = self.follow(nodes, state, step, action)
        for node, slot, who in path:
            node.note(slot, values[who])


def new_search(game: Game[Any], seats: int, dice: Dice, temper: Temper | None, judge: Judge | None) -> Search:
    """A search by that judge, or by the game's advice; without a temper, by one that suits it."""
    if judge is None:
        return Search(game, seats, dice, temper or Temper(game.swing, warmth=game.blur))
    return JudgedSearch(game, seats, dice, temper or judged_temper(), judge)
