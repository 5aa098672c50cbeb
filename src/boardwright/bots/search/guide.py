"""Who may guide a search, and who may judge for it: somebody who knows more than the game's advice, such as a network.

Not compiled: they may be anything.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol

from boardwright.bots.seat import Seat
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step


class Verdict(NamedTuple):
    """What a judge thinks of a position."""

    #: By option how promising it is, as the logarithm of a share.
    promise: list[float]
    #: By seat what the position is worth, from -1 to 1.
    worth: list[float]
    #: All that who is asked knows and may do: the same again wherever that is the same. None: it cannot be told.
    known: Hashable = None


class Judge(Protocol):
    """Somebody who tells what positions are worth, and how promising the options there are, in the place of advice.

    A judge can be pickled: other processes that search the same decision have one of their own.
    """

    def verdict(self, state: State, step: Step[Any], options: list[int]) -> Verdict:
        """What to think of an imagined state in which that is asked; only what who is asked may know shall count."""

    def ended(self, state: State) -> list[float]:
        """By seat what a game that is over was worth, on the same scale."""


class Guide(Protocol):
    """Who is asked before a decision is searched."""

    def judge(self, seat: Seat) -> Judge | None:
        """Who judges what is imagined from that seat; None: the game's advice does."""

    def promises(self, seat: Seat) -> dict[int, float]:
        """By option and offer how promising it is, all together 1; nothing: who judges the positions says it all."""
