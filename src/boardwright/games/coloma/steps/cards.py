"""Cards that go back to the own deck, on top or at the bottom. Which one it is nobody else learns."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.actions import CARDS, ON_TOP, UNDER
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import PRIVATE, Step, bits

CardCount: TypeAlias = int


@step_fields
class PutBack(Step[ColomaState]):
    """So many cards are to be put back, one after the other."""

    left: CardCount

    unfinished: ClassVar[bool] = True
    secrecy: ClassVar[int] = PRIVATE

    def options(self, state: ColomaState) -> list[int]:
        cards = bits(state.hands[self.who])
        return [*(ON_TOP + card for card in cards), *(UNDER + card for card in cards)]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        on_top = action < UNDER
        state.put_back(self.who, action - (ON_TOP if on_top else UNDER), on_top)
        if state.journal is not None:
            state.journal.append(events.put_back(self.who))
        if self.left > 1:
            state.push(PutBack(self.who, self.left - 1))

    def prompt(self, state: ColomaState) -> Message:
        return ask("put-back", self.who, count=self.left)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        return refuse("CO-13.2", "not-in-hand") if kind == "card" and name in CARDS else None
