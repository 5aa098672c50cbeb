"""Building: rivers in canyons, bridges over them, buildings from the hand, hotels; each with hammer or saw."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.actions import BUILD, CARDS, DECLINE, FOUND, SPAN, SURVEY
from boardwright.games.coloma.catalog import CANYONS, CATALOG, TOOLS
from boardwright.games.coloma.costs import (
    Bill,
    affordable,
    bridge_bill,
    card_bill,
    hotel_bill,
    river_bill,
)
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.steps.paying import charge
from boardwright.games.coloma.words import ask, card_name, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step, bits
from boardwright.toolkit.counts import changed

Tool: TypeAlias = int
Discount: TypeAlias = int
TOOL_COUNT: Final = len(TOOLS)
BRIDGE_KINDS: Final = range(len(CATALOG.bridges))


# -- what can be built -----------------------------------------------------------------------------------------


def river_options(state: ColomaState, player: int, tool: int) -> list[int]:
    """Rivers and bridges that the player can pay with that tool."""
    found: list[int] = []
    rivers = state.rivers[player]
    if rivers != (1 << CANYONS) - 1 and affordable(state, player, river_bill(state, player, tool)):
        found += [SURVEY + canyon * TOOL_COUNT + tool for canyon in range(CANYONS) if not rivers >> canyon & 1]
    spans = state.spans[player]
    if spans.bit_count() < rivers.bit_count() and affordable(state, player, bridge_bill(state, player, tool)):
        found += [
            SPAN + kind * TOOL_COUNT + tool for kind in BRIDGE_KINDS if state.bridges[kind] and not spans >> kind & 1
        ]
    return found


def card_options(state: ColomaState, player: int, tool: int, discount: int = 0) -> list[int]:
    """Cards of the hand that the player can pay with that tool."""
    return [
        BUILD + card * TOOL_COUNT + tool
        for card in bits(state.hands[player])
        if affordable(state, player, card_bill(state, player, card, tool, discount))
    ]


def hotel_options(state: ColomaState, player: int, tool: int) -> list[int]:
    return [
        FOUND + hotel * TOOL_COUNT + tool
        for hotel in bits(state.hotels)
        if affordable(state, player, hotel_bill(state, player, hotel, tool))
    ]


# -- building it -----------------------------------------------------------------------------------------------


def build_card(state: ColomaState, player: int, card: int, tool: int, discount: int = 0) -> None:
    """A card of the hand comes to the town; its ability works from the next turn on."""
    bill = card_bill(state, player, card, tool, discount)
    state.hands[player] &= ~(1 << card)
    state.town[player] |= 1 << card
    state.fresh[player] |= 1 << card
    if state.journal is not None:
        state.journal.append(events.built(player, card))
    charge(state, player, bill)


def build_bridge(state: ColomaState, player: int, kind: int, tool: int) -> None:
    bill = bridge_bill(state, player, tool)
    state.bridges = changed(state.bridges, kind, -1)
    state.spans[player] |= 1 << kind
    if state.journal is not None:
        state.journal.append(events.bridged(player, kind))
    charge(state, player, bill)


def build_hotel(state: ColomaState, player: int, hotel: int, tool: int) -> None:
    bill = hotel_bill(state, player, hotel, tool)
    state.hotels &= ~(1 << hotel)
    state.lodges[player] |= 1 << hotel
    if state.journal is not None:
        state.journal.append(events.founded(player, hotel))
    charge(state, player, bill)


# -- why not ---------------------------------------------------------------------------------------------------


def why_unaffordable(state: ColomaState, player: int, bill: Bill) -> Refusal:
    """What is missing: dudes, nuggets, or coins and what may stand for them."""
    if state.cabin[player] < bill.dude:
        return refuse("CO-12.20", "lacks-dudes", needed=bill.dude, have=state.cabin[player])
    if state.nuggets[player] < bill.gold:
        return refuse("CO-12.20", "lacks-gold", needed=bill.gold, have=state.nuggets[player])
    return refuse("CO-12.20", "lacks-coins", needed=bill.coin, have=state.coins[player])


def why_no_card(state: ColomaState, player: int, name: str, tool: int, discount: int = 0) -> Refusal:
    card = CARDS.index(name)
    if state.town[player] >> card & 1:
        return refuse("CO-8.3", "card-built", card=card_name(card))
    if not state.hands[player] >> card & 1:
        return refuse("CO-8.1", "card-not-in-hand", card=card_name(card))
    return why_unaffordable(state, player, card_bill(state, player, card, tool, discount))


def why_no_river(state: ColomaState, player: int, canyon: int, tool: int) -> Refusal:
    if state.rivers[player] >> canyon & 1:
        return refuse("CO-7.5", "canyon-taken")
    return why_unaffordable(state, player, river_bill(state, player, tool))


def why_no_bridge(state: ColomaState, player: int, kind: int, tool: int) -> Refusal:
    if state.spans[player] >> kind & 1:
        return refuse("CO-7.11", "bridge-twice")
    if not state.bridges[kind]:
        return refuse("CO-7.12", "bridge-gone")
    if state.spans[player].bit_count() >= state.rivers[player].bit_count():
        return refuse("CO-7.9", "no-free-river")
    return why_unaffordable(state, player, bridge_bill(state, player, tool))


def why_no_hotel(state: ColomaState, player: int, hotel: int, tool: int) -> Refusal:
    if not state.hotels >> hotel & 1:
        return refuse("CO-19.4", "hotel-gone")
    return why_unaffordable(state, player, hotel_bill(state, player, hotel, tool))


@step_fields
class BuildCard(Step[ColomaState]):
    """Build a card of the hand with that tool and so many coins less; or leave it, unless it has been paid for."""

    tool: Tool
    discount: Discount
    must: bool

    unfinished: ClassVar[bool] = True

    def options(self, state: ColomaState) -> list[int]:
        found = card_options(state, self.who, self.tool, self.discount)
        return found if self.must and found else [*found, DECLINE]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        if action != DECLINE:
            build_card(state, self.who, (action - BUILD) // TOOL_COUNT, self.tool, self.discount)

    def prompt(self, state: ColomaState) -> Message:
        return ask("build", self.who, discount=self.discount)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        return why_no_card(state, self.who, name, self.tool, self.discount) if kind == "card" else None
