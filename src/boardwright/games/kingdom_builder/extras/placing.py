"""Extra actions that place settlements from the supply."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import STOP, STOP_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Extra):
    """Places one settlement, or several in a row, on fitting cells, each beside an own one if possible."""

    places: ClassVar[bool] = True
    touches: ClassVar[bool] = True
    #: How many settlements a use places, supply and cells permitting.
    amount: ClassVar[int] = 1

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.opening = [Place(player, self, self.amount) for player in range(CATALOG.players[-1])]

    def targets(self, state: KingdomState, player: int) -> int:
        """The actions that place the next settlement."""
        return state.placements(player, self.fitting(state, player)) if state.supply[player] else 0

    def usable(self, state: KingdomState, player: int) -> bool:
        return state.supply[player] > 0 and self.fitting(state, player) & state.empty & state.unguarded != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacingFreely(Placing):
    """A placing action with a rule of its own about what the cell must touch: `fitting` says it all."""

    touches: ClassVar[bool] = False

    def targets(self, state: KingdomState, player: int) -> int:
        return self.fitting(state, player) & state.empty & state.unguarded if state.supply[player] else 0


@step_fields
class Place(ExtraStep[Placing]):
    """Choose the cell for the next settlement; ``left`` counts those to place, this one included.

    In the middle of an action the player may stop where no cell touches an own settlement.
    """

    left: int

    question: ClassVar[str] = "prompt-place"

    def mask(self, state: KingdomState) -> int:
        options = self.extra.targets(state, self.who)
        return or_stop(state, self.who, options) if self.left < self.extra.amount else options

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            return
        state.place(self.who, action)
        if self.left > 1:
            state.stack.append(IfPossible(-1, Place(self.who, self.extra, self.left - 1)))


def or_stop(state: KingdomState, player: int, options: int) -> int:
    """The placements of an action under way, and the way out of it: an extra action may choose freely, but need not."""
    return options | STOP_BIT if options and not options & state.reach[player] else options
