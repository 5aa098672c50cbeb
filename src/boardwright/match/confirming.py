"""Confirming turns: whether a turn has passed on with what its player last decided, and whether that can be taken back.

Whoever keeps a table waits then until the player says that it counts, or asks before it is done for good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.kernel.flow import asking
from boardwright.kernel.roles import Role
from boardwright.match.history import Entry, backwards

if TYPE_CHECKING:
    from boardwright.match.match import Match

#: Whoever does this has said that the turn is over: nobody is asked twice.
SAID: Final = frozenset([Role.ENDS_TURN, Role.PASSES])
#: And this is said clearly enough where it cannot be taken back.
SAID_FOR_GOOD: Final = SAID | {Role.CONFIRMS}


def awaits_confirmation(match: Match, player: int) -> bool:
    """Whether the player's turn has just passed on, nobody has said so, and all of it could still be otherwise."""
    entry = passed_on_with(match, player)
    return entry is not None and role_of(match, entry) not in SAID and match.undo_barrier(player) is None


def is_for_good(match: Match, player: int) -> bool:
    """Whether the player's turn has just passed on with something that cannot be taken back, and nobody has said so."""
    entry = passed_on_with(match, player)
    return entry is not None and role_of(match, entry) not in SAID_FOR_GOOD and match.undo_barrier(player) is not None


def passed_on_with(match: Match, player: int) -> Entry | None:
    """The player's decision after which they are no longer asked, and nobody else has decided yet.

    What players decide at the same time passes nothing on; nor does a standing answer, which nobody has thought about,
    or any answer within the turn of somebody else.
    """
    for entry in backwards(match.latest):
        if entry.player != player:
            return None
        if not entry.by_itself:
            still = entry.in_lane or asking(match.state, player) is not None or not in_own_turn(match, entry)
            return None if still else entry
    return None


def in_own_turn(match: Match, entry: Entry) -> bool:
    return match.game.turn_of(entry.before) in (None, entry.player)


def role_of(match: Match, entry: Entry) -> Role | None:
    return match.game.space.role(entry.action)
