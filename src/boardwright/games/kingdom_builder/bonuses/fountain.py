"""The Fountain's bonus: the settlements of the Fountain may go on mountains, too."""

from __future__ import annotations

from boardwright.games.kingdom_builder.extras.extra import Passive


class FountainBonus(Passive):
    """Widens the Fountain; there is nothing to begin."""
