"""What a sensible player values: points, goods by what they will still buy, plans, and the rest of the turn.

Estimates are in points at the end of the game. They look at one state only, so that bots can use them on imagined
positions, and ask of others only what everybody can see. There is a small file for each kind of value.
"""

from __future__ import annotations

from boardwright.games.boonlake.advice.clock import Clock, clock
from boardwright.games.boonlake.advice.finale import last_scoring
from boardwright.games.boonlake.advice.goals import first_goal, goals
from boardwright.games.boonlake.advice.hand import hand, played, production, projects
from boardwright.games.boonlake.advice.land import herds, payments, plans, presences
from boardwright.games.boonlake.advice.leaning import EVEN, Leaning
from boardwright.games.boonlake.advice.prices import COINS, INHABITANTS, MOST, TIE_BREAK, VASES
from boardwright.games.boonlake.advice.promise import for_others, promise
from boardwright.games.boonlake.advice.ranch import cattle, houses, levers, rows, tracks
from boardwright.games.boonlake.canoes import raised
from boardwright.games.boonlake.scoring import score
from boardwright.games.boonlake.state import NONE, BoonlakeState

__all__ = ["EVEN", "Leaning", "advice", "leaned"]


def advice(state: BoonlakeState, player: int) -> float:
    """How well the position suits the player, in points."""
    return leaned(state, player, EVEN)


def leaned(state: BoonlakeState, player: int, leaning: Leaning) -> float:
    """The same for a player who leans towards something."""
    if not state.main and not state.lanes:
        return final(state, player)
    now = clock(state, player)
    value = worth(state, player, now, leaning)
    return value + promise(state, player, now) - for_others(state, player, now.turns)


def final(state: BoonlakeState, player: int) -> float:
    """Points, and next to nothing for what is left."""
    return score(state, player) + TIE_BREAK * (state.coins[player] + state.ranch[player] + state.vases[player])


def worth(state: BoonlakeState, player: int, now: Clock, leaning: Leaning) -> float:
    """The worth of a position apart from the turn that is going on."""
    left = now.turns
    there = presences(state, player)
    works = state.works[player]
    if state.begun[player] != NONE:
        works = raised(works, state.begun[player])
    value = float(state.vp[player])
    value += COINS[left][min(state.coins[player], MOST - 1)] + VASES[left][min(state.vases[player], MOST - 1)]
    value += INHABITANTS[left][state.ranch[player]]
    value += leaning.cards * played(state, player, left) + leaning.villages * houses(state, player, now)
    value += production(works, state.canoes[player], left)
    value += leaning.cattle * (cattle(state, player, now) + herds(state, player, now))
    value += rows(state, player, now) + payments(state, player, now, there)
    value += leaning.tracks * tracks(state, player, now)
    value += leaning.levers * levers(state, player, now, there)
    if left <= 1:
        return value + last_scoring(state, player, now)
    value += leaning.cards * (hand(state, player, works, now) + projects(state, player, works, now))
    value += leaning.villages * plans(state, player, now) + leaning.goals * goals(state, player, now)
    if state.kept[player] != NONE:
        value += first_goal(state, player, state.kept[player], now)
    return value
