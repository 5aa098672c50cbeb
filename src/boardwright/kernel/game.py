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
from boardwright.kernel.errors import BadOptions, shown
from boardwright.kernel.layout import Layout, NoLayout
from boardwright.kernel.messages import Event, Message, Refusal
from boardwright.kernel.options import Option, accept_options
from boardwright.kernel.outcome import Automa, Outcome, TieBreak, ranked
from boardwright.kernel.scoring import Reckoning, ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One game's rules. Stateless: everything about a game being played is in its `State`."""

    id: ClassVar[str]
    #: Raised when saved games would play out differently. A single repaired rule that a record runs into need not: that
    #: record is refused with the decision's number, and a running table goes on from a stored position.
    rules_version: ClassVar[int]
    players: ClassVar[range]
    #: How much there is to learn, from 1 (a family's evening) to 5. Whoever names no game is given the lightest.
    weight: ClassVar[int] = 3
    #: So many points between two players are a lot: bots that search take them for a likely win.
    swing: ClassVar[float] = 10.0
    #: How far advice may be off: an option that it finds such a share of a `swing` worse than another looks a third as
    #: promising to bots that search. The better the advice, the less.
    blur: ClassVar[float] = 0.2
    options: ClassVar[tuple[Option, ...]] = ()
    space: ClassVar[ActionSpace]
    #: What an observation as numbers is made of; None in a game that cannot be observed that way.
    layout: ClassVar[Layout | None] = None
    #: By kind of event what was drawn or laid open with it, as the key of a sentence: "workers were drawn". Undo stops
    #: there and says so.
    drawn: ClassVar[Mapping[str, str]] = {}
    #: Whether there is something to tell players by `helpers`.
    helps: ClassVar[bool] = False
    #: Where the Fluent files are.
    messages: ClassVar[Path]
    #: The fingerprint of an owner's own transcription of the components, where it differs from ours; empty for ours.
    transcription: ClassVar[str] = ""

    # -- beginning ---------------------------------------------------------------------------------------------

    def accept(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Check player count and options at the door; returns every option with its value."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOptions(f"{self.id} is for {low} to {high} players, not {shown(players)}")
        accepted = accept_options(self.options, options)
        for option in self.options:
            option.check_barred(accepted)
        self.check_together(players, accepted)
        return accepted

    def check_together(self, players: int, options: Mapping[str, Any]) -> None:
        """Refuse options that contradict each other, or the number of players. Nothing does by default."""
        return

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> S:
        """The first state, not yet settled. Options are accepted ones."""

    # -- being asked -------------------------------------------------------------------------------------------

    def prompt(self, state: S, step: Step[Any], player: int | None) -> Message:
        """What a deciding step asks, as that seat may read it (None: a spectator)."""
        return step.prompt(state)

    @abstractmethod
    def label(self, state: S, action: int) -> Message:
        """What an action does, as a button would say it."""

    def components(self, state: S) -> Iterable[str]:
        """Every target that `why_not` can be asked about; without more, whatever an action names."""
        return self.space.parts

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
    def determinize(self, state: S, player: int | None, dice: Dice) -> S:
        """A copy in which everything that seat (None: a spectator) cannot know is dealt anew."""

    def encode(self, state: S, player: int) -> bytes:
        """What that seat may know as numbers, packed as `layout` says: all that `view` tells, and no more."""
        raise NoLayout(f"{self.id} declares no layout, so it cannot be observed as numbers; its view can be read")

    def progress(self, state: S) -> Message | None:
        """How far the game has come, as everybody may know it: the third of five rounds. None where nothing tells."""
        return None

    def elapsed(self, state: S) -> float:
        """How much of the game is over, about, from 0 to 1; 0 in a game that does not tell.

        Towards the end what can be counted is surer than what a network has learned, and judges of searches go by it.
        """
        return 0.0

    def turn_of(self, state: S) -> int | None:
        """Whose turn it is, where others are asked for answers within it; None in a game without such answers."""
        return None

    def drawn_with(self, events: Iterable[Event]) -> str:
        """What was drawn or laid open first when this happened; empty where the game does not say."""
        return next((self.drawn[event.kind] for event in events if event.kind in self.drawn), "")

    def automas(self, state: S) -> Sequence[Automa]:
        """Who takes part without a seat. As actors they are numbered after the seats."""
        return ()

    # -- counting ----------------------------------------------------------------------------------------------

    @abstractmethod
    def points_now(self, state: S) -> list[int]:
        """By actor the points that everybody may know now; when the game is over, the final ones."""

    def idle_points(self, state: S) -> list[int]:
        """By actor those of `points_now` that are for nothing they have done: they would count, but are no lead.

        Empty in a game without such points.
        """
        return []

    def points_if_over(self, state: S) -> list[int]:
        """By actor the points if the game ended now, secrets counted. Where there are none, those known to all."""
        return self.points_now(state)

    @abstractmethod
    def sheet(self, state: S, player: int | None) -> list[ScoreSheet]:
        """By actor the points explained, as far as that seat (None: a spectator) may know them.

        What a spectator reads adds up to `points_now`.
        """

    def reckon(self, state: S, player: int | None) -> Reckoning:
        """Sheet and points as that seat (None: a spectator) may know them. Overridden where one count serves all."""
        if_over = None if player is None else self.points_if_over(state)[player]
        return Reckoning(self.sheet(state, player), self.points_now(state), if_over)

    def line_points(self, state: S, player: int) -> dict[str, int]:
        """A player's points by line of the own score sheet. Overridden where that is quicker than the whole sheet."""
        return {line.id: line.points for line in self.sheet(state, player)[player].lines}

    def earned_lines(self, state: S, player: int) -> dict[str, int]:
        """The same without `idle_points`: what previews tell the change of."""
        return self.line_points(state, player)

    def tie_breaks(self, state: S) -> Sequence[TieBreak]:
        """What decides between equal points, in order. Without any, equals share their place."""
        return ()

    def outcome(self, state: S) -> Outcome:
        """How a finished game has ended. Overridden by games that can be lost."""
        return ranked(state.seats, self.points_if_over(state), self.tie_breaks(state))

    # -- helping -----------------------------------------------------------------------------------------------

    @abstractmethod
    def advice(self, state: S, player: int) -> float:
        """How well the position suits that player, in points. For bots and hints; may look at this state only."""

    def to_come(self, state: S) -> Sequence[float]:
        """By seat what its turn of this round will still bring it, in points of advice, as advice leaves that out.

        Empty where it makes no difference whose turn it is, or advice counts it.
        """
        return ()

    def helpers(self, state: S, player: int) -> Any:
        """What the table can tell that seat to help it decide, as a dataclass; None where the game has no such help.

        It may depend on nothing that the seat cannot know. Worked out beside the table, and only where players like it.
        """
        return None

    @abstractmethod
    def audit(self, state: S) -> list[str]:
        """Every conservation law that this state breaks, in words; empty when all is well."""

    @abstractmethod
    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], S]:
        """Players, options and state of a position description; BadPosition when no game could be in it."""

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Any]:
        """The description of a state between two decisions, readable and JSON-able."""
