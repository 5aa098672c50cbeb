"""Scouts: settlements beside the terrain whose cards were removed."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import PerCell, Realm
from boardwright.games.kingdom_builder.state import NO_CARD


class Scouts(PerCell):
    """One point for each settlement touching the removed terrain without standing on it."""

    def paid(self, realm: Realm) -> int:
        scouted = realm.state.scouted
        return realm.own & realm.board.beside(scouted) if scouted != NO_CARD else 0
