"""What a sensible player values: the village and its plans, workers and skills, tiles led, the boats to come.

Estimates are in points at the end of the game. They look at one state only, so that bots can use them on imagined
positions, and ask of others only what everybody can see. There is a small file for each kind of value.
"""

from __future__ import annotations

from typing import Any

from boardwright.games.keyflower.advice.begun import bids_ahead, carried_on, open_step
from boardwright.games.keyflower.advice.experience import MOST, Experience, learnt, over
from boardwright.games.keyflower.advice.hopes import hope
from boardwright.games.keyflower.advice.layout import layout
from boardwright.games.keyflower.advice.lots import lots
from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.advice.shipping import shipping
from boardwright.games.keyflower.advice.winter import winter_tiles
from boardwright.games.keyflower.advice.worth import LIFT, RIVAL
from boardwright.games.keyflower.scoring import is_over, scores
from boardwright.games.keyflower.state import WINTER, KeyflowerState
from boardwright.games.keyflower.steps.gather import Gather, GatherBid, GatherMixed
from boardwright.games.keyflower.steps.transport import CROSS_COUNTRY
from boardwright.kernel.steps import Step

__all__ = ["advice", "advice_by", "plain_advice"]


def advice(state: KeyflowerState, player: int) -> float:
    """How well the position suits the player: the points to be expected, less what the rivals gain."""
    return considered(state, player, learnt() if state.players <= MOST else None)


def plain_advice(state: KeyflowerState, player: int) -> float:
    """Advice without experience, for who learns from it or compares."""
    return considered(state, player, None)


def advice_by(experience: Experience, state: KeyflowerState, player: int) -> float:
    """Advice with other experience, for who learns or compares."""
    return considered(state, player, experience if state.players <= MOST else None)


def considered(state: KeyflowerState, player: int, experience: Experience | None) -> float:
    """The worth of a position; a decision that is begun is carried on first."""
    step = open_step(state, player)
    if isinstance(step, GatherBid):
        best = -1000.0
        for after in bids_ahead(state, step):
            value = judged(after, player, None, experience)
            if value < best:
                break
            best = value
        return best
    if isinstance(step, (Gather, GatherMixed)):
        state, step = carried_on(state, player, step)
    return judged(state, player, step, experience)


def judged(state: KeyflowerState, player: int, step: Step[Any] | None, experience: Experience | None) -> float:
    """The worth of a position, and of what the decision that is open may still bring."""
    if is_over(state):
        points = scores(state)
        return over(points, player) if experience is None else experience.at_end(points, player)
    outlook = Outlook(state, player)
    if step is not None:
        outlook.begun = hope(outlook, step)
    parts = parts_of(outlook)
    if experience is not None:
        return experience.worth(outlook, parts)
    value = LIFT[outlook.season] + outlook.begun - RIVAL * outlook.rivals / (state.players - 1)
    for part in parts:
        value += part
    return value


def parts_of(outlook: Outlook) -> list[float]:
    """What the player has and may hope for, a number for each kind of value."""
    state = outlook.state
    laid = 0.0
    if outlook.season < WINTER:
        laid = layout(outlook.village, state.upgraded, state.powers[outlook.player] & CROSS_COUNTRY != 0)
    return [
        outlook.worth_of(outlook.estate),
        outlook.workers(),
        outlook.skills(),
        outlook.powers(),
        lots(outlook),
        winter_tiles(outlook),
        shipping(outlook),
        laid,
    ]
