"""What a match tells a table of its decisions: kind, subject, reach, and who is ready."""

from __future__ import annotations

import boardwright as bw
from boardwright.kernel.roles import Kind, Role
from tests.games.keyflower.table import at, play, village
from tests.kernel.harbour import Harbour


def test_a_decision_has_a_kind_and_a_subject() -> None:
    match = at(offer="miner", seats=[{"workers": "red 2"}])
    assert (match.decisions[0].kind, match.decisions[0].subject) == (Kind.TURN, None)
    play(match, "bid miner red")
    assert (match.decisions[0].kind, match.decisions[0].subject) == (Kind.AMOUNT, "tile:miner")
    for viewer in ((0,), (1,), ()):
        (asked,) = match.sight(viewer).asked
        assert (asked.kind, asked.subject) == (Kind.AMOUNT, "tile:miner")


def test_options_have_the_role_of_their_verb_and_name_their_number() -> None:
    match = at(offer="miner stable", bids={"miner": ["0 red 1", "1 red 2"]}, seats=[{"workers": "red 2"}])
    play(match, "bid stable red")
    options = {option.notation: option for option in match.sight([0]).choices()[0].options}
    assert (options["with miner"].role, options["with miner"].components) == (Role.ADDS, ("tile:miner",))
    assert (options["send 2"].number, options["send 2"].components) == (2, ())


def test_only_a_walk_has_a_reach() -> None:
    seat = {"village": village("miner"), "resources": {"home_1": "wood 1"}}
    walk = at(stack=["NextTurn", "Transport 0 1 0"], seats=[seat]).sight([0]).choices()[0]
    assert (walk.kind, dict(walk.reach["tile:home_1"])) == (Kind.WALK, {"tile:miner": ("n",)})
    assert at().sight([at().decisions[0].player]).choices()[0].reach == {}


def test_who_has_chosen_in_secret_is_ready_until_all_have() -> None:
    match = bw.new(Harbour(), players=3, seed=1)
    assert match.sight().ready == ()
    match.apply(1, "choose west")
    for viewer in ((), (0,), (1,)):
        assert match.sight(viewer).ready == (1,)
    match.apply(0, "choose east")
    assert match.sight().ready == (0, 1)
    match.undo(0)
    assert match.sight().ready == (1,)
    match.apply(0, "choose east")
    match.apply(2, "choose north")
    assert match.sight().ready == (), "the quays are revealed: nobody chooses in secret any more"


def test_the_story_knows_what_opened_a_turn() -> None:
    match = bw.new("kingdom_builder", players=2, seed=1)
    assert [event.role for event in match.opening_events if event.kind.startswith("turn")] == [Role.OPENS_TURN]
    while match.history == [] or match.game.space.verb(match.history[-1].action) != "end-turn":
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    entry = match.sight().log()[-1]
    assert entry.role == Role.ENDS_TURN
    assert Role.OPENS_TURN in [event.role for event in entry.events]
