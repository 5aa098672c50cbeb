"""What has been decided so far, as a linked list from the latest decision back.

Entries never change, so a cloned match shares them: cloning costs one pointer, whatever the length of the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.kernel.messages import Event, Message
from boardwright.kernel.state import State


class Entry:
    """One decision that was carried out, and what is needed to take it back."""

    __slots__ = ("action", "before", "events", "in_lane", "number", "outcomes", "player", "previous", "revealed")

    def __init__(
        self,
        previous: Entry | None,
        player: int,
        action: int,
        before: State,
        outcomes: tuple[int, ...],
        events: tuple[Event, ...],
        in_lane: bool,
        revealed: bool,
    ) -> None:
        self.previous = previous
        self.number: int = previous.number + 1 if previous else 1
        self.player = player
        self.action = action
        self.before = before
        self.outcomes = outcomes
        self.events = events
        #: Decided in the player's own lane, at the same time as others.
        self.in_lane = in_lane
        #: Something hidden was laid open: a card, or what several players decided in secret.
        self.revealed = revealed


def backwards(latest: Entry | None) -> Iterator[Entry]:
    """The entries from the latest to the first."""
    while latest is not None:
        yield latest
        latest = latest.previous


def find_undo(latest: Entry | None, player: int) -> tuple[Entry | None, list[Entry], Message | None]:
    """The player's last decision, those of others made after it (oldest first), and what bars taking it back."""
    later: list[Entry] = []
    for entry in backwards(latest):
        if entry.player == player:
            later.reverse()
            return entry, later, barrier(entry, later)
        later.append(entry)
    return None, [], Message("undo-nothing")


def barrier(entry: Entry, later: list[Entry]) -> Message | None:
    """Undo never crosses chance, a reveal, or a decision of somebody else that followed from it."""
    if any(item.outcomes for item in [entry, *later]):
        return Message("undo-chance")
    if any(item.revealed for item in [entry, *later]):
        return Message("undo-revealed")
    if later and not all(item.in_lane for item in [entry, *later]):
        return Message("undo-others", {"player": later[0].player})
    return None
