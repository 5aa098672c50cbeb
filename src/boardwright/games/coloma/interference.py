"""Which turns have nothing to do with each other, so that they can be taken at the same time.

What a turn may touch is judged by what everybody can see, and rather too much than too little: turns that run beside
each other come out as they would one after the other. Whoever takes a barrel may open it at once, so that is taken to
touch everything. Gold is in nobody's way as long as there is enough of it for all and what it is worth stays the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from boardwright.games.coloma.abilities import AT_PLACE, AT_SECOND, INSTEAD, NEEDS_BARRICADE, PRACTISED
from boardwright.games.coloma.book import BARRELS, BOOK, CANYONS, ENDED_WITH_BOTH, MILL, PASSED
from boardwright.games.coloma.book import BUILDINGS as BUILDING_EFFECTS
from boardwright.games.coloma.book import SPECIALITIES as SPECIALITY_EFFECTS
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import GOLD_VALUES, NO_BARRELS, NONE, ColomaState
from boardwright.games.coloma.steps.effects import MAP, ROOMY, movement, number
from boardwright.games.coloma.vocabulary import BARREL, BUILD, CART, COIN, GOLD, GUNMEN, MOVEMENT, USED_BARREL, WAGON
from boardwright.games.coloma.wheel import PLACE, SECOND, is_barricaded
from boardwright.kernel.steps import bits
from boardwright.toolkit.counts import Counts, pieces
from boardwright.toolkit.effects.values import Do, Effect, Exchange, Gain, Modify, Pay, Per, everything
from boardwright.toolkit.payments import Price

# What turns may have in common, as bits.
ON_MAP: Final = 1
HIDEOUT: Final = 2
ROWS: Final = 4
BRIDGES: Final = 8
HOTELS: Final = 16
#: Gold is taken out of the cart.
MINING_CART: Final = 32
#: Coins are paid: what nuggets are worth matters to whoever has some.
COINS: Final = 64
#: All but the cart, which no barrel opens.
ALL: Final = 127 - MINING_CART
#: More nuggets than there are.
ANY_GOLD: Final = CATALOG.nuggets + 1


class Reach(NamedTuple):
    """What an effect, a section or a turn may touch; the nuggets it may take at most; and how many drives it has."""

    touches: int = 0
    gold: int = 0
    drives: int = 0


NOTHING: Final = Reach()
EVERYTHING: Final = Reach(ALL, ANY_GOLD)


def both(one: Reach, other: Reach) -> Reach:
    return Reach(one.touches | other.touches, one.gold + other.gold, one.drives + other.drives)


def all_of(*parts: Reach) -> Reach:
    found = NOTHING
    for part in parts:
        found = both(found, part)
    return found


def reach_of(effect: Effect) -> Reach:
    """What carrying out an effect may touch."""
    return all_of(*(part_reach(part) for part in everything(effect)))


def part_reach(part: Effect) -> Reach:
    if isinstance(part, Gain):
        return Reach(gold=sum([count for good, count in part.goods if good == GOLD]))
    if isinstance(part, Per):
        return Reach(gold=ANY_GOLD if any(good == GOLD for good, _ in part.goods) else 0)
    if isinstance(part, (Pay, Exchange)):
        return price_reach(part.price)
    if isinstance(part, Do):
        return deed_reach(part.deed, part.times)
    return NOTHING


def price_reach(price: Price) -> Reach:
    kinds = [due.rates[0].kind for due in price]
    return Reach((COINS if COIN in kinds else 0) | (HIDEOUT if USED_BARREL in kinds else 0))


def deed_reach(deed: int, times: int) -> Reach:
    if deed == BARREL:
        return EVERYTHING
    if deed == WAGON:
        return Reach(drives=times)
    touches = {GUNMEN: ROWS, BUILD: COINS, CART: MINING_CART}
    return Reach(touches.get(deed, 0))


def reaches(numbers: list[int]) -> list[Reach]:
    return [reach_of(BOOK.nodes[number]) for number in numbers]


OF_BARREL: Final[list[Reach]] = reaches(BARRELS)
OF_CARD: Final[list[Reach]] = reaches(BUILDING_EFFECTS)
OF_SPECIALITY: Final[list[Reach]] = reaches(SPECIALITY_EFFECTS)
OF_MILL: Final[list[Reach]] = reaches(MILL)
#: By board and canyons that have a river already: what all others give.
OF_CANYONS: Final[list[list[Reach]]] = [
    [all_of(*(reach for canyon, reach in enumerate(reaches(board)) if not taken >> canyon & 1)) for taken in range(16)]
    for board in CANYONS
]
#: By place: what the primary section touches by itself, and what the secondary one does.
OF_PRIMARY: Final[list[Reach]] = [
    *(OF_MILL[0], Reach(BRIDGES | COINS), Reach(HOTELS | COINS), Reach(drives=1), Reach(ROWS)),
    Reach(COINS),
]
OF_SECONDARY: Final[list[Reach]] = [
    *(OF_MILL[1], Reach(BRIDGES), Reach(HOTELS), Reach(drives=1), NOTHING),
    EVERYTHING,
]
OF_BOTH: Final[list[list[Reach]]] = [[both(first, second) for second in OF_SECONDARY] for first in OF_PRIMARY]
#: By space: what its benefits touch; a drive comes to each at most once.
OF_SPACE: Final[list[Reach]] = [
    both(reach_of(BOOK.nodes[PASSED[space]]), reach_of(BOOK.nodes[ENDED_WITH_BOTH[space]]))
    for space in range(len(CATALOG.spaces))
]
HAS_BARREL: Final[list[bool]] = [reach.touches == ALL for reach in OF_SPACE]
#: What a drive may touch, barrels left out.
OF_DRIVE: Final[Reach] = all_of(
    Reach(ON_MAP), *(reach for space, reach in enumerate(OF_SPACE) if not HAS_BARREL[space])
)


def steps_to_barrel(start: int) -> int:
    """How many steps it is to the next space with a barrel; from one, out and back in a later drive."""
    if HAS_BARREL[start]:
        return 2
    seen, edge, steps = {start}, {start}, 0
    while edge:
        edge = {onward for space in edge for onward in MAP[space]} - seen
        seen |= edge
        steps += 1
        if any(HAS_BARREL[space] for space in edge):
            return steps
    return ANY_GOLD


TO_BARREL: Final[list[int]] = [steps_to_barrel(space) for space in range(len(CATALOG.spaces))]


def farther(effect: Effect) -> int:
    """How many spaces more an effect may let a wagon go."""
    found = 0
    for part in everything(effect):
        if isinstance(part, Modify) and part.modifier == MOVEMENT:
            found += part.by
        elif isinstance(part, Do) and part.deed == WAGON:
            found += number(part, "bonus")
    return found


#: How much farther all cards and barrels together may let a wagon go, with a horse that they bring.
FARTHER: Final = 1 + sum(
    [farther(card.effect) for card in CATALOG.buildings] + [farther(barrel.effect) for barrel in CATALOG.barrels]
)


# -- a turn ----------------------------------------------------------------------------------------------------


def footprint(state: ColomaState, player: int) -> Reach:
    """What the player's turn may touch."""
    site = state.sites[player]
    place, second = PLACE[state.round][site], SECOND[state.round][site]
    cards = state.town[player] & (AT_PLACE[place] | AT_SECOND[second])
    if cards & NEEDS_BARRICADE or not is_barricaded(state, site):
        found = OF_BOTH[place][second]
        if found.gold >= ANY_GOLD:
            return EVERYTHING
    else:
        found = OF_PRIMARY[place]
    if found.touches & BRIDGES:
        found = both(found, OF_CANYONS[state.boards[player]][state.rivers[player]])
    if cards:
        found = both(found, of_cards(cards))
    barrels = state.barrels[player]
    if barrels != NO_BARRELS:
        found = both(found, of_barrels(barrels))
    special = state.special[player]
    if special != NONE and (PRACTISED[special] or (INSTEAD[special] and found.drives)):
        found = both(found, OF_SPECIALITY[special])
    touches, gold, drives = found
    if drives:
        extra = FARTHER if cards or barrels != NO_BARRELS else 0
        if may_come_to_barrel(state, player, drives, extra):
            return EVERYTHING
        touches |= OF_DRIVE.touches
        gold += drives * OF_DRIVE.gold
    if not state.hotels:
        touches &= ~HOTELS
    if not gold and not state.nuggets[player]:
        touches &= ~COINS
    return Reach(touches, gold)


@lru_cache(maxsize=4096)
def of_cards(cards: int) -> Reach:
    """What those cards touch together."""
    return all_of(*(OF_CARD[card] for card in bits(cards)))


@lru_cache(maxsize=4096)
def of_barrels(barrels: Counts) -> Reach:
    return all_of(*(OF_BARREL[kind] for kind in pieces(barrels)))


def may_come_to_barrel(state: ColomaState, player: int, drives: int, extra: int) -> bool:
    """Whether so many drives may lead to a barrel; a horse found in one helps the next."""
    here = state.wagons[player]
    if drives == 1 and HAS_BARREL[here]:
        return False
    first = movement(state, player) + extra
    for space in state.wagons:
        if not ROOMY[space]:
            first += 1
    return TO_BARREL[here] <= first + (drives - 1) * (first + drives)


# -- several turns ---------------------------------------------------------------------------------------------


def together_now(state: ColomaState) -> list[int]:
    """The player whose turn is next, and all later ones whose turns do not touch those before them."""
    order = state.order
    batch = [order[0]]
    if len(order) == 1 or order[-1] >= state.seats:
        return batch
    values = GOLD_VALUES[state.seats - 1]
    before = [footprint(state, order[0])]
    taken = before[0].gold
    for player in order[1:]:
        if before[-1].touches & MINING_CART:
            break  # What lies in the cart depends on everybody's payments.
        found = footprint(state, player)
        taken += found.gold
        enough = taken <= state.gold and values[state.gold - taken] == values[state.gold]
        if not meets(found, before, enough):
            batch.append(player)
        before.append(found)
    return batch


def meets(found: Reach, before: list[Reach], enough: bool) -> bool:
    """Whether a turn touches what earlier ones may touch."""
    if found.touches & MINING_CART:
        return True
    for reach in before:
        if found.touches & reach.touches & ~COINS:
            return True
        if not enough and (
            (found.gold and (reach.gold or reach.touches & COINS)) or (reach.gold and found.touches & COINS)
        ):
            return True
    return False
