"""Whether others will bid more: what everybody can know of their workers, and what a tile is worth in general."""

from __future__ import annotations

from math import exp
from typing import Final

from boardwright.games.keyflower.advice.worth import GENERAL, PRICE
from boardwright.games.keyflower.state import GREEN, Bid, KeyflowerState

#: Of all the tiles somebody could bid for, they go for one at most so often.
INTEREST: Final = 0.55
#: How much workers on a tile, who go to its winner, make others bid for it.
CROWD: Final = 0.3
#: Of workers that nobody has seen, so many have a colour.
SHARE: Final = 0.32
GREEN_SHARE: Final = 0.04


def keeps(state: KeyflowerState, tile: int, lead: Bid) -> float:
    """The chance that a leading bid will not be outbid this season."""
    season = state.season
    colour = lead.colour
    size = lead.size
    interest = INTEREST * willing(GENERAL[season][tile], PRICE[season] * (size + 1 - CROWD * state.crowd[tile]))
    share = GREEN_SHARE if colour == GREEN else SHARE
    chance = 1.0
    for seat in range(state.players):
        if seat == lead.player:
            continue
        need = size + 1
        for bid in state.bids[tile]:
            if bid.player == seat:
                need -= bid.size
        screen = state.screen[seat]
        known = state.known[seat]
        seen = known[colour]
        hidden = sum(screen) - sum(known)
        chance *= 1.0 - interest * able(seen + hidden * share, max(need, 1))
    return chance


def able(number: float, need: int) -> float:
    """The chance that somebody with about so many workers of a colour has as many as it takes."""
    return 1.0 / (1.0 + exp(2.0 * (need - number - 0.3)))


def willing(worth: float, price: float) -> float:
    """The chance that somebody pays that price for a tile of that worth."""
    return 1.0 / (1.0 + exp(0.7 * (price - worth)))
