"""The games as games of OpenSpiel: ``pyspiel.load_game("boardwright_<game>(players=3)")`` once this module is imported.

Every roll of the dice is a chance node of its own with equally likely outcomes: the decision is tried with the rolls so
far, and where one more is needed, chance is asked. So histories can be replayed, and trees searched, exactly. Who must
decide at the same time is asked one after the other, and none of them knows what the others chose.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import copy
from typing import Any, Final, NamedTuple

import numpy as np

from boardwright.games import games, get_game
from boardwright.kernel.dice import Dice
from boardwright.kernel.flow import asking, deciding, offered, settle, take, take_offer
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.research.extras import missing
from boardwright.research.observations import Floats, from_bytes, layout
from boardwright.research.recall import Recall, known_to_all
from boardwright.research.table import worth

try:
    import pyspiel
except ImportError as problem:
    raise missing("open_spiel", "openspiel") from problem

#: No roll has more outcomes, and no game more decisions.
MOST_OUTCOMES: Final = 512
MOST_DECISIONS: Final = 20_000
PARAMETERS: Final = {"players": 2, "options": "{}", "reward": "win"}


class Roll(Exception):
    """The rolls so far are used up: the next one is below ``n``."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class ScriptedDice(Dice):
    """Rolls that are given; asks for the next one by `Roll`. What can come out one way only is no roll."""

    __slots__ = ("place", "rolls")

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.place = 0

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        if self.place == len(self.rolls):
            raise Roll(n)
        self.place += 1
        return self.rolls[self.place - 1]


class Terms(NamedTuple):
    """What is played: a game, how many play it, with which options and for what."""

    game: Game[Any]
    players: int
    options: dict[str, Any]
    reward: str


class Moment:
    """Where a game is: somebody is asked, or chance is while a decision is being carried out."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        #: When somebody was asked last; None while the game is being set up. Never changed: what follows is a copy.
        self.state: State | None = None
        self.recall: Recall | None = None
        #: The decision being carried out, what it has rolled so far, and below what the next roll is.
        self.begun: tuple[int, int] | None = None
        self.rolls: list[int] = []
        self.rolling = 0
        self.go_on()

    def __deepcopy__(self, memo: Any) -> Moment:
        """For OpenSpiel's clones: all but the rolls is never changed in place."""
        found = copy(self)
        found.rolls = self.rolls[:]
        return found

    @property
    def settled(self) -> State:
        """The table when somebody was asked last."""
        assert self.state is not None, "the set-up still rolls"
        return self.state

    @property
    def asked(self) -> int:
        """Who is asked first; -1 when the game is over."""
        steps = deciding(self.settled)
        return steps[0].who if steps else -1

    def legal(self, player: int) -> list[int]:
        step = asking(self.settled, player)
        return [] if step is None else sorted([*step.options(self.settled), *offered(self.settled, player)])

    def apply(self, action: int) -> None:
        """The outcome of a roll, or the decision of whoever is asked."""
        if self.rolling:
            self.rolls.append(action)
        else:
            self.begun = (self.asked, action)
        self.go_on()

    def go_on(self) -> None:
        """Carry out what was begun with the rolls so far; where one more is needed, chance is asked."""
        dice = ScriptedDice(self.rolls)
        self.rolling = 0
        try:
            after = self.set_up(dice) if self.begun is None else self.carry_out(*self.begun, dice)
        except Roll as roll:
            self.rolling = roll.n
            return
        self.recall = self.recalled(after)
        self.state = after
        self.rolls = []

    def set_up(self, dice: Dice) -> State:
        state: State = self.terms.game.setup(self.terms.players, self.terms.options, dice)
        settle(state, dice)
        return state

    def carry_out(self, player: int, action: int, dice: Dice) -> State:
        after = self.settled.clone()
        step = asking(after, player)
        if step is not None and step.allows(after, action):
            take(after, step, action, dice)
        else:
            take_offer(after, player, action, dice)
        settle(after, dice)
        return after

    def recalled(self, after: State) -> Recall:
        if self.begun is None or self.recall is None:
            return Recall(self.terms.game, after)
        found = self.recall.copy()
        found.note(*self.begun, known_to_all(self.settled, self.begun[0]), after)
        return found

    def returns(self) -> list[float]:
        """By seat what the game was worth; the sum is zero."""
        terms = self.terms
        if self.rolling or self.asked >= 0:
            return [0.0] * terms.players
        found = worth(terms.game.outcome(self.settled), terms.players, terms.reward)
        mean = sum(found) / len(found)
        return [value - mean for value in found]


class BoardwrightGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """A game of the house with that many players. ``options`` are JSON; rewards sum up to zero."""

    def __init__(self, game: Game[Any], params: Mapping[str, Any] | None = None) -> None:
        found = {**PARAMETERS, **(params or {})}
        players = int(found["players"])
        self.terms = Terms(game, players, game.accept(players, json.loads(found["options"])), str(found["reward"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(game), info, found)

    def new_initial_state(self) -> BoardwrightState:
        return BoardwrightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.terms.game, recall)


class BoardwrightState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """OpenSpiel's questions, answered by a moment of the game."""

    def __init__(self, game: BoardwrightGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.terms)

    def current_player(self) -> int:
        if self.moment.rolling:
            return int(pyspiel.PlayerId.CHANCE)
        return self.moment.asked if self.moment.asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.moment.rolling and self.moment.asked < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.moment.rolling
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.moment.apply(action)

    def returns(self) -> list[float]:
        return self.moment.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player < 0 else self.moment.terms.game.space.notation(action)

    def __str__(self) -> str:
        moment = self.moment
        return f"{moment.terms.game.id} after {len(self.history())} actions, rolls {moment.rolls}"


class Observer:
    """What OpenSpiel asks for observations: a tensor, or with perfect recall the key of the information state."""

    def __init__(self, game: Game[Any], recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.tensor: Floats = np.zeros(layout(game).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BoardwrightState, player: int) -> None:
        self.tensor[:] = from_bytes(self.game, self._packed(state, player))

    def string_from(self, state: BoardwrightState, player: int) -> str:
        recall = state.moment.recall
        if self.recall:
            return "" if recall is None else recall.key(player)
        return self._packed(state, player).hex()

    def _packed(self, state: BoardwrightState, player: int) -> bytes:
        """What the seat knew when somebody was asked last; nothing while the game is being set up."""
        table = state.moment.state
        return bytes(layout(self.game).packed_size) if table is None else self.game.encode(table, player)


def name_of(game: str) -> str:
    return f"boardwright_{game}"


def type_of(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"Boardwright: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=max(2, game.players[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def class_of(game: Game[Any]) -> type[BoardwrightGame]:
    """The class that OpenSpiel makes games of: it hands over parameters only."""

    class Registered(BoardwrightGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered


def register() -> None:
    """Put all games on OpenSpiel's list."""
    known = set(pyspiel.registered_names())
    for name in games():
        if name_of(name) not in known:
            found = get_game(name)
            pyspiel.register_game(type_of(found), class_of(found))


register()
