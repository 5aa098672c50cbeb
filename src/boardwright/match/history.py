"""What has been decided so far, as a linked list from the latest decision back, and what bars taking it back.

A cloned match shares the entries: cloning costs one pointer, whatever the length of the game. Not every entry keeps the
state before it: from the last one that does, the decisions since are carried out again, with chance as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, NamedTuple

from boardwright.kernel.dice import Dice, ReplayDice
from boardwright.kernel.flow import asking, settle, take, take_offer
from boardwright.kernel.messages import Event, Message
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

#: One decision in so many keeps the state before it for good.
CHECKPOINTS_APART: Final = 32
#: The latest ones keep it, too, and what happened: whoever waits for a turn to end is told of all of it.
RECENT: Final = 8


@dataclass(slots=True, eq=False)
class Entry:
    """One decision that was carried out, and what is needed to take it back. Clones share it."""

    previous: Entry | None
    number: int
    player: int
    action: int
    #: The step that asked; None when the player took an offer unasked.
    step: Step[Any] | None
    outcomes: tuple[int, ...]
    #: Who may know it: PUBLIC, PRIVATE or SEALED.
    secrecy: int
    #: The sealed phase it belongs to; 0: none, others saw at once that something was decided.
    sealed_in: int
    #: Decided in a lane, at the same time as others.
    in_lane: bool
    #: Decided in a lane, and nobody else is asked anything else because of it.
    apart: bool
    #: Something hidden was laid open: a card, or what several players decided in secret.
    revealed: bool
    #: What chance decided or what was laid open, as the game calls it: the key of a message, empty without one.
    drawn: str
    #: A standing answer, given without asking: others may take back what led to it.
    by_itself: bool
    #: It came of the same wish as the decision before: both are taken back together.
    follows: bool
    #: The state before it, and what happened, as long as they are kept.
    kept_before: State | None
    kept_events: tuple[Event, ...] | None

    @property
    def before(self) -> State:
        """The state before the decision; to be cloned by whoever goes on with it."""
        if self.kept_before is not None:
            return self.kept_before
        assert self.previous is not None, "the first decision keeps its state"
        state = self.previous.before.clone()
        carry_out_again(self.previous, state)
        return state

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in the order in which it did."""
        if self.kept_events is not None:
            return self.kept_events
        return carry_out_again(self, self.before.clone())

    def forget(self) -> None:
        """It is no longer one of the latest: what can be worked out again is not kept."""
        self.kept_events = None
        if self.number % CHECKPOINTS_APART != 1:
            self.kept_before = None


class Moment(NamedTuple):
    """A decision with the state before it and what happened."""

    entry: Entry
    before: State
    events: tuple[Event, ...]


def moments(entries: Sequence[Entry]) -> Iterator[Moment]:
    """Decisions that followed each other, all in one go."""
    before: State | None = None
    for entry in entries:
        if entry.kept_before is not None or before is None:
            before = entry.before
        state, events = before, entry.kept_events
        if events is None:
            state = before.clone()
            events = carry_out_again(entry, state)
        yield Moment(entry, before, events)
        before = None if state is before else state


def carry_out(
    state: State, player: int, step: Step[Any] | None, action: int, dice: Dice, journal: list[Event] | None = None
) -> None:
    """Carry out what is legal, until somebody must decide again; without a step it is an offer."""
    state.revealed = False
    state.journal = journal
    try:
        if step is None:
            take_offer(state, player, action, dice)
        else:
            take(state, step, action, dice)
        settle(state, dice)
    finally:
        state.journal = None


def carry_out_again(entry: Entry, state: State) -> tuple[Event, ...]:
    """Carry the decision out on a copy of the state before it; what happened."""
    step = None if entry.step is None else asking(state, entry.player)
    journal: list[Event] = []
    carry_out(state, entry.player, step, entry.action, ReplayDice(list(entry.outcomes)), journal)
    return tuple(journal)


def backwards(latest: Entry | None) -> Iterator[Entry]:
    """The entries from the latest to the first."""
    while latest is not None:
        yield latest
        latest = latest.previous


def grow_old(latest: Entry | None) -> None:
    """Another decision follows: one that was made a while ago is no longer among the latest."""
    old = next(islice(backwards(latest), RECENT - 1, None), None)
    if old is not None:
        old.forget()


def undoable(latest: Entry | None, player: int, standing: int, state: State) -> Iterator[tuple[Entry, list[Entry]]]:
    """The player's decisions that nothing bars from being taken back, latest first, each with those of others since."""
    later: list[Entry] = []
    for entry in backwards(latest):
        if entry.number <= standing:
            return
        if entry.player != player:
            later.insert(0, entry)
        elif barrier(entry, later, state) is None:
            yield entry, later[:]
        else:
            return


def barrier(entry: Entry, later: Sequence[Entry], state: State) -> Message | None:
    """Undo never crosses chance, a reveal, or a decision of somebody else that followed from it.

    A standing answer is none: it is given anew where the same is asked again.

    What others choose in sealed lanes does not count, or the answer would tell that they have chosen. For the same
    reason nothing from before the choice is taken back while one is being made.
    """
    seen = [item for item in later if not is_sealed(item, state)]
    crossed = [entry, *seen]
    for item in crossed:
        if item.outcomes:
            return Message("undo-chance", {"what": Message(item.drawn) if item.drawn else Message("drawn-by-chance")})
        if item.revealed:
            return Message("undo-revealed", {"what": Message(item.drawn) if item.drawn else Message("drawn-hidden")})
    asked = [item for item in seen if not item.by_itself]
    if asked and not all(item.apart for item in crossed):
        return Message("undo-others", {"player": asked[0].player})
    if any(lane.sealed and lane.phase != entry.sealed_in for lane in state.lanes):
        return Message("undo-secret")
    return None


def wished_at_once(entries: Sequence[Entry]) -> int:
    """Of a player's decisions, latest first, how many came of the last wish, with the standing answers since.

    Without a wish that took several decisions it is one, also of standing answers.
    """
    answered = next((at for at, entry in enumerate(entries) if not entry.by_itself), 0)
    count = answered + 1
    while count < len(entries) and entries[count - 1].follows:
        count += 1
    return count if count > answered + 1 else 1


def is_sealed(entry: Entry, state: State) -> bool:
    """Whether others cannot know of the entry yet, because the lanes of its phase have not joined."""
    return entry.sealed_in != 0 and state.is_open(entry.sealed_in)
