"""Ratings and intervals on made-up games whose answer is known."""

from __future__ import annotations

from math import log10
from random import Random
from typing import Any

import pytest

from boardwright.arena import Result, duels, ratings, standings
from boardwright.arena.ratings import clustered, mean_of, share_of, student


def game(seed: int, bots: str, places: list[int], points: list[int] | None = None, won: bool | None = None) -> Result:
    names = tuple(bots.split())
    scores = tuple(points or [10 - place for place in places])
    nothing: dict[Any, int] = {}
    none = (nothing,) * len(names)
    return Result(seed, names, scores, tuple(places), won, 10, none, none, (0,) * len(names))


def by_strength(dice: Random, seed: int, bots: list[str], strengths: dict[str, float]) -> Result:
    """A game whose ranking is drawn by the model: each next place goes to one of the rest by strength."""
    left = list(range(len(bots)))
    places = [0] * len(bots)
    for place in range(1, len(bots) + 1):
        (actor,) = dice.choices(left, [strengths[bots[one]] for one in left])
        places[actor] = place
        left.remove(actor)
    return game(seed, " ".join(bots), places)


# -- shares and means ------------------------------------------------------------------------------------------------


def test_independent_games_have_the_interval_of_wilson() -> None:
    """One game a seed, 80 of 100 won: (0.711, 0.867), as any table says."""
    found = share_of([(1.0, 1.0)] * 80 + [(0.0, 1.0)] * 20)
    assert found.value == 0.8
    assert found.low == pytest.approx(0.7112, abs=0.002)
    assert found.high == pytest.approx(0.8666, abs=0.002)


def test_games_of_a_seed_that_go_alike_count_once() -> None:
    once = share_of([(1.0, 1.0)] * 30 + [(0.0, 1.0)] * 20)
    twice = share_of([(2.0, 2.0)] * 30 + [(0.0, 2.0)] * 20)
    assert twice == pytest.approx(once)


def test_games_of_a_seed_that_balance_each_other_tell_more() -> None:
    apart = share_of([(1.0, 1.0)] * 50 + [(0.0, 1.0)] * 50)
    paired = share_of([(1.0, 2.0)] * 48 + [(2.0, 2.0), (0.0, 2.0)])
    assert paired.low is not None
    assert apart.low is not None
    assert paired.low >= apart.low, "but never more than so many independent games"


def test_who_has_won_everything_need_not_win_always() -> None:
    found = share_of([(2.0, 2.0)] * 10)
    assert found.value == found.high == 1.0
    assert found.low == pytest.approx(0.722, abs=0.001), "ten seeds, not twenty games"


def test_a_mean_has_the_interval_of_student() -> None:
    found = mean_of([(value, 1.0) for value in (4.0, 6.0, 8.0, 10.0, 12.0)])
    assert found.value == 8
    assert found.high == pytest.approx(8 + 2.7764 * 3.1623 / 5**0.5, abs=0.01)
    assert mean_of([(4.0, 2.0)]) == (2.0, None, None), "one seed tells nothing of how much they vary"


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)]
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    """Seeds that favour one side: games of a seed hang together."""
    dice = Random(1)
    held = 0
    for _ in range(400):
        units = []
        for _ in range(60):
            luck = 0.6 + 0.3 * (1 if dice.random() < 0.5 else -1)
            units.append((sum(dice.random() < luck for _ in range(4)) * 1.0, 4.0))
        found = share_of(units)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.6 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_seeds_without_a_bot_do_not_count() -> None:
    assert clustered([(3.0, 3.0), (0.0, 0.0), (1.0, 3.0)])[2:] == (2, 6)


# -- standings -------------------------------------------------------------------------------------------------------


def test_victories_are_shared_and_every_seat_counts() -> None:
    results = [game(0, "a b b", [1, 1, 3], [7, 7, 2]), game(1, "b a b", [2, 3, 1], [5, 1, 6])]
    first, second = standings(results, ["a", "b", "c"])
    assert (first.bot, first.seats, first.wins.value, first.points.value) == ("a", 2, 0.25, 4.0)
    assert (second.bot, second.seats, second.wins.value, second.points.value) == ("b", 4, 0.375, 5.0)
    assert first.even == second.even == pytest.approx(1 / 3)


def test_alone_the_share_of_games_won_counts() -> None:
    results = [game(seed, "a", [1, 2], [9, 5], won=seed < 3) for seed in range(4)]
    (alone,) = standings(results, ["a"])
    assert (alone.seats, alone.wins.value) == (4, 0.75)
    assert ratings(results, ["a"]) == {}


def test_before_whom_each_came_in() -> None:
    results = [game(0, "a b c", [1, 2, 3]), game(1, "c a b", [1, 2, 2]), game(2, "a a b", [1, 3, 2])]
    found = duels(results, ["a", "b", "c"])
    assert found["a", "b"].value == pytest.approx((1 + 0.5 + 1 + 0) / 4)
    assert found["a", "c"].value == found["c", "a"].value == 0.5
    assert ("a", "a") not in found


# -- ratings ---------------------------------------------------------------------------------------------------------


def test_two_bots_are_as_far_apart_as_their_games_say() -> None:
    results = [game(seed, "a b", [1, 2] if seed % 4 else [2, 1]) for seed in range(4000)]
    found = ratings(results, ["a", "b"], draws=50)
    assert found["a"] == (0, 0, 0), "the first is the mark"
    assert found["b"].value == pytest.approx(-400 * log10(3), abs=1), "three of four games are 191 points"
    assert found["b"].low is not None
    assert found["b"].high is not None
    assert found["b"].low < -191 < found["b"].high
    assert found["b"].high - found["b"].low < 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_are_found_again(seats: int) -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 6.0, "d": 0.5}
    dice = Random(seats)
    results = [by_strength(dice, seed, dice.sample("abcd", seats), strengths) for seed in range(4000)]
    found = ratings(results, list("abcd"), draws=40)
    for bot, strength in strengths.items():
        truth = 400 * log10(strength)
        assert found[bot].value == pytest.approx(truth, abs=25)
        low, high = found[bot].low, found[bot].high
        assert low is not None
        assert high is not None
        assert bot == "a" or low < found[bot].value < high


def test_one_among_its_like() -> None:
    """Three times as strong as each of three others: half of the games are won."""
    dice = Random(4)
    results = [by_strength(dice, seed, list("abbb"), {"a": 3.0, "b": 1.0}) for seed in range(3000)]
    assert standings(results, ["a"])[0].wins.value == pytest.approx(0.5, abs=0.03)
    assert ratings(results, ["b", "a"], draws=20)["a"].value == pytest.approx(400 * log10(3), abs=20)


def test_a_shared_place_is_half_a_victory_for_each() -> None:
    results = [game(seed, "a b", [1, 1]) for seed in range(50)]
    assert ratings(results, ["a", "b"], draws=10)["b"].value == pytest.approx(0, abs=0.01)


def test_who_has_won_everything_is_rated_all_the_same() -> None:
    found = ratings([game(seed, "a b", [2, 1]) for seed in range(20)], ["a", "b"])["b"]
    assert found.low is not None
    assert found.high is not None
    assert 200 < found.low < found.value < found.high < 3000


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    dice = Random(9)
    results = [by_strength(dice, seed, list("ab"), {"a": 1, "b": 2}) for seed in range(60)]
    assert ratings(results[::-1], ["a", "b"], draws=1)["b"].value == pytest.approx(
        ratings(results, ["a", "b"], draws=1)["b"].value
    )
    assert ratings(results, ["a", "b"], draws=20) == ratings(results, ["a", "b"], draws=20), "chance is the same"
    one = ratings(results[:1], ["a", "b"])["b"]
    assert (one.low, one.high) == (None, None)
