"""Every action of Keyflower, numbered and named."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS
from boardwright.games.keyflower.village import DIRECTIONS, SIDES, pack
from boardwright.games.keyflower.words import TILE_IDS
from boardwright.kernel.actions import ActionSpace, numbers, ways
from boardwright.kernel.roles import Role

TILES: Final = TILE_IDS
#: Workers of all colours together, under the right summer boat.
MIXED: Final = len(COLOURS)
HUES: Final = MIXED + 1
#: The most workers of one colour there are.
MOST: Final = max(CATALOG.workers)

SPACE: Final = ActionSpace()
PASS: Final = SPACE.add("pass", target="turn:pass", role=Role.PASSES)
#: Be done with something that could go on.
DONE: Final = SPACE.add("done", target="turn:done", role=Role.CONFIRMS)
#: Begin a bid or a use with workers of one colour; the workers follow.
BID: Final = SPACE.add("bid", ("tile", TILES), ("colour", COLOURS), role=Role.OPENS_TURN)
USE: Final = SPACE.add("use", ("tile", TILES), ("colour", [*COLOURS, "mixed"]), role=Role.OPENS_TURN)
#: Take along an own group that was outbid at a tile.
WITH: Final = SPACE.add("with", ("tile", TILES), role=Role.ADDS)
#: That many workers from behind the screen complete the placement.
SEND: Final = SPACE.add("send", numbers("number", range(MOST + 1)))
#: One worker of a colour joins a mixed placement.
ADD: Final = SPACE.add("add", ("colour", COLOURS))
#: Prices: a worker, a whole group that was outbid, a skill, a resource.
PAY: Final = SPACE.add("pay", ("colour", COLOURS))
PAY_GROUP: Final = SPACE.add("pay-group", ("tile", TILES))
GIVE: Final = SPACE.add("give", ("skill", SKILLS))
SPEND: Final = SPACE.add("spend", ("resource", RESOURCES))
#: Choose the resource that is produced.
TAKE: Final = SPACE.add("take", ("resource", RESOURCES))
#: Move a resource from a tile over one of its edges.
CARRY: Final = SPACE.add("carry", ("resource", RESOURCES), ("tile", TILES), ways("direction", DIRECTIONS))
UPGRADE: Final = SPACE.add("upgrade", ("tile", TILES))
#: Choose a winter tile to offer.
OFFER: Final = SPACE.add("offer", ("tile", TILES))
#: Take the cargo of a boat, in winter the boat itself.
SHIP: Final = SPACE.add("ship", ("tile", TILES))
#: Take up a tile that was won, then lay it beside a tile of the village, turned so often.
TAKE_UP: Final = SPACE.add("take-up", ("tile", TILES))
LAY: Final = SPACE.add("lay", ("tile", TILES), ways("direction", DIRECTIONS), numbers("turns", range(SIDES)))


def bid(tile: int, colour: int) -> int:
    return BID + tile * MIXED + colour


def use(tile: int, hue: int) -> int:
    return USE + tile * HUES + hue


def carry(resource: int, tile: int, direction: int) -> int:
    return CARRY + (resource * len(TILES) + tile) * SIDES + direction


def lay(tile: int, direction: int, turns: int) -> int:
    return LAY + pack(tile, direction, turns)
