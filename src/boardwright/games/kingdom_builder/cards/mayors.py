"""Mayors: four settlements in a row, marked by the first who has them."""

from __future__ import annotations

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.board import BOARD_ROWS, GRID, MAINLAND
from boardwright.games.kingdom_builder.cards.card import Card, Realm
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.steps import bits


class Mayors(Card):
    """Four points for each row of the board with an own marker beside it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.least = CATALOG.cards[number].number("row")

    def groups(self, realm: Realm) -> list[int]:
        return [realm.own & BOARD_ROWS[row] for row in bits(realm.state.kits[realm.player].markers)]

    def built(self, state: KingdomState, player: int, cell: int) -> None:
        self.mark(state, player, cell)

    def moved(self, state: KingdomState, player: int, cell: int) -> None:
        self.mark(state, player, cell)

    def mark(self, state: KingdomState, player: int, cell: int) -> None:
        """Put a settlement from the supply beside a row without a marker as soon as its owner has enough there."""
        if not MAINLAND >> cell & 1 or not state.supply[player]:
            return
        row = GRID.places[cell][0]
        if (state.own[player] & BOARD_ROWS[row]).bit_count() < self.least:
            return
        for kit in state.kits:
            if kit.markers >> row & 1:
                return
        mine = state.kits[player]
        state.kits[player] = mine._replace(markers=mine.markers | 1 << row)
        state.supply[player] -= 1
        state.tell(events.marked(player, row))
        state.announce_end(player)
