"""The greedy bot at Keyflower: it beats random, and it cannot see more than its seat."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.bots import Seat, make_bot
from tests.bots.duels import share_of_wins
from tests.deep import deep, seeds


@deep
@pytest.mark.parametrize("first", ["greedy", "random"])
def test_greedy_wins_nine_tenths_of_its_games_against_random(first: str) -> None:
    assert share_of_wins("keyflower", first, seeds(2, 100)) >= 0.9


def test_greedy_cannot_see_what_its_seat_cannot() -> None:
    """Two matches that differ only in what the seat cannot know make the same bot choose the same."""
    match = bw.new("keyflower", players=3, seed=1)
    while not match.over and match.length < 60:
        player = match.decisions[0].player
        other = match.determinize(player, seed=match.length)
        chosen = [make_bot("greedy", 5).choose(Seat(one, player)) for one in (match, other)]
        assert chosen[0] == chosen[1]
        match.apply(player, chosen[0])
