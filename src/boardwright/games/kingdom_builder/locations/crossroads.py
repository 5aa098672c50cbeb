"""The Crossroads: draw one more terrain card at the end of the turn, and choose between them in the next."""

from __future__ import annotations

from boardwright.games.kingdom_builder.extras.extra import Passive
from boardwright.games.kingdom_builder.state import KingdomState


class Crossroads(Passive):
    """Works by itself when the turn ends; repeated by the Bazaar, it draws yet another card."""

    def repeatable(self, state: KingdomState, player: int) -> bool:
        return True

    def begin(self, state: KingdomState, player: int) -> None:
        state.more_cards += 1
