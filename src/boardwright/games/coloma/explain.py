"""What actions are called, and refusals that are the same whatever is asked; the rest stands beside each step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from boardwright.games.coloma.actions import SPACE
from boardwright.games.coloma.catalog import CATALOG, SITES
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.steps.round import ChooseSite, LeadMule
from boardwright.games.coloma.words import (
    barrel_name,
    bridge_name,
    card_name,
    refuse,
    region_name,
    site_name,
    space_name,
    speciality_name,
    tool_name,
)
from boardwright.kernel.flow import deciding
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step

#: Everything an action can point at, the spaces to which a wagon goes, and the sites.
COMPONENTS: Final = (
    SPACE.parts | {f"space:{space.id}" for space in CATALOG.spaces} | {f"site:{site + 1}" for site in range(SITES)}
)
#: By kind of component what it is called; numbers are said as they are.
NAMES: Final = {
    "site": site_name,
    "card": card_name,
    "bridge": bridge_name,
    "barrel": barrel_name,
    "space": space_name,
    "region": region_name,
    "speciality": speciality_name,
    "tool": tool_name,
}


def prompt(state: ColomaState, step: Step[Any], player: int | None) -> Message:
    """What a step asks; others are not told that somebody has chosen one site and not yet the other."""
    if isinstance(step, LeadMule) and player != step.who:
        return ChooseSite(step.who).prompt(state)
    return step.prompt(state)


def label(state: ColomaState, action: int) -> Message:
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
            args[kind] = int(names[index]) if names[index].isdecimal() else Message(f"{kind}-{names[index]}")
    return Message(f"action-{block.verb}", args)


def why_not(state: ColomaState, step: Step[Any], target: str) -> Refusal:
    """The rule that forbids everything one might want of a component now."""
    kind, _, name = target.partition(":")
    found = step.why_not(state, kind, name)
    if found is None and step.unfinished and kind == "turn":
        return refuse("CO-25.4", "unfinished")
    return found or refuse("CO-25.3", "no-part")


def why_not_action(state: ColomaState, step: Step[Any], action: int) -> Refusal:
    """The rule that forbids an action although others have to do with each component it points at."""
    if SPACE.verb(action) not in {SPACE.verb(option) for option in step.options(state)}:
        return refuse("CO-25.3", "no-part")
    return step.why_not_action(state, action) or why_not(state, step, SPACE.targets(action)[-1])


def refuse_turn(state: ColomaState, waiting: Sequence[int]) -> Refusal:
    if not waiting:
        return refuse("CO-25.2", "game-over")
    if len(waiting) > 1:
        return refuse("CO-25.1", "others-decide", count=len(waiting))
    return refuse("CO-25.1", "not-your-turn", player=waiting[0])
