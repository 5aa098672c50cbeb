"""The one door to everything that somebody may see of a match.

A viewer is a set of seats: one, several people at one screen, or nobody's for a spectator. Server, terminal and bots
know a match through its sights; nothing else of it may reach a viewer. What has no use right now is not worked out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from boardwright.kernel.errors import NotYourDecision
from boardwright.kernel.flow import asking
from boardwright.kernel.messages import Event, Message, Refusal, plain
from boardwright.kernel.outcome import Automa, Outcome
from boardwright.kernel.roles import Kind, Role, Sort
from boardwright.kernel.scoring import ScoreSheet
from boardwright.kernel.steps import PRIVATE, PUBLIC
from boardwright.match.history import Entry, is_sealed
from boardwright.match.preview import score_changes

if TYPE_CHECKING:
    from boardwright.match.match import Decision, Match


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody must decide: who, the question in the viewer's words, its kind and the component it is about."""

    player: int
    prompt: Message
    kind: Kind
    subject: str | None


@dataclass(frozen=True, slots=True)
class OptionSight:
    """A legal action of the viewer's: how it is written, what it points at, and what it would earn right away."""

    action: int
    verb: str
    notation: str
    #: Everything that it names; only what is no number and no way can be pointed at on the table.
    targets: tuple[str, ...]
    components: tuple[str, ...]
    number: int | None
    way: str | None
    role: Role | None
    label: Message
    #: By line of the score sheet; None where it cannot be told.
    changes: dict[str, int] | None


@dataclass(frozen=True, slots=True)
class Choice:
    """What one of the viewer's seats must decide; an offer has no prompt: it may be taken unasked."""

    player: int
    prompt: Message | None
    options: tuple[OptionSight, ...]
    kind: Kind = Kind.PICK
    subject: str | None = None
    #: Of a walk: by component where it can begin, by component it can lead to, the ways of its steps.
    reach: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One decision and what followed from it, as the viewer may know it; number 0 is the set-up.

    What an automa did then follows as entries of the same number, with the automa as the actor.
    """

    number: int
    actor: int | None
    notation: str
    label: Message | None
    events: tuple[Event, ...]
    #: What the decision meant to the course of the game.
    role: Role | None = None


@dataclass(frozen=True, slots=True)
class UndoSight:
    """How many of a seat's last decisions can be taken back, and if none, why."""

    player: int
    steps: int
    barrier: Message | None


class Sight:
    """A match as one viewer sees it. Made by `Match.sight`."""

    __slots__ = ("__match", "focus", "seats")

    def __init__(self, match: Match, seats: frozenset[int]) -> None:
        self.__match = match
        self.seats = seats
        #: The seat whose secrets are shown. Several people at one screen: only whoever decides now sees theirs.
        self.focus: int | None = focus(match, seats)

    @property
    def __alone(self) -> int | None:
        """The seat that reads the log. At a shared screen it stays on display: it tells only what everybody knows."""
        return self.focus if len(self.seats) == 1 else None

    # -- the table ---------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """The table, as JSON-able data."""
        match = self.__match
        return plain(match.game.view(match.state, self.focus))

    @property
    def automas(self) -> tuple[Automa, ...]:
        match = self.__match
        return tuple(match.game.automas(match.state))

    @property
    def over(self) -> bool:
        return self.__match.over

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended; None while it goes on."""
        return self.__match.outcome

    # -- points ------------------------------------------------------------------------------------------------

    @property
    def points(self) -> list[int]:
        """By actor the points that everybody may know now."""
        return self.__match.points_now

    @property
    def points_if_over(self) -> int | None:
        """What the viewer would have if the game ended now, own secrets counted; None for a spectator."""
        match = self.__match
        return None if self.focus is None else match.game.points_if_over(match.state)[self.focus]

    @property
    def sheet(self) -> list[ScoreSheet]:
        """By actor the points explained, as far as the viewer may know them."""
        match = self.__match
        return match.game.sheet(match.state, self.focus)

    # -- what is asked -----------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Asked, ...]:
        """Everybody who must decide now, and the question as the viewer may read it."""
        match = self.__match
        state = match.state
        return tuple(
            Asked(step.who, match.game.prompt(state, step, self.focus), step.kind, step.subject(state))
            for step in match.steps
        )

    @property
    def ready(self) -> tuple[int, ...]:
        """Who has chosen while others still choose in secret: they can take it back until the last one is ready."""
        match = self.__match
        taking_part = {seat for lane in match.state.lanes if lane.sealed for seat in lane.among}
        return tuple(sorted(taking_part - {step.who for step in match.steps}))

    def choices(self, previews: bool = False) -> tuple[Choice, ...]:
        """What the viewer's seats must decide. At a shared screen, only the seat whose secrets are shown."""
        match = self.__match
        found = []
        for decision in match.decisions:
            if decision.player in self.seats and (self.__may_see(decision.player)):
                changes = score_changes(match, decision) if previews else [None] * len(decision.options)
                found.append(self.__choice(decision, changes))
        return tuple(found)

    def __choice(self, decision: Decision, changes: Sequence[dict[str, int] | None]) -> Choice:
        state = self.__match.state
        step = asking(state, decision.player)
        options = self.__options(decision.options, changes)
        reach = {} if step is None else step.reach(state)
        return Choice(decision.player, decision.prompt, options, decision.kind, decision.subject, reach)

    def offers(self) -> tuple[Choice, ...]:
        """What the viewer's seats may do unasked."""
        found = []
        for offer in self.__match.offers:
            if offer.player in self.seats and self.__may_see(offer.player):
                nothing = [None] * len(offer.options)
                found.append(Choice(offer.player, None, self.__options(offer.options, nothing)))
        return tuple(found)

    def actions(self) -> tuple[int, ...]:
        """What the seat in focus must choose from, as bare numbers: a bot needs no words."""
        return next((found.options for found in self.__match.decisions if found.player == self.focus), ())

    def offered(self) -> tuple[int, ...]:
        """What the seat in focus may do unasked, as bare numbers."""
        match = self.__match
        if self.focus is None or not match.state.offers(self.focus):
            return ()
        return next((found.options for found in match.offers if found.player == self.focus), ())

    @property
    def components(self) -> tuple[str, ...]:
        """Every target that `why_not` can be asked about."""
        match = self.__match
        return tuple(match.game.components(match.state))

    def why_not(self, player: int, target: str) -> Refusal | None:
        """Why one of the viewer's seats cannot do that; None when it can.

        At a shared screen nobody asks for somebody else who has to decide.
        """
        hidden = not self.__may_see(player) and any(asked.player == player for asked in self.asked)
        if player not in self.seats or hidden:
            raise NotYourDecision(f"the viewer of seats {sorted(self.seats)} cannot ask for player {player} now")
        return self.__match.why_not(player, target)

    def __may_see(self, player: int) -> bool:
        return len(self.seats) == 1 or player == self.focus

    def __options(self, options: Sequence[int], changes: Sequence[dict[str, int] | None]) -> tuple[OptionSight, ...]:
        return tuple(self.__option(action, change) for action, change in zip(options, changes, strict=True))

    def __option(self, action: int, changes: dict[str, int] | None) -> OptionSight:
        match = self.__match
        space = match.game.space
        label = match.game.label(match.state, action)
        return OptionSight(
            action,
            space.verb(action),
            space.notation(action),
            space.targets(action),
            space.components(action),
            space.number(action),
            space.named(action, Sort.WAY),
            space.role(action),
            label,
            changes,
        )

    # -- what has happened -------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many decisions the viewer knows of: what others choose in sealed lanes is not among them."""
        return len(self.__entries())

    def log(self, first: int = 0) -> tuple[LogEntry, ...]:
        """The story from entry ``first`` on; entry 0 is the set-up."""
        told: list[LogEntry] = []
        if first <= 0:
            told += self.__tell(LogEntry(0, None, "", None, self.__visible(self.__match.opening_events)))
        for number, entry in enumerate(self.__entries(), 1):
            if number >= first:
                told += self.__tell(self.__log_entry(number, entry))
        return tuple(told)

    def __entries(self) -> list[Entry]:
        """The decisions the viewer may know of, first to last."""
        match = self.__match
        if not match.state.lanes:
            return match.history
        state = match.state
        return [entry for entry in match.history if self.__alone == entry.player or not is_sealed(entry, state)]

    def __log_entry(self, number: int, entry: Entry) -> LogEntry:
        match = self.__match
        known = self.__alone == entry.player or entry.secrecy == PUBLIC
        if not known and entry.secrecy != PRIVATE:
            known = not is_sealed(entry, match.state)
        notation = match.game.space.notation(entry.action) if known else ""
        label = match.game.label(entry.before, entry.action) if known else None
        role = match.game.space.role(entry.action) if known else None
        return LogEntry(number, entry.player, notation, label, self.__visible(entry.events), role)

    def __visible(self, events: Iterable[Event]) -> tuple[Event, ...]:
        return tuple(event for event in events if event.visible_to(self.__alone))

    def __tell(self, entry: LogEntry) -> list[LogEntry]:
        """The entry, cut where an automa began to act."""
        return split_by_actor(entry, self.__match.players)

    def undo(self) -> tuple[UndoSight, ...]:
        """What the viewer's seats can take back."""
        match = self.__match
        found = []
        for player in sorted(self.seats):
            steps = match.undo_steps(player)
            found.append(UndoSight(player, steps, None if steps else match.undo_barrier(player)))
        return tuple(found)

    # -- all of it ---------------------------------------------------------------------------------------------

    def now(self) -> dict[str, Any]:
        """All that the viewer sees of this moment, as JSON-able data."""
        names = ("view", "automas", "over", "outcome", "points", "points_if_over", "sheet", "asked", "ready")
        told = {name: plain(getattr(self, name)) for name in names}
        told["choices"] = plain(self.choices(previews=True))
        told["offers"] = plain(self.offers())
        return told

    def bytes(self) -> bytes:
        """All that the viewer sees, the story included: two sights are alike when these are."""
        story = {"log": plain(self.log()), "undo": plain(self.undo())}
        return json.dumps({**self.now(), **story}, sort_keys=True).encode()


def focus(match: Match, seats: frozenset[int]) -> int | None:
    if len(seats) == 1:
        return next(iter(seats))
    return next((step.who for step in match.steps if step.who in seats), None)


def split_by_actor(entry: LogEntry, seats: int) -> list[LogEntry]:
    """An automa's deeds are entries of their own: events that name it as the player, and what follows them."""
    parts = [replace(entry, events=())]
    for event in entry.events:
        actor = event.args.get("player")
        last = parts[-1]
        if isinstance(actor, int) and actor != last.actor and (actor >= seats or (last.actor or 0) >= seats):
            parts.append(LogEntry(entry.number, actor, "", None, (event,)))
        else:
            parts[-1] = replace(last, events=(*last.events, event))
    return parts


def quiet_length(match: Match) -> int:
    """How many decisions there were before the sealed phase that is under way; all of them when none is."""
    state = match.state
    first = match.length + 1
    if state.lanes:
        first = min((entry.number for entry in match.history if is_sealed(entry, state)), default=first)
    return first - 1


def settled_length(match: Match, seats: frozenset[int]) -> int:
    """How many decisions the holders of these seats see while others may still take theirs back.

    Whoever must decide sees everything; so does everybody of what is decided at the same time.
    """
    deciding = [step.who for step in match.steps]
    if not seats.isdisjoint(deciding):
        return match.length
    tentative = [entry.number for seat in deciding for entry in match.undoable(seat) if not entry.in_lane]
    return min(tentative, default=match.length + 1) - 1
