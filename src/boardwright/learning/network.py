"""The network as a module of PyTorch: a small residual trunk where there is a grid, plain layers for all else.

There are no normalisation layers: on a GPU, in channels-last, they cost more than all convolutions together. Blocks
begin as if they were not there, which makes up for it.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from boardwright.learning.plan import Plan
from boardwright.research.observations import unpacker


class Block(nn.Module):  # type: ignore[misc]
    """Two convolutions, and what all cells say together."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1)
        self.second = nn.Conv2d(channels, channels, 3, padding=1)
        self.gate = nn.Linear(channels, 2 * channels)
        for layer in (self.second, self.gate):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(cast(Tensor, layer.bias))

    def forward(self, seen: Tensor) -> Tensor:
        found = self.second(functional.relu(self.first(seen)))
        scale, shift = self.gate(found.mean((2, 3))).chunk(2, 1)
        found = found * torch.sigmoid(scale)[:, :, None, None] + shift[:, :, None, None]
        return functional.relu(seen + found)


class Network(nn.Module):  # type: ignore[misc]
    """From packed observations and what is legal to scores of all actions, worth by seat, final points and owners."""

    def __init__(self, plan: Plan, game: Any) -> None:
        super().__init__()
        self.plan = plan
        self.add_columns(plan, game)
        hidden, channels = plan.hidden, plan.channels
        seen = plan.all_flat
        if plan.rows:
            self.stem = nn.Conv2d(plan.all_planes, channels, 3, padding=1)
            self.spread = nn.Linear(plan.all_flat, channels)
            self.blocks = nn.ModuleList(Block(channels) for _ in range(plan.blocks))
            self.sheet = nn.Conv2d(channels, channels, 1)
            self.sheets = nn.Conv2d(channels, plan.sheets, 1)
            if plan.owned_planes:
                self.owners = nn.Conv2d(channels, plan.owned_planes, 1)
            seen += 2 * channels
            still = torch.tensor([[place // plan.width % 2, land] for place, land in enumerate(plan.land)])
            self.register_buffer("still", still.T.reshape(1, 2, plan.rows, plan.width).float(), persistent=False)
        self.head = nn.Linear(seen, hidden)
        self.mid = nn.Linear(hidden, hidden)
        self.rest = nn.Linear(hidden, plan.rest)
        self.value = nn.Linear(hidden, plan.players)
        self.points = nn.Linear(hidden, plan.players * (1 + len(plan.lines)))
        last = [self.rest, self.value, self.points]
        if plan.owned_rest:
            self.estate = nn.Linear(hidden, plan.owned_rest)
            last.append(self.estate)
        for layer in last:
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)
        self.register_buffer("scores", torch.tensor(plan.scores), persistent=False)
        cells = torch.tensor(plan.legal_cells, dtype=torch.int64)
        self.register_buffer("legal_cells", cells.clamp(min=0), persistent=False)
        self.register_buffer("legal_there", (cells >= 0).float(), persistent=False)
        self.register_buffer("legal_single", torch.tensor(plan.legal_single, dtype=torch.int64), persistent=False)

    def add_columns(self, plan: Plan, game: Any) -> None:
        """Where in the packed bytes each number stands that the network looks at."""
        found = unpacker(game)
        byte, shift = found.bit_places()
        columns = np.array(plan.columns)
        is_bit = columns < found.bit_size
        bits_of = np.where(is_bit, columns, 0)
        where = np.flatnonzero(~is_bit)
        counts = columns[where] - found.bit_size
        for name, values in {
            "byte": byte[bits_of],
            "shift": shift[bits_of],
            "where": where,
            "low": found.bit_bytes + 2 * counts,
            "scale": found.scales[counts].astype(np.float32),
        }.items():
            self.register_buffer(name, torch.from_numpy(values), persistent=False)

    def numbers(self, packed: Tensor) -> Tensor:
        """The columns of the plan, from packed observations."""
        bits = packed[:, self.byte] >> self.shift & 1
        low = packed[:, self.low].float()
        high = packed[:, self.low + 1].view(torch.int8).float()
        counts = (low + 256 * high) * self.scale
        return bits.float().index_copy(1, cast(Tensor, self.where), counts)

    def forward(self, packed: Tensor, legal: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        planes, flat = self.sorted(self.numbers(packed), legal.float())
        told = []
        owned = [flat[:, :0]]
        if planes is not None:
            seen = planes.contiguous(memory_format=torch.channels_last)
            seen = functional.relu(self.stem(seen) + self.spread(flat)[:, :, None, None])
            for block in self.blocks:
                seen = block(seen)
            told.append(self.sheets(functional.relu(self.sheet(seen))).flatten(1))
            if self.plan.owned_planes:
                owned.append(self.owners(seen).flatten(1))
            flat = torch.cat([seen.mean((2, 3)), seen.amax((2, 3)), flat], 1)
        body = functional.relu(self.head(flat))
        body = functional.relu(self.mid(body))
        told.append(self.rest(body))
        if self.plan.owned_rest:
            owned.append(self.estate(body))
        scores = torch.cat(told, 1)[:, self.scores]
        worth = torch.tanh(self.value(body).float())
        return scores.float(), worth, self.points(body).float(), torch.cat(owned, 1).float()

    def sorted(self, numbers: Tensor, legal: Tensor) -> tuple[Tensor | None, Tensor]:
        """Planes on the grid, if there is one, and all else; what is legal comes last in both."""
        plan = self.plan
        rows, at = len(numbers), plan.planes * plan.area
        planes = [numbers[:, :at].reshape(rows, plan.planes, plan.area)]
        flat = []
        for bond in plan.bonds:
            wide = bond.things * (plan.area if bond.spatial else bond.outer)
            things = numbers[:, at : at + wide]
            at += wide
            kinds = numbers[:, at : at + bond.things * bond.kinds].reshape(rows, bond.things, bond.kinds)
            at += bond.things * bond.kinds
            if bond.counted:
                kinds = kinds * numbers[:, at : at + bond.things, None]
                at += bond.things
            if bond.spatial:
                planes.append(kinds.transpose(1, 2) @ things.reshape(rows, bond.things, plan.area))
            else:
                flat.append((things.reshape(rows, bond.outer, bond.things) @ kinds).flatten(1))
        flat.append(legal[:, self.legal_single])
        for block in plan.legal_wide:
            named = legal[:, block.base : block.base + block.size].reshape(rows, *block.shape)
            others = range(1, len(block.shape) + 1)
            flat += [named.amax([axis for axis in others if axis != kept]) for kept in others]
        rest = torch.cat([numbers[:, at:], *flat], 1)
        if not plan.rows:
            return None, rest
        if plan.legal_cells:
            planes.append((legal[:, self.legal_cells] * self.legal_there).reshape(rows, -1, plan.area))
        seen = torch.cat(planes, 1).reshape(rows, -1, plan.rows, plan.width)
        still = cast(Tensor, self.still)
        if not all(plan.land):
            seen = seen * still[:, 1:]
        return torch.cat([seen, still.to(seen.dtype).expand(rows, -1, -1, -1)], 1), rest
