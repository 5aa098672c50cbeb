"""A game waits in steps: small immutable objects that say what must happen next.

A step runs by itself (``who < 0``) or asks player ``who`` for a decision. The kernel pops it, then calls `run` or
`apply`; the step changes the state and pushes what is still due.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import Field, as_data, step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.plans import Plan
from boardwright.kernel.roles import Kind
from boardwright.kernel.state import State

S = TypeVar("S", bound=State)

#: The number of a player; in a step's ``who`` it is negative where nobody is asked.
Seat: TypeAlias = int

#: Who may know a decision: everybody at once; its player alone, for ever; its player alone until the lanes join.
PUBLIC: Final = 0
PRIVATE: Final = 1
SEALED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
@step_fields
class Step(Generic[S]):
    """One thing due. Subclasses declare their fields and define `run`, or `options` and `apply`.

    A step also has the words for what it asks: `prompt`, `label` and `why_not` stand beside the rule they explain.
    """

    who: Seat

    #: What `step_fields` has found.
    fields: ClassVar[tuple[Field, ...]] = ()
    #: The decision completes an effect begun before it: judging the position before it is made tells little.
    unfinished: ClassVar[bool] = False
    #: Who may know what was decided: PUBLIC, PRIVATE or SEALED.
    secrecy: ClassVar[int] = PUBLIC
    #: What is asked of the player: the widget that a table takes for it.
    kind: ClassVar[Kind] = Kind.PICK
    #: What `why_not_action` says of an action comes before what `why_not` says of its components.
    precise: ClassVar[bool] = False
    #: Asked in somebody else's lane, it comes after the player's own decisions instead of before them.
    can_wait: ClassVar[bool] = False

    def run(self, state: S, dice: Dice) -> None:
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """The legal actions, in ascending order. The one source of truth on legality."""
        raise NotImplementedError

    def allows(self, state: S, action: int) -> bool:
        return action in self.options(state)

    def sample(self, state: S, dice: Dice) -> int:
        """One legal action, each equally likely."""
        options = self.options(state)
        return options[dice.below(len(options))]

    def apply(self, state: S, action: int, dice: Dice) -> None:
        raise NotImplementedError

    def subject(self, state: S) -> str | None:
        """The component that the decision is about, as everybody may know it: ``tile:forge``."""
        return None

    def reach(self, state: S) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        """Of a `Kind.WALK`: by component where a walk can begin, by component it can lead to, the ways of its steps."""
        return {}

    def plans(self, state: S) -> Mapping[str, Plan]:
        """A helper: by component that the player may be after, what comes to it, or why nothing does."""
        return {}

    def hints(self, state: S) -> Mapping[int, Message]:
        """A helper: by option what a table can work out about it beyond its label."""
        return {}

    def obvious(self, state: S) -> int | None:
        """The only option, where everybody can see that there is no other: a table need not ask for it."""
        return None

    def data(self) -> tuple[Any, ...]:
        """Everything that tells this step from others of its class."""
        return tuple([as_data(getattr(self, field.name)) for field in self.fields])

    # -- words -------------------------------------------------------------------------------------------------

    def prompt(self, state: S) -> Message:
        """The question it asks. Everybody may read it, so it tells no secret."""
        raise NotImplementedError

    def label(self, state: S, action: int) -> Message | None:
        """What an action means as an answer to this question, where that is not what it means everywhere."""
        return None

    def why_not(self, state: S, kind: str, name: str) -> Refusal | None:
        """Why none of the options has to do with the component ``kind:name``, where the step can tell."""
        return None

    def why_not_action(self, state: S, action: int) -> Refusal | None:
        """Why an action is no option although others have to do with each of its components, where it can tell."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class MaskStep(Step[S]):
    """A decision whose options are the bits of one int over the action space; all else derives from `mask`."""

    __slots__ = ()

    def mask(self, state: S) -> int:
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        return bits(self.mask(state))

    def allows(self, state: S, action: int) -> bool:
        return action >= 0 and self.mask(state) >> action & 1 == 1

    def sample(self, state: S, dice: Dice) -> int:
        mask = self.mask(state)
        count = mask.bit_count()
        if count == 1:
            return mask.bit_length() - 1
        return nth_bit(mask, dice.below(count))


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenStep(Step[S]):
    """A decision among whose options are also the offers of its player (`State.offers`).

    Subclasses define `own_options`, in ascending order, and `decide`. An offer leaves the decision open: it is asked
    again afterwards.
    """

    __slots__ = ()

    def own_options(self, state: S) -> list[int]:
        raise NotImplementedError

    def decide(self, state: S, action: int, dice: Dice) -> None:
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        offers = state.offers(self.who)
        return sorted(self.own_options(state) + offers) if offers else self.own_options(state)

    def apply(self, state: S, action: int, dice: Dice) -> None:
        if action in state.offers(self.who):
            state.push(self)
            state.take_offer(self.who, action, dice)
        else:
            self.decide(state, action, dice)


def bits(mask: int) -> list[int]:
    """The positions of the set bits, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


#: So many lowest bits, by number: a mask is halved by them, or somewhere in its lower half if it is very long.
HALVES: Final = 2048
LOWEST: Final[list[int]] = [(1 << count) - 1 for count in range(HALVES)]


def nth_bit(mask: int, n: int) -> int:
    """The position of the set bit that has ``n`` set bits below it."""
    below = 0
    while n > 4:
        half = mask.bit_length() >> 1
        if half >= HALVES:
            half = HALVES - 1
        low = mask & LOWEST[half]
        count = low.bit_count()
        if n < count:
            mask = low
        else:
            n -= count
            mask >>= half
            below += half
    while n:
        mask &= mask - 1
        n -= 1
    return below + (mask & -mask).bit_length() - 1
