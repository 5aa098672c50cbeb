"""What is compared of Coloma: its modules, players who lean towards something, and the shoot-outs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from boardwright.games.coloma.advice import Leaning, leaned
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import ColomaState
from boardwright.kernel.steps import bits

#: How many players there are where strategies are compared.
RIVALS: Final = 4
STRATEGIES: Final[dict[str, Callable[[ColomaState, int], float]]] = {
    name: partial(leaned, leaning=leaning)
    for name, leaning in {
        "all alike": Leaning(),
        "builder": Leaning(town=1.3),
        "no builder": Leaning(town=0.7),
        "rivers and bridges": Leaning(rivers=1.3),
        "few rivers": Leaning(rivers=0.7),
        "frontier": Leaning(frontier=2.0),
        "much frontier": Leaning(frontier=3.5),
        "gunmen": Leaning(gunmen=1.7),
        "no gunmen": Leaning(gunmen=0.2),
    }.items()
}
#: Name, number of players, options.
MODULES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("2 players", 2, {}),
    ("2, mules", 2, {"mules": True}),
    ("4 players", 4, {}),
    ("4, boards B", 4, {"boards": "b"}),
    ("4, hotels", 4, {"hotels": True}),
    ("4, specialities", 4, {"specialities": "base"}),
    ("4, deluxe specialities", 4, {"specialities": "deluxe"}),
    ("4, all of these", 4, {"boards": "b", "hotels": True, "specialities": "all"}),
    ("1, Shade hard", 1, {"shade": "hard"}),
)
#: Columns with a share: events of the first kind among all those kinds.
COUNTED: Final = {
    "shoot-outs won": ("shootout-won", "shootout-lost"),
    "without gunmen": ("shootout-none", "shootout-first", "shootout-second", "shootout-third"),
}


def owned(state: ColomaState, seat: int) -> Iterator[str]:
    """What a player has in the end."""
    for card in bits(state.town[seat]):
        yield CATALOG.buildings[card].id
    for kind in bits(state.spans[seat]):
        yield f"bridge {CATALOG.bridges[kind].id}"
    for canyon in bits(state.rivers[seat]):
        yield f"river {canyon + 1}"
    for site in bits(state.events[seat]):
        yield f"tent on event {site + 1}"
    yield f"tents in {state.regions[seat].bit_count()} regions"
    yield f"{state.horses[seat]} horses"
