"""The games as environments of PettingZoo, turn by turn (`env`) and all at once (`parallel_env`).

Agents are ``player_0`` and so on. An observation is a dict: ``observation``, the numbers of the game's layout, and
``action_mask``. Where several must decide at the same time, the turn-by-turn environment asks them one after the other,
and none of them sees what the others chose. In the parallel one everybody acts in every step: who is not asked has one
action, the last of the space, that does nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np

from boardwright.kernel.errors import IllegalAction
from boardwright.kernel.game import Game
from boardwright.research.extras import missing
from boardwright.research.spaces import observation_space
from boardwright.research.table import Table

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as problem:
    raise missing("pettingzoo", "research") from problem

Observation: TypeAlias = dict[str, Any]
#: Seeds of games are below this.
SEEDS: Final = 2**31


class BoardwrightEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # AECEnv is not typed
    """A game turn by turn: `agent_selection` is asked next."""

    def __init__(self, table: Table, seed: int | None = None) -> None:
        super().__init__()
        self.table = table
        self.metadata = metadata(table)
        self.render_mode = None
        self.possible_agents = agents_of(table)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(table, table.actions) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(table.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng(seed)

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game: with that seed, or else with the next one of those that follow from the last seed given."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.reset(int(self._chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.asked[0]]

    def observe(self, agent: str) -> Observation:
        return seen_by(self.table, self._seats[agent], self.table.mask(self._seats[agent]))

    def step(self, action: int | None) -> None:
        """Carry out what the selected agent does."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} must decide; None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self.table.apply(self._seats[agent], int(action))
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.asked[0]]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing to see: the tables of the house are there for that."""

    def close(self) -> None:
        """Nothing is held open."""


class BoardwrightParallelEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # ParallelEnv is not typed
    """A game in which everybody acts in every step; whoever is not asked does nothing, by the action `idle`."""

    def __init__(self, table: Table, seed: int | None = None) -> None:
        self.table = table
        self.metadata = metadata(table)
        self.render_mode = None
        self.possible_agents = agents_of(table)
        self.agents: list[str] = []
        #: The action that does nothing.
        self.idle = table.actions
        self._observation_spaces = {
            agent: observation_space(table, table.actions + 1) for agent in self.possible_agents
        }
        self._action_spaces = {agent: Discrete(table.actions + 1) for agent in self.possible_agents}
        self._chance = np.random.default_rng(seed)

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game: with that seed, or else with the next one of those that follow from the last seed given."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.reset(int(self._chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out what those who are asked do, one after the other; the actions of all others must be `idle`.

        A decision may change what those after it are asked. Then their action waits no longer: it is dropped, and they
        are asked anew in the next step. Such ones are named ``dropped`` in their info.
        """
        asked = {seat: self.table.legal(seat) for seat in self.table.asked}
        self._check(actions, asked)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, options in asked.items():
            agent = self.possible_agents[seat]
            if seat in self.table.asked and self.table.legal(seat) == options:
                self.table.apply(seat, int(actions[agent]))
            else:
                infos[agent]["dropped"] = True
        over = self.table.over
        rewards = dict(zip(self.possible_agents, self.table.rewards()))
        found = self._observations()
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return found, rewards, ended, cut, infos

    def _check(self, actions: Mapping[str, int], asked: Mapping[int, list[int]]) -> None:
        """Refuse a step as a whole before anything is carried out."""
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise IllegalAction(f"{agent} has no action in this step; who is not asked does {self.idle}")
            action = int(actions[agent])
            if action not in asked.get(seat, (self.idle,)):
                raise IllegalAction(f"action {action} is not possible for {agent} now; see its action_mask")

    def _observations(self) -> dict[str, Observation]:
        asked = self.table.asked
        return {
            agent: seen_by(self.table, seat, with_idle(self.table, seat, seat in asked))
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> None:
        """Nothing to see: the tables of the house are there for that."""

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str | Game[Any],
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    reward: str = "win",
    zero_sum: bool = False,
) -> BoardwrightEnv:
    """A game turn by turn; `boardwright.research.Table` says what the rewards are."""
    return BoardwrightEnv(Table(game, players, options, reward, zero_sum), seed)


def parallel_env(
    game: str | Game[Any],
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    reward: str = "win",
    zero_sum: bool = False,
) -> BoardwrightParallelEnv:
    """A game in which everybody acts in every step."""
    return BoardwrightParallelEnv(Table(game, players, options, reward, zero_sum), seed)


def metadata(table: Table) -> dict[str, Any]:
    return {"name": f"boardwright_{table.game.id}_v0", "render_modes": [], "is_parallelizable": False}


def agents_of(table: Table) -> list[str]:
    return [f"player_{seat}" for seat in range(table.players)]


def seen_by(table: Table, seat: int, mask: Any) -> Observation:
    return {"observation": table.observe(seat), "action_mask": mask}


def with_idle(table: Table, seat: int, asked: bool) -> Any:
    """The mask of a seat with one more action, which is for those who are not asked."""
    found = np.zeros(table.actions + 1, np.int8)
    if asked:
        found[:-1] = table.mask(seat)
    else:
        found[-1] = 1
    return found
