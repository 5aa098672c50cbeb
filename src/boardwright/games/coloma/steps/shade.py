"""Shade, who plays against a single player by rules alone: it collects, and never decides."""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma import events
from boardwright.games.coloma.book import BOOK
from boardwright.games.coloma.catalog import CATALOG, SITE_IDS
from boardwright.games.coloma.state import EMPTY_ROW, ROW_SIZES, STACK, ColomaState
from boardwright.games.coloma.steps.barrels import fetch, filled_slots
from boardwright.games.coloma.steps.effects import told
from boardwright.games.coloma.steps.placing import ROWS, free_regions, settle, take_row
from boardwright.games.coloma.vocabulary import BARREL, GOLD, GUNMEN, HORSE, HOTEL, POINT, RIVER, TENTS, WAGON_CARD
from boardwright.games.coloma.wheel import PLACE, SECOND, is_barricaded
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.steps import Step
from boardwright.toolkit.effects.values import Do, Effect, Exchange, Gain, InOrder, everything

#: The four big towns, to each of which a wagon card leads.
TOWNS: Final = tuple([number for number, space in enumerate(CATALOG.spaces) if space.kind == "town"])
#: What Shade does, by place.
AT_PLACE: Final = sorted(CATALOG.shade_sites, key=lambda site: SITE_IDS.index(site.id))


@step_fields
class ShadeTurn(Step[ColomaState]):
    """Shade's turn: the primary part of its site, and the secondary part unless the barricade is in the way."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        shade = state.shade()
        site = state.sites[shade]
        if state.journal is not None:
            state.journal.append(events.turn_begins(shade, PLACE[state.round][site]))
        carry_out(state, shade, AT_PLACE[PLACE[state.round][site]].primary, dice)
        if not is_barricaded(state, site):
            carry_out(state, shade, AT_PLACE[SECOND[state.round][site]].secondary, dice)


def carry_out(state: ColomaState, shade: int, effect: Effect, dice: Dice) -> None:
    """What cannot be done is left out."""
    if isinstance(effect, InOrder):
        for part in effect.parts:
            carry_out(state, shade, part, dice)
    elif isinstance(effect, Gain):
        for good, count in effect.goods:
            collect(state, shade, good, count)
    elif isinstance(effect, Do):
        do(state, shade, effect.deed, dice)


def collect(state: ColomaState, shade: int, good: int, count: int) -> None:
    """Gold, horses, rivers and hotels, and points; nothing else is kept."""
    if good == GOLD:
        told(state, shade, good, state.gain_gold(shade, count))
    elif good == HORSE:
        told(state, shade, good, state.gain_horses(shade, count, CATALOG.shade.horse_limit))
    elif good == RIVER:
        state.rivers[shade] += count
        told(state, shade, good, count)
    elif good == POINT:
        state.points[shade] += count
        told(state, shade, good, count)
    elif good == HOTEL and state.hotels:
        hotel = state.hotels & -state.hotels
        state.hotels ^= hotel
        state.lodges[shade] |= hotel
        told(state, shade, good, 1)


def do(state: ColomaState, shade: int, deed: int, dice: Dice) -> None:
    if deed == WAGON_CARD:
        draw_wagon_card(state, shade, dice)
    elif deed == TENTS:
        regions = free_regions(state, shade)
        if regions:
            settle(state, shade, regions[0])
    elif deed == GUNMEN:
        rows = [row for row in range(ROWS) if state.rows[row] == EMPTY_ROW and ROW_SIZES[row] <= state.cabin[shade]]
        if rows:
            take_row(state, shade, max(rows, key=lambda row: (ROW_SIZES[row], -row)))
    elif deed == BARREL:
        slots = [slot for slot in filled_slots(state) if slot != STACK]
        if slots:
            fetch(state, shade, slots[-1], True, dice)


def draw_wagon_card(state: ColomaState, shade: int, dice: Dice) -> None:
    """The wagon goes to the town of a card, without benefits; when all are used they are shuffled."""
    left = list(state.towns_left or TOWNS)
    space = left.pop(dice.below(len(left)))
    state.towns_left = tuple(left)
    state.wagons[shade] = space
    if state.journal is not None:
        state.journal.append(events.drove(shade, space))


def shade_event(state: ColomaState, shade: int, site: int) -> None:
    """Of events Shade takes gold, and points for gold as often as its tents allow."""
    effect = CATALOG.events[site].effect
    times = 1 + (state.events[shade] >> site & 1)
    for part in everything(effect):
        if isinstance(part, Exchange):
            exchange_gold(state, shade, part, times)
            return
        if isinstance(part, Gain):
            for good, count in part.goods:
                if good == GOLD:
                    collect(state, shade, good, count * times)


def exchange_gold(state: ColomaState, shade: int, exchange: Exchange, times: int) -> None:
    price = sum([due.amount for due in exchange.price if due.rates[0].kind == GOLD])
    gives = exchange.gives
    for _ in range(times):
        if state.nuggets[shade] >= price and isinstance(gives, Gain):
            state.spend_gold(shade, price)
            for good, count in gives.goods:
                collect(state, shade, good, count)


def shade_line(state: ColomaState, shade: int, effect: int) -> None:
    """Of a line of a shoot-out's table Shade gets the points only."""
    for part in everything(BOOK.nodes[effect]):
        if isinstance(part, Gain):
            for good, count in part.goods:
                if good == POINT:
                    collect(state, shade, good, count)
