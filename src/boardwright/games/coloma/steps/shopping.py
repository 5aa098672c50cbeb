"""The Barker's wares: tents and horses, put into a basket one by one and paid for together."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.actions import BUY, CHECK_OUT, WARES
from boardwright.games.coloma.costs import Bill, affordable, prices
from boardwright.games.coloma.state import MOST_HORSES, ColomaState
from boardwright.games.coloma.steps.building import why_unaffordable
from boardwright.games.coloma.steps.paying import charge
from boardwright.games.coloma.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Step

TentCount: TypeAlias = int
HorseCount: TypeAlias = int


def basket_bill(state: ColomaState, player: int, tents: int, horses: int) -> Bill:
    tent, horse = prices(state, player)
    return Bill(tents * tent + horses * horse)


def wares(state: ColomaState, player: int, tents: int, horses: int) -> list[int]:
    """What can still be bought beside what is in the basket."""
    found: list[int] = []
    if tents < state.canvas[player] and affordable(state, player, basket_bill(state, player, tents + 1, horses)):
        found.append(BUY)
    if state.horses[player] + horses < MOST_HORSES and affordable(
        state, player, basket_bill(state, player, tents, horses + 1)
    ):
        found.append(BUY + 1)
    return found


def shop(state: ColomaState, player: int, action: int, tents: int, horses: int) -> None:
    """One more thing is in the basket; where nothing more can be bought, it is paid."""
    tents, horses = (tents + 1, horses) if action == BUY else (tents, horses + 1)
    if wares(state, player, tents, horses):
        state.push(Shop(player, tents, horses))
    else:
        check_out(state, player, tents, horses)


def check_out(state: ColomaState, player: int, tents: int, horses: int) -> None:
    bill = basket_bill(state, player, tents, horses)
    state.gain_tents(player, tents)
    state.gain_horses(player, horses)
    if state.journal is not None:
        state.journal.append(events.bought(player, tents, horses))
    charge(state, player, bill)


def why_no_ware(state: ColomaState, player: int, name: str, tents: int, horses: int) -> Refusal | None:
    if name not in WARES:
        return None
    if name == "tent" and tents >= state.canvas[player]:
        return refuse("CO-11.4", "no-canvas")
    if name == "horse" and state.horses[player] + horses >= MOST_HORSES:
        return refuse("CO-11.4", "enough-horses")
    if not tents + horses:
        return why_unaffordable(state, player, basket_bill(state, player, int(name == "tent"), int(name == "horse")))
    return refuse("CO-12.20", "ware-too-dear")


@step_fields
class Shop(Step[ColomaState]):
    """Put more into the basket, or pay for what is in it."""

    tents: TentCount
    horses: HorseCount

    unfinished: ClassVar[bool] = True
    kind: ClassVar[Kind] = Kind.SEVERAL

    def options(self, state: ColomaState) -> list[int]:
        return [*wares(state, self.who, self.tents, self.horses), CHECK_OUT]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        if action == CHECK_OUT:
            check_out(state, self.who, self.tents, self.horses)
        else:
            shop(state, self.who, action, self.tents, self.horses)

    def prompt(self, state: ColomaState) -> Message:
        coins = basket_bill(state, self.who, self.tents, self.horses).coin
        return ask("shop", self.who, tents=self.tents, horses=self.horses, coins=coins)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        return why_no_ware(state, self.who, name, self.tents, self.horses) if kind == "ware" else None
