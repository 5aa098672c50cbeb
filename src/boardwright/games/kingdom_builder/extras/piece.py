"""Extra actions with a piece of the player's own: put it on the board, move it step by step, or take it back."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import MOVE_TO, PUT, REMOVE, STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible, JudgeTiles
from boardwright.games.kingdom_builder.state import PIECES, KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Value
from boardwright.kernel.steps import bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Extra):
    """Each use does one of three things: put the piece, move it, take it back."""

    #: Which piece, and how many of them a player has.
    piece: ClassVar[str] = ""
    stock: ClassVar[int] = 1
    #: How many steps it moves; 0 for a piece that stays where it is put.
    pace: ClassVar[int] = 0

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.slot = PIECES.index(self.piece)
        self.steps = [Command(player, self) for player in range(CATALOG.players[-1])]

    def standing(self, state: KingdomState, player: int) -> int:
        """Where the player's pieces of this kind are."""
        return state.kits[player][self.slot]

    def free(self, state: KingdomState, player: int) -> int:
        """The cells the piece may come to."""
        return self.fitting(state, player) & state.empty & state.unguarded

    def ways(self, state: KingdomState, player: int) -> int:
        """Where a step may take the piece."""
        found = 0
        if self.pace:
            for cell in bits(self.standing(state, player)):
                found |= NEIGHBOURS[cell] & self.free(state, player)
        return found

    def commands(self, state: KingdomState, player: int) -> int:
        """All that may be done with the piece."""
        standing = self.standing(state, player)
        options = standing << REMOVE | self.ways(state, player) << MOVE_TO
        if standing.bit_count() < self.stock:
            options |= state.beside_own(player, self.fitting(state, player)) << PUT
        return options

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.standing(state, player) != 0 or self.free(state, player) != 0

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(self.steps[player])

    def ignores_touching(self) -> bool:
        return False


class Command(ExtraStep):
    """Choose what to do with the piece."""

    __slots__ = ("piece",)

    question: ClassVar[str] = "prompt-piece"

    def __init__(self, who: int, extra: Piece) -> None:
        super().__init__(who, extra)
        self.piece = extra

    def must_touch(self, state: KingdomState) -> bool:
        return not self.piece.standing(state, self.who)

    def mask(self, state: KingdomState) -> int:
        return self.piece.commands(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action >= REMOVE:
            cell = action - REMOVE
            state.take_off(self.who, cell)
            state.tell(events.taken_back(self.who, self.piece.piece, cell))
            state.lose_tiles(self.who, BIT[cell])
        elif action >= PUT:
            state.deploy(self.who, self.piece.slot, BIT[action - PUT])
        else:
            state.stack.append(JudgeTiles(self.who))
            step(state, self.who, self.piece, action - MOVE_TO, self.piece.pace)


class Walk(ExtraStep):
    """Choose the next step, or stop; ``left`` counts the steps that remain."""

    __slots__ = ("left", "piece")

    question: ClassVar[str] = "prompt-walk"

    def __init__(self, who: int, extra: Piece, left: int) -> None:
        super().__init__(who, extra)
        self.piece = extra
        self.left = left

    def must_touch(self, state: KingdomState) -> bool:
        return False

    def mask(self, state: KingdomState) -> int:
        ways = self.piece.ways(state, self.who)
        return ways << MOVE_TO | STOP_BIT if ways else 0

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action != STOP:
            step(state, self.who, self.piece, action - MOVE_TO, self.left)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind, self.left)

    def words(self) -> dict[str, Value]:
        return {"left": self.left}


def step(state: KingdomState, player: int, piece: Piece, cell: int, left: int) -> None:
    """One step of the piece; more may follow."""
    if left > 1:
        state.stack.append(IfPossible(Walk(player, piece, left - 1)))
    state.walk(player, bits(piece.standing(state, player))[0], cell)
