"""The Fort: draw a terrain card and place a settlement on its terrain."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.actions import STOP
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import for_fort, terrain_card_name
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.extras.placing import or_stop
from boardwright.games.kingdom_builder.state import NO_CARD, Card, KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Value
from boardwright.kernel.steps import Seat, Step


class Fort(Extra):
    """The card is drawn first and discarded at once; nothing is placed if its terrain has no free cell."""

    places: ClassVar[bool] = True
    touches: ClassVar[bool] = True

    def usable(self, state: KingdomState, player: int) -> bool:
        return state.supply[player] > 0 and (sum(state.deck) > 0 or sum(state.discards) > 0)

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(DrawForFort(-1, player, self))


@step_fields
class DrawForFort(Step[KingdomState]):
    """Lay the next card of the deck open for the Fort."""

    player: Seat
    extra: Fort

    def run(self, state: KingdomState, dice: Dice) -> None:
        kind = state.draw(dice)
        if kind == NO_CARD:
            return
        state.revealed = True
        state.discards[kind] += 1
        state.tell(for_fort("drew-for-fort", self.player, kind))
        step = FortPlace(self.player, self.extra, kind)
        if step.mask(state):
            state.stack.append(step)
        else:
            state.tell(for_fort("nothing-for-fort", self.player, kind))


@step_fields
class FortPlace(ExtraStep[Fort]):
    """Choose the cell for the settlement, on a terrain of the card drawn, or decline where none touches an own one."""

    card: Card

    question: ClassVar[str] = "prompt-fort"

    def fitting(self, state: KingdomState) -> int:
        found = 0
        for terrain in CATALOG.terrain_cards[self.card].terrains:
            found |= state.board.terrain[terrain]
        return found

    def mask(self, state: KingdomState) -> int:
        options = 0
        for terrain in CATALOG.terrain_cards[self.card].terrains:
            options |= or_stop(state, self.who, state.placements(self.who, state.board.terrain[terrain]))
        return options

    def apply(self, state: KingdomState, action: int, dice: Dice) -> None:
        if action != STOP:
            state.place(self.who, action)

    def words(self) -> dict[str, Value]:
        return {"terrain": terrain_card_name(self.card)}

    def label(self, state: KingdomState, action: int) -> Message | None:
        return Message("action-decline") if action == STOP else None
