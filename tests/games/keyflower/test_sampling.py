"""A turn drawn by chance is one of its options, each equally likely, although they are not listed for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright.kernel.dice import FastDice
from boardwright.match import from_position

TABLES: dict[str, dict[str, Any]] = {
    "nothing but to pass": {"seats": [{}, {"workers": "blue 1"}]},
    "few of one colour": {"offer": "miner", "seats": [{"workers": "red 1"}]},
    "several colours": {
        "offer": "miner workshop stable",
        "bids": {"miner": ["1 blue 2"]},
        "uses": {"stable": ["yellow 3"]},
        "seats": [{"workers": "blue 3 red 1 yellow 2 green 1"}],
    },
    "a group that was outbid": {
        "offer": "miner stable",
        "bids": {"miner": ["0 blue 2", "1 blue 3"]},
        "seats": [{"workers": "red 1"}],
    },
}


@pytest.mark.parametrize("table", TABLES)
def test_every_option_of_a_turn_is_drawn_equally_often(table: str) -> None:
    match = from_position({"game": "keyflower", "players": 2, "season": "spring", **TABLES[table]})
    step = match.state.main[-1]
    options = step.options(match.state)
    rounds = 400
    dice = FastDice(7)
    drawn = Counter(step.sample(match.state, dice) for _ in range(rounds * len(options)))
    assert sorted(drawn) == options
    assert all(0.75 * rounds < count < 1.25 * rounds for count in drawn.values())
