"""Every action of Kingdom Builder, numbered and named."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import CELL_NAMES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.actions import ActionSpace

SPACE: Final = ActionSpace()
#: Put a settlement from the supply on a cell. First in the space, so that a cell's number is the action's number.
BUILD: Final = SPACE.add("build", ("cell", CELL_NAMES))
#: Begin the extra action of a tile.
USE: Final = SPACE.add("use", ("tile", [location.id for location in CATALOG.locations]))
END_TURN: Final = SPACE.add("end-turn", target="turn:end")
#: Take an own settlement up, then put it down elsewhere.
LIFT: Final = SPACE.add("lift", ("cell", CELL_NAMES))
MOVE_TO: Final = SPACE.add("move-to", ("cell", CELL_NAMES))

USE_BIT: Final[list[int]] = [1 << (USE + kind) for kind in range(len(CATALOG.locations))]
END_TURN_BIT: Final = 1 << END_TURN
