"""Stocks: as many as there are, as many as there is room for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from boardwright.toolkit.supplies import beyond, move, put, take


def test_one_takes_as_many_as_there_are() -> None:
    stock = [3, 1]
    assert take(stock, 0, 2) == 2
    assert take(stock, 0, 2) == 1
    assert take(stock, 0, 2) == 0
    assert stock == [0, 1]


def test_what_has_no_room_is_lost() -> None:
    horses = [5]
    assert put(horses, 0, 2, limit=6) == 1
    assert put(horses, 0, 2, limit=6) == 0
    assert horses == [6]
    assert put(horses, 0, 100) == 100


def test_what_cannot_be_moved_stays() -> None:
    supply, cabin = [4], [5]
    assert move(supply, cabin, 0, 3, limit=7) == 2
    assert (supply, cabin) == ([2], [7])


@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_moving_loses_nothing(here: int, there: int, wanted: int, limit: int) -> None:
    source, target = [here], [there]
    moved = move(source, target, 0, wanted, limit)
    assert source[0] + target[0] == here + there
    assert moved == target[0] - there == max(0, min(wanted, here, limit - there))
    assert source[0] >= 0


def test_an_audit_finds_what_cannot_be() -> None:
    assert beyond([0, 3, 7, -1], [2, 3, 6, 5]) == [2, 3]
