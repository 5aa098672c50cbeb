"""How a game advances: run what runs by itself, find who must decide, carry a decision out."""

from __future__ import annotations

from typing import Any

from boardwright.kernel.dice import Dice
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step


def settle(state: State, dice: Dice) -> Step[Any] | None:
    """Run automatic steps until somebody must decide. Returns the first deciding step, None when the game is over."""
    while True:
        if state.busy:
            first = settle_lanes(state, dice)
            if first is not None:
                return first
            continue
        main = state.main
        if not main:
            return None
        step = main[-1]
        if step.who >= 0:
            return step
        main.pop()
        step.run(state, dice)
        if state.raised:
            state.flush()


def settle_lanes(state: State, dice: Dice) -> Step[Any] | None:
    """Run the automatic steps of every lane; the first step that asks somebody, None when all lanes are empty."""
    first: Step[Any] | None = None
    for player in range(len(state.lanes)):
        lane = state.lanes[player]
        state.here = lane
        while lane and lane[-1].who < 0:
            step = lane.pop()
            step.run(state, dice)
            if state.raised:
                state.flush()
        if not lane:
            state.busy &= ~(1 << player)
        elif first is None:
            first = lane[-1]
    state.here = state.main
    return first


def deciding(state: State) -> list[Step[Any]]:
    """The steps that ask somebody now, one a player. The state must be settled."""
    if state.busy:
        return [lane[-1] for lane in state.lanes if lane]
    return [state.main[-1]] if state.main else []


def take(state: State, step: Step[Any], action: int, dice: Dice) -> None:
    """Carry out a decision. Trusted: ``step`` is deciding and ``action`` one of its options."""
    if not state.busy:
        state.main.pop()
        step.apply(state, action, dice)
        if state.raised:
            state.flush()
        return
    lane = state.lanes[step.who]
    lane.pop()
    state.here = lane
    step.apply(state, action, dice)
    if state.raised:
        state.flush()
    if not lane:
        state.busy &= ~(1 << step.who)
    state.here = state.main


def playout(state: State, dice: Dice) -> int:
    """Play on at random to the end; returns the number of decisions, counting those with one option too."""
    decisions = 0
    main = state.main
    while main or state.busy:
        if state.busy:
            waiting = settle_lanes(state, dice)
            if waiting is not None:
                take(state, waiting, waiting.sample(state, dice), dice)
                decisions += 1
            continue
        step = main.pop()
        if step.who < 0:
            step.run(state, dice)
        else:
            step.apply(state, step.sample(state, dice), dice)
            decisions += 1
        if state.raised:
            state.flush()
    return decisions
