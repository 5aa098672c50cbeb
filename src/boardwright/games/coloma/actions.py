"""Every action of Coloma, numbered and named."""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.book import BOOK
from boardwright.games.coloma.catalog import CANYONS, CATALOG, SITES, TOOLS, WORK_TOOLS
from boardwright.kernel.actions import ActionSpace, numbers, ways
from boardwright.kernel.roles import Role

SITE_NAMES: Final = [str(site + 1) for site in range(SITES)]
CARDS: Final = [building.id for building in CATALOG.buildings]
BRIDGES: Final = [bridge.id for bridge in CATALOG.bridges]
HOTELS: Final = [hotel.id for hotel in CATALOG.hotels]
SPACES: Final = [space.id for space in CATALOG.spaces]
BARRELS: Final = [barrel.id for barrel in CATALOG.barrels]
SPECIALITIES: Final = [speciality.id for speciality in CATALOG.specialities]
WARES: Final = ("tent", "horse")
TOOL: Final = ("tool", TOOLS)
WAGON: Final = "wagon:mine"

SPACE: Final = ActionSpace()
CHOOSE: Final = SPACE.add("choose", ("site", SITE_NAMES))
LEAD: Final = SPACE.add("lead", ("site", SITE_NAMES))
ON_TOP: Final = SPACE.add("put-on-top", ("card", CARDS))
UNDER: Final = SPACE.add("put-under", ("card", CARDS))
ACT: Final = SPACE.add("act", ("section", [section.id for section in CATALOG.sections]))
WORK: Final = SPACE.add("work", ("mill", WORK_TOOLS))
USE: Final = SPACE.add("use", ("card", CARDS))
PRACTISE: Final = SPACE.add("practise", ("speciality", SPECIALITIES))
SURVEY: Final = SPACE.add("survey", ("canyon", [str(canyon + 1) for canyon in range(CANYONS)]), TOOL)
SPAN: Final = SPACE.add("bridge", ("bridge", BRIDGES), TOOL)
BUILD: Final = SPACE.add("build", ("card", CARDS), TOOL)
FOUND: Final = SPACE.add("found", ("hotel", HOTELS), TOOL)
GO: Final = SPACE.add("go", ways("space", SPACES), target=WAGON)
STOP: Final = SPACE.add("stop", target=WAGON, role=Role.CONFIRMS)
ROB: Final = SPACE.add("rob", target="cart:gold")
FILL: Final = SPACE.add("fill", ("row", [row.id for row in CATALOG.rows]))
PITCH: Final = SPACE.add("pitch", ("event", [event.id for event in CATALOG.events]))
SETTLE: Final = SPACE.add("settle", ("region", [region.id for region in CATALOG.regions]))
LODGE: Final = SPACE.add("lodge", target="hotel:mine")
BUY: Final = SPACE.add("buy", ("ware", WARES))
CHECK_OUT: Final = SPACE.add("check-out", target="ware:basket", role=Role.CONFIRMS)
FETCH: Final = SPACE.add("fetch", ("slot", [slot.id for slot in CATALOG.slots]))
OPEN: Final = SPACE.add("open", ("barrel", BARRELS))
DISCARD: Final = SPACE.add("discard", ("barrel", BARRELS))
PAY: Final = SPACE.add("pay", numbers("nuggets", range(CATALOG.nuggets + 1)))
PICK: Final = SPACE.add("pick", ("speciality", SPECIALITIES))
TAKE, DECLINE = BOOK.add_actions(SPACE)
END_TURN: Final = SPACE.add("end-turn", target="turn:end", role=Role.ENDS_TURN)
