"""Words for decisions: what is asked, what an action does, and by which rule something is not possible now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardwright.games.kingdom_builder.actions import PLAYABLE, PUT, REMOVE, SPACE
from boardwright.games.kingdom_builder.board import CELL_NAMES, CELL_NUMBERS, MAINLAND, MOUNTAIN, WATER
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import extra_name, terrain_name
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.extras.moving import Lift, MoveTo
from boardwright.games.kingdom_builder.extras.removing import Remove
from boardwright.games.kingdom_builder.locations.bazaar import Repeat
from boardwright.games.kingdom_builder.locations.canoe import CanoeAnswer
from boardwright.games.kingdom_builder.locations.fort import FortPlace
from boardwright.games.kingdom_builder.nomads.resettlement import Mover, StepTo
from boardwright.games.kingdom_builder.nomads.sword import Strike
from boardwright.games.kingdom_builder.state import NO_CARD, UNDECIDED, KingdomState
from boardwright.games.kingdom_builder.steps.cards import QUOTA, shown
from boardwright.games.kingdom_builder.steps.ending import SiloBuild, SiloLift, SiloMoveTo, SiloUse
from boardwright.games.kingdom_builder.steps.turn import BuildNext, Choose, Turn
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.messages import Message, Refusal, Value
from boardwright.kernel.steps import Step, bits

TILE_KINDS: Final = {extra.id: kind for kind, extra in enumerate(CATALOG.extras)}
TERRAIN_KINDS: Final = {terrain.id: kind for kind, terrain in enumerate(CATALOG.terrains)}
COMPONENTS: Final = frozenset(
    [f"cell:{name}" for name in CELL_NAMES]
    + [f"tile:{name}" for name in TILE_KINDS]
    + [f"terrain:{CATALOG.terrains[terrain].id}" for terrain in PLAYABLE]
    + ["turn:end", "turn:stop", "settlement-tile:one"]
)
#: What an action puts on a cell, or takes off it, by the extra action it belongs to.
PIECE_OF: Final = {
    "quarry": "wall",
    "cabin": "scout",
    "barracks": "warrior",
    "lighthouse": "ship",
    "wagon": "wagon",
    "city_hall": "hall",
}
#: Why nothing stands on a special cell, by its kind.
SPECIAL_RULES: Final = {"castle": "KB-4.4", "nomad": "KB-11.15", "palace": "KB-13.26", "silo": "KB-14.23"}


# -- questions -------------------------------------------------------------------------------------------------


def prompt(state: KingdomState, step: Step[Any]) -> Message:
    """The question a deciding step asks."""
    args: dict[str, Value] = {"player": step.who}
    if isinstance(step, ExtraStep):
        return Message(step.question, {**args, "location": extra_name(step.extra.kind), **step.words()})
    if isinstance(step, SiloUse):
        return Message("prompt-silo", {**args, "cell": CELL_NAMES[step.silo]})
    if isinstance(step, SiloBuild):
        return Message("prompt-silo-build", {**args, "left": step.left})
    if isinstance(step, SiloLift):
        return Message("prompt-silo-lift", {**args, "left": step.left})
    if isinstance(step, SiloMoveTo):
        return Message("prompt-silo-move-to", {**args, "left": step.left, "origin": CELL_NAMES[step.origin]})
    return turn_prompt(state, step)


def turn_prompt(state: KingdomState, step: Step[Any]) -> Message:
    """What is asked in the ordinary course of a turn."""
    player = step.who
    usable = {state.board.kinds[number] for number in bits(state.usable)}
    tiles = sum(EXTRAS[kind].usable(state, player) for kind in usable)
    args: dict[str, Value] = {"player": player}
    if isinstance(step, Choose):
        return Message("prompt-choose-terrain", {**args, "tiles": 0 if state.placed else tiles})
    if not state.due:
        return Message("prompt-end-turn", {**args, "tiles": tiles})
    args |= {"terrain": terrain_name(state.terrain), "left": state.still_due()}
    if isinstance(step, BuildNext):
        return Message("prompt-build-next", args)
    return Message("prompt-turn", {**args, "tiles": tiles})


# -- labels ----------------------------------------------------------------------------------------------------


def label(state: KingdomState, action: int) -> Message:
    """What a button for the action says; some actions mean different things in different places."""
    block, indices = SPACE.split(action)
    step = state.main[-1] if state.main else None
    owner = step.extra.id if isinstance(step, ExtraStep) else ""
    if block.verb == "use" or block.verb == "repeat":
        return Message(f"action-{block.verb}", {"location": extra_name(indices[0])})
    if block.verb == "play":
        return Message("action-play", {"terrain": terrain_name(PLAYABLE[indices[0]])})
    if block.verb == "stop":
        declines = isinstance(step, (CanoeAnswer, FortPlace, SiloUse))
        return Message("action-decline" if declines else "action-stop")
    if not indices:
        return Message(f"action-{block.verb}")
    key = f"action-{block.verb}"
    if block.base == PUT and owner in PIECE_OF:
        key = f"action-put-{PIECE_OF[owner]}"
    elif block.base == REMOVE and owner:
        key = {"temple": "action-set-aside", "sword": "action-strike"}.get(owner, "action-take-back")
    return Message(key, {"cell": CELL_NAMES[indices[0]]})


# -- refusals --------------------------------------------------------------------------------------------------


def refuse_turn(waiting: Sequence[int]) -> Refusal:
    if not waiting:
        return Refusal("KB-10.2", Message("refusal-game-over"))
    return Refusal("KB-10.1", Message("refusal-not-your-turn", {"player": waiting[0]}))


def why_not(state: KingdomState, step: Step[Any], target: str) -> Refusal:
    """The rule that forbids everything one might want of a component now."""
    kind, name = target.split(":")
    if kind == "cell":
        return why_not_cell(state, step, CELL_NUMBERS[name])
    if kind == "settlement-tile":
        return Refusal("KB-14.7", Message("refusal-settlement-tile"))
    if kind == "tile" and isinstance(step, Repeat):
        return Refusal("KB-14.37", Message("refusal-cannot-repeat", {"location": extra_name(TILE_KINDS[name])}))
    if target == "turn:stop":
        return why_not_stop(step)
    if isinstance(step, ExtraStep):
        return Refusal("KB-3.8", Message("refusal-unfinished", {"location": extra_name(step.extra.kind)}))
    if isinstance(step, (SiloUse, SiloBuild, SiloLift, SiloMoveTo)):
        return Refusal("KB-14.28", Message("refusal-silo-first"))
    if kind == "terrain":
        return why_not_terrain(state, step, TERRAIN_KINDS[name])
    if kind == "turn":
        return Refusal("KB-3.6", Message("refusal-mandatory-first", {"left": state.still_due()}))
    if state.due and state.placed:
        return Refusal("KB-3.5", Message("refusal-in-mandatory", {"left": state.still_due()}))
    return why_not_tile(state, step.who, EXTRAS[TILE_KINDS[name]])


def why_not_action() -> Refusal:
    """An action whose cell or tile has a use now, but another one."""
    return Refusal("KB-10.3", Message("refusal-other-moment"))


def why_not_stop(step: Step[Any]) -> Refusal:
    """There is nothing one could be done with."""
    if isinstance(step, ExtraStep):
        return Refusal("KB-3.8", Message("refusal-cannot-stop", {"location": extra_name(step.extra.kind)}))
    if isinstance(step, (SiloBuild, SiloLift, SiloMoveTo)):
        return Refusal("KB-14.28", Message("refusal-silo-first"))
    return Refusal("KB-3.8", Message("refusal-nothing-to-stop"))


def why_not_terrain(state: KingdomState, step: Step[Any], terrain: int) -> Refusal:
    """That terrain cannot be played now."""
    args: dict[str, Value] = {"terrain": terrain_name(terrain)}
    if not isinstance(step, Choose):
        return Refusal("KB-13.22", Message("refusal-terrain-settled", args))
    if terrain in shown(state):
        return Refusal("KB-13.19", Message("refusal-terrain-full", args))
    return Refusal("KB-3.2", Message("refusal-terrain-not-shown", args))


def why_not_tile(state: KingdomState, player: int, extra: Extra) -> Refusal:
    """The player could use a tile now, but not of this kind."""
    args: dict[str, Value] = {"location": extra_name(extra.kind)}
    tiles = state.tiles_of(player, extra.kind)
    if not tiles:
        return why_not_owned(state, extra)
    if extra.passive():
        return Refusal(extra.rule, Message("refusal-passive", args))
    if any(state.usable >> number & 1 for number in tiles):
        if extra.places() and not state.supply[player]:
            return Refusal("KB-5.14", Message("refusal-supply-empty", args))
        if state.terrain == UNDECIDED and extra.follows_card():
            return Refusal("KB-13.21", Message("refusal-choose-first", args))
        return Refusal(extra.rule_without_target or extra.rule, Message("refusal-no-target", args))
    once = CATALOG.extras[extra.kind].group == "nomad"
    if all(state.gained >> number & 1 for number in tiles):
        return Refusal("KB-11.18" if once else "KB-5.6", Message("refusal-tile-new", args))
    return Refusal("KB-11.21" if once else "KB-5.7", Message("refusal-tile-used", args))


def why_not_owned(state: KingdomState, extra: Extra) -> Refusal:
    """Nobody has such a tile, or the player has not."""
    args: dict[str, Value] = {"location": extra_name(extra.kind)}
    if extra.kind not in state.board.kinds:
        return Refusal("KB-5.8", Message("refusal-not-on-board", args))
    group = CATALOG.extras[extra.kind].group
    if group == "nomad":
        return Refusal("KB-11.1", Message("refusal-no-nomad", args))
    if group == "bonus":
        return Refusal("KB-13.29", Message("refusal-no-bonus", args))
    return Refusal("KB-5.8", Message("refusal-no-tile", args))


# -- cells -----------------------------------------------------------------------------------------------------


def why_not_cell(state: KingdomState, step: Step[Any], cell: int) -> Refusal:
    args: dict[str, Value] = {"cell": CELL_NAMES[cell]}
    if not MAINLAND >> cell & 1 and state.board.island < 0:
        return Refusal("KB-15.3", Message("refusal-no-island", args))
    if isinstance(step, (Lift, Mover, SiloLift)):
        return why_not_lifted(state, step.who, cell)
    if isinstance(step, (Repeat, Remove, Strike)):
        return refuse_for(state, step, args)
    if isinstance(step, Choose):
        return Refusal("KB-13.19", Message("refusal-choose-terrain", args))
    if isinstance(step, Turn) and not state.due:
        return mandatory_over(state, step.who)
    if isinstance(step, (MoveTo, StepTo, SiloMoveTo)) and cell == step.origin:
        return Refusal("KB-4.12", Message("refusal-just-left", args))
    closed = why_closed(state, cell)
    if closed is not None:
        return closed
    args["terrain"] = terrain_name(state.board.terrain_of(cell))
    if isinstance(step, (SiloUse, SiloBuild, SiloMoveTo)):
        return Refusal("KB-14.29", Message("refusal-silo-cell", args))
    if isinstance(step, ExtraStep):
        return why_not_for_tile(state, step, cell, args)
    terrain = state.board.terrain_of(cell)
    if terrain in (WATER, MOUNTAIN):
        return Refusal("KB-4.3", Message("refusal-not-buildable", args))
    if terrain != state.terrain:
        return Refusal("KB-4.5", Message("refusal-other-terrain", {**args, "played": terrain_name(state.terrain)}))
    return Refusal("KB-4.7", Message("refusal-not-beside", args))


def why_not_lifted(state: KingdomState, player: int, cell: int) -> Refusal:
    """That cell has nothing to lift."""
    args: dict[str, Value] = {"cell": CELL_NAMES[cell]}
    if state.movable(player) >> cell & 1:
        return Refusal("KB-4.14", Message("refusal-cannot-lift", args))
    if state.kits[player].hall >> cell & 1:
        return Refusal("KB-12.24", Message("refusal-piece-stays", args))
    if state.own[player] >> cell & 1:
        return Refusal("KB-12.22", Message("refusal-piece-stays", args))
    return Refusal("KB-4.13", Message("refusal-not-own", args))


def why_closed(state: KingdomState, cell: int) -> Refusal | None:
    """What closes a cell to everybody: it is a special cell, it is occupied, or a warrior guards it."""
    args: dict[str, Value] = {"cell": CELL_NAMES[cell]}
    board = state.board
    if board.terrain_of(cell) < 0:
        kinds = {"castle": board.castles, "nomad": board.nomads, "palace": board.palaces, "silo": board.silos}
        kind = next((name for name, cells in kinds.items() if cell in cells), "location")
        return Refusal(SPECIAL_RULES.get(kind, "KB-4.4"), Message(f"refusal-{kind}", args))
    if not state.empty >> cell & 1:
        args["terrain"] = terrain_name(board.terrain_of(cell))
        if state.walls >> cell & 1:
            return Refusal("KB-11.23", Message("refusal-wall", args))
        if state.scouts >> cell & 1:
            return Refusal("KB-14.50", Message("refusal-scout", args))
        return Refusal("KB-4.1", Message("refusal-occupied", args))
    if not state.unguarded >> cell & 1:
        return Refusal("KB-12.33", Message("refusal-guarded", args))
    return None


def why_not_for_tile(state: KingdomState, step: ExtraStep, cell: int, args: dict[str, Value]) -> Refusal:
    """A free cell that the extra action at hand cannot reach."""
    fits = step.fitting(state) >> cell & 1
    if not fits and state.board.terrain_of(cell) in (WATER, MOUNTAIN):
        return Refusal("KB-4.3", Message("refusal-not-buildable", args))
    if fits and step.must_touch(state):
        return Refusal("KB-4.7", Message("refusal-not-beside", args))
    return refuse_for(state, step, args)


def refuse_for(state: KingdomState, step: ExtraStep, args: dict[str, Value]) -> Refusal:
    """What the extra action at hand asks of a cell."""
    words = {**args, "location": extra_name(step.extra.kind), **step.words()}
    if state.terrain >= 0:
        words["played"] = terrain_name(state.terrain)
    return Refusal(step.extra.rule, Message(f"refusal-tile-{step.extra.id}", words))


def mandatory_over(state: KingdomState, player: int) -> Refusal:
    """Why no settlement of the mandatory action can be placed any more."""
    usual = CATALOG.mandatory if state.terrain < 0 else QUOTA[state.terrain]
    if not state.supply[player] and not state.reserve and state.placed < usual:
        return Refusal("KB-3.14", Message("refusal-no-settlements"))
    if state.terrain == NO_CARD:
        return Refusal("KB-3.22", Message("refusal-no-card"))
    if state.broken_off:
        return Refusal("KB-3.21", Message("refusal-no-card-fits"))
    return Refusal("KB-3.4", Message("refusal-mandatory-done"))
