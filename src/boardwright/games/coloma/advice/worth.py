"""The worth of a position apart from the turn that is going on: points at the end that may be expected of it."""

from __future__ import annotations

from boardwright.games.coloma.advice.belongings import barrels, hotels
from boardwright.games.coloma.advice.frontier import event_tents, frontier
from boardwright.games.coloma.advice.gunmen import shootout
from boardwright.games.coloma.advice.leaning import Leaning
from boardwright.games.coloma.advice.prices import COINS, DUDES, GOLD, HORSES, MOST
from boardwright.games.coloma.advice.rivers import rivers
from boardwright.games.coloma.advice.town import hand, town
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.scoring import GRAVE_POINTS
from boardwright.games.coloma.state import ColomaState


def rounds_after(state: ColomaState) -> int:
    """How many rounds come after the current one."""
    return (len(CATALOG.years) - 1 - state.year) * CATALOG.rounds + CATALOG.rounds - 1 - state.round


def worth(state: ColomaState, player: int, left: int, leaning: Leaning) -> float:
    """What a player may expect who has so many turns left."""
    value = float(state.points[player] - GRAVE_POINTS[state.graves[player]])
    value += COINS[left][min(state.coins[player], MOST - 1)]
    value += DUDES[left][state.cabin[player]] + GOLD[left][state.nuggets[player]]
    value += leaning.town * (town(state, player, left) + hand(state, player, left))
    value += leaning.rivers * rivers(state, player, left)
    value += leaning.frontier * (frontier(state, player, left) + HORSES[left][state.horses[player]])
    value += event_tents(state, player, rounds_after(state))
    value += leaning.gunmen * shootout(state, player, left)
    if state.lodges[player]:
        value += hotels(state, player, left)
    return value + barrels(state, player, left)
