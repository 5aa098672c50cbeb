"""After the last turn: silos are emptied, then the game is over."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import LIFT, MOVE_TO, STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import ALL_BUT, BIT, NEIGHBOUR_CELLS, NEIGHBOURS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import IfPossible
from boardwright.games.kingdom_builder.nomads.treasure import find_treasures
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import MaskStep, Step, bits

PORTION: Final = CATALOG.numbers["silo"]


class EndPhase(Step[KingdomState]):
    """Everybody with a settlement at a silo gets a last chance, in playing order."""

    __slots__ = ()

    def run(self, state: KingdomState, dice: Dice) -> None:
        state.stack.append(GAME_OVER)
        if state.board.silos:
            for step in reversed(range(state.players)):
                state.stack.append(Silos((state.first + step) % state.players))


class GameOver(Step[KingdomState]):
    """Nothing is left to do but to count."""

    __slots__ = ()

    def run(self, state: KingdomState, dice: Dice) -> None:
        if state.journal is not None:
            state.journal.append(events.game_over())


class Silos(Step[KingdomState]):
    """One player comes to the silos: once for each that an own settlement touches now."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.who = -1
        self.player = player

    def run(self, state: KingdomState, dice: Dice) -> None:
        state.turn = self.player
        state.usable = state.held[self.player]
        touched = [silo for silo in state.board.silos if NEIGHBOURS[silo] & state.own[self.player]]
        for silo in reversed(touched):
            state.stack.append(OpenSilo(self.player, silo))

    def data(self) -> tuple[Any, ...]:
        return (self.player,)


class OpenSilo(Step[KingdomState]):
    """A silo offers its portion, if there is anything to do with it."""

    __slots__ = ("player", "silo")

    def __init__(self, player: int, silo: int) -> None:
        self.who = -1
        self.player = player
        self.silo = silo

    def run(self, state: KingdomState, dice: Dice) -> None:
        step = SiloUse(self.player, self.silo)
        if step.mask(state) != STOP_BIT:
            state.stack.append(step)

    def data(self) -> tuple[Any, ...]:
        return (self.player, self.silo)


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


class SiloUse(MaskStep[KingdomState]):
    """Place a settlement, move one, or leave the silo alone: the first one decides which it is."""

    __slots__ = ("silo",)

    def __init__(self, who: int, silo: int) -> None:
        self.who = who
        self.silo = silo

    def mask(self, state: KingdomState) -> int:
        return sites(state, self.who) | movers(state, self.who, 0) << LIFT | STOP_BIT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            return
        state.tell(events.silo(self.who, self.silo))
        if action >= LIFT:
            state.stack.append(SiloMoveTo(self.who, PORTION, 0, action - LIFT))
        else:
            SiloBuild(self.who, PORTION).apply(state, action, dice)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.silo)


class SiloBuild(MaskStep[KingdomState]):
    """Place the next settlement; ``left`` counts this one too."""

    __slots__ = ("left",)

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def mask(self, state: KingdomState) -> int:
        return sites(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if self.left > 1:
            state.stack.append(IfPossible(SiloBuild(self.who, self.left - 1)))
        state.build(self.who, action, tiles=False)
        find_treasures(state, self.who, action)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.left)


class SiloLift(MaskStep[KingdomState]):
    """Choose the next settlement to move; ``left`` counts this one too, ``moved`` are the cells of those moved."""

    __slots__ = ("left", "moved")

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, left: int, moved: int) -> None:
        self.who = who
        self.left = left
        self.moved = moved

    def mask(self, state: KingdomState) -> int:
        return movers(state, self.who, self.moved) << LIFT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        state.stack.append(SiloMoveTo(self.who, self.left, self.moved, action - LIFT))

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.left, self.moved)


class SiloMoveTo(MaskStep[KingdomState]):
    """Choose where the settlement on ``origin`` goes."""

    __slots__ = ("left", "moved", "origin")

    unfinished: ClassVar[bool] = True

    def __init__(self, who: int, left: int, moved: int, origin: int) -> None:
        self.who = who
        self.left = left
        self.moved = moved
        self.origin = origin

    def mask(self, state: KingdomState) -> int:
        return stops(state, self.who, self.origin) << MOVE_TO

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        cell = action - MOVE_TO
        if self.left > 1:
            state.stack.append(IfPossible(SiloLift(self.who, self.left - 1, self.moved | BIT[cell])))
        state.lift(self.who, self.origin)
        state.put_down(self.who, self.origin, cell, tiles=False)
        find_treasures(state, self.who, cell)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.left, self.moved, self.origin)


END_PHASE: Final = EndPhase(-1)
GAME_OVER: Final = GameOver(-1)
