"""Points of winter tiles: owned, led, on auction, or still in hand."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.advice.ground import tiles_of
from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.advice.pieces import (
    PRINTED,
    RESOURCE_TILES,
    SCORING_TILES,
    SKILL_TILES,
    WORKER_TILES,
    added,
    earned,
)
from boardwright.games.keyflower.advice.worth import HELD
from boardwright.games.keyflower.scoring import WILD_SCORING
from boardwright.games.keyflower.state import WINTER, KeyflowerState, plus
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.kernel.flow import asking

#: A winter tile on auction that nobody bids for, or somebody else leads, is worth such a share of its points.
OPEN: Final = 0.35
LED: Final = 0.15
#: So many points, on average, a winter tile is worth to a rival who gets it.
OFFERED: Final = 4.0


def winter_tiles(outlook: Outlook) -> float:
    """What the player's pieces earn there, and gold by itself; led tiles count by their chances.

    Of tiles that are only hoped for, the best of each sort counts, with all resources whatever other plans there are.
    """
    state, player = outlook.state, outlook.player
    workers = plus(state.screen[player], outlook.home)
    skills = state.skills[player]
    free, every = outlook.estate.free, outlook.estate.every
    wild = state.powers[player] & WILD_SCORING != 0
    owned = tiles_of(outlook.village) & SCORING_TILES
    for tile in state.won[player]:
        owned |= 1 << tile & SCORING_TILES
    value = float(earned(owned, workers, skills, free, wild))
    if state.season < WINTER:
        hoped = 0
        for tile in state.winter[player]:
            hoped += added(tile, owned, workers, skills, every, wild)
        return value + HELD[state.season] * hoped
    if not state.offer:
        for tile in chosen(state, player):
            value += HELD[WINTER] * (added(tile, owned, workers, skills, every, wild) + PRINTED[tile] - OFFERED)
        return value
    able = sum(state.screen[player]) + outlook.groups > 1
    by_workers = by_skills = by_resources = 0.0
    for tile in state.offer:
        lead = outlook.lead_for(tile)
        if lead is not None:
            value += lead.chance * added(tile, owned, workers, skills, free, wild)
            owned |= 1 << tile & SCORING_TILES
        elif able:
            hope = (LED if state.bids[tile] else OPEN) * (
                added(tile, owned, workers, skills, every, wild) + PRINTED[tile]
            )
            if WORKER_TILES >> tile & 1:
                by_workers = max(by_workers, hope)
            elif SKILL_TILES >> tile & 1:
                by_skills = max(by_skills, hope)
            elif RESOURCE_TILES >> tile & 1:
                by_resources = max(by_resources, hope)
            else:
                value += hope
    return value + by_workers + by_skills + by_resources


def chosen(state: KeyflowerState, player: int) -> tuple[int, ...]:
    """The winter tiles that the player offers, as far as chosen."""
    step = asking(state, player)
    return step.chosen if isinstance(step, OfferWinter) else state.offered[player]
