"""Hints: what they name can be played, they know no more than their seat, and they see what is plain to see."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.bots import Limit, Seat, make_bot
from boardwright.bots.hints import Hint, hints
from boardwright.match import Match
from tests.bots.telltale import GUESS, TellTale

BRIEF = Limit(simulations=30)
GAMES = ["boonlake", "coloma", "keyflower", "kingdom_builder"]


def played(game: str, decisions: int, players: int = 2, bot: str = "random", seed: int = 3) -> Match:
    """A game some decisions old."""
    match = bw.new(game, players=players, seed=seed)
    bots = [make_bot(bot, seat) for seat in range(players)]
    while match.length < decisions and not match.over:
        player = match.decisions[0].player
        match.apply(player, bots[player].choose(Seat(match, player)))
    return match


def told(found: list[Hint]) -> list[object]:
    return [(hint.turn.actions, hint.behind, hint.turn.gains, hint.turn.events) for hint in found]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [0, 45])
def test_they_can_be_played_and_come_from_what_the_seat_knows(game: str, decisions: int) -> None:
    match = played(game, decisions)
    player = match.decisions[0].player
    found = hints(Seat(match, player), BRIEF, seed=7)
    assert 1 <= len(found) <= 3
    assert found[0].behind == 0
    for hint in found:
        after = match.clone()
        for number, action in enumerate(hint.turn.actions):
            after.apply(player, action)
            chance = after.latest is not None and (after.latest.outcomes or after.latest.revealed)
            assert not chance or number == len(hint.turn.actions) - 1
    assert len({tuple(sorted(hint.turn.actions)) for hint in found}) == len(found)
    # The same again, and the same where only what the seat cannot know is different.
    assert told(hints(Seat(match, player), BRIEF, seed=7)) == told(found)
    assert told(hints(Seat(match.determinize(player, seed=5), player), BRIEF, seed=7)) == told(found)


def test_they_do_not_peek() -> None:
    game = TellTale()
    match = bw.new(game, players=2, seed=1)
    match.apply(0, match.decisions[0].options[1])
    found = hints(Seat(match, 1), BRIEF)
    assert {hint.turn.actions[0] for hint in found} <= {GUESS, GUESS + 1}
    assert game.peeks == []


def test_they_name_the_obvious_move_and_what_it_brings() -> None:
    """The last time that somebody chooses where to build in Kingdom Builder, nothing counts but the points of it."""
    match = played("kingdom_builder", 10_000, bot="medium", seed=2)
    space = match.game.space
    *_, last = (entry for entry in match.history if space.verb(entry.action) == "build")
    before, player = match.at(last.number - 1), last.player
    brought = {action: gained(before, player, action) for action in before.decisions[0].options}
    assert len(set(brought.values())) > 1, "some places are better than others"
    best = hints(Seat(before, player), Limit(simulations=200), seed=1)[0].turn
    assert brought[best.actions[0]] == max(brought.values())
    assert sum(gain.points for gain in best.gains) >= max(brought.values())
    assert [before.game.label(before.state, best.actions[0])] == best.labels[:1]


def gained(match: Match, player: int, action: int) -> int:
    """What an option brings at once."""
    after = match.clone()
    after.apply(player, action)
    lines = [one.game.earned_lines(one.state, player) for one in (match, after)]
    return sum(lines[1].values()) - sum(lines[0].values())


def test_where_there_is_nothing_to_choose_it_says_so_at_once() -> None:
    match = played("coloma", 61)
    while len(match.decisions[0].options) > 1:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    (hint,) = hints(Seat(match, match.decisions[0].player))
    assert hint.turn.actions[0] == match.decisions[0].options[0]
