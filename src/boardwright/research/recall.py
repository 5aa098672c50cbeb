"""Keys of information states: equal when a seat has come to know the same in the same order, whatever is hidden.

A key is a chain of hashes over what the seat has seen so far and what it has done itself, so it has perfect recall.
What others do is in it as far as all may know it; a decision in secret leaves a trace only where the table looks
different.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Self

from boardwright.kernel.flow import asking
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import PUBLIC


class Recall:
    """What every seat of a game has come to know, from a state on. Tell it of every decision by `note`."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self._seen = [b""] * state.seats
        self._keys = [b""] * state.seats
        self._look(state)

    def note(self, player: int, action: int, known: bool, after: State) -> None:
        """A decision has led to that state; ``known``: all may know what was decided, see `known_to_all`."""
        deed = f"{player} {action}".encode()
        for seat in range(len(self._keys)):
            if known or seat == player:
                self._add(seat, deed)
        self._look(after)

    def key(self, player: int) -> str:
        """The key of what that seat knows now."""
        return self._keys[player].hex()

    def copy(self) -> Self:
        found = type(self).__new__(type(self))
        found.game = self.game
        found._seen = self._seen[:]
        found._keys = self._keys[:]
        return found

    def _look(self, state: State) -> None:
        """Every seat looks at the table; what looks as before is nothing new."""
        for seat in range(len(self._keys)):
            seen = self.game.encode(state, seat)
            if seen != self._seen[seat]:
                self._seen[seat] = seen
                self._add(seat, seen)

    def _add(self, seat: int, what: bytes) -> None:
        self._keys[seat] = blake2b(self._keys[seat] + what, digest_size=16).digest()


def known_to_all(state: State, player: int) -> bool:
    """Whether everybody will know what that player is about to decide."""
    step = asking(state, player)
    return step is None or step.secrecy == PUBLIC
