"""The greedy bot at Keyflower: it beats random, and it cannot see more than its seat."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.bots import Seat, make_bot

#: Half of the games at a time.
BATCH = 10


@pytest.mark.parametrize("batch", range(2))
def test_greedy_wins_nine_tenths_of_its_games_against_random(batch: int) -> None:
    wins = 0
    for seed in range(BATCH * batch, BATCH * batch + BATCH):
        order = ("greedy", "random") if seed % 2 else ("random", "greedy")
        match = play_game("keyflower", 2, seed, order)
        wins += match.winners == [order.index("greedy")]
    assert wins >= 9


def test_the_same_seed_is_the_same_game() -> None:
    match = play_game("keyflower", 3, 3, ["greedy", "random"])
    assert match.over
    assert match.record() == play_game("keyflower", 3, 3, ["greedy", "random"]).record()


def test_greedy_cannot_see_what_its_seat_cannot() -> None:
    """Two matches that differ only in what the seat cannot know make the same bot choose the same."""
    match = bw.new("keyflower", players=3, seed=1)
    while not match.over and match.length < 60:
        player = match.decisions[0].player
        other = match.determinize(player, seed=match.length)
        chosen = [make_bot("greedy", 5).choose(Seat(one, player)) for one in (match, other)]
        assert chosen[0] == chosen[1]
        match.apply(player, chosen[0])
