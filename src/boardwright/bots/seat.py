"""What a bot may know: the view of one seat, its options, and states in which everything unknown is dealt anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from boardwright.kernel.dice import Dice, FastDice
from boardwright.kernel.errors import NotYourDecision
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.match import Asked, Playing


class Seat:
    """A chair at the table. It hides the game: what a bot gets of it cannot hold another player's secret."""

    __slots__ = ("__sight", "game", "offers", "options", "player", "players", "settings")

    def __init__(self, playing: Playing, player: int) -> None:
        sight = playing.sight((player,))
        self.__sight = sight
        self.game: Game[Any] = playing.game
        self.player = player
        self.players = playing.players
        #: What the table has chosen to play with.
        self.settings = playing.options
        #: What the seat must choose from; empty when it is not asked.
        self.options: tuple[int, ...] = sight.actions()
        #: What the seat may do although nobody asks; what is among the options is not repeated.
        self.offers: tuple[int, ...] = sight.offered()
        if not self.options and not self.offers:
            raise NotYourDecision(f"player {player} has nothing to decide now")

    @property
    def asked(self) -> tuple[Asked, ...]:
        """Everybody who must decide now, and the question as this seat may read it."""
        return self.__sight.asked

    @property
    def view(self) -> Any:
        """What this seat sees, as JSON-able data."""
        return self.__sight.view

    @property
    def encoded(self) -> bytes:
        """The same as numbers, packed as the game's layout says."""
        return self.__sight.encoded

    def sample(self, dice: Dice) -> int:
        """One of the options and offers, each equally likely."""
        found = None if self.offers else self.__sight.sample(dice)
        if found is not None:
            return found
        possible = self.options + self.offers
        return possible[dice.below(len(possible))]

    def imagine(self, seed: int) -> State:
        """A state that looks the same from this seat; the seed decides what is dealt where the seat cannot see."""
        return self.__sight.imagine(seed)


class Bot(ABC):
    """Chooses one of its seat's options, and may take what is offered."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        #: By seat, after how many decisions the bot was last asked whether it takes an offer.
        self.considered: dict[int, int] = {}
        #: How many of its decisions it has failed to make, so that the house made them.
        self.forfeits = 0
        #: What went wrong at first, in words; empty while nothing has.
        self.problem = ""

    def use(self, processes: int) -> None:
        """So many processes may think for it at the same time, where it knows how to."""
        return

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of `seat.options`, or one of `seat.offers`: then the same is asked again."""

    def consider(self, seat: Seat) -> int | None:
        """One of `seat.offers` while the seat is not asked; None: it leaves them."""
        return None

    def close(self) -> None:
        """Its game is over or given up: whatever the bot has started ends now."""
        return
