"""Whether others will bid more: what everybody can know of their workers, and what a tile is worth in general."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from boardwright.games.keyflower.advice.worth import GENERAL, PRICE
from boardwright.games.keyflower.state import GREEN, Bid, KeyflowerState

#: Of all the tiles somebody could bid for, they go for one at most so often.
INTEREST: Final = 0.6


def keeps(state: KeyflowerState, tile: int, lead: Bid) -> float:
    """The chance that a leading bid will not be outbid this season."""
    chance = 1.0
    season = state.season
    worth = GENERAL[season][tile]
    each = PRICE[season]
    for seat in range(state.players):
        if seat == lead.player:
            continue
        need = lead.size + 1
        for bid in state.bids[tile]:
            if bid.player == seat:
                need -= bid.size
        if need < 1:
            need = 1
        chance *= 1.0 - INTEREST * able(expected(state, seat, lead.colour), need) * willing(
            worth, each * (lead.size + 1)
        )
    return chance


def expected(state: KeyflowerState, seat: int, colour: int) -> float:
    """About how many workers of a colour somebody could bring: those seen going there, and a share of the others."""
    known = state.known[seat]
    hidden = sum(state.screen[seat]) - sum(known)
    return known[colour] + (hidden * 0.32 if colour != GREEN else hidden * 0.04)


@lru_cache(1 << 12)
def able(number: float, need: int) -> float:
    """The chance that somebody with about so many workers has as many as it takes."""
    return 1.0 / (1.0 + exp(2.0 * (need - number - 0.3)))


@lru_cache(1 << 12)
def willing(worth: float, price: float) -> float:
    """The chance that somebody pays that price for a tile of that worth."""
    return 1.0 / (1.0 + exp(0.7 * (price - worth)))
