"""Points of winter tiles: owned, led, on auction, or still in hand."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.advice.pieces import PRINTED, SCORING_TILES, earned
from boardwright.games.keyflower.advice.worth import HELD
from boardwright.games.keyflower.scoring import WILD_SCORING
from boardwright.games.keyflower.state import WINTER, plus
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.kernel.flow import asking

#: A winter tile on auction that nobody bids for, or somebody else leads, is worth such a share of its points.
OPEN: Final = 0.3
LED: Final = 0.12
#: So many points, on average, a winter tile is worth to a rival who gets it.
OFFERED: Final = 4.0


def winter_tiles(outlook: Outlook) -> float:
    """What the player's pieces earn there, and gold by itself; led tiles count by their chances."""
    state, player = outlook.state, outlook.player
    workers = plus(state.screen[player], outlook.home) if outlook.open else state.screen[player]
    skills = state.skills[player]
    free = outlook.estate.free
    wild = state.powers[player] & WILD_SCORING != 0
    owned = 0
    for tile in (*[placed.tile for placed in outlook.village.tiles], *state.won[player]):
        if SCORING_TILES >> tile & 1:
            owned |= 1 << tile
    base = earned(owned, workers, skills, free, wild)
    value = float(base)
    if state.season == WINTER:
        leads = dict(outlook.leads)
        able = sum(state.screen[player]) + outlook.groups > 1
        chosen = state.offer or state.offered[player]
        step = asking(state, player)
        if isinstance(step, OfferWinter):
            chosen = step.chosen
        for tile in chosen:
            more = earned(owned | 1 << tile, workers, skills, free, wild) - base
            if tile in leads:
                value += leads[tile] * more
                owned |= 1 << tile
                base += more
            elif not state.offer:
                value += HELD[WINTER] * (more + PRINTED[tile] - OFFERED)
            elif able:
                value += (LED if state.bids[tile] else OPEN) * (more + PRINTED[tile])
    else:
        share = HELD[outlook.season]
        for tile in state.winter[player]:
            more = earned(owned | 1 << tile, workers, skills, free, wild) - base
            value += share * more
    return value
