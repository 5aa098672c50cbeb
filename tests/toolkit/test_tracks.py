"""Markers on tracks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.errors import BrokenFlow
from boardwright.toolkit.tracks import Landing, Track, landings, reachable, roads, straight, walk

#: A river: 0 1 2, then 3 4 or 5 6, then 7.
RIVER: Track = ((1,), (2,), (3, 5), (4,), (7,), (6,), (7,), ())
UPPER, LOWER = 1 << 3 | 1 << 4, 1 << 5 | 1 << 6


def test_what_is_passed_and_what_is_lost() -> None:
    found = walk(straight(11), 8, 4)
    assert found.space == 10
    assert found.entered == (9, 10)
    assert found.lost == 2


def test_taken_spaces_cost_no_step_and_are_passed() -> None:
    found = walk(straight(8), 0, 2, taken=1 << 1 | 1 << 2 | 1 << 4)
    assert found.space == 5
    assert found.entered == (3, 5)
    assert found.passed == (1, 2, 3, 4, 5)
    assert found.lost == 0


def test_nobody_stops_on_a_taken_last_space() -> None:
    found = walk(straight(4), 1, 3, taken=1 << 3)
    assert (found.space, found.lost) == (2, 2)


def test_an_arm_of_a_fork_is_barred() -> None:
    assert walk(RIVER, 1, 4, barred=LOWER).entered == (2, 3, 4, 7)
    assert walk(RIVER, 1, 4, barred=UPPER).entered == (2, 5, 6, 7)


def test_an_open_fork_is_a_choice() -> None:
    assert landings(RIVER, 2) == [Landing(3), Landing(5)]
    with pytest.raises(BrokenFlow, match="forks at space 2"):
        walk(RIVER, 1, 4)


def test_roads_go_both_ways_past_other_wagons() -> None:
    square = roads(4, [(0, 1), (1, 2), (2, 3), (3, 0)])
    assert landings(square, 0, taken=1 << 1) == [Landing(2, (1,)), Landing(3)]
    assert landings(square, 0, taken=1 << 1 | 1 << 2) == [Landing(3, (1, 2)), Landing(3)]
    assert landings(square, 0, taken=0b1110) == []
    assert landings(square, 0, barred=1 << 3) == [Landing(1)]


def test_a_skipped_space_is_not_entered_again() -> None:
    path = roads(3, [(0, 1), (1, 2)])
    assert reachable(path, 0, 5, taken=1 << 1) == 1 << 2
    assert reachable(roads(3, [(0, 1), (1, 2), (2, 0)]), 0, 5, taken=1 << 1) == 1 << 2


@given(st.integers(2, 12), st.integers(0, 11), st.integers(0, 15), st.integers(0, 2**12 - 1))
def test_a_walk_adds_up(length: int, start: int, steps: int, taken: int) -> None:
    start %= length
    found = walk(straight(length), start, steps, taken)
    free = [space for space in range(start + 1, length) if not taken >> space & 1]
    assert found.entered == tuple(free[:steps])
    assert found.lost == steps - len(found.entered)
    assert found.space == (start, *found.entered)[-1]
    assert found.passed == tuple(range(start + 1, found.space + 1))


@st.composite
def maps(draw: st.DrawFn) -> Track:
    spaces = draw(st.integers(2, 6))
    pairs = [(one, other) for one in range(spaces) for other in range(one)]
    return roads(spaces, draw(st.lists(st.sampled_from(pairs), unique=True)))


@given(maps(), st.integers(0, 4), st.integers(0, 63))
def test_what_can_be_reached_without_entering_a_space_twice(track: Track, steps: int, taken: int) -> None:
    taken &= ~1
    found = set()

    def explore(path: list[int]) -> None:
        cost = sum(not taken >> space & 1 for space in path[1:])
        if cost and not taken >> path[-1] & 1:
            found.add(path[-1])
        if cost < steps:
            for onward in track[path[-1]]:
                if onward not in path:
                    explore([*path, onward])

    explore([0])
    assert reachable(track, 0, steps, taken) == sum(1 << space for space in found)
