"""What a seat knows of a game of Keyflower as numbers: the layout, and observations packed by it.

Most of it is by tile. What nobody has touched stays zero, so only tiles in play are looked at.

Not compiled: what takes time is packing, and the standard library does that.
"""

from __future__ import annotations

from array import array
from typing import Final

from boardwright.games.keyflower.catalog import CATALOG, COLOURS, POWERS, RESOURCES, SEASONS, SKILLS
from boardwright.games.keyflower.knowledge import PAIRS
from boardwright.games.keyflower.position import STEPS
from boardwright.games.keyflower.scoring import is_over
from boardwright.games.keyflower.setup import RULINGS, SUMMER_BOATS
from boardwright.games.keyflower.state import NOTHING, KeyflowerState
from boardwright.games.keyflower.steps.ending import Lay
from boardwright.games.keyflower.steps.gather import Gather, GatherBid, GatherMixed
from boardwright.games.keyflower.steps.transport import Pay, PayAnySkill, Transport
from boardwright.games.keyflower.view import choosing, chosen_by, in_lanes, in_play, phase_of
from boardwright.games.keyflower.words import TILE_IDS
from boardwright.kernel.layout import NUMBER, Layout, Question, around, set_of

SEATS: Final = CATALOG.players[-1]
TILES: Final = len(TILE_IDS)
BOATS: Final = len(CATALOG.of_kind("boat"))
PHASES: Final = ("offering", "turns", "ships", "laying", "over")
#: A use takes more workers than the one before, and a tile six in all: there are three uses at most.
USES: Final = 3
USE: Final = len(COLOURS) + 1
#: Instead of a colour, which count from 1: workers of all colours together.
MIXED: Final = len(COLOURS) + 1
READINGS: Final = tuple(ruling.field for ruling in RULINGS)

LAYOUT: Final = Layout()
QUESTION: Final = Question(LAYOUT, SEATS, STEPS.classes)
LAYOUT.bits("season", len(SEASONS), meaning="the season", names=SEASONS)
LAYOUT.bits("phase", len(PHASES), meaning="where in the season the table is", names=PHASES)
LAYOUT.bits("start", SEATS, meaning="who has the purple figure")
LAYOUT.bits("on turn", SEATS, meaning="whose turn it is")
LAYOUT.bits("passed", SEATS, meaning="who has passed one after the other")
LAYOUT.bits("rulings", len(READINGS), meaning="how the table reads the rules", names=READINGS)
LAYOUT.bits("auction", TILES, meaning="village tiles on auction", names=TILE_IDS)
LAYOUT.bits("order tiles", TILES, meaning="turn-order tiles on auction", names=TILE_IDS)
LAYOUT.bits("upgraded", TILES, meaning="tiles that show their back", names=TILE_IDS)
LAYOUT.bits("reverse", TILES, meaning="summer boats that lie with side b up", names=TILE_IDS)
LAYOUT.bits("winter", TILES, meaning="own winter tiles in hand", names=TILE_IDS)
LAYOUT.bits("offered", TILES, meaning="own winter tiles chosen for the auction", names=TILE_IDS)
LAYOUT.bits("colour", len(COLOURS), TILES, meaning="by colour the tiles that ask for it", names=TILE_IDS)
LAYOUT.bits("village", SEATS, TILES, meaning="tiles laid", names=TILE_IDS)
LAYOUT.own("village")
LAYOUT.bits("won", SEATS, TILES, meaning="tiles won that are still to be laid", names=TILE_IDS)
LAYOUT.bits("stranded", SEATS, TILES, meaning="tiles that fitted nowhere", names=TILE_IDS)
LAYOUT.bits("laying", SEATS, TILES, meaning="the tile that is being laid", names=TILE_IDS)
LAYOUT.bits("powers", SEATS, len(POWERS), meaning="powers of summer boats", names=POWERS)
LAYOUT.bits("bids", SEATS, len(COLOURS), TILES, meaning="by colour the tiles with a group beside them", names=TILE_IDS)
LAYOUT.bits("bids lying", SEATS, TILES, meaning="groups that do not follow the tile's colour", names=TILE_IDS)
LAYOUT.bits("boats", BOATS, TILES, meaning="by place the boat", names=TILE_IDS)
LAYOUT.bits("boats taken", BOATS, meaning="boats that somebody has chosen this season")
LAYOUT.bits("gathering", SEATS, meaning="who gathers workers for a bid or a use")
LAYOUT.bits("gathering at", TILES, meaning="the tile they are for", names=TILE_IDS)
LAYOUT.bits("gathering from", TILES, meaning="tiles whose groups come along", names=TILE_IDS)
LAYOUT.bits("transporting", SEATS, meaning="who transports")
LAYOUT.bits("paying", SEATS, meaning="who pays for an upgrade")
LAYOUT.bits("paying for", TILES, meaning="the tile", names=TILE_IDS)

_TABLE = ("green", "pile", "bag")
SUPPLY: Final = LAYOUT.numbers("supply", 3, meaning="green workers, skills, workers in the bag", scale=40, names=_TABLE)
STOCK: Final = LAYOUT.numbers("stock", 4, meaning="resources in the supply", scale=24, names=RESOURCES)
WORKERS: Final = LAYOUT.numbers("workers", SEATS, meaning="workers behind the screen", scale=16)
SKILL_COUNT: Final = LAYOUT.numbers("skills", SEATS, meaning="skills behind the screen", scale=8)
WINTER_COUNT: Final = LAYOUT.numbers("winter tiles", SEATS, meaning="winter tiles in hand", scale=3)
CHOOSING: Final = LAYOUT.numbers("choosing", SEATS, meaning="when they still choose a boat: 1 is next", scale=6)
KNOWN: Final = LAYOUT.numbers("known workers", SEATS, 4, meaning="workers all have seen", scale=8, names=COLOURS)
KNOWN_SKILLS: Final = LAYOUT.numbers(
    "known skills", SEATS, 6, meaning="the fewest skills there can be", scale=4, names=(*SKILLS, *PAIRS)
)
SCREEN: Final = LAYOUT.numbers(
    "screen", SEATS, 4, meaning="workers by colour: the own ones, at the end of the game all", scale=8, names=COLOURS
)
SKILL_KINDS: Final = LAYOUT.numbers(
    "skill kinds", SEATS, 3, meaning="skills by kind: the own ones, at the end of the game all", scale=4, names=SKILLS
)
CARGO: Final = LAYOUT.numbers(
    "cargo", BOATS, 7, meaning="workers and skills on the boats", scale=4, names=(*COLOURS, *SKILLS)
)
_GATHERED = ("kind", "colour", *COLOURS)
GATHERED: Final = LAYOUT.numbers(
    "gathered",
    6,
    meaning="bid 1 or use 2; its colour from 1, mixed 5; workers that come along",
    scale=6,
    names=_GATHERED,
)
CARRYING: Final = LAYOUT.numbers("carrying", 2, meaning="steps and upgrades left", scale=4, names=("steps", "upgrades"))
_OWED = (*RESOURCES, "any", *SKILLS, "any skill")
OWED: Final = LAYOUT.numbers("owed", 9, meaning="what is left to pay for an upgrade", scale=4, names=_OWED)
BID_SIZE: Final = LAYOUT.numbers("bid size", SEATS, TILES, meaning="workers beside a tile", scale=6, names=TILE_IDS)
BID_PLACE: Final = LAYOUT.numbers(
    "bid place", SEATS, TILES, meaning="in which order groups came", scale=6, names=TILE_IDS
)
LAST_USE: Final = LAYOUT.numbers("last use", TILES, meaning="how many the latest use took", scale=6, names=TILE_IDS)
PLACES: Final = LAYOUT.numbers(
    "places", TILES, 3, meaning="by tile where it lies in its village, and how far it is turned", scale=6, names="qrt"
)
RESOURCES_AT: Final = LAYOUT.numbers("resources", TILES, 4, meaning="resources by tile", scale=4, names=RESOURCES)
USED: Final = LAYOUT.numbers(
    "uses", TILES, USES, USE, meaning="by tile the workers of each use, and whether they lie", scale=6,
    names=(*COLOURS, "lying"),
)  # fmt: skip


def encode(state: KeyflowerState, player: int) -> bytes:
    seats = around(player, state.players)
    row = array(NUMBER, bytes(2 * LAYOUT.number_size))
    begun = begun_planes(state, player, row)
    return LAYOUT.pack([*planes(state, player, seats), *begun], filled(state, player, seats, row))


def planes(state: KeyflowerState, player: int, seats: list[int]) -> list[int]:
    """The sets of seats and tiles, but those of what has been begun."""
    count = state.players
    nobody = [0] * (SEATS - count)
    found = QUESTION.planes(state, player)
    found += (
        1 << state.season,
        1 << PHASES.index(phase_of(state)),
        1 << (state.start - player) % count,
        1 << (state.turn - player) % count,
        set_of([(state.turn - 1 - step - player) % count for step in range(state.passes)]),
        set_of([n for n, name in enumerate(READINGS) if getattr(state.rulings, name)]),
        set_of(state.offer),
        set_of(state.order_tiles),
        state.upgraded,
        state.reverse & set_of([tile for tile in SUMMER_BOATS if in_play(state, tile)]),
        set_of(state.winter[player]),
        set_of(chosen_by(state, player)),
    )
    colours = [0] * len(COLOURS)
    for tile, colour in enumerate(state.colour):
        if colour >= 0:
            colours[colour] |= 1 << tile
    found += colours
    found += [*[set_of([placed.tile for placed in state.villages[seat].tiles]) for seat in seats], *nobody]
    found += [*[set_of(state.won[seat]) for seat in seats], *nobody]
    found += [*[set_of(state.stranded[seat]) for seat in seats], *nobody]
    laying = {step.who: 1 << step.tile for step in in_lanes(state) if isinstance(step, Lay)}
    found += [*[laying.get(seat, 0) for seat in seats], *nobody]
    found += [*[state.powers[seat] for seat in seats], *nobody]
    bids = [0] * (SEATS * len(COLOURS))
    lying = [0] * SEATS
    for tile in (*state.offer, *state.order_tiles):
        for bid in state.bids[tile]:
            slot = (bid.player - player) % count
            bids[slot * len(COLOURS) + bid.colour] |= 1 << tile
            lying[slot] |= bid.lying << tile
    found += bids
    found += lying
    found += [1 << tile for tile in state.boats] + [0] * (BOATS - len(state.boats))
    found.append(set_of([place for place, cargo in enumerate(state.cargo) if cargo is None]))
    return found


def begun_planes(state: KeyflowerState, player: int, row: array[int]) -> list[int]:
    """What somebody has begun: a placement, a transport, a payment. Its numbers go into the row."""
    gathering = at = taken = transporting = paying = tile = 0
    for step in state.main:
        if step.who < 0:
            continue
        who = 1 << (step.who - player) % state.players
        if isinstance(step, (Gather, GatherMixed)):
            gathering, at, taken = who, 1 << step.tile, step.taken
            workers = step.workers if isinstance(step, GatherMixed) else NOTHING
            colour = MIXED if isinstance(step, GatherMixed) else step.colour + 1
            fill(row, GATHERED, (1 if isinstance(step, GatherBid) else 2, colour, *workers))
        elif isinstance(step, Transport):
            transporting = who
            fill(row, CARRYING, (step.steps, step.upgrades))
        elif isinstance(step, (Pay, PayAnySkill)):
            paying, tile = who, 1 << step.tile
            fill(row, OWED, (*step.resources, step.any, *step.skills, step.any_skill))
    return [gathering, at, taken, transporting, paying, tile]


def filled(state: KeyflowerState, player: int, seats: list[int], row: array[int]) -> array[int]:
    """The numbers: of the table, of seats, of tiles."""
    fill(row, QUESTION.start, QUESTION.details(state, player))
    fill(row, SUPPLY, (state.green, sum(state.pile), sum(state.bag)))
    fill(row, STOCK, state.stock)
    over = is_over(state)
    for place, who in enumerate(choosing(state), 1):
        row[CHOOSING + (who - player) % state.players] = place
    for slot, seat in enumerate(seats):
        row[WORKERS + slot] = sum(state.screen[seat])
        row[SKILL_COUNT + slot] = sum(state.skills[seat])
        row[WINTER_COUNT + slot] = len(state.winter[seat])
        fill(row, KNOWN + 4 * slot, state.known[seat])
        fill(row, KNOWN_SKILLS + 6 * slot, (*state.known_skills[seat].kinds, *state.known_skills[seat].pairs))
        if over or seat == player:
            fill(row, SCREEN + 4 * slot, state.screen[seat])
            fill(row, SKILL_KINDS + 3 * slot, state.skills[seat])
        for placed in state.villages[seat].tiles:
            fill(row, PLACES + 3 * placed.tile, (placed.q, placed.r, placed.turns))
    for place, cargo in enumerate(state.cargo):
        if cargo is not None:
            fill(row, CARGO + 7 * place, (*cargo.workers, *cargo.skills))
    for tile in (*state.offer, *state.order_tiles):
        for place, bid in enumerate(state.bids[tile], 1):
            slot = (bid.player - player) % state.players
            row[BID_SIZE + TILES * slot + tile] = bid.size
            row[BID_PLACE + TILES * slot + tile] = place
    for tile in range(TILES):
        if state.on_tile[tile] != NOTHING:
            fill(row, RESOURCES_AT + 4 * tile, state.on_tile[tile])
        if state.uses[tile] or state.last_use[tile]:
            row[LAST_USE + tile] = state.last_use[tile]
            for place, use in enumerate(state.uses[tile]):
                fill(row, USED + USE * (USES * tile + place), (*use.workers, use.lying))
    return row


def fill(row: array[int], start: int, values: tuple[int, ...] | list[int]) -> None:
    """Put those numbers in their places."""
    row[start : start + len(values)] = array(NUMBER, values)
