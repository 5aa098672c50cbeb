"""What every location tile has in common."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState


@mypyc_attr(allow_interpreted_subclasses=True)
class Location:
    """How the tiles of one kind work. There is one object a kind, shared by all games."""

    #: The rule to cite while the tile has nowhere to go, if it is not the tile's own rule.
    rule_without_target: ClassVar[str] = ""

    def __init__(self, kind: int) -> None:
        entry = CATALOG.locations[kind]
        self.kind = kind
        self.id = entry.id
        self.rule = entry.rule

    def targets(self, state: KingdomState, player: int) -> int:
        """The cells the tile's first decision may name; 0 when the tile cannot be used now."""
        raise NotImplementedError

    def usable(self, state: KingdomState, player: int) -> bool:
        """Whether there is any target. Overridden where that is quicker to tell than to list them."""
        return self.targets(state, player) != 0

    def begin(self, state: KingdomState, player: int) -> None:
        """Push the steps of the extra action."""
        raise NotImplementedError

    def places(self) -> bool:
        """Whether the tile puts a settlement from the supply on the board."""
        raise NotImplementedError

    def ignores_touching(self) -> bool:
        """Whether the target need not touch an own settlement even where it could."""
        return False

    def fitting(self, state: KingdomState, player: int) -> int:
        """The cells that fit the action by terrain and place, whoever stands there and whatever they touch."""
        raise NotImplementedError
