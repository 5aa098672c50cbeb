"""Train a small policy for Kingdom Builder's first game, write it as ONNX, and let it play against a bot of the house.

    python examples/train_kingdom_builder.py policy.onnx

A teacher plays: at every decision it tries each option and asks the game's advice what it is worth. The policy learns
to tell the same from the observation alone, in one look: a fixed part of the network works out features of cells (what
lies on a cell, around it, in its row), and two small layers learn what they are worth. NumPy is enough to train it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import onnxruntime
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from boardwright.bots.greedy import finished_ways
from boardwright.games.kingdom_builder.board import CELLS, GRID, ROWS, WATER
from boardwright.games.kingdom_builder.encoding import TILES, ZONES
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import deciding
from boardwright.kernel.steps import bits
from boardwright.research import Table, layout, unpack
from boardwright.research.models import save_model

Floats = NDArray[np.float32]

GAME = "kingdom_builder"
OPTIONS = {"first_game": True}
TABLE = Table(GAME, 2, OPTIONS)
LAYOUT = layout(GAME)
SPACE = TABLE.game.space
#: The verbs that are said of a cell, with their first actions; and all actions that are not.
VERBS = {block.verb: block.base for block in SPACE.blocks if block.kinds == ("cell",)}
IS_CELL = np.zeros(SPACE.size, bool)
for _base in VERBS.values():
    IS_CELL[_base : _base + CELLS] = True
OTHERS = np.flatnonzero(~IS_CELL)
VERB_OF = np.zeros(SPACE.size, int)
CELL_OF = np.zeros(SPACE.size, int)
OTHER_OF = np.zeros(SPACE.size, int)
OTHER_OF[OTHERS] = np.arange(len(OTHERS))
for _number, _base in enumerate(VERBS.values()):
    VERB_OF[_base : _base + CELLS] = _number
    CELL_OF[_base : _base + CELLS] = np.arange(CELLS)

#: How sharply the policy is to prefer what is worth more: in points of advice.
TEMPERATURE = 0.7
#: One decision in so many is taken at random, so that the policy sees what the teacher would not get into.
STRAY = 12
HIDDEN = 64
RATE = 2e-3
BATCH = 64


# -- the fixed part of the network: from observations to features of cells ------------------------------------------


class Graph:
    """A network being written down, node by node."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        self.count = 0

    def constant(self, value: Any, kind: Any = np.float32) -> str:
        self.count += 1
        self.constants.append(numpy_helper.from_array(np.asarray(value, kind), f"c{self.count}"))
        return f"c{self.count}"

    def node(self, operation: str, *inputs: str, **attributes: Any) -> str:
        self.count += 1
        self.nodes.append(helper.make_node(operation, list(inputs), [f"n{self.count}"], **attributes))
        return f"n{self.count}"

    def part(self, observation: str, name: str, rows: int | None = None) -> str:
        """A part of the observation in its shape, or the first rows of it; bits are 0 and 1, numbers as they are."""
        part = LAYOUT.part(name)
        shape = part.shape if rows is None else (rows, *part.shape[1:])
        size = int(np.prod(shape))
        ends = [self.constant([number], np.int64) for number in (part.start, part.start + size, 1)]
        found = self.node("Slice", observation, *ends)
        found = self.node("Reshape", found, self.constant([-1, *shape], np.int64))
        return self.node("Mul", found, self.constant(part.scale)) if part.scale else found

    def at_most_one(self, value: str) -> str:
        return self.node("Clip", value, self.constant(0), self.constant(1))

    def opposite(self, value: str) -> str:
        return self.node("Sub", self.constant(1), value)


def near(radius: int) -> Floats:
    """By cell the cells at that distance."""
    found = np.zeros((CELLS, CELLS), np.float32)
    for cell in range(CELLS):
        inner = reached = 1 << cell
        for _ in range(radius):
            inner, reached = reached, reached | GRID.near(reached)
        found[cell, bits(reached & ~inner)] = 1
    return found


def same_row() -> Floats:
    found = np.zeros((CELLS, CELLS), np.float32)
    for row in ROWS:
        cells = bits(row)
        found[np.ix_(cells, cells)] = 1
    return found


def cell_features(graph: Graph, observation: str) -> tuple[str, str]:
    """What can be said of every cell: games x cells x features; and by terrain the best of it within reach."""
    one, two = graph.constant(near(1)), graph.constant(near(2))
    seats = graph.node("Transpose", graph.part(observation, "settlements", 2), perm=[0, 2, 1])
    own = graph.node("Slice", seats, *[graph.constant([end], np.int64) for end in (0, 1, 2)])
    terrain = graph.node("Transpose", graph.part(observation, "terrain"), perm=[0, 2, 1])
    castles = graph.node("Transpose", graph.part(observation, "features", 1), perm=[0, 2, 1])
    planes = [graph.part(observation, name) for name in ("free", "played cells")]
    planes = [graph.node("Reshape", plane, graph.constant([-1, CELLS, 1], np.int64)) for plane in planes]
    # Castles that nobody of ours stands beside; tiles that can still be had; locations that are not reached yet.
    beside = graph.at_most_one(graph.node("MatMul", one, own))
    lonely = graph.node("Mul", castles, graph.opposite(beside))
    zones = graph.part(observation, "zones")
    ends = [graph.constant([end], np.int64) for end in (0, ZONES, 1)]
    taken = graph.node("Slice", graph.part(observation, "tiles taken", 1), *ends[:2], graph.constant([2], np.int64))
    left = graph.node("Slice", graph.part(observation, "tiles left"), *ends)
    left = graph.node("Reshape", graph.at_most_one(left), graph.constant([-1, 1, ZONES], np.int64))
    to_have = graph.node("MatMul", graph.node("Mul", left, graph.opposite(taken)), zones)
    touched = graph.at_most_one(graph.node("MatMul", zones, own))
    unreached = graph.node("Transpose", graph.opposite(touched), perm=[0, 2, 1])
    unreached = graph.node("MatMul", unreached, zones)
    wishes = [graph.node("Transpose", plane, perm=[0, 2, 1]) for plane in (to_have, unreached)]
    base = graph.node("Concat", seats, terrain, castles, *planes, lonely, *wishes, axis=2)
    around = graph.node("MatMul", one, base)
    beyond = graph.node("MatMul", two, base)
    in_row = graph.node("MatMul", graph.constant(same_row()), seats)
    longest = graph.node("ReduceMax", in_row, graph.constant([1], np.int64))
    to_longest = graph.node("Sub", in_row, longest)
    tops = graph.node("Relu", graph.node("Add", to_longest, graph.constant(1)))
    rows = graph.node("Mul", graph.node("Concat", in_row, to_longest, axis=2), graph.constant(0.2))
    scaled = [graph.node("Mul", value, graph.constant(0.3)) for value in (around, beyond)]
    # By terrain, what could be had where one may build beside own settlements: castles, tiles, locations, water, rows.
    own_row = graph.node("Slice", rows, *[graph.constant([end], np.int64) for end in (0, 1, 2)])
    water = graph.node("Slice", terrain, *[graph.constant([end], np.int64) for end in (WATER, WATER + 1, 2)])
    gains = [graph.at_most_one(graph.node("MatMul", one, plane)) for plane in (lonely, water)]
    gained = graph.node("Concat", beside, *gains, *wishes, own_row, axis=2)
    reach = graph.node("Mul", terrain, graph.node("Mul", planes[0], beside))
    each = graph.node(
        "Mul",
        graph.node("Unsqueeze", reach, graph.constant([3], np.int64)),
        graph.node("Unsqueeze", gained, graph.constant([2], np.int64)),
    )
    best = graph.node("ReduceMax", each, graph.constant([1], np.int64), keepdims=0)
    best = graph.node("Flatten", best)
    return graph.node("Concat", base, *scaled, graph.at_most_one(around), rows, tops, axis=2), best


def table_features(graph: Graph, observation: str, best: str) -> str:
    """What can be said of the table as a whole: games x features."""
    usable = graph.node("Reshape", graph.part(observation, "tiles usable"), graph.constant([-1, 1, TILES], np.int64))
    kinds = graph.node("MatMul", usable, graph.part(observation, "kinds"))
    kinds = graph.node("Reshape", kinds, graph.constant([-1, LAYOUT.part("kinds").shape[1]], np.int64))
    counts = [graph.node("Mul", graph.part(observation, name), graph.constant(0.1)) for name in ("supply", "turn")]
    asked = [graph.part(observation, name) for name in ("played", "question")]
    return graph.node("Concat", kinds, *counts, *asked, best, axis=1)


def model_of(graph: Graph, outputs: dict[str, Any]) -> Any:
    given = [helper.make_tensor_value_info("observation", TensorProto.FLOAT, [None, LAYOUT.size])]
    told = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in outputs.items()]
    made = helper.make_graph(graph.nodes, "policy", given, told, graph.constants)
    return helper.make_model(made, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)


def features() -> Any:
    """The fixed part alone, to be run on observations."""
    graph = Graph()
    cells, best = cell_features(graph, "observation")
    graph.nodes.append(helper.make_node("Identity", [cells], ["cells"]))
    graph.nodes.append(helper.make_node("Identity", [table_features(graph, "observation", best)], ["table"]))
    model = model_of(graph, {"cells": None, "table": None})
    return onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])


# -- the part that learns -------------------------------------------------------------------------------------------


class Lesson(NamedTuple):
    """One decision: what is known of the cells and actions to choose from, and how likely each ought to be."""

    cells: Floats
    verbs: NDArray[np.int64]
    at: NDArray[np.int64]
    others: NDArray[np.int64]
    table: Floats
    wanted: Floats  #: cells first, then others


class Policy:
    """Two small layers for actions of cells, and two for all others."""

    def __init__(self, cell_size: int, table_size: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int) -> Floats:
            return np.asarray(chance.standard_normal((rows, columns)) * np.sqrt(2 / rows), np.float32)

        def nothing(*shape: int) -> Floats:
            return np.zeros(shape, np.float32)

        self.weights: dict[str, Floats] = {
            "cells": layer(cell_size, HIDDEN),
            "table": layer(table_size, HIDDEN) * np.float32(0.3),
            "verbs": nothing(len(VERBS), HIDDEN),
            "inner": layer(HIDDEN, HIDDEN),
            "inner bias": nothing(HIDDEN),
            "score": layer(HIDDEN, 1),
            "places": nothing(len(VERBS), CELLS),
            "other table": layer(table_size, HIDDEN),
            "other bias": nothing(HIDDEN),
            "other score": nothing(HIDDEN, len(OTHERS)),
            "other scores": nothing(len(OTHERS)),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def learn(self, lessons: list[Lesson], rate: float) -> float:
        """One step towards what those lessons want; how far it was off before."""
        w = self.weights
        counts = np.array([len(lesson.at) for lesson in lessons])
        owner = np.repeat(np.arange(len(lessons)), counts)
        cells = np.concatenate([lesson.cells for lesson in lessons]).astype(np.float32)
        verbs = np.concatenate([lesson.verbs for lesson in lessons])
        at = np.concatenate([lesson.at for lesson in lessons])
        table = np.stack([lesson.table for lesson in lessons])
        first = np.maximum(cells @ w["cells"] + (table @ w["table"])[owner] + w["verbs"][verbs], 0)
        second = np.maximum(first @ w["inner"] + w["inner bias"], 0)
        of_cells = (second @ w["score"])[:, 0] + w["places"][verbs, at]
        aside = np.maximum(table @ w["other table"] + w["other bias"], 0)
        of_others = aside @ w["other score"] + w["other scores"]
        # What is wanted less what is done, for every action to choose from.
        of_cells_off = np.zeros_like(of_cells)
        of_others_off = np.zeros_like(of_others)
        loss, place = 0.0, 0
        for number, lesson in enumerate(lessons):
            end = place + counts[number]
            scores = np.concatenate([of_cells[place:end], of_others[number, lesson.others]])
            done = np.exp(scores - scores.max())
            done /= done.sum()
            loss -= float((lesson.wanted * np.log(done + 1e-9)).sum())
            off = done - lesson.wanted
            of_cells_off[place:end] = off[: counts[number]]
            of_others_off[number, lesson.others] = off[counts[number] :]
            place = end
        slopes = {name: np.zeros_like(weight) for name, weight in w.items()}
        column = of_cells_off[:, None]
        slopes["score"] = second.T @ column
        np.add.at(slopes["places"], (verbs, at), of_cells_off)
        back = (column @ w["score"].T) * (second > 0)
        slopes["inner"], slopes["inner bias"] = first.T @ back, back.sum(axis=0)
        back = (back @ w["inner"].T) * (first > 0)
        slopes["cells"] = cells.T @ back
        np.add.at(slopes["verbs"], verbs, back)
        by_lesson = np.zeros((len(lessons), HIDDEN), np.float32)
        np.add.at(by_lesson, owner, back)
        slopes["table"] = table.T @ by_lesson
        slopes["other score"], slopes["other scores"] = aside.T @ of_others_off, of_others_off.sum(axis=0)
        back = (of_others_off @ w["other score"].T) * (aside > 0)
        slopes["other table"], slopes["other bias"] = table.T @ back, back.sum(axis=0)
        self.adam({name: slope / np.float32(len(lessons)) for name, slope in slopes.items()}, rate)
        return loss / len(lessons)

    def adam(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-6)
            self.weights[name] -= np.float32(rate) * step

    def model(self) -> Any:
        """The whole network: from observations to a score for every action of the game."""
        graph = Graph()
        w = {name: graph.constant(weight) for name, weight in self.weights.items()}
        cells, best = cell_features(graph, "observation")
        table = table_features(graph, "observation", best)
        of_table = graph.node("Unsqueeze", graph.node("MatMul", table, w["table"]), graph.constant([1], np.int64))
        shared = graph.node("Add", graph.node("MatMul", cells, w["cells"]), of_table)
        scores: dict[int, str] = {}
        for number, base in enumerate(VERBS.values()):
            verb = graph.constant(self.weights["verbs"][number])
            first = graph.node("Relu", graph.node("Add", shared, verb))
            second = graph.node("Add", graph.node("MatMul", first, w["inner"]), w["inner bias"])
            score = graph.node("MatMul", graph.node("Relu", second), w["score"])
            score = graph.node("Reshape", score, graph.constant([-1, CELLS], np.int64))
            scores[base] = graph.node("Add", score, graph.constant(self.weights["places"][number]))
        aside = graph.node("Relu", graph.node("Add", graph.node("MatMul", table, w["other table"]), w["other bias"]))
        others = graph.node("Add", graph.node("MatMul", aside, w["other score"]), w["other scores"])
        joined = graph.node("Concat", *scores.values(), others, axis=1)
        # The scores as they were joined, put in the order of the actions.
        order = np.concatenate([*[base + np.arange(CELLS) for base in scores], OTHERS])
        graph.nodes.append(
            helper.make_node("Gather", [joined, graph.constant(np.argsort(order), np.int64)], ["scores"], axis=1)
        )
        return model_of(graph, {"scores": [None, SPACE.size]})


# -- the teacher ----------------------------------------------------------------------------------------------------


class Example(NamedTuple):
    """A decision of the teacher: what it knew, what it could do, and what the advice was on each."""

    observation: bytes
    actions: list[int]
    values: list[float]


def lessons_of(examples: list[Example], look: Any) -> Iterator[Lesson]:
    """Examples as the policy learns from them."""
    for start in range(0, len(examples), BATCH):
        some = examples[start : start + BATCH]
        packed = np.stack([np.frombuffer(example.observation, np.uint8) for example in some])
        cells, table = look.run(None, {"observation": unpack(GAME, packed)})
        for number, example in enumerate(some):
            actions, values = np.array(example.actions), np.array(example.values)
            is_cell = IS_CELL[actions]
            order = np.concatenate([np.flatnonzero(is_cell), np.flatnonzero(~is_cell)])
            wanted = np.exp((values - values.max())[order] / TEMPERATURE)
            at = CELL_OF[actions[is_cell]]
            yield Lesson(
                cells[number, at].astype(np.float16),
                VERB_OF[actions[is_cell]],
                at,
                OTHER_OF[actions[~is_cell]],
                table[number],
                (wanted / wanted.sum()).astype(np.float32),
            )


def teach(seed: int) -> Iterator[Example]:
    """A game of the teacher against itself."""
    TABLE.reset(seed)
    dice = FastDice(seed)
    while not TABLE.over:
        runner = TABLE.runner
        step = deciding(runner.state)[0]
        options = step.options(runner.state)
        if len(options) == 1:
            runner.apply(step.who, options[0])
            continue
        values: dict[int, float] = {}
        for way in finished_ways(TABLE.game, runner.state, step):
            begun = way.decisions()[-1][1]
            values[begun] = max(way.value, values.get(begun, way.value))
        # What the teacher has not followed to its end looked worse half-way.
        lowest = min(values.values())
        known = [values.get(action, lowest) for action in options]
        yield Example(TABLE.game.encode(runner.state, step.who), options, known)
        best = max(values, key=lambda action: (values[action], dice.below(1 << 20)))
        runner.apply(step.who, best if dice.below(STRAY) else options[dice.below(len(options))])


def train(games: int, rounds: int, seed: int = 0) -> Policy:
    """Let the teacher play, then learn from all of it some rounds."""
    started = time.monotonic()
    look = features()
    examples: list[Example] = []
    for number in range(games):
        examples += teach(1000 * seed + number)
        show(f"game {number + 1} of {games}: {len(examples)} decisions", started)
    lessons = list(lessons_of(examples, look))
    policy = Policy(lessons[0].cells.shape[1], len(lessons[0].table), seed)
    chance = np.random.default_rng(seed)
    every = rounds * -(-len(lessons) // BATCH)
    done = 0
    for turn in range(rounds):
        order = chance.permutation(len(lessons))
        off = []
        for start in range(0, len(order), BATCH):
            rate = RATE * min(1.0, 4 * (1 - done / every))
            off.append(policy.learn([lessons[number] for number in order[start : start + BATCH]], rate))
            done += 1
        show(f"round {turn + 1} of {rounds}: off by {np.mean(off):.3f}", started)
    print(file=sys.stderr)
    return policy


def show(what: str, started: float) -> None:
    print(f"\r{what}, {time.monotonic() - started:.0f} s   ", end="", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="where to write the policy, such as policy.onnx")
    parser.add_argument("--games", type=int, default=80, help="how many games the teacher plays")
    parser.add_argument("--rounds", type=int, default=8, help="how often the policy learns from all of them")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    policy = train(given.games, given.rounds, given.seed)
    save_model(policy.model(), given.file, GAME)
    print(f"{given.file} is written; enter it as model:{given.file}")


if __name__ == "__main__":
    main()
