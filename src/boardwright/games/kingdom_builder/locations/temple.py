"""The Temple: set an own settlement aside; the next mandatory action places it on top of the usual number."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.actions import REMOVE
from boardwright.games.kingdom_builder.board import BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import at_cell
from boardwright.games.kingdom_builder.explain import on_cell
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal


class Temple(Extra):
    """Any own settlement on the board; a tile it leaves behind is lost as after a move."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.opening = [Remove(player, self) for player in range(CATALOG.players[-1])]

    def removable(self, state: KingdomState, player: int) -> int:
        return state.own[player] & ~state.pieces

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.removable(state, player) != 0


@step_fields
class Remove(ExtraStep[Temple]):
    """Choose the settlement to take off."""

    question: ClassVar[str] = "prompt-remove"

    def mask(self, state: KingdomState) -> int:
        return self.extra.removable(state, self.who) << REMOVE

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        cell = action - REMOVE
        state.take_off(self.who, cell)
        kit = state.kits[self.who]
        state.kits[self.who] = kit._replace(aside=kit.aside + 1)
        state.tell(at_cell("set-aside", self.who, cell))
        state.lose_tiles(self.who, BIT[cell])

    def label(self, state: KingdomState, action: int) -> Message | None:
        return on_cell("action-set-aside", action - REMOVE) if action >= REMOVE else None

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        return self.refusal(state, cell)
