"""Tiles that move one own settlement: it is lifted first, then put down."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import LIFT, MOVE_TO
from boardwright.games.kingdom_builder.board import ALL_BUT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations.location import Location
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import MaskStep


@mypyc_attr(allow_interpreted_subclasses=True)
class Moving(Location):
    """A tile that moves any own settlement to a fitting cell, beside another own one if possible."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.steps = [Lift(player, self) for player in range(CATALOG.players[-1])]

    def targets(self, state: KingdomState, player: int) -> int:
        """The settlements that may be lifted: all, as long as there is a cell to go to."""
        return state.own[player] if self.fitting(state, player) & state.empty else 0

    def destinations(self, state: KingdomState, player: int, origin: int) -> int:
        """Where a settlement lifted from ``origin`` may go; the cell just left is no target."""
        return state.beside_own(player, self.fitting(state, player) & ALL_BUT[origin])

    def begin(self, state: KingdomState, player: int) -> None:
        state.here.append(self.steps[player])

    def places(self) -> bool:
        return False


class Lift(MaskStep[KingdomState]):
    """Choose the settlement to move."""

    __slots__ = ("location",)

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, location: Moving) -> None:
        self.who = who
        self.location = location

    def mask(self, state: KingdomState) -> int:
        return self.location.targets(state, self.who) << LIFT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        origin = action - LIFT
        state.lift(self.who, origin)
        state.here.append(MoveTo(self.who, self.location, origin))

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.location.kind)


class MoveTo(MaskStep[KingdomState]):
    """Choose where the lifted settlement goes."""

    __slots__ = ("location", "origin")

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, location: Moving, origin: int) -> None:
        self.who = who
        self.location = location
        self.origin = origin

    def mask(self, state: KingdomState) -> int:
        return self.location.destinations(state, self.who, self.origin) << MOVE_TO

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        state.put_down(self.who, self.origin, action - MOVE_TO)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.location.kind, self.origin)
