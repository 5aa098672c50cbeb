"""A match: one game being played. The door through which people, bots and servers reach the rules.

Every call checks what it is given first; an error means that nothing has changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, NamedTuple

from boardwright.kernel.dice import Dice, FastDice, RecordingDice, SeededDice, check_seed, seeded_dice
from boardwright.kernel.errors import (
    BadNotation,
    BadOptions,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourDecision,
    shown,
)
from boardwright.kernel.flow import asking, asking_lane, deciding, offered
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event, Message, Refusal, plain
from boardwright.kernel.outcome import Outcome
from boardwright.kernel.roles import Kind
from boardwright.kernel.scoring import ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import PUBLIC, Step
from boardwright.match.answers import possible
from boardwright.match.history import Entry, backwards, carry_out, grow_old, undoable, wished_at_once
from boardwright.match.record import write_record
from boardwright.match.sight import Sight
from boardwright.match.undo import find_barrier, same_steps, undo_text, without


class Decision(NamedTuple):
    """What one player must decide now."""

    player: int
    prompt: Message
    options: tuple[int, ...]
    kind: Kind = Kind.PICK
    #: The component it is about.
    subject: str | None = None


class Offer(NamedTuple):
    """What one player may do now although nobody asks."""

    player: int
    options: tuple[int, ...]


class Description(NamedTuple):
    """An action in words: verb, what it points at, how it is written, and what a button would say."""

    verb: str
    target: str | None
    targets: tuple[str, ...]
    notation: str
    label: Message


class Match:
    """One game being played. Made by `new`, `replay`, `from_position`, `clone` or `determinize`."""

    __slots__ = (
        "_decisions",
        "_dice",
        "_history",
        "_opening",
        "_outcome",
        "_start",
        "_undoable",
        "confirmations",
        "game",
        "opening_events",
        "options",
        "players",
        "seed",
        "settled",
        "standing",
        "state",
    )

    game: Game[Any]
    players: int
    options: dict[str, Any]
    seed: int
    state: State
    #: What happened before the first decision.
    opening_events: tuple[Event, ...]
    #: So many decisions stand: they are not taken back, nor is anything before them.
    standing: int
    #: After how many decisions turns were confirmed: what was decided by then stays, but `rewind` goes beyond it.
    confirmations: tuple[int, ...]
    _dice: SeededDice
    _history: Entry | None
    #: The outcomes of the set-up; None when the match began in a given position.
    _opening: tuple[int, ...] | None
    _start: State
    _decisions: tuple[Decision, ...] | None
    #: By player, and by how many decisions stand, what can be taken back; as far as somebody has asked.
    _undoable: dict[tuple[int, int], list[Entry]]
    #: By viewer, who has to confirm a turn, and how many decisions stand: how many the viewer sees (`settled_length`).
    settled: dict[tuple[frozenset[int], int | None, int], int]
    #: How it has ended, once somebody has asked.
    _outcome: Outcome | None

    # -- what is asked -----------------------------------------------------------------------------------------

    @property
    def steps(self) -> list[Step[Any]]:
        """The steps that ask somebody now, one a player."""
        return deciding(self.state)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """One decision for every player who must decide now; empty when the game is over."""
        if self._decisions is None:
            self._decisions = tuple(self._decision(step) for step in self.steps)
        return self._decisions

    def _decision(self, step: Step[Any]) -> Decision:
        state = self.state
        prompt = self.game.prompt(state, step, step.who)
        return Decision(step.who, prompt, tuple(step.options(state)), step.kind, step.subject(state))

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What players may do now without being asked; what is among the options of a decision is not repeated."""
        return tuple(offer for player in range(self.players) if (offer := self._offer(player)).options)

    def _offer(self, player: int) -> Offer:
        return Offer(player, tuple(offered(self.state, player)))

    def is_offer(self, player: int, action: int | str) -> bool:
        """Whether the player may do that unasked."""
        self.check_seat(player)
        return self._number(action) in self._offer(player).options

    def possible(self, player: int) -> list[int]:
        """Everything the player can do now, asked or unasked."""
        self.check_seat(player)
        return possible(self.state, player)

    @property
    def over(self) -> bool:
        return not self.state.main and not self.state.lanes

    @property
    def length(self) -> int:
        """How many decisions have been carried out."""
        return self._history.number if self._history else 0

    def describe(self, action: int | str) -> Description:
        """What an action is, legal or not: verb, target, notation, label."""
        number = self._number(action)
        space = self.game.space
        targets = space.targets(number)
        label = self.game.label(self.state, number)
        return Description(space.verb(number), targets[0] if targets else None, targets, space.notation(number), label)

    def why_not(self, player: int, target: str) -> Refusal | None:
        """Why nothing can be done with that component now: rule and message. None when something can.

        Also for an action in notation (``bid forge red``): why just that is not possible.
        """
        self.check_seat(player)
        if not isinstance(target, str):
            raise BadNotation(f"a component is named by a text such as {self._examples()}, not by {shown(target)}")
        if ":" not in target:
            return self.why_not_action(player, self._number(target))
        if target not in self.game.components(self.state):
            raise BadNotation(
                f"there is no component {shown(target)} on this table; expected for example {self._examples()}"
            )
        targets = self.game.space.targets
        if any(target in targets(action) for action in self.possible(player)):
            return None
        step = asking(self.state, player)
        if step is None:
            return self.game.refuse_turn(self.state, [other.who for other in self.steps])
        return self.game.why_not(self.state, step, target)

    # -- what is done ------------------------------------------------------------------------------------------

    def apply(
        self, player: int, action: int | str, by_itself: bool = False, follows: bool = False
    ) -> tuple[Event, ...]:
        """Carry out a decision or an offer, given as a number or in notation. Returns what happened.

        ``by_itself``: it is a standing answer, see `Answers`. ``follows``: it came of the same wish as the one before.
        """
        return self.carry_out(player, action, self._dice, by_itself, follows)

    def carry_out(
        self, player: int, action: int | str, chance: Dice, by_itself: bool = False, follows: bool = False
    ) -> tuple[Event, ...]:
        """Like `apply`, with chance from another source: replay reads it from a record."""
        self.check_seat(player)
        if self.over:
            raise GameOver("the game is over; nothing can be played any more")
        number = self._number(action)
        step = asking(self.state, player)
        if step is not None and step.allows(self.state, number):
            return self._advance(player, step, number, chance, by_itself, follows)
        if number in self._offer(player).options:
            return self._advance(player, None, number, chance, follows=follows)
        if step is None:
            waiting = ", ".join(str(other.who) for other in self.steps)
            raise NotYourDecision(f"player {player} has nothing to decide now; waiting for player {waiting}")
        raise IllegalAction(self._refusal_text(step, number))

    def _advance(
        self,
        player: int,
        step: Step[Any] | None,
        action: int,
        chance: Dice,
        by_itself: bool = False,
        follows: bool = False,
    ) -> tuple[Event, ...]:
        """Carry out what is legal; without a step it is an offer. A fault in the rules brings everything back."""
        state = self.state
        before = state.clone()
        rolls = self._dice.rolls
        dice = RecordingDice(chance)
        lane = asking_lane(state, player) if state.lanes and step is not None else None
        others = [other for other in deciding(state) if other.who != player] if lane or step is None else []
        journal: list[Event] = []
        try:
            carry_out(state, player, step, action, dice, journal)
        except BaseException:
            self.state = before
            self._dice.rolls = rolls
            raise
        outcomes = tuple(dice.outcomes)
        self._dice.rolls = rolls + len(outcomes)
        in_lane = lane is not None or step is None
        grow_old(self._history)
        events = tuple(journal)
        self._history = Entry(
            previous=self._history,
            number=self.length + 1,
            player=player,
            action=action,
            step=step,
            outcomes=outcomes,
            secrecy=PUBLIC if step is None else step.secrecy,
            sealed_in=lane.phase if lane is not None and lane.sealed else 0,
            in_lane=in_lane,
            apart=in_lane and same_steps(others, [other for other in deciding(state) if other.who != player]),
            revealed=state.revealed,
            drawn=self.game.drawn_with(events) if outcomes or state.revealed else "",
            by_itself=by_itself,
            follows=follows,
            kept_before=before,
            kept_events=events,
        )
        self._decisions = None
        self._undoable, self.settled = {}, {}
        return events

    # -- taking back -------------------------------------------------------------------------------------------

    def undo(self, player: int) -> int:
        """Take back the player's last decision and return it. Decisions others made at the same time stay.

        All or nothing: what others have decided since is carried out again on a copy first, and only when all of it
        comes out as it was does the copy become the match.
        """
        self.check_seat(player)
        if self.over:
            raise GameOver("the game is over; nothing can be taken back any more")
        found = next(undoable(self._history, player, self.final, self.state), None)
        after = without(self, *found) if found else None
        if found is None or after is None:
            raise CannotUndo(undo_text(self, player, self.undo_barrier(player)))
        self.state = after.state
        self._history = after._history
        self._dice.rolls = after._dice.rolls
        self._decisions = None
        self._undoable, self.settled = {}, {}
        return found[0].action

    def undo_barrier(self, player: int) -> Message | None:
        """Why the player cannot take back a decision now; None when they can."""
        self.check_seat(player)
        if self.over:
            return Message("undo-over")
        found = next(undoable(self._history, player, self.final, self.state), None)
        if found is None:
            return find_barrier(self, player)
        entry, later = found
        if later and without(self, entry, later) is None:
            return Message("undo-others", {"player": later[0].player})
        return None

    def undo_steps(self, player: int) -> int:
        """How many of the player's last decisions can be taken back, one after another."""
        return len(self.undoable(player))

    def undo_at_once(self, player: int) -> int:
        """How many of them came of the player's last wish; they are taken back together."""
        return wished_at_once(self.undoable(player))

    def undoable(self, player: int) -> list[Entry]:
        """The decisions that the player can take back, latest first. Worked out once a position."""
        self.check_seat(player)
        key = (player, self.final)
        if key not in self._undoable:
            self._undoable[key] = [] if self.over else self._find_undoable(player)
        return self._undoable[key]

    def _find_undoable(self, player: int) -> list[Entry]:
        found: list[Entry] = []
        for entry, later in undoable(self._history, player, self.final, self.state):
            if later and without(self, entry, later) is None:
                break
            found.append(entry)
        return found

    @property
    def final(self) -> int:
        """So many decisions are not taken back."""
        return max(self.standing, self.confirmed)

    @property
    def confirmed(self) -> int:
        """How many decisions count because a turn was confirmed after them."""
        return self.confirmations[-1] if self.confirmations else 0

    def confirm(self) -> None:
        """What has been decided so far counts for good."""
        self.confirmations += (self.length,)

    def rewind(self, player: int) -> int:
        """Be again where the player last decided something, whatever has happened since; returns what it began with.

        For who plays alone: what others and chance did since is dropped, and the same chance comes again where the
        same is done. Also when the game is over.
        """
        entry = self.last_of(player)
        if entry is None:
            raise CannotUndo(undo_text(self, player, None))
        while entry.follows and entry.previous is not None:
            entry = entry.previous
        self.go_back(entry)
        return entry.action

    def last_of(self, player: int) -> Entry | None:
        """The player's last decision that was not answered by itself; None where there is none since the beginning."""
        self.check_seat(player)
        own = (entry for entry in backwards(self._history) if entry.player == player and not entry.by_itself)
        entry = next(own, None)
        return entry if entry is not None and entry.number > self.standing else None

    # -- what is known -----------------------------------------------------------------------------------------

    def view(self, player: int | None) -> Any:
        """What that seat may know, as JSON-able data; None: what a spectator sees."""
        if player is not None:
            self.check_seat(player)
        return plain(self.game.view(self.state, player))

    def sight(self, seats: Iterable[int] = ()) -> Sight:
        """Everything that the holder of those seats may see; without seats, what a spectator sees."""
        if not isinstance(seats, Iterable):
            raise NotYourDecision(f"seats are a list of players, not {shown(seats)}")
        asked = tuple(seats)
        for seat in asked:
            self.check_seat(seat)
        viewer = frozenset(asked)
        return Sight(self, viewer)

    @property
    def points_now(self) -> list[int]:
        """By actor the points that everybody may know; when the game is over, the final ones."""
        return self.game.points_now(self.state)

    @property
    def scores(self) -> list[int]:
        """The same as `points_now`."""
        return self.points_now

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended: places, final points, what broke ties, won or lost. None while it goes on."""
        if self._outcome is None and self.over:
            self._outcome = self.game.outcome(self.state)
        return self._outcome

    @property
    def winners(self) -> list[int]:
        """Who has won; empty while the game goes on, and when it was lost. Several when the victory is shared."""
        outcome = self.outcome
        return outcome.winners if outcome else []

    @property
    def score_sheet(self) -> list[ScoreSheet]:
        """By actor the points that everybody may know, explained down to the components that earned them."""
        return self.game.sheet(self.state, None)

    @property
    def history(self) -> list[Entry]:
        """Every decision carried out so far, first to last."""
        return list(backwards(self._history))[::-1]

    def history_from(self, number: int) -> list[Entry]:
        """The same from that decision on."""
        since = takewhile(lambda entry: entry.number >= number, backwards(self._history))
        return list(since)[::-1]

    @property
    def latest(self) -> Entry | None:
        """The last decision carried out."""
        return self._history

    def go_back(self, entry: Entry) -> None:
        """Be the match again that it was before that decision, an earlier one of its own."""
        since = sum(len(item.outcomes) for item in backwards(self._history) if item.number >= entry.number)
        self.state = entry.before.clone()
        self._history = entry.previous
        self._dice.rolls -= since
        self.confirmations = tuple(length for length in self.confirmations if length <= self.length)
        self._decisions = self._outcome = None
        self._undoable, self.settled = {}, {}

    def at(self, number: int) -> Match:
        """The match as it stood after that many decisions."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= self.length:
            raise BadOptions(f"this match has {self.length} decisions; there is no position {shown(number)}")
        past = self.clone()
        following = self.entry(number + 1)
        if following is not None:
            past.go_back(following)
        return past

    def entry(self, number: int) -> Entry | None:
        """The decision of that number; None where there is none, as before the first one."""
        return next((entry for entry in backwards(self._history) if entry.number == number), None)

    # -- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy, history and future chance included."""
        copy = Match.__new__(Match)
        copy.game = self.game
        copy.players = self.players
        copy.options = self.options
        copy.seed = self.seed
        copy.state = self.state.clone()
        copy._dice = self._dice.clone()
        copy._history = self._history
        copy._opening = self._opening
        copy.opening_events = self.opening_events
        copy.standing = self.standing
        copy.confirmations = self.confirmations
        copy._start = self._start
        copy._decisions = self._decisions
        copy._outcome = self._outcome
        copy._undoable, copy.settled = self._undoable, self.settled
        return copy

    def determinize(self, player: int | None, seed: int) -> Match:
        """A match that looks the same to that player (None: a spectator), with all they cannot know dealt anew."""
        if player is not None:
            self.check_seat(player)
        state = self.game.determinize(self.state, player, FastDice(check_seed(seed)))
        return begin(self.game, self.players, self.options, seed, state, None)

    def record(self) -> dict[str, Any]:
        """The whole match as JSON-able data; `boardwright.replay` brings it back."""
        return write_record(self)

    def position(self) -> dict[str, Any]:
        """The position as a readable description; `boardwright.from_position` brings it back."""
        return {"game": self.game.id, **self.game.write_position(self.state)}

    # -- helpers -----------------------------------------------------------------------------------------------

    def check_seat(self, player: int) -> None:
        """Refuse who is no player of this match."""
        if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player < self.players:
            raise NotYourDecision(f"there is no player {shown(player)}; players are 0 to {self.players - 1}")

    def _number(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.game.space.parse(action)
        if isinstance(action, bool) or not isinstance(action, int):
            raise BadNotation(f"an action is a number or a text such as 'build f7', not {shown(action)}")
        self.game.space.split(action)
        return action

    def why_not_action(self, player: int, action: int) -> Refusal | None:
        """Why the player cannot do just that now; None when it is possible."""
        self.check_seat(player)
        action = self._number(action)
        step = asking(self.state, player)
        if (step is not None and step.allows(self.state, action)) or action in self._offer(player).options:
            return None
        own = step.why_not_action(self.state, action) if step is not None and step.precise else None
        if own is not None:
            return own
        # A number need not be a component: then the game itself knows what is wrong with it.
        known = self.game.components(self.state)
        for target in self.game.space.targets(action):
            refusal = self.why_not(player, target) if target in known else None
            if refusal is not None:
                return refusal
        if step is None:
            return self.game.refuse_turn(self.state, [other.who for other in self.steps])
        return self.game.why_not_action(self.state, step, action)

    def _refusal_text(self, step: Step[Any], action: int) -> str:
        refusal = self.why_not_action(step.who, action)
        assert refusal is not None, "only what is not possible is refused"
        return f"{self.game.space.notation(action)!r} is not possible for player {step.who} now (rule {refusal.rule})"

    def _examples(self) -> str:
        names = sorted(self.game.components(self.state))
        kinds = {name.split(":")[0]: name for name in names}
        return " or ".join(repr(name) for name in kinds.values())

    def __repr__(self) -> str:
        waiting = "over" if self.over else f"waiting for {', '.join(str(step.who) for step in deciding(self.state))}"
        return f"<Match {self.game.id}, {self.players} players, after {self.length} decisions, {waiting}>"


def begin(
    game: Game[Any],
    players: int,
    options: dict[str, Any],
    seed: int,
    state: State,
    opening: tuple[int, ...] | None,
    events: tuple[Event, ...] = (),
) -> Match:
    match = Match.__new__(Match)
    match.game = game
    match.players = players
    match.options = options
    match.seed = seed
    match.state = state
    match._dice = seeded_dice(seed, len(opening or ()))
    match._history = None
    match._opening = opening
    match.opening_events = events
    match.standing = 0
    match.confirmations = ()
    match._start = state.clone()
    match._decisions = match._outcome = None
    match._undoable, match.settled = {}, {}
    return match
