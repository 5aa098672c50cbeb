"""Hex geometry on bit boards: a cell is a number, a set of cells an int with those bits.

Pointy hexes in rows; odd rows (counted from 0 at the top) are shifted half a hex to the right. Cells are numbered row
by row from the top left.
"""

from __future__ import annotations

from typing import Final

EAST: Final = 0
SOUTH_EAST: Final = 1
SOUTH_WEST: Final = 2
WEST: Final = 3
NORTH_WEST: Final = 4
NORTH_EAST: Final = 5
#: Opposite directions differ by 3.
DIRECTIONS: Final = (EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST)


def mask_of(cells: list[int]) -> int:
    """The set of those cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


class HexGrid:
    """A grid of ``width`` x ``height`` hexes; ``width`` must be even so that quarter boards fit together."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.full = (1 << self.size) - 1
        self.rows: list[int] = [mask_of(self.row_cells(row)) for row in range(height)]
        self.columns: list[int] = [mask_of(self.column_cells(column)) for column in range(width)]
        self.odd = mask_of([cell for cell in range(self.size) if cell // width & 1])
        self.even = self.full ^ self.odd
        self.not_first = self.full ^ self.columns[0]
        self.not_last = self.full ^ self.columns[width - 1]
        self.edge = self.rows[0] | self.rows[height - 1] | self.columns[0] | self.columns[width - 1]
        self.neighbours: list[int] = [self.near(1 << cell) for cell in range(self.size)]
        self.neighbour_cells: list[list[int]] = [self.cells(mask) for mask in self.neighbours]

    def row_cells(self, row: int) -> list[int]:
        return [row * self.width + column for column in range(self.width)]

    def column_cells(self, column: int) -> list[int]:
        return [row * self.width + column for row in range(self.height)]

    def shift(self, mask: int, direction: int) -> int:
        """Every cell of the set moved one hex that way; what would leave the board is gone."""
        width = self.width
        if direction == EAST:
            return (mask & self.not_last) << 1
        if direction == WEST:
            return (mask & self.not_first) >> 1
        even = mask & self.even
        odd = mask & self.odd
        if direction == SOUTH_EAST:
            return (even << width | (odd & self.not_last) << width + 1) & self.full
        if direction == SOUTH_WEST:
            return ((even & self.not_first) << width - 1 | odd << width) & self.full
        if direction == NORTH_EAST:
            return even >> width | (odd & self.not_last) >> width - 1
        return (even & self.not_first) >> width + 1 | odd >> width

    def near(self, mask: int) -> int:
        """Every cell that touches a cell of the set; cells of the set are in it only if they touch another one."""
        found = 0
        for direction in range(6):
            found |= self.shift(mask, direction)
        return found

    def cells(self, mask: int) -> list[int]:
        """The cells of a set, in reading order."""
        return [cell for cell in range(self.size) if mask >> cell & 1]

    def areas(self, mask: int) -> list[int]:
        """The connected groups of a set."""
        neighbours = self.neighbours
        found: list[int] = []
        while mask:
            edge = mask & -mask
            mask ^= edge
            area = 0
            while edge:
                low = edge & -edge
                area |= low
                new = neighbours[low.bit_length() - 1] & mask
                edge = edge ^ low | new
                mask ^= new
            found.append(area)
        return found

    def beyond_lines(self, mask: int, length: int) -> int:
        """Every cell that directly continues a straight run of at least ``length`` cells of the set."""
        found = 0
        for direction in (EAST, SOUTH_EAST, SOUTH_WEST):
            ends = mask
            for _ in range(length - 1):
                ends &= self.shift(ends, direction)
                if not ends:
                    break
            if not ends:
                continue
            found |= self.shift(ends, direction)
            for _ in range(length):
                ends = self.shift(ends, direction + 3)
            found |= ends
        return found

    def jumps(self, cell: int, steps: int) -> int:
        """The cells exactly that many steps away in a straight line."""
        found = 0
        for direction in range(6):
            mask = 1 << cell
            for _ in range(steps):
                mask = self.shift(mask, direction)
            found |= mask
        return found
