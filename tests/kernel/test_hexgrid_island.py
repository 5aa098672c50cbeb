"""Hex geometry of a mainland with an island beside it, against a slow and obvious model in cube coordinates.

A place is the shore it lies on, 0 or 1, with its cube coordinates there: the two shores share coordinates, but never
touch.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.hexgrid import DIRECTIONS, HexGrid, mask_of

WIDTH, HEIGHT = 8, 6
#: Five rows of 3, 4, 5, 4 and 3 cells: a hexagon. Its second and fourth row are shifted to the right like any odd row.
OUTLINE = (".###.", "####.", "#####", "####.", ".###.")
ISLAND = [(row, column) for row, line in enumerate(OUTLINE) for column, mark in enumerate(line) if mark == "#"]
GRID = HexGrid(WIDTH, HEIGHT, ISLAND)
LAND = WIDTH * HEIGHT
CUBE = {0: (1, -1, 0), 1: (0, -1, 1), 2: (-1, 0, 1), 3: (-1, 1, 0), 4: (0, 1, -1), 5: (1, 0, -1)}
CELL_SETS = st.sets(st.integers(0, LAND + len(ISLAND) - 1))

Place = tuple[int, int, int, int]


def cube(row: int, column: int) -> tuple[int, int, int]:
    x = column - (row - (row & 1)) // 2
    return x, -x - row, row


def places(island: list[tuple[int, int]]) -> list[Place]:
    """By cell number: where it lies."""
    mainland = [(row, column) for row in range(HEIGHT) for column in range(WIDTH)]
    return [(0, *cube(*place)) for place in mainland] + [(1, *cube(*place)) for place in island]


PLACES = places(ISLAND)
CELLS = {place: cell for cell, place in enumerate(PLACES)}


def step(cell: int, direction: int, steps: int = 1) -> int | None:
    shore, x, y, z = PLACES[cell]
    a, b, c = CUBE[direction]
    return CELLS.get((shore, x + a * steps, y + b * steps, z + c * steps))


def distance(one: int, two: int) -> int:
    assert PLACES[one][0] == PLACES[two][0]
    return max(abs(a - b) for a, b in zip(PLACES[one][1:], PLACES[two][1:], strict=True))


def touch(one: int, two: int) -> bool:
    return PLACES[one][0] == PLACES[two][0] and distance(one, two) == 1


def found(mask: int) -> set[int]:
    return set(GRID.cells(mask))


# -- which cells there are -------------------------------------------------------------------------------------


def test_the_cells_of_the_island_follow_those_of_the_mainland() -> None:
    assert (GRID.land, GRID.size) == (48, 48 + 19)
    assert GRID.full == (1 << 67) - 1
    assert GRID.mainland == (1 << 48) - 1
    assert GRID.places[:9] == [(0, column) for column in range(8)] + [(1, 0)]
    assert GRID.places[48:] == ISLAND


def test_rows_columns_and_edge_are_those_of_the_mainland() -> None:
    plain = HexGrid(WIDTH, HEIGHT)
    assert (GRID.rows, GRID.columns, GRID.edge) == (plain.rows, plain.columns, plain.edge)
    assert (GRID.even | GRID.odd, GRID.even & GRID.odd) == (GRID.mainland, 0)
    assert plain.full == plain.mainland == GRID.mainland


def test_the_mainland_is_as_it_is_without_an_island() -> None:
    plain = HexGrid(WIDTH, HEIGHT)
    assert GRID.neighbours[:LAND] == plain.neighbours
    assert [line[:LAND] for line in GRID.next] == plain.next
    assert [GRID.rays(cell) for cell in range(LAND)] == [plain.rays(cell) for cell in range(LAND)]


# -- next to each other ----------------------------------------------------------------------------------------


def test_the_next_cell_in_each_direction_stays_on_its_shore() -> None:
    for direction in DIRECTIONS:
        for cell in range(GRID.size):
            following = step(cell, direction)
            assert GRID.next[direction][cell] == (-1 if following is None else following)


def test_neighbours_are_the_cells_at_distance_one_on_the_same_shore() -> None:
    for cell in range(GRID.size):
        expected = [other for other in range(GRID.size) if touch(cell, other)]
        assert GRID.neighbour_cells[cell] == expected
        assert GRID.neighbours[cell] == mask_of(expected)
    assert max(max(GRID.neighbour_cells[cell]) for cell in range(LAND)) < LAND
    assert min(min(GRID.neighbour_cells[cell]) for cell in range(LAND, GRID.size)) >= LAND


def test_seven_cells_of_the_island_have_six_neighbours_and_its_corners_three() -> None:
    counts = [len(GRID.neighbour_cells[cell]) for cell in range(LAND, GRID.size)]
    assert counts == [3, 4, 3, 4, 6, 6, 4, 3, 6, 6, 6, 3, 4, 6, 6, 4, 3, 4, 3]


@given(CELL_SETS)
def test_shift_moves_every_cell_on_its_own_shore(cells: set[int]) -> None:
    for direction in DIRECTIONS:
        moved = {step(cell, direction) for cell in cells} - {None}
        assert found(GRID.shift(mask_of(list(cells)), direction)) == moved


@given(CELL_SETS)
def test_near_is_everything_that_touches_the_set(cells: set[int]) -> None:
    expected = {cell for cell in range(GRID.size) if any(touch(cell, other) for other in cells)}
    assert found(GRID.near(mask_of(list(cells)))) == expected


@given(CELL_SETS)
def test_counts_say_how_many_cells_of_the_set_each_cell_touches(cells: set[int]) -> None:
    ones, twos, fours = GRID.counts(mask_of(list(cells)))
    for cell in range(GRID.size):
        counted = (ones >> cell & 1) + 2 * (twos >> cell & 1) + 4 * (fours >> cell & 1)
        assert counted == sum(touch(cell, other) for other in cells)
    assert (ones | twos | fours) & ~GRID.full == 0


def test_counts_go_up_to_six() -> None:
    ones, twos, fours = GRID.counts(GRID.full)
    six = {cell for cell in range(GRID.size) if len(GRID.neighbour_cells[cell]) == 6}
    assert found(fours & twos & ~ones) == six
    assert len(six) == 4 * 6 + 7  # inside the mainland, and inside the island


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_whole_shore_shifted_loses_one_side_and_gains_nothing(direction: int) -> None:
    assert GRID.shift(GRID.full, direction) & ~GRID.full == 0
    gone = GRID.full & ~GRID.shift(GRID.full, direction)
    assert found(gone) == {cell for cell in range(GRID.size) if step(cell, (direction + 3) % 6) is None}


# -- farther away ----------------------------------------------------------------------------------------------


def test_distance_counts_the_steps_on_either_shore() -> None:
    for shore in (range(LAND), range(LAND, GRID.size)):
        for one in shore:
            assert [GRID.distance(one, two) for two in shore] == [distance(one, two) for two in shore]


def test_the_island_is_five_cells_wide_whichever_way_one_goes() -> None:
    island = range(LAND, GRID.size)
    assert max(GRID.distance(one, two) for one in island for two in island) == 4


def test_rays_run_straight_to_the_rim_of_their_shore() -> None:
    for cell in range(GRID.size):
        for direction, ray in enumerate(GRID.rays(cell)):
            expected = []
            steps = 1
            while (following := step(cell, direction, steps)) is not None:
                expected.append(following)
                steps += 1
            assert ray == expected


def test_jumps_stay_on_their_shore() -> None:
    for cell in range(GRID.size):
        for steps in (1, 2, 3):
            expected = {step(cell, direction, steps) for direction in DIRECTIONS} - {None}
            assert found(GRID.jumps(cell, steps)) == expected


# -- groups and lines ------------------------------------------------------------------------------------------


def group(cells: set[int], start: int) -> set[int]:
    """The cells that hang together with that one."""
    reached = {start}
    while True:
        more = {cell for cell in cells if any(touch(cell, other) for other in reached)} | reached
        if more == reached:
            return reached
        reached = more


@given(CELL_SETS)
def test_area_and_areas_agree_on_what_hangs_together(cells: set[int]) -> None:
    mask = mask_of(list(cells))
    areas = [frozenset(GRID.cells(area)) for area in GRID.areas(mask)]
    assert sorted(cell for area in areas for cell in area) == sorted(cells)
    for cell in cells:
        expected = group(cells, cell)
        assert found(GRID.area(mask, cell)) == expected
        assert expected in areas


def test_the_two_shores_are_two_areas() -> None:
    assert [len(GRID.cells(area)) for area in GRID.areas(GRID.full)] == [48, 19]
    assert GRID.area(GRID.full, 0) == GRID.mainland
    assert GRID.area(GRID.full, LAND) == GRID.full ^ GRID.mainland


@given(CELL_SETS, st.integers(2, 4))
def test_runs_end_where_that_many_cells_lie_in_a_row(cells: set[int], length: int) -> None:
    mask = mask_of(list(cells))
    for direction in DIRECTIONS:
        expected = {
            cell for cell in cells if all(step(cell, (direction + 3) % 6, back) in cells for back in range(1, length))
        }
        assert found(GRID.runs(mask, length, direction)) == expected


@given(CELL_SETS, st.integers(2, 4))
def test_beyond_lines_continues_straight_runs_on_both_shores(cells: set[int], length: int) -> None:
    expected = {
        cell
        for cell in range(GRID.size)
        for direction in DIRECTIONS
        if all(step(cell, direction, back) in cells for back in range(1, length + 1))
    }
    assert found(GRID.beyond_lines(mask_of(list(cells)), length)) == expected


# -- other outlines --------------------------------------------------------------------------------------------


@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=12))
def test_an_island_may_have_any_outline(outline: set[tuple[int, int]]) -> None:
    island = sorted(outline)
    grid = HexGrid(4, 4, island)
    coordinates = {place: 16 + number for number, place in enumerate(cube(*place) for place in island)}
    for place, cell in coordinates.items():
        beside = {coordinates.get((place[0] + a, place[1] + b, place[2] + c)) for a, b, c in CUBE.values()} - {None}
        assert set(grid.neighbour_cells[cell]) == beside
    assert grid.neighbours[:16] == HexGrid(4, 4).neighbours
