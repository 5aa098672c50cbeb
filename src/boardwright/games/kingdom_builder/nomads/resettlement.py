"""The Resettlement: up to four single steps, shared among own settlements."""

from __future__ import annotations

from typing import Any, ClassVar

from boardwright.games.kingdom_builder.actions import LIFT, MOVE_TO, STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import BIT, CELL_NAMES, NEIGHBOURS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible, JudgeTiles
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Value
from boardwright.kernel.steps import bits


class Resettlement(Extra):
    """Each step goes to a free buildable cell next to the settlement, whatever else that touches."""

    def steps(self) -> int:
        return CATALOG.numbers["resettlement"]

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
        state.stack.append(JudgeTiles(player))
        state.stack.append(Mover(player, self, self.steps()))


class Mover(ExtraStep):
    """Choose the settlement that takes the next step, or stop; ``left`` counts the steps that remain."""

    __slots__ = ("left", "resettlement")

    question: ClassVar[str] = "prompt-mover"

    def __init__(self, who: int, extra: Resettlement, left: int) -> None:
        super().__init__(who, extra)
        self.resettlement = extra
        self.left = left

    def mask(self, state: KingdomState) -> int:
        movers = self.resettlement.movers(state, self.who) << LIFT
        return movers | STOP_BIT if movers and self.left < self.resettlement.steps() else movers

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action != STOP:
            state.stack.append(StepTo(self.who, self.resettlement, self.left, action - LIFT))

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind, self.left)

    def words(self) -> dict[str, Value]:
        return {"left": self.left}


class StepTo(ExtraStep):
    """Choose where the settlement on ``origin`` steps."""

    __slots__ = ("left", "origin", "resettlement")

    question: ClassVar[str] = "prompt-move-to"

    def __init__(self, who: int, extra: Resettlement, left: int, origin: int) -> None:
        super().__init__(who, extra)
        self.resettlement = extra
        self.left = left
        self.origin = origin

    def mask(self, state: KingdomState) -> int:
        return self.resettlement.steps_from(state, self.who, self.origin) << MOVE_TO

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if self.left > 1:
            state.stack.append(IfPossible(Mover(self.who, self.resettlement, self.left - 1)))
        state.walk(self.who, self.origin, action - MOVE_TO)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind, self.left, self.origin)

    def words(self) -> dict[str, Value]:
        return {"left": self.left, "origin": CELL_NAMES[self.origin]}
