"""A state is plain data: ints, lists, tuples, and ints used as bit sets, complete at every moment.

This base class holds the control flow: the main stack of steps, one lane a player, and interrupts. Some fields are not
data but wiring of the moment and are left out of `data`: ``here`` and ``raised`` for the kernel, ``journal``, where
facts are told, and ``revealed``, which a step sets when it lays something hidden open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Event

if TYPE_CHECKING:
    from boardwright.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. A game adds its fields, `clone` and `data`."""

    __slots__ = ("busy", "here", "journal", "lanes", "main", "raised", "revealed")

    main: list[Step[Any]]
    lanes: list[list[Step[Any]]]
    busy: int
    here: list[Step[Any]]
    raised: list[Step[Any]]
    journal: list[Event] | None
    revealed: bool

    def start_flow(self, players: int) -> None:
        """Empty stacks for that many players."""
        self.main = []
        self.lanes = [[] for _ in range(players)]
        self.busy = 0
        self.here = self.main
        self.raised = []
        self.journal = None
        self.revealed = False

    def copy_flow(self, other: State) -> None:
        """The same stacks as another state's; steps are immutable and shared. Nobody listens to a copy."""
        self.main = other.main[:]
        self.busy = other.busy
        self.lanes = [lane[:] for lane in other.lanes] if other.busy else other.lanes
        self.here = self.main
        self.raised = []
        self.journal = None
        self.revealed = False

    def push(self, step: Step[Any]) -> None:
        """Due next, before everything pushed earlier."""
        self.here.append(step)

    def push_lane(self, player: int, step: Step[Any]) -> None:
        """Due for that player at the same time as other players' lanes; the main stack waits."""
        if not self.busy:
            self.lanes = [[] for _ in self.lanes]
        self.lanes[player].append(step)
        self.busy |= 1 << player

    def interrupt(self, step: Step[Any]) -> None:
        """Due before everything the current step pushes; first raised, first served."""
        self.raised.append(step)

    def flush(self) -> None:
        """Put the interrupts raised by the step just done on top of what it pushed."""
        self.raised.reverse()
        self.here.extend(self.raised)
        self.raised = []

    def tell(self, event: Event) -> None:
        """Report a fact to whoever listens. In hot code ask ``journal is not None`` first and spare the event."""
        if self.journal is not None:
            self.journal.append(event)

    def anytime(self, step: Step[Any]) -> list[int]:
        """The any-time actions that the owner of an open step may use now."""
        return []

    def use_anytime(self, step: Step[Any], action: int, dice: Dice) -> None:
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, in microseconds."""
        raise NotImplementedError

    def data(self) -> tuple[Any, ...]:
        """All of the state as nested tuples: equal data, equal states."""
        raise NotImplementedError

    def flow_data(self) -> tuple[Any, ...]:
        """The stacks as plain tuples, for `data`."""
        lanes = self.lanes if self.busy else []
        return (stack_data(self.main), tuple(stack_data(lane) for lane in lanes))


def stack_data(stack: list[Step[Any]]) -> tuple[Any, ...]:
    return tuple((type(step).__name__, *step.data()) for step in stack)
