"""How a game has ended, as side tasks to learn from: final points by seat and line, and who owns what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.research.observations import Bytes, Floats, unpacker
from boardwright.research.table import FAR_AHEAD, Table


def owned_bits(game: Game[Any], finals: Bytes, columns: Sequence[int]) -> Bytes:
    """Of last observations, packed, those columns that tell who owns what, as bits; a row each."""
    if not columns or not len(finals):
        return np.zeros((len(finals), (len(columns) + 7) // 8), np.uint8)
    byte, shift = unpacker(game).bit_places()
    bits = finals[:, byte[list(columns)]] >> shift[list(columns)] & 1
    return np.packbits(bits, axis=1, bitorder="little")


def end_numbers(table: Table, state: State, points: Sequence[float]) -> Floats:
    """By seat the final points: in all, and by line of the score sheet."""
    by_line = np.array(table.line_points(state), np.float32).reshape(table.players, -1)
    return np.concatenate([np.array(points, np.float32)[:, None], by_line], axis=1)


def scaled(table: Table, points: Floats) -> Floats:
    """Points as a network foresees them: about 1 at most."""
    return points / np.float32(FAR_AHEAD * table.game.swing)
