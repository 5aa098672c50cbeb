"""After the last turn: silos are emptied, then the game is over."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import LIFT, MOVE_TO, STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import ALL_BUT, BIT, CELL_NAMES, NEIGHBOUR_CELLS, NEIGHBOURS, Cell, CellSet
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import at_cell
from boardwright.games.kingdom_builder.explain import ask, refuse, why_not_lifted
from boardwright.games.kingdom_builder.extras.extra import IfPossible
from boardwright.games.kingdom_builder.nomads.treasure import find_treasures
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.steps.decision import Decision
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Seat, Step, bits

PORTION: Final = CATALOG.numbers["silo"]


@step_fields
class EndPhase(Step[KingdomState]):
    """Everybody with a settlement at a silo gets a last chance, in playing order."""

    def run(self, state: KingdomState, dice: Dice) -> None:
        state.stack.append(GAME_OVER)
        if state.board.silos:
            for step in reversed(range(state.players)):
                state.stack.append(Silos(-1, (state.first + step) % state.players))


@step_fields
class GameOver(Step[KingdomState]):
    """Nothing is left to do but to count."""

    def run(self, state: KingdomState, dice: Dice) -> None:
        if state.journal is not None:
            state.journal.append(events.game_over())


@step_fields
class Silos(Step[KingdomState]):
    """One player comes to the silos: once for each that an own settlement touches now."""

    player: Seat

    def run(self, state: KingdomState, dice: Dice) -> None:
        state.turn = self.player
        state.usable = state.held[self.player]
        touched = [silo for silo in state.board.silos if NEIGHBOURS[silo] & state.own[self.player]]
        for silo in reversed(touched):
            state.stack.append(OpenSilo(-1, self.player, silo))


@step_fields
class OpenSilo(Step[KingdomState]):
    """A silo offers its portion, if there is anything to do with it."""

    player: Seat
    silo: Cell

    def run(self, state: KingdomState, dice: Dice) -> None:
        step = SiloUse(self.player, self.silo)
        if step.mask(state) != STOP_BIT:
            state.stack.append(step)


def sites(state: KingdomState, player: int) -> int:
    """Where a settlement may be placed: on any free buildable cell beside an own one."""
    return state.free(state.board.buildable) & state.reach[player] if state.supply[player] else 0


def movers(state: KingdomState, player: int, moved: int) -> int:
    """The settlements not moved yet that can move to a cell beside another own one."""
    found = 0
    open_to = state.free(state.board.buildable) & state.reach[player]
    for origin in bits(state.movable(player) & ~moved):
        if open_to & ~NEIGHBOURS[origin] or stops(state, player, origin):
            found |= BIT[origin]
    return found


def stops(state: KingdomState, player: int, origin: int) -> int:
    """Where a settlement that stands on ``origin`` may move: it does not count for itself."""
    others = state.own[player] & ALL_BUT[origin]
    found = state.free_from(player, origin, state.board.buildable) & state.reach[player]
    for cell in NEIGHBOUR_CELLS[origin]:
        if not NEIGHBOURS[cell] & others:
            found &= ALL_BUT[cell]
    return found


@step_fields
class SiloStep(Decision):
    """A decision at a silo: nothing else is possible before it."""

    def why_unfit(self, state: KingdomState, cell: int) -> Refusal:
        terrain = events.terrain_name(state.board.terrain_of(cell))
        return refuse("KB-14.29", "refusal-silo-cell", cell=CELL_NAMES[cell], terrain=terrain)

    def why_not_stop(self) -> Refusal:
        return refuse("KB-14.28", "refusal-silo-first")

    def why_not_other(self, state: KingdomState, kind: str, name: str) -> Refusal:
        return refuse("KB-14.28", "refusal-silo-first")


@step_fields
class SiloUse(SiloStep):
    """Place a settlement, move one, or leave the silo alone: the first one decides which it is."""

    silo: Cell

    def mask(self, state: KingdomState) -> int:
        return sites(state, self.who) | movers(state, self.who, 0) << LIFT | STOP_BIT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            return
        state.tell(at_cell("silo", self.who, self.silo))
        if action >= LIFT:
            state.stack.append(SiloMoveTo(self.who, PORTION, 0, action - LIFT))
        else:
            SiloBuild(self.who, PORTION).apply(state, action, dice)

    def prompt(self, state: KingdomState) -> Message:
        return ask("prompt-silo", self.who, cell=CELL_NAMES[self.silo])

    def label(self, state: KingdomState, action: int) -> Message | None:
        return Message("action-decline") if action == STOP else None


@step_fields
class SiloBuild(SiloStep):
    """Place the next settlement; ``left`` counts this one too."""

    left: int

    unfinished: ClassVar[bool] = True

    def mask(self, state: KingdomState) -> int:
        return sites(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if self.left > 1:
            state.stack.append(IfPossible(-1, SiloBuild(self.who, self.left - 1)))
        state.build(self.who, action, tiles=False)
        find_treasures(state, self.who, action)

    def prompt(self, state: KingdomState) -> Message:
        return ask("prompt-silo-build", self.who, left=self.left)


@step_fields
class SiloLift(SiloStep):
    """Choose the next settlement to move; ``left`` counts this one too, ``moved`` are the cells of those moved."""

    left: int
    moved: CellSet

    unfinished: ClassVar[bool] = True

    def mask(self, state: KingdomState) -> int:
        return movers(state, self.who, self.moved) << LIFT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        state.stack.append(SiloMoveTo(self.who, self.left, self.moved, action - LIFT))

    def prompt(self, state: KingdomState) -> Message:
        return ask("prompt-silo-lift", self.who, left=self.left)

    def why_not_cell(self, state: KingdomState, cell: int) -> Refusal:
        return why_not_lifted(state, self.who, cell)


@step_fields
class SiloMoveTo(SiloStep):
    """Choose where the settlement on ``origin`` goes."""

    left: int
    moved: CellSet
    origin: Cell

    unfinished: ClassVar[bool] = True

    def mask(self, state: KingdomState) -> int:
        return stops(state, self.who, self.origin) << MOVE_TO

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        cell = action - MOVE_TO
        if self.left > 1:
            state.stack.append(IfPossible(-1, SiloLift(self.who, self.left - 1, self.moved | BIT[cell])))
        state.lift(self.who, self.origin)
        state.put_down(self.who, self.origin, cell, tiles=False)
        find_treasures(state, self.who, cell)

    def prompt(self, state: KingdomState) -> Message:
        return ask("prompt-silo-move-to", self.who, left=self.left, origin=CELL_NAMES[self.origin])

    def leaving(self) -> int:
        return self.origin


END_PHASE: Final = EndPhase(-1)
GAME_OVER: Final = GameOver(-1)
