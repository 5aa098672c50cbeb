"""What the table can tell a player who likes help: what each tile would be worth now, and what rivals could still do.

It follows from what the player may know: of others only what lies open, or was seen going behind a screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from boardwright.games.keyflower.actions import BID, HUES, MIXED, USE
from boardwright.games.keyflower.allocation import STORAGE
from boardwright.games.keyflower.auction import usable_tiles
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.prices import price_of
from boardwright.games.keyflower.scoring import EARNS_BY, PlayerScore, is_over
from boardwright.games.keyflower.state import (
    COLOURS,
    GREEN,
    KINDS,
    NO_SKILLS,
    NOBODY,
    NOTHING,
    SKILLS,
    WINTER,
    Four,
    KeyflowerState,
    Three,
    changed,
    changed3,
    one_of,
    plus,
    total,
)
from boardwright.games.keyflower.steps.ending import START_TILES, power_of, spots
from boardwright.games.keyflower.steps.transport import COSTS, WILD, resources_suffice, skills_suffice
from boardwright.games.keyflower.steps.turn import Turn
from boardwright.games.keyflower.village import Village
from boardwright.games.keyflower.words import TILE_IDS

#: How a tile earns points by the place where it lies.
BY_PLACE: Final = ("neighbours", "loop", "chain")
#: What a rival can do for sure, and what only with workers that nobody has seen.
CAN: Final = "can"
PERHAPS: Final = "perhaps"


@dataclass(frozen=True, slots=True)
class WorthView:
    """What a tile would add to the points if the game ended with it in the village, whatever it costs to win it.

    ``upgraded``: the same once its upgrade is paid with what there is; null if that does not suffice.
    """

    points: int
    upgraded: int | None


@dataclass(frozen=True, slots=True)
class LensView:
    """The tiles a rival could take the lead at, and those the rival could use: ``can`` or ``perhaps``."""

    lead: dict[str, str]
    use: dict[str, str]


@dataclass(frozen=True, slots=True)
class KeyflowerHelpers:
    """Help for one player: by tile its worth, by seat of a rival the lens."""

    worth: dict[str, WorthView]
    lens: dict[str, LensView]


def helpers(state: KeyflowerState, player: int) -> KeyflowerHelpers:
    if is_over(state):
        return KeyflowerHelpers({}, {})
    rivals = [seat for seat in range(state.players) if seat != player] if state.offer else []
    return KeyflowerHelpers(worth(state, player), {str(seat): lens(state, seat) for seat in rivals})


# -- worth -----------------------------------------------------------------------------------------------------


def worth(state: KeyflowerState, player: int) -> dict[str, WorthView]:
    """By tile that can still be won and laid what it would be worth; those that fit nowhere are left out."""
    before = PlayerScore(state, player, with_screen=True).total()
    found: dict[str, WorthView] = {}
    for tile in to_be_had(state, player):
        after = owning(state, player, tile)
        if after is not None:
            points = PlayerScore(after, player, with_screen=True).total()
            paid = best_upgrade(after, player, tile)
            found[TILE_IDS[tile]] = WorthView(points - before, None if paid is None else paid - before)
    return found


def to_be_had(state: KeyflowerState, player: int) -> list[int]:
    """Tiles on auction, the player's own winter tiles, and in winter the boats and turn-order tiles."""
    found = [*state.offer, *state.winter[player]]
    if state.season == WINTER:
        taken = {tile for won in (*state.won, *state.stranded) for tile in won}
        found += [tile for tile in state.boats if state.owner[tile] == NOBODY and tile not in taken]
        found += state.order_tiles if state.offer else ()
    return found


def owning(state: KeyflowerState, player: int, tile: int) -> KeyflowerState | None:
    """The state with that tile in the player's village, where it earns most; None if it fits nowhere."""
    places = spots(state, player, tile)
    if not places:
        return None
    after = state.clone()
    after.owner[tile] = player
    if CATALOG.tiles[tile].kind == "summer_boat":
        after.powers[player] |= power_of(state, tile)
    if tile == START_TILES[state.players]:
        after.start = player
    after.villages[player] = best_village(after, player, tile, places)
    return after


def best_village(state: KeyflowerState, player: int, tile: int, places: list[int]) -> Village:
    """The village with the tile where all tiles together earn most; pieces earn the same everywhere."""
    village = state.villages[player]
    first = village.laid(tile, places[0])
    if not any(EARNS_BY[placed.tile] in BY_PLACE for placed in first.tiles):
        return first
    state.villages[player] = first
    tally = PlayerScore(state, player)
    best, most = first, -1
    for place in places:
        tally.village = village.laid(tile, place)
        points = tally.total()
        if points > most:
            best, most = tally.village, points
    return best


def best_upgrade(state: KeyflowerState, player: int, tile: int) -> int | None:
    """The points once the tile is upgraded, paid in the way that costs least; None where it cannot be paid."""
    if COSTS[tile] is None or state.upgraded >> tile & 1:
        return None
    after = state.clone()
    after.upgraded |= 1 << tile
    gather_at_home(after, player)
    most: int | None = None
    for stores in payments(after, player, tile):
        for skills in skill_payments(after.skills[player], tile):
            paid = after.clone()
            paid.skills[player] = skills
            for place, kind in stores:
                paid.on_tile[place] = changed(paid.on_tile[place], kind, -1)
            points = PlayerScore(paid, player, with_screen=True).total()
            most = points if most is None else max(most, points)
    return most


def gather_at_home(state: KeyflowerState, player: int) -> None:
    """All resources that are not stored lie on the home tile: for points and prices it makes no difference."""
    loose = NOTHING
    for placed in state.villages[player].tiles:
        if placed.tile not in STORAGE:
            loose = plus(loose, state.on_tile[placed.tile])
            state.on_tile[placed.tile] = NOTHING
    state.on_tile[state.home(player)] = loose


def payments(state: KeyflowerState, player: int, tile: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every choice of resources, by the tile they lie on and their kind, that pays just what the upgrade costs."""
    cost = COSTS[tile]
    assert cost is not None, f"tile {tile} cannot be upgraded"
    wild = bool(state.powers[player] & WILD)
    there = {
        (placed.tile, kind): state.on_tile[placed.tile][kind]
        for placed in state.villages[player].tiles
        for kind in range(KINDS)
        if state.on_tile[placed.tile][kind]
    }
    for chosen in combinations_with_replacement(there, sum(cost.resources) + cost.any):
        if any(chosen.count(piece) > there[piece] for piece in set(chosen)):
            continue
        paid = NOTHING
        for _, kind in chosen:
            paid = changed(paid, kind, 1)
        if resources_suffice(paid, cost.resources, cost.any, wild):
            yield chosen


def skill_payments(skills: Three, tile: int) -> Iterator[Three]:
    """Every way to pay the skills for the upgrade, as the skills that are left."""
    cost = COSTS[tile]
    assert cost is not None, f"tile {tile} cannot be upgraded"
    for chosen in combinations_with_replacement(range(SKILLS), sum(cost.skills) + cost.any_skill):
        left, paid = skills, NO_SKILLS
        for skill in chosen:
            left, paid = changed3(left, skill, -1), changed3(paid, skill, 1)
        if min(left) >= 0 and skills_suffice(paid, cost.skills, cost.any_skill):
            yield left


# -- lens ------------------------------------------------------------------------------------------------------


def lens(state: KeyflowerState, rival: int) -> LensView:
    """What the rival could begin in a turn, as far as everybody knows."""
    found = LensView({}, {})
    known = state.known_skills[rival].kinds
    more = 1 if sum(state.skills[rival]) > sum(known) else 0
    for workers in set(likely(state, rival)):
        note(found, PERHAPS, imagine(state, rival, workers, (known[0] + more, known[1] + more, known[2] + more)))
    note(found, CAN, imagine(state, rival, state.known[rival], known))
    return found


def imagine(state: KeyflowerState, rival: int, workers: Four, skills: Three) -> list[int]:
    """The rival's options with these workers and skills behind the screen."""
    world = state.clone()
    world.screen[rival] = workers
    world.skills[rival] = skills
    return Turn(rival).options(world)


def likely(state: KeyflowerState, rival: int) -> Iterator[Four]:
    """Workers the rival may have: all that nobody has seen of one colour, perhaps but for one that pays a price."""
    known = state.known[rival]
    unseen = total(state.screen[rival]) - total(known)
    prices = {price_of(state, tile).worker for tile in usable_tiles(state)} if unseen > 1 else set()
    for colour in range(COLOURS):
        yield plus(known, unseen_of(state, rival, colour, unseen))
        for price in prices:
            if price >= 0 and price != colour:
                one = unseen_of(state, rival, price, 1)
                yield plus(plus(known, unseen_of(state, rival, colour, unseen - total(one))), one)


def unseen_of(state: KeyflowerState, rival: int, colour: int, count: int) -> Four:
    """So many workers of a colour that nobody has seen; of green ones there are only so many."""
    return one_of(colour, min(count, state.unseen_green[rival]) if colour == GREEN else count)


def note(found: LensView, how: str, options: list[int]) -> None:
    """Write down which tiles the options lead or use."""
    for option in options:
        if option >= USE:
            found.use[TILE_IDS[(option - USE) // HUES]] = how
        elif option >= BID:
            found.lead[TILE_IDS[(option - BID) // MIXED]] = how
