"""A state is plain data: ints, lists, tuples, and ints used as bit sets, complete at every moment.

This base class holds the control flow: the main stack of steps, lanes beside it, and interrupts. Some fields are not
data but wiring of the moment and are left out of `data`: ``stack``, ``lane`` and ``interrupts`` for the kernel,
``journal``, where facts are told, and ``revealed``, which is set when something hidden is laid open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from boardwright.kernel.dice import Dice
from boardwright.kernel.errors import BrokenFlow
from boardwright.kernel.fields import Field, as_data
from boardwright.kernel.messages import Event

if TYPE_CHECKING:
    from boardwright.kernel.steps import Step


class Lane:
    """A stack of steps that goes on at the same time as others.

    It has an owner; what opened it (``parent``, None: the main stack) waits until it is empty, unless it runs
    ``beside`` everything and nobody waits. In a sealed lane nobody else learns anything before the lanes of its phase
    join.
    """

    __slots__ = ("among", "beside", "owner", "parent", "phase", "sealed", "stack", "waits")

    def __init__(self, owner: int, parent: Lane | None, phase: int, sealed: bool, beside: bool) -> None:
        self.owner = owner
        #: Who was asked together with the owner; those whose lanes are gone have done.
        self.among: tuple[int, ...] = (owner,)
        self.parent = parent
        #: Lanes opened together have the same number.
        self.phase = phase
        self.sealed = sealed
        self.beside = beside
        #: For how many lanes, opened from within, it waits itself.
        self.waits = 0
        self.stack: list[Step[Any]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. A game declares its fields, see `kernel/fields.py`."""

    __slots__ = ("interrupts", "journal", "lane", "lanes", "main", "phases", "revealed", "seats", "stack", "waits")

    #: What `state_fields` has found in the game's class; the fields of this one are not among them.
    fields: ClassVar[tuple[Field, ...]] = ()

    seats: int
    main: list[Step[Any]]
    #: For how many lanes the main stack waits.
    waits: int
    #: Always in the same order, whichever was opened first: what opened a lane stands before it, then seats count.
    lanes: list[Lane]
    phases: int
    #: The stack that the step being carried out stands on, the main one or that of a lane: what it pushes goes there.
    stack: list[Step[Any]]
    lane: Lane | None
    #: Raised by the step being carried out.
    interrupts: list[Step[Any]]
    journal: list[Event] | None
    revealed: bool

    def start_flow(self, players: int) -> None:
        """Empty stacks for that many players."""
        self.seats = players
        self.main = []
        self.waits = 0
        self.lanes = []
        self.phases = 0
        self.stack = self.main
        self.lane = None
        self.interrupts = []
        self.journal = None
        self.revealed = False

    def start_empty(self, players: int) -> None:
        """Empty stacks, and numbers, flags, tuples and lists of them by seat all empty. Games get it from their fields.

        Whatever begins otherwise is set after it.
        """
        raise NotImplementedError

    def copy_flow(self, other: State) -> None:
        """The same stacks as another state's; steps are immutable and shared. Nobody listens to a copy."""
        self.seats = other.seats
        self.main = other.main[:]
        self.waits = other.waits
        self.lanes = copy_lanes(other.lanes) if other.lanes else []
        self.phases = other.phases
        self.stack = self.main
        self.lane = None
        self.interrupts = []
        self.journal = None
        self.revealed = False

    # -- what is due -------------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Due next, before everything pushed earlier."""
        self.stack.append(step)

    def interrupt(self, step: Step[Any]) -> None:
        """Due before everything the current step pushes; first raised, first served. It may ask anybody."""
        self.interrupts.append(step)

    def flush(self) -> None:
        """Put the interrupts raised by the step just done on top of what it pushed."""
        self.interrupts.reverse()
        self.stack.extend(self.interrupts)
        self.interrupts = []

    def together(self, steps: Mapping[int, Step[Any]], join: Step[Any] | None = None, sealed: bool = False) -> None:
        """Players go on at the same time, each with a step of their own; when all have done, the step ``join`` is due.

        Called by a step as the last thing it does. In sealed lanes nobody sees what others choose before the join.
        """
        if join is not None:
            self.stack.append(join)
        self.phases += 1
        among = tuple(steps)
        opened: list[Lane] = []
        for player, step in steps.items():
            lane = self.new_lane(player, sealed, False)
            lane.among = among
            lane.stack.append(step)
            opened.append(lane)
        self.lanes = in_order(self.lanes + opened)

    def open_lane(self, owner: int, sealed: bool = False, beside: bool = False) -> Lane:
        """One more lane of the latest phase, opened from where the state is. Games use `together`."""
        lane = self.new_lane(owner, sealed, beside)
        self.lanes = in_order([*self.lanes, lane])
        return lane

    def new_lane(self, owner: int, sealed: bool, beside: bool) -> Lane:
        """A lane that is not among the others yet; whoever opens it waits for it."""
        parent = self.lane
        if not 0 <= owner < self.seats:
            raise BrokenFlow(f"a lane was opened for player {owner}; there are players 0 to {self.seats - 1}")
        if parent is not None and parent.sealed and owner != parent.owner:
            raise BrokenFlow(
                f"the sealed lane of player {parent.owner} opened one for player {owner}, who would learn of it"
            )
        if beside:
            lane = Lane(owner, None, 0, sealed, beside)
        else:
            lane = Lane(owner, parent, self.phases, sealed, beside)
            if parent is None:
                self.waits += 1
            else:
                parent.waits += 1
        return lane

    def reopen_lane(self, owner: int, opener: int = -1, sealed: bool = False, beside: bool = False) -> Lane:
        """A lane as `flow_data` writes it, for positions: ``opener`` is the place of its opener among the lanes.

        What one opener has opened belongs to one phase, since it waits for all of it.
        """
        self.lane = None if opener < 0 else self.lanes[opener]
        together = [lane for lane in self.lanes if lane.parent is self.lane and not lane.beside]
        if not beside and not together:
            self.phases += 1
        lane = self.open_lane(owner, sealed, beside)
        if together and not beside:
            lane.phase = together[0].phase
        self.lane = None
        return lane

    def close_lane(self, lane: Lane) -> None:
        """The lane has nothing more to do. The last one of a sealed phase lays open what was chosen."""
        self.lanes.remove(lane)
        if lane.beside:
            return
        if lane.parent is None:
            self.waits -= 1
        else:
            lane.parent.waits -= 1
        if lane.sealed and not self.is_open(lane.phase):
            self.revealed = True

    def is_open(self, phase: int) -> bool:
        """Whether a lane of that phase is still under way."""
        return any(lane.phase == phase for lane in self.lanes)

    def tell(self, event: Event) -> None:
        """Report a fact to whoever listens. In hot code ask ``journal is not None`` first and spare the event."""
        if self.journal is not None:
            self.journal.append(event)

    # -- what may be done unasked ------------------------------------------------------------------------------

    def offers(self, player: int) -> list[int]:
        """What the player may do now although nobody asks, in ascending order."""
        return []

    def take_offer(self, player: int, action: int, dice: Dice) -> None:
        """Carry out one of the player's offers; what it pushes is asked in a lane that holds nobody up."""
        raise NotImplementedError

    # -- data --------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy, in microseconds. Games get it from `state_fields`."""
        raise NotImplementedError

    def data(self) -> tuple[Any, ...]:
        """All of the state as nested tuples: equal data, equal states."""
        own = [as_data(getattr(self, field.name)) for field in self.fields if not field.wiring]
        return (*own, self.flow_data())

    def flow_data(self) -> tuple[Any, ...]:
        """The stacks as plain tuples, for `data`: the main one, then lanes with owner, opener and kind."""
        return (stack_data(self.main), tuple(lane_data(lane, self.lanes) for lane in self.lanes))


def in_order(lanes: list[Lane]) -> list[Lane]:
    """Those opened from the main stack first, then those opened from them, and so on; each time by seat."""
    found = opened_from(None, lanes)
    if len(found) == len(lanes):
        return found
    for lane in found:
        found.extend(opened_from(lane, lanes))
    return found


def opened_from(parent: Lane | None, lanes: list[Lane]) -> list[Lane]:
    return sorted([lane for lane in lanes if lane.parent is parent], key=place_of)


def place_of(lane: Lane) -> tuple[int, bool]:
    return (lane.owner, lane.beside)


def copy_lanes(lanes: list[Lane]) -> list[Lane]:
    """The same lanes with stacks of their own; an opener always stands before what it opened."""
    copies: list[Lane] = []
    for lane in lanes:
        parent = lane.parent
        copy = Lane(lane.owner, None, lane.phase, lane.sealed, lane.beside)
        if parent is not None:
            copy.parent = copies[lanes.index(parent)]
        copy.among = lane.among
        copy.waits = lane.waits
        copy.stack = lane.stack[:]
        copies.append(copy)
    return copies


def lane_data(lane: Lane, lanes: list[Lane]) -> tuple[Any, ...]:
    opener = -1 if lane.parent is None else lanes.index(lane.parent)
    return (lane.owner, opener, lane.sealed, lane.beside, *stack_data(lane.stack))


def stack_data(stack: list[Step[Any]]) -> tuple[Any, ...]:
    return tuple((type(step).__name__, *step.data()) for step in stack)
