"""Conservation laws: what must hold after every action of every game."""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.games.kingdom_builder.board import GRID, MOUNTAIN
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import JudgeTiles
from boardwright.games.kingdom_builder.extras.moving import MoveTo
from boardwright.games.kingdom_builder.setup import tiles_on
from boardwright.games.kingdom_builder.state import CARD_KINDS, NO_CARD, KingdomState, guarded_cells
from boardwright.kernel.steps import bits


def audit(state: KingdomState) -> list[str]:
    """Every law this state breaks, in words."""
    return [fault for law in (pieces, settlements, tiles, cards, stocks) for fault in law(state)]


def in_air(state: KingdomState, player: int) -> list[int]:
    """The cells from which the player has lifted something that is not down again."""
    return [step.origin for step in state.main if isinstance(step, MoveTo) and step.who == player]


def pieces(state: KingdomState) -> Iterator[str]:
    """Every cell holds one piece at most, and everybody's cells are where they are thought to be."""
    occupied = state.walls | state.scouts
    if state.walls & state.scouts:
        yield "a scout stands on a wall"
    land = others = 0
    for mask in state.board.terrain:
        land |= mask
    for player, own in enumerate(state.own):
        if own & occupied:
            yield f"player {player} shares a cell with something else"
        occupied |= own
        kit = state.kits[player]
        known = kit.warriors | kit.ship | kit.wagon | kit.hall
        if known & ~own:
            yield f"a piece of player {player} is not among that player's cells"
        others |= known
        standing = own | state.scouts if player == state.turn else own
        if state.reach[player] != GRID.near(standing):
            yield f"the cells beside player {player}'s settlements are not up to date"
    if occupied & state.empty or occupied | state.empty != land:
        yield "a cell is both empty and occupied, or neither"
    if state.pieces != others:
        yield "the cells of special pieces are not up to date"
    if state.unguarded != GRID.full & ~guarded_cells(state.kits):
        yield "the cells beside warriors are not up to date"


def settlements(state: KingdomState) -> Iterator[str]:
    for player, own in enumerate(state.own):
        kit = state.kits[player]
        plain = own & ~state.pieces
        aside = kit.aside + (state.reserve if player == state.turn else 0)
        lifted = len(in_air(state, player)) if not state.carried else 0
        total = plain.bit_count() + state.supply[player] + aside + kit.markers.bit_count() + lifted
        if total != CATALOG.settlements:
            yield f"player {player} has {total} settlements, {state.supply[player]} of them in supply"
        if not state.supply[player] and not aside and not lifted and not state.ending:
            yield f"player {player} has no settlement left, but the last round was not announced"
        if plain & state.board.terrain[MOUNTAIN] and not state.board.nomads and not state.board.palaces:
            yield "a settlement stands on a mountain, and nothing could have brought it there"


def stocks(state: KingdomState) -> Iterator[str]:
    """No more pieces than the box has."""
    numbers = CATALOG.numbers
    if state.walls.bit_count() > numbers["walls"]:
        yield f"there are {state.walls.bit_count()} walls"
    if state.scouts.bit_count() > numbers["scouts"]:
        yield f"there are {state.scouts.bit_count()} scouts"
    if sum(kit.colonies for kit in state.kits) > numbers["settlement_tiles"]:
        yield "there are too many settlement tiles"
    marked = 0
    for player, kit in enumerate(state.kits):
        if kit.warriors.bit_count() > numbers["warriors"] or kit.ship.bit_count() > 1 or kit.wagon.bit_count() > 1:
            yield f"player {player} has too many warriors, ships or wagons"
        if kit.hall and kit.hall.bit_count() != 7:
            yield f"the City Hall of player {player} covers {kit.hall.bit_count()} cells"
        if kit.markers & marked:
            yield "a row has two markers"
        marked |= kit.markers


def tiles(state: KingdomState) -> Iterator[str]:
    board = state.board
    for number in range(len(board.kinds)):
        given = sum(taken >> number & 1 for taken in state.taken)
        if given + state.tiles_left[number] != tiles_on(board, number):
            yield f"tile {number} was given {given} times, {state.tiles_left[number]} are left"
    for player, held in enumerate(state.held):
        if held & ~(state.taken[player] | board.permanent_tiles):
            yield f"player {player} holds a tile never gained"
        if state.kits[player].spent & ~held:
            yield f"player {player} has used a tile that is gone"
        if state.rulings.sword_keeps_tiles or walking(state, player):
            continue
        own = state.own[player] | sum(1 << cell for cell in in_air(state, player))
        for number in bits(held & board.location_tiles):
            if not board.zones[number] & own:
                yield f"player {player} keeps the tile of location {number} without a settlement there"
    if (state.usable | state.gained) & ~state.held[state.turn] or state.usable & state.gained:
        yield "usable or new tiles that the player on turn does not hold, or that are both"


def walking(state: KingdomState, player: int) -> bool:
    """Whether a move of several steps is under way, after which the player's tiles are judged."""
    return any(isinstance(step, JudgeTiles) and step.player == player for step in state.main)


def cards(state: KingdomState) -> Iterator[str]:
    held = [kind for hand in (*state.hand, state.open) for kind in hand]
    for kind in range(CARD_KINDS):
        total = state.deck[kind] + state.discards[kind] + state.removed[kind] + held.count(kind)
        entry = CATALOG.terrain_cards[kind]
        if total != entry.count and (total or len(entry.terrains) == 1):
            yield f"there are {total} {entry.id} cards"
    if [len(hand) for hand in state.hand] != [len(drawn) for drawn in state.drawn_in]:
        yield "some cards in hand were drawn at no time"
    if state.terrain == NO_CARD and state.due:
        yield "settlements are due without a card"
