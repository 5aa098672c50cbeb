"""Tiles that place one settlement from the supply."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations.location import Location
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import MaskStep


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Location):
    """A tile that places one settlement on a fitting cell, beside an own one if possible."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.steps = [Place(player, self) for player in range(CATALOG.players[-1])]

    def targets(self, state: KingdomState, player: int) -> int:
        if not state.supply[player]:
            return 0
        return state.beside_own(player, self.fitting(state, player))

    def begin(self, state: KingdomState, player: int) -> None:
        state.here.append(self.steps[player])

    def places(self) -> bool:
        return True


class Place(MaskStep[KingdomState]):
    """Choose the cell for the settlement."""

    __slots__ = ("location",)

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, location: Placing) -> None:
        self.who = who
        self.location = location

    def mask(self, state: KingdomState) -> int:
        return self.location.targets(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        state.build(self.who, action)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.location.kind)
