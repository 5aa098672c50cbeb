"""What every scoring card has in common, and what is known about a player while scoring."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.board import CELL_NAMES, GRID, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.scoring import Earning
from boardwright.kernel.steps import bits


class Tally:
    """One player's settlements at scoring; areas are found once and shared by all cards."""

    __slots__ = ("_areas", "board", "own", "player", "state")

    def __init__(self, state: KingdomState, player: int) -> None:
        self.state = state
        self.player = player
        self.board: Board = state.board
        self.own = state.own[player]
        self._areas: list[int] | None = None

    def areas(self) -> list[int]:
        """The player's settlement areas."""
        if self._areas is None:
            self._areas = GRID.areas(self.own)
        return self._areas


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One scoring card. `points` is quick; `earnings` names the cells behind every point."""

    def __init__(self, number: int) -> None:
        entry = CATALOG.cards[number]
        self.id = entry.id
        self.rule = entry.rule
        self.each = entry.numbers.get("points", 0)

    def points(self, tally: Tally) -> int:
        raise NotImplementedError

    def earnings(self, tally: Tally) -> list[Earning]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PerSettlement(Card):
    """Cards that pay for each settlement standing on certain cells."""

    def paying(self, board: Board) -> int:
        """The cells that pay."""
        raise NotImplementedError

    def points(self, tally: Tally) -> int:
        return self.each * (tally.own & self.paying(tally.board)).bit_count()

    def earnings(self, tally: Tally) -> list[Earning]:
        return [Earning(self.each, cells(1 << cell)) for cell in bits(tally.own & self.paying(tally.board))]


def cells(mask: int) -> tuple[str, ...]:
    """The targets of a set of cells."""
    return tuple(f"cell:{CELL_NAMES[cell]}" for cell in bits(mask))
