"""Who plays whom: every bot equally often in every seat, with the same seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from boardwright.arena import Plan
from boardwright.arena.schedule import circles, groupings
from boardwright.kernel.errors import BadOptions, UnknownGame


def plan(bots: str, players: tuple[int, ...] = (2,), games: int = 1, seed: int = 0) -> Plan:
    return Plan("kingdom_builder", tuple(bots.split(",")), players, {}, seed, games)


def seatings(found: Plan) -> list[tuple[str, ...]]:
    return [job.bots for job in found.jobs()]


def test_two_bots_play_every_seed_from_both_seats() -> None:
    jobs = plan("greedy,random", games=5, seed=7).jobs()
    assert [(job.seed, job.bots) for job in jobs[:2]] == [(7, ("greedy", "random")), (7, ("random", "greedy"))]
    assert [job.seed for job in jobs] == [7, 7, 8, 8, 9, 9], "rounded up to whole rounds"


def test_more_bots_than_seats_meet_each_other_alike() -> None:
    found = Counter(seatings(plan("a,b,c", games=12)))
    assert len(found) == 6
    assert set(found.values()) == {2}


def test_one_among_three_of_another_takes_each_seat() -> None:
    assert seatings(plan("a,b,b,b", (4,), games=4)) == [
        ("a", "b", "b", "b"), ("b", "b", "b", "a"), ("b", "b", "a", "b"), ("b", "a", "b", "b"),
    ]  # fmt: skip


def test_who_sits_beside_whom_changes_with_the_seed() -> None:
    found = seatings(plan("a,b,c", (3,), games=6))
    assert found[:3] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert found[3:] == [("a", "c", "b"), ("c", "b", "a"), ("b", "a", "c")]
    assert circles(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("a", "b", "b", "a"))


@pytest.mark.parametrize(("bots", "seats"), [("a,b", 3), ("a,b", 5), ("a,b,c", 4), ("a,b,c", 5), ("a,b,c,d", 3)])
def test_all_sit_equally_often_in_every_seat(bots: str, seats: int) -> None:
    names = tuple(bots.split(","))
    long = plan(bots, (seats,), games=len(circles(tuple("abcde"[:seats]))) * 4 * seats * len(groupings(names, seats)))
    by_seat = Counter((seat, bot) for job in long.jobs() for seat, bot in enumerate(job.bots))
    assert len(by_seat) == seats * len(names)
    assert len(set(by_seat.values())) == 1


def test_alone_each_bot_plays_the_same_seeds() -> None:
    jobs = plan("a,b", (1,), games=4).jobs()
    assert [(job.seed, job.bots) for job in jobs] == [(0, ("a",)), (0, ("b",)), (1, ("a",)), (1, ("b",))]


def test_several_numbers_of_players_in_one_arena() -> None:
    assert Counter(job.players for job in plan("a,b", (2, 4), games=8).jobs()) == {2: 4, 4: 6}


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = plan("a,b,c", (2, 3), games=20).jobs(), plan("a,b,c", (2, 3), games=90).jobs()
    assert many[: len(few)] == few


def test_one_bot_twice_plays_itself() -> None:
    assert seatings(plan("a,a", games=2)) == [("a", "a"), ("a", "a")]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (plan("greedy"), "needs two bots"),
        (plan("greedy,genius"), "there is no bot 'genius'"),
        (plan("greedy,random", games=0), "at least one game"),
        (plan("greedy,random", (9,)), "players, not 9"),
        (plan("greedy,random", ()), "number of players"),
        (Plan("kingdom_builder", ("greedy", "random"), (2,), {"weather": "fine"}, 0, 1), "weather"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(wrong: Plan, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        wrong.checked()


def test_a_plan_of_no_game_says_so() -> None:
    with pytest.raises(UnknownGame):
        Plan("chess", ("greedy", "random"), (2,), {}, 0, 1).checked()


def test_the_command_repeats_the_plan() -> None:
    options = {"first_game": True, "cards": ["lords", "farmers"]}
    found = Plan("kingdom_builder", ("greedy", 'program:./bot "a,b"'), (2, 4), options, 3, 10).command()
    assert found == (
        'boardwright arena kingdom_builder --bots \'greedy,"program:./bot ""a,b"""\' --games 10 --players 2,4 '
        "--seed 3 --option first_game=yes --option cards=lords,farmers"
    )
