"""What a sensible player values in a position, in points."""

from __future__ import annotations

from boardwright.games.coloma.scoring import score
from boardwright.games.coloma.state import ColomaState


def advice(state: ColomaState, player: int) -> float:
    return score(state, player)
