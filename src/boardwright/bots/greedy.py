"""The bot that looks one decision ahead: it imagines each option carried out and takes the one its game advises most.

An option that only begins an effect (using a tile, lifting a piece) is judged by the best way found to finish it, and
the bot then keeps to that way.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.dice import Dice, FastDice
from boardwright.kernel.flow import deciding, settle, take
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

#: Of the ways to go on with an effect, how many are followed: those that look best half-way.
WAYS: Final = 4
#: Up to so many effects that can be begun are followed each for itself; of more, so many that look best together.
EFFECTS: Final = 8
#: Of ways that look alike half-way, about so many are followed.
ALIKE: Final = 20


class GreedyBot(Bot):
    """Takes what looks best right after the decision; among equals, one by chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        #: How to finish what was begun: the options expected and the action meant, the next decision last.
        self.plan: list[tuple[tuple[int, ...], int]] = []

    def choose(self, seat: Seat) -> int:
        if self.plan and self.plan[-1][0] == seat.options:
            return self.plan.pop()[1]
        self.plan.clear()
        if len(seat.options) == 1:
            return seat.options[0]
        state = seat.imagine(self.dice.below(1 << 30))
        step = next(step for step in deciding(state) if step.who == seat.player)
        found = finished_ways(seat.game, state, step)
        highest = max(way.value for way in found)
        best = [way for way in found if way.value == highest]
        self.plan = best[self.dice.below(len(best))].decisions()
        return self.plan.pop()[1]


class Way:
    """Decisions imagined one after another: where they lead, and what the game advises there."""

    __slots__ = ("action", "before", "following", "options", "state", "value")

    def __init__(
        self, game: Game[Any], before: Way | None, state: State, step: Step[Any], options: tuple[int, ...], action: int
    ) -> None:
        self.before = before
        self.options = options
        self.action = action
        self.state = ahead(state, step, action)
        self.value = game.advice(self.state, step.who)
        #: The decision that goes on with the effect; none when it is finished.
        self.following = [other for other in deciding(self.state) if other.who == step.who and other.unfinished]

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
    options = tuple(step.options(state))
    ways = [Way(game, None, state, step, options, action) for action in options]
    done = [way for way in ways if not way.following]
    begun = [way for way in ways if way.following]
    if step.unfinished or len(begun) > EFFECTS:
        finish(game, most_promising(begun, EFFECTS), done)
    else:
        for way in begun:
            finish(game, [way], done)
    return done


def finish(game: Game[Any], begun: list[Way], done: list[Way]) -> None:
    """Follow the most promising of the ways begun, and add those that are finished to ``done``."""
    while begun:
        later: list[Way] = []
        for way in begun:
            for step in way.following:
                options = tuple(step.options(way.state))
                later += [Way(game, way, way.state, step, options, action) for action in options]
        done += [way for way in later if not way.following]
        begun = most_promising([way for way in later if way.following], WAYS)


def most_promising(ways: list[Way], most: int) -> list[Way]:
    """The best so many; of those that look as good as the last of them, more, picked evenly."""
    if len(ways) <= most:
        return ways
    ways.sort(key=attrgetter("value"), reverse=True)
    limit = ways[most - 1].value
    alike = [way for way in ways if way.value == limit]
    return [way for way in ways if way.value > limit] + alike[:: (len(alike) - 1) // ALIKE + 1]


def ahead(state: State, step: Step[Any], action: int) -> State:
    """A copy of the state after the action; chance in it is imagined, and the same for every option."""
    after = state.clone()
    dice = ImaginedDice()
    take(after, step, action, dice)
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
