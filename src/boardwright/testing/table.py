"""What a table takes a game's word for: kinds and subjects of decisions, roles of verbs and events, sorts of names.

docs/table-contract.md says what tables do with them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from boardwright.kernel.actions import ActionSpace, Block
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import asking
from boardwright.kernel.game import Game
from boardwright.kernel.roles import LEAVING, Kind, Role, Sort
from boardwright.kernel.steps import PUBLIC, Step
from boardwright.match import Decision, Match
from boardwright.match.history import moments

#: No choice of several things goes on longer.
LONGEST: Final = 50


# -- verbs -----------------------------------------------------------------------------------------------------


def check_verbs(game: Game[Any]) -> None:
    """A verb names one number and one way at most, and only events open chapters."""
    for block in game.space.blocks:
        for sort in (Sort.NUMBER, Sort.WAY):
            assert block.sorts.count(sort) <= 1, f"{block.verb!r} has several dimensions of the sort {sort}"
        assert block.role != Role.OPENS_CHAPTER, f"{block.verb!r} is a verb: only an event opens a chapter"
        check_numbers(block)


def check_numbers(block: Block) -> None:
    for kind, sort, names in zip(block.kinds, block.sorts, block.names):
        wrong = [name for name in names if sort == Sort.NUMBER and not name.isdecimal()]
        assert not wrong, f"{kind} of {block.verb!r} is said to be a number, but there is {wrong[0]!r}"


# -- decisions -------------------------------------------------------------------------------------------------


def check_decisions(match: Match, chance: random.Random) -> None:
    """What is pointed at is on the table, and the options fit the kind of the decision."""
    space = match.game.space
    components = set(match.game.components(match.state))
    for decision in match.decisions:
        step = asking(match.state, decision.player)
        assert step is not None
        name = f"{type(step).__name__} of the kind {decision.kind}"
        check_subject(decision, name, components)
        strangers = {target for action in decision.options for target in space.components(action)} - components
        assert not strangers, f"{name} points at {sorted(strangers)}: no components, and not said to be numbers"
        ends = {space.verb(action) for action in decision.options if space.role(action) == Role.ENDS_TURN}
        assert len(ends) <= 1, f"{name} has several verbs that end the turn: {sorted(ends)}"
        obvious = step.obvious(match.state)
        assert obvious is None or decision.options == (obvious,), f"{name} has other options than the obvious one"
        check_kind(match, step, decision, name)
        check_reach(match, step, components, name)
        check_helpers(match, step, components, name)


def check_subject(decision: Decision, name: str, components: set[str]) -> None:
    known = decision.subject is None or decision.subject in components
    assert known, f"{name} is about {decision.subject!r}, which is no component"


def check_kind(match: Match, step: Step[Any], decision: Decision, name: str) -> None:
    space = match.game.space
    fits = FITTING[decision.kind]
    for action in decision.options:
        fitting = space.role(action) in LEAVING or fits(space, action)
        assert fitting, f"{name} has {space.notation(action)!r} among its options, which does not fit"
    if decision.kind == Kind.SEVERAL:
        assert can_be_confirmed(match, decision.player), f"{name} never comes to a verb that confirms"
    if decision.kind == Kind.SEALED:
        assert step.secrecy != PUBLIC, f"{name} is no secret: everybody learns at once what was chosen"


def is_thing(space: ActionSpace, action: int) -> bool:
    """A component, and no number beside it."""
    return bool(space.components(action)) and space.number(action) is None


def is_amount(space: ActionSpace, action: int) -> bool:
    return space.number(action) is not None or space.role(action) == Role.ADDS


def is_place(space: ActionSpace, action: int) -> bool:
    return bool(space.components(action)) and space.number(action) is not None


#: What the options of a decision may be, beside verbs that leave it.
FITTING: Final[dict[Kind, Callable[[ActionSpace, int], bool]]] = {
    Kind.PICK: is_thing,
    Kind.SEVERAL: is_thing,
    Kind.AMOUNT: is_amount,
    Kind.PAY: is_thing,
    Kind.PLACE: is_place,
    Kind.WALK: is_thing,
    Kind.SEALED: is_thing,
    Kind.ORDER: is_thing,
    Kind.TURN: lambda space, action: True,
}


def can_be_confirmed(match: Match, player: int) -> bool:
    """Whether a choice of several things can be confirmed sooner or later, or ends with its first thing."""
    space = match.game.space
    trial = match.clone()
    first = asking(trial.state, player)
    for number in range(LONGEST):
        step = asking(trial.state, player)
        if type(step) is not type(first) or step is None:
            return number < 2
        options = step.options(trial.state)
        if any(space.role(action) in (Role.CONFIRMS, Role.DECLINES) for action in options):
            return True
        trial.carry_out(player, options[0], FastDice(number))
    return False


def check_reach(match: Match, step: Step[Any], components: set[str], name: str) -> None:
    """Every walk begins with one of the options, and every option that is a step is the beginning of a walk."""
    space = match.game.space
    reach = step.reach(match.state)
    assert not reach or step.kind == Kind.WALK, f"{name} has a reach, but is no walk"
    steps = {
        (start, way)
        for action in step.options(match.state)
        if (way := space.named(action, Sort.WAY)) is not None and step.kind == Kind.WALK
        for start in space.components(action)
    }
    for start, ends in reach.items():
        assert components.issuperset([start, *ends]), f"{name} leads to what is no component"
        for end, ways in ends.items():
            assert ways, f"{name}: the walk from {start} to {end} has no steps"
            assert (start, ways[0]) in steps, f"{name}: the walk from {start} to {end} cannot begin"
    begun = {ways[0] for ends in reach.values() for ways in ends.values()}
    lost = {way for _, way in steps} - begun
    assert not lost, f"{name} has steps {sorted(lost)} that are no part of its reach"


def check_helpers(match: Match, step: Step[Any], components: set[str], name: str) -> None:
    """Hints are about options; a plan is about a component and can be played from its first action to its last."""
    strange = set(step.hints(match.state)) - set(step.options(match.state))
    assert not strange, f"{name} has hints about {sorted(strange)}, which are no options"
    for target, plan in step.plans(match.state).items():
        named = {target, *(place for leg in plan.legs for place in leg)}
        assert named <= components, f"{name}: the plan for {target} names {sorted(named - components)}, no components"
        trial = match.clone()
        for number, action in enumerate(plan.actions):
            asked = asking(trial.state, step.who)
            possible = asked is not None and asked.allows(trial.state, action)
            assert possible, f"{name}: action {number} of the plan for {target} is no option then"
            trial.carry_out(step.who, action, FastDice(number))


# -- the story -------------------------------------------------------------------------------------------------


def check_story(match: Match) -> None:
    """The story of a whole game has turns or chapters, and each turn is somebody's."""
    space = match.game.space
    events = [*match.opening_events, *(event for moment in moments(match.history) for event in moment.events)]
    opening = [event for event in events if event.role is not None]
    for event in opening:
        assert event.role in (Role.OPENS_TURN, Role.OPENS_CHAPTER), f"the event {event.kind!r} cannot be {event.role}"
        known = event.role == Role.OPENS_CHAPTER or isinstance(event.args.get("player"), int)
        assert known, f"the event {event.kind!r} opens a turn, but does not say whose"
    begun = any(space.role(entry.action) in (Role.OPENS_TURN, Role.PASSES) for entry in match.history)
    assert opening or begun, "nothing opens a turn or a chapter: no event and no verb has that role"
