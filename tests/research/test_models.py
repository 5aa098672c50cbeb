"""Models in files: trained by the example, entered as bots, and refused where they do not belong."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from boardwright.arena import play_game
from boardwright.bots import Seat, make_bot
from boardwright.bots.model import BadModel, ModelBot
from boardwright.bots.networks import sheets
from boardwright.games import get_game
from boardwright.match import new
from boardwright.research import layout
from boardwright.research.models import save_model
from tests.deep import deep, many, seeds

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_kingdom_builder.py"
FIRST_GAME = {"first_game": True}


def constant_model(game: str, scores: Any, given: str = "observation") -> Any:
    """A network that always tells the same."""
    size = layout(game).size
    nothing = helper.make_tensor("nothing", TensorProto.FLOAT, (size, len(scores)), np.zeros(size * len(scores)))
    row = helper.make_tensor("row", TensorProto.FLOAT, (len(scores),), scores)
    nodes = [helper.make_node("Gemm", [given, "nothing", "row"], ["scores"])]
    inputs = [helper.make_tensor_value_info(given, TensorProto.FLOAT, [None, size])]
    outputs = [helper.make_tensor_value_info("scores", TensorProto.FLOAT, [None, len(scores)])]
    graph = helper.make_graph(nodes, "constant", inputs, outputs, [nothing, row])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)


@deep
def test_a_policy_is_trained_until_it_beats_the_easy_bot(tmp_path: Path) -> None:
    """The example as it stands; then both seats of the same deals."""
    file = tmp_path / "policy.onnx"
    runpy.run_path(str(EXAMPLE))["main"]([str(file), "--games", str(many(30, 60))])
    names = (f"model:{file}", "easy")
    points = np.zeros(2)
    won = 0.0
    deals = seeds(20, 60)
    for seed in deals:
        for order in (names, names[::-1]):
            match = play_game("kingdom_builder", 2, seed, order, FIRST_GAME)
            assert match.outcome is not None
            seat = order.index(names[0])
            won += seat in match.winners and 1 / len(match.winners)
            points += (match.outcome.points[seat], match.outcome.points[1 - seat])
    assert won / (2 * len(deals)) > 0.65
    assert points[0] > points[1]


def test_a_model_takes_the_highest_of_what_is_legal(tmp_path: Path) -> None:
    game = get_game("coloma")
    scores = np.arange(game.space.size, dtype=np.float32)
    scores[-1] = np.nan
    save_model(constant_model("coloma", scores), tmp_path / "high.onnx", "coloma")
    bot = make_bot(f"model:{tmp_path / 'high.onnx'}", 1)
    match = new("coloma", players=2, seed=5)
    for _ in range(30):
        player = match.decisions[0].player
        seat = Seat(match, player)
        chosen = bot.choose(seat)
        assert chosen == max(seat.options, key=lambda action: -1 if action == game.space.size - 1 else action)
        match.apply(player, chosen)


def chosen_by(file: Path, game: str) -> int:
    match = new(game, players=2, seed=5)
    while len(match.decisions[0].options) == 1:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    return ModelBot(str(file), 1).choose(Seat(match, match.decisions[0].player))


def test_models_that_do_not_belong_here_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    size = get_game("coloma").space.size
    model = constant_model("coloma", np.zeros(size, np.float32))
    save_model(model, file, "coloma")
    with pytest.raises(BadModel, match="was made for coloma, but this table plays boonlake"):
        chosen_by(file, "boonlake")

    changed = tmp_path / "older.onnx"
    onnx.helper.set_model_props(model, {"boardwright.game": "coloma", "boardwright.rules": "0"})
    onnx.save_model(model, str(changed))
    with pytest.raises(BadModel, match="another version of coloma: rules 0 instead of 1"):
        chosen_by(changed, "coloma")

    unmarked = tmp_path / "unmarked.onnx"
    onnx.save_model(constant_model("coloma", np.zeros(size, np.float32)), str(unmarked))
    with pytest.raises(BadModel, match="was made for nothing that it names"):
        chosen_by(unmarked, "coloma")

    small = tmp_path / "small.onnx"
    save_model(constant_model("coloma", np.zeros(3, np.float32)), small, "coloma")
    with pytest.raises(BadModel, match=r"scores of shape \(1, 3\)"):
        chosen_by(small, "coloma")

    other = tmp_path / "other.onnx"
    save_model(constant_model("coloma", np.zeros(size, np.float32), "pixels"), other, "coloma")
    with pytest.raises(BadModel, match=r"takes \['pixels'\]"):
        make_bot(f"model:{other}", 1)


def test_what_is_no_model_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadModel, match="there is no model file"):
        make_bot(f"model:{tmp_path / 'nothing.onnx'}", 1)
    (tmp_path / "text.onnx").write_text("once upon a time")
    with pytest.raises(BadModel, match="is no model of ONNX"):
        make_bot(f"model:{tmp_path / 'text.onnx'}", 1)


def test_without_the_extra_the_error_names_it() -> None:
    code = "import sys; sys.modules['onnxruntime'] = None; import boardwright.bots as b; b.make_bot('model:x.onnx', 1)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith("this brings it: pip install 'boardwright[bots]'")


def test_learned_plays_by_the_network_of_its_game_and_says_when_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.bots.networks.network_folder", lambda game: tmp_path / game.id)
    sheets.cache_clear()
    (tmp_path / "coloma").mkdir()
    size = get_game("coloma").space.size
    save_model(constant_model("coloma", np.arange(size, dtype=np.float32)), tmp_path / "coloma" / "2.onnx", "coloma")
    bot = make_bot("learned", 1)
    match = new("coloma", players=2, seed=5)
    seat = Seat(match, match.decisions[0].player)
    assert bot.choose(seat) == max(seat.options)
    match = new("boonlake", players=2, seed=5)
    with pytest.raises(BadModel, match=r"network for boonlake with 2 players; there are networks for: coloma \(2\)"):
        bot.choose(Seat(match, match.decisions[0].player))
    sheets.cache_clear()


@pytest.mark.parametrize("name", ["model:x.onnx", "learned"])
def test_without_the_library_both_say_what_brings_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(BadModel, match="onnxruntime is not installed"):
        make_bot(name, 1)
