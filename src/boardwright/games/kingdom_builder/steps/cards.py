"""The terrain cards of a turn: what they let a player choose, and what replaces them when no cell is left."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import PLAY_BIT, PLAYABLE
from boardwright.games.kingdom_builder.board import MARSH
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import NO_CARD, UNDECIDED, KingdomState
from boardwright.kernel.dice import Dice

MANDATORY: Final = CATALOG.mandatory
#: Cards that show one terrain have the smaller numbers: those of their terrains.
SINGLES: Final = sum(1 for card in CATALOG.terrain_cards if len(card.terrains) == 1)
#: How many settlements the mandatory action places, by terrain.
QUOTA: Final[list[int]] = [
    CATALOG.numbers["marsh"] if terrain == MARSH else MANDATORY for terrain in range(len(CATALOG.terrains))
]


def shown(state: KingdomState) -> list[int]:
    """The terrains of the cards laid open, each once; one that is nowhere on the board is ignored beside others."""
    cards = state.open
    if len(cards) == 1 and cards[0] < SINGLES:
        return [cards[0]]
    found: list[int] = []
    for card in cards:
        for terrain in CATALOG.terrain_cards[card].terrains:
            if terrain not in found and state.board.terrain[terrain]:
                found.append(terrain)
    if state.rulings.equal_cards_free and len(set(cards)) < len(cards):
        found = [terrain for terrain in PLAYABLE if state.board.terrain[terrain] and terrain != state.scouted]
    return found


def choices(state: KingdomState) -> list[int]:
    """Of the terrains shown those that have a free cell."""
    return [terrain for terrain in shown(state) if state.free(state.board.terrain[terrain])]


def choice_mask(state: KingdomState) -> int:
    """The actions that choose one of them."""
    options = 0
    for terrain in choices(state):
        options |= PLAY_BIT[terrain]
    return options


def lay_open(state: KingdomState, cards: tuple[int, ...]) -> None:
    """Cards come onto the table: one terrain is played at once, of several one is still to be chosen."""
    state.open = cards
    if len(cards) == 1 and cards[0] < SINGLES:
        state.terrain = cards[0]
        return
    terrains = shown(state)
    if not terrains:
        state.terrain = NO_CARD
    else:
        state.terrain = terrains[0] if len(terrains) == 1 else UNDECIDED


def set_quota(state: KingdomState) -> None:
    """How many settlements are due at the beginning of the mandatory action."""
    if state.terrain == NO_CARD:
        state.due = 0
    else:
        state.due = (MANDATORY if state.terrain == UNDECIDED else QUOTA[state.terrain]) + state.reserve


def due_on(state: KingdomState, terrain: int) -> int:
    """How many settlements the mandatory action would place on that terrain, no more than there are."""
    wanted = QUOTA[terrain] + state.reserve if state.due and not state.placed else state.due
    return min(wanted, state.supply[state.turn] + state.reserve)


def choose_terrain(state: KingdomState, terrain: int) -> None:
    """The player settles the terrain of the turn."""
    state.terrain = terrain
    if state.due and not state.placed:
        set_quota(state)
    if state.journal is not None:
        state.journal.append(events.terrain_chosen(state.turn, terrain))


def exhausted(state: KingdomState) -> bool:
    """Whether no card laid open has a free cell of its terrain left."""
    if state.terrain >= 0:
        return not state.board.terrain[state.terrain] & state.empty & state.unguarded
    return not choices(state)


def find_cells(state: KingdomState, dice: Dice) -> None:
    """Settlements are due, but the played terrain is full or not settled: see to it that there is a cell for them."""
    if exhausted(state):
        if not state.placed and choices(state):
            lay_open(state, state.open)
        else:
            replace_cards(state, dice)


def replace_cards(state: KingdomState, dice: Dice) -> None:
    """No free cell of that terrain: draw until one fits. Unused cards leave the game, used ones are discarded."""
    used = state.placed > 0
    while True:
        old = state.open
        card = state.draw(dice)
        if card == NO_CARD:
            state.due = 0
            state.broken_off = True
            if state.journal is not None:
                state.journal.append(events.no_card_fits(state.turn))
            return
        for kind in old:
            if used:
                state.discards[kind] += 1
            else:
                state.removed[kind] += 1
            if state.journal is not None:
                state.journal.append(events.replaced(state.turn, kind, card, not used))
        used = False
        lay_open(state, (card,))
        if not exhausted(state):
            if not state.placed:
                set_quota(state)
            return
