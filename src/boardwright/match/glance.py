"""What somebody may see of one moment: everything that follows from the state alone, and nothing of the story.

Bots that play without a match look at the table this way; a `Sight` adds what only a match can tell.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from boardwright.kernel.dice import Dice, FastDice, check_seed
from boardwright.kernel.errors import NotYourDecision
from boardwright.kernel.flow import asking, deciding, offered
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Message, plain
from boardwright.kernel.outcome import Automa, Outcome
from boardwright.kernel.roles import Kind
from boardwright.kernel.scoring import Reckoning, ScoreSheet
from boardwright.kernel.state import State


class Asked(NamedTuple):
    """Somebody must decide: who, the question in the viewer's words, its kind and the component it is about."""

    player: int
    prompt: Message
    kind: Kind
    subject: str | None


class Glance:
    """A state as one viewer sees it; a viewer is a set of seats. Good for one moment: when it is over, take another."""

    __slots__ = ("__game", "__reckoning", "__state", "focus", "seats")

    def __init__(self, game: Game[Any], state: State, seats: frozenset[int]) -> None:
        self.__game = game
        self.__state = state
        self.__reckoning: Reckoning | None = None
        self.seats = seats
        #: The seat whose secrets are shown. Several people at one screen: only whoever decides now sees theirs.
        self.focus: int | None = focus(state, seats)

    # -- the table ---------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """The table, as JSON-able data."""
        return plain(self.laid_out)

    @property
    def laid_out(self) -> Any:
        """The same before it is made plain: the game's own structs, for who writes them down at once."""
        return self.__game.view(self.__state, self.focus)

    @property
    def encoded(self) -> bytes:
        """The table as numbers, packed as the game's layout says; what the seat in focus may know. For learning."""
        if self.focus is None:
            raise NotYourDecision("only a seat can be observed as numbers, and nobody sits here")
        return self.__game.encode(self.__state, self.focus)

    @property
    def helpers(self) -> Any:
        """What the game tells the viewer to help, as JSON-able data; None for a spectator, and where it has no help."""
        return None if self.focus is None else plain(self.__game.helpers(self.__state, self.focus))

    @property
    def automas(self) -> tuple[Automa, ...]:
        return tuple(self.__game.automas(self.__state))

    @property
    def progress(self) -> Message | None:
        """How far the game has come."""
        return self.__game.progress(self.__state)

    @property
    def over(self) -> bool:
        return not self.__state.main and not self.__state.lanes

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended; None while it goes on."""
        return self.__game.outcome(self.__state) if self.over else None

    # -- points ------------------------------------------------------------------------------------------------

    @property
    def points(self) -> list[int]:
        """By actor the points that everybody may know now."""
        return self.__reckon().points

    @property
    def lead(self) -> list[int]:
        """The same while the game goes on, less what is for nothing: what tells who is ahead."""
        points = self.__game.points_now(self.__state) if self.__reckoning is None else self.points
        idle = [] if self.over else self.__game.idle_points(self.__state)
        return [all_told - less for all_told, less in zip(points, idle, strict=True)] if idle else points

    @property
    def points_if_over(self) -> int | None:
        """What the viewer would have if the game ended now, own secrets counted; None for a spectator."""
        return self.__reckon().if_over

    @property
    def sheet(self) -> list[ScoreSheet]:
        """By actor the points explained, as far as the viewer may know them."""
        return self.__reckon().sheets

    def __reckon(self) -> Reckoning:
        """Points are counted once, whichever of them are asked for."""
        if self.__reckoning is None:
            self.__reckoning = self.__game.reckon(self.__state, self.focus)
        return self.__reckoning

    # -- what is asked -----------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Asked, ...]:
        """Everybody who must decide now, and the question as the viewer may read it."""
        state = self.__state
        return tuple(
            Asked(step.who, self.__game.prompt(state, step, self.focus), step.kind, step.subject(state))
            for step in deciding(state)
        )

    def actions(self) -> tuple[int, ...]:
        """What the seat in focus must choose from, as bare numbers: a bot needs no words."""
        step = None if self.focus is None else asking(self.__state, self.focus)
        return () if step is None else tuple(step.options(self.__state))

    def offered(self) -> tuple[int, ...]:
        """What the seat in focus may do unasked, as bare numbers."""
        return () if self.focus is None else tuple(offered(self.__state, self.focus))

    def sample(self, dice: Dice) -> int | None:
        """One of the actions of the seat in focus, each equally likely; None when it is not asked."""
        step = None if self.focus is None else asking(self.__state, self.focus)
        return None if step is None else step.sample(self.__state, dice)

    def imagine(self, seed: int) -> State:
        """A state that looks the same to the viewer; the seed decides what is dealt where the viewer cannot see."""
        state: State = self.__game.determinize(self.__state, self.focus, FastDice(check_seed(seed)))
        return state


def focus(state: State, seats: frozenset[int]) -> int | None:
    if len(seats) == 1:
        return next(iter(seats))
    return next((step.who for step in deciding(state) if step.who in seats), None)
