"""A match: one game being played. The door through which people, bots and servers reach the rules.

Every call checks what it is given first; an error means that nothing has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardwright.games import get_game
from boardwright.kernel.dice import Dice, FastDice, RecordingDice, SeededDice, seeded_dice
from boardwright.kernel.errors import (
    BadNotation,
    BadOptions,
    BadPosition,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourDecision,
)
from boardwright.kernel.flow import deciding, settle, take
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event, Message, Refusal, plain
from boardwright.kernel.scoring import ScoreSheet
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step
from boardwright.match.history import Entry, backwards, find_undo
from boardwright.match.record import write_record

UNDO_TEXTS = {
    "undo-nothing": "player {player} has not decided anything that could be taken back",
    "undo-chance": "chance has decided something since",
    "undo-revealed": "something hidden has been revealed since",
    "undo-others": "another player has decided something since",
}


@dataclass(frozen=True, slots=True)
class Decision:
    """What one player must decide now."""

    player: int
    prompt: Message
    options: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Description:
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
        "_start",
        "game",
        "opening_events",
        "options",
        "players",
        "seed",
        "state",
    )

    game: Game[Any]
    players: int
    options: dict[str, Any]
    seed: int
    state: State
    #: What happened before the first decision.
    opening_events: tuple[Event, ...]
    _dice: SeededDice
    _history: Entry | None
    #: The outcomes of the set-up; None when the match began in a given position.
    _opening: tuple[int, ...] | None
    _start: State
    _decisions: tuple[Decision, ...] | None

    # -- what is asked -----------------------------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """One decision for every player who must decide now; empty when the game is over."""
        if self._decisions is None:
            self._decisions = tuple(
                Decision(step.who, self.game.prompt(self.state, step), tuple(step.options(self.state)))
                for step in deciding(self.state)
            )
        return self._decisions

    @property
    def over(self) -> bool:
        return not deciding(self.state)

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
        self._check_seat(player)
        if ":" not in target:
            return self._why_not_action(player, self._number(target))
        if target not in self.game.components(self.state):
            raise BadNotation(
                f"there is no component {target!r} on this table; expected for example {self._examples()}"
            )
        step = self._step_of(player)
        if step is None:
            return self.game.refuse_turn(self.state, [other.who for other in deciding(self.state)])
        targets = self.game.space.targets
        if any(target in targets(action) for action in step.options(self.state)):
            return None
        return self.game.why_not(self.state, step, target)

    # -- what is done ------------------------------------------------------------------------------------------

    def apply(self, player: int, action: int | str) -> tuple[Event, ...]:
        """Carry out a decision, given as a number or in notation. Returns what happened."""
        return self.carry_out(player, action, self._dice)

    def carry_out(self, player: int, action: int | str, chance: Dice) -> tuple[Event, ...]:
        """Like `apply`, with chance from another source: replay reads it from a record."""
        self._check_seat(player)
        step = self._step_of(player)
        if step is None:
            if self.over:
                raise GameOver("the game is over; nothing can be played any more")
            waiting = ", ".join(str(other.who) for other in deciding(self.state))
            raise NotYourDecision(f"player {player} has nothing to decide now; waiting for player {waiting}")
        number = self._number(action)
        if not step.allows(self.state, number):
            raise IllegalAction(self._refusal_text(step, number))
        return self._advance(step, number, chance)

    def _advance(self, step: Step[Any], action: int, chance: Dice) -> tuple[Event, ...]:
        state = self.state
        before = state.clone()
        rolls = self._dice.rolls
        dice = RecordingDice(chance)
        in_lane = state.busy != 0
        state.revealed = False
        journal: list[Event] = []
        state.journal = journal
        try:
            take(state, step, action, dice)
            state.revealed = state.revealed or (in_lane and state.busy == 0)
            settle(state, dice)
        except BaseException:
            self.state = before
            self._dice.rolls = rolls
            raise
        finally:
            state.journal = None
        events = tuple(journal)
        outcomes = tuple(dice.outcomes)
        self._dice.rolls = rolls + len(outcomes)
        self._history = Entry(self._history, step.who, action, before, outcomes, events, in_lane, state.revealed)
        self._decisions = None
        return events

    def undo(self, player: int) -> int:
        """Take back the player's last decision and return it. Decisions others made at the same time stay."""
        self._check_seat(player)
        if self.over:
            raise GameOver("the game is over; nothing can be taken back any more")
        entry, later, reason = find_undo(self._history, player)
        if entry is None or reason is not None:
            raise CannotUndo(self._undo_text(player, entry, reason))
        self.state = entry.before.clone()
        self._history = entry.previous
        self._decisions = None
        for other in later:
            self.apply(other.player, other.action)
        return entry.action

    def undo_barrier(self, player: int) -> Message | None:
        """Why the player cannot take back a decision now; None when they can."""
        self._check_seat(player)
        return Message("undo-over") if self.over else find_undo(self._history, player)[2]

    # -- what is known -----------------------------------------------------------------------------------------

    def view(self, player: int | None) -> Any:
        """What that seat may know, as JSON-able data; None: what a spectator sees."""
        if player is not None:
            self._check_seat(player)
        return plain(self.game.view(self.state, player))

    @property
    def scores(self) -> list[int]:
        """Points of every player; before the end, what they would get if the game ended now."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on. Several when the victory is shared."""
        return self.game.winners(self.state, self.scores) if self.over else []

    @property
    def score_sheet(self) -> list[ScoreSheet]:
        """Every player's points, explained down to the components that earned them."""
        return self.game.score_sheet(self.state)

    @property
    def history(self) -> list[Entry]:
        """Every decision carried out so far, first to last."""
        return list(backwards(self._history))[::-1]

    def at(self, number: int) -> Match:
        """The match as it stood after that many decisions."""
        if not 0 <= number <= self.length:
            raise BadOptions(f"this match has {self.length} decisions; there is no position {number!r}")
        past = self.clone()
        while past._history is not None and past._history.number > number:
            past.state = past._history.before
            past._history = past._history.previous
        past.state = past.state.clone()
        past._decisions = None
        past._dice.rolls = len(self._opening or ()) + sum(len(entry.outcomes) for entry in backwards(past._history))
        return past

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
        copy._start = self._start
        copy._decisions = self._decisions
        return copy

    def determinize(self, player: int, seed: int) -> Match:
        """A match that looks the same to that player, with everything the player cannot know dealt anew."""
        self._check_seat(player)
        state = self.game.determinize(self.state, player, FastDice(seed))
        return _begin(self.game, self.players, self.options, seed, state, None)

    def record(self) -> dict[str, Any]:
        """The whole match as JSON-able data; `boardwright.replay` brings it back."""
        return write_record(self)

    def position(self) -> dict[str, Any]:
        """The position as a readable description; `boardwright.from_position` brings it back."""
        return {"game": self.game.id, **self.game.write_position(self.state)}

    # -- helpers -----------------------------------------------------------------------------------------------

    def _check_seat(self, player: int) -> None:
        if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player < self.players:
            raise NotYourDecision(f"there is no player {player!r}; players are 0 to {self.players - 1}")

    def _step_of(self, player: int) -> Step[Any] | None:
        for step in deciding(self.state):
            if step.who == player:
                return step
        return None

    def _number(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.game.space.parse(action)
        if isinstance(action, bool) or not isinstance(action, int):
            raise BadNotation(f"an action is a number or a text such as 'build f7', not {action!r}")
        self.game.space.split(action)
        return action

    def _why_not_action(self, player: int, action: int) -> Refusal | None:
        step = self._step_of(player)
        if step is not None and step.allows(self.state, action):
            return None
        for target in self.game.space.targets(action):
            refusal = self.why_not(player, target)
            if refusal is not None:
                return refusal
        assert step is not None, "a player who has nothing to decide was refused above"
        return self.game.why_not_action(self.state, step, action)

    def _refusal_text(self, step: Step[Any], action: int) -> str:
        refusal = self._why_not_action(step.who, action)
        assert refusal is not None, "only what is not possible is refused"
        return f"{self.game.space.notation(action)!r} is not possible for player {step.who} now (rule {refusal.rule})"

    def _undo_text(self, player: int, entry: Entry | None, reason: Message | None) -> str:
        why = UNDO_TEXTS[reason.key if reason else "undo-nothing"].format(player=player)
        if entry is None:
            return why
        return f"{self.game.space.notation(entry.action)!r} cannot be taken back: {why}"

    def _examples(self) -> str:
        names = sorted(self.game.components(self.state))
        kinds = {name.split(":")[0]: name for name in names}
        return " or ".join(repr(name) for name in kinds.values())

    def __repr__(self) -> str:
        waiting = "over" if self.over else f"waiting for {', '.join(str(step.who) for step in deciding(self.state))}"
        return f"<Match {self.game.id}, {self.players} players, after {self.length} decisions, {waiting}>"


def new(
    game: str | Game[Any], players: int | None = None, seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Match:
    """A new match. Without a seed, chance differs each time; without a player count, the smallest is taken."""
    rules = get_game(game)
    count = rules.players[0] if players is None else players
    accepted = rules.accept(count, options)
    number = secrets.randbits(63) if seed is None else check_seed(seed)
    dice = RecordingDice(seeded_dice(number))
    return open_match(rules, count, accepted, number, dice, dice.outcomes)


def open_match(
    game: Game[Any], players: int, options: dict[str, Any], seed: int, dice: Dice, outcomes: list[int]
) -> Match:
    """Set a game up with those dice, whose outcomes are collected in the list."""
    state = game.setup(players, options, dice)
    journal: list[Event] = []
    state.journal = journal
    settle(state, dice)
    state.journal = None
    return _begin(game, players, options, seed, state, tuple(outcomes), tuple(journal))


def from_position(description: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match in the described position. See docs/positions.md for what a description holds."""
    if not isinstance(description, Mapping) or "game" not in description:
        raise BadPosition('a position must name its game, as in game = "kingdom_builder"')
    rest = {key: value for key, value in description.items() if key != "game"}
    return open_position(
        get_game(description["game"]), rest, secrets.randbits(63) if seed is None else check_seed(seed)
    )


def open_position(game: Game[Any], description: Mapping[str, Any], seed: int) -> Match:
    """A match of that game in the described position."""
    players, options, state = game.read_position(description)
    return _begin(game, players, options, seed, state, None)


def check_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOptions(f"a seed is a whole number, not {seed!r}")
    return seed


def _begin(
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
    match._start = state.clone()
    match._decisions = None
    return match
