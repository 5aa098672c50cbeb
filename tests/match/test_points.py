"""Whoever looks at a table has its points counted once, whatever they are shown of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import boardwright as bw
from tests.kernel.harbour import HARBOUR

#: The class that counts one player's points.
COUNTERS = {"kingdom_builder": "Realm", "keyflower": "PlayerScore"}
SHOWN = ("view", "points", "points_if_over", "sheet", "outcome")


@pytest.fixture(params=COUNTERS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def counted(game: str, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The players whose points have been counted, one after another."""
    scoring = import_module(f"boardwright.games.{game}.scoring")
    found: list[int] = []

    class Counting(getattr(scoring, COUNTERS[game])):  # type: ignore[misc]
        def __init__(self, state: Any, player: int, *more: Any, **named: Any) -> None:
            found.append(player)
            super().__init__(state, player, *more, **named)

    monkeypatch.setattr(scoring, COUNTERS[game], Counting)
    return found


@pytest.mark.parametrize("viewer", [(), (2,), (0, 1)])
def test_points_are_counted_once_for_all_that_is_shown(game: str, counted: list[int], viewer: tuple[int, ...]) -> None:
    match = bw.new(game, players=4, seed=3)
    counted.clear()
    sight = match.sight(viewer)
    for name in SHOWN:
        getattr(sight, name)
    # What is behind a Keyflower screen counts for its owner only, and is a count of its own.
    behind_the_screen = [sight.focus] if game == "keyflower" and sight.focus is not None else []
    assert sorted(counted) == sorted([0, 1, 2, 3, *behind_the_screen])


def test_a_finished_game_is_counted_once_for_its_outcome_and_once_for_its_sheet(game: str, counted: list[int]) -> None:
    match = bw.new(game, players=2, seed=3)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[-1])
    counted.clear()
    for _ in range(3):
        assert match.winners
        assert match.clone().outcome == match.outcome
    assert sorted(counted) == [0, 1]
    counted.clear()
    sight = match.sight((0,))
    for name in SHOWN:
        getattr(sight, name)
    assert sorted(counted) == [0, 1]
    assert sight.outcome is not None
    assert sight.points == list(sight.outcome.points)


def test_own_secrets_count_for_their_owner_alone() -> None:
    match = bw.new(HARBOUR, 2, 4)
    for player, quay in enumerate(("choose east", "choose west")):
        match.apply(player, quay)
    mine = match.sight((0,))
    (crate,) = mine.view["mine"]
    assert mine.points == match.sight((1,)).points == match.sight().points == match.points_now
    assert mine.points_if_over == mine.points[0] + crate
    assert mine.sheet[0].total == mine.points_if_over
    assert match.sight().points_if_over is None


def test_an_outcome_goes_with_the_moment() -> None:
    played = bw.new("kingdom_builder", players=2, seed=1)
    while not played.over:
        decision = played.decisions[0]
        played.apply(decision.player, decision.options[0])
    assert played.outcome is not None
    assert played.at(played.length - 1).outcome is None
