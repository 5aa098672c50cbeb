"""Fields of steps: what stands for a type variable of the base, and what tells steps apart."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from boardwright.kernel.fields import Field, step_fields
from boardwright.kernel.steps import Step


class Tile:
    def __init__(self, number: int) -> None:
        self.number = number

    def data(self) -> tuple[int]:
        return (self.number,)


class Mill(Tile):
    """A kind of tile."""


class Farm(Tile):
    """Another one."""


T = TypeVar("T", bound=Tile)


@step_fields
class TileStep(Step[Any], Generic[T]):
    tile: T


@step_fields
class Grind(TileStep[Mill]):
    left: int


@step_fields
class Whole(Step[Any]):
    step: Step[Any]


def test_a_field_of_the_base_has_the_type_that_the_class_names() -> None:
    assert Grind.fields == (Field("who", "Seat"), Field("tile", "Mill"), Field("left", "int"))
    assert TileStep.fields[-1] == Field("tile", "T")


def test_steps_are_told_apart_by_their_fields_and_what_those_are() -> None:
    assert Grind(0, Mill(1), 2).data() == Grind(0, Mill(1), 2).data()
    assert Grind(0, Mill(1), 2).data() != Grind(0, Mill(3), 2).data()
    assert TileStep(0, Mill(1)).data() != TileStep(0, Farm(1)).data()
    assert Whole(-1, Grind(0, Mill(1), 2)).data() != Whole(-1, TileStep(0, Mill(1))).data()
