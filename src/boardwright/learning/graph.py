"""A trained network as a file that bots can play by: `model:FILE`, from observations and what is legal to scores.

The graph is put together node by node, so that nothing is needed but `onnx`, and both kinds of learner write the same.
Weights are kept in half precision: files are half as large, and play the same. Beside scores the file can tell what a
position is worth, as ``worth``; who plays by scores alone leaves that out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from boardwright.bots.model import GIVEN, LEGAL, MARK, TOLD, tags_of
from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions
from boardwright.learning.plan import Plan
from boardwright.research.extras import missing
from boardwright.research.observations import Floats

try:
    import onnx
    from onnx import TensorProto, helper, numpy_helper
except ImportError as problem:
    raise missing("onnx", "learn") from problem

OPSET: Final = 18
IR: Final = 9
SHEET: Final = f"{MARK}sheet"


class Graph:
    """Nodes and constants so far."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        self.weights = weights
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        #: By weight the node that takes it out, and the constant that keeps it.
        self.known: dict[str, str] = {}
        self.kept: dict[str, str] = {}

    def node(self, kind: str, *inputs: str, out: str = "", **how: Any) -> str:
        out = out or f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [out], **how))
        return out

    def constant(self, values: Any, kind: Any = np.int64) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.asarray(values, kind), name))
        return name

    def weight(self, name: str) -> str:
        """A weight of the network, kept in half precision and taken out as a float."""
        if name not in self.known:
            half = self.kept[name] = self.constant(self.weights[name], np.float16)
            self.known[name] = self.node("Cast", half, to=TensorProto.FLOAT)
        return self.known[name]

    def layer(self, name: str, seen: str) -> str:
        return self.node("Gemm", seen, self.weight(f"{name}.weight"), self.weight(f"{name}.bias"), transB=1)

    def convolved(self, name: str, seen: str, side: int) -> str:
        around = [side // 2] * 4
        weights = self.weight(f"{name}.weight"), self.weight(f"{name}.bias")
        return self.node("Conv", seen, *weights, kernel_shape=[side, side], pads=around)

    def relu(self, seen: str) -> str:
        return self.node("Relu", seen)

    def shaped(self, seen: str, *shape: int) -> str:
        return self.node("Reshape", seen, self.constant(shape))

    def cut(self, seen: str, start: int, end: int, axis: int = 1) -> str:
        return self.node("Slice", seen, *[self.constant([number]) for number in (start, end, axis)])

    def over_cells(self, how: str, seen: str) -> str:
        return self.node(how, seen, self.constant([2, 3]), keepdims=0)


def make_model(plan: Plan, weights: Mapping[str, Floats]) -> Any:
    """The network as a model of ONNX."""
    graph = drawn(plan, weights)
    game = get_game(plan.game)
    assert game.layout is not None
    takes = {GIVEN: game.layout.size} | ({LEGAL: len(plan.scores)} if plan.sees_legal else {})
    given = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [None, size]) for name, size in takes.items()]
    outputs = [(TOLD, len(plan.scores)), ("worth", plan.players)]
    gives = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [None, size]) for name, size in outputs]
    made = helper.make_graph(graph.nodes, "learned", given, gives, graph.constants)
    return helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR)


def drawn(plan: Plan, weights: Mapping[str, Floats]) -> Graph:
    """All nodes and constants, from what is given to what is told."""
    graph = Graph(weights)
    numbers = graph.node("Gather", GIVEN, graph.constant(plan.columns), axis=1)
    planes, flat = sorted_numbers(graph, plan, numbers)
    told = []
    if planes:
        seen = through_trunk(graph, plan, planes, flat)
        sheet = graph.relu(graph.convolved("sheet", seen, 1))
        told.append(graph.shaped(graph.convolved("sheets", sheet, 1), -1, plan.sheets * plan.area))
        pooled = [graph.over_cells(how, seen) for how in ("ReduceMean", "ReduceMax")]
        flat = graph.node("Concat", *pooled, flat, axis=1)
    body = graph.relu(graph.layer("mid", graph.relu(graph.layer("head", flat))))
    told.append(graph.layer("rest", body))
    joined = graph.node("Concat", *told, axis=1)
    graph.node("Gather", joined, graph.constant(plan.scores), axis=1, out=TOLD)
    graph.node("Tanh", graph.layer("value", body), out="worth")
    return graph


def sorted_numbers(graph: Graph, plan: Plan, numbers: str) -> tuple[str, str]:
    """Planes on the grid, if there is one, and all else; as `Network.sorted` does it."""
    at = plan.planes * plan.area
    planes = [graph.shaped(graph.cut(numbers, 0, at), -1, plan.planes, plan.area)] if plan.rows else []
    flat = []
    for bond in plan.bonds:
        wide = bond.things * (plan.area if bond.spatial else bond.outer)
        things = graph.cut(numbers, at, at + wide)
        at += wide
        kinds = graph.shaped(graph.cut(numbers, at, at + bond.things * bond.kinds), -1, bond.things, bond.kinds)
        at += bond.things * bond.kinds
        if bond.counted:
            count = graph.shaped(graph.cut(numbers, at, at + bond.things), -1, bond.things, 1)
            kinds = graph.node("Mul", kinds, count)
            at += bond.things
        if bond.spatial:
            cells = graph.shaped(things, -1, bond.things, plan.area)
            planes.append(graph.node("MatMul", graph.node("Transpose", kinds, perm=[0, 2, 1]), cells))
        else:
            found = graph.node("MatMul", graph.shaped(things, -1, bond.outer, bond.things), kinds)
            flat.append(graph.shaped(found, -1, bond.outer * bond.kinds))
    flat += flat_legal(graph, plan)
    rest = graph.cut(numbers, at, len(plan.columns))
    rest = graph.node("Concat", rest, *flat, axis=1) if flat else rest
    if not planes:
        return "", rest
    if plan.legal_cells:
        actions = np.array(plan.legal_cells)
        legal = graph.node("Gather", LEGAL, graph.constant(actions.clip(min=0)), axis=1)
        there = graph.constant(actions[None] >= 0, np.float32)
        planes.append(graph.shaped(graph.node("Mul", legal, there), -1, plan.legal_planes, plan.area))
    seen = graph.shaped(graph.node("Concat", *planes, axis=1), -1, plan.all_planes - 2, plan.rows, plan.width)
    land = np.reshape(plan.land, (1, 1, plan.rows, plan.width))
    if not land.all():
        seen = graph.node("Mul", seen, graph.constant(land, np.float32))
    return graph.node("Concat", seen, still_planes(graph, plan, numbers, land), axis=1), rest


def flat_legal(graph: Graph, plan: Plan) -> list[str]:
    """What is seen of legal actions that are on no plane: some one by one, others by what they name."""
    found = []
    if plan.legal_single:
        found.append(graph.node("Gather", LEGAL, graph.constant(plan.legal_single), axis=1))
    for wide in plan.legal_wide:
        named = graph.shaped(graph.cut(LEGAL, wide.base, wide.base + wide.size), -1, *wide.shape)
        axes = range(1, len(wide.shape) + 1)
        for kept in axes:
            others = graph.constant([axis for axis in axes if axis != kept])
            found.append(graph.node("ReduceMax", named, others, keepdims=0))
    return found


def still_planes(graph: Graph, plan: Plan, numbers: str, land: Any) -> str:
    """The two planes that are always the same, for as many games as there are."""
    odd = np.broadcast_to(np.arange(plan.rows)[None, None, :, None] % 2, land.shape)
    games = graph.node("Gather", graph.node("Shape", numbers), graph.constant([0]), axis=0)
    shape = graph.node("Concat", games, graph.constant([2, plan.rows, plan.width]), axis=0)
    return graph.node("Expand", graph.constant(np.concatenate([odd, land], axis=1), np.float32), shape)


def through_trunk(graph: Graph, plan: Plan, planes: str, flat: str) -> str:
    channels = plan.channels
    spread = graph.shaped(graph.layer("spread", flat), -1, channels, 1, 1)
    seen = graph.relu(graph.node("Add", graph.convolved("stem", planes, 3), spread))
    for number in range(plan.blocks):
        name = f"blocks.{number}"
        found = graph.convolved(f"{name}.second", graph.relu(graph.convolved(f"{name}.first", seen, 3)), 3)
        gate = graph.layer(f"{name}.gate", graph.over_cells("ReduceMean", found))
        scale = graph.node("Sigmoid", graph.shaped(graph.cut(gate, 0, channels), -1, channels, 1, 1))
        shift = graph.shaped(graph.cut(gate, channels, 2 * channels), -1, channels, 1, 1)
        found = graph.node("Add", graph.node("Mul", found, scale), shift)
        seen = graph.relu(graph.node("Add", seen, found))
    return seen


def export(plan: Plan, weights: Mapping[str, Floats], file: Path, sheet: Mapping[str, Any]) -> None:
    """Write a network down with its data sheet: what it is for, how it was trained, and how strong it was found."""
    model = make_model(plan, weights)
    tags = {**tags_of(get_game(plan.game)), SHEET: json.dumps(sheet, sort_keys=True)}
    helper.set_model_props(model, tags)
    onnx.checker.check_model(model)
    part = file.with_suffix(".part")
    onnx.save_model(model, str(part))
    part.replace(file)


def read_weights(file: Path, plan: Plan, weights: Mapping[str, Floats]) -> tuple[dict[str, Floats], dict[str, Any]]:
    """The weights of a network that `export` wrote from the same plan, and its data sheet.

    ``weights`` are those of a new network: what a file does not tell, such as who will own what, stays as it is there.
    A file that looks at something else, or was made quicker, is refused.
    """
    try:
        model = onnx.load_model(str(file))
    except Exception as problem:  # the library has many of its own
        raise BadOptions(f"{file} is no network that can be read: {problem}") from problem
    told_of = {found.key: found.value for found in model.metadata_props}
    for name, wanted_tag in tags_of(get_game(plan.game)).items():
        if told_of.get(name) != wanted_tag:
            what, has = name.removeprefix(MARK), told_of.get(name, "unknown")
            raise BadOptions(f"{file} cannot be begun with: it was made for {what} {has} instead of {wanted_tag}")
    graph = drawn(plan, weights)
    read = {found.name: numpy_helper.to_array(found) for found in model.graph.initializer}
    wanted = {found.name: numpy_helper.to_array(found) for found in graph.constants}
    of_weights = set(graph.kept.values())
    alike = read.keys() == wanted.keys() and all(
        read[name].dtype == kept.dtype
        and read[name].shape == kept.shape
        and (name in of_weights or np.array_equal(read[name], kept))
        for name, kept in wanted.items()
    )
    if not alike:
        raise BadOptions(
            f"{file} was made for another table or another size of network, or was made quicker; "
            "to go on from it, name the players, options and size it was trained with"
        )
    told = {name: read[constant].astype(np.float32) for name, constant in graph.kept.items()}
    return {**weights, **told}, json.loads(told_of.get(SHEET, "{}"))
