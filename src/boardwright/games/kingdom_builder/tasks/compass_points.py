"""Compass Points: settlements at all four edges of the board."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import EDGES
from boardwright.games.kingdom_builder.cards.card import Realm
from boardwright.games.kingdom_builder.tasks.task import Task


class CompassPoints(Task):
    """At each of the four edges an own settlement; one in a corner serves one edge only, unless the table says both."""

    def proof(self, realm: Realm) -> int:
        return four(realm.own, realm.state.rulings.corners_twice, 0, 0)


def four(own: int, corners_twice: bool, edge: int, taken: int) -> int:
    """The settlements chosen for the edges before this one, and fitting ones for the rest; 0 if there are none."""
    if edge == len(EDGES):
        return taken
    waiting = own & EDGES[edge]
    if not corners_twice:
        waiting &= ~taken
    inner = waiting
    for other in EDGES:
        if other != EDGES[edge]:
            inner &= ~other
    if inner:
        waiting = inner & -inner  # serves no other edge: as good as any
    while waiting:
        chosen = waiting & -waiting
        found = four(own, corners_twice, edge + 1, taken | chosen)
        if found:
            return found
        waiting ^= chosen
    return 0
