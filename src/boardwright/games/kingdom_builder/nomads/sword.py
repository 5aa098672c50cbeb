"""The Sword: take one piece of every opponent off the board."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import REMOVE
from boardwright.games.kingdom_builder.board import BIT
from boardwright.games.kingdom_builder.explain import on_cell
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Seat


def removable(state: KingdomState, victim: int) -> int:
    """Anything but a City Hall."""
    return state.own[victim] & ~state.kits[victim].hall


class Sword(Extra):
    """Settlements go back to their owner's supply, warriors, ships and wagons to their owner."""

    def victims(self, state: KingdomState, player: int) -> list[int]:
        """The opponents who have something to lose, in playing order."""
        seats = [(player + step) % state.players for step in range(1, state.players)]
        return [seat for seat in seats if removable(state, seat)]

    def usable(self, state: KingdomState, player: int) -> bool:
        return bool(self.victims(state, player))

    def begin(self, state: KingdomState, player: int) -> None:
        for victim in reversed(self.victims(state, player)):
            state.stack.append(IfPossible(-1, Strike(player, self, victim)))


@step_fields
class Strike(ExtraStep[Sword]):
    """Choose the piece that one opponent loses."""

    victim: Seat

    question: ClassVar[str] = "prompt-strike"

    def mask(self, state: KingdomState) -> int:
        return removable(state, self.victim) << REMOVE

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        cell = action - REMOVE
        if state.take_off(self.victim, cell):
            state.supply[self.victim] += 1
        state.tell(events.struck(self.who, self.victim, cell))
        if not state.rulings.sword_keeps_tiles:
            state.lose_tiles(self.victim, BIT[cell])

    def label(self, state: KingdomState, action: int) -> Message | None:
        return on_cell("action-strike", action - REMOVE) if action >= REMOVE else None

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        return self.refusal(state, cell)
