"""The bot that thinks: it searches games imagined from where it sits, and takes what was tried most."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final, NamedTuple

from boardwright.bots.greedy import GreedyBot, finished_ways, rank, soonest
from boardwright.bots.search.company import Company
from boardwright.bots.search.guide import Guide, Judge
from boardwright.bots.search.judged import new_search
from boardwright.bots.search.node import Node
from boardwright.bots.search.tree import Search, Temper
from boardwright.bots.seat import Seat
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import asking
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

#: What a decision may use of the time that is left for its turn: others may follow.
SHARE: Final = 0.5
#: However little time is left, so many games are imagined; of fewer than so many nothing can be concluded.
LEAST: Final = 16
TELLING: Final = 100


class Limit(NamedTuple):
    """How long the bot thinks."""

    #: So many games are imagined for a decision, counting what was found out for an earlier one of the same turn. With
    #: this limit alone the same seed always decides the same.
    simulations: int = 1 << 30
    #: And a turn of several decisions takes about so long at most.
    seconds: float = float("inf")


class SearchBot(GreedyBot):
    """Searches before it decides, and goes on with what it has found out while it stays its turn."""

    def __init__(self, seed: int, limit: Limit, temper: Temper | None = None) -> None:
        super().__init__(seed)
        self.limit = limit
        #: The same where somebody judges.
        self.judged_limit = limit
        #: Who else searches the same decision, each up to the limit.
        self.company = Company(0)
        #: Who knows more than the game's advice.
        self.guide: Guide | None = None
        #: Who judges in the search under way; None: advice does.
        self.judge: Judge | None = None
        #: None: what suits the game.
        self.temper = temper
        #: What was found out below the decision made last, and how long the turn has been thought about.
        self.search: Search | None = None
        self.spent = 0.0
        #: How many games it has imagined so far.
        self.imagined = 0

    def use(self, processes: int) -> None:
        self.company = Company(processes - 1)

    def choose(self, seat: Seat) -> int:
        taken = self.unasked(seat) if seat.offers else None
        if taken is not None:
            return taken
        if len(seat.options) == 1:
            return seat.options[0]
        begun = monotonic()
        search = self.searched(seat)
        search.roots[seat.player].add_up(self.company.collect())
        self.spent += monotonic() - begun
        found = self.decided(seat, search) if self.has_searched(search.roots[seat.player]) else self.advised(seat)
        search.go_on(seat.player, found)
        return found

    def unasked(self, seat: Seat) -> int | None:
        """What it does before it decides, if anything: an offer that looks best of all to who judges, or to advice."""
        promised = {} if self.guide is None or self.guide.judge(seat) is None else self.guide.promises(seat)
        if not promised:
            return self.consider(seat)
        best = max(promised, key=promised.__getitem__)
        return best if best in seat.offers else None

    def has_searched(self, root: Node) -> bool:
        """Whether there was time for a search that tells anything; as many simulations as one wants always do."""
        return self.judge is not None or root.tries >= min(TELLING, self.limit.simulations // 2)

    def advised(self, seat: Seat) -> int:
        """What the game advises, and of that the shortest way: what `medium` does."""
        state, step = self.imagined_step(seat)
        return max(finished_ways(seat.game, state, step), key=rank).decisions()[-1][1]

    def imagined_step(self, seat: Seat) -> tuple[State, Step[Any]]:
        """The seat's decision in a state that looks the same to it."""
        state = seat.imagine(self.dice.below(1 << 30))
        step = asking(state, seat.player)
        assert step is not None, "who is asked has a step"
        return state, step

    def decided(self, seat: Seat, search: Search) -> int:
        """What was tried most; where the search cannot tell, what the game advises, and of that the shortest way.

        So nothing is done that gains nothing, and what begins to look the same after a while does not take longer.
        Where somebody judges who knows more, advice has no say.
        """
        if self.judge is not None:
            return search.chosen(seat.player, list(seat.options))
        alike = search.alike(seat.player, list(seat.options))
        state, step = self.imagined_step(seat)
        if len(alike) > 1:
            ways = [way for way in finished_ways(seat.game, state, step) if way.decisions()[-1][1] in alike]
            if ways:
                return max(ways, key=rank).decisions()[-1][1]
        return soonest(seat.game, state, step, alike[0]) if step.unfinished else alike[0]

    def searched(self, seat: Seat) -> Search:
        """The trees below the seat's decision, grown to the limit."""
        player = seat.player
        search = self.search
        if search is None or not search.knows(player, list(seat.options)):
            self.spent = 0.0
            first = seat.imagine(self.dice.below(1 << 30))
            self.judge = None if self.guide is None else self.guide.judge(seat)
            dice = FastDice(self.dice.below(1 << 30))
            search = self.search = new_search(seat.game, first.seats, dice, self.temper, self.judge)
        root = search.roots[player]
        simulations, most = self.limit if self.judge is None else self.judged_limit
        seconds = (most - self.spent) * SHARE
        until = monotonic() + seconds
        if self.guide is not None and (promised := self.guide.promises(seat)):
            root.promise(promised)
        if self.company.others:
            state, seed = seat.imagine(self.dice.below(1 << 30)), self.dice.below(1 << 30)
            self.company.send(seat.game, state, player, seed, simulations, seconds, self.judge)
        made = 0
        while not settled(root, simulations) and (made < LEAST or monotonic() < until):
            search.simulate(seat.imagine(self.dice.below(1 << 30)), player)
            made += 1
        self.imagined += made
        return search


def settled(root: Node, simulations: int) -> bool:
    """Whether so many simulations have been made, or those that are left could not change the choice."""
    left = simulations - root.tries
    if left * 2 > simulations:
        return False
    visits = sorted(root.visits)
    return left <= 0 or visits[-1] - visits[-2] > left
