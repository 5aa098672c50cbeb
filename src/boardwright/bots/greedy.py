"""The bot that looks one decision ahead: it imagines each option carried out and takes the one its game advises most.

An option that only begins an effect (using a tile, lifting a piece) is judged by the best way to finish it.
"""

from __future__ import annotations

from typing import Any

from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import deciding, settle, take
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step


class GreedyBot(Bot):
    """Takes what looks best right after the decision; among equals, one by chance."""

    def choose(self, seat: Seat) -> int:
        if len(seat.options) == 1:
            return seat.options[0]
        state = seat.imagine(self.dice.below(1 << 30))
        step = next(step for step in deciding(state) if step.who == seat.player)
        best: list[int] = []
        highest = float("-inf")
        for action in seat.options:
            value = worth(seat.game, state, step, action)
            if value > highest:
                best, highest = [action], value
            elif value == highest:
                best.append(action)
        return best[self.dice.below(len(best))]


def worth(game: Game[Any], state: State, step: Step[Any], action: int) -> float:
    """What the game advises on the position after the action; an effect begun is finished greedily first."""
    after = ahead(state, step, action)
    player = step.who
    following = next((other for other in deciding(after) if other.who == player), None)
    while following is not None and following.unfinished:
        current, waiting = after, following
        finishes = [ahead(current, waiting, option) for option in waiting.options(current)]
        after = max(finishes, key=lambda finish: game.advice(finish, player))
        following = next((other for other in deciding(after) if other.who == player), None)
    return game.advice(after, player)


def ahead(state: State, step: Step[Any], action: int) -> State:
    """A copy of the state after the action; chance in it is imagined, and the same for every option."""
    after = state.clone()
    dice = FastDice(0)
    take(after, step, action, dice)
    settle(after, dice)
    return after
