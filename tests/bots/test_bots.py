"""Bots: they see only their own seat, choose legal options, and greedy beats random."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.bots import BOTS, LEVELS, USUAL_BOT, GreedyBot, Seat, make_bot
from boardwright.bots.greedy import ways_on
from boardwright.games.kingdom_builder import EXPANSIONS
from boardwright.kernel.errors import BadOptions, NotYourDecision
from tests.bots.duels import share_of_wins
from tests.deep import deep, seeds


@pytest.mark.parametrize("name", ["random", "easy", "medium", "search:simulations=2"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_plays_a_whole_game(name: str, players: int) -> None:
    match = play_game("kingdom_builder", players, 3, [name])
    assert match.over
    assert match.record() == play_game("kingdom_builder", players, 3, [name]).record(), "the same seed, the same game"


@deep
@pytest.mark.parametrize("first", ["greedy", "random"])
def test_greedy_wins_95_of_100_games_against_random(first: str) -> None:
    assert share_of_wins("kingdom_builder", first, seeds(6, 200)) >= 0.95


@deep
@pytest.mark.parametrize("first", ["greedy", "random"])
def test_greedy_wins_90_of_100_games_against_random_with_everything_on(first: str) -> None:
    assert share_of_wins("kingdom_builder", first, seeds(3, 100), {"expansions": list(EXPANSIONS)}) >= 0.9


def test_a_bot_cannot_see_what_its_seat_cannot() -> None:
    """Two matches that differ only in what the seat cannot know make the same bot choose the same."""
    match = bw.new("kingdom_builder", players=3, seed=1)
    while not match.over and match.length < 120:
        player = match.decisions[0].player
        other = match.determinize(player, seed=match.length)
        chosen = [make_bot("greedy", 5).choose(Seat(one, player)) for one in (match, other)]
        assert chosen[0] == chosen[1]
        match.apply(player, chosen[0])


def test_a_seat_shows_its_view_and_options_only() -> None:
    match = bw.new("kingdom_builder", players=2, seed=1)
    player = match.decisions[0].player
    seat = Seat(match, player)
    assert seat.view == match.view(player)
    assert seat.options == match.decisions[0].options
    assert not hasattr(seat, "match")
    assert seat.imagine(1) is not match.state
    with pytest.raises(NotYourDecision):
        Seat(match, 1 - player)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOptions, match="no bot 'genius'; there are: random, easy, medium, hard, expert"):
        make_bot("genius", 1)


def test_levels_are_bots_from_the_weakest_on() -> None:
    assert [name for name in BOTS if name in LEVELS] == list(LEVELS)
    assert USUAL_BOT in LEVELS
    assert type(make_bot("greedy", 1)) is type(make_bot("medium", 1)) is GreedyBot, "the old name still works"


@deep
def test_easy_is_beaten_by_medium() -> None:
    """Both seats of a few deals: how often exactly is measured, see docs/bots.md."""
    wins = 0
    deals = seeds(4, 60)
    for seed in deals:
        wins += play_game("kingdom_builder", 2, seed, ["medium", "easy"]).winners == [0]
        wins += play_game("kingdom_builder", 2, seed, ["easy", "medium"]).winners == [1]
    assert wins >= 0.7 * 2 * len(deals)


def test_of_ways_that_are_worth_the_same_the_shortest_is_taken() -> None:
    """Nothing is done that gains nothing: no settlement moved, no step walked, whatever the dice."""
    match = bw.new("kingdom_builder", players=2, seed=1)
    step = match.steps[0]
    worse, good, detour = ways_on(match.game, None, match.state, step)[:3]
    for way, value, length in ((worse, 1.0, 1), (good, 2.0, 1), (detour, 2.0, 3)):
        way.value, way.length = value, length
    assert {GreedyBot(seed).follow([detour, worse, good]) for seed in range(10)} == {good.action}
    detour.value = 2.5
    assert GreedyBot(1).follow([detour, worse, good]) == detour.action


def test_a_way_is_as_long_as_its_decisions() -> None:
    match = bw.new("kingdom_builder", players=2, seed=1)
    first = ways_on(match.game, None, match.state, match.steps[0])[0]
    second = ways_on(match.game, first, first.state, match.steps[0])[0]
    assert [way.length for way in (first, second)] == [1, 2] == [len(way.decisions()) for way in (first, second)]
