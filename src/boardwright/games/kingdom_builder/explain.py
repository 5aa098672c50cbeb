"""Words for decisions: what is asked, what an action does, and by which rule something is not possible now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.games.kingdom_builder.actions import BUILD, END_TURN, LIFT, SPACE, USE
from boardwright.games.kingdom_builder.board import CELL_NAMES, CELL_NUMBERS, MOUNTAIN, WATER
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import location_name, terrain_name
from boardwright.games.kingdom_builder.locations import LOCATIONS, Lift, Location, MoveTo, Place
from boardwright.games.kingdom_builder.state import NO_CARD, KingdomState
from boardwright.games.kingdom_builder.steps.turn import BuildNext, Turn
from boardwright.kernel.messages import Message, Refusal, Value
from boardwright.kernel.steps import Step, bits

TILE_KINDS = {location.id: kind for kind, location in enumerate(CATALOG.locations)}
COMPONENTS = frozenset([f"cell:{name}" for name in CELL_NAMES] + [f"tile:{name}" for name in TILE_KINDS] + ["turn:end"])


def prompt(state: KingdomState, step: Step[Any]) -> Message:
    """The question a deciding step asks."""
    player = step.who
    if isinstance(step, Turn):
        return turn_prompt(state, player)
    if isinstance(step, BuildNext):
        terrain = terrain_name(state.terrain)
        return Message("prompt-build-next", {"player": player, "terrain": terrain, "left": state.still_due()})
    args: dict[str, Value] = {"player": player, "location": location_name(location_of(step).kind)}
    if isinstance(step, MoveTo):
        return Message("prompt-move-to", {**args, "origin": CELL_NAMES[step.origin]})
    return Message("prompt-place" if isinstance(step, Place) else "prompt-lift", args)


def turn_prompt(state: KingdomState, player: int) -> Message:
    usable = {state.board.kinds[number] for number in bits(state.usable)}
    tiles = sum(LOCATIONS[kind].usable(state, player) for kind in usable)
    if not state.due:
        return Message("prompt-end-turn", {"player": player, "tiles": tiles})
    terrain = terrain_name(state.terrain)
    return Message("prompt-turn", {"player": player, "terrain": terrain, "left": state.still_due(), "tiles": tiles})


def label(action: int) -> Message:
    """What a button for the action says."""
    if action == END_TURN:
        return Message("action-end-turn")
    if USE <= action < END_TURN:
        return Message("action-use", {"location": location_name(action - USE)})
    block, indices = SPACE.split(action)
    key = {BUILD: "action-build", LIFT: "action-lift"}.get(block.base, "action-move-to")
    return Message(key, {"cell": CELL_NAMES[indices[0]]})


def refuse_turn(waiting: Sequence[int]) -> Refusal:
    if not waiting:
        return Refusal("KB-10.2", Message("refusal-game-over"))
    return Refusal("KB-10.1", Message("refusal-not-your-turn", {"player": waiting[0]}))


def why_not(state: KingdomState, step: Step[Any], target: str) -> Refusal:
    """The rule that forbids everything one might want of a component now."""
    kind, name = target.split(":")
    if kind == "cell":
        return why_not_cell(state, step, CELL_NUMBERS[name])
    if isinstance(step, (Place, Lift, MoveTo)):
        return Refusal("KB-3.8", Message("refusal-unfinished", {"location": location_name(location_of(step).kind)}))
    if kind == "turn":
        return Refusal("KB-3.6", Message("refusal-mandatory-first", {"left": state.still_due()}))
    if isinstance(step, BuildNext):
        return Refusal("KB-3.5", Message("refusal-in-mandatory", {"left": state.still_due()}))
    return why_not_tile(state, step.who, LOCATIONS[TILE_KINDS[name]])


def why_not_tile(state: KingdomState, player: int, location: Location) -> Refusal:
    """The player could use a tile now, but not of this kind."""
    args: dict[str, Value] = {"location": location_name(location.kind)}
    tiles = state.tiles_of(player, location.kind)
    if not tiles:
        what = "refusal-no-tile" if location.kind in state.board.kinds else "refusal-not-on-board"
        return Refusal("KB-5.8", Message(what, args))
    if any(state.usable >> number & 1 for number in tiles):
        if location.places() and not state.supply[player]:
            return Refusal("KB-5.14", Message("refusal-supply-empty", args))
        return Refusal(location.rule_without_target or location.rule, Message("refusal-no-target", args))
    if any(not state.gained >> number & 1 for number in tiles):
        return Refusal("KB-5.7", Message("refusal-tile-used", args))
    return Refusal("KB-5.6", Message("refusal-tile-new", args))


def why_not_cell(state: KingdomState, step: Step[Any], cell: int) -> Refusal:
    args: dict[str, Value] = {"cell": CELL_NAMES[cell]}
    if isinstance(step, Lift):
        if state.own[step.who] >> cell & 1:
            return Refusal("KB-4.14", Message("refusal-cannot-lift", args))
        return Refusal("KB-4.13", Message("refusal-not-own", args))
    if isinstance(step, Turn) and not state.due:
        return mandatory_over(state, step.who)
    if isinstance(step, MoveTo) and cell == step.origin:
        return Refusal("KB-4.12", Message("refusal-just-left", args))
    terrain = state.board.terrain_of(cell)
    if terrain < 0:
        what = "refusal-castle" if cell in state.board.castles else "refusal-location"
        return Refusal("KB-4.4", Message(what, args))
    args["terrain"] = terrain_name(terrain)
    if not state.empty >> cell & 1:
        return Refusal("KB-4.1", Message("refusal-occupied", args))
    if isinstance(step, (Place, MoveTo)):
        return why_not_for_tile(state, step, cell, args)
    if terrain in (WATER, MOUNTAIN):
        return Refusal("KB-4.3", Message("refusal-not-buildable", args))
    if terrain != state.terrain:
        return Refusal("KB-4.5", Message("refusal-other-terrain", {**args, "played": terrain_name(state.terrain)}))
    return Refusal("KB-4.7", Message("refusal-not-beside", args))


def why_not_for_tile(state: KingdomState, step: Place | MoveTo, cell: int, args: dict[str, Value]) -> Refusal:
    """An empty cell that the tile at hand cannot reach."""
    location = step.location
    args["location"] = location_name(location.kind)
    terrain = state.board.terrain_of(cell)
    fits = location.fitting(state, step.who) >> cell & 1
    if not fits and terrain in (WATER, MOUNTAIN):
        return Refusal("KB-4.3", Message("refusal-not-buildable", args))
    if isinstance(step, MoveTo):
        args["origin"] = CELL_NAMES[step.origin]
    if state.terrain != NO_CARD:
        args["played"] = terrain_name(state.terrain)
    if not fits or location.ignores_touching():
        return Refusal(location.rule, Message(f"refusal-tile-{location.id}", args))
    return Refusal("KB-4.7", Message("refusal-not-beside", args))


def mandatory_over(state: KingdomState, player: int) -> Refusal:
    """Why no settlement of the mandatory action can be placed any more."""
    if state.placed == CATALOG.mandatory:
        return Refusal("KB-3.4", Message("refusal-mandatory-done"))
    if not state.supply[player]:
        return Refusal("KB-3.14", Message("refusal-no-settlements"))
    if state.terrain == NO_CARD:
        return Refusal("KB-3.22", Message("refusal-no-card"))
    return Refusal("KB-3.21", Message("refusal-no-card-fits"))


def location_of(step: Step[Any]) -> Location:
    assert isinstance(step, (Place, Lift, MoveTo)), f"{type(step).__name__} belongs to no location"
    return step.location
