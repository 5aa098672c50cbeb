"""Extra actions that place settlements from the supply."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import STOP, STOP_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Extra):
    """Places one settlement, or several in a row, on fitting cells, each beside an own one if possible."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.steps = [Place(player, self, self.amount()) for player in range(CATALOG.players[-1])]

    def amount(self) -> int:
        """How many settlements a use places, supply and cells permitting."""
        return 1

    def begun(self, left: int) -> bool:
        """Whether something of the action is done already while so many settlements are left."""
        return left < self.amount()

    def targets(self, state: KingdomState, player: int) -> int:
        """The actions that place the next settlement."""
        return state.placements(player, self.fitting(state, player)) if state.supply[player] else 0

    def usable(self, state: KingdomState, player: int) -> bool:
        return state.supply[player] > 0 and self.fitting(state, player) & state.empty & state.unguarded != 0

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(self.steps[player])

    def places(self) -> bool:
        return True

    def ignores_touching(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacingFreely(Placing):
    """A placing action with a rule of its own about what the cell must touch: `fitting` says it all."""

    def targets(self, state: KingdomState, player: int) -> int:
        return self.fitting(state, player) & state.empty & state.unguarded if state.supply[player] else 0

    def ignores_touching(self) -> bool:
        return True


class Place(ExtraStep):
    """Choose the cell for the next settlement; ``left`` counts those to place, this one included.

    In the middle of an action the player may stop where no cell touches an own settlement.
    """

    __slots__ = ("begun", "left", "placing")

    question: ClassVar[str] = "prompt-place"

    def __init__(self, who: int, extra: Placing, left: int) -> None:
        super().__init__(who, extra)
        self.placing = extra
        self.left = left
        self.begun = extra.begun(left)

    def mask(self, state: KingdomState) -> int:
        options = self.placing.targets(state, self.who)
        return or_stop(state, self.who, options) if self.begun else options

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            return
        state.place(self.who, action)
        if self.left > 1:
            state.stack.append(IfPossible(Place(self.who, self.placing, self.left - 1)))

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind, self.left)

    def words(self) -> dict[str, Value]:
        return {"left": self.left}


def or_stop(state: KingdomState, player: int, options: int) -> int:
    """The placements of an action under way, and the way out of it: an extra action may choose freely, but need not."""
    return options | STOP_BIT if options and not options & state.reach[player] else options
