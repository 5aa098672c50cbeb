"""What bids and workers on tiles allow: reference colours, leaders, losing groups, and who may place how many."""

from __future__ import annotations

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import ANY, COLOURS, GREEN, WINTER, Bid, KeyflowerState

MOST_ON_TILE = CATALOG.most_on_tile


def colour_of(state: KeyflowerState, tile: int) -> int:
    """The reference colour of a tile: that of the standing workers beside it or on it; ANY if there are none."""
    for bid in state.bids[tile]:
        if not bid.lying:
            return bid.colour
    for use in state.uses[tile]:
        if not use.lying:
            for colour in range(COLOURS):
                if use.workers[colour]:
                    return colour
    return ANY


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
        if best is None or bid.count > best.count:
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
                if bid.count > most:
                    most = bid.count
                if bid.player == player:
                    mine = bid
            if mine is not None and mine.count < most:
                found.append((tile, mine))
    return found


def least_bid(state: KeyflowerState, tile: int, player: int) -> int:
    """How many workers the player must add at least to lead the auction of a tile."""
    own = best = 0
    for bid in state.bids[tile]:
        if bid.player == player:
            own = bid.count
        elif bid.count > best:
            best = bid.count
    return max(best - own + 1, 1)


def workers_on(state: KeyflowerState, tile: int) -> int:
    """How many workers of uses are on a tile."""
    return sum(use.size() for use in state.uses[tile])


def least_use(state: KeyflowerState, tile: int) -> int:
    """How many workers the next use of a tile takes at least: one more than the last one."""
    uses = state.uses[tile]
    return uses[-1].size() + 1 if uses else 1


def room_on(state: KeyflowerState, tile: int) -> int:
    """How many workers a tile still takes."""
    return MOST_ON_TILE - workers_on(state, tile)


def side_of(state: KeyflowerState, tile: int) -> int:
    """0 for the front, 1 for the back."""
    return state.upgraded >> tile & 1


def may_counter(state: KeyflowerState, tile: int, player: int) -> bool:
    """Whether the player may bid another colour than the tile's: with the right boat, against blue, red or yellow."""
    if not state.powers[player] >> CATALOG.power("counter_bid") & 1:
        return False
    if tile in state.order_tiles and not state.rulings.counter_order_tiles:
        return False
    colour = colour_of(state, tile)
    if colour == GREEN or colour == ANY:
        return False
    if state.rulings.counter_workers:
        return True
    return any(bid.player != player and not bid.lying for bid in state.bids[tile])


def usable_now(state: KeyflowerState) -> list[int]:
    """The tiles that take workers now: all villages', and those on auction except in winter."""
    found = [placed.tile for village in state.villages for placed in village.tiles if CATALOG.tiles[placed.tile].usable]
    if state.season < WINTER:
        found.extend(tile for tile in state.offer if CATALOG.tiles[tile].usable)
    return found
