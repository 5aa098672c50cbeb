"""The bot that taught itself: it plays by the house's own network for its game, thinking a little ahead.

The network says which options are promising and what positions are worth. A few positions are imagined, each one
decision further where it looks best, and what is thought of them decides; nothing but the network is asked. `master`
searches much longer, and by advice: see `master.py`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from boardwright.bots.model import Network, Opinion, Position, runtime
from boardwright.bots.networks import house_network, nearest
from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.dice import Dice, FastDice
from boardwright.kernel.flow import asking, offered, settle, take
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

#: So many positions are imagined for a decision: where the network looks at a board, one or two milliseconds each.
TRIES: Final = 30
#: How much promise counts beside what came of it, and how much worse than the average an untried option is thought.
CURIOSITY: Final = 0.15
DOUBT: Final = 0.02
#: What is as likely as this is done without thinking.
SURE: Final = 0.97


class LearnedBot(Bot):
    """Plays by the house's own network for the game that it sits down to."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        runtime()
        self.networks: dict[tuple[str, int], Network] = {}
        #: What was thought beyond the decision made last.
        self.mind: Place | list[float] | None = None

    def choose(self, seat: Seat) -> int:
        network = self.network(seat.game, seat.players)
        possible = sorted({*seat.options, *seat.offers})
        if len(possible) == 1:
            return possible[0]
        [told] = network.ask(seat.game, [Position(seat.encoded, possible)], turned=True)
        chances = told.chances(possible)
        best = max(chances)
        if best > SURE or seat.offers or len(told.worth) != seat.players:
            return possible[chances.index(best)]
        return self.thought(seat, network, told)

    def network(self, game: Game[Any], players: int) -> Network:
        """The house's network for so many players, or the nearest that there is."""
        table = game.id, nearest(game, players)
        if table not in self.networks:
            self.networks[table] = house_network(game, table[1])
        return self.networks[table]

    def thought(self, seat: Seat, network: Network, told: Opinion) -> int:
        """The option that was tried most; of several, the one that turned out best."""
        root = self.mind
        if not isinstance(root, Place) or not root.is_known_as(seat):
            state = seat.imagine(self.dice.below(1 << 30))
            step = asking(state, seat.player)
            assert step is not None
            root = Place(state, step, told)
        root.promise = told.chances(root.actions)
        ahead = Ahead(seat.game, network, FastDice(self.dice.below(1 << 30)))
        for _ in range(TRIES):
            ahead.go(root)
        best = max(range(len(root.actions)), key=lambda slot: (root.visits[slot], root.mean(slot)))
        self.mind = root.later.get(best)
        return root.actions[best]


class Place:
    """A decision imagined: what can be done, how promising it is, and what came of trying it for who decides."""

    __slots__ = ("actions", "later", "promise", "state", "step", "totals", "visits")

    def __init__(self, state: State, step: Step[Any], told: Opinion) -> None:
        self.state = state
        self.step = step
        self.actions = list(step.options(state))
        self.promise = told.chances(self.actions)
        self.visits = [0] * len(self.actions)
        self.totals = [0.0] * len(self.actions)
        #: By option the next decision, or by seat what the game came to.
        self.later: dict[int, Place | list[float]] = {}

    def is_known_as(self, seat: Seat) -> bool:
        """Whether the seat has come to this very decision, as far as it can see: then what was thought still holds."""
        return self.step.who == seat.player and seat.game.encode(self.state, seat.player) == seat.encoded

    def mean(self, slot: int) -> float:
        return self.totals[slot] / self.visits[slot] if self.visits[slot] else 0.0

    def pick(self) -> int:
        """Good so far, or promising and seldom tried."""
        tried = sum(self.visits)
        untried = sum(self.totals) / tried - DOUBT if tried else 0.0
        eager = CURIOSITY * sqrt(tried + 1)

        def looks(slot: int) -> float:
            known = self.mean(slot) if self.visits[slot] else untried
            return known + eager * self.promise[slot] / (1 + self.visits[slot])

        return max(range(len(self.actions)), key=looks)


class Ahead:
    """Thinking ahead with a network alone."""

    def __init__(self, game: Game[Any], network: Network, dice: Dice) -> None:
        self.game = game
        self.network = network
        self.dice = dice

    def go(self, root: Place) -> None:
        """Follow what looks best to a position that is new, and remember what the network thinks of it."""
        path: list[tuple[Place, int]] = []
        place: Place | list[float] = root
        while isinstance(place, Place):
            slot = place.pick()
            path.append((place, slot))
            place = place.later[slot] if slot in place.later else self.beyond(place, slot)
        for each, slot in path:
            each.visits[slot] += 1
            each.totals[slot] += place[each.step.who]

    def beyond(self, place: Place, slot: int) -> list[float]:
        """Take an option for the first time: by seat what the position that follows is worth."""
        state = place.state.clone()
        step = asking(state, place.step.who)
        assert step is not None
        take(state, step, place.actions[slot], self.dice)
        following = settle(state, self.dice)
        while following is not None and len(options := following.options(state)) == 1:
            take(state, following, options[0], self.dice)
            following = settle(state, self.dice)
        if following is None:
            worth = self.ended(state)
            place.later[slot] = worth
            return worth
        who = following.who
        possible = [*following.options(state), *offered(state, who)]
        [told] = self.network.ask(self.game, [Position(self.game.encode(state, who), possible)])
        place.later[slot] = Place(state, following, told)
        return [told.worth[(seat - who) % state.seats] for seat in range(state.seats)]

    def ended(self, state: State) -> list[float]:
        from boardwright.research.table import lead  # NumPy is an extra: only who has a network needs it

        return lead(self.game.outcome(state), state.seats, self.game.swing)
