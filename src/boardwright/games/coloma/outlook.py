"""What somebody would gain for sure: effects added up without a choice."""

from __future__ import annotations

from boardwright.games.coloma.abilities import WORKED, usable
from boardwright.games.coloma.book import BOOK, MILL
from boardwright.games.coloma.book import BUILDINGS as BUILDING_EFFECTS
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.vocabulary import NAMES
from boardwright.kernel.steps import bits
from boardwright.toolkit.effects.values import Effect, Gain, InOrder


def gains(effect: Effect) -> dict[str, int]:
    """Goods by name that an effect gives without asking."""
    if isinstance(effect, Gain):
        return {NAMES.goods[good]: count for good, count in effect.goods}
    found: dict[str, int] = {}
    if isinstance(effect, InOrder):
        for part in effect.parts:
            add(found, gains(part))
    return found


def add(found: dict[str, int], more: dict[str, int]) -> None:
    for good, count in more.items():
        found[good] = found.get(good, 0) + count


def tool_gains(state: ColomaState, player: int, tool: int) -> dict[str, int]:
    """What all tools of a kind give together, the mill's and those of the town."""
    found = gains(BOOK.nodes[MILL[tool]])
    for card in bits(usable(state, player) & WORKED[tool]):
        add(found, gains(BOOK.nodes[BUILDING_EFFECTS[card]]))
    return found
