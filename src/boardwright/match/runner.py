"""A game that is played and no more: a state, dice, and who did what. No history, no prompts, no events.

For self-play, benchmarks and search, where nobody looks back. A `Match` is for everybody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from boardwright.kernel import flow
from boardwright.kernel.dice import Dice
from boardwright.kernel.errors import IllegalAction
from boardwright.kernel.flow import asking, deciding, offered, settle, take, take_offer
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step
from boardwright.match.glance import Glance


class Playing(Protocol):
    """What a match and a runner have in common: enough for bots to play."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> Mapping[str, Any]: ...

    @property
    def steps(self) -> list[Step[Any]]: ...

    @property
    def length(self) -> int: ...

    def sight(self, seats: Iterable[int] = ()) -> Glance: ...


class Runner:
    """A game from some state on, with that chance."""

    __slots__ = ("_options", "dice", "game", "state", "taken")

    def __init__(
        self, game: Game[Any], state: State, dice: Dice, options: Mapping[str, Any] = MappingProxyType({})
    ) -> None:
        self.game = game
        self._options = options
        self.state = state
        self.dice = dice
        #: Who did what so far: seat and action.
        self.taken: list[tuple[int, int]] = []
        settle(state, dice)

    @property
    def players(self) -> int:
        return self.state.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """What the table has chosen to play with, as far as whoever made the runner has told."""
        return self._options

    @property
    def steps(self) -> list[Step[Any]]:
        """The steps that ask somebody now, one a player; none when the game is over."""
        return deciding(self.state)

    @property
    def length(self) -> int:
        """How many decisions have been carried out."""
        return len(self.taken)

    @property
    def unasked(self) -> bool:
        """Whether in this game players may ever do something that nobody asks of them."""
        return type(self.state).offers is not State.offers

    def sight(self, seats: Iterable[int] = ()) -> Glance:
        """What the holder of those seats may see of this moment."""
        return Glance(self.game, self.state, frozenset(seats))

    def apply(self, player: int, action: int) -> None:
        """Carry out a decision or an offer. After an error in the rules the runner is of no more use."""
        state, dice = self.state, self.dice
        step = asking(state, player)
        if step is not None and step.allows(state, action):
            take(state, step, action, dice)
        elif action in offered(state, player):
            take_offer(state, player, action, dice)
        else:
            raise IllegalAction(f"{self.game.space.notation(action)!r} is not possible for player {player} now")
        settle(state, dice)
        self.taken.append((player, action))

    def play_at_random(self, seats: list[Dice]) -> None:
        """To the end, each seat taking any of its options with its own dice; nobody acts unasked."""
        flow.play_at_random(self.state, self.dice, seats, self.taken)
