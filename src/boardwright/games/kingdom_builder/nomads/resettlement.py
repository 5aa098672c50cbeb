"""The Resettlement: up to four single steps, shared among own settlements."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder.actions import LIFT, MOVE_TO, STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS, Cell
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.explain import why_not_lifted
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible, JudgeTiles
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Refusal
from boardwright.kernel.steps import bits

STEPS: Final = CATALOG.numbers["resettlement"]


class Resettlement(Extra):
    """Each step goes to a free buildable cell next to the settlement, whatever else that touches."""

    def movers(self, state: KingdomState, player: int) -> int:
        """The settlements that can take a step."""
        found = 0
        for origin in bits(state.movable(player)):
            if self.steps_from(state, player, origin):
                found |= BIT[origin]
        return found

    def steps_from(self, state: KingdomState, player: int, origin: int) -> int:
        """Where a settlement on ``origin`` can step."""
        return NEIGHBOURS[origin] & state.free_from(player, origin, state.board.buildable)

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.movers(state, player) != 0

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(JudgeTiles(-1, player))
        state.stack.append(Mover(player, self, STEPS))


@step_fields
class Mover(ExtraStep[Resettlement]):
    """Choose the settlement that takes the next step, or stop; ``left`` counts the steps that remain."""

    left: int

    question: ClassVar[str] = "prompt-mover"

    def mask(self, state: KingdomState) -> int:
        movers = self.extra.movers(state, self.who) << LIFT
        return movers | STOP_BIT if movers and self.left < STEPS else movers

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action != STOP:
            state.stack.append(StepTo(self.who, self.extra, self.left, action - LIFT))

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        return why_not_lifted(state, self.who, cell)


@step_fields
class StepTo(ExtraStep[Resettlement]):
    """Choose where the settlement on ``origin`` steps."""

    left: int
    origin: Cell

    question: ClassVar[str] = "prompt-move-to"

    def mask(self, state: KingdomState) -> int:
        return self.extra.steps_from(state, self.who, self.origin) << MOVE_TO

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if self.left > 1:
            state.stack.append(IfPossible(-1, Mover(self.who, self.extra, self.left - 1)))
        state.walk(self.who, self.origin, action - MOVE_TO)

    def leaving(self) -> int:
        return self.origin
