"""Components that act when something happens on the table, such as a card that pays for every settlement placed.

A state keeps the watchers of its own game only; a game without such components has none to ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from boardwright.games.kingdom_builder.state import KingdomState


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """What a component does at certain moments: nothing, unless it says otherwise."""

    def built(self, state: KingdomState, player: int, cell: int) -> None:
        """A piece that counts as a settlement has come from outside the board to that cell."""

    def moved(self, state: KingdomState, player: int, cell: int) -> None:
        """A piece that counts as a settlement has moved to that cell."""

    def mandatory_done(self, state: KingdomState, player: int) -> None:
        """The mandatory action has its full ordinary number of settlements on the board."""

    def gained(self, state: KingdomState, player: int, number: int) -> None:
        """The player has taken the tile of that number."""

    def turn_ends(self, state: KingdomState, player: int) -> None:
        """The player's turn is over; the next card is not drawn yet."""


MOMENTS: Final = ("built", "moved", "mandatory_done", "gained", "turn_ends")


def cares(watcher: Watcher, moment: str) -> bool:
    return getattr(type(watcher), moment) is not getattr(Watcher, moment)


def watches(component: Watcher) -> bool:
    """Whether a component does anything by itself."""
    return any(cares(component, moment) for moment in MOMENTS)


class Watchers:
    """The watchers of one game, sorted by the moments they care about. It never changes: games may share one."""

    __slots__ = MOMENTS

    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self.built = [watcher for watcher in watchers if cares(watcher, "built")]
        self.moved = [watcher for watcher in watchers if cares(watcher, "moved")]
        self.mandatory_done = [watcher for watcher in watchers if cares(watcher, "mandatory_done")]
        self.gained = [watcher for watcher in watchers if cares(watcher, "gained")]
        self.turn_ends = [watcher for watcher in watchers if cares(watcher, "turn_ends")]
