"""The best use of every worker, skill and resource at the end: each of them counts once, for one tile.

Some tiles take items one by one. They give an item a worth by itself, and so do gold's own point and the storage tile
it lies on. Sets of different kinds and bundles of any kinds then take items away from that: for so many sets and
bundles, those that are worth least. Taking the cheapest item that still fits is exact, for the items that can fill
given slots together form a matroid; and further bundles pay less and less, so the search for their number stops early.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from boardwright.games.keyflower.catalog import ANY, BY_ITEMS, CATALOG, ITEMS, RESOURCES, Four, Scoring, Storage, Three
from boardwright.games.keyflower.state import GOLD, NO_SKILLS, NOTHING
from boardwright.kernel.errors import BadCatalog

#: Instead of a tile in a line: gold that keeps its own point.
LEFT: Final = -1
#: The item earns nothing.
UNUSED: Final = -2
#: No tile, or no kind.
NONE: Final = -1
#: Instead of a kind: fits every slot. Gold does, and with wild scoring every resource.
JOKER: Final = -1


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a player scores with. ``stored``: resources by storage tile; ``loose``: all others in the village.

    ``tiles`` are the player's scoring tiles, ``upgraded`` a bit set of tiles. ``wild``: resources stand for each other
    on scoring tiles; ``wild_points``: then they have gold's own point, too; ``free_storage``: what lies on a storage
    tile may count elsewhere.
    """

    workers: Four
    skills: Three
    loose: Four
    stored: tuple[tuple[int, Four], ...]
    tiles: frozenset[int]
    upgraded: int = 0
    purple: bool = False
    wild: bool = False
    wild_points: bool = False
    free_storage: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """What a tile earns (LEFT: gold by itself), and the items used for it.

    ``purple`` is what the purple figure stands for there, "any" if its kind does not matter, empty if it is elsewhere;
    the other items are without it.
    """

    tile: int
    points: int
    workers: Four = NOTHING
    skills: Three = NO_SKILLS
    resources: Four = NOTHING
    purple: str = ""


class Family(NamedTuple):
    """The tiles that score one sort of item: one by one, each of a chosen kind, in sets, in bundles; NONE for none."""

    item: str
    singles: tuple[int, ...]
    chosen: int
    sets: int
    bundles: int

    @property
    def tiles(self) -> tuple[int, ...]:
        return (*self.singles, self.chosen, self.sets, self.bundles)


class Group(NamedTuple):
    """Items that are alike: of a kind, perhaps on a storage tile ``at``, where each is worth ``stay``.

    ``own``: points of one that is used nowhere; ``fixed``: they must stay; ``purple``: it is the purple figure.
    """

    kind: int
    number: int
    joker: bool = False
    at: int = NONE
    stay: int = 0
    own: int = 0
    fixed: bool = False
    purple: bool = False


class Offer(NamedTuple):
    """Items that sets and bundles may take: what each is worth otherwise, its kind or JOKER, its group, how many."""

    worth: int
    kind: int
    place: int
    number: int


class Plan(NamedTuple):
    """A use of one sort of item: the kind chosen, how many sets and how many bundles."""

    points: int
    choice: int
    sets: int
    bundles: int


def four(values: list[int]) -> Four:
    return (values[0], values[1], values[2], values[3])


def three(values: list[int]) -> Three:
    return (values[0], values[1], values[2])


def family(item: str, scorings: dict[int, Scoring]) -> Family:
    """Sort the tiles that score an item by the way they do."""
    singles: list[int] = []
    others: dict[str, int] = {}
    for tile, scoring in scorings.items():
        if scoring.item != item:
            continue
        if scoring.kind != "chosen" and (sum(scoring.takes) if scoring.kind == "set" else scoring.count) == 1:
            singles.append(tile)
        elif scoring.kind in others:
            raise BadCatalog(f"two tiles score a {item} by {scoring.kind!r}: the best use is found for one at most")
        else:
            others[scoring.kind] = tile
    return Family(item, tuple(singles), *(others.get(kind, NONE) for kind in ("chosen", "set", "any")))


SCORINGS: Final[dict[int, Scoring]] = {
    number: tile.scoring
    for number, tile in enumerate(CATALOG.tiles)
    if tile.scoring is not None and tile.scoring.kind in BY_ITEMS
}
STORAGE: Final[dict[int, Storage]] = {
    number: tile.storage for number, tile in enumerate(CATALOG.tiles) if tile.storage is not None
}
FAMILIES: Final = {item: family(item, SCORINGS) for item in ITEMS}


def take(offers: list[Offer], needs: list[int], extra: int, taken: list[int]) -> int:
    """Fill so many slots of each kind and ``extra`` of any as cheaply as possible; ``taken``: how many of each group.

    Returns what those items are worth otherwise, -1 if there are too few. Items of a kind need a slot of that kind or
    an extra one; a joker needs only that one slot of any sort is open, since those of a kind are as good as given away.
    """
    free = sum(needs) + extra
    needs = needs[:]
    cost = 0
    for worth, kind, place, most in offers:
        number = min(most, free)
        if kind != JOKER:
            number = min(number, needs[kind] + extra)
            beyond = max(0, number - needs[kind])
            needs[kind] -= number - beyond
            extra -= beyond
        free -= number
        taken[place] = number
        cost += worth * number
    return -1 if free else cost


class Hand:
    """All items of one sort, and the player's tiles that score them."""

    __slots__ = ("bundle_points", "bundle_size", "chosen", "family", "groups", "set_points", "set_takes", "singles")

    def __init__(self, family: Family, tiles: frozenset[int], groups: list[Group]) -> None:
        self.family = family
        self.groups = groups
        self.singles = [tile for tile in family.singles if tile in tiles]
        self.chosen = family.chosen if family.chosen in tiles else NONE
        self.set_points = 0
        self.set_takes: tuple[int, ...] = (0,) * len(ITEMS[family.item])
        self.bundle_points = 0
        self.bundle_size = 0
        if family.sets in tiles:
            self.set_points = SCORINGS[family.sets].points
            self.set_takes = SCORINGS[family.sets].takes
        if family.bundles in tiles:
            self.bundle_points = SCORINGS[family.bundles].points
            self.bundle_size = SCORINGS[family.bundles].count

    def best(self) -> Plan:
        """The best plan, the first one of equals."""
        best = Plan(-1, NONE, 0, 0)
        for choice in self.choices():
            plan = self.best_with(choice)
            if plan.points > best.points:
                best = plan
        return best

    def choices(self) -> list[int]:
        """The kinds that may be chosen; one will do if every item stands for all of them."""
        if self.chosen == NONE:
            return [NONE]
        kinds = [kind for kind, marked in enumerate(SCORINGS[self.chosen].takes) if marked]
        return kinds[:1] if all(group.joker for group in self.groups) else kinds

    def worth(self, group: Group, choice: int) -> tuple[int, int]:
        """What an item earns outside sets and bundles, and on which tile."""
        points, where = (group.stay, group.at) if group.stay else (0, UNUSED)
        if group.fixed:
            return points, where
        if group.own > points:
            points, where = group.own, LEFT
        for tile in self.singles:
            scoring = SCORINGS[tile]
            if scoring.points > points and (scoring.kind == ANY or group.joker or scoring.takes[group.kind]):
                points, where = scoring.points, tile
        if self.chosen != NONE and (group.joker or group.kind == choice) and SCORINGS[self.chosen].points > points:
            points, where = SCORINGS[self.chosen].points, self.chosen
        return points, where

    def best_with(self, choice: int) -> Plan:
        """Try every number of sets, and one bundle more as long as that pays."""
        offers = self.offers(choice)
        items = sum(offer.number for offer in offers)
        total = sum(self.worth(group, choice)[0] * group.number for group in self.groups)
        size = self.bundle_size
        most_sets = items // sum(self.set_takes) if self.set_points else 0
        taken = [0] * len(self.groups)
        best = Plan(total, choice, 0, 0)
        for sets in range(most_sets + 1):
            needs = [sets * number for number in self.set_takes]
            before = -1
            for bundles in range((items - sum(needs)) // size + 1 if size else 1):
                cost = take(offers, needs, bundles * size, taken)
                points = total - cost + sets * self.set_points + bundles * self.bundle_points
                if cost < 0 or points <= before:
                    break
                before = points
                if points > best.points:
                    best = Plan(points, choice, sets, bundles)
            if before < 0:
                break
        return best

    def offers(self, choice: int) -> list[Offer]:
        """What sets and bundles may take, the cheapest first."""
        return sorted(
            Offer(self.worth(group, choice)[0], JOKER if group.joker else group.kind, place, group.number)
            for place, group in enumerate(self.groups)
            if group.number and not group.fixed
        )

    def lines(self, plan: Plan) -> Iterator[Line]:
        """Which items that plan uses where."""
        sheet = Sheet(self.family.item)
        needs = [plan.sets * number for number in self.set_takes]
        taken = [0] * len(self.groups)
        if plan.sets or plan.bundles:
            take(self.offers(plan.choice), needs, plan.bundles * self.bundle_size, taken)
        left = [group.number - number for group, number in zip(self.groups, taken)]
        sheet.earn(self.family.sets, plan.sets * self.set_points)
        self.fill(sheet, needs, taken)
        sheet.earn(self.family.bundles, plan.bundles * self.bundle_points)
        for group, number in zip(self.groups, taken):
            sheet.use(self.family.bundles, group, number, ANY)
        for group, number in zip(self.groups, left):
            points, where = self.worth(group, plan.choice)
            if points:
                sheet.earn(where, number * points)
                sheet.use(where, group, number, self.role(where, plan.choice))
        return sheet.lines()

    def fill(self, sheet: Sheet, needs: list[int], taken: list[int]) -> None:
        """Put items taken into the sets, jokers last."""
        for joker in (False, True):
            for kind, name in enumerate(ITEMS[self.family.item]):
                for place, group in enumerate(self.groups):
                    if group.joker == joker and (joker or group.kind == kind):
                        number = min(taken[place], needs[kind])
                        sheet.use(self.family.sets, group, number, name)
                        taken[place] -= number
                        needs[kind] -= number

    def role(self, where: int, choice: int) -> str:
        """As what an item counts there."""
        if where == LEFT:
            return RESOURCES[GOLD]
        if where in STORAGE:
            return STORAGE[where].resource
        if where == self.chosen:
            return ITEMS[self.family.item][choice]
        takes = SCORINGS[where].takes
        return ITEMS[self.family.item][takes.index(1)] if 1 in takes else ANY


class Sheet:
    """Lines being written, for one sort of item."""

    __slots__ = ("item", "points", "purple", "used")

    def __init__(self, item: str) -> None:
        self.item = item
        self.points: dict[int, int] = {}
        self.used: dict[int, list[int]] = {}
        self.purple: dict[int, str] = {}

    def earn(self, tile: int, points: int) -> None:
        if points:
            self.points[tile] = self.points.get(tile, 0) + points

    def use(self, tile: int, group: Group, number: int, role: str) -> None:
        if number and group.purple:
            self.purple[tile] = role
        elif number:
            self.used.setdefault(tile, [0] * len(ITEMS[self.item]))[group.kind] += number

    def lines(self) -> Iterator[Line]:
        for tile, points in self.points.items():
            used = self.used.get(tile)
            yield Line(
                tile,
                points,
                four(used) if used and self.item == "worker" else NOTHING,
                three(used) if used and self.item == "skill" else NO_SKILLS,
                four(used) if used and self.item == "resource" else NOTHING,
                self.purple.get(tile, ""),
            )


class Allocation:
    """The best use of everything: the plan for each sort of item, and the points they earn together."""

    __slots__ = ("plans", "points")

    def __init__(self, plans: list[tuple[Hand, Plan]]) -> None:
        self.plans = plans
        self.points: int = sum([plan.points for _, plan in plans])

    @property
    def lines(self) -> tuple[Line, ...]:
        """Where the points come from: by rising number of tile, each tile once."""
        found = [line for hand, plan in self.plans for line in hand.lines(plan)]
        found.sort(key=lambda line: line.tile)
        return tuple(found)


def stay_points(tile: int, holdings: Holdings) -> int:
    """What a storage tile pays for each of its items."""
    return STORAGE[tile].points[holdings.upgraded >> tile & 1]


def resource_groups(holdings: Holdings) -> list[Group]:
    """Loose and stored resources; what fits its storage tile by nature must stay there unless storage is free."""
    own = [CATALOG.gold_points if kind == GOLD or (holdings.wild and holdings.wild_points) else 0 for kind in range(4)]
    joker = [kind == GOLD or holdings.wild for kind in range(4)]
    groups = [Group(kind, number, joker[kind], own=own[kind]) for kind, number in enumerate(holdings.loose) if number]
    for tile, stored in holdings.stored:
        asked = STORAGE[tile].resource
        for kind, number in enumerate(stored):
            if not number:
                continue
            fits = kind != GOLD and asked in (ANY, RESOURCES[kind])
            if fits or joker[kind]:
                fixed = fits and not holdings.free_storage
                stay = stay_points(tile, holdings)
                groups.append(Group(kind, number, joker[kind], tile, stay, own[kind], fixed))
            else:
                groups.append(Group(kind, number, own=own[kind]))
    return groups


def purple_resource(holdings: Holdings) -> Group:
    """The purple figure as gold, which is as good as any kind, or on the storage tile that pays most."""
    at, stay = NONE, 0
    for tile in sorted(holdings.tiles.intersection(STORAGE) | {tile for tile, _ in holdings.stored}):
        if stay_points(tile, holdings) > stay:
            at, stay = tile, stay_points(tile, holdings)
    return Group(GOLD, 1, True, at, stay, CATALOG.gold_points, purple=True)


def best(holdings: Holdings) -> Allocation:
    """The use of everything that earns most.

    Workers, skills and resources do not touch each other but for the purple figure, which is tried in every role.
    """
    hands = {
        item: Hand(FAMILIES[item], holdings.tiles, groups_of(item, holdings))
        for item in ITEMS
        if item == "resource" or scored(item, holdings)
    }
    plans = {item: hand.best() for item, hand in hands.items()}
    if holdings.purple:
        tried = [
            (item, Hand(FAMILIES[item], holdings.tiles, [*hands[item].groups, role]))
            for item, role in purple_roles(holdings)
        ]
        found = [hand.best() for _, hand in tried]
        gains = [plan.points - plans[item].points for plan, (item, _) in zip(found, tried)]
        place = gains.index(max(gains))
        item, hand = tried[place]
        hands[item] = hand
        plans[item] = found[place]
    return Allocation([(hand, plans[item]) for item, hand in hands.items()])


def scored(item: str, holdings: Holdings) -> bool:
    """Whether a tile of the player scores workers, or skills: if not, they earn nothing."""
    return not holdings.tiles.isdisjoint(FAMILIES[item].tiles)


def groups_of(item: str, holdings: Holdings) -> list[Group]:
    if item == "resource":
        return resource_groups(holdings)
    counts = holdings.workers if item == "worker" else holdings.skills
    return [Group(kind, number) for kind, number in enumerate(counts) if number]


def purple_roles(holdings: Holdings) -> Iterator[tuple[str, Group]]:
    """What the purple figure may stand for; workers and skills only if a tile of the player scores them."""
    for item in ("worker", "skill"):
        if scored(item, holdings):
            for kind in range(len(ITEMS[item])):
                yield item, Group(kind, 1, purple=True)
    yield "resource", purple_resource(holdings)
