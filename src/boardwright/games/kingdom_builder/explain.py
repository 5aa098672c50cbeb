"""Words that are the same whatever is asked: what an action does, and by which rule a component is closed to all.

What a decision asks, and what it alone forbids, stands beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from boardwright.games.kingdom_builder.actions import PLAYABLE, SPACE
from boardwright.games.kingdom_builder.board import CELL_NAMES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import extra_name, terrain_name
from boardwright.games.kingdom_builder.state import UNDECIDED, KingdomState
from boardwright.kernel.messages import Message, Refusal, Value
from boardwright.kernel.steps import Step

if TYPE_CHECKING:
    from boardwright.games.kingdom_builder.extras.extra import Extra

#: Why nothing stands on a special cell, by its kind.
SPECIAL_RULES: Final = {"castle": "KB-4.4", "nomad": "KB-11.15", "palace": "KB-13.26", "silo": "KB-14.23"}


def label(state: KingdomState, action: int) -> Message:
    """What a button for the action says; some actions mean different things in different places."""
    found = state.main[-1].label(state, action) if state.main else None
    return usual_label(action) if found is None else found


@cache
def usual_label(action: int) -> Message:
    """The same wherever nothing else is said."""
    block, indices = SPACE.split(action)
    args: dict[str, Value] = {}
    if block.verb in ("use", "repeat"):
        args["location"] = extra_name(indices[0])
    elif block.verb == "play":
        args["terrain"] = terrain_name(PLAYABLE[indices[0]])
    elif indices:
        args["cell"] = CELL_NAMES[indices[0]]
    return Message(f"action-{block.verb}", args)


def ask(key: str, player: int, **args: Value) -> Message:
    """A question to a player."""
    return Message(key, {"player": player, **args})


def on_cell(key: str, cell: int) -> Message:
    return Message(key, {"cell": CELL_NAMES[cell]})


# -- refusals --------------------------------------------------------------------------------------------------


def refuse(rule: str, key: str, **args: Value) -> Refusal:
    return Refusal(rule, Message(key, args))


def refuse_turn(state: KingdomState, waiting: Sequence[int]) -> Refusal:
    if not waiting:
        return refuse("KB-10.2", "refusal-game-over")
    return refuse("KB-10.1", "refusal-not-your-turn", player=waiting[0])


def why_not_action(state: KingdomState, step: Step[Any], action: int) -> Refusal:
    """An action whose cell or tile has a use now, but another one."""
    return refuse("KB-10.3", "refusal-other-moment")


def why_closed(state: KingdomState, cell: int) -> Refusal | None:
    """What closes a cell to everybody: it is a special cell, it is occupied, or a warrior guards it."""
    name = CELL_NAMES[cell]
    board = state.board
    if board.terrain_of(cell) < 0:
        kinds = {"castle": board.castles, "nomad": board.nomads, "palace": board.palaces, "silo": board.silos}
        kind = next((kind for kind, cells in kinds.items() if cell in cells), "location")
        return refuse(SPECIAL_RULES.get(kind, "KB-4.4"), f"refusal-{kind}", cell=name)
    if not state.empty >> cell & 1:
        terrain = terrain_name(board.terrain_of(cell))
        if state.walls >> cell & 1:
            return refuse("KB-11.23", "refusal-wall", cell=name, terrain=terrain)
        if state.scouts >> cell & 1:
            return refuse("KB-14.50", "refusal-scout", cell=name, terrain=terrain)
        return refuse("KB-4.1", "refusal-occupied", cell=name, terrain=terrain)
    if not state.unguarded >> cell & 1:
        return refuse("KB-12.33", "refusal-guarded", cell=name)
    return None


def why_not_lifted(state: KingdomState, player: int, cell: int) -> Refusal:
    """That cell has nothing to lift."""
    name = CELL_NAMES[cell]
    if state.movable(player) >> cell & 1:
        return refuse("KB-4.14", "refusal-cannot-lift", cell=name)
    if state.kits[player].hall >> cell & 1:
        return refuse("KB-12.24", "refusal-piece-stays", cell=name)
    if state.own[player] >> cell & 1:
        return refuse("KB-12.22", "refusal-piece-stays", cell=name)
    return refuse("KB-4.13", "refusal-not-own", cell=name)


def why_not_tile(state: KingdomState, player: int, extra: Extra) -> Refusal:
    """The player could use a tile now, but not of this kind."""
    name = extra_name(extra.kind)
    tiles = state.tiles_of(player, extra.kind)
    if not tiles:
        return why_not_owned(state, extra)
    if extra.passive:
        return refuse(extra.rule, "refusal-passive", location=name)
    if any(state.usable >> number & 1 for number in tiles):
        if extra.places and not state.supply[player]:
            return refuse("KB-5.14", "refusal-supply-empty", location=name)
        if state.terrain == UNDECIDED and extra.follows_card:
            return refuse("KB-13.21", "refusal-choose-first", location=name)
        return refuse(extra.rule_without_target or extra.rule, "refusal-no-target", location=name)
    once = CATALOG.extras[extra.kind].group == "nomad"
    if all(state.gained >> number & 1 for number in tiles):
        return refuse("KB-11.18" if once else "KB-5.6", "refusal-tile-new", location=name)
    return refuse("KB-11.21" if once else "KB-5.7", "refusal-tile-used", location=name)


def why_not_owned(state: KingdomState, extra: Extra) -> Refusal:
    """Nobody has such a tile, or the player has not."""
    name = extra_name(extra.kind)
    if extra.kind not in state.board.kinds:
        return refuse("KB-5.8", "refusal-not-on-board", location=name)
    group = CATALOG.extras[extra.kind].group
    if group == "nomad":
        return refuse("KB-11.1", "refusal-no-nomad", location=name)
    if group == "bonus":
        return refuse("KB-13.29", "refusal-no-bonus", location=name)
    return refuse("KB-5.8", "refusal-no-tile", location=name)
