"""The frameworks' own conformance tests, for every game; and what is refused."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import boardwright as bw
from boardwright.kernel.errors import BadOptions, IllegalAction
from boardwright.research import Table
from boardwright.research import gymnasium as ours
from boardwright.research.pettingzoo import env, parallel_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks at environments of its own, which it calls deprecated
    from pettingzoo.test import api_test, parallel_api_test, seed_test

GAMES = bw.games()


@pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game: str) -> None:
    """Their only warnings are about masks: an observation with one is a dict."""
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env(game, 3), num_cycles=150)
        parallel_api_test(parallel_env(game, 3), num_cycles=150)
        seed_test(lambda: env(game, 3), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    made = gymnasium.make(ours.name_of(game), bots="random", illegal="random")
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
    from boardwright.research import openspiel

    loaded = pyspiel.load_game(openspiel.name_of(game), {"players": 2})
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_openspiel_states_can_be_copied_and_told_apart() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
    from boardwright.research import openspiel

    state = pyspiel.load_game(openspiel.name_of("keyflower"), {"players": 3, "reward": "place"}).new_initial_state()
    chance = np.random.default_rng(5)
    for _ in range(400):
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert not state.is_terminal()
    other = state.clone()
    keys = [state.information_state_string(seat) for seat in range(3)]
    assert len(set(keys)) == 3
    assert [other.information_state_string(seat) for seat in range(3)] == keys
    other.apply_action(other.legal_actions()[0] if not other.is_chance_node() else 0)
    assert [state.information_state_string(seat) for seat in range(3)] == keys
    assert len(state.history()) == len(other.history()) - 1


# -- what is refused ---------------------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    made = env("coloma", 2, seed=1)
    made.reset(seed=1)
    before = made.observe("player_0")["observation"].tobytes()
    wrong = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="is not possible"):
        made.step(wrong)
    with pytest.raises(IllegalAction, match="must decide"):
        made.step(None)
    assert made.observe("player_0")["observation"].tobytes() == before


def test_in_parallel_a_step_is_refused_as_a_whole() -> None:
    made = parallel_env("kingdom_builder", 2)
    seen, _ = made.reset(seed=3)
    asked, other = sorted(made.agents, key=lambda agent: seen[agent]["action_mask"][made.idle])
    legal = int(np.flatnonzero(seen[asked]["action_mask"])[0])
    with pytest.raises(IllegalAction, match=f"{other} has no action"):
        made.step({asked: legal})
    with pytest.raises(IllegalAction, match="see its action_mask"):
        made.step({asked: made.idle, other: made.idle})
    again, *_ = made.step({asked: legal, other: made.idle})
    assert not np.array_equal(again[asked]["observation"], seen[asked]["observation"])


def test_tables_that_cannot_be() -> None:
    with pytest.raises(BadOptions, match="no reward 'fame'; there are: win, place, points"):
        Table("coloma", reward="fame")
    with pytest.raises(BadOptions, match="cannot be zero-sum"):
        Table("coloma", players=1, zero_sum=True)
    with pytest.raises(BadOptions, match="3 players need 2 bots, not 1"):
        ours.BoardwrightEnv("coloma", 3, bots=["random"])
    with pytest.raises(BadOptions, match="seats 0 to 1"):
        ours.BoardwrightEnv("coloma", 2, seat=2)


def test_without_the_extra_the_error_names_it() -> None:
    code = "import sys; sys.modules['numpy'] = None; import boardwright.research"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith("numpy is not installed; this brings it: pip install 'boardwright[research]'")


# -- rewards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reward", "zero_sum"), [("win", False), ("win", True), ("place", True), ("points", False)])
def test_rewards_come_with_the_end(reward: str, zero_sum: bool) -> None:
    table = Table("kingdom_builder", 3, reward=reward, zero_sum=zero_sum)
    table.reset(7)
    chance = np.random.default_rng(7)
    while not table.over:
        assert table.rewards() == [0.0, 0.0, 0.0]
        seat = table.asked[0]
        table.apply(seat, int(chance.choice(table.legal(seat))))
    outcome = table.outcome
    assert outcome is not None
    rewards = table.rewards()
    if reward == "points":
        assert rewards == list(outcome.points)
    assert rewards.index(max(rewards)) in outcome.winners
    assert sum(rewards) == pytest.approx(0 if zero_sum else sum(outcome.points) if reward == "points" else 1)
