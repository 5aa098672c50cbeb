"""The Temple's bonus: the first settlement of each mandatory action need not go beside an own one."""

from __future__ import annotations

from boardwright.games.kingdom_builder.extras.extra import Passive


class TempleBonus(Passive):
    """Widens the mandatory action; there is nothing to begin."""
