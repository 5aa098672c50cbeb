"""What one use of every extra action is worth, in points; by the way it works, as the catalogue names it.

Actions that everybody has are not listed: they are no reason to prefer one position to another.
"""

from __future__ import annotations

from typing import Final

#: One settlement more, with some choice of its cell.
PLACING: Final = 0.9
#: One settlement in a better place.
MOVING: Final = 0.7

#: Tiles that serve every turn.
USE: Final[dict[str, float]] = {
    "place_on_played_terrain": PLACING,
    "place_on_terrain": PLACING,
    "place_on_edge": PLACING,
    "place_at_line_end": PLACING,
    "village": PLACING,
    "fort": PLACING,
    "fountain": PLACING,
    "watermill": PLACING,
    "mountain_station": PLACING,
    "watchtower": PLACING,
    "university": PLACING,
    "canoe_bonus": PLACING,
    "bazaar": 0.8,
    "cathedral": 0.7,
    "move_to_played_terrain": MOVING,
    "move_to_terrain": MOVING,
    "jump": MOVING,
    "caravan": MOVING,
    "palisade": MOVING,
    "refuge_bonus": MOVING,
    "refuge": 0.5,
    "temple": 0.4,
    # the first settlement of every turn goes where its owner wants
    "temple_bonus": 0.9,
    # a choice between two terrains
    "crossroads": 0.6,
    # a piece comes to the board once, and is seldom moved afterwards
    "wagon": 0.4,
    "lighthouse": 0.3,
    "barracks": 0.3,
    "quarry": 0.3,
    "cabin": 0.2,
    "canoe": 0.2,
    "fountain_bonus": 0.1,
}
#: Tiles that serve once: nomads, and the City Hall.
ONCE: Final[dict[str, float]] = {
    "donation": 2.5,
    "resettlement": 1.5,
    "outpost": 1.0,
    "sword": 1.0,
    "treasure": 3.0,
    "city_hall": 4.0,
}
#: Actions that bring a settlement from the supply to the board every turn.
PLACES_EACH_TURN: Final = frozenset(action for action, worth in USE.items() if worth == PLACING)
