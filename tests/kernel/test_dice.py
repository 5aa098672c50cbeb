"""Dice: seeded ones repeat and clone, recorded ones replay."""

from __future__ import annotations

from collections import Counter

import pytest

from boardwright.kernel.dice import Dice, FastDice, RecordingDice, ReplayDice, seeded_dice, shuffled
from boardwright.kernel.errors import DamagedRecord


def rolls(dice: Dice, n: int, count: int = 50) -> list[int]:
    return [dice.below(n) for _ in range(count)]


def test_the_same_seed_rolls_the_same() -> None:
    assert rolls(seeded_dice(7), 6) == rolls(seeded_dice(7), 6)
    assert rolls(seeded_dice(7), 6) != rolls(seeded_dice(8), 6)
    assert rolls(FastDice(7), 6) == rolls(FastDice(7), 6)


def test_rolls_never_change_between_versions() -> None:
    """Saved seeds must mean the same for ever."""
    assert rolls(seeded_dice(7), 100, 8) == [17, 79, 87, 28, 53, 95, 85, 74]


def test_a_clone_goes_on_where_the_original_stood() -> None:
    dice = seeded_dice(3)
    rolls(dice, 10)
    clone = dice.clone()
    later = rolls(clone, 10)
    assert later == rolls(dice, 10)
    assert later == rolls(seeded_dice(3, rolls=50), 10)


@pytest.mark.parametrize("dice", [seeded_dice(1), FastDice(1)])
def test_every_face_is_about_equally_likely(dice: Dice) -> None:
    counts = Counter(rolls(dice, 5, 10_000))
    assert set(counts) == set(range(5))
    assert all(1800 < count < 2200 for count in counts.values())


def test_recorded_outcomes_replay() -> None:
    recording = RecordingDice(seeded_dice(5))
    thrown = rolls(recording, 9, 4)
    assert recording.outcomes == thrown
    replay = ReplayDice(thrown)
    assert rolls(replay, 9, 4) == thrown
    with pytest.raises(DamagedRecord, match="only 4 outcomes"):
        replay.below(9)
    with pytest.raises(DamagedRecord, match="outcome 1 of the record is 8, expected 0 to 5"):
        ReplayDice([8]).below(6)


def test_shuffling_keeps_the_items() -> None:
    items = list(range(10))
    mixed = shuffled(items, seeded_dice(2))
    assert mixed != items
    assert sorted(mixed) == items == list(range(10))
