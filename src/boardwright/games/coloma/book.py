"""All effects of Coloma in one book, and the numbers under which they are found there."""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.catalog import CATALOG, WORK_TOOLS
from boardwright.games.coloma.vocabulary import NAMES
from boardwright.toolkit.effects.book import Book
from boardwright.toolkit.effects.reading import unasked
from boardwright.toolkit.effects.values import Choose, Effect, Gain, InOrder

BOOK: Final = Book(NAMES)
#: The lines of a shoot-out's table: the two who have most gunmen, the others who have some, and those who have none.
LINES: Final = ("first", "second", "third", "none")


def add(kind: str, name: str, effect: Effect) -> int:
    return BOOK.add(f"{kind}-{name}", effect)


def doubled(effect: Effect) -> Effect:
    """The same effect twice, in one."""
    if isinstance(effect, Gain):
        return Gain(tuple([(good, 2 * count) for good, count in effect.goods]))
    if isinstance(effect, Choose) and effect.times > 0:
        return Choose(effect.options, 2 * effect.times, effect.must)
    return InOrder((effect, effect))


SECTIONS: Final = [add("section", section.id, section.effect) for section in CATALOG.sections]
#: By site: the event, and what it is to whoever has a tent on it.
EVENTS: Final = [add("event", event.id, event.effect) for event in CATALOG.events]
DOUBLED_EVENTS: Final = [add("doubled", event.id, doubled(event.effect)) for event in CATALOG.events]
#: By tool: whatever order the catalogue has them in.
MILL: Final = [
    add("mill", line.id, line.effect) for line in sorted(CATALOG.mill, key=lambda line: WORK_TOOLS.index(line.id))
]
#: By board and canyon.
CANYONS: Final = [
    [add("canyon", f"{board.id}-{number + 1}", canyon.reward) for number, canyon in enumerate(board.canyons)]
    for board in CATALOG.boards
]
BARRELS: Final = [add("barrel", barrel.id, barrel.effect) for barrel in CATALOG.barrels]
#: Whoever uses a card or a speciality is not asked once more.
BUILDINGS: Final = [add("building", building.id, unasked(building.effect)) for building in CATALOG.buildings]
SPECIALITIES: Final = [add("speciality", each.id, unasked(each.effect)) for each in CATALOG.specialities]
#: By space of the map: what it gives in passing, to whoever ends there, and to whoever may have both sides of a town.
PASSED: Final = [
    add("pass", space.id, space.left if space.kind == "town" else space.benefit) for space in CATALOG.spaces
]
ENDED: Final = [add("end", space.id, Choose((space.left, space.right))) for space in CATALOG.spaces]
ENDED_WITH_BOTH: Final = [add("both", space.id, InOrder((space.left, space.right))) for space in CATALOG.spaces]
#: By table, lost or won, and line.
SHOOTOUTS: Final = [
    [
        [add("shootout", f"{table.id}-{column}-{line}", effect) for line, effect in zip(LINES, effects, strict=True)]
        for column, effects in zip(("lost", "won"), table.lines, strict=True)
    ]
    for table in CATALOG.shootouts
]
