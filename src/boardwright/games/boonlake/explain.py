"""What actions are called, and refusals that are the same whatever is asked; the rest stands beside each step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from boardwright.games.boonlake.actions import SPACE
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.words import (
    action_name,
    canoes_name,
    card_name,
    goal_name,
    help_name,
    lever_name,
    refuse,
    region_name,
    works_name,
)
from boardwright.kernel.flow import deciding
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step

#: Everything an action can point at, building tiles and the Sage's tiles.
COMPONENTS: Final = (
    SPACE.parts | {f"tile:{tile.id}" for tile in CATALOG.tiles} | {f"solo:{tile.id}" for tile in CATALOG.solo_tiles}
)
#: By kind of component what it is called; names of spaces and sites are said as they are.
NAMES: Final = {
    "goal": goal_name,
    "works": works_name,
    "canoe": works_name,
    "canal": works_name,
    "canoes": canoes_name,
    "help": help_name,
    "action": action_name,
    "card": card_name,
    "lever": lever_name,
    "region": region_name,
}


def prompt(state: BoonlakeState, step: Step[Any], player: int | None) -> Message:
    return step.prompt(state)


def label(state: BoonlakeState, action: int) -> Message:
    """What a button for the action says, unless a step has its own words for it."""
    for step in deciding(state):
        own = step.label(state, action)
        if own is not None:
            return own
    return usual_label(action)


@cache
def usual_label(action: int) -> Message:
    """The same wherever nothing else is said."""
    block, indices = SPACE.split(action)
    args: dict[str, int | str | Message] = {}
    for kind, names, index in zip(block.kinds, block.names, indices):
        if kind in NAMES:
            args[kind] = NAMES[kind](index)
        else:
            args[kind] = int(names[index]) if names[index].isdecimal() else names[index]
    return Message(f"action-{block.verb}", args)


def why_not(state: BoonlakeState, step: Step[Any], target: str) -> Refusal:
    """The rule that forbids everything one might want of a component now."""
    kind, _, name = target.partition(":")
    found = step.why_not(state, kind, name)
    if found is None and step.unfinished:
        return refuse("BL-24.4", "unfinished")
    return found or refuse("BL-24.3", "no-part")


def why_not_action(state: BoonlakeState, step: Step[Any], action: int) -> Refusal:
    """The rule that forbids an action although others have to do with each component it points at."""
    return step.why_not_action(state, action) or why_not(state, step, SPACE.targets(action)[-1])


def refuse_turn(state: BoonlakeState, waiting: Sequence[int]) -> Refusal:
    if not waiting:
        return refuse("BL-24.2", "game-over")
    if len(waiting) > 1:
        return refuse("BL-24.1", "others-decide", count=len(waiting))
    return refuse("BL-24.1", "not-your-turn", player=waiting[0])
