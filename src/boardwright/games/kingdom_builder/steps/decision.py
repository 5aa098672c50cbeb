"""What the decisions of this game have in common: how each says why a component is of no use to it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.board import CELL_NAMES, CELL_NUMBERS, MAINLAND
from boardwright.games.kingdom_builder.explain import refuse, why_closed
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Refusal
from boardwright.kernel.steps import MaskStep


@mypyc_attr(allow_interpreted_subclasses=True)
@step_fields
class Decision(MaskStep[KingdomState]):
    """A question; it walks through what could forbid a thing, from the general to the particular."""

    def why_not(self, state: KingdomState, kind: str, name: str) -> Refusal:
        if kind == "cell":
            cell = CELL_NUMBERS[name]
            if not MAINLAND >> cell & 1 and state.board.island < 0:
                return refuse("KB-15.3", "refusal-no-island", cell=name)
            return self.why_not_cell(state, cell)
        if kind == "settlement-tile":
            return refuse("KB-14.7", "refusal-settlement-tile")
        return self.why_not_stop() if name == "stop" else self.why_not_other(state, kind, name)

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        if cell == self.leaving():
            return refuse("KB-4.12", "refusal-just-left", cell=CELL_NAMES[cell])
        return why_closed(state, cell) or self.why_unfit(state, cell)

    def leaving(self) -> int:
        """The cell of the piece that moves, where there is one: it does not go back there."""
        return -1

    def why_unfit(self, state: KingdomState, cell: int) -> Refusal:
        """A cell that is open to a piece, but not to what is asked for."""
        raise NotImplementedError

    def why_not_stop(self) -> Refusal:
        """There is nothing one could be done with."""
        return refuse("KB-3.8", "refusal-nothing-to-stop")

    def why_not_other(self, state: KingdomState, kind: str, name: str) -> Refusal:
        """No tile or terrain of that name, or no end of the turn."""
        raise NotImplementedError
