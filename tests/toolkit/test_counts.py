"""Multisets and bags."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.dice import FastDice, RecordingDice, ReplayDice
from boardwright.toolkit.counts import (
    NONE_LEFT,
    Counts,
    changed,
    counted,
    deal,
    draw,
    draw_some,
    lacking,
    minus,
    nothing,
    one_of,
    pieces,
    plus,
    put_in,
    selections,
    times,
    total,
    within,
)

KINDS = 3
few = st.tuples(*[st.integers(0, 4)] * KINDS)


def test_what_counts_are() -> None:
    assert nothing(3) == (0, 0, 0)
    assert one_of(3, 1) == (0, 1, 0)
    assert one_of(3, 2, 5) == (0, 0, 5)
    assert changed((1, 2, 3), 0, -1) == (0, 2, 3)
    assert plus((1, 2, 3), (1, 0, 1)) == (2, 2, 4)
    assert minus((1, 2, 3), (1, 0, 1)) == (0, 2, 2)
    assert times((1, 2, 3), 2) == (2, 4, 6)
    assert total((1, 2, 3)) == 6
    assert lacking((2, 1, 0), (1, 3, 5)) == (1, 0, 0)
    assert pieces((1, 0, 2)) == [0, 2, 2]


@given(few, few)
def test_counts_are_multisets(one: Counts, other: Counts) -> None:
    both = Counter(pieces(one)) + Counter(pieces(other))
    assert plus(one, other) == counted(sorted(both.elements()), KINDS)
    assert within(one, other) == (Counter(pieces(one)) <= Counter(pieces(other)))
    assert minus(plus(one, other), other) == one
    assert within(minus(one, lacking(one, other)), other)


def test_fewer_than_none_are_within_nothing() -> None:
    assert not within((-1, 0), (1, 1))


@given(few, st.integers(0, 8))
def test_selections_are_all_and_each_once(counts: Counts, size: int) -> None:
    found = list(selections(counts, size))
    every = {(a, b, c) for a in range(counts[0] + 1) for b in range(counts[1] + 1) for c in range(counts[2] + 1)}
    assert set(found) == {some for some in every if sum(some) == size}
    assert len(found) == len(set(found))


# -- bags ------------------------------------------------------------------------------------------------------


@given(few, st.integers(0, 2**32 - 1))
def test_a_bag_is_drawn_empty(counts: Counts, seed: int) -> None:
    bag, dice = list(counts), FastDice(seed)
    drawn = [draw(bag, dice) for _ in range(total(counts))]
    assert counted(drawn, KINDS) == counts
    assert draw(bag, ReplayDice([])) == NONE_LEFT


def test_a_draw_rolls_once_and_counts_from_the_first_kind() -> None:
    kinds = [draw([2, 0, 3], ReplayDice([roll])) for roll in range(5)]
    assert kinds == [0, 0, 2, 2, 2]


def test_some_are_drawn_one_by_one() -> None:
    bag = [1, 2]
    assert draw_some(bag, 2, ReplayDice([0, 1])) == (1, 1)
    assert bag == [0, 1]
    assert draw_some(bag, 5, ReplayDice([0])) == (0, 1)
    assert bag == [0, 0]


@given(few, st.lists(st.integers(0, 5), max_size=4), st.integers(0, 2**32 - 1))
def test_dealing_loses_nothing(counts: Counts, sizes: list[int], seed: int) -> None:
    bag = list(counts)
    hands = deal(bag, sizes, FastDice(seed))
    left = total(counts)
    for hand, size in zip(hands, sizes, strict=True):
        assert total(hand) == min(size, left)
        left -= total(hand)
    for hand in hands:
        put_in(bag, hand)
    assert tuple(bag) == counts


def test_the_last_hand_needs_no_chance() -> None:
    dice = RecordingDice(FastDice(0))
    hands = deal([2, 2], [1, 3], dice)
    assert len(dice.outcomes) == 1
    assert plus(hands[0], hands[1]) == (2, 2)
