"""A small game in which one can put off the end of a turn: players earn a point in each, by one of many ways.

After that the turn can be ended, or idled on in many ways that change nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import state_fields, step_fields
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step
from tests.bots.telltale import TellTale

SPACE: Final = ActionSpace()
WAYS: Final = tuple(str(number) for number in range(12))
EARN: Final = SPACE.add("earn", ("way", WAYS))
IDLE: Final = SPACE.add("idle", ("way", WAYS))
END: Final = SPACE.add("end-turn", target="turn:end")
TURNS: Final = 4


@state_fields
class IdleState(State):
    points: list[int]
    #: How many turns are over, whether its point is earned, and the ways of idling that are left in it.
    turns: int
    earned: bool
    idle: int


@step_fields
class Idler(Step[IdleState]):
    """Earn the point, then idle or end the turn."""

    def options(self, state: IdleState) -> list[int]:
        if not state.earned:
            return [EARN + way for way in range(len(WAYS))]
        return [*[IDLE + way for way in range(len(WAYS)) if state.idle >> way & 1], END]

    def apply(self, state: IdleState, action: int, dice: Dice) -> None:
        if action == END:
            state.turns += 1
            state.earned = False
            state.idle = (1 << len(WAYS)) - 1
        elif action >= IDLE:
            state.idle &= ~(1 << (action - IDLE))
        else:
            state.earned = True
            state.points[self.who] += 1
        if state.turns < TURNS:
            state.push(Idler(state.turns % 2))


class Dawdling(TellTale):
    id: ClassVar[str] = "dawdling"
    space: ClassVar[ActionSpace] = SPACE

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> Any:
        state = IdleState()
        state.start_flow(players)
        state.points = [0, 0]
        state.turns = 0
        state.earned = False
        state.idle = (1 << len(WAYS)) - 1
        state.push(Idler(0))
        return state

    def determinize(self, state: Any, player: int | None, dice: Dice) -> Any:
        return state.clone()

    def advice(self, state: Any, player: int) -> float:
        return float(state.points[player])

    def points_now(self, state: Any) -> list[int]:
        return list(state.points)
