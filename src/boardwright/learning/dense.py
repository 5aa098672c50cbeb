"""A small network of plain layers, trained with NumPy alone: on any laptop, and where tests run.

Two layers with what is seen, then scores for all actions, what the game will be worth, final points by seat and line
of the score sheet, and who will own what. The slopes are worked out by hand. Weights are named and lie as in
`torched.py`, so that both are written down alike.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions
from boardwright.learning.learner import (
    CLIP,
    MOST_SLOPE,
    OWNED_COUNTS,
    POINTS_COUNT,
    VALUE_COUNTS,
    Endings,
    Example,
    Experience,
    Look,
    Moves,
    Pace,
)
from boardwright.learning.plan import Plan
from boardwright.research.observations import Bytes, Floats, unpack

NEVER: Final = np.float32(-1e9)
#: How quickly Adam forgets, and how far weights shrink by themselves.
SLOW, SLOWER, SHRINK = 0.9, 0.999, 1e-4


class Ended(NamedTuple):
    """How games have ended, a row a decision."""

    worth: Floats
    points: Floats
    owned: Bytes


class DenseLearner:
    """The network, and what Adam remembers of it."""

    def __init__(self, plan: Plan, seed: int) -> None:
        if plan.rows or plan.bonds:
            raise BadOptions("NumPy trains plain networks only; this one has a grid and needs PyTorch")
        self.plan = plan
        self.game = get_game(plan.game)
        self.chance = np.random.default_rng(seed)
        self.columns = np.array(plan.columns, np.int64)
        sizes = {
            "head": (plan.hidden, plan.all_flat),
            "mid": (plan.hidden, plan.hidden),
            "rest": (plan.rest, plan.hidden),
        }
        sizes |= {"value": (plan.players, plan.hidden), "points": (plan.players * (1 + len(plan.lines)), plan.hidden)}
        sizes |= {"estate": (len(plan.owned), plan.hidden)} if plan.owned else {}
        self.w: dict[str, Floats] = {}
        for name, (rows, columns) in sizes.items():
            scale = np.sqrt(2 / columns) if name in ("head", "mid") else 0.01
            self.w[f"{name}.weight"] = (self.chance.standard_normal((rows, columns)) * scale).astype(np.float32)
            self.w[f"{name}.bias"] = np.zeros(rows, np.float32)
        self.moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.w.items()}
        self.steps = 0

    # -- asking ------------------------------------------------------------------------------------------------

    def look(self, observations: Bytes, masks: Bytes) -> Look:
        seen = unpack(self.game, observations)[:, self.columns]
        legal = np.unpackbits(masks, axis=-1, count=self.plan.rest, bitorder="little").astype(bool)
        return np.concatenate([seen, *self.seen_legal(legal)], axis=1), legal

    def seen_legal(self, legal: NDArray[np.bool_]) -> list[NDArray[np.bool_]]:
        """What is seen of legal actions: some one by one, others by what they name."""
        found = [legal[:, self.plan.legal_single]]
        for wide in self.plan.legal_wide:
            named = legal[:, wide.base : wide.base + wide.size].reshape(len(legal), *wide.shape)
            others = range(1, len(wide.shape) + 1)
            found += [np.asarray(named.any(axis=tuple(axis for axis in others if axis != kept))) for kept in others]
        return found

    def fetching(self, memory: Bytes | None) -> AbstractContextManager[None]:
        return nullcontext()

    def forward(self, seen: Floats, legal: NDArray[np.bool_]) -> dict[str, Floats]:
        w = self.w
        first = np.maximum(seen @ w["head.weight"].T + w["head.bias"], 0)
        second = np.maximum(first @ w["mid.weight"].T + w["mid.bias"], 0)
        scores = np.where(legal, second @ w["rest.weight"].T + w["rest.bias"], NEVER)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        value = np.tanh(second @ w["value.weight"].T + w["value.bias"])
        points = second @ w["points.weight"].T + w["points.bias"]
        found = {"first": first, "second": second, "logs": logs, "value": value, "points": points}
        if self.plan.owned:
            found["estate"] = 1 / (1 + np.exp(-second @ w["estate.weight"].T - w["estate.bias"]))
        return found

    def act(self, look: Look, best: bool = False) -> Moves:
        found = self.forward(*look)
        logs = found["logs"]
        chosen = logs if best else logs + self.chance.gumbel(size=logs.shape)
        actions = chosen.argmax(axis=1)
        return Moves(actions, logs[np.arange(len(actions)), actions], found["value"])

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, looks: Sequence[Look], experience: Experience, endings: Endings, pace: Pace) -> dict[str, float]:
        def off(found: dict[str, Floats], rows: NDArray[Any]) -> tuple[Floats, Ended, dict[str, float]]:
            part = Experience(*[column[rows] for column in experience])
            weight = part.weight / max(part.weight.sum(), 1)
            logs, each = found["logs"], np.arange(len(rows))
            chances = np.exp(logs)
            better = part.better - (part.better * weight).sum()
            better = better / (np.sqrt((better**2 * weight).sum()) + 1e-6)
            ratio = np.exp(logs[each, part.actions] - part.likely)
            free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = -better * ratio * free * weight
            scores = -chances * push[:, None]
            scores[each, part.actions] += push
            entropy = -(chances * logs).sum(axis=1)
            scores += pace.curiosity * weight[:, None] * chances * (logs + entropy[:, None])
            told = {"policy": float(-(better * ratio * weight).sum()), "entropy": float((entropy * weight).sum())}
            ended = Ended(part.worth, endings.points[part.ends], endings.owned[part.ends])
            return scores.astype(np.float32), ended, told

        return self.go_through(looks, off, pace, [experience.weight])

    def imitate(self, looks: Sequence[Look], example: Example, pace: Pace) -> dict[str, float]:
        def off(found: dict[str, Floats], rows: NDArray[Any]) -> tuple[Floats, Ended, dict[str, float]]:
            part = Example(*[column[rows] for column in example])
            scores = np.exp(found["logs"])
            np.subtract.at(scores, (np.arange(len(rows))[:, None], part.actions), part.shares)
            ended = Ended(part.worth, part.points, part.owned)
            return (scores / len(rows)).astype(np.float32), ended, agreement(found["logs"], part)

        return self.go_through(looks, off, pace, [])

    def examine(self, looks: Sequence[Look], example: Example) -> dict[str, float]:
        seen, legal = [np.concatenate(column) for column in zip(*looks, strict=True)]
        found = self.forward(seen, legal)
        return {**agreement(found["logs"], example), "value": float(((found["value"] - example.worth) ** 2).mean())}

    def go_through(self, looks: Sequence[Look], off: Any, pace: Pace, weights: list[Floats]) -> dict[str, float]:
        """One step for each batch of rows, in an order of chance."""
        seen, legal = [np.concatenate(column) for column in zip(*looks, strict=True)]
        order = self.chance.permutation(len(seen))
        told: dict[str, float] = {}
        batches = max(len(order) // pace.batch, 1)
        for number in range(batches):
            rows = order[number * pace.batch : (number + 1) * pace.batch]
            found = self.forward(seen[rows], legal[rows])
            scores, ended, said = off(found, rows)
            weight = weights[0][rows] if weights else np.ones(len(rows), np.float32)
            share = (weight / max(weight.sum(), 1))[:, None]
            wanted = {"rest": scores, **self.ends_off(found, ended, share, said)}
            self.adam(self.slopes(seen[rows], found, wanted), pace.rate)
            for name, amount in said.items():
                told[name] = told.get(name, 0) + amount / batches
        return told

    def ends_off(
        self, found: dict[str, Floats], ended: Ended, share: Floats, said: dict[str, float]
    ) -> dict[str, Floats]:
        """How what is expected of the end ought to change; what is not known yet counts for nothing."""
        each = share / self.plan.players
        value = found["value"] - ended.worth
        points = np.where(np.isnan(ended.points), 0, found["points"] - np.nan_to_num(ended.points))
        said |= {"value": float((value**2 * each).sum()), "lines": float((points**2 * each).sum())}
        off: dict[str, Any] = {
            "value": 2 * VALUE_COUNTS * value * (1 - found["value"] ** 2) * each,
            "points": 2 * POINTS_COUNT * points * each,
        }
        if things := len(self.plan.owned):
            owned = np.unpackbits(ended.owned, axis=1, count=things, bitorder="little")
            known = ~np.isnan(ended.points[:, :1]) * share / things
            right = np.where(owned, found["estate"], 1 - found["estate"])
            said["owned"] = float((-np.log(right + 1e-9) * known).sum())
            off["estate"] = OWNED_COUNTS * (found["estate"] - owned) * known
        return off

    def slopes(self, seen: Floats, found: dict[str, Floats], wanted: dict[str, Floats]) -> dict[str, Floats]:
        """From how the outputs ought to change to how the weights ought to."""
        w, first, second = self.w, found["first"], found["second"]
        made: dict[str, Floats] = {}
        back = np.zeros_like(second)
        for name, change in wanted.items():
            off = change.astype(np.float32)
            made[f"{name}.weight"], made[f"{name}.bias"] = off.T @ second, off.sum(axis=0)
            back += off @ w[f"{name}.weight"]
        back *= second > 0
        made["mid.weight"], made["mid.bias"] = back.T @ first, back.sum(axis=0)
        back = (back @ w["mid.weight"]) * (first > 0)
        made["head.weight"], made["head.bias"] = back.T @ seen, back.sum(axis=0)
        return made

    def adam(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        whole = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        cut = np.float32(min(1.0, MOST_SLOPE / (whole + 1e-6)))
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += np.float32(1 - SLOW) * (slope * cut - mean)
            square += np.float32(1 - SLOWER) * ((slope * cut) ** 2 - square)
            step = mean / (1 - SLOW**self.steps) / (np.sqrt(square / (1 - SLOWER**self.steps)) + 1e-8)
            self.w[name] -= (rate * (step + SHRINK * self.w[name])).astype(np.float32)

    # -- keeping -----------------------------------------------------------------------------------------------

    def twin(self, weights: Mapping[str, NDArray[Any]], seed: int) -> DenseLearner:
        found = DenseLearner(self.plan, seed)
        found.set_weights(weights)
        return found

    def weights(self) -> dict[str, Floats]:
        return {name: weight.copy() for name, weight in self.w.items()}

    def set_weights(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self.w = {name: np.array(weights[name], np.float32) for name in self.w}

    def state(self) -> dict[str, NDArray[Any]]:
        found: dict[str, NDArray[Any]] = {f"weight {name}": weight for name, weight in self.weights().items()}
        for name, (mean, square) in self.moments.items():
            found[f"mean {name}"], found[f"square {name}"] = mean.copy(), square.copy()
        told = json.dumps({"steps": self.steps, "chance": self.chance.bit_generator.state})
        found["learner"] = np.array(told)
        return found

    def set_state(self, state: Mapping[str, NDArray[Any]]) -> None:
        self.set_weights({name: state[f"weight {name}"] for name in self.w})
        self.moments = {name: (state[f"mean {name}"].copy(), state[f"square {name}"].copy()) for name in self.w}
        told = json.loads(str(state["learner"]))
        self.steps = told["steps"]
        self.chance.bit_generator.state = told["chance"]


def agreement(logs: Floats, example: Example) -> dict[str, float]:
    """How far off from a teacher, and how often it would do what the teacher found best."""
    told = np.take_along_axis(logs, example.actions, axis=1)
    wanted = example.actions[np.arange(len(logs)), example.shares.argmax(axis=1)]
    return {
        "policy": float(-(example.shares * told).sum(axis=1).mean()),
        "agreed": float((logs.argmax(axis=1) == wanted).mean()),
    }
