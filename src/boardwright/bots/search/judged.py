"""The search with a judge: whoever comes to a new decision asks what it is worth and which options are promising.

The trees are those of `tree.py`. But a judge knows whose turn it is and what has only been begun, so nothing is tried
out before it is searched, and no turns that pass are taken off. And where different ways lead a player to the same, as
settlements do that are placed in another order, they lead to one node: what was found out there holds for all of them.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.bots.search.guide import Judge
from boardwright.bots.search.node import Node
from boardwright.bots.search.tree import SEATS, Search, Temper
from boardwright.kernel.dice import Dice
from boardwright.kernel.flow import asking
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

#: How to go about it where worth is from -1 to 1. Networks that have taught themselves are surer than they should be:
#: so that more than one way is tried, shares of promise are brought nearer to each other, to this root of each.
CURIOSITY: Final = 0.3
DOUBT: Final = 0.04
WARMTH: Final = 2.0


def judged_temper() -> Temper:
    return Temper(1.0, curiosity=CURIOSITY, doubt=DOUBT, warmth=WARMTH)


class JudgedSearch(Search):
    """The trees of all players below one decision, grown by what a judge says."""

    __slots__ = ("came", "judge", "reached")

    def __init__(self, game: Game[Any], seats: int, dice: Dice, temper: Temper, judge: Judge) -> None:
        super().__init__(game, seats, dice, temper)
        self.judge = judge
        #: By what a player knows and may do, the node in which that is decided.
        self.reached: dict[Any, Node] = {}
        #: By seat, in the simulation under way, from where and by what it came to its node.
        self.came: list[tuple[Node, int]] = [(root, -1) for root in self.roots]

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
                    promise, worth, known = self.judge.verdict(state, step, options)
                    if new and path and known is not None:
                        node = self.same(node, who, known)
                        new = not node.actions
                        nodes[who] = node
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

    def same(self, node: Node, who: int, known: Any) -> Node:
        """The node of those who know the same: that one, or one that was reached in another way."""
        found = self.reached.setdefault(known, node)
        if found is not node:
            before, key = self.came[who]
            before.later[key] = found
        return found

    def follow(self, nodes: list[Node], state: State, step: Step[Any], action: int) -> Step[Any] | None:
        before = nodes[:]
        following = super().follow(nodes, state, step, action)
        key = action * SEATS + step.who
        for seat in range(self.seats):
            if nodes[seat] is not before[seat]:
                self.came[seat] = (before[seat], key)
        return following


def new_search(game: Game[Any], seats: int, dice: Dice, temper: Temper | None, judge: Judge | None) -> Search:
    """A search by that judge, or by the game's advice; without a temper, by one that suits it."""
    if judge is None:
        return Search(game, seats, dice, temper or Temper(game.swing, warmth=game.blur))
    return JudgedSearch(game, seats, dice, temper or judged_temper(), judge)
