"""Hex geometry on bit boards: a cell is a number, a set of cells an int with those bits.

Pointy hexes in rows; odd rows (counted from 0 at the top) are shifted half a hex to the right. Cells are numbered row
by row from the top left.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def step(row: int, column: int, direction: int) -> tuple[int, int]:
    """The place next to that row and column."""
    if direction == EAST:
        return row, column + 1
    if direction == WEST:
        return row, column - 1
    odd = row & 1
    if direction == SOUTH_EAST:
        return row + 1, column + odd
    if direction == SOUTH_WEST:
        return row + 1, column + odd - 1
    if direction == NORTH_EAST:
        return row - 1, column + odd
    return row - 1, column + odd - 1


class HexGrid:
    """A mainland of ``width`` x ``height`` hexes; ``width`` must be even so that quarter boards fit together.

    An island may lie beside it: cells given by row and column, numbered after the mainland's, touching only each other.
    """

    def __init__(self, width: int, height: int, island: Sequence[tuple[int, int]] = ()) -> None:
        self.width = width
        self.height = height
        self.land = width * height
        self.size = self.land + len(island)
        self.mainland = (1 << self.land) - 1
        self.full = (1 << self.size) - 1
        self.places: list[tuple[int, int]] = [(cell // width, cell % width) for cell in range(self.land)]
        self.places.extend(island)
        self.rows: list[int] = [mask_of(self.row_cells(row)) for row in range(height)]
        self.columns: list[int] = [mask_of(self.column_cells(column)) for column in range(width)]
        self.odd = mask_of([cell for cell in range(self.land) if cell // width & 1])
        self.even = self.mainland ^ self.odd
        self.not_first = self.mainland ^ self.columns[0]
        self.not_last = self.mainland ^ self.columns[width - 1]
        self.edge = self.rows[0] | self.rows[height - 1] | self.columns[0] | self.columns[width - 1]
        #: By direction and cell: the next cell that way, or -1.
        self.next: list[list[int]] = [self.next_cells(direction) for direction in range(6)]
        self.neighbours: list[int] = [self.near(1 << cell) for cell in range(self.size)]
        self.neighbour_cells: list[list[int]] = [self.cells(mask) for mask in self.neighbours]

    def next_cells(self, direction: int) -> list[int]:
        """For every cell the next one that way, -1 where there is none."""
        shores = (self.places[: self.land], self.places[self.land :])
        found: list[int] = []
        base = 0
        for places in shores:
            index = {place: base + number for number, place in enumerate(places)}
            found.extend(index.get(step(row, column, direction), -1) for row, column in places)
            base += len(places)
        return found

    def row_cells(self, row: int) -> list[int]:
        return [row * self.width + column for column in range(self.width)]

    def column_cells(self, column: int) -> list[int]:
        return [row * self.width + column for row in range(self.height)]

    def shift(self, mask: int, direction: int) -> int:
        """Every cell of the set moved one hex that way; what would leave the board is gone."""
        if mask <= self.mainland:
            return self.slide(mask, direction)
        found = self.slide(mask & self.mainland, direction)
        following = self.next[direction]
        island = mask & ~self.mainland
        while island:
            low = island & -island
            island ^= low
            cell = following[low.bit_length() - 1]
            if cell >= 0:
                found |= 1 << cell
        return found

    def slide(self, mask: int, direction: int) -> int:
        """The same for a set on the mainland, in a few shifts."""
        width = self.width
        if direction == EAST:
            return (mask & self.not_last) << 1
        if direction == WEST:
            return (mask & self.not_first) >> 1
        even = mask & self.even
        odd = mask & self.odd
        if direction == SOUTH_EAST:
            return (even << width | (odd & self.not_last) << width + 1) & self.mainland
        if direction == SOUTH_WEST:
            return ((even & self.not_first) << width - 1 | odd << width) & self.mainland
        if direction == NORTH_EAST:
            return even >> width | (odd & self.not_last) >> width - 1
        return (even & self.not_first) >> width + 1 | odd >> width

    def near(self, mask: int) -> int:
        """Every cell that touches a cell of the set; cells of the set are in it only if they touch another one."""
        found = 0
        for direction in range(6):
            found |= self.shift(mask, direction)
        return found

    def counts(self, mask: int) -> tuple[int, int, int]:
        """For every cell how many cells of the set it touches, as the bits of that number: ones, twos, fours."""
        move = self.slide if mask <= self.mainland else self.shift
        ones = twos = fours = 0
        for direction in range(6):
            near = move(mask, direction)
            carry = ones & near
            ones ^= near
            fours |= twos & carry
            twos ^= carry
        return ones, twos, fours

    def cells(self, mask: int) -> list[int]:
        """The cells of a set, in reading order."""
        return [cell for cell in range(self.size) if mask >> cell & 1]

    def areas(self, mask: int) -> list[int]:
        """The connected groups of a set."""
        neighbours = self.neighbours
        found: list[int] = []
        while mask:
            before = mask
            edge = mask & -mask
            mask ^= edge
            while edge:
                low = edge & -edge
                edge ^= low
                new = neighbours[low.bit_length() - 1] & mask
                if new:
                    edge |= new
                    mask ^= new
            found.append(before ^ mask)
        return found

    def area(self, mask: int, cell: int) -> int:
        """The connected group of the set that a cell of it belongs to."""
        area = edge = 1 << cell
        while edge:
            low = edge & -edge
            new = self.neighbours[low.bit_length() - 1] & mask & ~area
            area |= new
            edge = edge ^ low | new
        return area

    def runs(self, mask: int, length: int, direction: int) -> int:
        """The last cells of all straight runs of that many cells of the set, going that way."""
        move = self.slide if mask <= self.mainland else self.shift
        ends = mask
        for _ in range(length - 1):
            ends &= move(ends, direction)
            if not ends:
                break
        return ends

    def beyond_lines(self, mask: int, length: int, enough: int = 0) -> int:
        """Every cell that directly continues a straight run of at least ``length`` cells of the set.

        Whoever only asks for one of certain cells names them as ``enough``: with the first of them the search is over.
        """
        move = self.slide if mask <= self.mainland else self.shift
        found = 0
        for direction in (EAST, SOUTH_EAST, SOUTH_WEST):
            ends = self.runs(mask, length, direction)
            if ends:
                found |= move(ends, direction)
                if found & enough:
                    return found
                for _ in range(length):
                    ends = move(ends, direction + 3)
                found |= ends
                if found & enough:
                    return found
        return found

    def jumps(self, cell: int, steps: int) -> int:
        """The cells exactly that many steps away in a straight line."""
        found = 0
        for ray in self.rays(cell):
            if len(ray) >= steps:
                found |= 1 << ray[steps - 1]
        return found

    def rays(self, cell: int) -> list[list[int]]:
        """By direction the cells outward from that one, the nearest first."""
        found: list[list[int]] = []
        for following in self.next:
            ray: list[int] = []
            at = following[cell]
            while at >= 0:
                ray.append(at)
                at = following[at]
            found.append(ray)
        return found

    def distance(self, one: int, other: int) -> int:
        """The number of steps from one cell to another, both on the mainland or both on the island."""
        row, column = self.places[one]
        row_there, column_there = self.places[other]
        down = row_there - row
        across = column_there - column - (row_there // 2 - row // 2)
        return max(abs(down), abs(across), abs(down + across))
