"""The Bazaar: carry out another own location tile's action once more."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import REPEAT, REPEAT_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import bits


class Bazaar(Extra):
    """Any other tile owned since before this turn, used or not, whose action is possible now."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        #: All extra actions by kind; told once they are all made.
        self.extras: list[Extra] = []
        self.steps = [Repeat(player, self) for player in range(CATALOG.players[-1])]

    def choices(self, state: KingdomState, player: int) -> int:
        """The tiles to repeat, as actions."""
        found = 0
        kinds = state.board.kinds
        for number in bits(state.held[player] & state.board.location_tiles & ~state.gained):
            kind = kinds[number]
            if kind != self.kind and not found & REPEAT_BIT[kind] and self.extras[kind].repeatable(state, player):
                found |= REPEAT_BIT[kind]
        return found

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.choices(state, player) != 0

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(self.steps[player])


class Repeat(ExtraStep):
    """Choose the tile whose action comes once more."""

    __slots__ = ("bazaar",)

    question: ClassVar[str] = "prompt-repeat"

    def __init__(self, who: int, extra: Bazaar) -> None:
        super().__init__(who, extra)
        self.bazaar = extra

    def mask(self, state: KingdomState) -> int:
        return self.bazaar.choices(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        kind = action - REPEAT
        state.tell(events.repeated(self.who, kind))
        self.bazaar.extras[kind].begin_again(state, self.who)
