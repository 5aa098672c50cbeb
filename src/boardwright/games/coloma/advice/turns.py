"""A turn that is still to come, played out in thought: what a site brings with its second section closed, and open."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.coloma.abilities import NEEDS_BARRICADE, usable
from boardwright.games.coloma.actions import END_TURN
from boardwright.games.coloma.advice.drives import hope
from boardwright.games.coloma.advice.leaning import Leaning
from boardwright.games.coloma.advice.worth import rounds_after, worth
from boardwright.games.coloma.state import MAIN_DONE, OPENED, SECOND_DONE, ColomaState
from boardwright.games.coloma.steps.effects import Drive
from boardwright.games.coloma.steps.turn import BeginTurn, Turn
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import settle, take
from boardwright.kernel.steps import Step

#: What gains no more than that is not worth doing.
LITTLE: Final = 0.001


def alone(state: ColomaState, step: Step[Any]) -> ColomaState:
    """A copy in which nothing but that step is due."""
    there = state.clone()
    there.lanes = []
    there.waits = 0
    there.main = there.stack = [step]
    return there


def at_site(state: ColomaState, player: int, site: int) -> ColomaState:
    """A copy in which the player's turn at a site begins; the barricade lies there."""
    there = alone(state, BeginTurn(-1, player))
    there.sites = (*state.sites[:player], site, *state.sites[player + 1 :])
    there.barricade = site
    settle(there, FastDice(0))
    return there


def site_worth(state: ColomaState, player: int, site: int, leaning: Leaning, chance: float) -> float:
    """The worth of the position after a turn at a site whose second section will be open with that chance."""
    there = at_site(state, player, site)
    if usable(there, player) & NEEDS_BARRICADE:
        chance = 1.0
    there, closed = played_out(there, player, leaning)
    if not chance:
        return closed
    there.done[player] |= OPENED
    _, opened = played_out(there, player, leaning)
    return closed + chance * (opened - closed)


def promise(state: ColomaState, step: Turn, leaning: Leaning) -> float:
    """What a second section that was opened despite the barricade will bring, until it is used."""
    player = step.who
    if not state.done[player] & OPENED or state.done[player] & SECOND_DONE:
        return 0.0
    there = alone(state, step)
    there.done[player] |= MAIN_DONE
    _, value = played_out(there, player, leaning)
    return value - worth(state, player, rounds_after(state), leaning)


def played_out(state: ColomaState, player: int, leaning: Leaning) -> tuple[ColomaState, float]:
    """The state after the turn's best actions one by one, as long as there is something to gain, and its worth."""
    left = rounds_after(state)
    best = worth(state, player, left, leaning)
    while True:
        step = state.main[-1]
        found: ColomaState | None = None
        for action in step.options(state):
            if action != END_TURN:
                after, value = carried_on(state, step, action, left, leaning)
                if value > best + LITTLE:
                    found, best = after, value
        if found is None:
            return state, best
        state = found


def carried_on(
    state: ColomaState, step: Step[Any], action: int, left: int, leaning: Leaning
) -> tuple[ColomaState, float]:
    """The state when an action is done to the end, each decision in it taken as it looks best."""
    after = ahead(state, step, action)
    following = after.main[-1]
    while not isinstance(following, Turn):
        choices = [ahead(after, following, option) for option in following.options(after)]
        values = [begun_worth(choice, choice.main[-1], left, leaning) for choice in choices]
        after = choices[values.index(max(values))]
        following = after.main[-1]
    return after, worth(after, step.who, left, leaning)


def begun_worth(state: ColomaState, step: Step[Any], left: int, leaning: Leaning) -> float:
    """The worth of a position in which that decision of a turn is open."""
    value = worth(state, step.who, left, leaning)
    return value + hope(state, step, left, leaning.frontier) if isinstance(step, Drive) else value


def ahead(state: ColomaState, step: Step[Any], action: int) -> ColomaState:
    after = state.clone()
    dice = FastDice(0)
    take(after, step, action, dice)
    settle(after, dice)
    return after
