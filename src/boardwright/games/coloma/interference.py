"""Which turns have nothing to do with each other, so that they can be taken at the same time.

What a turn may touch is judged by what everybody can see, and rather too much than too little: the turns that run
beside each other come out as they would one after the other.
"""

from __future__ import annotations

from boardwright.games.coloma.state import ColomaState


def together_now(state: ColomaState) -> list[int]:
    """The player whose turn is next, and all later ones whose turns do not touch those before them."""
    return [state.order[0]]
