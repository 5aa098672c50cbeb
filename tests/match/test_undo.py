"""Undo is all or nothing, however decisions of several players are interleaved."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.game import Game
from boardwright.match import Match
from boardwright.testing.checks import check_position_text, check_undo, take_back
from tests.kernel.harbour import HARBOUR
from tests.kernel.shipyard import SHIPYARD


def wander(match: Match, chance: random.Random) -> None:
    """A random decision or offer, or now and then one taken back by whoever may."""
    if chance.random() < 0.25:
        player = chance.randrange(match.players)
        if match.undo_barrier(player) is None:
            take_back(match, player)
            return
    choices: list[tuple[int, tuple[int, ...]]] = [(item.player, item.options) for item in match.decisions]
    choices += [(item.player, item.options) for item in match.offers]
    player, options = chance.choice(choices)
    match.apply(player, chance.choice(options))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [HARBOUR, SHIPYARD], ids=lambda game: str(game.id))
def test_random_interleavings(game: Game[Any], players: int) -> None:
    """At every moment of games in which players act, take back and act again in any order."""
    for seed in range(8):
        chance = random.Random(seed)
        match = bw.new(game, players=players, seed=seed)
        for _ in range(120):
            if match.over:
                break
            check_undo(match, chance)
            wander(match, chance)
        again = bw.replay(match.record(), game)
        assert again.state.data() == match.state.data()


def to_autumn(seed: int, chance: random.Random) -> Match:
    """A game of Keyflower in which the last tiles of autumn are being laid."""
    match = bw.new("keyflower", players=3, seed=seed)
    while match.view(None)["season"] != "autumn" or not match.state.lanes:
        decision = chance.choice(match.decisions)
        match.apply(decision.player, chance.choice(decision.options))
    return match


@pytest.mark.parametrize("seed", range(6))
def test_the_border_of_autumn_and_winter(seed: int) -> None:
    """Once the last tile is laid, winter tiles are chosen: what can be taken back there can, all else is refused."""
    chance = random.Random(seed)
    match = to_autumn(seed, chance)
    reasons = set()
    while match.state.lanes:
        check_undo(match, chance)
        check_position_text(match, chance)
        reasons |= {reason.key for player in range(3) if (reason := match.undo_barrier(player)) is not None}
        decision = chance.choice(match.decisions)
        match.apply(decision.player, chance.choice(decision.options))
    assert match.view(None)["season"] == "winter"
    assert "undo-secret" in reasons, "while winter tiles are chosen, what was laid before stays"


def test_a_failing_undo_changes_nothing() -> None:
    match = bw.new(SHIPYARD, players=2, seed=1)
    match.apply(0, "plank")
    match.apply(1, "snatch")
    before = (match.record(), match.state.data(), match.sight([0]).bytes())
    with pytest.raises(bw.BoardwrightError):
        match.undo(0)
    assert (match.record(), match.state.data(), match.sight([0]).bytes()) == before


def test_what_stands_is_not_taken_back() -> None:
    match = bw.new(SHIPYARD, players=1, seed=1)
    match.apply(0, "plank")
    match.standing = match.length
    assert match.undo_steps(0) == 0
    match.apply(0, "plank")
    assert match.undo_steps(0) == 1
    match.undo(0)
    assert match.undo_barrier(0) == bw.Message("undo-nothing")
