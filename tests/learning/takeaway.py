"""A small game with a known best way to play, for what learns: whoever takes the last of some counters wins.

*Take-away.* 13 to 16 counters; in turn everybody takes one, two or three. Who leaves a multiple of four has won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import state_fields, step_fields
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout, Question, one_of
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.scoring import ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

MOST: Final = 16
SPACE: Final = ActionSpace()
TAKE: Final = SPACE.add("take", ("counters", ["1", "2", "3"]))
LAYOUT: Final = Layout()
QUESTION: Final = Question(LAYOUT, 2, ["Turn"])
LAYOUT.bits("pile", MOST + 1, meaning="how many counters are left")
LAYOUT.numbers("left", 1, meaning="the same as a number", scale=16)


@state_fields
class PileState(State):
    """The pile, and who took the last counter."""

    pile: int
    points: list[int]


@step_fields
class Turn(Step[PileState]):
    """Take some counters."""

    def options(self, state: PileState) -> list[int]:
        return [TAKE + number for number in range(min(3, state.pile))]

    def apply(self, state: PileState, action: int, dice: Dice) -> None:
        state.pile -= action - TAKE + 1
        if state.pile:
            state.push(Turn(1 - self.who))
        else:
            state.points[self.who] = 1


@dataclass(frozen=True, slots=True)
class PileView:
    pile: int


class TakeAway(Game[PileState]):
    """All of it; nothing is hidden, and nobody reads its words."""

    id: ClassVar[str] = "take_away"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 3)
    swing: ClassVar[float] = 1.0
    space: ClassVar[ActionSpace] = SPACE
    layout: ClassVar[Layout | None] = LAYOUT
    messages: ClassVar[Path] = Path(__file__).parent

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> PileState:
        state = PileState()
        state.start_flow(players)
        state.pile, state.points = MOST - dice.below(4), [0, 0]
        state.push(Turn(0))
        return state

    def label(self, state: PileState, action: int) -> Message:
        return Message("take")

    def why_not(self, state: PileState, step: Step[Any], target: str) -> Refusal:
        return Refusal("TA-1", Message("no"))

    def why_not_action(self, state: PileState, step: Step[Any], action: int) -> Refusal:
        return Refusal("TA-1", Message("no"))

    def refuse_turn(self, state: PileState, waiting: Sequence[int]) -> Refusal:
        return Refusal("TA-1", Message("no"))

    def view(self, state: PileState, player: int | None) -> PileView:
        return PileView(state.pile)

    def determinize(self, state: PileState, player: int | None, dice: Dice) -> PileState:
        return state.clone()

    def encode(self, state: PileState, player: int) -> bytes:
        planes = [*QUESTION.planes(state, player), one_of(state.pile)]
        return LAYOUT.pack(planes, [*QUESTION.details(state, player), state.pile])

    def points_now(self, state: PileState) -> list[int]:
        return state.points[:]

    def sheet(self, state: PileState, player: int | None) -> list[ScoreSheet]:
        return [ScoreSheet(seat, ()) for seat in range(2)]

    def advice(self, state: PileState, player: int) -> float:
        return float(state.points[player])

    def audit(self, state: PileState) -> list[str]:
        return []

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], PileState]:
        raise NotImplementedError

    def write_position(self, state: PileState) -> dict[str, Any]:
        raise NotImplementedError


TAKE_AWAY = TakeAway()
