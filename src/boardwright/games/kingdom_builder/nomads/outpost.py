"""The Outpost: one settlement placed this turn need not go beside an own one."""

from __future__ import annotations

from boardwright.games.kingdom_builder.extras.extra import Passive


class Outpost(Passive):
    """Used in the moment of placing: `KingdomState.placements` offers the cells it opens."""
