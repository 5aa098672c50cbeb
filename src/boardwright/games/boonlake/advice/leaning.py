"""What a player leans towards: how much each kind of value counts. An even one plays best; others are to compare."""

from __future__ import annotations

from typing import Final, NamedTuple


class Leaning(NamedTuple):
    """How much of its worth each kind of value counts for."""

    #: Cards in hand and played, and special projects.
    cards: float = 1.0
    #: Houses and villages, and who can become one.
    villages: float = 1.0
    cattle: float = 1.0
    levers: float = 1.0
    #: Both income tracks.
    tracks: float = 1.0
    #: Scoring tiles.
    goals: float = 1.0


EVEN: Final = Leaning()
