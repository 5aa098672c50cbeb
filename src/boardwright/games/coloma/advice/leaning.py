"""What a player leans towards: how much each kind of value counts. An even one plays best; others are to compare."""

from __future__ import annotations

from typing import Final, NamedTuple


class Leaning(NamedTuple):
    """How much of its worth each kind of value counts for."""

    #: Buildings and their abilities.
    town: float = 1.0
    #: Rivers and bridges.
    rivers: float = 1.0
    #: Tents in regions, and what leads there: wagon and horses.
    frontier: float = 1.0
    #: Gunmen in the shoot-out.
    gunmen: float = 1.0


EVEN: Final = Leaning()
