"""Points of winter tiles: owned, led, on auction, or still in hand."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.advice.ground import tiles_of
from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.advice.pieces import PRINTED, SCORING_TILES, added, earned
from boardwright.games.keyflower.advice.worth import HELD
from boardwright.games.keyflower.auction import least_bid, losing
from boardwright.games.keyflower.scoring import WILD_SCORING
from boardwright.games.keyflower.state import ANY, WINTER, Four, KeyflowerState, plus
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.kernel.flow import asking

#: A winter tile on auction that nobody bids for, or somebody else leads, is worth such a share of its points.
OPEN: Final = 0.2
LED: Final = 0.1
#: So many points, on average, a winter tile is worth to a rival who gets it.
OFFERED: Final = 4.0


def winter_tiles(outlook: Outlook) -> float:
    """What the player's pieces earn there, and gold by itself; led tiles count by their chances.

    Of tiles that are only hoped for, the best of each sort counts, with all resources whatever other plans there are.
    """
    state, player = outlook.state, outlook.player
    workers = plus(plus(state.screen[player], outlook.home), outlook.outbid)
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
    open_tiles: list[int] = []
    for tile in state.offer:
        lead = outlook.lead_for(tile)
        if lead is not None:
            value += lead.chance * added(tile, owned, workers, skills, free, wild)
            owned |= 1 << tile & SCORING_TILES
        else:
            open_tiles.append(tile)
    return value + outlook.pace * hoped_for(outlook, open_tiles, owned, workers, every)


def hoped_for(outlook: Outlook, tiles: list[int], owned: int, workers: Four, resources: Four) -> float:
    """Tiles that others lead for, or nobody: the best first, as long as there are workers left to bid for them."""
    state, player = outlook.state, outlook.player
    skills = state.skills[player]
    wild = state.powers[player] & WILD_SCORING != 0
    screen = state.screen[player]
    left: list[int] = [screen[0], screen[1], screen[2], screen[3]]
    if outlook.groups:
        for _, bid in losing(state, player):
            left[bid.colour] += bid.size
    found: list[tuple[float, int]] = []
    for tile in tiles:
        points = added(tile, owned, workers, skills, resources, wild) + PRINTED[tile]
        if points:
            found.append(((LED if state.bids[tile] else OPEN) * points, tile))
    found.sort(reverse=True)
    value = 0.0
    taken = 0
    for hope, tile in found:
        colour = state.colour[tile]
        if colour == ANY:
            colour = left.index(max(left))
        need = least_bid(state, tile, player)
        if left[colour] < need:
            continue
        left[colour] -= need
        if taken:
            share = LED if state.bids[tile] else OPEN
            hope = share * (added(tile, owned | taken, workers, skills, resources, wild) + PRINTED[tile])
        value += hope
        taken |= 1 << tile & SCORING_TILES
    return value


def chosen(state: KeyflowerState, player: int) -> tuple[int, ...]:
    """The winter tiles that the player offers, as far as chosen."""
    step = asking(state, player)
    return step.chosen if isinstance(step, OfferWinter) else state.offered[player]
