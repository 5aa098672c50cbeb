"""Lanes that cannot go wrong: owners, joins, phases that nest, questions to others, and what the kernel refuses."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import boardwright as bw
from boardwright.kernel.dice import Dice, FastDice
from boardwright.kernel.errors import BrokenFlow, CannotUndo
from boardwright.kernel.flow import deciding, settle, take
from boardwright.kernel.steps import PRIVATE, SEALED, Step
from boardwright.match import Match
from tests.kernel.harbour import HARBOUR, HarbourState
from tests.kernel.shipyard import SHIPYARD, Snatch, Work, YardState


def yard(players: int = 3, *played: tuple[int, str]) -> Match:
    match = bw.new(SHIPYARD, players=players, seed=1)
    for player, action in played:
        match.apply(player, action)
    return match


def asked(match: Match) -> list[tuple[int, str]]:
    return [(decision.player, decision.prompt.key.removeprefix("prompt-")) for decision in match.decisions]


# -- questions to others ---------------------------------------------------------------------------------------------


def test_a_lane_that_asks_somebody_else_waits_and_loses_no_step() -> None:
    match = yard(3, (0, "plank"))
    assert asked(match) == [(1, "snatch"), (2, "work")], "player 0 waits; the own work of player 1 comes after"
    match.apply(1, "leave")
    assert asked(match) == [(0, "work"), (1, "work"), (2, "work")]


def test_it_is_the_same_before_and_after_the_own_step_of_who_is_asked() -> None:
    before = yard(3, (0, "plank"), (1, "snatch"), (1, "done"))
    after = yard(3, (1, "done"), (0, "plank"), (1, "snatch"))
    assert before.state.data() == after.state.data()
    assert asked(after) == [(0, "work"), (2, "work")]


def test_two_lanes_may_ask_the_same_player() -> None:
    match = yard(2, (0, "plank"), (1, "snatch"), (1, "plank"))
    assert asked(match) == [(0, "snatch")], "player 1 waits for player 0, whose own work waits"
    match.apply(0, "snatch")
    assert asked(match) == [(0, "work"), (1, "work")]
    assert match.view(None)["planks"] == [1, 1]


def test_a_question_that_can_wait_comes_after_the_own_work() -> None:
    match = yard(3, (0, "race"), (0, "stake two"), (1, "stake none"))
    assert asked(match) == [(1, "work"), (2, "work")]
    match.apply(1, "done")
    assert asked(match) == [(1, "cheer"), (2, "work")]
    match.apply(1, "cheer")
    assert asked(match) == [(0, "work"), (2, "work")]


# -- phases that nest ------------------------------------------------------------------------------------------------


def test_a_phase_opened_from_within_a_lane_holds_up_that_lane_alone() -> None:
    match = yard(3, (0, "race"))
    assert asked(match) == [(0, "staking"), (1, "staking"), (2, "work")]
    match.apply(1, "stake two")
    assert asked(match) == [(0, "staking"), (1, "work"), (2, "work")]
    match.apply(0, "stake one")
    assert match.view(None)["planks"] == [0, 1, 0]


def test_two_nested_phases_at_the_same_time_do_not_mix() -> None:
    match = yard(3, (0, "race"), (1, "stake none"), (1, "race"))
    assert asked(match) == [(0, "staking"), (1, "staking"), (2, "staking")]
    match.apply(1, "stake none")
    match.apply(2, "stake two")
    assert match.view(None)["planks"] == [0, 0, 1], "the inner race is over, the outer one still waits for player 0"
    match.apply(0, "stake one")
    assert match.view(None)["planks"] == [1, 0, 1]


def test_nobody_sees_a_stake_before_both_are_there() -> None:
    sights = set()
    for stake in ("none", "one", "two"):
        match = yard(3, (0, "race"), (1, f"stake {stake}"))
        sights.add((match.sight([0]).bytes(), match.sight([2]).bytes(), match.sight().bytes()))
        assert match.sight([0]).length == 1
        assert [entry.notation for entry in match.sight([1]).log(1)] == ["race", f"stake {stake}"]
    assert len(sights) == 1
    match.apply(0, "stake one")
    assert [entry.notation for entry in match.sight().log(1)[:3]] == ["race", "stake two", "stake one"]


def test_a_join_comes_when_all_lanes_are_done() -> None:
    match = yard(2, (0, "done"))
    assert match.view(None)["round"] == 1
    match.apply(1, "done")
    assert match.view(None)["round"] == 2


# -- unasked ---------------------------------------------------------------------------------------------------------


def test_an_offer_holds_nobody_up_although_it_asks_something() -> None:
    match = yard(3, (0, "plank"), (2, "whistle"))
    assert asked(match) == [(1, "snatch"), (2, "blow")], "what player 2 has begun comes before the own work"
    match.apply(1, "leave")
    assert asked(match) == [(0, "work"), (1, "work"), (2, "blow")]
    match.apply(2, "near")
    assert match.view(None)["planks"] == [1, 0, 1]
    assert asked(match) == [(0, "work"), (1, "work"), (2, "work")]


def test_an_offer_beside_the_main_stack_lets_it_go_on() -> None:
    match = bw.new(HARBOUR, players=2, seed=2)
    match.apply(0, "choose east")
    match.apply(1, "choose west")
    assert [(offer.player, match.describe(offer.options[0]).notation) for offer in match.offers] == [(1, "lantern")]
    match.apply(1, "lantern")
    assert [decision.player for decision in match.decisions] == [0]
    assert match.view(None)["points"] == [1, 2]
    assert match.undo(1) == match.game.space.parse("lantern")
    assert match.view(None)["points"] == [1, 1]


def test_an_offer_is_recorded_where_it_happened() -> None:
    match = yard(2, (0, "plank"), (0, "whistle"), (1, "leave"), (0, "far"))
    record = match.record()
    assert record["actions"] == [[0, "plank"], [0, "whistle"], [1, "leave"], [0, "far"]]
    assert bw.replay(record, SHIPYARD).state.data() == match.state.data()


# -- taking back -----------------------------------------------------------------------------------------------------


def test_what_others_have_built_on_stays_and_says_why() -> None:
    match = yard(3, (0, "plank"), (1, "snatch"))
    before = match.record()
    assert match.undo_barrier(0) == bw.Message("undo-others", {"player": 1})
    with pytest.raises(CannotUndo, match="another player has decided something since"):
        match.undo(0)
    assert match.record() == before


def test_what_others_do_at_the_same_time_stays() -> None:
    match = yard(3, (0, "done"), (2, "plank"), (0, "snatch"), (1, "done"))
    match.undo(1)
    assert [entry.player for entry in match.history] == [0, 2, 0]
    assert asked(match) == [(1, "work"), (2, "work")]


def test_a_nested_choice_is_not_taken_for_the_own_work() -> None:
    """Once player 1 has staked, taking the race back would leave that stake to be read as something else."""
    match = yard(3, (0, "race"), (1, "stake one"))
    assert match.undo_barrier(0) is not None
    match.undo(1)
    assert match.undo_barrier(0) == bw.Message("undo-secret"), "nor does it tell whether somebody has staked"


# -- what the kernel refuses -----------------------------------------------------------------------------------------


class Asking(Step[YardState]):
    """A decision that opens what it is told to."""

    __slots__ = ()
    opens: ClassVar[Any] = None

    def options(self, state: YardState) -> list[int]:
        return [0]

    def apply(self, state: YardState, action: int, dice: Dice) -> None:
        self.opens(state)


class Secret(Asking):
    __slots__ = ()
    secrecy: ClassVar[int] = PRIVATE


class Sealed(Asking):
    __slots__ = ()
    secrecy: ClassVar[int] = SEALED


def empty() -> YardState:
    state = YardState()
    state.start_flow(2)
    return state


def refusal(state: YardState) -> str:
    with pytest.raises(BrokenFlow) as caught:
        settle(state, FastDice(0))
    return str(caught.value)


def test_a_sealed_lane_asks_nobody_else() -> None:
    state = empty()
    state.together({0: Secret(1)}, sealed=True)
    assert refusal(state) == "Secret asks player 1 in the sealed lane of player 0"


def test_a_public_decision_cannot_stand_in_a_sealed_lane() -> None:
    state = empty()
    state.together({1: Work(1, 2)}, sealed=True)
    assert refusal(state) == "Work is public, but the lane of player 1 is sealed"


def test_a_sealed_decision_needs_a_sealed_lane() -> None:
    state = empty()
    state.together({1: Sealed(1)})
    assert refusal(state) == "Sealed is sealed, but the lane of player 1 is not"
    state = empty()
    state.push(Sealed(1))
    assert refusal(state) == "Sealed is sealed, but stands in no sealed lane"


def test_a_sealed_lane_opens_none_for_others() -> None:
    class Opening(Secret):
        __slots__ = ()
        opens: ClassVar[Any] = staticmethod(lambda state: state.together({1: Secret(1)}, sealed=True))

    state = empty()
    state.together({0: Opening(0)}, sealed=True)
    settle(state, FastDice(0))
    with pytest.raises(BrokenFlow, match="the sealed lane of player 0 opened one for player 1"):
        take(state, deciding(state)[0], 0, FastDice(0))


def test_a_lane_belongs_to_a_player_at_the_table() -> None:
    state = empty()
    with pytest.raises(BrokenFlow, match="opened for player 2; there are players 0 to 1"):
        state.together({2: Work(2, 1)})


def test_a_step_that_is_not_asked_is_not_carried_out() -> None:
    state = empty()
    state.together({0: Work(0, 1), 1: Work(1, 1)})
    with pytest.raises(BrokenFlow, match="Snatch does not ask player 1 now"):
        take(state, Snatch(1, 0), 0, FastDice(0))


def test_a_clone_shares_no_lane() -> None:
    match = yard(3, (0, "race"), (2, "whistle"))
    state = match.state
    copy = state.clone()
    assert copy.data() == state.data()
    assert not {id(lane) for lane in copy.lanes} & {id(lane) for lane in state.lanes}
    parents = [lane.parent for lane in copy.lanes if lane.parent is not None]
    assert parents
    assert all(parent in copy.lanes for parent in parents)
    assert isinstance(HARBOUR.setup(2, HARBOUR.accept(2, None), FastDice(0)), HarbourState)
