"""The contract: what a game provides so that matches, tables, bots and the contract kit can work with it.

A new game subclasses `Game` in its own folder; CONTRIBUTING.md walks through it step by step.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.options import Option, accept_options
from boardwright.kernel.scoring import ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One game's rules. Stateless: everything about a game being played is in its `State`."""

    id: ClassVar[str]
    #: Raised whenever a saved game could play out differently.
    rules_version: ClassVar[int]
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    space: ClassVar[ActionSpace]
    #: Where the Fluent files are.
    messages: ClassVar[Path]

    # -- beginning ---------------------------------------------------------------------------------------------

    def accept(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Check player count and options at the door; returns every option with its value."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOptions(f"{self.id} is for {low} to {high} players, not {players!r}")
        accepted = accept_options(self.options, options)
        self.check_together(accepted)
        return accepted

    def check_together(self, options: Mapping[str, Any]) -> None:
        """Refuse options that are fine alone but contradict each other. Nothing contradicts by default."""
        return

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> S:
        """The first state, not yet settled. Options are accepted ones."""

    # -- being asked -------------------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, state: S, step: Step[Any]) -> Message:
        """What a deciding step asks of its player."""

    @abstractmethod
    def label(self, state: S, action: int) -> Message:
        """What an action does, as a button would say it."""

    @abstractmethod
    def components(self, state: S) -> Iterable[str]:
        """Every target that `why_not` can be asked about."""

    @abstractmethod
    def why_not(self, state: S, step: Step[Any], target: str) -> Refusal:
        """Why none of the step's options points at that component."""

    @abstractmethod
    def why_not_action(self, state: S, step: Step[Any], action: int) -> Refusal:
        """Why an action is none of the step's options, although others point at each of its components."""

    @abstractmethod
    def refuse_turn(self, state: S, waiting: Sequence[int]) -> Refusal:
        """What to answer a player who has nothing to decide while those seats have; none has when the game is over."""

    # -- knowing -----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, player: int | None) -> Any:
        """What that seat may know (None: a spectator), as a dataclass built from public and own fields."""

    @abstractmethod
    def determinize(self, state: S, player: int, dice: Dice) -> S:
        """A copy in which everything the player cannot know is dealt anew."""

    # -- counting ----------------------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points of each player if the game ended now."""

    @abstractmethod
    def score_sheet(self, state: S) -> list[ScoreSheet]:
        """The same points, explained."""

    def line_points(self, state: S, player: int) -> dict[str, int]:
        """One player's points by line of the score sheet. Overridden where that is quicker than the whole sheet."""
        return {line.id: line.points for line in self.score_sheet(state)[player].lines}

    def winners(self, state: S, scores: Sequence[int]) -> list[int]:
        """Who has won a finished game with those scores: everyone with the highest, unless the game breaks ties."""
        best = max(scores)
        return [player for player, score in enumerate(scores) if score == best]

    # -- helping -----------------------------------------------------------------------------------------------

    @abstractmethod
    def advice(self, state: S, player: int) -> float:
        """How well the position suits that player, in points. For bots and hints; may look at this state only."""

    @abstractmethod
    def audit(self, state: S) -> list[str]:
        """Every conservation law that this state breaks, in words; empty when all is well."""

    @abstractmethod
    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], S]:
        """Players, options and state of a position description; BadPosition when no game could be in it."""

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Any]:
        """The description of a state between two decisions, readable and JSON-able."""
