"""Components that act when something happens on the table, such as a card that pays for every settlement placed.

A state keeps the watchers of its own game only; a game without such components has none to ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
