"""Looking back: chances end as the game did, and a terrible decision is found."""

from __future__ import annotations

from functools import cache

import pytest

import boardwright as bw
from boardwright.bots import Limit, Seat, make_bot
from boardwright.bots.review import costliest, outlooks
from boardwright.kernel.errors import BadOptions
from boardwright.match import Match

#: The first decision of a turn of the first player, about half-way.
BLUNDER = 75


@cache
def with_a_blunder() -> tuple[Match, int]:
    """A game of Kingdom Builder, and the number of decisions before a terrible one."""
    match = bw.new("kingdom_builder", players=2, seed=6)
    bots = [make_bot("medium", seat) for seat in range(2)]
    at = 0
    while not match.over:
        player = match.decisions[0].player
        options = match.decisions[0].options
        if not at and match.length >= BLUNDER and player == 0 and len(options) > 8:
            at = match.length
            match.apply(0, min(options, key=lambda action: advised(match, action)))
        else:
            match.apply(player, bots[player].choose(Seat(match, player)))
    return match, at


def advised(match: Match, action: int) -> float:
    after = match.clone()
    after.apply(0, action)
    return after.game.advice(after.state, 0)


def test_chances_are_told_from_turn_to_turn_and_end_as_the_game_did() -> None:
    match, _ = with_a_blunder()
    found = outlooks(match)
    lengths = [outlook.length for outlook in found]
    assert lengths[0] == 0
    assert lengths[-1] == match.length
    assert lengths == sorted(set(lengths))
    assert 10 < len(found) < 130
    for outlook in found:
        assert sum(outlook.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in outlook.chances)
    winners = match.winners
    assert found[-1].chances == [(seat in winners) / len(winners) for seat in range(2)]


def test_a_terrible_decision_is_found() -> None:
    match, at = with_a_blunder()
    found = costliest(match, 0, Limit(simulations=150))
    assert len(found) <= 3
    worst = found[0]
    assert worst.length == at
    assert worst.action == match.history[at].action
    assert worst.points > 1
    assert 0 < worst.chance < 1
    assert worst.better.actions[0] != worst.action
    # What was better could have been done.
    before = match.at(at)
    for action in worst.better.actions:
        before.apply(0, action)
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    match = bw.new("kingdom_builder", players=2, seed=6)
    with pytest.raises(BadOptions, match="when it is over"):
        outlooks(match)
    with pytest.raises(BadOptions, match="when it is over"):
        costliest(match, 0)
