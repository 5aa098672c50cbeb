"""The same with PyTorch, where it is installed: what the network sees, what it learns, the file that plays alike.

PyTorch is no part of the development lock: its plain package brings gigabytes for GPUs. What these tests hold true for
every learner is proved with NumPy beside them.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from boardwright.bots.model import open_model
from boardwright.learning.examples import Examples, examples_of
from boardwright.learning.graph import export
from boardwright.learning.learner import Pace, make_learner
from boardwright.learning.lessons import play_lesson
from boardwright.learning.plan import Plan, make_plan
from boardwright.research.observations import unpack
from boardwright.research.table import Table

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'boardwright[learn]'")


def taught(name: str, options: dict[str, object] | None = None, blocks: int = 1) -> tuple[Plan, Examples]:
    table = Table(name, 2, options, "lead")
    plan = make_plan(table, 8, blocks, 16)
    lessons = [play_lesson(table, "random", seed) for seed in range(2)]
    return plan, examples_of(Table(name, 2, options, "lead", lines=plan.lines), lessons, plan.owned)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kingdom_builder", None),
        ("kingdom_builder", {"expansions": ["island", "nomads"]}),
        ("coloma", None),
        ("keyflower", None),
    ],
)
def test_the_file_plays_as_the_network_does(name: str, options: dict[str, object] | None, tmp_path: Path) -> None:
    plan, found = taught(name, options, 2)
    learner = make_learner(plan, "cpu", 1)
    learner.imitate([learner.look(found.observations, found.masks)], found.example, Pace(1e-2, 0, 64))
    some = found.observations[::5]
    numbers = unpack(name, some)
    seen = learner.net.numbers(torch.from_numpy(some.copy()))  # type: ignore[attr-defined]
    assert np.array_equal(seen.numpy(), numbers[:, plan.columns])
    legal = np.unpackbits(found.masks[::5], axis=1, count=len(plan.scores), bitorder="little")
    with torch.no_grad():
        scores, worth, _, _ = learner.net(torch.from_numpy(some.copy()), torch.from_numpy(legal))  # type: ignore[attr-defined]
    export(plan, learner.weights(), tmp_path / "network.onnx", {"game": name})
    given = {"observation": numbers, "legal": legal.astype(np.float32)}
    told = open_model(str(tmp_path / "network.onnx")).run(["scores", "worth"], given)
    assert np.allclose(told[0], scores.numpy(), atol=0.02)
    assert np.allclose(told[1], worth.numpy(), atol=0.02)


def test_imitation_comes_closer_and_goes_on_after_a_checkpoint() -> None:
    plan, found = taught("kingdom_builder")
    assert plan.owned_planes == 2
    learner = make_learner(plan, "cpu", 1)
    look = [learner.look(found.observations, found.masks)]
    pace = Pace(3e-3, 0.0, 64)
    first = learner.imitate(look, found.example, pace)
    for _ in range(4):
        learner.imitate(look, found.example, pace)
    kept = learner.state()
    second = learner.imitate(look, found.example, pace)
    for name in ("policy", "lines", "owned"):
        assert second[name] < first[name], name
    again = make_learner(learner.plan, "cpu", 5)
    again.set_state(kept)
    again.imitate(look, found.example, pace)
    for name, weight in learner.weights().items():
        assert np.array_equal(weight, again.weights()[name]), name
