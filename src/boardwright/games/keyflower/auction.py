"""What bids and workers on tiles allow: leaders, losing groups, and how many workers a bid or a use takes."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import ANY, GREEN, WINTER, Bid, KeyflowerState
from boardwright.games.keyflower.village import USABLE

MOST_ON_TILE: Final = CATALOG.most_on_tile
COUNTER_BID: Final = 1 << CATALOG.power("counter_bid")
MIXED_USE: Final = 1 << CATALOG.power("mixed_use")


def bid_of(state: KeyflowerState, tile: int, player: int) -> Bid | None:
    """The player's group beside a tile."""
    for bid in state.bids[tile]:
        if bid.player == player:
            return bid
    return None


def leader(state: KeyflowerState, tile: int) -> Bid | None:
    """The largest group beside a tile."""
    best: Bid | None = None
    for bid in state.bids[tile]:
        if best is None or bid.size > best.size:
            best = bid
    return best


def losing(state: KeyflowerState, player: int) -> list[tuple[int, Bid]]:
    """The player's groups that somebody has outbid, with the tiles they lie at: they may be moved, each whole."""
    found: list[tuple[int, Bid]] = []
    for tile in state.offer + state.order_tiles:
        bids = state.bids[tile]
        if len(bids) > 1:
            most = 0
            mine: Bid | None = None
            for bid in bids:
                seat, _, size, _ = bid
                if size > most:
                    most = size
                if seat == player:
                    mine = bid
            if mine is not None and mine.size < most:
                found.append((tile, mine))
    return found


def least_bid(state: KeyflowerState, tile: int, player: int) -> int:
    """How many workers the player must add at least to lead the auction of a tile."""
    own = best = 0
    for seat, _, size, _ in state.bids[tile]:
        if seat == player:
            own = size
        elif size > best:
            best = size
    return best - own + 1 if best >= own else 1


def bid_colours(state: KeyflowerState, tile: int, player: int) -> list[int]:
    """The colours the player may bid with at a tile."""
    mine = bid_of(state, tile, player)
    if mine is not None:
        return (
            [mine.colour] if mine.lying or mine.colour == state.colour[tile] or may_counter(state, tile, player) else []
        )
    colour = state.colour[tile]
    if colour == ANY or may_counter(state, tile, player):
        return [0, 1, 2, 3]
    return [colour]


def may_counter(state: KeyflowerState, tile: int, player: int) -> bool:
    """Whether the player may bid another colour than the tile's: with the right boat, against blue, red or yellow."""
    if not state.powers[player] & COUNTER_BID:
        return False
    if tile in state.order_tiles and not state.rulings.counter_order_tiles:
        return False
    if state.colour[tile] == GREEN or state.colour[tile] == ANY:
        return False
    if state.rulings.counter_workers:
        return True
    return any(bid.player != player and not bid.lying for bid in state.bids[tile])


def usable_tiles(state: KeyflowerState) -> list[int]:
    """The tiles that take workers now: all villages', and those on auction except in winter."""
    if not state.places:
        found: list[int] = []
        for village in state.villages:
            found.extend(village.usable)
        if state.season < WINTER:
            found.extend([tile for tile in state.offer if USABLE[tile]])
        state.places = found
    return state.places


def may_mix(state: KeyflowerState, tile: int, player: int) -> bool:
    """Whether the player may use a tile with workers of any colours: with the right boat, where workers are already."""
    return bool(state.powers[player] & MIXED_USE) and bool(state.bids[tile] or state.uses[tile])
