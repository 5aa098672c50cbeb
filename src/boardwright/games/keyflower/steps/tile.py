"""Decisions about a tile: using it, paying for it, laying it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.keyflower.events import target
from boardwright.games.keyflower.state import KeyflowerState, Tile
from boardwright.kernel.fields import step_fields
from boardwright.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
@step_fields
class TileStep(Step[KeyflowerState]):
    """A decision that is a part of something done with a tile."""

    tile: Tile

    unfinished: ClassVar[bool] = True

    def subject(self, state: KeyflowerState) -> str | None:
        return target(self.tile)[0]
