"""The same position laid out otherwise, as a game's layout declares it: what was learned of one holds for the other.

Observations and masks stay packed. What the turned game calls an action is told by `Turned.actions`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout, Part, Symmetry
from boardwright.research.observations import Bytes, layout

Places: TypeAlias = NDArray[np.int64]


class Turned:
    """One symmetry of a game."""

    def __init__(self, game: Game[Any], symmetry: Symmetry) -> None:
        made_of = layout(game)
        self.symmetry = symmetry
        self.cells = np.array(symmetry.cells, np.int64)
        self.bit_bytes = sum(width for width, _ in made_of.widths)
        #: By bit and by number of a packed observation which one comes to stand there.
        self.bits, self.numbers = places(made_of, symmetry)
        #: By action of the game what it is called in the turned one.
        self.actions = turned_actions(game.space, made_of, symmetry)
        details = made_of.part("question details").start - made_of.bit_size
        question = made_of.part("question")
        first = bit_of(made_of, question)
        #: By question that names cells: its bit, and the numbers that are cells.
        self.asked = [
            (first + question.names.index(name), [details + place for place in told])
            for name, told in symmetry.asked.items()
        ]

    def observations(self, packed: Bytes) -> Bytes:
        """Packed observations, a row each, of the turned game."""
        bits = np.unpackbits(packed[:, : self.bit_bytes], axis=1, bitorder="little")
        numbers = np.ascontiguousarray(packed[:, self.bit_bytes :]).view(np.int16)[:, self.numbers]
        for bit, columns in self.asked:
            rows = np.flatnonzero(bits[:, bit])
            for column in columns:
                numbers[rows, column] = self.cells[numbers[rows, column]]
        turned = np.packbits(bits[:, self.bits], axis=1, bitorder="little")
        return np.concatenate([turned, np.ascontiguousarray(numbers).view(np.uint8)], axis=1)

    def observation(self, packed: bytes) -> bytes:
        """One packed observation of the turned game."""
        return bytes(self.observations(np.frombuffer(packed, np.uint8)[None])[0])

    def masks(self, masks: Bytes) -> Bytes:
        """What may be done in the turned game; masks are packed."""
        legal = np.unpackbits(masks, axis=1, bitorder="little")
        turned = np.zeros_like(legal)
        turned[:, self.actions] = legal[:, : len(self.actions)]
        return np.packbits(turned, axis=1, bitorder="little")


def places(made_of: Layout, symmetry: Symmetry) -> tuple[Places, Places]:
    """By bit and by number of a packed observation where what comes to stand there stood before."""
    bits = np.arange(8 * sum(width for width, _ in made_of.widths))
    numbers = np.arange(made_of.number_size)
    grid = made_of.grid
    for part in made_of.parts:
        on_grid = grid is not None and part.names == grid.names and not part.scale
        moved = symmetry.cells if on_grid else symmetry.others.get(part.name)
        if moved is None:
            continue
        wide = part.shape[-1]
        for plane in range(part.size // wide):
            if part.scale:
                start = part.start - made_of.bit_size + plane * wide
                numbers[start + np.array(moved)] = start + np.arange(wide)
            else:
                start = bit_of(made_of, part, plane)
                bits[start + np.array(moved)] = start + np.arange(wide)
    return bits, numbers


def bit_of(made_of: Layout, part: Part, plane: int = 0) -> int:
    """The first bit of a plane of a part, among all bits of a packed observation."""
    at = start = 0
    for width, bits in made_of.widths:
        if at == part.start + plane * part.shape[-1]:
            return start
        at += bits
        start += 8 * width
    raise AssertionError(f"{part.name} has no plane {plane}")


def turned_actions(space: ActionSpace, made_of: Layout, symmetry: Symmetry) -> Places:
    """By action the one that names the cells to which its own come."""
    names = () if made_of.grid is None else made_of.grid.names
    cell = {name: number for number, name in enumerate(names)}
    found = np.arange(space.size)
    for block in space.blocks:
        if not any(name in cell for row in block.names for name in row):
            continue
        for action in range(block.base, block.base + block.size):
            words = space.notation(action).split()
            moved = [names[symmetry.cells[cell[word]]] if word in cell else word for word in words[1:]]
            found[action] = space.parse(" ".join([words[0], *moved]))
    return found


@lru_cache
def symmetries(game: Game[Any]) -> tuple[Turned, ...]:
    """All that the game's layout declares; none in most games."""
    return tuple(Turned(game, symmetry) for symmetry in layout(game).symmetries)
