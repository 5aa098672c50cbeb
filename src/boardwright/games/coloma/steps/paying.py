"""Paying: what can be paid in one way only is paid at once, else the player says how many nuggets are among it."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.actions import DISCARD, PAY
from boardwright.games.coloma.costs import Bill, nuggets_for, pay_coins, worth
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.words import ask, barrel_name, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Step

Coins: TypeAlias = int
NO_NUGGETS: Final = range(1)
NOTHING: Final = Bill(0)


def charge(state: ColomaState, player: int, bill: Bill) -> None:
    """The player, who can afford it, pays; where nuggets may stand for coins, how many is asked next."""
    state.done[player] |= bill.once
    state.spend_dudes(player, bill.dude)
    state.spend_gold(player, bill.gold)
    choices = nuggets_for(state, player, bill.coin) if bill.coin else NO_NUGGETS
    if len(choices) == 1:
        settle_up(state, player, bill.coin, choices[0], bill)
        return
    if state.journal is not None and (bill.dude or bill.gold):
        state.journal.append(events.paid(player, 0, bill.gold, bill.dude))
    state.push(Pay(player, bill.coin))


def settle_up(state: ColomaState, player: int, coins: int, nuggets: int, paid: Bill = NOTHING) -> None:
    """So many nuggets, and the rest in coins; ``paid`` has been paid already."""
    had = state.coins[player]
    pay_coins(state, player, coins, nuggets)
    if state.journal is not None:
        spent = had - state.coins[player]
        if spent or nuggets or paid.gold or paid.dude:
            state.journal.append(events.paid(player, spent, nuggets + paid.gold, paid.dude))


@step_fields
class Pay(Step[ColomaState]):
    """So many coins are due: how many nuggets take their place?"""

    coins: Coins

    kind: ClassVar[Kind] = Kind.AMOUNT
    unfinished: ClassVar[bool] = True

    def options(self, state: ColomaState) -> list[int]:
        return [PAY + nuggets for nuggets in nuggets_for(state, self.who, self.coins)]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        settle_up(state, self.who, self.coins, action - PAY)

    def prompt(self, state: ColomaState) -> Message:
        return ask("pay", self.who, coins=self.coins, worth=worth(state, self.who))

    def label(self, state: ColomaState, action: int) -> Message | None:
        if not PAY <= action < PAY + len(range(state.nuggets[self.who] + 1)):
            return None
        nuggets = action - PAY
        left = self.coins - nuggets * worth(state, self.who)
        return Message("action-pay-mixed", {"nuggets": nuggets, "coins": max(0, left), "lost": max(0, -left)})

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        if kind != "nuggets":
            return None
        if nuggets_for(state, self.who, self.coins)[-1] < int(name) <= state.nuggets[self.who]:
            return refuse("CO-12.12", "piece-too-many")
        return refuse("CO-12.20", "pay-not-enough")


@step_fields
class DiscardBarrel(Step[ColomaState]):
    """Which used barrel goes away?"""

    unfinished: ClassVar[bool] = True

    def options(self, state: ColomaState) -> list[int]:
        return [DISCARD + kind for kind, count in enumerate(state.used[self.who]) if count]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        discard(state, self.who, action - DISCARD, dice)

    def prompt(self, state: ColomaState) -> Message:
        return ask("discard", self.who)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        return refuse("CO-14.7", "no-used-barrel") if kind == "barrel" else None


def discard(state: ColomaState, player: int, kind: int, dice: Dice) -> None:
    state.discard_barrel(player, kind, dice)
    if state.journal is not None:
        state.journal.append(events.discarded_barrel(player, barrel_name(kind)))
