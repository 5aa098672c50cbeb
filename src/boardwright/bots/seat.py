"""What a bot may know: the view of one seat, its options, and states in which everything unknown is dealt anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import NotYourDecision
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.match import Decision, Match


class Seat:
    """A chair at the table. It hides the match: what a bot gets of it cannot hold another player's secret."""

    __slots__ = ("__match", "decision", "game", "player")

    def __init__(self, match: Match, player: int) -> None:
        decisions = [decision for decision in match.decisions if decision.player == player]
        if not decisions:
            raise NotYourDecision(f"player {player} has nothing to decide now")
        self.__match = match
        self.game: Game[Any] = match.game
        self.player = player
        self.decision: Decision = decisions[0]

    @property
    def options(self) -> tuple[int, ...]:
        return self.decision.options

    @property
    def view(self) -> Any:
        """What this seat sees, as JSON-able data."""
        return self.__match.view(self.player)

    def imagine(self, seed: int) -> State:
        """A state that looks the same from this seat; the seed decides what is dealt where the seat cannot see."""
        state: State = self.game.determinize(self.__match.state, self.player, FastDice(seed))
        return state


class Bot(ABC):
    """Chooses one of its seat's options."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of `seat.options`."""
