"""From options and dice to the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.coloma import events
from boardwright.games.coloma.actions import PICK
from boardwright.games.coloma.catalog import CATALOG, SITES
from boardwright.games.coloma.state import (
    EMPTY_ROW,
    MOST_DUDES,
    MOST_TENTS,
    NEUTRAL,
    NO_BARRELS,
    NONE,
    ColomaState,
    Modules,
    gold_slots,
)
from boardwright.games.coloma.steps.cards import PutBack
from boardwright.games.coloma.steps.round import BEGIN_ROUND
from boardwright.games.coloma.steps.shade import TOWNS
from boardwright.games.coloma.steps.shootout import ALL_CARROTS
from boardwright.games.coloma.wheel import SIGNPOST
from boardwright.games.coloma.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step, bits
from boardwright.toolkit.counts import draw_some, nothing
from boardwright.toolkit.decks import shuffled_deck

ONE_OF_EACH: Final = (1,) * len(CATALOG.buildings)
#: The side A, which all boards share; the others are sides B.
SIDE_A: Final = 0
START_SPACE: Final = 0
#: By option: the sets of which specialities are in play.
HOMES: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "base": ("specialities",),
    "deluxe": ("deluxe",),
    "all": ("specialities", "deluxe"),
}
#: The two rounds before the first turn of the tiles: the Barker is at the last site.
LAST_SITE: Final = SITES - 1


def setup(players: int, options: Mapping[str, Any], dice: Dice) -> ColomaState:
    """The table before the first round; two cards of each hand are still to be put back."""
    state = blank(players, modules_of(options))
    lay_out(state, dice)
    if options["boards"] == "b":
        deal_boards(state, dice)
    if state.shade() != NONE:
        state.sheriff = state.shade()
    else:
        state.sheriff = dice.below(players)
    for player in range(players):
        state.gain_gold(player, CATALOG.start.gold)
        state.draw_cards(player, CATALOG.start.cards, dice)
    state.push(BEGIN_ROUND)
    state.push(DEAL_OUT)
    if state.modules.specialities != "none":
        hand_out_specialities(state, dice)
    return state


def modules_of(options: Mapping[str, Any]) -> Modules:
    return Modules(
        options["hotels"],
        options["mules"],
        options["specialities"],
        options["speciality"] == "chosen",
        options["shade"],
    )


def blank(players: int, modules: Modules) -> ColomaState:
    """The table with everything in its place but what chance decides: no barrels, bridges, tiles and cards."""
    state = ColomaState()
    actors = players + (players == 1)
    state.start_empty(actors)
    state.start_flow(players)
    state.modules = modules
    state.actors = actors
    state.round = -1
    state.barricade = SIGNPOST[LAST_SITE]
    state.outlaws = CATALOG.years[0].outlaws
    state.gold = gold_slots(players)
    state.rows = tuple(
        [NEUTRAL if players <= 2 and row == CATALOG.neutral_row else EMPTY_ROW for row in range(len(CATALOG.rows))]
    )
    state.hideout = (NONE,) * (len(CATALOG.slots) - 1)
    state.pile = tuple([barrel.count for barrel in CATALOG.barrels])
    state.discards = NO_BARRELS
    state.bridges = nothing(len(CATALOG.bridges))
    state.hotels = (1 << 2 * max(players, 2)) - 1 if modules.hotels else 0
    state.tiles = sum([1 << tile for tile in range(1, len(CATALOG.shootouts))])
    state.buster = NONE
    nowhere = (NONE,) * actors
    state.sites = state.last = state.mules = nowhere
    state.sealed, state.sealed_mules = list(nowhere), list(nowhere)
    state.special = list(nowhere)
    state.coins = [CATALOG.start.coin] * actors
    state.cabin = [CATALOG.start.dude] * actors
    state.dudes = [MOST_DUDES - CATALOG.start.dude] * actors
    state.tents = [CATALOG.start.tent] * actors
    state.canvas = [MOST_TENTS - CATALOG.start.tent] * actors
    state.horses = [CATALOG.start.horse] * actors
    state.wagons = [START_SPACE] * actors
    state.decks = [shuffled_deck(ONE_OF_EACH)] * actors
    state.barrels = [NO_BARRELS] * actors
    state.used = [NO_BARRELS] * actors
    state.carrots = [ALL_CARROTS if modules.mules else 0] * actors
    if actors > players:
        prepare_shade(state)
    return state


def prepare_shade(state: ColomaState) -> None:
    """Shade has dudes and tents of its own, and no cards, coins or gold."""
    shade, entry = state.shade(), CATALOG.shade
    state.cabin[shade], state.dudes[shade] = entry.dudes, 0
    state.tents[shade], state.canvas[shade] = entry.tents, 0
    state.events[shade] = 1 << entry.event_tent
    state.horses[shade] = entry.horses
    state.coins[shade] = 0
    state.decks[shade] = shuffled_deck(nothing(len(CATALOG.buildings)))
    state.towns_left = TOWNS


def lay_out(state: ColomaState, dice: Dice) -> None:
    """What chance decides: barrels, bridges, the first shoot-out."""
    for slot in range(len(state.hideout)):
        state.fill_slot(slot, dice)
    kinds = draw_some([1] * len(CATALOG.bridges), CATALOG.bridge_types, dice)
    copies = CATALOG.bridge_copies[state.seats]
    state.bridges = tuple([copies * kind for kind in kinds])
    tiles = bits(state.tiles)
    state.shootout = tiles[dice.below(len(tiles))]
    state.tiles &= ~(1 << state.shootout)


def deal_boards(state: ColomaState, dice: Dice) -> None:
    left = list(range(1, len(CATALOG.boards)))
    for player in range(state.seats):
        state.boards[player] = left.pop(dice.below(len(left)))


def hand_out_specialities(state: ColomaState, dice: Dice) -> None:
    """Specialities are dealt, or picked from the left of the sheriff on, the sheriff last."""
    homes = HOMES[state.modules.specialities]
    left = [number for number, each in enumerate(CATALOG.specialities) if each.home in homes]
    if state.modules.chosen:
        state.cards_left = sum([1 << number for number in left])
        players = [player for player in state.clockwise() if player < state.seats]
        for player in (players[0], *reversed(players[1:])):
            state.push(PickSpeciality(player))
        return
    for player in range(state.seats):
        state.special[player] = left.pop(dice.below(len(left)))


@step_fields
class PickSpeciality(Step[ColomaState]):
    """A speciality of those that nobody has picked."""

    def options(self, state: ColomaState) -> list[int]:
        return [PICK + special for special in bits(state.cards_left)]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        special = action - PICK
        state.cards_left &= ~(1 << special)
        state.special[self.who] = special
        if state.journal is not None:
            state.journal.append(events.picked(self.who, special))

    def prompt(self, state: ColomaState) -> Message:
        return ask("pick", self.who)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        return refuse("CO-21.1", "speciality-gone") if kind == "speciality" else None


@step_fields
class DealOut(Step[ColomaState]):
    """All put some of their cards back, at the same time; then the first year begins."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        state.cards_left = 0
        if state.journal is not None:
            state.journal.append(events.year_begins(0))
        back = CATALOG.start.put_back
        if back:
            state.together({player: PutBack(player, back) for player in range(state.seats)})


DEAL_OUT: Final = DealOut(-1)
