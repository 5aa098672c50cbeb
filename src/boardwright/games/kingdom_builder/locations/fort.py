"""The Fort: draw a terrain card and place a settlement on its terrain."""

from __future__ import annotations

from typing import Any, ClassVar

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import STOP
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.extras.placing import or_stop
from boardwright.games.kingdom_builder.state import NO_CARD, KingdomState
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Value
from boardwright.kernel.steps import Step


class Fort(Extra):
    """The card is drawn first and discarded at once; nothing is placed if its terrain has no free cell."""

    def usable(self, state: KingdomState, player: int) -> bool:
        return state.supply[player] > 0 and (sum(state.deck) > 0 or sum(state.discards) > 0)

    def begin(self, state: KingdomState, player: int) -> None:
        state.stack.append(DrawForFort(player, self))

    def places(self) -> bool:
        return True

    def ignores_touching(self) -> bool:
        return False


class DrawForFort(Step[KingdomState]):
    """Lay the next card of the deck open for the Fort."""

    __slots__ = ("extra", "player")

    def __init__(self, player: int, extra: Extra) -> None:
        self.who = -1
        self.player = player
        self.extra = extra

    def run(self, state: KingdomState, dice: Dice) -> None:
        kind = state.draw(dice)
        if kind == NO_CARD:
            return
        state.revealed = True
        state.discards[kind] += 1
        state.tell(events.drew_for_fort(self.player, kind))
        step = FortPlace(self.player, self.extra, kind)
        if step.mask(state):
            state.stack.append(step)
        else:
            state.tell(events.nothing_for_fort(self.player, kind))

    def data(self) -> tuple[Any, ...]:
        return (self.player, self.extra.kind)


class FortPlace(ExtraStep):
    """Choose the cell for the settlement, on a terrain of the card drawn, or decline where none touches an own one."""

    __slots__ = ("card",)

    question: ClassVar[str] = "prompt-fort"

    def __init__(self, who: int, extra: Extra, card: int) -> None:
        super().__init__(who, extra)
        self.card = card

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

    def data(self) -> tuple[Any, ...]:
        return (self.who, self.extra.kind, self.card)

    def words(self) -> dict[str, Value]:
        return {"terrain": events.terrain_card_name(self.card)}
