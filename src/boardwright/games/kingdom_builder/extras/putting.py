"""Extra actions that put pieces on the board that are no settlements from the supply."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import PUT, STOP, STOP_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.explain import on_cell
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Putting(Extra):
    """Puts a piece, or several in a row, on cells of its own choosing."""

    piece: ClassVar[str] = ""
    #: How many pieces a use puts, and whether the player may stop after the first.
    amount: ClassVar[int] = 1
    optional: ClassVar[bool] = False

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.opening = [Put(player, self, self.amount) for player in range(CATALOG.players[-1])]

    def cells(self, state: KingdomState, player: int) -> int:
        """Where the next piece may go."""
        raise NotImplementedError

    def put(self, state: KingdomState, player: int, cell: int) -> None:
        raise NotImplementedError

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.cells(state, player) != 0


@step_fields
class Put(ExtraStep[Putting]):
    """Choose the cell for the next piece; ``left`` counts those to put, this one included."""

    left: int

    question: ClassVar[str] = "prompt-put"

    def mask(self, state: KingdomState) -> int:
        cells = self.extra.cells(state, self.who) << PUT
        if cells and self.extra.optional and self.left < self.extra.amount:
            return cells | STOP_BIT
        return cells

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            return
        if self.left > 1:
            state.stack.append(IfPossible(-1, Put(self.who, self.extra, self.left - 1)))
        self.extra.put(state, self.who, action - PUT)

    def label(self, state: KingdomState, action: int) -> Message | None:
        return on_cell(f"action-put-{self.extra.piece}", action - PUT) if action >= PUT else None
