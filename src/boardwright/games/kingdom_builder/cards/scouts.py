"""Scouts: settlements beside the terrain whose cards were removed."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import PerCell, Realm
from boardwright.games.kingdom_builder.state import NO_CARD
from boardwright.kernel.steps import bits


class Scouts(PerCell):
    """One point for each settlement touching the removed terrain without standing on it."""

    def paid(self, realm: Realm) -> int:
        if realm.state.scouted == NO_CARD:
            return 0
        wanted = realm.board.terrain[realm.state.scouted]
        found = 0
        for cell in bits(realm.own & ~wanted):
            if NEIGHBOURS[cell] & wanted:
                found |= 1 << cell
        return found
