"""How a game ends: places, shared places, what broke ties, and games that can be lost."""

from __future__ import annotations

import boardwright as bw
from boardwright.kernel.messages import Message
from boardwright.kernel.outcome import TieBreak, Verdict, ranked
from boardwright.match import Match
from tests.kernel.harbour import HARBOUR
from tests.kernel.shipyard import SHIPYARD

GOLD = TieBreak(Message("gold"), "XX-1.1", (1, 3, 3, 0))
ROPE = TieBreak(Message("rope"), "XX-1.2", (0, 2, 2, 5))


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    outcome = ranked(4, [5, 9, 9, 1])
    assert outcome.places == (3, 1, 1, 4)
    assert outcome.winners == [1, 2]
    assert outcome.tie_breaks == ()


def test_only_the_line_that_broke_a_tie_is_told() -> None:
    assert ranked(4, [5, 9, 9, 1], [GOLD, ROPE]).tie_breaks == ()
    outcome = ranked(4, [5, 9, 5, 1], [GOLD, ROPE])
    assert outcome.places == (3, 1, 2, 4)
    assert outcome.tie_breaks == (GOLD,)


def test_a_tie_break_never_beats_points() -> None:
    assert ranked(4, [5, 4, 4, 6], [ROPE]).places == (2, 3, 3, 1)


def test_a_game_against_the_game_is_won_or_lost() -> None:
    assert ranked(1, [7, 9], (), Verdict(won=False)).winners == []
    assert ranked(1, [9, 7], (), Verdict(won=True)).winners == [0]


def played(players: int, seed: int, *, eager: bool) -> Match:
    """All take planks and leave each other's alone, or nobody does anything."""
    match = bw.new(SHIPYARD, players=players, seed=seed)
    while not match.over:
        decision = match.decisions[0]
        notations = [match.describe(action).notation for action in decision.options]
        wanted = [name for name in (("plank", "leave") if eager else ()) if name in notations]
        match.apply(decision.player, wanted[0] if wanted else "done")
    return match


def test_played_alone_the_shipyard_can_be_lost() -> None:
    lost, won = played(1, 1, eager=False), played(1, 1, eager=True)
    assert (lost.winners, won.winners) == ([], [0])
    assert lost.outcome is not None
    assert won.outcome is not None
    assert lost.outcome.verdict == Verdict(won=False)
    assert won.outcome.verdict == Verdict(won=True, grade=Message("grade-fair"))
    assert won.outcome.points == (4, 2)
    assert won.record()["result"]["verdict"] == {"won": True, "grade": {"key": "grade-fair", "args": {}}}


def test_an_automa_has_points_a_place_and_entries_in_the_log_but_no_seat() -> None:
    match = played(2, 1, eager=False)
    assert match.outcome is not None
    assert match.outcome.points == (0, 0, 2)
    assert match.outcome.winners == [2]
    assert [automa.id for automa in match.sight().automas] == ["tide"]
    assert [(entry.number, entry.actor) for entry in match.sight().log()] == [
        *((0, None), (0, 2)),
        *((1, 0), (2, 1), (2, 2)),
        *((3, 0), (4, 1)),
    ]
    assert [sheet.player for sheet in match.score_sheet] == [0, 1, 2]


def test_three_kinds_of_points_have_three_names() -> None:
    match = bw.new(HARBOUR, players=2, seed=2)
    for player, action in ((0, "choose east"), (1, "choose west"), (0, "keep"), (1, "keep")):
        match.apply(player, action)
    mine = match.view(0)["mine"]
    assert match.points_now == match.scores == match.sight([0]).points == [1, 1]
    assert match.sight([0]).points_if_over == 1 + sum(mine)
    assert match.sight().points_if_over is None
    assert match.outcome is None
    while not match.over:
        match.apply(match.decisions[0].player, match.decisions[0].options[-1])
    assert match.outcome is not None
    assert list(match.outcome.points) == match.points_now
