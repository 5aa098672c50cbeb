"""What everything that pays has in common, and what is known about a player while scoring."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.board import BOARD_ROWS, CELL_NAMES, GRID, ROWS, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.watching import Watcher
from boardwright.kernel.messages import Message
from boardwright.kernel.scoring import Earning
from boardwright.kernel.steps import bits


class Realm:
    """One player's settlements at scoring, with all that counts as one; areas are found once and shared by all."""

    __slots__ = ("_areas", "_state", "board", "own", "player", "wider")

    def __init__(self, state: KingdomState, player: int) -> None:
        self._state = state
        self.player = player
        self.board: Board = state.board
        self.own = state.own[player]
        self._areas: list[int] | None = None
        #: Somebody has looked beyond the player's settlements and the board.
        self.wider = False

    @property
    def state(self) -> KingdomState:
        """Everything else on the table, such as others' settlements."""
        self.wider = True
        return self._state

    def areas(self) -> list[int]:
        """The player's settlement areas."""
        if self._areas is None:
            self._areas = GRID.areas(self.own)
        return self._areas

    def rows(self) -> list[int]:
        """The rows of the board, and of the island if there is one."""
        return BOARD_ROWS if self.board.island < 0 else ROWS


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorer(Watcher):
    """One line of the score sheet. `points` is quick; `earnings` names the cells behind every point.

    Whatever does not always pay the same, cell by cell or group by group, says both by itself.
    """

    def __init__(self, name: str, rule: str, key: str, each: int) -> None:
        """``key`` is the message with its name, ``each`` what it pays at a time."""
        self.id = name
        self.rule = rule
        self.key = key
        self.title = Message(key)
        self.each = each

    def groups(self, realm: Realm) -> list[int]:
        """What pays, the same each: sets of cells."""
        raise NotImplementedError

    def points(self, realm: Realm) -> int:
        return self.each * len(self.groups(realm))

    def idle(self, realm: Realm) -> int:
        """Of the points, those for nothing on the board."""
        return 0

    def earnings(self, realm: Realm) -> list[Earning]:
        return [Earning(self.each, cells(group)) for group in self.groups(realm)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Scorer):
    """One scoring card."""

    def __init__(self, number: int) -> None:
        entry = CATALOG.cards[number]
        super().__init__(entry.id, entry.rule, f"card-{entry.id}", entry.numbers.get("points", 0))
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True)
class PerCell(Card):
    """Cards that pay for some of the player's cells, the same for each."""

    def paid(self, realm: Realm) -> int:
        """The player's cells that pay."""
        raise NotImplementedError

    def groups(self, realm: Realm) -> list[int]:
        return [1 << cell for cell in bits(self.paid(realm))]

    def points(self, realm: Realm) -> int:
        return self.each * self.paid(realm).bit_count()


@mypyc_attr(allow_interpreted_subclasses=True)
class PerSettlement(PerCell):
    """Cards that pay for each settlement on certain cells, the same for all players."""

    def paying(self, board: Board) -> int:
        """The cells that pay."""
        raise NotImplementedError

    def paid(self, realm: Realm) -> int:
        return realm.own & self.paying(realm.board)


def most_in(own: int, parts: list[int]) -> int:
    """The settlements in the part of the board that has most of them; of several parts, the first."""
    best = 0
    for part in parts:
        inside = own & part
        if inside.bit_count() > best.bit_count():
            best = inside
    return best


@lru_cache(1 << 12)
def cells(mask: int) -> tuple[str, ...]:
    """The targets of a set of cells: mostly one, or what has stayed as it was when points were last counted."""
    return tuple([f"cell:{CELL_NAMES[cell]}" for cell in bits(mask)])
