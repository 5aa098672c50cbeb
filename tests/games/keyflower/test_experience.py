"""What games have shown: it is added to advice, knows no secrets, and fits the numbers it was learnt from."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

import pytest

from boardwright.games.keyflower.advice import advice, parts_of, plain_advice
from boardwright.games.keyflower.advice.experience import FILE, SIZE, experience, experience_of, features
from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.state import WINTER, KeyflowerState
from tests.games.keyflower.table import random_game, state_of


def added(state: KeyflowerState, player: int) -> float:
    """What experience adds to advice."""
    outlook = Outlook(state, player)
    return experience(outlook, parts_of(outlook))


def written() -> Any:
    """The file as it is."""
    return json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_added_until_winter_and_always_the_same(players: int) -> None:
    seen = set()
    for match in random_game(players, 4):
        state = state_of(match)
        if match.over or match.length % 5:
            continue
        for player in range(players):
            found = added(state, player)
            assert isfinite(found)
            assert abs(found) < 40
            assert added(state, player) == found
            assert (found != 0) == (state.season < WINTER)
        seen.add(state.season)
    assert seen == {0, 1, 2, 3}


def test_nothing_is_added_when_the_game_is_over() -> None:
    *_, match = random_game(3, 6)
    assert match.over
    for player in range(3):
        assert advice(state_of(match), player) == plain_advice(state_of(match), player)


def test_tables_that_were_not_learnt_from_are_left_to_advice() -> None:
    for match in random_game(5, 2):
        if match.over or match.length > 60:
            break
        assert advice(state_of(match), 0) == plain_advice(state_of(match), 0)


def test_what_a_seat_cannot_know_makes_no_difference() -> None:
    for match in random_game(4, 9):
        if match.over or match.length % 11:
            continue
        for player in range(4):
            other = match.determinize(player, match.length)
            assert added(state_of(other), player) == pytest.approx(added(state_of(match), player)), match.length


def test_every_position_has_numbers_in_the_same_places() -> None:
    for match in random_game(4, 3):
        if match.over or match.length % 9:
            continue
        outlook = Outlook(state_of(match), 1)
        found = features(outlook, parts_of(outlook))
        assert found.end == SIZE
        assert len(found.place) == len(found.number) == len(set(found.place))
        assert 0 <= min(found.place) <= max(found.place) < SIZE
        assert 0 not in found.number


def test_a_file_that_does_not_fit_is_refused() -> None:
    data = written()
    experience_of(data)
    del data["first"]["weights"][3][-1]
    with pytest.raises(ValueError, match=f"layer first has {SIZE - 1} weights a unit, not {SIZE}"):
        experience_of(data)
    data = written()
    data["second"]["bias"].pop()
    with pytest.raises(ValueError, match="layer second has 16 units, but 15 biases"):
        experience_of(data)
    data = written()
    data["last"] = {"bias": [0], "weights": [[0] * 16]}
    with pytest.raises(ValueError, match="layer last has 1 units, not 2"):
        experience_of(data)
    data = written()
    data["usual"].pop()
    with pytest.raises(ValueError, match="usual has not 3 seasons for each number of players"):
        experience_of(data)
