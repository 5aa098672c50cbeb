"""A small game that tells on whoever looks: the first player hides a stone in one hand, the second says which.

A state knows whether it was imagined. Asking for advice about a true one is written down: no bot has any business with
it.
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
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.scoring import ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import PRIVATE, Step

SPACE: Final = ActionSpace()
HANDS: Final = ("left", "right")
HIDE: Final = SPACE.add("hide", ("hand", HANDS))
GUESS: Final = SPACE.add("guess", ("hand", HANDS))
HIDER, GUESSER = 0, 1
NOWHERE: Final = -1


@state_fields
class StoneState(State):
    stone: int
    guessed: int
    #: Nothing in it is true but what the seat knows that it was imagined for.
    imagined: bool


@step_fields
class Hide(Step[StoneState]):
    secrecy: ClassVar[int] = PRIVATE

    def options(self, state: StoneState) -> list[int]:
        return [HIDE, HIDE + 1]

    def apply(self, state: StoneState, action: int, dice: Dice) -> None:
        state.stone = action - HIDE
        state.push(Guess(GUESSER))


@step_fields
class Guess(Step[StoneState]):
    def options(self, state: StoneState) -> list[int]:
        return [GUESS, GUESS + 1]

    def apply(self, state: StoneState, action: int, dice: Dice) -> None:
        state.guessed = action - GUESS


@dataclass(frozen=True, slots=True)
class StoneView:
    stone: int
    guessed: int


class TellTale(Game[StoneState]):
    id: ClassVar[str] = "telltale"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 3)
    swing: ClassVar[float] = 1.0
    space: ClassVar[ActionSpace] = SPACE
    messages: ClassVar[Path] = Path(__file__).parent

    def __init__(self) -> None:
        #: Who has been caught, doing what.
        self.peeks: list[str] = []

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> StoneState:
        state = StoneState()
        state.start_flow(players)
        state.stone = state.guessed = NOWHERE
        state.imagined = False
        state.push(Hide(HIDER))
        return state

    def determinize(self, state: StoneState, player: int | None, dice: Dice) -> StoneState:
        copy = state.clone()
        copy.imagined = True
        if player != HIDER and copy.stone != NOWHERE:
            copy.stone = dice.below(len(HANDS))
        return copy

    def advice(self, state: StoneState, player: int) -> float:
        """It would be easy to win by looking here."""
        if not state.imagined:
            self.peeks.append(f"player {player} asked about the true state")
        return float(self.points_if_over(state)[player])

    def view(self, state: StoneState, player: int | None) -> StoneView:
        return StoneView(state.stone if player == HIDER or state.guessed != NOWHERE else NOWHERE, state.guessed)

    def points_now(self, state: StoneState) -> list[int]:
        return self.points_if_over(state) if state.guessed != NOWHERE else [0, 0]

    def points_if_over(self, state: StoneState) -> list[int]:
        if state.guessed == NOWHERE:
            return [0, 0]
        return [0, 1] if state.guessed == state.stone else [1, 0]

    def prompt(self, state: StoneState, step: Step[Any], player: int | None) -> Message:
        return Message("which-hand")

    def label(self, state: StoneState, action: int) -> Message:
        return Message("label")

    def why_not(self, state: StoneState, step: Step[Any], target: str) -> Refusal:
        return Refusal("TT-1", Message("no"))

    def why_not_action(self, state: StoneState, step: Step[Any], action: int) -> Refusal:
        return Refusal("TT-1", Message("no"))

    def refuse_turn(self, state: StoneState, waiting: Sequence[int]) -> Refusal:
        return Refusal("TT-2", Message("wait"))

    def sheet(self, state: StoneState, player: int | None) -> list[ScoreSheet]:
        return [ScoreSheet(seat, ()) for seat in range(2)]

    def audit(self, state: StoneState) -> list[str]:
        return []

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], StoneState]:
        raise NotImplementedError

    def write_position(self, state: StoneState) -> dict[str, Any]:
        raise NotImplementedError
