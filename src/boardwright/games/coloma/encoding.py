"""What a seat knows of a game of Coloma as numbers: the layout, and observations packed by it.

Actors are the seats, the own one first, and in the last place Shade.

Not compiled: what takes time is packing, and the standard library does that.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.catalog import CANYONS, CATALOG, SITES
from boardwright.games.coloma.position import STEPS
from boardwright.games.coloma.state import CARD_DONE, EMPTY_ROW, NEUTRAL, NONE, ColomaState
from boardwright.kernel.layout import Layout, Question, around, one_of, set_of
from boardwright.toolkit.decks import as_seen, size

SEATS: Final = CATALOG.players[-1]
ACTORS: Final = SEATS + 1
SITE_IDS: Final = [str(site + 1) for site in range(SITES)]
CARDS: Final = [card.id for card in CATALOG.buildings]
BARRELS: Final = [barrel.id for barrel in CATALOG.barrels]
BRIDGES: Final = [bridge.id for bridge in CATALOG.bridges]
HOTELS: Final = [hotel.id for hotel in CATALOG.hotels]
SPECIALITIES: Final = [card.id for card in CATALOG.specialities]
SHOOTOUTS: Final = [table.id for table in CATALOG.shootouts]
SPACES: Final = [space.id for space in CATALOG.spaces]
REGIONS: Final = [region.id for region in CATALOG.regions]
BOARDS: Final = [board.id for board in CATALOG.boards]
SLOTS: Final = len(CATALOG.slots) - 1
#: Specialities and how strong Shade is, as the options name them.
PLAYED_WITH: Final = ("hotels", "mules", "chosen specialities")

LAYOUT: Final = Layout()
QUESTION: Final = Question(LAYOUT, SEATS, STEPS.classes)
LAYOUT.bits("modules", len(PLAYED_WITH), meaning="what is played with", names=PLAYED_WITH)
LAYOUT.bits("year", len(CATALOG.years), meaning="the year", names=[year.id for year in CATALOG.years])
LAYOUT.bits("round", CATALOG.rounds + 1, meaning="the round of the year; the first: before all rounds")
LAYOUT.bits("sheriff", ACTORS, meaning="who is the sheriff")
LAYOUT.bits("barricade", SITES, meaning="where the barricade lies", names=SITE_IDS)
LAYOUT.bits("shoot-out", len(SHOOTOUTS), meaning="the table that counts this year", names=SHOOTOUTS)
LAYOUT.bits("later shoot-outs", len(SHOOTOUTS), meaning="tables that may come next", names=SHOOTOUTS)
LAYOUT.bits("hotels left", len(HOTELS), meaning="hotels that can be built", names=HOTELS)
LAYOUT.bits("specialities left", len(SPECIALITIES), meaning="specialities to pick from", names=SPECIALITIES)
LAYOUT.bits("avoided", SITES, meaning="sites of Buster's cards that lie open", names=SITE_IDS)
LAYOUT.bits("Buster", SITES, meaning="where Buster stands", names=SITE_IDS)
LAYOUT.bits("Shade's spaces", len(SPACES), meaning="wagon cards that Shade has not drawn yet", names=SPACES)
LAYOUT.bits("rows", len(CATALOG.rows), ACTORS + 1, meaning="by row of gunmen the actor; the last: nobody's")
LAYOUT.bits("hideout", SLOTS, len(BARRELS), meaning="by slot the barrel that lies open", names=BARRELS)
LAYOUT.bits("own site", SITES, meaning="the site chosen in secret", names=SITE_IDS)
LAYOUT.bits("own mule", SITES, meaning="the site chosen in secret for the mule", names=SITE_IDS)
LAYOUT.bits("hand", len(CARDS), meaning="own cards", names=CARDS)
LAYOUT.bits("actors", ACTORS, meaning="who takes part")
for _name, _width, _meaning, _names in (
    ("sites", SITES, "where the pioneer stands", SITE_IDS),
    ("last sites", SITES, "where the pioneer stood in the round before", SITE_IDS),
    ("mules", SITES, "where the mule stands", SITE_IDS),
    ("events", SITES, "events with an own tent", SITE_IDS),
    ("carrots", SITES, "events with an own carrot", SITE_IDS),
    ("regions", len(REGIONS), "regions with an own tent", REGIONS),
    ("board", len(BOARDS), "the player board", BOARDS),
    ("speciality", len(SPECIALITIES), "the speciality", SPECIALITIES),
    ("wagon", len(SPACES), "where the wagon is", SPACES),
    ("rivers", CANYONS, "canyons with a river", ()),
    ("bridges", len(BRIDGES), "bridges built", BRIDGES),
    ("hotels", len(HOTELS), "hotels built", HOTELS),
    ("town", len(CARDS), "buildings in the town", CARDS),
    ("fresh", len(CARDS), "buildings built in this turn", CARDS),
    ("done", CARD_DONE + len(CARDS), "what has been done in this turn", ()),
):
    LAYOUT.bits(_name, ACTORS, _width, meaning=_meaning, names=_names)
LAYOUT.own("events", "regions", "bridges", "hotels", "town")

TABLE: Final = ("outlaws", "gold", "cart", "shade")
LAYOUT.numbers("table", len(TABLE), meaning="counts of the table; how strong Shade is", scale=15, names=TABLE)
LAYOUT.numbers("stack", len(BARRELS), meaning="barrels face down", scale=3, names=BARRELS)
LAYOUT.numbers("discards", len(BARRELS), meaning="barrels discarded", scale=3, names=BARRELS)
LAYOUT.numbers("bridges left", len(BRIDGES), meaning="bridges that can be built", scale=3, names=BRIDGES)
LAYOUT.numbers("top", len(CARDS), meaning="own cards known to be on top of the deck: 1 is next", scale=4, names=CARDS)
LAYOUT.numbers("bottom", len(CARDS), meaning="own cards known to be under the deck, from 1", scale=4, names=CARDS)
COUNTS: Final = (
    *("coins", "gold", "cabin", "dudes", "tents", "canvas", "horses", "points", "graves", "fallen", "guests"),
    *("cards", "deck", "rivers", "bonus", "waits"),
)
LAYOUT.numbers(
    "actors' counts", ACTORS, len(COUNTS), meaning="what each has; when the turn comes", scale=12, names=COUNTS
)
LAYOUT.numbers("barrels", ACTORS, len(BARRELS), meaning="barrels not used", scale=3, names=BARRELS)
LAYOUT.numbers("used barrels", ACTORS, len(BARRELS), meaning="barrels used", scale=3, names=BARRELS)

STRENGTHS: Final = ("easy", "normal", "hard")


def encode(state: ColomaState, player: int) -> bytes:
    return LAYOUT.pack(planes(state, player), numbers(state, player))


def actors(state: ColomaState, player: int) -> list[int]:
    """By place who is there, NONE for nobody."""
    seats = around(player, state.seats)
    return [*seats, *[NONE] * (SEATS - state.seats), state.shade()]


def place_of(state: ColomaState, actor: int, player: int) -> int:
    """The place of an actor."""
    return SEATS if actor >= state.seats else (actor - player) % state.seats


def planes(state: ColomaState, player: int) -> list[int]:
    found = QUESTION.planes(state, player)
    modules = state.modules
    found += (
        modules.hotels | modules.mules << 1 | modules.chosen << 2,
        1 << state.year,
        1 << state.round + 1,
        1 << place_of(state, state.sheriff, player),
        one_of(state.barricade),
        one_of(state.shootout),
        state.tiles,
        state.hotels,
        state.cards_left,
        set_of(state.shown),
        one_of(state.buster),
        set_of(state.towns_left),
    )
    found += [row_plane(state, owner, player) for owner in state.rows]
    found += [one_of(kind) for kind in state.hideout]
    found += (one_of(state.sealed[player]), one_of(state.sealed_mules[player]), state.hands[player])
    who = actors(state, player)
    found.append(set_of([place for place, actor in enumerate(who) if actor != NONE]))
    for of_one in (
        *((one_of(site) for site in row) for row in (state.sites, state.last, state.mules)),
        state.events,
        state.carrots,
        state.regions,
        *((one_of(number) for number in row) for row in (state.boards, state.special, state.wagons)),
        [0 if actor == state.shade() else rivers for actor, rivers in enumerate(state.rivers)],
        state.spans,
        state.lodges,
        state.town,
        state.fresh,
        state.done,
    ):
        values = list(of_one)
        found += [0 if actor == NONE else values[actor] for actor in who]
    return found


def row_plane(state: ColomaState, owner: int, player: int) -> int:
    if owner == EMPTY_ROW:
        return 0
    return 1 << ACTORS if owner == NEUTRAL else 1 << place_of(state, owner, player)


def numbers(state: ColomaState, player: int) -> list[int]:
    found = QUESTION.details(state, player)
    found += (state.outlaws, state.gold, state.cart, strength(state))
    found += state.pile
    found += state.discards
    found += state.bridges
    deck = state.decks[player]
    found += places(as_seen(deck.top, player))
    found += places(as_seen(deck.bottom, player))
    who = actors(state, player)
    for actor in who:
        found += [0] * len(COUNTS) if actor == NONE else counts(state, actor)
    for row in (state.barrels, state.used):
        for actor in who:
            found += [0] * len(BARRELS) if actor == NONE else row[actor]
    return found


def strength(state: ColomaState) -> int:
    """How strong Shade is, from 1; 0 without Shade."""
    return 0 if state.shade() == NONE else 1 + STRENGTHS.index(state.modules.shade)


def counts(state: ColomaState, actor: int) -> list[int]:
    rivers = state.rivers[actor]
    return [
        state.coins[actor],
        state.nuggets[actor],
        state.cabin[actor],
        state.dudes[actor],
        state.tents[actor],
        state.canvas[actor],
        state.horses[actor],
        state.points[actor],
        state.graves[actor],
        state.fallen[actor],
        state.guests[actor],
        state.hands[actor].bit_count(),
        size(state.decks[actor]),
        rivers if actor == state.shade() else rivers.bit_count(),
        state.bonus[actor],
        1 + state.order.index(actor) if actor in state.order else 0,
    ]


def places(cards: tuple[int | None, ...] | list[int | None]) -> list[int]:
    """By card the place in which it is known to lie, from 1."""
    found = [0] * len(CARDS)
    for place, card in enumerate(cards, 1):
        if card is not None:
            found[card] = place
    return found
