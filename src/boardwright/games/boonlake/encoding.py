"""What a seat knows of a game of Boonlake as numbers: the layout, and observations packed by it.

Actors are the seats, the own one first, and in the last place the Sage. Areas of scoring tiles begin with the own one.

Not compiled: what takes time is packing, and the standard library does that.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.boonlake.actions import CARDS, GOALS, LEVERS, SITES
from boardwright.games.boonlake.canoes import KINDS, PAIR_NAMES, PRODUCED
from boardwright.games.boonlake.catalog import CATALOG, ROUNDS
from boardwright.games.boonlake.position import STEPS
from boardwright.games.boonlake.state import HERD, HERD_MASK, NONE, BoonlakeState
from boardwright.games.boonlake.steps.sage import IS_B
from boardwright.games.boonlake.vocabulary import RESOURCES
from boardwright.kernel.layout import Layout, Question, around, one_of, set_of
from boardwright.kernel.steps import bits

SEATS: Final = CATALOG.players[-1]
ACTORS: Final = SEATS + 1
AREAS: Final = SEATS
ACTIONS: Final = [action.id for action in CATALOG.actions]
TILES: Final = [*[tile.id for tile in CATALOG.tiles], "pasture"]
SPACES: Final = [space.id for space in CATALOG.spaces]
REGIONS: Final = [region.id for region in CATALOG.regions]
SOLO: Final = [tile.id for tile in CATALOG.solo_tiles]
LEVELS: Final = [level.id for level in CATALOG.levels]
FLAGS: Final = ("clockwise", "lock crossed", "last lap", "levers back")

LAYOUT: Final = Layout()
QUESTION: Final = Question(LAYOUT, SEATS, STEPS.classes)
LAYOUT.bits("flags", len(FLAGS), meaning="the ruling for right parts, and what has come to pass", names=FLAGS)
LAYOUT.bits("round", ROUNDS, meaning="the round")
LAYOUT.bits("first", ACTORS, meaning="who has the first player token")
LAYOUT.bits("on turn", ACTORS, meaning="whose turn it is")
LAYOUT.bits("row", len(CATALOG.rows), meaning="the row of the action tile chosen in this turn")
LAYOUT.bits("action board", len(CATALOG.rows), len(ACTIONS), meaning="by row the action tile", names=ACTIONS)
LAYOUT.bits("covered", len(REGIONS), meaning="regions whose reward is covered", names=REGIONS)
LAYOUT.bits("silent", len(REGIONS), meaning="the region that pays nothing in this turn", names=REGIONS)
LAYOUT.bits("map", len(SPACES), len(TILES), meaning="by space the tile that lies there", names=TILES)
LAYOUT.bits("grey tiles", len(TILES) - 1, meaning="tiles face down", names=TILES[:-1])
LAYOUT.bits("discards", len(CARDS), meaning="cards discarded", names=CARDS)
LAYOUT.bits("hand", len(CARDS), meaning="own cards", names=CARDS)
LAYOUT.bits("goals", AREAS, len(GOALS), meaning="by area the scoring tile", names=GOALS)
LAYOUT.bits("goals dealt", len(GOALS), meaning="own scoring tiles to choose from", names=GOALS)
LAYOUT.bits("goal kept", len(GOALS), meaning="the one chosen in secret", names=GOALS)
LAYOUT.bits("works begun", KINDS, meaning="the own production site chosen in secret", names=RESOURCES)
LAYOUT.bits("Sage's level", len(LEVELS), meaning="how strong the Sage is", names=LEVELS)
LAYOUT.bits("Sage's tile", len(SOLO), meaning="the tile that lies open", names=SOLO)
LAYOUT.bits("Sage's tiles seen", len(SOLO), meaning="tiles that have lain open", names=SOLO)
LAYOUT.bits("actors", ACTORS, meaning="who takes part")
for _name, _width, _meaning, _names in (
    ("inhabitants", len(SITES), "sites with an inhabitant", SITES),
    ("houses", len(SITES), "sites with a house", SITES),
    ("villages", len(SITES), "sites with a village", SITES),
    ("canoes", len(PAIR_NAMES), "where the two canoes are", PAIR_NAMES),
    ("levers", len(LEVERS), "levers placed", LEVERS),
    ("levers used", len(LEVERS), "levers that are down", LEVERS),
    ("played", len(CARDS), "cards played", CARDS),
    ("projects", AREAS, "areas whose special project was realised", ()),
):
    LAYOUT.bits(_name, ACTORS, _width, meaning=_meaning, names=_names)
LAYOUT.own("inhabitants", "houses", "villages", "levers", "played", "projects")

TABLE: Final = ("scorings", "pastures", "pile", "goals left", "Sage's stack", "hard tiles", "corner", "cactus")
LAYOUT.numbers("table", len(TABLE), meaning="counts of the table", scale=8, names=TABLE)
COUNTS: Final = (
    *("coins", "vases", "vp", "ranch", "supply", "freed", "houses gone", "villages gone", "cattle gone", "spare"),
    *("coin steps", "card steps", "cards", "posted", "ship", *(f"{kind} works" for kind in RESOURCES)),
)
LAYOUT.numbers("actors' counts", ACTORS, len(COUNTS), meaning="what each has", scale=10, names=COUNTS)
LAYOUT.numbers("markers", ACTORS, AREAS, meaning="by area the number of the score marker", scale=4)
LAYOUT.numbers("cattle", ACTORS, len(SPACES), meaning="cattle on pastures", scale=3, names=SPACES)


def encode(state: BoonlakeState, player: int) -> bytes:
    seats = around(player, state.seats)
    actors = [*seats, *[NONE] * (SEATS - state.seats), state.sage()]
    areas = [*seats, *range(state.seats, AREAS)]
    return LAYOUT.pack(planes(state, player, actors, areas), numbers(state, player, actors, areas))


def place_of(state: BoonlakeState, actor: int, player: int) -> int:
    """The place of an actor."""
    return SEATS if actor >= state.seats else (actor - player) % state.seats


def planes(state: BoonlakeState, player: int, actors: list[int], areas: list[int]) -> list[int]:
    found = QUESTION.planes(state, player)
    sage = state.sage() != NONE
    found += (
        state.modules.clockwise | state.locked << 1 | state.last_lap << 2 | state.levers_back << 3,
        1 << state.round,
        1 << place_of(state, state.first, player),
        1 << place_of(state, state.turn, player),
        one_of(state.row),
    )
    found += [1 << action for action in state.board]
    found += (state.covered, one_of(state.silent))
    found += [one_of(tile) for tile in state.ground]
    found += (state.grey, state.discards, state.hands[player])
    found += [1 << state.goals[area] for area in areas] if state.goals else [0] * AREAS
    found += (
        state.dealt[player],
        one_of(state.kept[player]),
        one_of(state.begun[player]),
        1 << state.modules.sage if sage else 0,
        one_of(state.sage_tile) if sage else 0,
        state.solo_seen,
        set_of([place for place, actor in enumerate(actors) if actor != NONE]),
    )
    canoes = [0 if actor == state.sage() else 1 << pair for actor, pair in enumerate(state.canoes)]
    for row in (state.settlers, state.homes, state.towns, canoes, state.levers, state.used, state.played):
        found += [0 if actor == NONE else row[actor] for actor in actors]
    for actor in actors:
        done = 0 if actor == NONE else state.projects[actor]
        found.append(set_of([place for place, area in enumerate(areas) if done >> area & 1]))
    return found


def numbers(state: BoonlakeState, player: int, actors: list[int], areas: list[int]) -> list[int]:
    found = QUESTION.details(state, player)
    found += (
        state.scorings,
        state.pastures,
        state.pile.bit_count(),
        state.goal_pile.bit_count(),
        state.solo.bit_count(),
        len([tile for tile in bits(state.solo) if IS_B[tile]]),
        state.corner,
        state.cactus,
    )
    for actor in actors:
        found += [0] * len(COUNTS) if actor == NONE else counts(state, actor)
    for actor in actors:
        found += [0] * AREAS if actor == NONE else [state.marked(actor, area) for area in areas]
    for actor in actors:
        shift = HERD * actor
        found += [0 if actor == NONE or not herd else herd >> shift & HERD_MASK for herd in state.herds]
    return found


def counts(state: BoonlakeState, actor: int) -> list[int]:
    return [
        state.coins[actor],
        state.vases[actor],
        state.vp[actor],
        state.ranch[actor],
        state.supply[actor],
        state.freed[actor],
        state.houses[actor],
        state.villages[actor],
        state.cattle[actor],
        state.spare[actor],
        state.coin_steps[actor],
        state.card_steps[actor],
        state.hands[actor].bit_count(),
        state.posted[actor],
        state.ships[actor],
        *PRODUCED[state.works[actor]],
    ]
