"""What follows from one player's settlements alone: which cells would bring what, and links under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from boardwright.games.kingdom_builder.board import CELLS, GRID, QUARTERS
from boardwright.games.kingdom_builder.cards import Realm
from boardwright.games.kingdom_builder.cards.citizens import largest
from boardwright.games.kingdom_builder.cards.messengers import AXES, farthest
from boardwright.games.kingdom_builder.features.castles import CASTLES

if TYPE_CHECKING:
    from boardwright.games.kingdom_builder.advice.outlook import Outlook

#: Cells, what a settlement on one of them brings, and how many settlements that is true for: the first, or many.
Gain = tuple[int, float, int]
MANY: Final = 3
#: The Farmers pay for the weakest quadrant only: settlements in the others are worth this much on the way there,
#: as long as they are not too far ahead.
FARMERS_SHARE: Final = 0.4
FARMERS_AHEAD: Final = 3
#: A row with a lone settlement is lost for the Rangers with the second one, unless another row was to be had for it.
LONE_ROW: Final = 0.5
#: A settlement that lacks one neighbour for the Captains or the Chainers is worth a share of what it would pay.
NEIGHBOUR_SHARE: Final = 0.3
#: An area that touches nothing to be linked is less of a beginning.
NOTHING_LINKED: Final = 0.5


class Standing(NamedTuple):
    """What the next settlements could bring, and what is under way."""

    gains: list[Gain]
    plans: float


def find_standing(outlook: Outlook, realm: Realm) -> Standing:
    gains = [*outlook.pays, *[(zone, CASTLES.each, 1) for zone in outlook.castles if not zone & realm.own]]
    value = 0.0
    for name in outlook.cards:
        look = LOOKS.get(name)
        if look is not None:
            value += look(outlook, realm, outlook.each[name], gains)
    for each, targets in outlook.links:
        value += link_begun(realm, each, targets)
    return Standing(gains, value)


def link_begun(realm: Realm, each: int, targets: list[list[int]]) -> float:
    """The most promising link: what it would pay, shared among the settlements it takes and one more."""
    best = 0.0
    for area in realm.areas():
        touched = 0
        nearest = len(targets[0])
        for ways in targets:
            if ways[0] & area:
                touched += 1
                continue
            for steps in range(1, nearest):
                if ways[steps] & area:
                    nearest = steps
                    break
        if nearest < len(targets[0]):
            pays = each * (2.0 if touched == 1 else 1.0 if touched else NOTHING_LINKED)
            best = max(best, pays / (nearest + 1))
    return best


def discoverers(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    new = 0
    for row in outlook.rows:
        if not realm.own & row:
            new |= row
    gains.append((new, each, MANY))
    return 0.0


def rangers(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    new = lone = 0
    for row in outlook.rows:
        count = (realm.own & row).bit_count()
        if not count:
            new |= row
        elif count == 1:
            lone |= row
    gains += [(new, each, MANY), (lone, -LONE_ROW * each, MANY)]
    return 0.0


def knights(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    gains.append((fullest(realm.own, outlook.rows), each, MANY))
    return 0.0


def homesteaders(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    gains.append((fullest(realm.own, QUARTERS), each, MANY))
    return 0.0


def fullest(own: int, parts: list[int]) -> int:
    """The part of the board with most settlements; of several, the first."""
    best = parts[0]
    for part in parts:
        if (own & part).bit_count() > (own & best).bit_count():
            best = part
    return best


def farmers(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    counts = [(realm.own & quarter).bit_count() for quarter in QUARTERS]
    least = min(counts)
    gains.append((QUARTERS[counts.index(least)], each, MANY))
    return FARMERS_SHARE * (sum(min(count, least + FARMERS_AHEAD) for count in counts) - least)


def citizens(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    """Half of what every two settlements pay is on the way with the first of them."""
    area = largest(realm)
    gains.append((GRID.near(area), each / 2, MANY))
    return each / 2 * (area.bit_count() % 2)


def hermits(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    gains.append((~GRID.near(realm.own), each, MANY))
    return 0.0


def captains(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    ones, twos, fours = GRID.counts(realm.own)
    gains.append((twos | fours, each, MANY))
    return NEIGHBOUR_SHARE * each * (realm.own & twos & ~ones & ~fours).bit_count()


def chainers(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    ones, twos, fours = GRID.counts(realm.own)
    single = ones & ~twos & ~fours
    gains.append((single, each, MANY))
    return NEIGHBOUR_SHARE * each * (realm.own & single).bit_count()


def messengers(outlook: Outlook, realm: Realm, each: int, gains: list[Gain]) -> float:
    """The cells beyond both ends of the longest area."""
    way, one, other = farthest(realm)
    beyond = 0
    for axis, lines in zip(AXES, LINES):
        low, high = sorted((axis[one], axis[other]))
        if way and high - low == way:
            beyond |= lines.get(low - 1, 0) | lines.get(high + 1, 0)
    gains.append((beyond, each, MANY))
    return 0.0


def lines_across(axis: list[int]) -> dict[int, int]:
    """The cells that lie equally far along an axis, by how far that is."""
    found: dict[int, int] = {}
    for cell in range(CELLS):
        found[axis[cell]] = found.get(axis[cell], 0) | 1 << cell
    return found


LINES: Final = [lines_across(axis) for axis in AXES]
#: By card: adds the cells that would bring something to the list, and returns what is under way.
LOOKS: Final[dict[str, Callable[[Outlook, Realm, int, list[Gain]], float]]] = {
    "discoverers": discoverers,
    "rangers": rangers,
    "knights": knights,
    "homesteaders": homesteaders,
    "farmers": farmers,
    "citizens": citizens,
    "hermits": hermits,
    "captains": captains,
    "chainers": chainers,
    "messengers": messengers,
}
