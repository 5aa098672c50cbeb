"""A network that looks at a board, made quicker: it says almost the same, and what cannot be is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper
from typer.testing import CliRunner

from boardwright.arena import play_game
from boardwright.bots.model import GIVEN, LEGAL, TOLD, WORTH, BadModel, open_model, tags_of
from boardwright.cli.app import app
from boardwright.games import get_game
from boardwright.learning.graph import IR, OPSET, SHEET, Graph
from boardwright.learning.lighter import lighten

GAME = "kingdom_builder"
SIDE = 20
CELLS = SIDE * SIDE


def silent(_: str) -> None:
    return


def write(file: Path, board: bool = True, sheet: bool = True) -> Path:
    """A network nobody has trained: it looks at the first plane of an observation, or at its first numbers alone."""
    game = get_game(GAME)
    assert game.layout is not None
    chance = np.random.default_rng(5)
    shapes = {
        "seen.weight": (8, 1, 3, 3),
        "seen.bias": (8,),
        "sheet.weight": (1, 8, 1, 1),
        "sheet.bias": (1,),
        "rest.weight": (game.space.size, CELLS),
        "rest.bias": (game.space.size,),
        "value.weight": (2, CELLS),
        "value.bias": (2,),
    }
    graph = Graph({name: chance.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()})
    body = graph.cut(GIVEN, 0, CELLS)
    if board:
        planes = graph.relu(graph.convolved("seen", graph.shaped(body, -1, 1, SIDE, SIDE), 3))
        body = graph.shaped(graph.convolved("sheet", planes, 1), -1, CELLS)
    graph.node("Add", graph.layer("rest", body), LEGAL, out=TOLD)
    graph.node("Tanh", graph.layer("value", body), out=WORTH)
    sizes = {GIVEN: game.layout.size, LEGAL: game.space.size, TOLD: game.space.size, WORTH: 2}
    told = {name: helper.make_tensor_value_info(name, TensorProto.FLOAT, [None, size]) for name, size in sizes.items()}
    made = helper.make_graph(graph.nodes, "net", [told[GIVEN], told[LEGAL]], [told[TOLD], told[WORTH]], graph.constants)
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR)
    tags = {**tags_of(game), SHEET: json.dumps({"game": GAME, "players": 2, "options": {}})} if sheet else tags_of(game)
    helper.set_model_props(model, tags)
    onnx.save_model(model, str(file))
    return file


def kinds(file: Path) -> list[str]:
    return [node.op_type for node in onnx.load_model(str(file)).graph.node]


def test_it_says_almost_the_same_and_plays(tmp_path: Path) -> None:
    before, after = write(tmp_path / "before.onnx"), tmp_path / "after.onnx"
    found = lighten(before, after, games=2, tell=silent)
    assert found.agreed > 0.9
    assert found.positions > 5
    game = get_game(GAME)
    assert game.layout is not None
    seen = np.random.default_rng(1).integers(0, 2, (20, game.layout.size)).astype(np.float32)
    given = {GIVEN: seen, LEGAL: np.ones((20, game.space.size), np.float32)}
    told = [open_model(str(file)).run([TOLD, WORTH], given) for file in (before, after)]
    assert not np.array_equal(told[0][0], told[1][0]), "eight bits are no floats"
    assert np.abs(told[0][0] - told[1][0]).mean() < 0.1 * told[0][0].std()
    assert "QuantizeLinear" in kinds(after)
    outcome = play_game(GAME, 2, seed=3, bots=(f"model:{after}", "random")).outcome
    assert outcome is not None


def test_the_command_tells_what_came_of_it(tmp_path: Path) -> None:
    before = write(tmp_path / "before.onnx")
    done = CliRunner().invoke(app, ["lighten", str(before), "--out", str(tmp_path / "after.onnx"), "--games", "2"])
    assert done.exit_code == 0
    assert "the same choice at" in done.output
    assert (tmp_path / "after.onnx").exists()


@pytest.mark.parametrize(
    ("made", "complaint"),
    [
        ({"board": False}, "does not look at a board"),
        ({"sheet": False}, "has no data sheet"),
    ],
)
def test_what_cannot_be_made_quicker_is_refused(made: dict[str, Any], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadModel, match=complaint):
        lighten(write(tmp_path / "before.onnx", **made), tmp_path / "after.onnx", games=2, tell=silent)
    assert not (tmp_path / "after.onnx").exists()


def test_a_network_is_made_quicker_once(tmp_path: Path) -> None:
    lighten(write(tmp_path / "before.onnx"), tmp_path / "after.onnx", games=2, tell=silent)
    with pytest.raises(BadModel, match="was made quicker before"):
        lighten(tmp_path / "after.onnx", tmp_path / "again.onnx", games=2, tell=silent)


def test_a_network_that_would_play_otherwise_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.learning.lighter.OFTEN", -0.01)
    with pytest.raises(BadModel, match="would play another game"):
        lighten(write(tmp_path / "before.onnx"), tmp_path / "after.onnx", games=2, tell=silent)
    assert not (tmp_path / "after.onnx").exists()
