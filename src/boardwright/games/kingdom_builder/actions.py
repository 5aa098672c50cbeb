"""Every action of Kingdom Builder, numbered and named."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import CELL_NAMES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.roles import Role

TILES: Final = [extra.id for extra in CATALOG.extras]
#: Terrains that a card can show.
PLAYABLE: Final = sorted({terrain for card in CATALOG.terrain_cards for terrain in card.terrains})

SPACE: Final = ActionSpace()
#: Put a settlement from the supply on a cell. First in the space, so that a cell's number is the action's number.
BUILD: Final = SPACE.add("build", ("cell", CELL_NAMES))
#: Begin an extra action.
USE: Final = SPACE.add("use", ("tile", TILES))
END_TURN: Final = SPACE.add("end-turn", target="turn:end", role=Role.ENDS_TURN)
#: Be done with something that could go on, or let a chance pass.
STOP: Final = SPACE.add("stop", target="turn:stop", role=Role.CONFIRMS)
#: Take a settlement tile instead of handing some in.
TAKE: Final = SPACE.add("take", target="settlement-tile:one")
#: Choose the terrain of the turn.
PLAY: Final = SPACE.add("play", ("terrain", [CATALOG.terrains[terrain].id for terrain in PLAYABLE]))
#: Carry out another tile's action once more.
REPEAT: Final = SPACE.add("repeat", ("tile", [location.id for location in CATALOG.locations]))
#: Take an own settlement up, then put it down elsewhere.
LIFT: Final = SPACE.add("lift", ("cell", CELL_NAMES))
MOVE_TO: Final = SPACE.add("move-to", ("cell", CELL_NAMES))
#: Build away from own settlements, by the Outpost.
ANYWHERE: Final = SPACE.add("outpost", ("cell", CELL_NAMES))
#: Put a piece that is no settlement on a cell, or take a piece off the board.
PUT: Final = SPACE.add("put", ("cell", CELL_NAMES))
REMOVE: Final = SPACE.add("remove", ("cell", CELL_NAMES))

USE_BIT: Final[list[int]] = [1 << (USE + kind) for kind in range(len(TILES))]
REPEAT_BIT: Final[list[int]] = [1 << (REPEAT + kind) for kind in range(len(CATALOG.locations))]
#: By terrain; 0 for those no card shows.
PLAY_BIT: Final[list[int]] = [
    1 << (PLAY + PLAYABLE.index(terrain)) if terrain in PLAYABLE else 0 for terrain in range(len(CATALOG.terrains))
]
END_TURN_BIT: Final = 1 << END_TURN
STOP_BIT: Final = 1 << STOP
TAKE_BIT: Final = 1 << TAKE
