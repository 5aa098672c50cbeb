"""How a game waits: the stack, lanes, interrupts and any-time actions, on the small harbour game."""

from __future__ import annotations

import boardwright as bw
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import deciding, offered, play_at_random, playout, settle, take
from boardwright.match import Match
from tests.kernel.harbour import HARBOUR, Trade


def opened(*quays: str) -> Match:
    match = bw.new(HARBOUR, players=len(quays), seed=2)
    for player, quay in enumerate(quays):
        match.apply(player, f"choose {quay}")
    return match


def test_players_decide_at_the_same_time_in_any_order() -> None:
    orders = ([0, 1, 2], [2, 0, 1], [1, 2, 0])
    ends = []
    for order in orders:
        match = bw.new(HARBOUR, players=3, seed=2)
        for player in order:
            assert {decision.player for decision in match.decisions} == set(order[order.index(player) :])
            match.apply(player, "choose east" if player else "choose west")
        ends.append(match.state.data())
    assert ends[0] == ends[1] == ends[2]


def test_the_main_stack_waits_for_all_lanes() -> None:
    match = bw.new(HARBOUR, players=2, seed=2)
    match.apply(1, "choose east")
    assert match.view(None)["quays"] == [-1, -1]
    match.apply(0, "choose west")
    assert match.view(None)["quays"] == [1, 0]


def test_interrupts_come_before_what_the_step_pushed_first_raised_first() -> None:
    match = opened("east", "east", "east")
    asked = []
    for _ in range(3):
        asked.append((match.decisions[0].player, match.decisions[0].prompt.key))
        match.apply(match.decisions[0].player, match.decisions[0].options[-1])
    assert asked == [(1, "prompt-toll"), (2, "prompt-toll"), (0, "prompt-trade")]


def test_an_any_time_action_leaves_the_decision_open() -> None:
    match = opened("east", "west")
    step = match.state.main[-1]
    assert isinstance(step, Trade)
    before = [match.describe(action).notation for action in match.decisions[0].options]
    match.apply(0, "lantern")
    after = [match.describe(action).notation for action in match.decisions[0].options]
    assert before == ["sell", "keep", "lantern"]
    assert after == ["sell", "keep"]
    assert match.state.main[-1] is step


def test_a_clone_in_mid_decision_shares_no_lane() -> None:
    match = bw.new(HARBOUR, players=2, seed=2)
    clone = match.clone()
    match.apply(0, "choose east")
    assert [decision.player for decision in clone.decisions] == [0, 1]
    clone.apply(1, "choose east")
    assert [decision.player for decision in match.decisions] == [1]


def test_a_playout_counts_every_decision() -> None:
    state = HARBOUR.setup(3, HARBOUR.accept(3, None), FastDice(1))
    counted = playout(state.clone(), FastDice(9))
    dice = FastDice(9)
    taken = 0
    while settle(state, dice) is not None:
        step = deciding(state)[0]
        take(state, step, step.sample(state, dice), dice)
        taken += 1
    assert counted == taken
    assert counted >= 18


def test_seats_that_share_their_dice_with_chance_play_as_a_playout_does() -> None:
    for seed in range(10):
        begun = HARBOUR.setup(3, HARBOUR.accept(3, None), FastDice(seed))
        one, two = begun.clone(), begun.clone()
        counted = playout(one, FastDice(9))
        dice = FastDice(9)
        taken: list[tuple[int, int]] = []
        play_at_random(two, dice, [dice] * 3, taken)
        assert len(taken) == counted
        assert two.data() == one.data()


def test_what_is_offered_is_not_among_the_options() -> None:
    match = bw.new(HARBOUR, players=2, seed=4)
    assert offered(match.state, 0) == [], "nobody may act while all choose in secret"
    for player, quay in enumerate(("choose east", "choose west")):
        match.apply(player, quay)
    lantern = HARBOUR.space.parse("lantern")
    assert lantern in match.steps[0].options(match.state)
    assert (offered(match.state, 0), offered(match.state, 1)) == ([], [lantern])
