"""What a sensible player values: points, goods by what they will still buy, and plans."""

from __future__ import annotations

from boardwright.games.boonlake.scoring import score
from boardwright.games.boonlake.state import BoonlakeState


def advice(state: BoonlakeState, player: int) -> float:
    """How well the position suits the player, in points."""
    return float(score(state, player))
