"""One game being played for learning: who is asked, what they know and may do, and what it was worth in the end.

The environments of all frameworks are thin coats over this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import nan
from typing import Any, Final

from boardwright.games import get_game
from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BadOptions, GameOver
from boardwright.kernel.game import Game
from boardwright.kernel.outcome import Outcome
from boardwright.kernel.state import State
from boardwright.match.runner import Runner
from boardwright.research.observations import Floats, Mask, layout, legal_actions, mask, observe

#: What the end of a game can be worth, by the name of the reward.
REWARDS: Final = ("win", "place", "points", "lead")
#: So many times the game's `swing` ahead is as good as can be.
FAR_AHEAD: Final = 4.0


class Table:
    """A game with that many players and options; `reset` begins one after another, each by its seed.

    ``reward``: ``win`` is 1 for the winner, shared by several; ``place`` goes from 1 for the first to 0 for the last;
    ``points`` are the points; ``lead`` is from -1 to 1, half for winning and half for how many points a seat is ahead
    of the others. All else is worth 0. With ``zero_sum`` the mean of all seats is taken off.

    Who plays many games at once may be told more of how they end: points by ``lines`` of the score sheet, and with
    ``finals`` what every seat knows then. With ``choices`` they are asked only where there is something to choose.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        zero_sum: bool = False,
        lines: Sequence[str] = (),
        finals: bool = False,
        choices: bool = False,
    ) -> None:
        self.game = get_game(game)
        self.layout = layout(self.game)
        self.options = self.game.accept(players, options)
        self.players = players
        if reward not in REWARDS:
            raise BadOptions(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
        if zero_sum and players == 1:
            raise BadOptions("a game played alone cannot be zero-sum: there is nobody to take the points from")
        self.reward = reward
        self.zero_sum = zero_sum
        self.lines = tuple(lines)
        self.finals = finals
        self.choices = choices
        self._runner: Runner | None = None

    @property
    def actions(self) -> int:
        """How many actions the game has."""
        return self.game.space.size

    def reset(self, seed: int) -> None:
        """Begin a game; the same seed and the same decisions make the same game."""
        dice = FastDice(seed)
        self._runner = Runner(self.game, self.game.setup(self.players, self.options, dice), dice, self.options)

    @property
    def runner(self) -> Runner:
        """The game being played."""
        if self._runner is None:
            raise GameOver("no game has begun yet; reset() begins one")
        return self._runner

    # -- now ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now, in ascending order; none when the game is over."""
        return [step.who for step in self.runner.steps]

    @property
    def over(self) -> bool:
        return not self.runner.steps

    def legal(self, player: int) -> list[int]:
        return legal_actions(self.runner, player)

    def mask(self, player: int) -> Mask:
        return mask(self.runner, player)

    def observe(self, player: int) -> Floats:
        return observe(self.runner, player)

    def apply(self, player: int, action: int) -> None:
        """Carry out a decision of that seat; one that is not legal is refused and changes nothing."""
        if self.over:
            raise GameOver("the game is over; reset() begins another")
        self.game.space.split(action)
        self.runner.apply(player, action)

    # -- the end -----------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended; None while it goes on."""
        return self.runner.sight().outcome

    def rewards(self) -> list[float]:
        """By seat what the game was worth; 0 while it goes on."""
        return self.worth_of(self.runner.state) if self.over else [0.0] * self.players

    def line_points(self, state: State) -> list[list[float]]:
        """By seat the points of each of the lines; NaN where the game that is over has no such line."""
        counted = [self.game.line_points(state, seat) for seat in range(self.players)]
        return [[float(points.get(line, nan)) for line in self.lines] for points in counted]

    @property
    def terms(self) -> tuple[Any, ...]:
        """What another process makes the same table of."""
        chosen = (self.game, self.players, dict(self.options), self.reward, self.zero_sum)
        return (*chosen, self.lines, self.finals, self.choices)

    def worth_of(self, state: State) -> list[float]:
        """By seat what a finished game was worth."""
        outcome = self.game.outcome(state)
        if self.reward == "lead":
            found = lead(outcome, self.players, self.game.swing)
        else:
            found = worth(outcome, self.players, self.reward)
        if not self.zero_sum:
            return found
        mean = sum(found) / self.players
        return [value - mean for value in found]


def worth(outcome: Outcome, players: int, reward: str) -> list[float]:
    """By seat what an outcome is worth."""
    if reward == "points":
        return [float(points) for points in outcome.points[:players]]
    if reward == "win" or outcome.verdict is not None:
        winners = outcome.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    actors = len(outcome.places)
    last = max(actors - 1, 1)
    shared = [sum(other == place for other in outcome.places) for place in outcome.places]
    return [1.0 - (outcome.places[seat] - 1 + (shared[seat] - 1) / 2) / last for seat in range(players)]


def lead(outcome: Outcome, players: int, swing: float) -> list[float]:
    """By seat, from -1 to 1, what an end is worth by victory and points; to who plays alone, by victory alone."""
    won = worth(outcome, players, "win")
    return [2 * won[0] - 1] if players == 1 else leading(outcome.points[:players], won, swing)


def leading(points: Sequence[float], won: Sequence[float], swing: float) -> list[float]:
    """By seat, from -1 to 1: half for winning, half for the points between a seat and the mean of the others."""
    seats, whole = len(points), sum(points)
    others = seats - 1
    found = []
    for seat in range(seats):
        ahead = points[seat] - (whole - points[seat]) / others
        margin = max(-1.0, min(1.0, ahead / (FAR_AHEAD * swing)))
        found.append((seats * won[seat] - 1) / others / 2 + margin / 2)
    return found
