"""The river: the way of each round, its harbours and locks, and how far a ship comes."""

from __future__ import annotations

from typing import Final

from boardwright.games.boonlake.catalog import CATALOG, ROUNDS
from boardwright.games.boonlake.state import BoonlakeState

#: By round: the spaces of the river in order.
PATHS: Final[list[tuple[int, ...]]] = [CATALOG.path(round) for round in range(ROUNDS)]
#: By round and place on the way: whether it is a harbour.
HARBOURS: Final[list[list[bool]]] = [[CATALOG.river[space].harbour for space in path] for path in PATHS]
#: By round: the places before which a lock stands.
LOCKS: Final[list[list[int]]] = [
    sorted([path.index(lock.before) for lock in CATALOG.locks if lock.before in path]) for path in PATHS
]
LAST: Final[list[int]] = [len(path) - 1 for path in PATHS]


def start_of(players: int, round: int) -> int:
    """The place where ships begin a round."""
    names = [CATALOG.river[space].id for space in PATHS[round]]
    return names.index(CATALOG.start.ships[players - 1][round])


def reachable(state: BoonlakeState, actor: int, movement: int) -> list[int]:
    """The places where a ship may stop, nearest first. One with another ship does not count, unless it is a harbour."""
    round = state.round
    harbours, last = HARBOURS[round], LAST[round]
    here = state.ships[actor]
    found: list[int] = []
    while len(found) < movement and here < last:
        here += 1
        if harbours[here] or here not in state.ships:
            found.append(here)
    return found


def locks_crossed(state: BoonlakeState, start: int, goal: int) -> list[int]:
    """Which locks of the round lie between two places: 0 is the first."""
    return [number for number, place in enumerate(LOCKS[state.round]) if start < place <= goal]
