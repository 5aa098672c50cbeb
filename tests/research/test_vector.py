"""Many games at once: the same games however they are shared out, and workers that die cleanly."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from typing import Any

import numpy as np
import pytest

from boardwright.kernel.errors import BadOptions, IllegalAction
from boardwright.research import Table
from boardwright.research.lockstep import Batch, seed_of
from boardwright.research.vector import VectorEnv, WorkerDied


def chosen(env: VectorEnv, batch: Batch, chance: np.random.Generator) -> Any:
    """A legal action in every game, by chance."""
    return batch.sample(env.table.actions, chance)


def play(env: VectorEnv, steps: int) -> list[tuple[Any, ...]]:
    """Everything that was asked on the way."""
    chance = np.random.default_rng(3)
    batch = env.reset()
    told = [tuple(column.copy() for column in batch)]
    for _ in range(steps):
        batch = env.step(chosen(env, batch, chance))
        told.append(tuple(column.copy() for column in batch))
    return told


def test_the_games_are_the_same_however_they_are_shared_out() -> None:
    runs = []
    for workers in (0, 2):
        with VectorEnv("kingdom_builder", games=5, players=3, workers=workers, seed=8, zero_sum=True) as env:
            runs.append(play(env, 260))
    for one, other in zip(*runs, strict=True):
        for column, same in zip(one, other, strict=True):
            assert np.array_equal(column, same)
    done = [moment for moment in runs[0] if moment[4].any()]
    assert done
    for moment in done:
        over = moment[4]
        assert np.allclose(moment[3].sum(axis=1), 0, atol=1e-6)
        assert (np.abs(moment[3][over]).sum(axis=1) > 0).all()
        assert not moment[3][~over].any()


@pytest.mark.parametrize("choices", [False, True])
@pytest.mark.parametrize("name", ["boonlake", "keyflower"])
def test_a_game_is_the_one_that_a_table_plays(name: str, choices: bool) -> None:
    """Observation, mask and who is asked, decision by decision; offers are among what may be done.

    Where only choices are asked about, what is forced has been done before.
    """
    env = VectorEnv(name, games=1, workers=0, seed=4, choices=choices)
    table = Table(name)
    table.reset(seed_of(4, 0, 0))

    def go_on() -> None:
        while choices and not table.over and len(legal := table.legal(table.asked[0])) == 1:
            table.apply(table.asked[0], legal[0])

    chance = np.random.default_rng(1)
    batch = env.reset()
    go_on()
    for _ in range(300):
        seat = int(batch.players[0])
        assert seat == table.asked[0]
        assert np.array_equal(batch.legal(env.table.actions)[0], table.mask(seat))
        assert np.array_equal(batch.numbers(name)[0], table.observe(seat))
        action = int(chance.choice(table.legal(seat)))
        table.apply(seat, action)
        go_on()
        batch = env.step([action])
        if table.over:
            assert batch.done[0]
            assert batch.rewards[0].tolist() == pytest.approx(table.rewards())
            return


@pytest.mark.parametrize("workers", [0, 2])
def test_games_can_begin_spread_over_their_length(workers: int) -> None:
    """So that not all of them are at their beginning at once: other numbers of settlements are left in each."""
    with VectorEnv("kingdom_builder", games=12, workers=workers, seed=2) as env:
        part = env.table.layout.part("supply")

        def left() -> set[float]:
            return set(env.batches[0].numbers("kingdom_builder")[:, part.start].round(3).tolist())

        assert left() == {1.0}
        env.reset(2, spread=80)
        assert len(left()) > 6
        batch = env.step(chosen(env, env.batches[0], np.random.default_rng(1)))
        assert batch.masks.any(axis=1).all()


def test_two_groups_play_in_turn() -> None:
    with VectorEnv("coloma", games=3, workers=1, groups=2, seed=2) as env:
        chance = np.random.default_rng(2)
        batches = [env.recv(group) for group in (0, 1)]
        assert not np.array_equal(batches[0].observations, batches[1].observations)
        for turn in range(40):
            env.send(chosen(env, batches[turn % 2], chance), turn % 2)
            if turn == 7:
                with pytest.raises(BadOptions, match="group 1 is still playing"):
                    env.send([0, 0, 0], 1)
            batches[1 - turn % 2] = env.recv(1 - turn % 2)
        env.send(chosen(env, env.recv(0), chance), 0)
        env.send(chosen(env, env.recv(1), chance), 1)
        later = env.recv(1).observations.copy()
        assert np.array_equal(env.recv(1).observations, later)
        env.reset()


def test_a_step_that_cannot_be_is_refused_as_a_whole() -> None:
    env = VectorEnv("kingdom_builder", games=2, workers=0)
    batch = env.reset()
    before = batch.observations.copy()
    legal = chosen(env, batch, np.random.default_rng(0))
    for wrong in (-1, env.table.actions, int(np.flatnonzero(batch.legal(env.table.actions)[1] == 0)[0])):
        with pytest.raises(IllegalAction, match=f"action {wrong} is not possible in game 1"):
            env.step([legal[0], wrong])
    with pytest.raises(IllegalAction, match="2 of them"):
        env.step([legal[0]])
    assert np.array_equal(batch.observations, before)
    with pytest.raises(BadOptions, match="no more workers than games"):
        VectorEnv("kingdom_builder", games=1, workers=2)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there are no such signals here")
def test_a_worker_that_dies_ends_everything_with_a_clear_error() -> None:
    others = set(multiprocessing.active_children())
    env = VectorEnv("coloma", games=2, workers=2, seed=1)
    batch = env.reset()
    actions = chosen(env, batch, np.random.default_rng(0))
    first, second = set(multiprocessing.active_children()) - others
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)
    first.join()
    with pytest.raises(WorkerDied, match="has ended with exit code -9; all others are stopped"):
        env.step(actions)
    second.join(60)
    assert second.exitcode == 0
    env.close()


def test_what_nobody_holds_any_more_ends_its_workers() -> None:
    others = set(multiprocessing.active_children())
    env = VectorEnv("coloma", games=1, workers=1)
    (worker,) = set(multiprocessing.active_children()) - others
    del env
    gc.collect()
    worker.join(60)
    assert worker.exitcode == 0
