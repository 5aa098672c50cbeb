"""Training with PyTorch: on a GPU in half precision, compiled and recorded, on a CPU plainly.

What makes it quick on a GPU is checked against the plain way when it is first used. What fails or tells something else
is left out, with a line that says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

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
from boardwright.learning.network import Network
from boardwright.learning.plan import Plan
from boardwright.research.observations import Bytes, Floats

NEVER: Final = -1e9
SHRINK: Final = 1e-4
#: So much of a policy may be elsewhere after compiling: half precision is not exact.
MOST_OFF: Final = 0.05
#: How many decisions are looked at together when nothing is learned from them.
EXAMINED: Final = 8192


class Seen(NamedTuple):
    """Packed observations and masks on the device."""

    packed: Tensor
    masks: Tensor


class Told(NamedTuple):
    """What the network says: how likely actions are, as logarithms, what is legal, worth, points and owners."""

    logs: Tensor
    legal: Tensor
    worth: Tensor
    points: Tensor
    owned: Tensor


class Recorded:
    """Deciding about so many positions again and again: what a GPU does for it is recorded once and then replayed.

    Without it the processor is busy telling the GPU what to do, step by step.
    """

    def __init__(self, decided: Callable[[Seen, Tensor], Tensor], seen: Seen, noise: Tensor) -> None:
        self.seen = Seen(*[column.clone() for column in seen])
        self.noise = noise.clone()
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(3):
                decided(self.seen, self.noise)
        torch.cuda.current_stream().wait_stream(aside)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.found = decided(self.seen, self.noise)

    def __call__(self, seen: Seen, noise: Tensor) -> Tensor:
        for kept, column in zip(self.seen, seen, strict=True):
            kept.copy_(column)
        self.noise.copy_(noise)
        self.graph.replay()
        return self.found


class TorchLearner:
    """The network on a device, and its optimiser."""

    def __init__(self, plan: Plan, kind: str, seed: int) -> None:
        if kind not in ("cpu", "cuda"):
            raise BadOptions(f"there is no device {kind!r}; there are: numpy, cpu, cuda")
        if kind == "cuda" and not torch.cuda.is_available():
            raise BadOptions("PyTorch finds no GPU here; --with cpu or --with numpy need none")
        self.plan = plan
        self.device = kind
        torch.manual_seed(seed)
        self.net = Network(plan, get_game(plan.game)).to(kind)
        self.fast: Callable[[Tensor, Tensor], tuple[Tensor, Tensor, Tensor, Tensor]] = self.net
        if kind == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
            torch._dynamo.config.suppress_errors = True  # what cannot be compiled runs as it is
            self.net.to(memory_format=torch.channels_last)
            self.fast = torch.compile(self.net, dynamic=False)
        self.sure = kind != "cuda"
        self.recorded: Recorded | None = None
        self.optimiser = self.new_optimiser()
        actions = torch.arange(len(plan.scores), device=kind)
        self.mask_byte, self.mask_shift = actions // 8, (actions % 8).to(torch.uint8)
        things = torch.arange(len(plan.owned), device=kind)
        self.owned_byte, self.owned_shift = things // 8, (things % 8).to(torch.uint8)

    def new_optimiser(self) -> torch.optim.AdamW:
        return torch.optim.AdamW(self.net.parameters(), weight_decay=SHRINK, fused=self.device == "cuda")

    # -- asking ------------------------------------------------------------------------------------------------

    def look(self, observations: Bytes, masks: Bytes) -> Look:
        arrays = [torch.from_numpy(array) for array in (observations, masks)]
        return Seen(*[array.to(self.device, copy=True, non_blocking=True) for array in arrays])

    @contextmanager
    def fetching(self, memory: Bytes | None) -> Iterator[None]:
        """On a GPU that memory is pinned, so that observations need not be copied on the way."""
        if self.device != "cuda" or memory is None:
            yield
            return
        start = memory.ctypes.data
        problem: Any
        try:
            problem = int(torch.cuda.cudart().cudaHostRegister(start, memory.nbytes, 0))
            torch.ones(1, device=self.device).cpu()  # a problem would be told here again, and then no more
        except Exception as found:  # many of PyTorch's own
            problem = found
        if problem:
            print(f"memory is not pinned: {problem}", flush=True)
        try:
            yield
        finally:
            if not problem:
                torch.cuda.synchronize()
                torch.cuda.cudart().cudaHostUnregister(start)

    def told(self, seen: Seen, fast: bool = True) -> Told:
        # Trying out convolutions pays where the same number of rows comes again and again.
        torch.backends.cudnn.benchmark = fast and self.device == "cuda"
        legal = (seen.masks[:, self.mask_byte] >> self.mask_shift & 1).bool()
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
            scores, *others = (self.fast if fast else self.net)(seen.packed, legal)
        return Told(functional.log_softmax(scores.masked_fill(~legal, NEVER), 1), legal, *others)

    def decided(self, seen: Seen, noise: Tensor, fast: bool = True) -> Tensor:
        """Actions, how likely each was, and worth by seat, as columns; the noise is from 0 to 1."""
        told = self.told(seen, fast)
        actions = (told.logs - torch.log(-torch.log(noise.clamp(1e-9, 1 - 1e-7)))).argmax(1, keepdim=True)
        return torch.cat([actions.float(), told.logs.gather(1, actions), told.worth], 1)

    def make_sure(self, seen: Seen, noise: Tensor) -> None:
        """What was compiled or recorded must tell the same as what was not; else it is not used."""
        self.sure = True
        fast, plain = self.told(seen).logs.exp(), self.told(seen, fast=False).logs.exp()
        off = float((fast - plain).abs().sum(1).mean())
        if not off < MOST_OFF:
            print(f"the compiled network is off by {off:.3f} and is not used", flush=True)
            self.fast = self.net
        try:
            recorded = Recorded(self.decided, seen, noise)
            off = float((recorded(seen, noise) - self.decided(seen, noise))[:, 1:].abs().mean())
            if not off < MOST_OFF:
                raise RuntimeError(f"what was recorded is off by {off:.3f}")
            self.recorded = recorded
        except Exception as problem:  # many of PyTorch's own
            print(f"deciding is not recorded: {problem}", flush=True)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, look: Look, best: bool = False) -> Moves:
        if best:
            told = self.told(look, fast=False)
            likely, actions = told.logs.max(1, keepdim=True)
            return moves(torch.cat([actions.float(), likely, told.worth], 1))
        noise = torch.rand((len(look.packed), len(self.plan.scores)), device=self.device)
        if not self.sure:
            self.make_sure(look, noise)
        if self.recorded is not None and self.recorded.noise.shape == noise.shape:
            return moves(self.recorded(look, noise))
        return moves(self.decided(look, noise))

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, looks: Sequence[Look], experience: Experience, endings: Endings, pace: Pace) -> dict[str, float]:
        columns, (all_points, all_owned) = self.columns(experience), self.columns(endings)

        def loss(seen: Seen, rows: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
            actions, before, better, worth, ends, weight = [column[rows] for column in columns]
            points, owned = all_points[ends], all_owned[ends]
            share = weight / weight.sum().clamp(min=1)
            told = self.told(seen)
            logs, legal = told.logs, told.legal
            better = better - (better * share).sum()
            better = better / ((better**2 * share).sum().sqrt() + 1e-6)
            ratio = (logs.gather(1, actions[:, None])[:, 0] - before).exp()
            policy = -(torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better) * share).sum()
            entropy = -((logs.exp() * logs.masked_fill(~legal, 0)).sum(1) * share).sum()
            value = (((told.worth - worth) ** 2).mean(1) * share).sum()
            sides = self.sides(told, points, owned, share)
            whole = policy - pace.curiosity * entropy + VALUE_COUNTS * value
            whole = whole + POINTS_COUNT * sides["lines"] + OWNED_COUNTS * sides["owned"]
            return whole, {"policy": policy, "entropy": entropy, "value": value, **sides}

        return self.go_through(looks, loss, pace)

    def imitate(self, looks: Sequence[Look], example: Example, pace: Pace) -> dict[str, float]:
        columns = self.columns(example)

        def loss(seen: Seen, rows: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
            told = self.told(seen)
            part = [column[rows] for column in columns]
            said = self.said(told, part)
            whole = said["policy"] + VALUE_COUNTS * said["value"]
            return whole + POINTS_COUNT * said["lines"] + OWNED_COUNTS * said["owned"], said

        return self.go_through(looks, loss, pace)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def examine(self, looks: Sequence[Look], example: Example) -> dict[str, float]:
        seen = joined(looks)
        columns = self.columns(example)
        told: dict[str, float] = {}
        for start in range(0, len(seen.packed), EXAMINED):
            rows = slice(start, start + EXAMINED)
            part = [column[rows] for column in columns]
            said = self.said(self.told(Seen(*[column[rows] for column in seen]), fast=False), part)
            share = len(part[0]) / len(seen.packed)
            for name, amount in said.items():
                told[name] = told.get(name, 0) + float(amount) * share
        return told

    def said(self, told: Told, part: Sequence[Tensor]) -> dict[str, Tensor]:
        """How far off it is from what a teacher did, and from how the game ended."""
        each = torch.full((len(part[0]),), 1 / len(part[0]), device=self.device)
        sides = self.sides(told, part[3], part[4], each)
        return {**agreement(told.logs, part), "value": ((told.worth - part[2]) ** 2).mean(), **sides}

    def sides(self, told: Told, points: Tensor, owned: Tensor, share: Tensor) -> dict[str, Tensor]:
        """How far off side tasks are: final points, and who owns what. What is not known yet counts for nothing."""
        known = ~points.isnan()
        lines = ((told.points - points.nan_to_num()) ** 2 * known).sum(1) / self.plan.players
        found = {"lines": (lines * share).sum(), "owned": torch.zeros((), device=self.device)}
        if self.plan.owned:
            bits = (owned[:, self.owned_byte] >> self.owned_shift & 1).float()
            off = functional.binary_cross_entropy_with_logits(told.owned, bits, reduction="none").mean(1)
            found["owned"] = (off * known[:, 0] * share).sum()
        return found

    def columns(self, arrays: Sequence[NDArray[Any]]) -> list[Tensor]:
        return [torch.from_numpy(array).to(self.device) for array in arrays]

    def go_through(self, looks: Sequence[Look], loss: Any, pace: Pace) -> dict[str, float]:
        """One step for each batch of rows, in an order of chance."""
        seen = joined(looks)
        for group in self.optimiser.param_groups:
            group["lr"] = pace.rate
        order = torch.randperm(len(seen.packed), device=self.device)
        told: dict[str, Tensor] = {}
        batches = max(len(order) // pace.batch, 1)
        for number in range(batches):
            rows = order[number * pace.batch : (number + 1) * pace.batch]
            whole, said = loss(Seen(*[column[rows] for column in seen]), rows)
            self.optimiser.zero_grad(set_to_none=True)
            whole.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), MOST_SLOPE)
            self.optimiser.step()
            for name, amount in said.items():
                told[name] = told.get(name, torch.zeros((), device=self.device)) + amount.detach() / batches
        return {name: float(amount) for name, amount in told.items()}

    # -- keeping -----------------------------------------------------------------------------------------------

    def twin(self, weights: Mapping[str, NDArray[Any]], seed: int) -> TorchLearner:
        with torch.random.fork_rng([0] if self.device == "cuda" else []):
            found = TorchLearner(self.plan, self.device, seed)
        found.set_weights(weights)
        found.fast = found.net  # it plays few games: recording it is enough, compiling it anew would take longer
        return found

    def weights(self) -> dict[str, Floats]:
        return {name: weight.detach().float().cpu().numpy().copy() for name, weight in self.net.named_parameters()}

    def set_weights(self, weights: Mapping[str, NDArray[Any]]) -> None:
        with torch.no_grad():
            for name, weight in self.net.named_parameters():
                weight.copy_(torch.from_numpy(np.array(weights[name], np.float32)))

    def state(self) -> dict[str, NDArray[Any]]:
        found: dict[str, NDArray[Any]] = {f"weight {name}": weight for name, weight in self.weights().items()}
        for name, weight in self.net.named_parameters():
            moments = self.optimiser.state.get(weight, {})
            for key, moment in moments.items():
                found[f"{key} {name}"] = moment.detach().float().cpu().numpy().copy()
        found["chance"] = torch.get_rng_state().numpy()
        if self.device == "cuda":
            found["device chance"] = torch.cuda.get_rng_state().numpy()
        found["learner"] = np.array(json.dumps({"device": self.device}))
        return found

    def set_state(self, state: Mapping[str, NDArray[Any]]) -> None:
        self.set_weights({name: state[f"weight {name}"] for name, _ in self.net.named_parameters()})
        self.optimiser = self.new_optimiser()
        for name, weight in self.net.named_parameters():
            for key in ("step", "exp_avg", "exp_avg_sq"):
                if f"{key} {name}" in state:
                    kept = torch.from_numpy(np.array(state[f"{key} {name}"], np.float32))
                    # As the optimiser lays them out: like the weight, channels last included.
                    like = torch.zeros((), device=self.device) if key == "step" else torch.zeros_like(weight)
                    self.optimiser.state[weight][key] = like.copy_(kept).detach()
        torch.set_rng_state(torch.from_numpy(np.array(state["chance"])))
        if self.device == "cuda" and "device chance" in state:
            torch.cuda.set_rng_state(torch.from_numpy(np.array(state["device chance"])))


def moves(decided: Tensor) -> Moves:
    """What was decided, fetched from the device at once."""
    found = decided.cpu().numpy()
    return Moves(found[:, 0].astype(np.int64), found[:, 1], found[:, 2:])


def joined(looks: Sequence[Seen]) -> Seen:
    return Seen(*[torch.cat(column) for column in zip(*looks, strict=True)])


def agreement(logs: Tensor, part: Sequence[Tensor]) -> dict[str, Tensor]:
    """How far off from a teacher, and how often it would do what the teacher found best."""
    actions, shares = part[0], part[1]
    wanted = actions.gather(1, shares.argmax(1)[:, None])[:, 0]
    return {
        "policy": -(shares * logs.gather(1, actions)).sum(1).mean(),
        "agreed": (logs.argmax(1) == wanted).float().mean(),
    }
