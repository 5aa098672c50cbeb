"""Decisions begun and not finished: carried on in the plainest way, so that half a turn can be judged like a whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from boardwright.games.keyflower.actions import ADD, DONE, SEND, WITH
from boardwright.games.keyflower.state import KeyflowerState
from boardwright.games.keyflower.steps.gather import Gather, GatherBid, GatherMixed
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import asking, deciding, take
from boardwright.kernel.steps import Step

#: How many workers more than the fewest a bid is tried with, as long as that looks better.
RAISES: Final = (0, 1, 2, 4)


def open_step(state: KeyflowerState, player: int) -> Step[Any] | None:
    """The decision that the player has now, if any."""
    return asking(state, player)


def carried_on(
    state: KeyflowerState, player: int, step: Gather | GatherMixed
) -> tuple[KeyflowerState, Step[Any] | None]:
    """The state with the fewest workers placed, and the decision that follows if the effect goes on."""
    after = state.clone()
    dice = FastDice(0)
    current: Step[Any] = step
    while isinstance(current, (Gather, GatherMixed)):
        take(after, current, plainest(current.options(after)), dice)
        following = deciding(after)
        if not following or following[0].who != player:
            return after, None
        current = following[0]
    return after, current


def bids_ahead(state: KeyflowerState, step: GatherBid) -> Iterator[KeyflowerState]:
    """The state after bids of rising size, with all groups that can join when the screen alone does not suffice."""
    dice = FastDice(0)
    options = step.options(state)
    sends = [action for action in options if action >= SEND]
    while not sends:
        state = state.clone()
        take(state, step, options[0], dice)
        following = deciding(state)[0]
        assert isinstance(following, GatherBid)
        step = following
        options = step.options(state)
        sends = [action for action in options if action >= SEND]
    for more in RAISES:
        if more < len(sends):
            after = state.clone()
            take(after, step, sends[more], dice)
            yield after


def plainest(options: list[int]) -> int:
    """The fewest workers from the screen that will do, else groups."""
    for action in options:
        if action == DONE or SEND <= action < ADD:
            return action
    for action in options:
        if WITH <= action < SEND:
            return action
    return options[0]
