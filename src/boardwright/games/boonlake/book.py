"""All effects of Boonlake in one book, and the numbers under which they are found there."""

from __future__ import annotations

from typing import Final

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.vocabulary import NAMES
from boardwright.toolkit.effects.book import Book
from boardwright.toolkit.effects.values import Do, Effect

BOOK: Final = Book(NAMES)


def add(kind: str, name: str, effect: Effect) -> int:
    return BOOK.add(f"{kind}-{name}", effect)


#: By action tile.
FIRST: Final = [add("first", action.id, action.first) for action in CATALOG.actions]
LEFT: Final = [add("left", action.id, action.left) for action in CATALOG.actions]
RIGHT: Final = [add("right", action.id, action.right) for action in CATALOG.actions]
REGIONS: Final = [add("region", region.id, region.reward) for region in CATALOG.regions]
SPACES: Final = [add("space", space.id, space.reward) for space in CATALOG.spaces]
#: By tile, then by site.
TILES: Final = [
    [add("site", f"{tile.id}{slot}", site.reward) for slot, site in zip("ab", tile.sites, strict=False)]
    for tile in CATALOG.tiles
]
RIVER: Final = [add("stretch", stretch.id, stretch.reward) for stretch in CATALOG.river]
#: By track, then by step.
TRACKS: Final = [
    [add(f"{name}_track", step.id, step.reward) for step in track]
    for name, track in (("coin", CATALOG.coin_track), ("card", CATALOG.card_track))
]
LEVERS: Final = [add("lever", lever.id, lever.effect) for lever in CATALOG.levers]
CARDS: Final = [add("card", card.id, card.effect) for card in CATALOG.cards]
SCORING: Final = add("scoring", "actions", CATALOG.scoring.effect)

#: By part of an effect: the deed that it is, or NO_DEED.
NO_DEED: Final = -1
DEEDS: Final[list[int]] = [node.deed if isinstance(node, Do) else NO_DEED for node in BOOK.nodes]
