"""Extra actions that put pieces on the board that are no settlements from the supply."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import PUT, STOP, STOP_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Putting(Extra):
    """Puts a piece, or several in a row, on cells of its own choosing."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.steps = [Put(player, self, self.amount()) for player in range(CATALOG.players[-1])]

    def amount(self) -> int:
        """How many pieces a use puts."""
        return 1

    def optional(self) -> bool:
        """Whether the player may stop after the first piece."""
        return False

    def cells(self, state: KingdomState, player: int) -> int:
        """Where the next piece may go."""
        raise NotImplementedError

    def put(self, state: KingdomState, player: int, cell: int) -> None:
        raise NotImplementedError

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.cells(state, player) != 0

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(self.steps[player])


class Put(ExtraStep):
    """Choose the cell for the next piece; ``left`` counts those to put, this one included."""

    __slots__ = ("left", "putting")

    question: ClassVar[str] = "prompt-put"

    def __init__(self, who: int, extra: Putting, left: int) -> None:
        super().__init__(who, extra)
        self.putting = extra
        self.left = left

    def mask(self, state: KingdomState) -> int:
        cells = self.putting.cells(state, self.who) << PUT
        if cells and self.putting.optional() and self.left < self.putting.amount():
            return cells | STOP_BIT
        return cells

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            return
        if self.left > 1:
            state.stack.append(IfPossible(Put(self.who, self.putting, self.left - 1)))
        self.putting.put(state, self.who, action - PUT)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind, self.left)

    def words(self) -> dict[str, Value]:
        return {"left": self.left}
