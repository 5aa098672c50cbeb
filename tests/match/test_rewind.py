"""Alone among bots one goes back to the last decision of one's own; what counts for good is taken back no other way."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import CannotUndo, GameOver
from boardwright.match import Match
from boardwright.match.confirming import awaits_confirmation, is_for_good, passed_on_with
from tests.kernel.harbour import HARBOUR
from tests.kernel.shipyard import SHIPYARD

GAMES = ["kingdom_builder", "keyflower", "coloma", "boonlake"]


def seen(match: Match) -> Any:
    """All that a match is, as bytes where it can be."""
    sights = [match.sight(seats).bytes() for seats in ((), (0,), (1,))]
    return match.record(), match.state.data(), sights, match._dice.rolls


def decide(match: Match, chance: random.Random) -> None:
    decision = chance.choice(match.decisions)
    match.apply(decision.player, chance.choice(decision.options))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_rewound_is_one_that_never_went_further(game: str) -> None:
    """Step by step back through all own decisions, and the same decision brings the same chance."""
    chance = random.Random(game)
    match = bw.new(game, players=2, seed=3)
    before: list[tuple[int, Any]] = []
    for _ in range(60):
        decision = chance.choice(match.decisions)
        if decision.player == 0:
            before.append((match.length, seen(match)))
        match.apply(decision.player, chance.choice(decision.options))
    for length, was in reversed(before):
        last = match.last_of(0)
        assert last is not None
        action, outcomes, events = last.action, last.outcomes, last.events
        assert match.rewind(0) == action
        assert (match.length, seen(match)) == (length, was)
        again = match.clone()
        assert again.apply(0, action) == events
        assert again.latest is not None
        assert again.latest.outcomes == outcomes
    assert match.last_of(0) is None
    with pytest.raises(CannotUndo):
        match.rewind(0)


def test_back_from_the_end_and_on_to_another_one() -> None:
    chance = random.Random(5)
    match = bw.new("kingdom_builder", players=2, seed=5)
    while not match.over:
        decide(match, chance)
    outcome = match.outcome
    assert outcome is not None
    match.rewind(1)
    assert not match.over
    assert match.outcome is None
    assert bw.replay(match.record()).state.data() == match.state.data()
    while not match.over:
        decide(match, chance)
    assert match.outcome is not None


def test_what_a_table_began_with_is_not_rewound() -> None:
    match = bw.new(SHIPYARD, players=1, seed=1)
    match.apply(0, "plank")
    match.standing = match.length
    assert match.last_of(0) is None
    match.apply(0, "plank")
    match.rewind(0)
    assert match.length == match.standing


@pytest.mark.parametrize("game", [*GAMES, HARBOUR, SHIPYARD], ids=lambda game: getattr(game, "id", game))
def test_confirmed_turns(game: Any) -> None:
    """Wherever a turn has passed on, it either can be taken back whole, or was done for good; confirmed, it counts."""
    waited = asked = answers = 0
    for seed in range(2):
        chance = random.Random(seed)
        match = bw.new(game, players=3 if 3 in getattr(game, "players", (3,)) else 2, seed=seed)
        for _ in range(90):
            if match.over:
                break
            decision = chance.choice(match.decisions)
            player, before = decision.player, seen(match)
            answers += (answer := match.game.turn_of(match.state) not in (None, player))
            match.apply(player, chance.choice(decision.options))
            entry = passed_on_with(match, player)
            waits, for_good = awaits_confirmation(match, player), is_for_good(match, player)
            assert not (waits and for_good)
            if entry is None or entry.in_lane or answer:
                assert not waits
                assert not for_good
                continue
            assert all(step.who != player for step in match.steps)
            if waits:
                waited += 1
                back = match.clone()
                back.undo(player)
                assert seen(back) == before
                done = match.clone()
                done.confirm()
                assert done.undo_steps(player) == 0
                assert done.undo_barrier(player) == bw.Message("undo-confirmed")
                done.rewind(player)
                assert seen(done) == before, "alone among bots one goes back beyond that too"
            elif for_good:
                asked += 1
                with pytest.raises((CannotUndo, GameOver)):
                    match.clone().undo(player)
    if game in ("keyflower", "boonlake"):
        assert waited, "here turns pass on by themselves"
        assert asked, "and some of them with what cannot be taken back"
    assert (answers > 0) == (game == "boonlake"), "elsewhere hardly anybody is asked in the turn of another"
