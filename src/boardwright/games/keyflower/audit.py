"""Conservation laws: what must hold after every action of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from boardwright.games.keyflower.auction import MOST_ON_TILE, bid_colours, losing, usable_tiles
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS
from boardwright.games.keyflower.knowledge import pairs_of
from boardwright.games.keyflower.prices import WHATEVER, price_of, skill_payable
from boardwright.games.keyflower.setup import HOMES, SUMMER_BOATS, WINTER_TILES
from boardwright.games.keyflower.state import (
    ANY,
    GREEN,
    NOBODY,
    NOTHING,
    TILES,
    WINTER,
    KeyflowerState,
    one_of,
    standing_colour,
)
from boardwright.games.keyflower.steps.effects import PaySkill
from boardwright.games.keyflower.steps.ending import AT_ONCE, CROSS_COUNTRY, Lay, Ship, power_of
from boardwright.games.keyflower.steps.gather import Gather, GatherBid, GatherMixed
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.games.keyflower.steps.transport import COSTS, WILD, Pay, PayAnySkill, resources_suffice, skills_suffice
from boardwright.games.keyflower.steps.turn import NextTurn, Turn
from boardwright.games.keyflower.village import EDGES, SIDES, STEPS, USABLE, Placed
from boardwright.games.keyflower.words import TILE_IDS
from boardwright.kernel.flow import deciding
from boardwright.kernel.steps import Step, bits
from boardwright.toolkit.counts import within
from boardwright.toolkit.laws import conserved

SUMMER: Final = 1
#: What can be due when somebody is asked: a turn or a part of it, choosing boats, laying tiles, offering winter tiles.
SHAPES: Final = re.compile(
    r"|Turn|NextTurn (Gather(Bid|Use|Mixed)|TakeResource|PayWorker|PaySkill|Pay(AnySkill)?|Transport( Pay(AnySkill)?)?)"
    r"|GrowVillages( PassPurple)?( Ship)+|NextSeason( \| (TakeUp|Lay))+|LayOutWinter( \| OfferWinter)+"
)


def audit(state: KeyflowerState) -> list[str]:
    """Every law this state breaks, in words."""
    if not -1 < state.season <= WINTER:
        return [f"there is no season {state.season}"]
    laws = (workers, skills, resources, known, tiles, hands, groups, villages, powers, boats, turns)
    return [complaint for law in laws for complaint in law(state)]


# -- pieces ----------------------------------------------------------------------------------------------------


def workers(state: KeyflowerState) -> Iterator[str]:
    """Every worker is behind a screen, beside or on a tile, on a boat, in the bag or in the green supply."""
    places = [state.bag, one_of(GREEN, state.green), *state.screen]
    places += [use.workers for uses in state.uses for use in uses]
    places += [one_of(bid.colour, bid.size) for bids in state.bids for bid in bids]
    places += [cargo.workers for cargo in state.cargo if cargo is not None]
    return conserved("workers", COLOURS, CATALOG.workers, places)


def skills(state: KeyflowerState) -> Iterator[str]:
    """Every skill is behind a screen, on a boat or in the pile."""
    loads = [cargo.skills for cargo in state.cargo if cargo is not None]
    return conserved("skills", SKILLS, CATALOG.skills, [state.pile, *state.skills, *loads])


def resources(state: KeyflowerState) -> Iterator[str]:
    """Resources lie on tiles of villages or in the stock."""
    yield from conserved("resources", RESOURCES, CATALOG.resources, [state.stock, *state.on_tile])
    for tile, row in enumerate(state.on_tile):
        if row != NOTHING and state.owner[tile] < 0:
            yield f"resources lie on {TILE_IDS[tile]}, which is in no village"


def known(state: KeyflowerState) -> Iterator[str]:
    """Nobody knows of more behind a screen than there is."""
    for seat in range(state.players):
        if not within(state.known[seat], state.screen[seat]):
            yield f"of player {seat} more workers are known than there are"
        yield from known_skills(state, seat)
        unseen = sum(state.screen[seat]) - sum(state.known[seat])
        if not state.screen[seat][GREEN] - state.known[seat][GREEN] <= state.unseen_green[seat] <= unseen:
            yield f"of player {seat} so many unseen workers cannot be green"


def known_skills(state: KeyflowerState, seat: int) -> Iterator[str]:
    """What is known can all be true: of two kinds together at least as much as of each, and no more than there is."""
    skills, (kinds, pairs) = state.skills[seat], state.known_skills[seat]
    if not within(kinds, skills) or not within(pairs, pairs_of(skills)):
        yield f"of player {seat} more skills are known than there are"
    most = sum(skills) + min(kinds[skill] + pairs[skill] for skill in range(len(SKILLS)))
    if not within(pairs_of(kinds), pairs) or sum(pairs) > most:
        yield f"what is known of player {seat}'s skills does not go together"


# -- tiles -----------------------------------------------------------------------------------------------------


def tiles(state: KeyflowerState) -> Iterator[str]:
    """Every tile is in one place at most, and on auction are tiles of the season."""
    places = [list(state.offer)]
    for seat in range(state.players):
        village = [placed.tile for placed in state.villages[seat].tiles]
        places += [village, list(state.won[seat]), list(state.stranded[seat]), list(state.winter[seat])]
        if any(state.owner[tile] != seat for tile in village):
            yield f"a tile of player {seat}'s village has another owner"
    found = [tile for place in places for tile in place]
    if len(set(found)) < len(found):
        yield from (f"{TILE_IDS[tile]} is in two places" for tile in sorted(set(found)) if found.count(tile) > 1)
    laid = sum(len(village.tiles) for village in state.villages)
    if TILES - state.owner.count(NOBODY) != laid:
        yield "a tile has an owner but lies in no village"
    if list(state.offer) != sorted(state.offer):
        yield "the tiles on auction are not in order"
    if any(CATALOG.tiles[tile].season != state.season for tile in state.offer):
        yield "a tile of another season is on auction"
    if state.season < WINTER and len(state.offer) > CATALOG.season_tiles[state.players]:
        yield f"{len(state.offer)} tiles are on auction"
    if any(COSTS[tile] is None or state.owner[tile] < 0 for tile in bits(state.upgraded)):
        yield "a tile is upgraded that cannot be, or lies in no village"
    if any(tile not in SUMMER_BOATS for tile in bits(state.reverse)):
        yield "a tile lies on its second side that is no summer boat"


def hands(state: KeyflowerState) -> Iterator[str]:
    """Everybody holds the winter tiles dealt until all have chosen which of them to offer."""
    choosing = bool(state.lanes) and any(isinstance(step, OfferWinter) for step in deciding(state))
    size = CATALOG.winter_tiles[state.players] if state.season < WINTER or choosing else 0
    for seat in range(state.players):
        hand = state.winter[seat]
        if len(hand) != size or list(hand) != sorted(hand) or any(tile not in WINTER_TILES for tile in hand):
            yield f"player {seat} does not hold {size} winter tiles"
        asked = choosing and any(lane.owner == seat for lane in state.lanes)
        chosen = state.offered[seat]
        if list(chosen) != sorted(set(chosen)) or any(tile not in hand for tile in chosen):
            yield f"player {seat} offers a tile that is not in hand"
        if bool(chosen) != bool(choosing and not asked):
            yield f"player {seat} has offered tiles and is still asked, or neither"
    for step in deciding(state):
        if isinstance(step, OfferWinter) and any(tile not in state.winter[step.who] for tile in step.chosen):
            yield f"player {step.who} chooses a tile that is not in hand"


def villages(state: KeyflowerState) -> Iterator[str]:
    """The home tile comes first, tiles hang together, and their edges match unless a summer boat frees them."""
    for seat, village in enumerate(state.villages):
        free = state.powers[seat] & CROSS_COUNTRY != 0
        yield from [f"player {seat}'s village: {fault}" for fault in faults(village.tiles, free)]


@lru_cache(maxsize=1024)
def faults(placed: tuple[Placed, ...], free: bool) -> tuple[str, ...]:
    """What is wrong with a village; remembered, since villages seldom change."""
    found: list[str] = []
    home = placed[0]
    if home.tile not in HOMES or (home.q, home.r, home.turns) != (0, 0, 0):
        found.append("it does not begin with a home tile")
    if any(tile in HOMES for tile, _, _, _ in placed[1:]):
        found.append("there are two home tiles")
    laid: dict[tuple[int, int], tuple[int, ...]] = {}
    for tile, q, r, turns in placed:
        edges = EDGES[tile][turns]
        if (q, r) in laid:
            found.append(f"{TILE_IDS[tile]} lies on another tile")
        around = [laid.get((q + dq, r + dr)) for dq, dr in STEPS]
        if laid and not any(around):
            found.append(f"{TILE_IDS[tile]} was laid apart from the others")
        opposite = [other and other[(direction + 3) % SIDES] for direction, other in enumerate(around)]
        if not free and any(other not in (None, edge) for other, edge in zip(opposite, edges)):
            found.append(f"an edge of {TILE_IDS[tile]} does not match")
        laid[q, r] = edges
    return tuple(found)


def powers(state: KeyflowerState) -> Iterator[str]:
    """Summer boats help those in whose village they lie; some help already in the summer they are won."""
    for seat, village in enumerate(state.villages):
        due = 0
        for placed in village.tiles:
            if placed.tile in SUMMER_BOATS:
                due |= power_of(state, placed.tile)
        if state.season == SUMMER:
            for tile in state.won[seat]:
                if tile in SUMMER_BOATS:
                    due |= power_of(state, tile) & AT_ONCE
        if state.powers[seat] != due:
            yield f"player {seat} has powers other than those of the summer boats"


def boats(state: KeyflowerState) -> Iterator[str]:
    """No boat carries more than it shows, and in winter none carries anything."""
    for place, boat in enumerate(state.boats):
        entry, cargo = CATALOG.tiles[boat].boat, state.cargo[place]
        if cargo is None or entry is None:
            continue
        crew, tools = entry.cargo[state.season]
        if state.season == WINTER or sum(cargo.workers) > crew or sum(cargo.skills) > tools or min(*cargo.workers) < 0:
            yield f"{TILE_IDS[boat]} carries more than it can"


# -- workers beside and on tiles -------------------------------------------------------------------------------


def groups(state: KeyflowerState) -> Iterator[str]:
    """Bids are of different sizes, uses take more and more, and standing workers have the tile's colour."""
    auction = state.offer + state.order_tiles
    for tile, (bids, uses) in enumerate(zip(state.bids, state.uses)):
        if not bids and not uses:
            if state.crowd[tile] or state.last_use[tile] or state.colour[tile] != ANY:
                yield f"nobody is beside or on {TILE_IDS[tile]}, but that is not up to date"
            continue
        if bids and tile not in auction:
            yield f"there is a bid for {TILE_IDS[tile]}, which is not on auction"
        if uses and not (USABLE[tile] and (state.owner[tile] >= 0 or tile in state.offer)):
            yield f"workers are on {TILE_IDS[tile]}, which cannot be used"
        if len({bid.player for bid in bids}) < len(bids) or len({bid.size for bid in bids}) < len(bids):
            yield f"two bids for {TILE_IDS[tile]} are of one player or equal"
        crowd = last = 0
        for use in uses:
            size = sum(use.workers)
            if size <= last:
                yield f"uses of {TILE_IDS[tile]} do not take more and more workers"
            crowd, last = crowd + size, size
        if crowd > MOST_ON_TILE:
            yield f"there are {crowd} workers on {TILE_IDS[tile]}"
        if state.crowd[tile] != crowd or state.last_use[tile] != last:
            yield f"the count of workers on {TILE_IDS[tile]} is not up to date"
        yield from colours(state, tile)


def colours(state: KeyflowerState, tile: int) -> Iterator[str]:
    bids, uses = state.bids[tile], state.uses[tile]
    colour = standing_colour(bids, uses)
    if state.colour[tile] != colour:
        yield f"the colour of {TILE_IDS[tile]} is not up to date"
    standing = 0
    for bid in bids:
        if bid.size < 1 or not 0 <= bid.player < state.players:
            yield f"a bid for {TILE_IDS[tile]} is nobody's or empty"
        if not bid.lying:
            standing += 1
            if bid.colour != colour:
                yield f"standing bids for {TILE_IDS[tile]} have different colours"
    for use in uses:
        if not use.lying and use.workers[colour] != sum(use.workers):
            yield f"standing workers on {TILE_IDS[tile]} have different colours"
    if bids and not uses and not standing:
        yield f"all workers beside {TILE_IDS[tile]} lie"


# -- the course of the game ------------------------------------------------------------------------------------


def turns(state: KeyflowerState) -> Iterator[str]:
    """What is due fits the moment, and is asked of the right players."""
    if not 0 <= state.start < state.players or not 0 <= state.turn < state.players:
        yield "a player is on turn, or has the purple figure, who does not take part"
        return
    if not 0 <= state.passes <= state.players:
        yield f"{state.passes} players have passed"
    if not state.main and state.season != WINTER:
        yield "the game is over before winter"
    lanes = [lane.stack for lane in state.lanes]
    shape = " | ".join(" ".join(type(step).__name__ for step in stack) for stack in (state.main, *lanes))
    if not SHAPES.fullmatch(shape):
        yield f"this cannot be due: {shape}"
        return
    if not lanes:
        asked = [step.who for step in state.main if step.who >= 0]
        if state.main and isinstance(state.main[0], (Turn, NextTurn)):
            if any(player != state.turn for player in asked):
                yield f"player {asked[-1]} is asked in the turn of player {state.turn}"
        elif len(set(asked)) < len(asked):
            yield "a player is to choose a boat twice"
    for step in deciding(state):
        yield from due(state, step)


def due(state: KeyflowerState, step: Step[Any]) -> Iterator[str]:
    """Nobody is asked for what cannot be done."""
    player = step.who
    if isinstance(step, (Gather, GatherMixed)):
        free = sum(1 << tile for tile, _ in losing(state, player) if tile != step.tile)
        if step.taken & ~free:
            yield f"player {player} takes along a group that cannot be moved"
        if isinstance(step, GatherBid):
            auction = state.offer + state.order_tiles
            if step.tile not in auction or step.colour not in bid_colours(state, step.tile, player):
                yield f"player {player} cannot bid for {TILE_IDS[step.tile]} in that colour"
        elif step.tile not in usable_tiles(state) or not skill_payable(state, player, price_of(state, step.tile)):
            yield f"player {player} cannot use {TILE_IDS[step.tile]}"
    if isinstance(step, PaySkill) and price_of(state, step.tile).skill != WHATEVER:
        yield f"player {player} is asked for a skill where there is no choice"
    if isinstance(step, GatherMixed) and not within(step.workers, state.screen[player]):
        yield f"player {player} sends more workers than there are"
    if isinstance(step, (Pay, PayAnySkill)) and not payable(state, step):
        yield f"player {player} cannot pay for the upgrade of {TILE_IDS[step.tile]}"
    if isinstance(step, Lay) and step.tile not in state.won[player]:
        yield f"player {player} lays a tile not won"
    if isinstance(step, Ship) and len(step.options(state)) < sum(isinstance(other, Ship) for other in state.main):
        yield "there are too few boats left"


def payable(state: KeyflowerState, step: Pay | PayAnySkill) -> bool:
    """Whether the rest of a price can be paid, for a tile that may be upgraded."""
    if COSTS[step.tile] is None or state.owner[step.tile] != step.who or state.upgraded >> step.tile & 1:
        return False
    wild = bool(state.powers[step.who] & WILD)
    return skills_suffice(state.skills[step.who], step.skills, step.any_skill) and resources_suffice(
        state.on_tile[step.tile], step.resources, step.any, wild
    )
