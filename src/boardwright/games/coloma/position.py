"""Positions as readable descriptions, for rule tests, puzzles and bug reports.

What is nowhere else is in a supply, so a description names what lies on the table and what players have. Everything it
leaves out is as at the beginning of the game; where it does not say what is due, all choose their sites.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.games.coloma.actions import BARRELS, BRIDGES, CARDS, HOTELS, SPACES, SPECIALITIES
from boardwright.games.coloma.audit import as_counts, audit
from boardwright.games.coloma.book import BOOK
from boardwright.games.coloma.catalog import CANYONS, CATALOG, SITES, TOOLS
from boardwright.games.coloma.setup import blank, modules_of
from boardwright.games.coloma.state import (
    EMPTY_ROW,
    MOST_DUDES,
    MOST_TENTS,
    NEUTRAL,
    NONE,
    ColomaState,
    gold_slots,
)
from boardwright.games.coloma.steps.round import SHOWN, ChooseSite, LeadMule, all_choose, plays_buster
from boardwright.games.coloma.steps.turn import Turn
from boardwright.games.coloma.wheel import SIGNPOST
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.state import State
from boardwright.toolkit.counts import Counts, counted, minus
from boardwright.toolkit.decks import Deck, contents
from boardwright.toolkit.effects.book import effect_kinds
from boardwright.toolkit.kinds import (
    Actor,
    Decks,
    FromOne,
    Kind,
    Listed,
    Name,
    Names,
    NameSet,
    Number,
    NumberSet,
    Perhaps,
    at,
)
from boardwright.toolkit.kinds import Counts as CountsKind
from boardwright.toolkit.positions import Item, Section, refuse_faults, seats_of
from boardwright.toolkit.written import DUE_KEYS, Written

NEUTRAL_WORD: Final = "neutral"
NOBODY: Final = "nobody"
#: What has been done in a turn: the first bits, then cards.
DEEDS: Final = (
    *("primary", "secondary", "opened", "row", "speciality", "shovel", "wheelbarrow", "begun"),
    *CARDS,
)
OPTIONS: Final = ("boards", "hotels", "mules", "specialities", "speciality", "shade")


class OwnerKind(Kind):
    """Who stands in a row of gunmen."""

    def write(self, value: int) -> str:
        return {EMPTY_ROW: NOBODY, NEUTRAL: NEUTRAL_WORD}.get(value, str(value))

    def read(self, given: Any, state: State) -> int:
        if given in (NOBODY, NEUTRAL_WORD):
            return EMPTY_ROW if given == NOBODY else NEUTRAL
        return ACTOR.of_word(str(given), state)


ACTOR: Final = Actor()
SITE: Final = FromOne(SITES)
SITE_OR_NONE: Final = Perhaps(SITE)
SPACE: Final = Name(SPACES, "space")
CARD_SET: Final = NameSet(Name(CARDS, "card"))
BARREL_COUNTS: Final = CountsKind(BARRELS)
EVENT_SET: Final = NumberSet(Number(SITES, 1))
TABLES: Final = Name([table.id for table in CATALOG.shootouts], "shoot-out table")
REGIONS: Final = NameSet(Name([region.id for region in CATALOG.regions], "region"))
SPECIALITY: Final = Name(SPECIALITIES, "speciality")
PIECES: Final = Number(99)
STEPS: Final = Written(
    __package__,
    {
        **effect_kinds(BOOK),
        "Site": SITE,
        "Steps": Number(20),
        "SpaceSet": NameSet(SPACE),
        "Where": Number(3),
        "TentCount": Number(MOST_TENTS),
        "HorseCount": Number(CATALOG.horses),
        "CardCount": Number(len(CARDS)),
        "Coins": PIECES,
        "Tool": Name(TOOLS, "tool"),
        "Discount": Number(9),
        "ShootoutLine": Number(3),
    },
)
TABLE: Final = Section(
    (
        Item("year", Name([year.id for year in CATALOG.years], "year"), always=True),
        Item("round", FromOne(CATALOG.rounds, 0), always=True),
        Item("sheriff", ACTOR, always=True),
        Item("outlaws", Number(CATALOG.outlaws), from_setup=True),
        Item("cart", PIECES),
        Item("shootout", TABLES, always=True),
        Item("tiles", NameSet(TABLES), from_setup=True),
        Item("rows", Listed(OwnerKind()), from_setup=True),
        Item("hideout", Listed(Perhaps(Name(BARRELS, "barrel"))), from_setup=True),
        Item("discards", BARREL_COUNTS),
        Item("bridges", CountsKind(BRIDGES)),
        Item("hotel_cards", NameSet(Name(HOTELS, "hotel")), "hotels", from_setup=True),
        Item("specialities_left", NameSet(SPECIALITY), "cards_left"),
        Item("shown", Listed(SITE)),
        Item("buster", SITE_OR_NONE),
        Item("order", Listed(ACTOR)),
        Item("wagon_cards", Names(SPACE), "towns_left", from_setup=True),
    ),
    others=("players", *OPTIONS, "barricade", "seats", "shade_has", *DUE_KEYS),
)
SEAT_ITEMS: Final = (
    Item("coins", PIECES, from_setup=True),
    Item("gold", PIECES, "nuggets"),
    Item("dudes", Number(MOST_DUDES), "cabin", from_setup=True),
    Item("tents", Number(MOST_TENTS), from_setup=True),
    Item("horses", Number(CATALOG.horses), from_setup=True),
    Item("points", Number(999)),
    Item("graves", Number(MOST_DUDES)),
    Item("fallen", Number(MOST_DUDES)),
    Item("guests", Number(MOST_DUDES)),
    Item("wagon", SPACE, "wagons"),
    Item("events", EVENT_SET, from_setup=True),
    Item("regions", REGIONS),
    Item("hotels", NameSet(Name(HOTELS, "hotel")), "lodges"),
    Item("barrels", BARREL_COUNTS),
    Item("used", BARREL_COUNTS),
)
SEATS: Final = Section(
    (
        *SEAT_ITEMS,
        Item("board", Name([board.id for board in CATALOG.boards], "board"), "boards"),
        Item("special", Perhaps(SPECIALITY)),
        Item("hand", CARD_SET, "hands"),
        Item("town", CARD_SET),
        Item("rivers", NumberSet(Number(CANYONS, 1))),
        Item("bridges", NameSet(Name(BRIDGES, "bridge")), "spans"),
        Item("carrots", EVENT_SET, from_setup=True),
        Item("done", NameSet(Name(DEEDS, "deed"))),
        Item("fresh", CARD_SET),
        Item("bonus", Number(20)),
        Item("sealed", SITE_OR_NONE),
        Item("sealed_mule", SITE_OR_NONE, "sealed_mules"),
    ),
    others=("site", "last", "mule", "deck"),
)
SHADE: Final = Section((*SEAT_ITEMS, Item("rivers", PIECES)), others=("site", "last"))
DECK: Final = Decks(CARDS)


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: ColomaState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over. What is not there is left out."""
    written = {
        "players": state.seats,
        **write_options(state),
        **TABLE.write(state),
        "barricade": SITE.write(state.barricade),
        "seats": [write_seat(state, seat) for seat in range(state.seats)],
    }
    shade = state.shade()
    if shade != NONE:
        written["shade_has"] = {**SHADE.write(state, shade), **write_places(state, shade)}
    return {**written, **STEPS.due(state)}


def write_options(state: ColomaState) -> dict[str, Any]:
    modules = state.modules
    return {
        "boards": "b" if any(state.boards) else "a",
        "hotels": modules.hotels,
        "mules": modules.mules,
        "specialities": modules.specialities,
        "speciality": "chosen" if modules.chosen else "dealt",
        "shade": modules.shade,
    }


def write_seat(state: ColomaState, seat: int) -> dict[str, Any]:
    deck = state.decks[seat]
    placed = DECK.write(Deck(deck.top, (0,) * len(CARDS), deck.bottom))
    return {**SEATS.write(state, seat), **write_places(state, seat), **({"deck": placed} if placed else {})}


def write_places(state: ColomaState, actor: int) -> dict[str, int]:
    """Where pioneer and mule stand, and where the pioneer stood before."""
    places = {"site": state.sites[actor], "last": state.last[actor], "mule": state.mules[actor]}
    return {name: SITE.write(site) for name, site in places.items() if site != NONE}


# -- reading ---------------------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> ColomaState:
    """The state of a description whose player count and options are accepted already."""
    TABLE.check(description, "position")
    players = description["players"]
    seats = seats_of(description, players)
    state = blank(players, modules_of(options))
    state.tiles &= ~(1 << TABLES.read(description.get("shootout", TABLES.names[1]), state))
    TABLE.read({"shootout": TABLES.names[1], **description}, state)
    barker = state.round if state.round >= 0 else SITES - 1
    state.barricade = at("barricade", SITE.read, description.get("barricade", SIGNPOST[barker] + 1), state)
    for seat, fields in enumerate(seats):
        SEATS.check(fields, f"seat {seat}")
        SEATS.read(fields, state, seat)
        read_deck(state, seat, fields)
    read_boards(state, options["boards"], seats)
    read_places(state, [*seats, description.get("shade_has", {})][: state.actors])
    if state.shade() != NONE:
        read_shade(state, description.get("shade_has", {}))
    elif "shade_has" in description:
        raise BadPosition("shade_has: Shade plays against one player only")
    fill_supplies(state)
    read_due(description, state)
    refuse_faults(audit(state))
    check_round(state)
    STEPS.check_due(state)
    return state


def read_due(description: Mapping[str, Any], state: ColomaState) -> None:
    """What is due. If nothing is said of it, all choose their sites, and of Buster's cards the first two lie open."""
    if state.round < 0 or not set(DUE_KEYS).isdisjoint(description):
        STEPS.read_all(description, state)
        return
    if plays_buster(state) and not state.shown:
        state.shown = tuple(range(SHOWN))
    all_choose(state)


def check_round(state: ColomaState) -> None:
    """Sites are chosen while two of Buster's cards lie open, if he plays; turns are taken where pioneers stand."""
    due = [step for stack in (state.main, *(lane.stack for lane in state.lanes)) for step in stack]
    choosing = any(isinstance(step, ChooseSite | LeadMule) for step in due)
    if choosing and plays_buster(state) and len(set(state.shown)) != SHOWN:
        raise BadPosition(f"shown: {SHOWN} of Buster's cards lie open while sites are chosen")
    turns = [step.who for step in due if isinstance(step, Turn)]
    for actor in (*turns, *state.order):
        if state.round < 0 or state.sites[actor] == NONE:
            raise BadPosition(f"seat {actor}: a turn is due, but the pioneer stands on no site")


def read_boards(state: ColomaState, side: str, seats: Sequence[Mapping[str, Any]]) -> None:
    """With side B whoever is told no board has the first that is left."""
    if side == "a":
        if any(state.boards):
            raise BadPosition('board: the table plays side A, unless it says boards = "b"')
        return
    left = [board for board in range(1, len(CATALOG.boards)) if board not in state.boards]
    for seat, fields in enumerate(seats):
        if "board" not in fields:
            state.boards[seat] = left.pop(0)


def read_deck(state: ColomaState, seat: int, fields: Mapping[str, Any]) -> None:
    """Cards that lie in a known place; all others that are not in hand or town are shuffled between them."""
    placed = at(f"seat {seat}, deck", DECK.read, fields.get("deck", {}), state)
    elsewhere = (as_counts(state.hands[seat]), as_counts(state.town[seat]), contents(placed))
    middle: Counts = (1,) * len(CARDS)
    for part in elsewhere:
        middle = minus(middle, part)
    if min(middle) < 0:
        twice = CARDS[middle.index(min(middle))]
        raise BadPosition(f"seat {seat}: the card {twice} is in two places")
    state.decks[seat] = Deck(placed.top, middle, placed.bottom)


def read_places(state: ColomaState, rows: list[Mapping[str, Any]]) -> None:
    for name, field in (("site", "sites"), ("last", "last"), ("mule", "mules")):
        places = [
            at(f"seat {seat}, {name}", SITE.read, row[name], state) if name in row else NONE
            for seat, row in enumerate(rows)
        ]
        setattr(state, field, tuple(places))


def read_shade(state: ColomaState, fields: Any) -> None:
    if not isinstance(fields, Mapping):
        raise BadPosition(f"shade_has: expected a table, not {fields!r}")
    SHADE.check(fields, "shade_has")
    SHADE.read(fields, state, state.shade())


def fill_supplies(state: ColomaState) -> None:
    """What nobody has is in the supplies."""
    state.gold = gold_slots(state.seats) - state.cart - sum(state.nuggets)
    pile: Counts = tuple([barrel.count for barrel in CATALOG.barrels])
    lying = counted([kind for kind in state.hideout if kind != NONE], len(BARRELS))
    for part in (lying, state.discards, *state.barrels, *state.used):
        pile = minus(pile, part)
    state.pile = pile
    for player in range(state.seats):
        away = state.gunmen(player) - state.fallen[player] + state.guests[player] + state.graves[player]
        state.dudes[player] = MOST_DUDES - state.cabin[player] - away
        pitched = state.events[player].bit_count() + state.regions[player].bit_count()
        state.canvas[player] = MOST_TENTS - state.tents[player] - pitched
    shade = state.shade()
    if shade != NONE:
        state.tents[shade] = CATALOG.shade.tents - state.regions[shade].bit_count()
