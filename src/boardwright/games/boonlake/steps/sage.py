"""The Sage, who plays against a single player by rules alone: she builds and collects, and never decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.boonlake import events
from boardwright.games.boonlake.board import NEAR_SITES, open_spaces
from boardwright.games.boonlake.catalog import CATALOG, CORNERS, SPACES
from boardwright.games.boonlake.river import reachable
from boardwright.games.boonlake.state import HERD, HERD_LIMIT, NONE, BoonlakeState
from boardwright.games.boonlake.steps.building import villages_near
from boardwright.games.boonlake.steps.effects import told
from boardwright.games.boonlake.steps.exploring import draw_tile, is_full, lay_pasture, lay_tile
from boardwright.games.boonlake.steps.turn import END_TURN, RightParts, claim, movement, sail, unclaimed
from boardwright.games.boonlake.vocabulary import CATTLE, HOUSE, PASTURE, REGION, STRUCTURE, TILE, VP
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.steps import Step, bits, nth_bit
from boardwright.toolkit.effects.values import Do, Effect, Gain, InOrder

TOP_LEFT: Final = 0
IS_B: Final = [tile.kind == "b" for tile in CATALOG.solo_tiles]
#: She builds houses up to so many on the map, and from then on villages.
FEW_HOUSES: Final = 1


@step_fields
class SageTurn(Step[BoonlakeState]):
    """A tile is revealed: she does one thing for the lowest action tile, then takes the highest of three."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        sage = state.sage()
        reveal(state, dice)
        if state.journal is not None:
            state.journal.append(events.sage_reveals(sage, state.sage_tile))
        hard = IS_B[state.sage_tile]
        lowest = CATALOG.sage_actions[state.board[-1]]
        carry_out(state, sage, lowest.lowest_b if hard else lowest.lowest_a, dice)
        state.row = min([state.board.index(action) for action in CATALOG.solo_tiles[state.sage_tile].actions])
        chosen = state.board[state.row]
        if state.journal is not None:
            state.journal.append(events.sage_chose(sage, chosen))
        entry = CATALOG.sage_actions[chosen]
        carry_out(state, sage, entry.chosen_b if hard else entry.chosen_a, dice)
        state.push(END_TURN)
        state.push(SAGE_SAILS)
        state.push(RightParts(-1, chosen))


@step_fields
class SageSails(Step[BoonlakeState]):
    """Her ship goes as far as it can, and she takes no reward."""

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        sage = state.sage()
        places = reachable(state, sage, movement(state))
        if places:
            sail(state, sage, places[-1])


SAGE_SAILS: Final = SageSails(-1)


def reveal(state: BoonlakeState, dice: Dice) -> None:
    """The top tile lies open, and the back of the next one tells where she stands."""
    if not state.solo:
        state.solo = state.solo_tiles
    state.sage_tile = nth_bit(state.solo, dice.below(state.solo.bit_count()))
    state.solo ^= 1 << state.sage_tile
    state.solo_seen |= 1 << state.sage_tile
    state.corner = dice.below(CORNERS) if state.solo else TOP_LEFT


# -- where -----------------------------------------------------------------------------------------------------


def wanted(state: BoonlakeState) -> int:
    """The space she would like best."""
    return CATALOG.solo_tiles[state.sage_tile].corners[state.corner]


def location(state: BoonlakeState, fits: Callable[[int], bool]) -> int:
    """The first space that fits, from the wanted one on; NONE where none does."""
    start = wanted(state)
    for number in range(SPACES):
        space = (start + number) % SPACES
        if fits(space):
            return space
    return NONE


# -- what she does ---------------------------------------------------------------------------------------------


def carry_out(state: BoonlakeState, sage: int, effect: Effect, dice: Dice) -> None:
    """Part by part; what cannot be done is left out."""
    laid = NONE
    for part in effect.parts if isinstance(effect, InOrder) else (effect,):
        if isinstance(part, Gain):
            grow(state, sage, sum([count for _, count in part.goods]))
        elif isinstance(part, Do):
            for _ in range(part.times):
                if part.deed == TILE:
                    laid = place_tile(state, sage, dice)
                elif part.deed == HOUSE:
                    settle_on(state, sage, laid)
                else:
                    do(state, sage, part)


def do(state: BoonlakeState, sage: int, deed: Do) -> None:
    if deed.deed == STRUCTURE:
        build(state, sage)
    elif deed.deed == CATTLE:
        graze(state, sage)
    elif deed.deed == PASTURE:
        place_pasture(state, sage)
    elif deed.deed == REGION:
        each = deed.term("each")
        assert isinstance(each, int)
        claim_region(state, sage, each)


def grow(state: BoonlakeState, sage: int, steps: int) -> None:
    """The cactus track; at its end each lost step is a point."""
    last = len(CATALOG.sage.cactus) - 1
    lost = max(0, state.cactus + steps - last)
    state.cactus += steps - lost
    if state.journal is not None:
        state.journal.append(events.cactus(sage, steps - lost, state.cactus))
    gain(state, sage, lost * CATALOG.sage.overflow)


def gain(state: BoonlakeState, sage: int, vp: int) -> None:
    state.vp[sage] += vp
    told(state, sage, VP, vp)


def nothing_left(state: BoonlakeState, sage: int) -> None:
    """Points for a piece that is not on her board any more."""
    state.vp[sage] += CATALOG.sage.missing
    if state.journal is not None:
        state.journal.append(events.nothing_left(sage, CATALOG.sage.missing))


def place_tile(state: BoonlakeState, sage: int, dice: Dice) -> int:
    """A building tile at a location; where it lies, or NONE."""
    if is_full(state) or not state.grey:
        return NONE
    space = next_to_land(state)
    lay_tile(state, draw_tile(state, dice), space)
    if state.journal is not None:
        state.journal.append(events.placed_tile(sage, space))
    return space


def place_pasture(state: BoonlakeState, sage: int) -> None:
    if is_full(state) or not state.pastures:
        return
    space = next_to_land(state)
    lay_pasture(state, space)
    if state.journal is not None:
        state.journal.append(events.placed_pasture(sage, space))


def next_to_land(state: BoonlakeState) -> int:
    room = open_spaces(state.filled)
    return location(state, lambda space: bool(room >> space & 1))


def settle_on(state: BoonlakeState, sage: int, space: int) -> None:
    """A house on the upper site of the tile just placed."""
    if space == NONE:
        return
    if state.houses[sage] >= CATALOG.houses:
        nothing_left(state, sage)
    else:
        place_house(state, sage, 2 * space)


def place_house(state: BoonlakeState, sage: int, site: int) -> None:
    state.homes[sage] |= 1 << site
    state.houses[sage] += 1
    if state.journal is not None:
        state.journal.append(events.housed(sage, site))


def build(state: BoonlakeState, sage: int) -> None:
    """A structure: a house while she has few of them, else a village in the place of one."""
    homes = state.homes[sage]
    if homes.bit_count() > FEW_HOUSES:
        make_village(state, sage)
        return
    if state.houses[sage] >= CATALOG.houses:
        nothing_left(state, sage)
        return
    free = state.plots & ~state.occupied()
    space = location(state, lambda number: bool(free >> 2 * number & 3))
    if space != NONE:
        place_house(state, sage, 2 * space if free >> 2 * space & 1 else 2 * space + 1)


def make_village(state: BoonlakeState, sage: int) -> None:
    if state.villages[sage] >= CATALOG.villages:
        nothing_left(state, sage)
        return
    homes = state.homes[sage]
    space = location(state, lambda number: bool(homes >> 2 * number & 3))
    site = 2 * space if homes >> 2 * space & 1 else 2 * space + 1
    state.homes[sage] ^= 1 << site
    state.towns[sage] |= 1 << site
    state.spare[sage] += 1
    state.villages[sage] += 1
    if state.journal is not None:
        state.journal.append(events.village(sage, site))


def graze(state: BoonlakeState, sage: int) -> None:
    """Cattle go where most structures are for each head of cattle."""
    if state.cattle[sage] >= CATALOG.cattle:
        nothing_left(state, sage)
        return
    best = best_pastures(state)
    if not best:
        return
    space = location(state, lambda number: number in best)
    state.herds[space] += 1 << HERD * sage
    state.cattle[sage] += 1
    if state.journal is not None:
        state.journal.append(events.grazed(sage, space))


def best_pastures(state: BoonlakeState) -> list[int]:
    """Those with room and the most structures around them less cattle; of equal ones those with the fewest cattle."""
    room = [space for space in bits(state.meadows) if state.herd(space) < HERD_LIMIT]
    ranks = {space: (structures_near(state, space) - state.herd(space), -state.herd(space)) for space in room}
    return [space for space in room if ranks[space] == max(ranks.values())]


def structures_near(state: BoonlakeState, space: int) -> int:
    """Houses and villages of any owner."""
    return sum(
        [((state.homes[actor] | state.towns[actor]) & NEAR_SITES[space]).bit_count() for actor in range(state.actors)]
    )


def claim_region(state: BoonlakeState, sage: int, each: int) -> None:
    """The region where the player is farthest ahead of her; then her presences in the others pay."""
    regions = unclaimed(state)
    region = max(regions, key=lambda number: (state.presences(0, number) - state.presences(sage, number), -number))
    if claim(state, sage, region):
        gain(state, sage, CATALOG.regions[region].sage)
    gain(state, sage, each * state.paying(sage))


# -- scoring ---------------------------------------------------------------------------------------------------


def sage_income(state: BoonlakeState, sage: int) -> int:
    """What her board, the cactus track and her cattle are worth in a scoring."""
    entry = CATALOG.sage
    found = entry.houses[state.houses[sage]] + entry.villages[state.villages[sage]] + entry.cattle[state.cattle[sage]]
    return found + entry.cactus[state.cactus] + herd_points(state, sage)


def herd_points(state: BoonlakeState, actor: int) -> int:
    """A point for each village next to each head of an actor's cattle."""
    found = 0
    for space in bits(state.meadows):
        herd = state.own_herd(space, actor)
        if herd:
            found += herd * villages_near(state, space)
    return found * CATALOG.gains.herd_village


def hidden_points(state: BoonlakeState) -> int:
    """What her tiles of the second kind are worth that are still face down."""
    return CATALOG.sage.hidden * sum([IS_B[tile] for tile in bits(state.solo)])


SAGE_TURN: Final = SageTurn(-1)
