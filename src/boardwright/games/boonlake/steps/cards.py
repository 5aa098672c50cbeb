"""Cards that are discarded as a cost. They lie open."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.actions import DISCARD
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Step, bits

CardCount: TypeAlias = int


@step_fields
class DiscardCards(Step[BoonlakeState]):
    """So many cards are to be discarded, one after the other."""

    left: CardCount

    unfinished: ClassVar[bool] = True
    kind: ClassVar[Kind] = Kind.PICK

    def options(self, state: BoonlakeState) -> list[int]:
        return [DISCARD + card for card in bits(state.hands[self.who])]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        card = action - DISCARD
        state.discard(self.who, card)
        if state.journal is not None:
            state.journal.append(events.discarded(self.who, card))
        if self.left > 1:
            state.push(DiscardCards(self.who, self.left - 1))

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("discard", self.who, count=self.left)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-9.5", "not-in-hand") if kind == "card" else None
