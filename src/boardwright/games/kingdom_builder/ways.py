"""All extra actions: the catalogue names the way each one works, and the class that knows it is called alike."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.bonuses.bonus import BonusGiver
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra
from boardwright.games.kingdom_builder.locations.bazaar import Bazaar
from boardwright.games.kingdom_builder.watching import Watcher, watches
from boardwright.toolkit.found import one_each

HOME: Final = "boardwright.games.kingdom_builder"
#: Where there is a small file for each.
FOLDERS: Final = [f"{HOME}.{folder}" for folder in ("locations", "nomads", "bonuses", "permanents")]
EXTRAS: Final[list[Extra]] = one_each(Extra, [extra.action for extra in CATALOG.extras], *FOLDERS)
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
