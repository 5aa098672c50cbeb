"""Observations as arrays, with names; masks; and keys of what a seat knows."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import deciding, offered
from boardwright.match.runner import Runner
from boardwright.research import Recall, describe, layout, legal_actions, mask, observe, unpack
from boardwright.research.observations import unpacker
from boardwright.research.recall import known_to_all


def test_an_observation_can_be_read_by_its_names() -> None:
    match = bw.from_position({"game": "kingdom_builder", "players": 2, "played": "flowers"})
    match.apply(0, "build n16")
    told = describe("kingdom_builder", observe(match, 0))
    assert told["settlements"][0] == {"n16": 1.0}
    assert told["settlements"][1] == {}
    assert told["played"] == {"flowers": 1.0}
    assert told["supply"] == [39, 40, 0, 0, 0]
    other = describe("kingdom_builder", observe(match, 1))
    assert other["settlements"][1] == {"n16": 1.0}
    assert other["supply"] == [40, 39, 0, 0, 0]
    assert told["on turn"] == [True, False, False, False, False]


def test_many_are_unpacked_as_one() -> None:
    for game in bw.games():
        rules = get_game(game)
        match = bw.new(game, players=2, seed=4)
        packed = np.stack([np.frombuffer(rules.encode(match.state, seat), np.uint8) for seat in (0, 1)])
        found = unpack(game, packed)
        assert found.shape == (2, layout(game).size)
        assert found.dtype == np.float32
        for seat in (0, 1):
            assert np.array_equal(found[seat], observe(match, seat))
            alone = np.full(layout(game).size, np.nan, np.float32)
            unpacker(rules).into(alone, rules.encode(match.state, seat))
            assert np.array_equal(found[seat], alone)


def test_masks_are_what_the_seat_may_do() -> None:
    game = get_game("boonlake")
    dice = FastDice(3)
    runner = Runner(game, game.setup(3, game.accept(3, {}), dice), dice)
    levers = 0
    while runner.steps:
        for seat in range(3):
            possible = set(offered(runner.state, seat))
            levers += bool(possible)
            possible |= {action for step in runner.steps if step.who == seat for action in step.options(runner.state)}
            assert set(np.flatnonzero(mask(runner, seat))) == possible
        seat = runner.steps[0].who
        legal = legal_actions(runner, seat)
        runner.apply(seat, legal[dice.below(len(legal))])
    assert levers


# -- keys --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", bw.games())
def test_a_key_is_the_same_in_worlds_that_look_the_same(name: str) -> None:
    """As long as both look the same to the seat; and every decision of its own makes another key."""
    game = get_game(name)
    dice = FastDice(11)
    runner = Runner(game, game.setup(3, game.accept(3, {}), dice), dice)
    for number in range(60):
        seat = number % 3
        recall = Recall(game, runner.state)
        dealt = game.determinize(runner.state, seat, FastDice(number))
        assert Recall(game, dealt).key(seat) == recall.key(seat)
        step = deciding(runner.state)[0]
        known = known_to_all(runner.state, step.who)
        keys = {recall.key(step.who)}
        for action in step.options(runner.state)[:4]:
            after = runner.state.clone()
            trial = Runner(game, after, FastDice(number))
            trial.apply(step.who, action)
            later = recall.copy()
            later.note(step.who, action, known, trial.state)
            keys.add(later.key(step.who))
        assert len(keys) == 1 + len(step.options(runner.state)[:4])
        runner.apply(step.who, step.sample(runner.state, dice))


def test_what_others_choose_in_secret_leaves_no_trace() -> None:
    """The first of two who choose their sites: whatever it is, the other knows the same."""
    game = get_game("coloma")
    dice = FastDice(2)
    runner = Runner(game, game.setup(2, game.accept(2, {}), dice), dice)
    seen = 0
    while runner.steps:
        step = runner.steps[0]
        options = step.options(runner.state)
        if len(runner.steps) == 2 and not known_to_all(runner.state, step.who) and len(options) > 1:
            recall = Recall(game, runner.state)
            keys = set()
            for action in options:
                trial = Runner(game, runner.state.clone(), FastDice(1))
                trial.apply(step.who, action)
                later = recall.copy()
                later.note(step.who, action, False, trial.state)
                keys.add((len(trial.steps), later.key(1 - step.who)))
            assert len(keys) == 1
            seen += 1
        runner.apply(step.who, step.sample(runner.state, dice))
    assert seen > 3
