"""The Bazaar: carry out another own location tile's action once more."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.actions import REPEAT, REPEAT_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import extra_name, with_tile
from boardwright.games.kingdom_builder.explain import refuse
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Refusal
from boardwright.kernel.steps import bits


class Bazaar(Extra):
    """Any other tile owned since before this turn, used or not, whose action is possible now."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        #: All extra actions by kind; told once they are all made.
        self.extras: list[Extra] = []
        self.opening = [Repeat(player, self) for player in range(CATALOG.players[-1])]

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


@step_fields
class Repeat(ExtraStep[Bazaar]):
    """Choose the tile whose action comes once more."""

    question: ClassVar[str] = "prompt-repeat"

    def mask(self, state: KingdomState) -> int:
        return self.extra.choices(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        kind = action - REPEAT
        state.tell(with_tile("repeated", self.who, kind))
        self.extra.extras[kind].begin_again(state, self.who)

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        return self.refusal(state, cell)

    def why_not_other(self, state: KingdomState, kind: str, name: str) -> Refusal:
        if kind == "tile":
            return refuse("KB-14.37", "refusal-cannot-repeat", location=extra_name(CATALOG.extra(name)))
        return refuse("KB-3.8", "refusal-unfinished", location=extra_name(self.extra.kind))
