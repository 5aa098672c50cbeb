"""Tiles that place a settlement on buildable terrain beside something."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class Watermill(Placing):
    """Beside water."""

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.beside_water() & state.board.buildable


class MountainStation(Placing):
    """Beside a mountain."""

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.beside_mountains() & state.board.buildable


class University(Placing):
    """Beside a special cell, silos included."""

    def fitting(self, state: KingdomState, player: int) -> int:
        board = state.board
        beside = 0
        for cell in board.special + board.silos:
            beside |= NEIGHBOURS[cell]
        return beside & board.buildable


class Watchtower(Placing):
    """Beside somebody else's settlement."""

    def fitting(self, state: KingdomState, player: int) -> int:
        beside = 0
        for seat in range(state.players):
            if seat != player:
                beside |= state.reach[seat]
        return beside & state.board.buildable
