"""Extra actions with a piece of the player's own: put it on the board, move it step by step, or take it back."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.actions import MOVE_TO, PUT, REMOVE, STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import at_cell
from boardwright.games.kingdom_builder.explain import on_cell
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep, IfPossible, JudgeTiles
from boardwright.games.kingdom_builder.state import PIECES, KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message
from boardwright.kernel.steps import bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Extra):
    """Each use does one of three things: put the piece, move it, take it back."""

    touches: ClassVar[bool] = True
    #: Which piece, and how many of them a player has.
    piece: ClassVar[str] = ""
    stock: ClassVar[int] = 1
    #: How many steps it moves; 0 for a piece that stays where it is put.
    pace: ClassVar[int] = 0

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.slot = PIECES.index(self.piece)
        self.opening = [Command(player, self) for player in range(CATALOG.players[-1])]

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


@step_fields
class Command(ExtraStep[Piece]):
    """Choose what to do with the piece."""

    question: ClassVar[str] = "prompt-piece"

    def must_touch(self, state: KingdomState) -> bool:
        return not self.extra.standing(state, self.who)

    def mask(self, state: KingdomState) -> int:
        return self.extra.commands(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action >= REMOVE:
            cell = action - REMOVE
            state.take_off(self.who, cell)
            state.tell(at_cell(f"took-back-{self.extra.piece}", self.who, cell))
            state.lose_tiles(self.who, BIT[cell])
        elif action >= PUT:
            state.deploy(self.who, self.extra.slot, BIT[action - PUT])
        else:
            state.stack.append(JudgeTiles(-1, self.who))
            step(state, self.who, self.extra, action - MOVE_TO, self.extra.pace)

    def label(self, state: KingdomState, action: int) -> Message | None:
        if action >= REMOVE:
            return on_cell("action-take-back", action - REMOVE)
        return on_cell(f"action-put-{self.extra.piece}", action - PUT) if action >= PUT else None


@step_fields
class Walk(ExtraStep[Piece]):
    """Choose the next step, or stop; ``left`` counts the steps that remain."""

    left: int

    question: ClassVar[str] = "prompt-walk"

    def must_touch(self, state: KingdomState) -> bool:
        return False

    def mask(self, state: KingdomState) -> int:
        ways = self.extra.ways(state, self.who)
        return ways << MOVE_TO | STOP_BIT if ways else 0

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action != STOP:
            step(state, self.who, self.extra, action - MOVE_TO, self.left)


def step(state: KingdomState, player: int, piece: Piece, cell: int, left: int) -> None:
    """One step of the piece; more may follow."""
    if left > 1:
        state.stack.append(IfPossible(-1, Walk(player, piece, left - 1)))
    state.walk(player, bits(piece.standing(state, player))[0], cell)
