"""The wheel: what a site is while Barker, signpost and barricade lie on it.

A *place* is what a pioneer finds at a site: the site itself, or the Barker. Its second place is the one whose
secondary action it may take: usually the same, at the signpost the one before it.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.catalog import BARKER, CATALOG, SITES
from boardwright.games.coloma.state import OPENED, ColomaState

#: By round: the site with the signpost, and the one before it, which it copies.
SIGNPOST: Final[list[int]] = [(site + CATALOG.signpost) % SITES for site in range(SITES)]
COPIED: Final[list[int]] = [(site - 1) % SITES for site in SIGNPOST]
#: By round and site.
PLACE: Final[list[list[int]]] = [
    [BARKER if site == barker else site for site in range(SITES)] for barker in range(SITES)
]
SECOND: Final[list[list[int]]] = [
    [
        PLACE[barker][COPIED[barker]] if site == SIGNPOST[barker] and site != barker else PLACE[barker][site]
        for site in range(SITES)
    ]
    for barker in range(SITES)
]


def is_barricaded(state: ColomaState, site: int) -> bool:
    """The barricade lies there, or the signpost does and points to it."""
    if state.barricade == site:
        return True
    return site == SIGNPOST[state.round] and state.barricade == COPIED[state.round]


def second_is_open(state: ColomaState, player: int) -> bool:
    """Whether the player's pioneer may use its secondary section."""
    return bool(state.done[player] & OPENED) or not is_barricaded(state, state.sites[player])


def majority(pioneers: list[int]) -> int:
    """The site where more stand than anywhere else, or -1."""
    counts = [pioneers.count(site) for site in range(SITES)]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else -1
