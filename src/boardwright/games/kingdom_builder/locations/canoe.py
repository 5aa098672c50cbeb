"""The Canoe: when somebody takes the last tile of a place, its owner may answer with a settlement on marsh or water."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from boardwright.games.kingdom_builder.actions import STOP, STOP_BIT
from boardwright.games.kingdom_builder.board import MARSH
from boardwright.games.kingdom_builder.events import with_tile
from boardwright.games.kingdom_builder.extras.extra import ExtraStep, Passive
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Value
from boardwright.kernel.steps import Step, bits

#: Tile numbers of one player are fewer; sets of several players' tiles keep them so far apart.
STRIDE: Final = 32
#: Such a set.
TileSets: TypeAlias = int


def landings(state: KingdomState, player: int) -> int:
    """The actions that place a settlement on marsh or water; what it must touch is judged for each of the two."""
    if not state.supply[player]:
        return 0
    board = state.board
    return state.placements(player, board.terrain[MARSH]) | state.placements(player, board.water)


class Canoe(Passive):
    """Never begun in the own turn: it answers."""

    places: ClassVar[bool] = True

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.terrain[MARSH] | state.board.water

    def called(self, state: KingdomState, cause: int, number: int) -> int:
        """The tiles that may answer when ``cause`` takes the tile of that number, all players' in one set."""
        called = 0
        for player in range(state.players):
            tiles = state.held[player] & state.board.numbers(self.kind) & ~state.kits[player].spent
            if player == cause:
                tiles &= ~(1 << number)
                if player == state.turn:
                    tiles &= ~state.gained
            called |= tiles << player * STRIDE
        return called

    def ready(self, state: KingdomState, player: int, called: int) -> int:
        """The player's tiles among those called that are still fresh."""
        return called >> player * STRIDE & state.held[player] & ~state.kits[player].spent

    def gained(self, state: KingdomState, player: int, number: int) -> None:
        """Calls the owners of canoes when a place has given its last tile."""
        board = state.board
        places = board.location_tiles | board.nomad_tiles
        if places >> number & 1 and not state.tiles_left[number]:
            called = self.called(state, player, number)
            if called:
                state.interrupt(CanoeRound(-1, self, 1, called))


@step_fields
class CanoeRound(Step[KingdomState]):
    """Asks one player after another, ``at`` seats after the starting player and on; that player comes last."""

    extra: Canoe
    at: int
    called: TileSets

    def run(self, state: KingdomState, dice: Dice) -> None:
        for at in range(self.at, state.players + 1):
            player = (state.first + at) % state.players
            if self.extra.ready(state, player, self.called) and landings(state, player):
                state.stack.append(CanoeAnswer(player, self.extra, at, self.called))
                return


@step_fields
class CanoeAnswer(ExtraStep[Canoe]):
    """Place a settlement, or let the chance pass."""

    at: int
    called: TileSets

    unfinished: ClassVar[bool] = False
    question: ClassVar[str] = "prompt-canoe"

    def mask(self, state: KingdomState) -> int:
        return landings(state, self.who) | STOP_BIT

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == STOP:
            state.stack.append(CanoeRound(-1, self.extra, self.at + 1, self.called))
            return
        state.stack.append(CanoeRound(-1, self.extra, self.at, self.called))
        number = bits(self.extra.ready(state, self.who, self.called))[0]
        kit = state.kits[self.who]
        state.kits[self.who] = kit._replace(spent=kit.spent | 1 << number)
        state.tell(with_tile("used", self.who, self.extra.kind))
        state.place(self.who, action)

    def words(self) -> dict[str, Value]:
        return {}

    def label(self, state: KingdomState, action: int) -> Message | None:
        return Message("action-decline") if action == STOP else None
