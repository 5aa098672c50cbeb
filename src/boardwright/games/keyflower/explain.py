"""What actions are called, and refusals that are the same whatever is asked; the rest stands beside each step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from boardwright.games.keyflower.actions import MIXED, SPACE
from boardwright.games.keyflower.scoring import PURPLE
from boardwright.games.keyflower.state import WINTER, KeyflowerState
from boardwright.games.keyflower.words import colour_name, direction_name, refuse, resource_name, skill_name, tile_name
from boardwright.kernel.flow import deciding
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step

#: Everything an action can point at, and the purple figure.
COMPONENTS: Final = SPACE.parts | {PURPLE}
#: By kind of component what it is called; numbers are said as they are.
NAMES: Final = {
    "tile": tile_name,
    "colour": colour_name,
    "resource": resource_name,
    "skill": skill_name,
    "direction": direction_name,
}


def label(state: KeyflowerState, action: int) -> Message:
    """What a button for the action says, unless a step has its own words for it."""
    for step in deciding(state):
        own = step.label(state, action)
        if own is not None:
            return own
    return usual_label(action, state.season == WINTER)


@cache
def usual_label(action: int, winter: bool) -> Message:
    """The same wherever nothing else is said."""
    block, indices = SPACE.split(action)
    if block.verb == "use" and indices[1] == MIXED:
        return Message("action-use-mixed", {"tile": tile_name(indices[0])})
    key = "action-ship-winter" if block.verb == "ship" and winter else f"action-{block.verb}"
    parts = zip(block.kinds, indices)
    return Message(key, {kind: NAMES[kind](index) if kind in NAMES else index for kind, index in parts})


def why_not(state: KeyflowerState, step: Step[Any], target: str) -> Refusal:
    """The rule that forbids everything one might want of a component now."""
    if target == PURPLE:
        return refuse("KF-1.5", "purple")
    kind, _, name = target.partition(":")
    found = step.why_not(state, kind, name)
    if found is None and step.unfinished and kind == "turn":
        return refuse("KF-15.7", "unfinished")
    return found or refuse("KF-15.9", "no-part")


def why_not_action(state: KeyflowerState, step: Step[Any], action: int) -> Refusal:
    """The rule that forbids an action although others have to do with each component it points at."""
    if SPACE.verb(action) not in {SPACE.verb(option) for option in step.options(state)}:
        return refuse("KF-15.9", "no-part")
    return step.why_not_action(state, action) or why_not(state, step, SPACE.targets(action)[-1])


def refuse_turn(state: KeyflowerState, waiting: Sequence[int]) -> Refusal:
    if not waiting:
        return refuse("KF-15.2", "game-over")
    if len(waiting) > 1:
        return refuse("KF-15.1", "others-decide", count=len(waiting))
    return refuse("KF-15.1", "not-your-turn", player=waiting[0])
