"""All extra actions: the catalogue names the way each one works, and the class that knows it is called alike."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.bonuses.bonus import BonusGiver
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra
from boardwright.games.kingdom_builder.locations.bazaar import Bazaar
from boardwright.games.kingdom_builder.watching import Watcher, watches
from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.found import components

HOME: Final = "boardwright.games.kingdom_builder"
#: By way: the class that carries it out, from the folders where there is a small file for each.
CLASSES: Final[dict[str, type[Extra]]] = components(
    Extra, f"{HOME}.locations", f"{HOME}.nomads", f"{HOME}.bonuses", f"{HOME}.permanents"
)


def make(kind: int) -> Extra:
    entry = CATALOG.extras[kind]
    if entry.action not in CLASSES:
        known = ", ".join(sorted(CLASSES))
        raise BadCatalog(f"{entry.group} {entry.id!r}: unknown action {entry.action!r}; known are {known}")
    return CLASSES[entry.action](kind)


EXTRAS: Final[list[Extra]] = [make(kind) for kind in range(len(CATALOG.extras))]
for extra in EXTRAS:
    if isinstance(extra, Bazaar):
        extra.extras = EXTRAS


def watchers_of(kind: int) -> list[Watcher]:
    """The watchers an extra action brings along; a bonus tile comes with what gives it."""
    found: list[Watcher] = [EXTRAS[kind]] if watches(EXTRAS[kind]) else []
    return [*found, BonusGiver(kind)] if CATALOG.extras[kind].group == "bonus" else found


WATCHERS: Final[dict[int, list[Watcher]]] = {
    kind: found for kind, found in enumerate([watchers_of(kind) for kind in range(len(EXTRAS))]) if found
}


def extra_watchers(board: Board) -> list[Watcher]:
    """The watchers among the extra actions on that board."""
    watching = WATCHERS.keys() & board.kinds
    return [watcher for kind in sorted(watching) for watcher in WATCHERS[kind]] if watching else []
