"""The runner: a game that is played and no more. It goes where a match goes, and shows each seat the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.games import get_game
from boardwright.kernel.dice import FastDice, RecordingDice, seeded_dice
from boardwright.kernel.errors import IllegalAction
from boardwright.kernel.game import Game
from boardwright.kernel.messages import plain
from boardwright.match import Match, Runner, new
from tests.kernel.harbour import HARBOUR, LANTERN
from tests.kernel.shipyard import SHIPYARD

GAMES = ["kingdom_builder", "keyflower", HARBOUR, SHIPYARD]


def begin(game: str | Game[Any], players: int, seed: int) -> tuple[Match, Runner]:
    """The same game twice."""
    rules = get_game(game)
    dice = RecordingDice(seeded_dice(seed))
    return new(game, players, seed), Runner(rules, rules.setup(players, rules.accept(players, None), dice), dice)


def seen(playing: Match | Runner, seat: int) -> dict[str, Any]:
    sight = playing.sight((seat,))
    names = ("view", "automas", "over", "outcome", "points", "points_if_over", "sheet", "asked")
    return {
        **{name: plain(getattr(sight, name)) for name in names},
        "actions": sight.actions(),
        "offered": sight.offered(),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_runner_goes_where_a_match_goes_and_shows_the_same(game: str | Game[Any]) -> None:
    """Whatever is decided or taken unasked, in whatever order players choose at the same time."""
    chance = random.Random(4)
    match, runner = begin(game, 3, 8)
    while not match.over and match.length < 150:
        possible = [(player, action) for player in range(3) for action in match.possible(player)]
        player, action = chance.choice(possible)
        match.apply(player, action)
        runner.apply(player, action)
        assert runner.state.data() == match.state.data()
        if match.length % 10 == 0:
            for seat in range(3):
                assert seen(runner, seat) == seen(match, seat)
    assert runner.taken == [(entry.player, entry.action) for entry in match.history]
    assert runner.length == match.length


def test_what_is_not_possible_is_refused_and_changes_nothing() -> None:
    _, runner = begin(HARBOUR, 2, 4)
    before = runner.state.data()
    for player, action in ((0, HARBOUR.space.parse("sell")), (1, HARBOUR.space.parse("toll"))):
        with pytest.raises(IllegalAction):
            runner.apply(player, action)
    assert (runner.state.data(), runner.taken) == (before, [])
    for player, quay in enumerate(("choose east", "choose west")):
        runner.apply(player, HARBOUR.space.parse(quay))
    runner.apply(1, LANTERN)
    assert runner.taken[2:] == [(1, LANTERN)], "player 0 is asked, and player 1 may do this unasked"


def test_a_runner_goes_on_from_an_imagined_state() -> None:
    match, _ = begin("keyflower", 2, 5)
    imagined = match.sight((0,)).imagine(3)
    runner = Runner(match.game, imagined, FastDice(1))
    runner.play_at_random([FastDice(2), FastDice(3)])
    assert runner.steps == []
    assert runner.sight().over
    assert match.length == 0
