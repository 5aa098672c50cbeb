"""Conservation laws: what must hold after every action of every game."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import GRID
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations import MoveTo
from boardwright.games.kingdom_builder.state import CARD_TERRAINS, NO_CARD, KingdomState
from boardwright.kernel.steps import bits


def audit(state: KingdomState) -> list[str]:
    """Every law this state breaks, in words."""
    return settlements(state) + tiles(state) + cards(state)


def settlements(state: KingdomState) -> list[str]:
    complaints: list[str] = []
    occupied = land = 0
    for mask in state.board.terrain:
        land |= mask
    for player, own in enumerate(state.own):
        if own & occupied:
            complaints.append(f"player {player} shares a cell with another player")
        occupied |= own
        in_air = any(isinstance(step, MoveTo) and step.who == player for step in state.main)
        if own.bit_count() + state.supply[player] + in_air != CATALOG.settlements:
            complaints.append(f"player {player} has {own.bit_count()} settlements and {state.supply[player]} in supply")
        if state.reach[player] != GRID.near(own):
            complaints.append(f"the cells beside player {player}'s settlements are not up to date")
        if not state.supply[player] and not state.ending:
            complaints.append(f"player {player} has no settlement left, but the last round was not announced")
    if occupied & state.empty or occupied | state.empty != land:
        complaints.append("a cell is both empty and occupied, or neither")
    if occupied & state.board.terrain[CATALOG.terrain("mountain")]:
        complaints.append("a settlement stands on a mountain")
    return complaints


def tiles(state: KingdomState) -> list[str]:
    complaints: list[str] = []
    board = state.board
    for number, kind in enumerate(board.kinds):
        given = sum(taken >> number & 1 for taken in state.taken)
        if given + state.tiles_left[number] != CATALOG.locations[kind].tiles:
            complaints.append(
                f"tiles of location {number} were given {given} times, {state.tiles_left[number]} are left"
            )
    for player, held in enumerate(state.held):
        if held & ~state.taken[player]:
            complaints.append(f"player {player} holds a tile never gained")
        lifted = [step.origin for step in state.main if isinstance(step, MoveTo) and step.who == player]
        own = state.own[player] | sum(1 << cell for cell in lifted)
        complaints += [
            f"player {player} keeps the tile of location {number} without a settlement there"
            for number in bits(held)
            if not board.zones[number] & own
        ]
    if (state.usable | state.gained) & ~state.held[state.turn] or state.usable & state.gained:
        complaints.append("usable or new tiles that the player on turn does not hold, or that are both")
    return complaints


def cards(state: KingdomState) -> list[str]:
    complaints: list[str] = []
    for terrain in range(CARD_TERRAINS):
        total = state.deck[terrain] + state.discards[terrain] + state.removed[terrain]
        total += state.hand.count(terrain) + (state.terrain == terrain)
        if total != CATALOG.terrains[terrain].cards:
            complaints.append(f"there are {total} {CATALOG.terrains[terrain].id} cards")
    if state.terrain == NO_CARD and state.due:
        complaints.append("settlements are due without a card")
    if not 0 <= state.due + state.placed <= CATALOG.mandatory:
        complaints.append(f"{state.placed} settlements placed and {state.due} due")
    return complaints
