"""Words for decisions: what is asked, and what an action does. Why something is not possible is in `refusals`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardwright.games.keyflower.actions import MIXED, SPACE
from boardwright.games.keyflower.auction import least_bid
from boardwright.games.keyflower.catalog import COLOURS, RESOURCES, SKILLS
from boardwright.games.keyflower.events import colour_name, resource_name, skill_name, tile_name
from boardwright.games.keyflower.hands import Hands
from boardwright.games.keyflower.prices import WHATEVER, price_of
from boardwright.games.keyflower.scoring import PURPLE
from boardwright.games.keyflower.state import WINTER, KeyflowerState
from boardwright.games.keyflower.steps.effects import PaySkill, PayWorker, TakeResource
from boardwright.games.keyflower.steps.ending import Lay, Ship, TakeUp
from boardwright.games.keyflower.steps.transport import Pay, Transport
from boardwright.games.keyflower.steps.turn import GatherBid, GatherMixed, GatherUse, Turn
from boardwright.games.keyflower.village import DIRECTIONS
from boardwright.kernel.messages import Message, Refusal, Value
from boardwright.kernel.steps import Step

#: Everything an action can point at, and the purple figure.
COMPONENTS: Final = frozenset(
    [target for action in range(SPACE.size) for target in SPACE.targets(action)] + [PURPLE],
)


# -- questions -------------------------------------------------------------------------------------------------


def prompt(state: KeyflowerState, step: Step[Any]) -> Message:
    """The question a deciding step asks. All players may read it, so it tells nothing that is secret."""
    args: dict[str, Value] = {"player": step.who}
    if isinstance(step, Turn):
        return Message("prompt-turn", args)
    if isinstance(step, (GatherBid, GatherUse, GatherMixed)):
        return gather_prompt(state, step, args)
    if isinstance(step, TakeResource):
        return Message("prompt-take", {**args, "tile": tile_name(step.tile)})
    if isinstance(step, (PayWorker, PaySkill)):
        return price_prompt(state, step, args)
    if isinstance(step, Transport):
        return Message("prompt-transport", {**args, "steps": step.steps, "upgrades": step.upgrades})
    if isinstance(step, Pay):
        return upgrade_prompt(step, {**args, "tile": tile_name(step.tile)})
    if isinstance(step, Ship):
        return Message("prompt-ship-winter" if state.season == WINTER else "prompt-ship", args)
    if isinstance(step, TakeUp):
        return Message("prompt-take-up", {**args, "count": len(state.won[step.who])})
    if isinstance(step, Lay):
        return Message("prompt-lay", {**args, "tile": tile_name(step.tile)})
    return Message("prompt-offer", args)


def gather_prompt(state: KeyflowerState, step: GatherBid | GatherUse | GatherMixed, args: dict[str, Value]) -> Message:
    """Workers are asked for; ``least``: how many are still missing."""
    tile = step.tile
    here = Hands(state, step.who).size(step.taken)
    args["tile"] = tile_name(tile)
    if isinstance(step, GatherMixed):
        here += sum(step.workers)
        return Message("prompt-gather-mixed", {**args, "count": here, "least": max(state.last_use[tile] + 1 - here, 0)})
    args["colour"] = colour_name(step.colour)
    if isinstance(step, GatherBid):
        return Message("prompt-gather-bid", {**args, "least": max(least_bid(state, tile, step.who) - here, 0)})
    return Message("prompt-gather-use", {**args, "least": max(state.last_use[tile] + 1 - here, 0)})


def price_prompt(state: KeyflowerState, step: PayWorker | PaySkill, args: dict[str, Value]) -> Message:
    price = price_of(state, step.tile)
    args["tile"] = tile_name(step.tile)
    if isinstance(step, PayWorker):
        if price.worker == WHATEVER:
            return Message("prompt-pay-any-worker", args)
        return Message("prompt-pay-worker", {**args, "colour": colour_name(price.worker)})
    return Message("prompt-pay-any-skill", args)


def upgrade_prompt(step: Pay, args: dict[str, Value]) -> Message:
    """The next piece of the price of an upgrade."""
    for kind in range(len(RESOURCES)):
        if step.resources[kind]:
            return Message("prompt-spend", {**args, "resource": resource_name(kind)})
    if step.any:
        return Message("prompt-spend-any", {**args, "left": step.any})
    for skill in range(len(SKILLS)):
        if step.skills[skill]:
            return Message("prompt-give", {**args, "skill": skill_name(skill)})
    return Message("prompt-give-any", {**args, "left": step.any_skill})


# -- labels ----------------------------------------------------------------------------------------------------


def label(state: KeyflowerState, action: int) -> Message:
    """What a button for the action says; some actions mean different things in different places."""
    block, indices = SPACE.split(action)
    key = f"action-{block.verb}"
    if block.verb == "done":
        return Message(done_label(state))
    if block.verb == "use" and indices[1] == MIXED:
        return Message("action-use-mixed", {"tile": tile_name(indices[0])})
    if block.verb == "ship" and state.season == WINTER:
        key = "action-ship-winter"
    args: dict[str, Value] = {}
    for kind, names, index in zip(block.kinds, block.names, indices):
        args[kind] = argument(kind, names[index], index)
    return Message(key, args)


def done_label(state: KeyflowerState) -> str:
    if state.lanes:
        return "action-done-offering"
    step = state.main[-1] if state.main else None
    if isinstance(step, GatherMixed):
        return "action-done-mixed"
    return "action-done-transport" if isinstance(step, Transport) else "action-done"


def argument(kind: str, name: str, index: int) -> Value:
    """A part of an action as an argument of its label."""
    if kind == "tile":
        return tile_name(index)
    if kind == "colour":
        return colour_name(index) if index < len(COLOURS) else name
    if kind == "resource":
        return resource_name(index)
    if kind == "skill":
        return skill_name(index)
    if kind == "direction":
        return Message(f"direction-{DIRECTIONS[index]}")
    return index


# -- whose decision it is --------------------------------------------------------------------------------------


def refuse_turn(waiting: Sequence[int]) -> Refusal:
    if not waiting:
        return Refusal("KF-15.2", Message("refusal-game-over"))
    if len(waiting) > 1:
        return Refusal("KF-15.1", Message("refusal-others-decide", {"count": len(waiting)}))
    return Refusal("KF-15.1", Message("refusal-not-your-turn", {"player": waiting[0]}))
