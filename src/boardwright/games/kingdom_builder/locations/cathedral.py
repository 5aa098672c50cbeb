"""The Cathedral: take a settlement tile, or hand all of them in and place that many settlements.

The Bazaar gives no further tiles: repeated by it, the Cathedral can only be handed tiles.
"""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder.actions import TAKE, TAKE_BIT
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import colonies
from boardwright.games.kingdom_builder.extras.extra import ExtraStep, IfPossible
from boardwright.games.kingdom_builder.extras.placing import Place, Placing
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields

STOCK: Final = CATALOG.numbers["settlement_tiles"]


class Cathedral(Placing):
    """The settlements go on the played terrain, each beside an own one if possible."""

    places: ClassVar[bool] = False
    follows_card: ClassVar[bool] = True
    #: More than can ever be left: the settlement tiles are handed in before the first settlement is placed.
    amount: ClassVar[int] = STOCK + 1

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.opening = [TakeOrPlace(player, self) for player in range(CATALOG.players[-1])]

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.played_cells()

    def choice(self, state: KingdomState, player: int) -> int:
        """Take a tile, or place the first settlement."""
        options = TAKE_BIT if left_in_stock(state) else 0
        return options | self.targets(state, player) if state.kits[player].colonies else options

    def usable(self, state: KingdomState, player: int) -> bool:
        return self.choice(state, player) != 0

    def repeatable(self, state: KingdomState, player: int) -> bool:
        return state.kits[player].colonies > 0 and self.targets(state, player) != 0

    def begin_again(self, state: KingdomState, player: int) -> None:
        state.stack.append(Place(player, self, hand_in(state, player)))

    def gained(self, state: KingdomState, player: int, number: int) -> None:
        """The location tile brings a settlement tile along."""
        if state.board.kinds[number] == self.kind and left_in_stock(state):
            take_colony(state, player)


@step_fields
class TakeOrPlace(ExtraStep[Cathedral]):
    """Choose the tile, or the cell for the first settlement."""

    question: ClassVar[str] = "prompt-cathedral"

    def must_touch(self, state: KingdomState) -> bool:
        return state.kits[self.who].colonies > 0 and state.supply[self.who] > 0

    def mask(self, state: KingdomState) -> int:
        return self.extra.choice(state, self.who)

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action == TAKE:
            take_colony(state, self.who)
            return
        worth = hand_in(state, self.who)
        if worth > 1:
            state.stack.append(IfPossible(-1, Place(self.who, self.extra, worth - 1)))
        state.place(self.who, action)


def left_in_stock(state: KingdomState) -> int:
    """The value of the settlement tiles nobody has."""
    return STOCK - sum(kit.colonies for kit in state.kits)


def take_colony(state: KingdomState, player: int) -> None:
    kit = state.kits[player]
    state.kits[player] = kit._replace(colonies=kit.colonies + 1)
    state.tell(colonies("took-settlement-tile", player, kit.colonies + 1))


def hand_in(state: KingdomState, player: int) -> int:
    """All settlement tiles of the player go back to the stock; returns what they were worth."""
    kit = state.kits[player]
    state.kits[player] = kit._replace(colonies=0)
    state.tell(colonies("handed-in", player, kit.colonies))
    return kit.colonies
