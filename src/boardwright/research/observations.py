"""Observations as arrays: what a seat knows, with the names of all numbers, and which actions it may take.

An observation is packed by the game (sets as bits, counts as small numbers) and unpacked here, one or many at a time.
Packed it is small: keep it so in memory and on the way to another process, and unpack what a network is fed with.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boardwright.games import get_game
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout, NoLayout
from boardwright.match import Playing

Floats: TypeAlias = NDArray[np.float32]
Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]


def layout(game: str | Game[Any]) -> Layout:
    """What the observations of a game are made of."""
    found = get_game(game)
    if found.layout is None:
        raise NoLayout(f"{found.id} declares no layout, so it cannot be observed as numbers; its view can be read")
    return found.layout


def observe(playing: Playing, player: int) -> Floats:
    """What a seat of a match or a runner knows now."""
    return from_bytes(playing.game, playing.sight((player,)).encoded)


def from_bytes(game: str | Game[Any], packed: bytes) -> Floats:
    """One packed observation as numbers."""
    return unpack(game, np.frombuffer(packed, np.uint8))


def unpack(game: str | Game[Any], packed: Bytes) -> Floats:
    """Packed observations as numbers of about 1 at most; the last dimension is the observation, others stay."""
    return unpacker(get_game(game)).numbers(packed)


def describe(game: str | Game[Any], observation: Floats) -> dict[str, Any]:
    """By name of its parts what an observation says; where places have names, those that are not zero by name."""
    found: dict[str, Any] = {}
    for part in layout(game).parts:
        values = observation[part.start : part.start + part.size].reshape(part.shape)
        values = values * part.scale if part.scale else values.astype(bool)
        found[part.name] = named(values, part.names) if part.names else values.tolist()
    return found


def named(values: NDArray[Any], names: tuple[str, ...]) -> Any:
    """By name what is not zero, as deep as the shape goes."""
    if values.ndim > 1:
        return [named(row, names) for row in values]
    return {names[place]: round(float(values[place]), 3) for place in np.flatnonzero(values)}


def legal_actions(playing: Playing, player: int) -> list[int]:
    """What a seat may do now, in ascending order: what it is asked, and what it is offered meanwhile."""
    sight = playing.sight((player,))
    return sorted((*sight.actions(), *sight.offered()))


def mask(playing: Playing, player: int) -> Mask:
    """The same over the whole action space: 1 for what the seat may do."""
    found = np.zeros(playing.game.space.size, np.int8)
    found[legal_actions(playing, player)] = 1
    return found


def view(playing: Playing, player: int) -> Mapping[str, Any]:
    """The same observation as JSON: what the seat sees at every table."""
    seen: Mapping[str, Any] = playing.sight((player,)).view
    return seen


class Run(NamedTuple):
    """Planes of the same width that follow each other: where they are packed, and where unpacked."""

    start: int
    planes: int
    width: int
    bits: int
    to: int


class Unpacker:
    """From bytes to numbers, for one layout."""

    def __init__(self, made_of: Layout) -> None:
        self.size = made_of.size
        self.bit_size = made_of.bit_size
        self.bit_bytes = sum([width for width, _ in made_of.widths])
        self.runs: list[Run] = []
        start = to = 0
        for (width, bits), planes in groupby(made_of.widths):
            count = len(list(planes))
            self.runs.append(Run(start, count, width, bits, to))
            start += count * width
            to += count * bits
        self.scales = np.concatenate(
            [np.full(part.size, 1 / part.scale, np.float32) for part in made_of.parts if part.scale]
        )

    def bit_places(self) -> tuple[NDArray[np.int64], Bytes]:
        """By bit of an observation the packed byte in which it stands, and its place there."""
        byte = np.zeros(self.bit_size, np.int64)
        shift = np.zeros(self.bit_size, np.uint8)
        for start, planes, width, bits, to in self.runs:
            place = np.arange(planes)[:, None] * width * 8 + np.arange(bits)[None]
            byte[to : to + planes * bits] = (start + place // 8).reshape(-1)
            shift[to : to + planes * bits] = (place % 8).reshape(-1)
        return byte, shift

    @cached_property
    def bit_at(self) -> NDArray[np.int64]:
        """By bit of an observation its place among all bits of the packed one."""
        byte, shift = self.bit_places()
        return 8 * byte + shift

    def into(self, found: Floats, packed: bytes) -> None:
        """One packed observation, written into an array: quick, for who looks at one after another."""
        bits = np.unpackbits(np.frombuffer(packed, np.uint8, self.bit_bytes), bitorder="little")
        found[: self.bit_size] = bits[self.bit_at]
        np.multiply(np.frombuffer(packed, np.int16, -1, self.bit_bytes), self.scales, out=found[self.bit_size :])

    def numbers(self, packed: Bytes) -> Floats:
        rows = packed.shape[:-1]
        found = np.empty((*rows, self.size), np.float32)
        unpacked = np.unpackbits(packed[..., : self.bit_bytes], axis=-1, bitorder="little")
        for start, planes, width, bits, to in self.runs:
            # A plane may end within a byte: the rest of it is left out.
            whole = unpacked[..., 8 * start : 8 * (start + planes * width)].reshape(*rows, planes, 8 * width)
            found[..., to : to + planes * bits].reshape(*rows, planes, bits)[...] = whole[..., :bits]
        counts = np.ascontiguousarray(packed[..., self.bit_bytes :]).view(np.int16)
        np.multiply(counts, self.scales, out=found[..., self.bit_size :])
        return found


@lru_cache
def unpacker(game: Game[Any]) -> Unpacker:
    return Unpacker(layout(game))
