"""How a game advances: run what runs by itself, find who must decide, carry a decision out."""

from __future__ import annotations

from typing import Any

from boardwright.kernel.dice import Dice
from boardwright.kernel.errors import BrokenFlow
from boardwright.kernel.state import Lane, State
from boardwright.kernel.steps import PUBLIC, SEALED, Step


def settle(state: State, dice: Dice) -> Step[Any] | None:
    """Run automatic steps until somebody must decide. Returns the first deciding step, None when the game is over."""
    while True:
        if state.lanes:
            settle_lanes(state, dice)
            if state.lanes:
                return first_deciding(state)
            continue
        main = state.main
        if not main:
            return None
        step = main[-1]
        if step.who >= 0:
            if step.secrecy == SEALED:
                raise BrokenFlow(f"{type(step).__name__} is sealed, but stands in no sealed lane")
            return step
        main.pop()
        step.run(state, dice)
        if state.interrupts:
            state.flush()


def settle_lanes(state: State, dice: Dice) -> None:
    """Run what runs by itself in every lane, and on the main stack if it waits for none; close lanes that are done."""
    while True:
        index = 0
        while index < len(state.lanes):
            lanes = state.lanes
            lane = lanes[index]
            stack = lane.stack
            if stack and stack[-1].who < 0 and not lane.waits:
                run_lane(state, lane, dice)
            if not stack and not lane.waits:
                state.close_lane(lane)
                index = 0 if lane.parent is not None else index
            elif state.lanes is not lanes:
                index = 0
            else:
                if not lane.waits:
                    step = stack[-1]
                    if lane.sealed or step.secrecy == SEALED:
                        check_secrecy(lane, step)
                index += 1
        if state.waits or not state.main or state.main[-1].who >= 0:
            return
        step = state.main.pop()
        step.run(state, dice)
        if state.interrupts:
            state.flush()
        if not state.lanes:
            return


def run_lane(state: State, lane: Lane, dice: Dice) -> None:
    """Run the automatic steps on top of a lane, until it asks somebody or waits for lanes opened from within."""
    state.stack = lane.stack
    state.lane = lane
    while lane.stack and lane.stack[-1].who < 0 and not lane.waits:
        step = lane.stack.pop()
        step.run(state, dice)
        if state.interrupts:
            state.flush()
    state.stack = state.main
    state.lane = None


def check_secrecy(lane: Lane, step: Step[Any]) -> None:
    """A sealed lane asks nobody but its owner, and nothing that all may know; only it asks what is sealed."""
    name = type(step).__name__
    if not lane.sealed:
        if step.secrecy == SEALED:
            raise BrokenFlow(f"{name} is sealed, but the lane of player {lane.owner} is not")
    elif step.who != lane.owner:
        raise BrokenFlow(f"{name} asks player {step.who} in the sealed lane of player {lane.owner}")
    elif step.secrecy == PUBLIC:
        raise BrokenFlow(f"{name} is public, but the lane of player {lane.owner} is sealed")


def deciding(state: State) -> list[Step[Any]]:
    """The steps that ask somebody now, one a player. The state must be settled."""
    if not state.lanes:
        return [state.main[-1]] if state.main else []
    found: list[Step[Any]] = []
    for player in range(state.seats):
        step = asking(state, player)
        if step is not None:
            found.append(step)
    return found


def first_deciding(state: State) -> Step[Any]:
    """The deciding step of the lowest seat, while there are lanes."""
    lane = first_lane(state)
    return state.main[-1] if lane is None else lane.stack[-1]


def first_lane(state: State) -> Lane | None:
    """The lane that asks the lowest seat of all who are asked, see `asking_lane`; None: the main stack does."""
    found: Lane | None = None
    who = state.seats
    best = 0
    for lane in state.lanes:
        if lane.waits or not lane.stack:
            continue
        step = lane.stack[-1]
        asked = step.who
        if asked <= who:
            urgency = urgency_of(lane, step)
            if asked < who or urgency >= best:
                found, who, best = lane, asked, urgency
    if not state.waits and state.main and state.main[-1].who < who:
        return None
    if found is None:
        raise BrokenFlow("there are lanes, but nobody is asked")
    return found


def asking(state: State, player: int) -> Step[Any] | None:
    """The step that asks that player now."""
    if not state.lanes:
        return state.main[-1] if state.main and state.main[-1].who == player else None
    lane = asking_lane(state, player)
    if lane is not None:
        return lane.stack[-1]
    if not state.waits and state.main and state.main[-1].who == player:
        return state.main[-1]
    return None


def asking_lane(state: State, player: int) -> Lane | None:
    """The lane that asks the player now; None: the main stack does, or nothing.

    What holds somebody else up comes first, unless the step can wait; then what the player has begun unasked, then the
    player's own, the innermost first.
    """
    found: Lane | None = None
    best = 0
    for lane in state.lanes:
        if lane.waits or not lane.stack or lane.stack[-1].who != player:
            continue
        urgency = urgency_of(lane, lane.stack[-1])
        if urgency >= best:
            found, best = lane, urgency
    return found


def urgency_of(lane: Lane, step: Step[Any]) -> int:
    """How soon what a lane asks is answered, among all that the same player is asked."""
    if lane.owner != step.who:
        return 1 if step.can_wait else 4
    return 3 if lane.beside else 2


def offered(state: State, player: int) -> list[int]:
    """What the player may do now although nobody asks; what is among the options of a decision is not repeated."""
    options = state.offers(player) if state.main or state.lanes else []
    step = asking(state, player) if options else None
    return options if step is None else [action for action in options if not step.allows(state, action)]


def take(state: State, step: Step[Any], action: int, dice: Dice) -> None:
    """Carry out a decision. Trusted: ``step`` is deciding and ``action`` one of its options."""
    if not state.lanes:
        state.main.pop()
        step.apply(state, action, dice)
        if state.interrupts:
            state.flush()
        return
    lane = asking_lane(state, step.who)
    stack = state.main if lane is None else lane.stack
    if not stack or stack[-1] is not step:
        raise BrokenFlow(f"{type(step).__name__} does not ask player {step.who} now")
    carry_out(state, lane, step, action, dice)


def carry_out(state: State, lane: Lane | None, step: Step[Any], action: int, dice: Dice) -> None:
    """Carry out a decision that the lane asks for, or the main stack beside lanes."""
    stack = state.main if lane is None else lane.stack
    stack.pop()
    state.stack = stack
    state.lane = lane
    step.apply(state, action, dice)
    if state.interrupts:
        state.flush()
    state.stack = state.main
    state.lane = None


def take_offer(state: State, player: int, action: int, dice: Dice) -> None:
    """Carry out what a player does unasked. Trusted: it is one of the player's offers."""
    lane = state.open_lane(player, beside=True)
    state.stack = lane.stack
    state.lane = lane
    state.take_offer(player, action, dice)
    if state.interrupts:
        state.flush()
    state.stack = state.main
    state.lane = None


def playout(state: State, dice: Dice) -> int:
    """Play on at random to the end; returns the number of decisions, counting those with one option too."""
    decisions = 0
    main = state.main
    while main or state.lanes:
        if state.lanes:
            settle_lanes(state, dice)
            if state.lanes:
                lane = first_lane(state)
                waiting = main[-1] if lane is None else lane.stack[-1]
                carry_out(state, lane, waiting, waiting.sample(state, dice), dice)
                decisions += 1
            continue
        step = main.pop()
        if step.who < 0:
            step.run(state, dice)
        else:
            step.apply(state, step.sample(state, dice), dice)
            decisions += 1
        if state.interrupts:
            state.flush()
    return decisions


def play_at_random(state: State, dice: Dice, seats: list[Dice], taken: list[tuple[int, int]]) -> None:
    """Like `playout`, but each seat chooses with its own dice, and who did what is put on the list ``taken``."""
    main = state.main
    while main or state.lanes:
        if state.lanes:
            settle_lanes(state, dice)
            if state.lanes:
                lane = first_lane(state)
                waiting = main[-1] if lane is None else lane.stack[-1]
                action = waiting.sample(state, seats[waiting.who])
                taken.append((waiting.who, action))
                carry_out(state, lane, waiting, action, dice)
            continue
        step = main.pop()
        who = step.who
        if who < 0:
            step.run(state, dice)
        else:
            action = step.sample(state, seats[who])
            taken.append((who, action))
            step.apply(state, action, dice)
        if state.interrupts:
            state.flush()
