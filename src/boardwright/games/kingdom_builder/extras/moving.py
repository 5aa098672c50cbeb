"""Extra actions that move one own settlement: it is lifted first, then put down."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import LIFT, MOVE_TO
from boardwright.games.kingdom_builder.board import ALL_BUT, BIT, Cell
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.explain import why_not_lifted
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Refusal
from boardwright.kernel.steps import bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Moving(Extra):
    """Moves any own settlement to a fitting cell, beside another own one if possible."""

    touches: ClassVar[bool] = True

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.opening = [Lift(player, self) for player in range(CATALOG.players[-1])]

    def targets(self, state: KingdomState, player: int) -> int:
        """The settlements that may be lifted: all, as long as there is a cell to go to."""
        fitting = self.fitting(state, player)
        if fitting & state.empty & state.unguarded:
            return state.movable(player)
        warriors = state.movable(player) & state.kits[player].warriors
        return sum(BIT[cell] for cell in bits(warriors) if state.free_from(player, cell, fitting))

    def usable(self, state: KingdomState, player: int) -> bool:
        if self.fitting(state, player) & state.empty & state.unguarded:
            return state.movable(player) != 0
        return self.targets(state, player) != 0

    def destinations(self, state: KingdomState, player: int, origin: int) -> int:
        """Where a settlement lifted from ``origin`` may go.

        The cell just left is no target, unless the table reads the rule so that the only way to touch binds.
        """
        fitting = self.fitting(state, player)
        if state.rulings.only_way_back and state.free(fitting) & state.reach[player] == BIT[origin]:
            return BIT[origin]
        return state.beside_own(player, fitting & ALL_BUT[origin])


@mypyc_attr(allow_interpreted_subclasses=True)
class MovingFreely(Moving):
    """A moving action that says for each cell where a settlement from there may go, whatever else it touches."""

    touches: ClassVar[bool] = False

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        """Of the free cells that fit, those a settlement standing on ``origin`` could go to."""
        raise NotImplementedError

    def leads_on(self, state: KingdomState, player: int, origin: int, free: int) -> bool:
        """Whether there are such ways at all; to be overridden where that is quicker to say."""
        return self.ways(state, player, origin, free) != 0

    def targets(self, state: KingdomState, player: int) -> int:
        """Only settlements that have somewhere to go."""
        return self.movers(state, player, every=True)

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.movers(state, player, every=False) != 0

    def movers(self, state: KingdomState, player: int, every: bool) -> int:
        """The settlements that have somewhere to go, all of them or just one."""
        fitting = self.fitting(state, player)
        free = state.free(fitting)
        found = 0
        own = state.movable(player)
        while own:
            low = own & -own
            own ^= low
            origin = low.bit_length() - 1
            open_to = state.free_from(player, origin, fitting) if state.pieces & low else free
            if self.leads_on(state, player, origin, open_to):
                found |= low
                if not every:
                    break
        return found

    def destinations(self, state: KingdomState, player: int, origin: int) -> int:
        free = state.free(self.fitting(state, player) & ALL_BUT[origin])
        return self.ways(state, player, origin, free)


@step_fields
class Lift(ExtraStep[Moving]):
    """Choose the settlement to move."""

    question: ClassVar[str] = "prompt-lift"

    def mask(self, state: KingdomState) -> int:
        return self.extra.targets(state, self.who) << LIFT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        origin = action - LIFT
        state.lift(self.who, origin)
        state.stack.append(MoveTo(self.who, self.extra, origin))

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        return why_not_lifted(state, self.who, cell)


@step_fields
class MoveTo(ExtraStep[Moving]):
    """Choose where the lifted settlement goes."""

    origin: Cell

    question: ClassVar[str] = "prompt-move-to"

    def mask(self, state: KingdomState) -> int:
        return self.extra.destinations(state, self.who, self.origin) << MOVE_TO

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        state.put_down(self.who, self.origin, action - MOVE_TO)

    def leaving(self) -> int:
        return self.origin
