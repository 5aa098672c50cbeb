"""Learning: a game with a known best way is learned to perfection, and a run goes on as if nothing had happened."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from boardwright import games as registry
from boardwright.arena import play_game
from boardwright.bots import Seat, make_bot
from boardwright.bots.model import BadModel, Network, Position
from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BadOptions, BoardwrightError
from boardwright.learning.crew import DUELS, Crew
from boardwright.learning.curves import drawing
from boardwright.learning.examples import examples_of
from boardwright.learning.graph import export
from boardwright.learning.learner import Pace, make_learner
from boardwright.learning.lessons import BadLessons, as_line, begun, from_line, header, play_lesson, read_lessons
from boardwright.learning.plan import make_plan, plan_from
from boardwright.learning.run import NETWORK, begin, resume
from boardwright.learning.selfplay import SelfPlay
from boardwright.learning.settings import Settings
from boardwright.match.runner import Runner
from boardwright.research.observations import unpack
from boardwright.research.symmetries import symmetries
from boardwright.research.table import Table
from boardwright.research.vector import VectorEnv, WorkerDied
from tests.learning.takeaway import MOST, TAKE, TAKE_AWAY, PileState, Turn

FEW = Settings("take_away", games=32, steps=16, hidden=32, batch=256, rate=3e-3, seeds=0, last_seeds=0, seconds=1e6)


@pytest.fixture(autouse=True)
def take_away() -> Iterator[None]:
    registry.add_game(TAKE_AWAY)  # type: ignore[attr-defined]
    yield
    registry._loaded.pop("take_away")  # type: ignore[attr-defined]
    registry._added.discard("take_away")  # type: ignore[attr-defined]


def silent(_: str) -> None:
    return


def asked(pile: int) -> Runner:
    """A game with so many counters left."""
    state: PileState = TAKE_AWAY.setup(2, {}, FastDice(0))
    state.pile = pile
    assert isinstance(state.stack[-1], Turn)
    return Runner(TAKE_AWAY, state, FastDice(0))


def test_a_known_game_is_learned_to_perfection(tmp_path: Path) -> None:
    """Played by the file that comes out of it: from every pile that can be won it leaves a multiple of four."""
    run = begin(tmp_path, replace(FEW, curiosity=0.1, updates=250, every=50, minutes=1e6), silent)
    run.go()
    bot = make_bot(f"model:{tmp_path / NETWORK}", 1)
    for pile in range(1, MOST + 1):
        if pile % 4:
            assert bot.choose(Seat(asked(pile), 0)) == TAKE + pile % 4 - 1, pile


class Killed(Exception):
    """What ends a run in the middle of something."""


def test_a_run_that_is_killed_and_resumed_is_the_same_run(tmp_path: Path) -> None:
    settings = replace(FEW, updates=6, every=2, minutes=1e9, shared=0.3)
    whole = begin(tmp_path / "whole", settings, silent)
    whole.go()

    def killing(told: str) -> None:
        if "updates 5" in told:
            raise Killed

    with pytest.raises(Killed):
        begin(tmp_path / "parts", settings, killing).go()
    run = resume(tmp_path / "parts", silent)
    assert run.progress["updates"] == 4
    run.go()
    assert run.progress["updates"] == whole.progress["updates"] == 6
    for name, weight in whole.learner.weights().items():
        assert np.array_equal(weight, run.learner.weights()[name]), name


def test_a_run_may_begin_with_the_network_of_another(tmp_path: Path) -> None:
    first = begin(tmp_path / "first", replace(FEW, updates=3, minutes=1e9), silent)
    first.go()
    file = tmp_path / "first" / NETWORK
    second = begin(tmp_path / "second", replace(FEW, updates=1, minutes=1e9, start=str(file)), silent)
    for name, weight in second.learner.weights().items():
        if not name.startswith("points"):  # files do not tell final points: these begin anew
            assert np.array_equal(weight, first.average[name].astype(np.float16).astype(np.float32)), name
    second.go()
    assert second.sheet()["trained"]["before"]["updates"] == 3
    assert second.progress["legs"] > first.progress["legs"]  # no game is played once more
    gone_on = resume(tmp_path / "second", silent)
    assert gone_on.learner.weights().keys() == second.learner.weights().keys()
    assert np.array_equal(gone_on.learner.weights()["value.weight"], second.learner.weights()["value.weight"])


def test_a_run_does_not_begin_with_a_network_of_another_size_or_no_network(tmp_path: Path) -> None:
    begin(tmp_path / "first", replace(FEW, updates=1, minutes=1e9), silent).go()
    file = tmp_path / "first" / NETWORK
    with pytest.raises(BadOptions, match="another size of network"):
        begin(tmp_path / "other", replace(FEW, hidden=16, start=str(file)), silent)
    with pytest.raises(BadOptions, match="made for game take_away instead of coloma"):
        begin(tmp_path / "coloma", replace(FEW, game="coloma", start=str(file)), silent)
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"no network")
    with pytest.raises(BadOptions, match="no network that can be read"):
        begin(tmp_path / "third", replace(FEW, start=str(broken)), silent)


def test_imitation_learns_what_the_teacher_does(tmp_path: Path) -> None:
    table = Table("take_away", 2, None, "lead")
    file = tmp_path / "lessons.jsonl"
    expected = header(table.game, 2, table.options)
    assert begun(file, expected) == 0
    with file.open("a", encoding="utf-8") as opened:
        for seed in range(80):
            opened.write(as_line(play_lesson(table, "search:simulations=40", seed)) + "\n")
        opened.write('{"seed": 5')
    run = begin(tmp_path / "run", replace(FEW, updates=1, rounds=8, batch=64, minutes=1e6), silent)
    run.imitate([file])
    noted = [row for row in run.progress["curves"] if row["what"] == "imitation"]
    assert noted[-1]["held out"] > 0.6
    assert run.progress["imitated"]
    assert begun(file, expected) == 80


def test_lessons_come_back_as_they_were_and_replay_to_examples() -> None:
    table = Table("take_away", 2, None, "lead")
    lesson = play_lesson(table, "search:simulations=20", 3, stray=2)
    assert from_line(as_line(lesson)) == lesson
    assert lesson == play_lesson(table, "search:simulations=20", 3, stray=2)
    assert lesson.wanted
    found = examples_of(table, [lesson])
    assert np.allclose(found.example.shares.sum(axis=1), 1)
    assert np.allclose(found.example.worth.sum(axis=1), 0)
    with pytest.raises(BadLessons, match="does not end as it did"):
        examples_of(table, [lesson._replace(points=[5.0, 5.0])])


def test_lessons_of_another_table_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "lessons.jsonl"
    table = Table("coloma", 2)
    begun(file, header(table.game, 2, table.options))
    with pytest.raises(BadLessons, match="was made with game 'coloma', but here it is 'take_away'"):
        list(read_lessons([file], TAKE_AWAY, 2, {}))
    file.write_text("once upon a time\n", encoding="utf-8")
    with pytest.raises(BadLessons, match="holds no games to learn from"):
        list(read_lessons([file], TAKE_AWAY, 2, {}))
    with pytest.raises(BadLessons, match="cannot be read"):
        list(read_lessons([tmp_path / "nothing.jsonl"], TAKE_AWAY, 2, {}))


def test_a_helper_that_dies_is_noticed() -> None:
    crew = Crew(Table("coloma", 2), 2)
    os.kill(crew.processes[1].pid or 0, signal.SIGKILL)
    with pytest.raises(WorkerDied, match=r"helper 1 has ended with exit code -9; all others are stopped"):
        crew.all(DUELS, [("random", []), ("random", [])])
    assert not any(process.is_alive() for process in crew.processes)


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"games": 0}, "games must be at least 1"),
        ({"rate": 0.0}, "rate must be more than nothing"),
        ({"shared": 1.5}, "from 0 to 1"),
        ({"workers": 99}, "0 to 32 workers"),
        ({"kind": "abacus"}, "there is no device 'abacus'|PyTorch is not installed"),
    ],
)
def test_what_cannot_work_is_refused(tmp_path: Path, changed: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BoardwrightError, match=complaint):
        begin(tmp_path, replace(FEW, **changed), silent)


def test_a_folder_without_a_run_cannot_be_resumed_and_one_with_a_run_not_begun(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="holds no run"):
        resume(tmp_path)
    begin(tmp_path, replace(FEW, updates=1, minutes=1e6), silent).go()
    with pytest.raises(BadOptions, match="holds a run already"):
        begin(tmp_path, FEW)
    (tmp_path / "checkpoint.npz").write_bytes(b"nothing")
    with pytest.raises(BadOptions, match="is no checkpoint that can be read"):
        resume(tmp_path)


@pytest.mark.parametrize("name", ["kingdom_builder", "coloma", "keyflower", "boonlake"])
def test_every_game_has_a_plan_that_can_be_written_down(name: str) -> None:
    table = Table(name, 2, None, "lead")
    plan = make_plan(table, 8, 1, 16)
    assert plan_from(json.loads(json.dumps(plan.as_json()))) == plan
    assert len(plan.scores) == table.actions
    assert len(set(plan.scores)) == table.actions
    assert max(plan.columns) < table.layout.size
    assert bool(plan.rows) == (table.layout.grid is not None)


def test_a_file_for_another_game_is_refused(tmp_path: Path) -> None:
    begin(tmp_path, replace(FEW, updates=1, minutes=1e6), silent).go()
    from boardwright.match import new

    match = new("coloma", players=2, seed=1)
    with pytest.raises(BadModel, match="was made for take_away, but this table plays coloma"):
        make_bot(f"model:{tmp_path / NETWORK}", 1).choose(Seat(match, match.decisions[0].player))


@pytest.mark.parametrize("name", ["coloma", "keyflower"])
def test_self_play_tells_how_games_end(name: str) -> None:
    """Points by line add up to all points, and who owns what is what the last observation says, own things first."""
    table = Table(name, 2, None, "lead")
    plan = make_plan(table, 8, 1, 16, plain=True)
    learner = make_learner(plan, "numpy", 0)
    lines = len(plan.lines)
    assert lines > 3
    with VectorEnv(name, 2, workers=0, groups=2, reward="lead", lines=plan.lines, finals=True) as env:
        games = SelfPlay(env, learner, None, 0.0)
        _, found, ended, told = games.play(2)
        assert not told.games
        assert np.isnan(ended.points[found.ends]).all()
        _, found, ended, told = games.play(400)
        finals = env.batches[0].finals.copy()
    assert told.games
    points = ended.points[found.ends].reshape(-1, 2, 1 + lines)
    known = ~np.isnan(points[:, 0, 0])
    assert known.any()
    assert np.allclose(points[known][:, :, 0], np.nansum(points[known][:, :, 1:], axis=2), atol=1e-3)
    assert np.array_equal(known, found.ends >= 0)
    owned = np.unpackbits(ended.owned[found.ends], axis=1, count=len(plan.owned), bitorder="little")
    last = unpack(name, finals[0])[:, plan.owned] > 0
    assert any(np.array_equal(row, last[0]) for row in owned[known])
    assert any(np.array_equal(row, last[1]) for row in owned[known])


def test_side_tasks_are_learned() -> None:
    """Who will own what and points by line are foreseen better after some rounds than before."""
    table = Table("coloma", 2, None, "lead")
    plan = make_plan(table, 8, 1, 16, plain=True)
    told_in_full = Table("coloma", 2, None, "lead", lines=plan.lines, finals=True)
    lessons = [play_lesson(table, "random", seed) for seed in range(6)]
    found = examples_of(told_in_full, lessons, plan.owned)
    assert found.example.points.shape[1] == 2 * (1 + len(plan.lines))
    learner = make_learner(plan, "numpy", 0)
    look = [learner.look(found.observations, found.masks)]
    said = [learner.imitate(look, found.example, Pace(3e-3, 0.0, 64)) for _ in range(12)]
    assert said[-1]["owned"] < 0.8 * said[0]["owned"]
    assert said[-1]["lines"] < 0.8 * said[0]["lines"]


def test_lessons_come_turned_as_well() -> None:
    table = Table("kingdom_builder", 2, None, "lead")
    lesson = play_lesson(table, "random", 1)
    found = examples_of(table, [lesson])
    half = len(found.masks) // 2
    [turned] = symmetries(table.game)
    assert np.array_equal(turned.observations(found.observations[:half]), found.observations[half:])
    assert np.array_equal(turned.actions[found.example.actions[:half, 0]], found.example.actions[half:, 0])
    legal = np.unpackbits(found.masks[half:], axis=1, bitorder="little")
    assert legal[np.arange(half), found.example.actions[half:, 0]].all()


def test_a_network_sees_what_is_legal_from_all_sides(tmp_path: Path) -> None:
    """What is legal changes what it thinks; of a turned position, and what is legal there, it thinks the same."""
    table = Table("kingdom_builder", 2, None, "lead")
    plan = make_plan(table, 8, 1, 16, plain=True)
    assert plan.sees_legal
    export(plan, make_learner(plan, "numpy", 3).weights(), tmp_path / NETWORK, {})
    network = Network(str(tmp_path / NETWORK))
    [side] = symmetries(table.game)
    table.reset(2)
    while len(legal := table.legal(table.asked[0])) < 3:
        table.apply(table.asked[0], legal[0])
    packed = table.game.encode(table.runner.state, table.asked[0])
    turned = side.observation(packed)
    positions = Position(packed, legal), Position(turned, side.actions[legal].tolist())
    one, other = network.ask(table.game, positions, turned=True)
    assert np.allclose(one.scores, np.array(other.scores)[side.actions], atol=1e-5)
    [fewer] = network.ask(table.game, [Position(packed, legal[:1])], turned=True)
    assert not np.allclose(one.scores, fewer.scores, atol=1e-5)
    [wrong] = network.ask(table.game, [Position(turned, legal)], turned=True)
    assert not np.allclose(one.scores, np.array(wrong.scores)[side.actions], atol=1e-5)


def test_a_network_that_does_not_see_what_is_legal_still_plays(tmp_path: Path) -> None:
    """As those do that were trained before networks saw it; their plans have no word of it."""
    table = Table("coloma", 2, None, "lead")
    written = make_plan(table, 8, 1, 16, legal=False).as_json()
    plan = plan_from({name: value for name, value in written.items() if not name.startswith("legal")})
    assert not plan.sees_legal
    export(plan, make_learner(plan, "numpy", 3).weights(), tmp_path / NETWORK, {})
    assert not Network(str(tmp_path / NETWORK)).sees_legal
    match = play_game("coloma", 2, seed=1, bots=[f"model:{tmp_path / NETWORK}", "random"])
    assert match.over


def test_many_actions_are_seen_by_what_they_name() -> None:
    """Keyflower has thousands of actions to lay tiles: of those tiles, places and ways to turn them are seen."""
    table = Table("keyflower", 2, None, "lead")
    plan = make_plan(table, 8, 1, 16, plain=True)
    learner = make_learner(plan, "numpy", 0)
    wide = plan.legal_wide[-1]
    named = [size - 2 for size in wide.shape]
    action = wide.base + int(np.ravel_multi_index(named, wide.shape))
    masks = np.zeros((1, (table.actions + 7) // 8), np.uint8)
    masks[0, action // 8] = 1 << action % 8
    seen, legal = learner.look(np.zeros((1, table.layout.packed_size), np.uint8), masks)
    assert np.flatnonzero(legal).tolist() == [action]
    starts = np.cumsum([0, *wide.shape[:-1]])
    assert np.flatnonzero(seen[0, -sum(wide.shape) :]).tolist() == (starts + named).tolist()


def test_the_average_follows_the_network_and_is_what_bots_play_by(tmp_path: Path) -> None:
    run = begin(tmp_path, replace(FEW, updates=3, every=1, minutes=1e6), silent)
    before = run.learner.weights()["head.weight"]
    run.go()
    now, average = run.learner.weights()["head.weight"], run.average["head.weight"]
    assert 0 < np.abs(average - now).max() < np.abs(before - now).max()
    again = resume(tmp_path, silent)
    assert np.array_equal(again.average["head.weight"], average)
    exported = [numpy_helper.to_array(one) for one in onnx.load(str(tmp_path / NETWORK)).graph.initializer]
    assert any(np.array_equal(one, average.astype(np.float16)) for one in exported)


def test_the_drawing_shows_every_rating() -> None:
    rows = [{"seconds": 60.0 * n, "won": 0.1 * n, "margin": 0.05} for n in range(4)]
    assert drawing(rows).count("<circle") == 4


def test_a_plain_network_sees_no_grid() -> None:
    table = Table("kingdom_builder", 2, None, "lead")
    with pytest.raises(BadOptions, match="needs PyTorch"):
        make_learner(make_plan(table, 8, 1, 16), "numpy", 0)
    assert not make_plan(table, 8, 1, 16, plain=True).rows
