"""What a sensible player values: points, goods by what they will still buy, plans, and the turn that is chosen.

Estimates are in points at the end of the game. They look at one state only, so that bots can use them on imagined
positions, and ask of others only what everybody can see. There is a small file for each kind of value.
"""

from __future__ import annotations

from typing import Any

from boardwright.games.coloma.actions import END_TURN
from boardwright.games.coloma.advice.crowd import open_chance
from boardwright.games.coloma.advice.leaning import EVEN, Leaning
from boardwright.games.coloma.advice.prices import EVENT_WORTH, TIE_BREAK
from boardwright.games.coloma.advice.turns import LITTLE, ahead, begun_worth, promise, site_worth
from boardwright.games.coloma.advice.worth import rounds_after, worth
from boardwright.games.coloma.scoring import scores
from boardwright.games.coloma.state import BEGUN, NONE, ColomaState
from boardwright.games.coloma.steps.turn import Turn
from boardwright.kernel.flow import asking
from boardwright.kernel.steps import Step

__all__ = ["EVEN", "Leaning", "advice", "leaned"]


def advice(state: ColomaState, player: int) -> float:
    """How well the position suits the player, in points."""
    return leaned(state, player, EVEN)


def leaned(state: ColomaState, player: int, leaning: Leaning) -> float:
    """The same for a player who leans towards something."""
    step = asking(state, player)
    if isinstance(step, Turn) and state.done[player] & BEGUN:
        ended = ahead(state, step, END_TURN)
        return settled(ended, player, asking(ended, player), leaning) + promise(state, step, leaning) - LITTLE
    return settled(state, player, step, leaning)


def settled(state: ColomaState, player: int, step: Step[Any] | None, leaning: Leaning) -> float:
    """The worth of a position in which no turn of the player's has begun; the player is asked that step, if any."""
    if not state.main and not state.lanes:
        return final(state, player)
    if state.sealed[player] != NONE:
        return chosen(state, player, state.sealed[player], state.sealed_mules[player], leaning)
    after, site = rounds_after(state), state.sites[player]
    if site == NONE:
        return worth(state, player, after + (state.round >= 0), leaning)
    if isinstance(step, Turn) or player in state.order:
        return chosen(state, player, site, state.mules[player], leaning)
    return worth(state, player, after, leaning) if step is None else begun_worth(state, step, after, leaning)


def final(state: ColomaState, player: int) -> float:
    """The points won by, and what decides between equals."""
    points = scores(state)
    left = state.nuggets[player] + state.coins[player] + state.cabin[player]
    return points[player] + TIE_BREAK * left


def chosen(state: ColomaState, player: int, site: int, mule: int, leaning: Leaning) -> float:
    """What a choice is worth: the turn at that site, and what the mule finds.

    Whoever chooses last imagines what the others have chosen, and sees the barricade lie accordingly. So it is not
    asked where it lies, only where it may.
    """
    value = site_worth(state, player, site, leaning, open_chance(state, player, site, mule))
    if mule != NONE and state.carrots[player] >> mule & 1:
        value += max(0.0, EVENT_WORTH[mule][rounds_after(state)])
    return value
