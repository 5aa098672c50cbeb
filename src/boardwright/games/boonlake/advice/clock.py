"""How much of the game is left: turns of one's own, and interim scorings.

Of the others' ships the one that is farthest ahead tells the time. The own one does not: whoever sails fast takes turns
from all alike, so that it is neither good nor bad.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from boardwright.games.boonlake.book import SCORING
from boardwright.games.boonlake.catalog import ROUNDS, SCORINGS
from boardwright.games.boonlake.river import LAST, LOCKS, start_of
from boardwright.games.boonlake.state import NONE, BoonlakeState
from boardwright.games.boonlake.steps.acting import OFFERS, Act, ActAgain
from boardwright.games.boonlake.steps.interim import INCOME, LEVERS_UP

#: How far the leading ship goes in a round of turns; the Sage's goes as far as it can.
PACE: Final = 2.7
SAGES_PACE: Final = 3.7
#: The most turns that are told apart.
TURNS: Final = 20
#: How many actions a scoring has.
ACTIONS: Final = OFFERS[SCORING].most


class Clock(NamedTuple):
    """What is left for a player."""

    #: Turns, and one more for the last scoring until it begins.
    turns: int
    #: Interim scorings that will still pay: points, and goods that can be used afterwards.
    scorings: int
    incomes: int
    #: By scoring: how many turns there are before it.
    until: tuple[float, ...]
    #: Whether the last scoring is under way, and how many of its actions are to come.
    last: bool
    actions: int


def clock(state: BoonlakeState, player: int) -> Clock:
    paid = LEVERS_UP in state.main
    to_move = state.last_lap and still_to_move(state, player)
    pace = PACE if state.sage() == NONE else SAGES_PACE
    lead = max([ship for actor, ship in enumerate(state.ships) if actor != player])
    last = state.scorings == SCORINGS - 1 and (paid or INCOME in state.main)
    actions = actions_left(state, player) if last else ACTIONS
    return reading(state.round, state.scorings, lead, state.seats, pace, state.last_lap, to_move, paid, last, actions)


def actions_left(state: BoonlakeState, player: int) -> int:
    """How many actions of a scoring that is under way the player may still have."""
    for lane in state.lanes:
        if lane.owner == player:
            for step in lane.stack:
                if isinstance(step, (Act, ActAgain)) and step.part == SCORING:
                    return step.left
    return 0


def still_to_move(state: BoonlakeState, player: int) -> bool:
    """Whether the player has a turn in the last lap after what is going on."""
    mine, now = (player - state.first) % state.actors, (state.turn - state.first) % state.actors
    return mine > now or (mine == now and state.row == NONE and not state.lanes)


@lru_cache(1 << 12)
def reading(
    round: int,
    scorings: int,
    lead: int,
    seats: int,
    pace: float,
    last_lap: bool,
    to_move: bool,
    paid: bool,
    last: bool,
    actions: int,
) -> Clock:
    until: list[float] = []
    for number in range(SCORINGS):
        when, lock = divmod(number, SCORINGS // ROUNDS)
        place = LOCKS[when][lock]
        distance = place - lead if when == round else LAST[round] - lead + place - start_of(seats, when)
        until.append(max(0.0, distance / pace) if number >= scorings else 0.0)
    left = SCORINGS - scorings - paid
    if last_lap:
        turns = 0 if last else 1 + to_move
        until[-1] = float(to_move)
    else:
        turns = min(TURNS, 2 + int(until[-1]))
    return Clock(turns, left, max(0, left - 1), tuple(until), last, actions)
