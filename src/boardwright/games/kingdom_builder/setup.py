"""From options and dice to the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.games.kingdom_builder.board import PLACES, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import CARD_TERRAINS, NO_CARD, KingdomState
from boardwright.games.kingdom_builder.steps.turn import START_TURN
from boardwright.kernel.dice import Dice

LORDS = ("literal", "at_least_one", "left_out")


def setup(players: int, options: Mapping[str, Any], dice: Dice) -> KingdomState:
    """Lay out the board, put tiles and cards out, deal a terrain card to everybody, choose who begins."""
    state = blank(players, choose_board(options, dice), choose_cards(options, dice), options["lords"] == "at_least_one")
    for player in range(players):
        state.draw_hand(player, dice)
    state.first = state.turn = dice.below(players)
    state.push(START_TURN)
    return state


def choose_board(options: Mapping[str, Any], dice: Dice) -> Board:
    if options["first_game"]:
        first = CATALOG.first_game
        return Board([CATALOG.quadrant(name) for name in first.quadrants], list(first.turned))
    if options["quadrants"] is not None:
        quadrants = [CATALOG.quadrant(name) for name in options["quadrants"]]
    else:
        quadrants = choose(list(range(len(CATALOG.quadrants))), PLACES, dice)
    turned = options["turned"]
    if turned is None:
        turned = [dice.below(2) == 1 for _ in range(PLACES)]
    return Board(quadrants, list(turned))


def choose_cards(options: Mapping[str, Any], dice: Dice) -> tuple[int, ...]:
    if options["first_game"]:
        return tuple(CATALOG.card(name) for name in CATALOG.first_game.cards)
    if options["cards"] is not None:
        return tuple(CATALOG.card(name) for name in options["cards"])
    pool = list(range(len(CATALOG.cards)))
    if options["lords"] == "left_out":
        pool.remove(CATALOG.card("lords"))
    return tuple(choose(pool, CATALOG.cards_in_play, dice))


def choose(pool: list[int], count: int, dice: Dice) -> list[int]:
    """That many different items, in an order of chance."""
    return [pool.pop(dice.below(len(pool))) for _ in range(count)]


def blank(players: int, board: Board, cards: tuple[int, ...], lords_need_one: bool) -> KingdomState:
    """The table before anybody has a card: an empty board, all tiles in place, the whole deck."""
    state = KingdomState()
    state.start_flow(players)
    state.board = board
    state.players = players
    state.cards = cards
    state.lords_need_one = lords_need_one
    state.first = state.turn = 0
    state.own = [0] * players
    state.reach = [0] * players
    state.empty = 0
    for mask in board.terrain:
        state.empty |= mask
    state.supply = [CATALOG.settlements] * players
    state.held = [0] * players
    state.taken = [0] * players
    state.tiles_left = [CATALOG.locations[kind].tiles for kind in board.kinds]
    state.usable = state.gained = 0
    state.hand = [NO_CARD] * players
    state.drawn_in = [0] * players
    state.shuffles = 0
    state.deck = [terrain.cards for terrain in CATALOG.terrains[:CARD_TERRAINS]]
    state.discards = [0] * CARD_TERRAINS
    state.removed = [0] * CARD_TERRAINS
    state.terrain = NO_CARD
    state.due = state.placed = 0
    state.ending = False
    return state
