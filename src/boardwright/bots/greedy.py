"""The bot that looks one decision ahead: it imagines each option carried out and takes the one its game advises most.

An option that only begins an effect (using a tile, lifting a piece) is judged by the best way found to finish it, and
the bot then keeps to that way. An offer is taken when the game advises what comes of it more than leaving it.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.dice import Dice, FastDice
from boardwright.kernel.flow import deciding, settle, take, take_offer
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

#: Of the ways to go on with an effect, how many are followed: those that look best half-way.
MOST_WAYS: Final = 4
#: Up to so many effects that can be begun are followed each for itself; of more, so many that look best together.
MOST_EFFECTS: Final = 8
#: Of ways that look alike half-way, about so many are followed.
MOST_ALIKE: Final = 20


class GreedyBot(Bot):
    """Takes what looks best right after the decision; among equals the shortest, and of those one by chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        #: How to finish what was begun: the options expected and the action meant, the next decision last.
        self.plan: list[tuple[tuple[int, ...], int]] = []

    def choose(self, seat: Seat) -> int:
        if self.plan and self.plan[-1][0] == seat.options:
            return self.plan.pop()[1]
        self.plan.clear()
        taken = self.consider(seat) if seat.offers else None
        if taken is not None:
            return taken
        if len(seat.options) == 1:
            return seat.options[0]
        state = seat.imagine(self.dice.below(1 << 30))
        step = next(step for step in deciding(state) if step.who == seat.player)
        return self.follow(finished_ways(seat.game, state, step))

    def consider(self, seat: Seat) -> int | None:
        state = seat.imagine(self.dice.below(1 << 30))
        found = offered_ways(seat, state)
        if max(way.value for way in found) <= seat.game.advice(state, seat.player):
            return None
        return self.follow(found)

    def follow(self, ways: list[Way]) -> int:
        """The first action of the best way; the rest of it becomes the plan. Nothing is done that gains nothing."""
        highest = max(rank(way) for way in ways)
        best = [way for way in ways if rank(way) == highest]
        self.plan = best[self.dice.below(len(best))].decisions()
        return self.plan.pop()[1]


class Way:
    """Decisions imagined one after another: where they lead, and what the game advises there."""

    __slots__ = ("action", "before", "following", "length", "options", "state", "value")

    def __init__(
        self, game: Game[Any], before: Way | None, player: int, options: tuple[int, ...], action: int, state: State
    ) -> None:
        self.before = before
        #: How many decisions it takes.
        self.length: int = 1 if before is None else before.length + 1
        self.options = options
        self.action = action
        self.state = state
        self.value = game.advice(state, player)
        #: The decision that goes on with the effect; none when it is finished.
        self.following = [step for step in deciding(state) if step.who == player and step.unfinished]

    def decisions(self) -> list[tuple[tuple[int, ...], int]]:
        """The options and the action of every decision, the first one last."""
        found = []
        way: Way | None = self
        while way is not None:
            found.append((way.options, way.action))
            way = way.before
        return found


def finished_ways(game: Game[Any], state: State, step: Step[Any]) -> list[Way]:
    """What can be done now, each effect that is begun carried to its end."""
    ways = ways_on(game, None, state, step)
    done = [way for way in ways if not way.following]
    begun = [way for way in ways if way.following]
    if step.unfinished or len(begun) > MOST_EFFECTS:
        finish(game, most_promising(begun, MOST_EFFECTS), done)
    else:
        for way in begun:
            finish(game, [way], done)
    return done


def soonest(game: Game[Any], state: State, step: Step[Any], action: int) -> int:
    """That option of an effect under way, or one that comes to something just as good in fewer decisions."""
    begun = [way for way in ways_on(game, None, state, step) if way.action == action]
    meant = [way for way in begun if not way.following]
    finish(game, [way for way in begun if way.following], meant)
    best = max(meant, key=rank)
    for way in finished_ways(game, state, step):
        if way.value == best.value and way.length < best.length:
            best = way
    return best.decisions()[-1][1]


def rank(way: Way) -> tuple[float, int]:
    """Ways that come to more are better, and of those the short ones."""
    return way.value, -way.length


def offered_ways(seat: Seat, state: State) -> list[Way]:
    """What the seat may do unasked, each effect that is begun carried to its end."""
    done: list[Way] = []
    for action in seat.offers:
        after = ahead_unasked(state, seat.player, action)
        way = Way(seat.game, None, seat.player, seat.offers, action, after)
        if way.following:
            finish(seat.game, [way], done)
        else:
            done.append(way)
    return done


def ways_on(game: Game[Any], before: Way | None, state: State, step: Step[Any]) -> list[Way]:
    """Every option of a decision, carried out."""
    options = tuple(step.options(state))
    return [Way(game, before, step.who, options, action, ahead(state, step, action)) for action in options]


def finish(game: Game[Any], begun: list[Way], done: list[Way]) -> None:
    """Follow the most promising of the ways begun, and add those that are finished to ``done``."""
    while begun:
        later: list[Way] = []
        for way in begun:
            for step in way.following:
                later += ways_on(game, way, way.state, step)
        done += [way for way in later if not way.following]
        begun = most_promising([way for way in later if way.following], MOST_WAYS)


def most_promising(ways: list[Way], most: int) -> list[Way]:
    """The best so many; of those that look as good as the last of them, more, picked evenly."""
    if len(ways) <= most:
        return ways
    ways.sort(key=attrgetter("value"), reverse=True)
    limit = ways[most - 1].value
    alike = [way for way in ways if way.value == limit]
    return [way for way in ways if way.value > limit] + alike[:: (len(alike) - 1) // MOST_ALIKE + 1]


def ahead(state: State, step: Step[Any], action: int) -> State:
    """A copy of the state after the action; chance in it is imagined, and the same for every option."""
    after = state.clone()
    dice = ImaginedDice()
    take(after, step, action, dice)
    settle(after, dice)
    return after


def ahead_unasked(state: State, player: int, action: int) -> State:
    """The same for something that a player does although nobody asks."""
    after = state.clone()
    dice = ImaginedDice()
    take_offer(after, player, action, dice)
    settle(after, dice)
    return after


class ImaginedDice(Dice):
    """Always the same rolls, made ready only when somebody rolls: most actions leave nothing to chance."""

    __slots__ = ("dice",)

    def __init__(self) -> None:
        self.dice: Dice | None = None

    def below(self, n: int) -> int:
        if self.dice is None:
            self.dice = FastDice(0)
        return self.dice.below(n)
