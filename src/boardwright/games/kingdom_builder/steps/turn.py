"""A player's turn: the mandatory action, extra actions before or after it, and the end of the turn."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import END_TURN, END_TURN_BIT, USE, USE_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations import LOCATIONS
from boardwright.games.kingdom_builder.state import NO_CARD, KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import MaskStep, Step

MANDATORY: Final = CATALOG.mandatory
SEATS: Final = CATALOG.players[-1]


class StartTurn(Step[KingdomState]):
    """The player on turn lays the terrain card open; tiles owned by now may be used this turn."""

    __slots__ = ()

    def run(self, state: KingdomState, dice: Dice) -> None:
        player = state.turn
        terrain = state.hand[player]
        if terrain == NO_CARD:
            terrain = state.draw(dice)
        state.hand[player] = NO_CARD
        state.revealed = True
        state.terrain = terrain
        state.usable = state.held[player]
        state.gained = 0
        state.placed = 0
        state.due = MANDATORY if terrain != NO_CARD else 0
        if state.journal is not None:
            state.journal.append(events.turn_begins(player, terrain))
        state.here.append(NEXT_CHOICE)


class NextChoice(Step[KingdomState]):
    """Before each choice: is a settlement still due, and is there an empty cell of the played terrain for it?"""

    __slots__ = ()

    def run(self, state: KingdomState, dice: Dice) -> None:
        player = state.turn
        if state.due:
            if not state.supply[player]:
                state.due = 0
            elif not state.board.terrain[state.terrain] & state.empty:
                replace_card(state, dice)
        if state.due and state.placed:
            state.here.append(BUILD_NEXT[player])
        else:
            state.here.append(TURN[player])


def replace_card(state: KingdomState, dice: Dice) -> None:
    """No empty cell of that terrain: draw until one fits. An unused card leaves the game, a used one is discarded."""
    used = state.placed > 0
    while True:
        old = state.terrain
        terrain = state.draw(dice)
        if terrain == NO_CARD:
            state.due = 0
            if state.journal is not None:
                state.journal.append(events.no_card_fits(state.turn))
            return
        if used:
            state.discards[old] += 1
        else:
            state.removed[old] += 1
        if state.journal is not None:
            state.journal.append(events.replaced(state.turn, old, terrain, not used))
        used = False
        state.terrain = terrain
        if state.board.terrain[terrain] & state.empty:
            return


class Turn(MaskStep[KingdomState]):
    """Begin the mandatory action, use a tile, or, once the mandatory action is over, end the turn."""

    __slots__ = ()

    def mask(self, state: KingdomState) -> int:
        player = self.who
        options = state.beside_own(player, state.board.terrain[state.terrain]) if state.due else END_TURN_BIT
        usable = state.usable
        if usable:
            kinds = state.board.kinds
            for number in range(len(kinds)):
                if usable >> number & 1:
                    kind = kinds[number]
                    if not options & USE_BIT[kind] and LOCATIONS[kind].usable(state, player):
                        options |= USE_BIT[kind]
        return options

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action < USE:
            build_due(state, self.who, action)
        elif action == END_TURN:
            end_turn(state, dice)
        else:
            kind = action - USE
            state.here.append(NEXT_CHOICE)
            state.spend_tile(self.who, kind)
            LOCATIONS[kind].begin(state, self.who)


class BuildNext(MaskStep[KingdomState]):
    """The mandatory action goes on: its settlements are placed one after another, with nothing in between."""

    __slots__ = ()

    def mask(self, state: KingdomState) -> int:
        return state.beside_own(self.who, state.board.terrain[state.terrain])

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        build_due(state, self.who, action)


def build_due(state: KingdomState, player: int, cell: int) -> None:
    """One settlement of the mandatory action."""
    state.due -= 1
    state.placed += 1
    state.here.append(NEXT_CHOICE)
    state.build(player, cell)


def end_turn(state: KingdomState, dice: Dice) -> None:
    """The card goes to the discards; draw the next one, unless this was the last turn of the game."""
    player = state.turn
    if state.terrain != NO_CARD:
        state.discards[state.terrain] += 1
        state.terrain = NO_CARD
    state.usable = state.held[player]
    state.gained = 0
    following = (player + 1) % state.players
    if state.ending and following == state.first:
        if state.journal is not None:
            state.journal.append(events.game_over())
        return
    state.draw_hand(player, dice)
    state.turn = following
    state.here.append(START_TURN)


START_TURN: Final = StartTurn(-1)
NEXT_CHOICE: Final = NextChoice(-1)
TURN: Final = [Turn(player) for player in range(SEATS)]
BUILD_NEXT: Final = [BuildNext(player) for player in range(SEATS)]
