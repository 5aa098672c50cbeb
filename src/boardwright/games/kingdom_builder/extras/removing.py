"""Decisions that take a piece off the board."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import REMOVE
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Removing(Extra):
    """Takes one of the player's own pieces off the board."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.steps = [Remove(player, self) for player in range(CATALOG.players[-1])]

    def removable(self, state: KingdomState, player: int) -> int:
        """The cells whose piece may be taken."""
        raise NotImplementedError

    def remove(self, state: KingdomState, player: int, cell: int) -> None:
        raise NotImplementedError

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.removable(state, player) != 0

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(self.steps[player])


class Remove(ExtraStep):
    """Choose the piece to take off."""

    __slots__ = ("removing",)

    question: ClassVar[str] = "prompt-remove"

    def __init__(self, who: int, extra: Removing) -> None:
        super().__init__(who, extra)
        self.removing = extra

    def mask(self, state: KingdomState) -> int:
        return self.removing.removable(state, self.who) << REMOVE

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        self.removing.remove(state, self.who, action - REMOVE)
