"""Rings of settlements: all six cells around one."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS

SIX: Final = 6


def ringed(own: int, cells: list[int]) -> int:
    """The first of those cells with own settlements all around it, and these; a cell at the rim has no ring."""
    for cell in cells:
        around = NEIGHBOURS[cell]
        if not around & ~own and around.bit_count() == SIX:
            return BIT[cell] | around
    return 0
