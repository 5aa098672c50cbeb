"""The turn to choose a boat, the purple figure, and what boats and turn-order tiles earn after winter."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.advice.boats import boat_choice, boat_points
from boardwright.games.keyflower.advice.ground import tiles_of
from boardwright.games.keyflower.advice.outlook import AFTER, Outlook
from boardwright.games.keyflower.advice.worth import NEIGHBOURS, POINTS, PURPLE
from boardwright.games.keyflower.auction import leader
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.scoring import EARNS_BY
from boardwright.games.keyflower.state import KeyflowerState
from boardwright.games.keyflower.steps.ending import Ship

#: By number of players, the tile whose winner takes the purple figure.
START: Final = [CATALOG.start_tile(players) if players in CATALOG.players else -1 for players in range(7)]
#: What a turn-order tile earns at least wherever it is laid.
BARE: Final = 1.5


def shipping(outlook: Outlook) -> float:
    """The cargo or boat that the player will choose; after winter also what is earned by where tiles lie."""
    state, player = outlook.state, outlook.player
    workers = sum(state.screen[player]) + sum(outlook.home)
    if outlook.open:
        values = boat_choice(state, player, workers)
        place, without, tile = ranking(state, player)
        lead = outlook.lead_for(tile)
        chance = 0.0 if lead is None else lead.chance
        return chance * nth(values, place) + (1.0 - chance) * nth(values, without)
    waiting = [step.who for step in state.main[::-1] if isinstance(step, Ship)]
    value = PURPLE[state.season] if state.start == player else 0.0
    if outlook.season == AFTER:
        value += after_winter(outlook, workers, bool(waiting))
    if player in waiting:
        value += nth(boat_choice(state, player, workers), waiting.index(player))
    return value


def after_winter(outlook: Outlook, workers: int, waiting: bool) -> float:
    """What the boat earns where the village stands now, and turn-order tiles by their neighbours."""
    state, player, village = outlook.state, outlook.player, outlook.village
    value = 0.0
    mine = [*state.won[player], *[placed.tile for placed in village.tiles]]
    upgraded = state.upgraded & tiles_of(village)
    for boat in state.boats:
        if boat in mine and EARNS_BY[boat] != "any":
            value += boat_points(village, upgraded, boat, state.powers[player], workers) - POINTS[boat][0]
    for tile in state.order_tiles:
        if tile in state.won[player]:
            value += NEIGHBOURS if waiting else BARE
        elif state.owner[tile] == player:
            place = village.place_of(tile)
            value += sum([other >= 0 for other in village.neighbours(place.q, place.r)])
    return value


def ranking(state: KeyflowerState, player: int) -> tuple[int, int, int]:
    """The player's place in choosing boats if the tile led is kept, the place without it, and that tile, or -1."""
    first: list[int] = []
    tile_led = -1
    start = state.start
    for tile in state.order_tiles:
        lead = leader(state, tile)
        if lead is None:
            continue
        if lead.player == player and tile_led < 0:
            tile_led = tile
        if lead.player not in first:
            first.append(lead.player)
        if tile == START[state.players]:
            start = lead.player
    others = [seat for seat in first if seat != player]
    without = len(others)
    for step in range(state.players):
        seat = (start + step) % state.players
        if seat == player:
            break
        if seat not in others:
            without += 1
    return (first.index(player) if tile_led >= 0 else without), without, tile_led


def nth(values: list[float], place: int) -> float:
    """What is left when so many have chosen before."""
    return values[min(place, len(values) - 1)] if values else 0.0
