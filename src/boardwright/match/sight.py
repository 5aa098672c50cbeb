"""The one door to everything that somebody may see of a match.

A viewer is a set of seats: one, several people at one screen, or nobody's for a spectator. Server, terminal and bots
know a match through its sights; nothing else of it may reach a viewer. What has no use right now is not worked out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.errors import BadOptions, NotYourDecision, shown
from boardwright.kernel.flow import asking, offered
from boardwright.kernel.messages import Event, Message, Refusal, plain
from boardwright.kernel.outcome import Outcome
from boardwright.kernel.roles import Kind, Role
from boardwright.kernel.steps import PRIVATE, PUBLIC
from boardwright.match.answers import question
from boardwright.match.glance import Glance
from boardwright.match.history import Entry, Moment, backwards, is_sealed, moments
from boardwright.match.preview import NOTHING, Helping, Preview, Trial, helping_of, known_to, trial_of
from boardwright.match.preview import previews as tried_out

if TYPE_CHECKING:
    from boardwright.match.match import Decision, Match


class OptionSight(NamedTuple):
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
    #: If it only begins something: the components that could be chosen next.
    leads: tuple[str, ...]


#: The options as they were last seen: where games keep a label, most of them are the same in another position.
KEPT: Final[dict[tuple[ActionSpace, int], OptionSight]] = {}


class PlanSight(NamedTuple):
    """Decisions that together come to something: how each is written, what goes along which components meanwhile."""

    #: What it takes; without steps, why there is no way.
    told: Message
    steps: tuple[str, ...]
    legs: tuple[tuple[str, ...], ...]


class Choice(NamedTuple):
    """What one of the viewer's seats must decide; an offer has no prompt: it may be taken unasked."""

    player: int
    prompt: Message | None
    options: tuple[OptionSight, ...]
    kind: Kind = Kind.PICK
    subject: str | None = None
    #: Of a walk: by component where it can begin, by component it can lead to, the ways of its steps.
    reach: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    #: The name under which it can be declined for good.
    question: str | None = None
    #: It completes what the decision before has begun.
    begun: bool = False
    #: Helpers, where they are asked for: by notation what more there is to say of an option, and by component that the
    #: player may be after, what comes to it.
    hints: Mapping[str, Message] = {}
    plans: Mapping[str, PlanSight] = {}


class LogEntry(NamedTuple):
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


class UndoSight(NamedTuple):
    """How many of a seat's last decisions can be taken back, and if none, why."""

    player: int
    steps: int
    barrier: Message | None


class Sight(Glance):
    """A match as one viewer sees it. Made by `Match.sight`."""

    __slots__ = ("__match",)

    def __init__(self, match: Match, seats: frozenset[int]) -> None:
        super().__init__(match.game, match.state, seats)
        self.__match = match

    @property
    def __alone(self) -> int | None:
        """The seat that reads the log. At a shared screen it stays on display: it tells only what everybody knows."""
        return self.focus if len(self.seats) == 1 else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended; None while it goes on. Worked out once a match."""
        return self.__match.outcome

    # -- what is asked -----------------------------------------------------------------------------------------

    @property
    def ready(self) -> tuple[int, ...]:
        """Who has chosen while others still choose in secret: they can take it back until the last one is ready."""
        match = self.__match
        taking_part = {seat for lane in match.state.lanes if lane.sealed for seat in lane.among}
        return tuple(sorted(taking_part - {step.who for step in match.steps}))

    def choices(self, previews: bool = False, helpers: bool = False) -> tuple[Choice, ...]:
        """What the viewer's seats must decide. At a shared screen, only the seat whose secrets are shown.

        ``helpers``: with what the rules can work out for them beyond what they see.
        """
        match = self.__match
        found = []
        for decision in match.decisions:
            if decision.player in self.seats and (self.__may_see(decision.player)):
                tried = tried_out(match, decision) if previews else [NOTHING] * len(decision.options)
                choice = self.__choice(decision, tried)
                found.append(self.__helped(choice) if helpers else choice)
        return tuple(found)

    def trials(self) -> tuple[Trial, ...]:
        """What `choices` would have to try out for its previews, for somebody else to do it."""
        match = self.__match
        mine = [found for found in match.decisions if found.player in self.seats and self.__may_see(found.player)]
        return tuple(trial for decision in mine if (trial := trial_of(match, decision)) is not None)

    def helping(self) -> Helping | None:
        """What `helpers` would have to be worked out from, for somebody else to do it."""
        return None if self.focus is None else helping_of(self.__match, self.focus)

    def known_by(self, player: int) -> Helping | None:
        """What a seat of the viewer's that must decide knows, for somebody else to think about it; None: none must."""
        mine = any(found.player == player for found in self.__match.decisions) and player in self.seats
        return known_to(self.__match, player) if mine and self.__may_see(player) else None

    def __choice(self, decision: Decision, tried: Sequence[Preview]) -> Choice:
        state = self.__match.state
        step = asking(state, decision.player)
        options = self.__options(decision.options, tried)
        reach = {} if step is None else step.reach(state)
        name = question(self.__match, decision)
        begun = step is not None and step.unfinished
        return Choice(decision.player, decision.prompt, options, decision.kind, decision.subject, reach, name, begun)

    def __helped(self, choice: Choice) -> Choice:
        state, notation = self.__match.state, self.__match.game.space.notation
        step = asking(state, choice.player)
        if step is None:
            return choice
        plans = {
            target: PlanSight(plan.told, tuple(notation(action) for action in plan.actions), plan.legs)
            for target, plan in step.plans(state).items()
        }
        hints = {notation(at): hint for at, hint in step.hints(state).items()}
        return choice._replace(hints=hints, plans=plans) if hints or plans else choice

    def offers(self) -> tuple[Choice, ...]:
        """What the viewer's seats may do unasked."""
        found = []
        for player in sorted(self.seats):
            options = offered(self.__match.state, player) if self.__may_see(player) else []
            if options:
                found.append(Choice(player, None, self.__options(options, [NOTHING] * len(options))))
        return tuple(found)

    @property
    def components(self) -> tuple[str, ...]:
        """Every target that `why_not` can be asked about."""
        match = self.__match
        return tuple(match.game.components(match.state))

    def why_not(self, player: int, target: str) -> Refusal | None:
        """Why one of the viewer's seats cannot do that; None when it can.

        At a shared screen nobody asks for somebody else who has to decide.
        """
        self.__match.check_seat(player)
        hidden = not self.__may_see(player) and any(asked.player == player for asked in self.asked)
        if player not in self.seats or hidden:
            raise NotYourDecision(f"the viewer of seats {sorted(self.seats)} cannot ask for player {player} now")
        return self.__match.why_not(player, target)

    def __may_see(self, player: int) -> bool:
        return len(self.seats) == 1 or player == self.focus

    def __options(self, options: Sequence[int], tried: Sequence[Preview]) -> tuple[OptionSight, ...]:
        return tuple(self.__option(action, found) for action, found in zip(options, tried, strict=True))

    def __option(self, action: int, tried: Preview) -> OptionSight:
        game = self.__match.game
        label = game.label(self.__match.state, action)
        if tried is not NOTHING:
            return OptionSight(action, *game.space.described(action), label, tried.changes, tried.leads)
        name = game.space, action
        found = KEPT.get(name)
        if found is None or found.label is not label:
            found = KEPT[name] = OptionSight(action, *game.space.described(action), label, None, ())
        return found

    # -- what has happened -------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many decisions the viewer knows of: what others choose in sealed lanes is not among them."""
        match = self.__match
        if not match.state.lanes:
            return match.length
        return sum(self.__knows_of(entry) for entry in backwards(match.latest))

    def log(self, first: int = 0) -> tuple[LogEntry, ...]:
        """The story from entry ``first`` on; entry 0 is the set-up."""
        if isinstance(first, bool) or not isinstance(first, int):
            raise BadOptions(f"the story is told from the entry of a number on, not from {shown(first)}")
        told: list[LogEntry] = []
        if first <= 0:
            told += self.__tell(LogEntry(0, None, "", None, self.__visible(self.__match.opening_events)))
        entries = self.__since(first)
        numbers = {entry.number: number for number, entry in entries}
        for moment in moments([] if not entries else self.__match.history_from(entries[0][1].number)):
            number = numbers.get(moment.entry.number)
            if number is not None:
                told += self.__tell(self.__log_entry(number, moment))
        return tuple(told)

    def __since(self, first: int) -> list[tuple[int, Entry]]:
        """The decisions the viewer may know of, from that number on, with their numbers."""
        found: list[tuple[int, Entry]] = []
        number = self.length
        for entry in backwards(self.__match.latest):
            if number < first:
                break
            if self.__knows_of(entry):
                found.append((number, entry))
                number -= 1
        return found[::-1]

    def __knows_of(self, entry: Entry) -> bool:
        return self.__alone == entry.player or not is_sealed(entry, self.__match.state)

    def __log_entry(self, number: int, moment: Moment) -> LogEntry:
        match, entry = self.__match, moment.entry
        known = self.__alone == entry.player or entry.secrecy == PUBLIC
        if not known and entry.secrecy != PRIVATE:
            known = not is_sealed(entry, match.state)
        notation = match.game.space.notation(entry.action) if known else ""
        label = match.game.label(moment.before, entry.action) if known else None
        role = match.game.space.role(entry.action) if known else None
        return LogEntry(number, entry.player, notation, label, self.__visible(moment.events), role)

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

    def undo_steps(self) -> tuple[int, ...]:
        """The same in short: by seat how many decisions can be taken back."""
        return tuple(self.__match.undo_steps(player) for player in sorted(self.seats))

    # -- all of it ---------------------------------------------------------------------------------------------

    def now(self) -> dict[str, Any]:
        """All that the viewer sees of this moment, as JSON-able data."""
        table = ("view", "helpers", "automas", "progress", "over", "outcome")
        points = ("points", "points_if_over", "sheet")
        told = {name: plain(getattr(self, name)) for name in (*table, *points, "asked", "ready")}
        told["choices"] = plain(self.choices(previews=True, helpers=True))
        told["offers"] = plain(self.offers())
        return told

    def bytes(self) -> bytes:
        """All that the viewer sees, the story included: two sights are alike when these are."""
        story = {"log": plain(self.log()), "undo": plain(self.undo())}
        return json.dumps({**self.now(), **story}, sort_keys=True).encode()


def split_by_actor(entry: LogEntry, seats: int) -> list[LogEntry]:
    """An automa's deeds are entries of their own: events that name it as the player, and what follows them."""
    acting, begins = entry.actor, [0]
    actors = [acting]
    for at, event in enumerate(entry.events):
        actor = event.args.get("player")
        if isinstance(actor, int) and actor != acting and (actor >= seats or (acting or 0) >= seats):
            acting = actor
            actors.append(actor)
            begins.append(at)
    if len(actors) == 1:
        return [entry]
    parts = [entry.events[begin:end] for begin, end in zip(begins, [*begins[1:], len(entry.events)])]
    deeds = [LogEntry(entry.number, actor, "", None, events) for actor, events in zip(actors[1:], parts[1:])]
    return [entry._replace(events=parts[0]), *deeds]


def quiet_length(match: Match) -> int:
    """How many decisions there were before the sealed phase that is under way; all of them when none is."""
    state = match.state
    first = match.length + 1
    if state.lanes:
        first = min((entry.number for entry in match.history if is_sealed(entry, state)), default=first)
    return first - 1


def settled_length(match: Match, seats: frozenset[int], held: int | None = None) -> int:
    """How many decisions the holders of these seats see while others may still take theirs back.

    ``held``: the player who has not confirmed their turn yet; nobody else decides before they do.

    Whoever must decide sees everything, and so does who has answered by itself since; so does everybody of what is
    decided at the same time. Worked out once a position.
    """
    key = (seats, held, match.final)
    if key not in match.settled:
        match.settled[key] = find_settled(match, seats, held)
    return match.settled[key]


def find_settled(match: Match, seats: frozenset[int], held: int | None) -> int:
    deciding = [step.who for step in match.steps] if held is None else [held]
    if not seats.isdisjoint(deciding):
        return match.length
    tentative = [entry.number for seat in deciding for entry in match.undoable(seat) if not entry.in_lane]
    first = min(tentative, default=match.length + 1)
    for entry in backwards(match.latest):
        if entry.number <= first:
            break
        if entry.by_itself and entry.player in seats:
            return match.length
    return first - 1
