"""Hex geometry, against a slow and obvious model in cube coordinates."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.hexgrid import DIRECTIONS, HexGrid, mask_of
from boardwright.kernel.steps import bits, nth_bit

GRID = HexGrid(8, 6)
CUBE = {0: (1, -1, 0), 1: (0, -1, 1), 2: (-1, 0, 1), 3: (-1, 1, 0), 4: (0, 1, -1), 5: (1, 0, -1)}
CELL_SETS = st.sets(st.integers(0, GRID.size - 1))


def cube(cell: int) -> tuple[int, int, int]:
    row, column = divmod(cell, GRID.width)
    x = column - (row - (row & 1)) // 2
    return x, -x - row, row


CELLS = {cube(cell): cell for cell in range(GRID.size)}


def step(cell: int, direction: int, steps: int = 1) -> int | None:
    x, y, z = cube(cell)
    a, b, c = CUBE[direction]
    return CELLS.get((x + a * steps, y + b * steps, z + c * steps))


def distance(one: int, two: int) -> int:
    return max(abs(a - b) for a, b in zip(cube(one), cube(two)))


@given(CELL_SETS)
def test_shift_moves_every_cell(cells: set[int]) -> None:
    for direction in DIRECTIONS:
        moved = {step(cell, direction) for cell in cells} - {None}
        assert set(GRID.cells(GRID.shift(mask_of(list(cells)), direction))) == moved


def test_neighbours_are_the_cells_at_distance_one() -> None:
    for cell in range(GRID.size):
        expected = [other for other in range(GRID.size) if distance(cell, other) == 1]
        assert GRID.neighbour_cells[cell] == expected
        assert GRID.neighbours[cell] == mask_of(expected)


@given(CELL_SETS)
def test_areas_are_connected_and_apart(cells: set[int]) -> None:
    areas = [set(GRID.cells(area)) for area in GRID.areas(mask_of(list(cells)))]
    assert set().union(*areas) == cells
    assert sum(len(area) for area in areas) == len(cells)
    for number, area in enumerate(areas):
        reached = {min(area)}
        while True:
            more = {cell for cell in area if any(distance(cell, other) == 1 for other in reached)} | reached
            if more == reached:
                break
            reached = more
        assert reached == area
        for other in areas[number + 1 :]:
            assert all(distance(a, b) > 1 for a in area for b in other)


@given(CELL_SETS, st.integers(2, 4))
def test_beyond_lines_continues_straight_runs(cells: set[int], length: int) -> None:
    expected = {
        cell
        for cell in range(GRID.size)
        for direction in DIRECTIONS
        if all(step(cell, direction, back) in cells for back in range(1, length + 1))
    }
    assert set(GRID.cells(GRID.beyond_lines(mask_of(list(cells)), length))) == expected


@given(CELL_SETS, CELL_SETS, st.integers(2, 4))
def test_one_cell_beyond_a_line_is_enough(cells: set[int], wanted: set[int], length: int) -> None:
    mask, enough = mask_of(list(cells)), mask_of(list(wanted))
    every, some = GRID.beyond_lines(mask, length), GRID.beyond_lines(mask, length, enough)
    assert not some & ~every
    assert bool(some & enough) == bool(every & enough)


def test_jumps_go_straight_over_anything() -> None:
    for cell in range(GRID.size):
        expected = {step(cell, direction, 2) for direction in DIRECTIONS} - {None}
        assert set(GRID.cells(GRID.jumps(cell, 2))) == expected


def test_the_edge_is_the_rim() -> None:
    rim = {cell for cell in range(GRID.size) if cell // 8 in (0, 5) or cell % 8 in (0, 7)}
    assert set(GRID.cells(GRID.edge)) == rim


@given(st.sets(st.integers(0, 9000), min_size=1))
def test_bits_are_found_in_order(positions: set[int]) -> None:
    mask = mask_of(list(positions))
    assert bits(mask) == sorted(positions)
    assert [nth_bit(mask, n) for n in range(len(positions))] == sorted(positions)
