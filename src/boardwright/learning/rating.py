"""How strong a network is: games against a bot, both seats of the same seeds, with an honest margin."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from boardwright.learning.crew import DUELS, GO_ON, Crew
from boardwright.learning.duels import Asked, Score
from boardwright.learning.learner import Learner


class Rating(NamedTuple):
    """What some games against a bot have brought."""

    bot: str
    games: int
    #: The share of victories, and how far off it may be: 95 % of such margins hold what is true.
    won: float
    margin: float
    points: float
    others: float

    def __str__(self) -> str:
        share = f"{100 * self.won:.1f} % ± {100 * self.margin:.1f}"
        return f"{share} against {self.bot} in {self.games} games, {self.points:.1f} : {self.others:.1f} points"


def rate(learner: Learner, crew: Crew, bot: str, seeds: range) -> Rating:
    """Let the network play what it finds best against a bot, every seed once from each seat."""
    shares = [[seed for seed in seeds if seed % len(crew) == number] for number in range(len(crew))]
    asked: list[Asked] = crew.all(DUELS, [(bot, share) for share in shares])
    scores = [score for one in asked for score in one.ended]
    while any(len(one.masks) for one in asked):
        look = learner.look(
            np.concatenate([one.observations for one in asked]), np.concatenate([one.masks for one in asked])
        )
        actions = learner.act(look, best=True).actions
        ends = np.cumsum([len(one.masks) for one in asked])[:-1]
        asked = crew.all(GO_ON, [part.tolist() for part in np.split(actions, ends)])
        scores += [score for one in asked for score in one.ended]
    return rating_of(bot, scores)


def rating_of(bot: str, scores: list[Score]) -> Rating:
    """The mean of all games. Seats are balanced by the seeds, so the margin is wide rather than narrow."""
    won = float(np.mean([score.won for score in scores]))
    spread = sqrt(float(np.var([score.won for score in scores])) / max(len(scores) - 1, 1))
    points = float(np.mean([score.points for score in scores]))
    return Rating(bot, len(scores), won, 1.96 * spread, points, float(np.mean([score.others for score in scores])))
