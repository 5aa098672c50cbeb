"""Taking back is all or nothing: what others have decided since is tried out on a copy, and must come out as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardwright.kernel.dice import ReplayDice
from boardwright.kernel.errors import DamagedRecord
from boardwright.kernel.flow import asking
from boardwright.kernel.messages import Message
from boardwright.kernel.steps import Step
from boardwright.match.answers import possible
from boardwright.match.history import Entry, backwards, barrier

if TYPE_CHECKING:
    from boardwright.match.match import Match

UNDO_TEXTS: Final = {
    "undo-nothing": "player {player} has not decided anything that could be taken back",
    "undo-chance": "chance has decided something since",
    "undo-revealed": "something hidden has been revealed since",
    "undo-others": "another player has decided something since",
    "undo-confirmed": "the turn has been confirmed",
    "undo-secret": "players choose in secret now, and what led there stands",
}


def without(match: Match, entry: Entry, later: list[Entry]) -> Match | None:
    """The match without that decision and the player's own since; None where others have built on them.

    Standing answers of others go too where they cannot stay as they were.

    A game does not end by taking back either: where nothing else is due any more, what was begun must be finished.
    """
    after = match.clone()
    after.go_back(entry)
    for other in later:
        if not repeat(after, other) and not other.by_itself:
            return None
    return None if after.over else after


def repeat(match: Match, entry: Entry) -> bool:
    """Carry a decision out once more; whether the same was asked and the same came of it."""
    step = asking(match.state, entry.player)
    if entry.step is not None:
        if step is None or not same_steps([step], [entry.step]):
            return False
    elif step is not None and step.allows(match.state, entry.action):
        return False
    if entry.by_itself and possible(match.state, entry.player) != possible(entry.before, entry.player):
        return False
    if match.why_not_action(entry.player, entry.action) is not None:
        return False
    try:
        match.carry_out(entry.player, entry.action, ReplayDice(list(entry.outcomes)), entry.by_itself, entry.follows)
    except DamagedRecord:
        return False
    again = match.latest
    return again is not None and again.events == entry.events and again.outcomes == entry.outcomes


def same_steps(some: list[Step[Any]], others: list[Step[Any]]) -> bool:
    """Whether the same is asked of the same players."""
    return len(some) == len(others) and all(
        one is other or (type(one) is type(other) and one.data() == other.data()) for one, other in zip(some, others)
    )


def find_barrier(match: Match, player: int) -> Message | None:
    """What bars the player from taking back the latest decision; None: nothing does."""
    later: list[Entry] = []
    for entry in backwards(match.latest):
        if entry.number <= match.standing:
            break
        if entry.player == player:
            return Message("undo-confirmed") if entry.number <= match.confirmed else barrier(entry, later, match.state)
        later.insert(0, entry)
    return Message("undo-nothing")


def undo_text(match: Match, player: int, reason: Message | None) -> str:
    """Why something cannot be taken back, in words for a programmer."""
    key = reason.key if reason else "undo-nothing"
    why = UNDO_TEXTS[key].format(player=player)
    last = next((entry for entry in backwards(match.latest) if entry.player == player), None)
    if last is None or key == "undo-nothing":
        return why
    return f"{match.game.space.notation(last.action)!r} cannot be taken back: {why}"
