"""What has been decided so far, as a linked list from the latest decision back, and what bars taking it back.

Entries never change, so a cloned match shares them: cloning costs one pointer, whatever the length of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from boardwright.kernel.messages import Event, Message
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step


@dataclass(slots=True, eq=False)
class Entry:
    """One decision that was carried out, and what is needed to take it back. Never changed: clones share it."""

    previous: Entry | None
    number: int
    player: int
    action: int
    #: The step that asked; None when the player took an offer unasked.
    step: Step[Any] | None
    before: State
    outcomes: tuple[int, ...]
    events: tuple[Event, ...]
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


def backwards(latest: Entry | None) -> Iterator[Entry]:
    """The entries from the latest to the first."""
    while latest is not None:
        yield latest
        latest = latest.previous


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


def find_barrier(latest: Entry | None, player: int, standing: int, state: State) -> Message | None:
    """What bars the player from taking back the latest decision; None: nothing does."""
    later: list[Entry] = []
    for entry in backwards(latest):
        if entry.number <= standing:
            break
        if entry.player == player:
            return barrier(entry, later, state)
        later.insert(0, entry)
    return Message("undo-nothing")


def barrier(entry: Entry, later: Sequence[Entry], state: State) -> Message | None:
    """Undo never crosses chance, a reveal, or a decision of somebody else that followed from it.

    What others choose in sealed lanes does not count, or the answer would tell that they have chosen. For the same
    reason nothing from before the choice is taken back while one is being made.
    """
    seen = [item for item in later if not is_sealed(item, state)]
    crossed = [entry, *seen]
    if any(item.outcomes for item in crossed):
        return Message("undo-chance")
    if any(item.revealed for item in crossed):
        return Message("undo-revealed")
    if seen and not all(item.apart for item in crossed):
        return Message("undo-others", {"player": seen[0].player})
    if any(lane.sealed and lane.phase != entry.sealed_in for lane in state.lanes):
        return Message("undo-secret")
    return None


def is_sealed(entry: Entry, state: State) -> bool:
    """Whether others cannot know of the entry yet, because the lanes of its phase have not joined."""
    return entry.sealed_in != 0 and state.is_open(entry.sealed_in)
