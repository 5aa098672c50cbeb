"""The Canoe: when somebody takes the last tile of a place, its owner may answer with a settlement on marsh or water."""

from __future__ import annotations

from typing import Any, ClassVar

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import MARSH
from boardwright.games.kingdom_builder.extras.extra import ExtraStep, Passive
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.watching import Watcher
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import Step, bits


def landings(state: KingdomState, player: int) -> int:
    """The actions that place a settlement on marsh or water; what it must touch is judged for each of the two."""
    if not state.supply[player]:
        return 0
    board = state.board
    return state.placements(player, board.terrain[MARSH]) | state.placements(player, board.water)


class Canoe(Passive):
    """Never begun in the own turn: it answers."""

    def places(self) -> bool:
        return True

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.terrain[MARSH] | state.board.water

    def ready(self, state: KingdomState, player: int, cause: int) -> int:
        """The tiles that may answer something ``cause`` did, as a set of numbers."""
        tiles = state.held[player] & state.board.numbers(self.kind) & ~state.kits[player].spent
        if player == state.turn and player == cause:
            tiles &= ~state.gained
        return tiles

    def watcher(self) -> Watcher | None:
        return CanoeCall(self)


class CanoeCall(Watcher):
    """Calls the owners of canoes when a place has given its last tile."""

    def __init__(self, canoe: Canoe) -> None:
        self.canoe = canoe

    def gained(self, state: KingdomState, player: int, number: int) -> None:
        board = state.board
        places = board.location_tiles | board.nomad_tiles
        if places >> number & 1 and not state.tiles_left[number]:
            state.interrupt(CanoeRound(player, self.canoe, 1))


class CanoeRound(Step[KingdomState]):
    """Asks one player after another, ``at`` seats after the starting player and on; that player comes last."""

    __slots__ = ("at", "canoe", "cause")

    def __init__(self, cause: int, canoe: Canoe, at: int) -> None:
        self.who = -1
        self.cause = cause
        self.canoe = canoe
        self.at = at

    def run(self, state: KingdomState, dice: Dice) -> None:
        for at in range(self.at, state.players + 1):
            player = (state.first + at) % state.players
            answer = CanoeAnswer(player, self.canoe, self.cause, at)
            if self.canoe.ready(state, player, self.cause) and answer.mask(state) != STOP_BIT:
                state.here.append(answer)
                return

    def data(self) -> tuple[Any, ...]:
        return (self.cause, self.canoe.kind, self.at)


class CanoeAnswer(ExtraStep):
    """Place a settlement, or let the chance pass."""

    __slots__ = ("at", "canoe", "cause")

    unfinished: ClassVar[bool] = False
    prompt: ClassVar[str] = "prompt-canoe"

    def __init__(self, who: int, extra: Canoe, cause: int, at: int) -> None:
        super().__init__(who, extra)
        self.canoe = extra
        self.cause = cause
        self.at = at

    def mask(self, state: KingdomState) -> int:
        return landings(state, self.who) | STOP_BIT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            state.here.append(CanoeRound(self.cause, self.canoe, self.at + 1))
            return
        state.here.append(CanoeRound(self.cause, self.canoe, self.at))
        number = bits(self.canoe.ready(state, self.who, self.cause))[0]
        kit = state.kits[self.who]
        state.kits[self.who] = kit._replace(spent=kit.spent | 1 << number)
        state.tell(events.used(self.who, self.extra.kind))
        state.place(self.who, action)

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind, self.cause, self.at)
