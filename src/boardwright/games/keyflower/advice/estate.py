"""What a village is worth: points on its tiles, upgrades within reach, resources near the places that want them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from boardwright.games.keyflower.advice.worth import (
    MISSING,
    MISSING_SKILL,
    PLAN,
    POINTS,
    STEP,
    UPGRADING,
    USE_WORTH,
    USES,
    VISITORS,
)
from boardwright.games.keyflower.catalog import ANY, CATALOG, RESOURCES
from boardwright.games.keyflower.state import GOLD, KINDS, Four, Three
from boardwright.games.keyflower.steps.transport import COSTS, CROSS_COUNTRY, WILD
from boardwright.games.keyflower.village import Village

#: How far a tile that is not laid yet will lie from a resource.
UNLAID: Final = 2
FAR: Final = 99
ALL_KINDS: Final = (0, 1, 2, 3)
STEPS_A_TURN: Final = 2.0
#: How much of a season is still to come for tiles that lie in the village, by season.
THIS_SEASON: Final = (0.5, 0.5, 0.5, 0.15, 0.0)
#: What a resource without a purpose loses by every step from the home tile.
AWAY: Final = 0.01
#: So many resources, at most, will be carried to a storage tile.
CARRIED: Final = 5
#: By tile: the kind of resource it stores (-1 for all kinds, -2 for none), and the points on both sides.
STORES: Final = [
    (-2 if tile.storage is None else -1 if tile.storage.resource == ANY else RESOURCES.index(tile.storage.resource))
    for tile in CATALOG.tiles
]
STORE_POINTS: Final = [(0, 0) if tile.storage is None else tile.storage.points for tile in CATALOG.tiles]


class Target(NamedTuple):
    """An upgrade to come: what it is worth now as a plan, what it brings, the steps and pieces it still takes.

    ``turns`` is about how many turns it takes.
    """

    plan: float
    gain: float
    steps: int
    lacking: int
    turns: float
    tile: int


class Estate(NamedTuple):
    """The worth of a village, its upgrades to come, and the resources no plan has a place for.

    ``stores``: what carrying resources to storage tiles still brings, and ``steps`` how many steps that takes.
    """

    value: float
    targets: tuple[Target, ...]
    free: Four
    stores: float = 0.0
    steps: int = 0


@lru_cache(1 << 12)
def ways_to(village: Village, target: int, across: bool) -> dict[int, int]:
    """How many steps it is from every tile to one of them; tiles without a way are left out."""
    ways = village.across() if across else village.roads()
    found = {target: 0}
    edge = [target]
    steps = 0
    while edge:
        steps += 1
        further: list[int] = []
        for tile in edge:
            for other in ways[tile]:
                if other >= 0 and other not in found:
                    found[other] = steps
                    further.append(other)
        edge = further
    return found


@lru_cache(1 << 13)
def estate(
    village: Village,
    lying: tuple[Four, ...],
    upgraded: int,
    skills: Three,
    extra: tuple[int, ...],
    season: int,
    powers: int,
    hands: int,
) -> Estate:
    """The estate of a village with those resources ``lying`` on its tiles, and tiles ``extra`` that will be laid.

    ``season`` 4 is after winter, when plans are worth nothing; ``hands`` is about how many turns there are for them.
    """
    return Surveyor(village, lying, upgraded, skills, extra, season, powers).survey(hands)


@lru_cache(1 << 10)
def settled(lying: tuple[tuple[int, Four], ...], upgraded: int) -> Estate:
    """The estate when nothing can be moved any more, wherever the tiles lie: tiles with the resources on them."""
    value = 0.0
    free = [0, 0, 0, 0]
    for tile, row in lying:
        back = upgraded >> tile & 1
        value += POINTS[tile][back]
        for kind in range(KINDS):
            points = STORE_POINTS[tile][back] if STORES[tile] == -1 or STORES[tile] == kind or kind == GOLD else 0
            if points > (kind == GOLD):
                value += points * row[kind]
            else:
                free[kind] += row[kind]
    return Estate(value, (), (free[0], free[1], free[2], free[3]))


class Surveyor:
    """Looks through a village once."""

    def __init__(
        self,
        village: Village,
        lying: tuple[Four, ...],
        upgraded: int,
        skills: Three,
        extra: tuple[int, ...],
        season: int,
        powers: int,
    ) -> None:
        self.village = village
        self.tiles = [placed.tile for placed in village.tiles]
        self.upgraded = upgraded
        self.skills = list(skills)
        self.extra = extra
        self.season = season
        self.across = powers & CROSS_COUNTRY != 0
        self.wild = powers & WILD != 0
        #: How many seasons a tile will still be used.
        self.left = max(3 - season, 0)
        self.stores = 0.0
        self.steps = 0
        #: By kind: where resources lie that have no purpose yet, one entry each.
        self.loose: list[list[int]] = [[], [], [], []]
        for tile, row in zip(self.tiles, lying):
            for kind in range(KINDS):
                if row[kind]:
                    self.loose[kind].extend([tile] * row[kind])

    def survey(self, hands: float) -> Estate:
        value = 0.0
        wanted: list[tuple[float, int]] = []
        for number, tile in enumerate((*self.tiles, *self.extra)):
            back = self.upgraded >> tile & 1
            value += POINTS[tile][back]
            use = USE_WORTH[tile]
            left = self.left + (THIS_SEASON[self.season] if number < len(self.tiles) else 0.0)
            if use[0]:
                value += left * (USES * use[back] + VISITORS)
            if not back and COSTS[tile] is not None:
                gain = POINTS[tile][1] - POINTS[tile][0] + left * USES * (use[1] - use[0])
                if STORES[tile] != -2:
                    gain += self.stored_there(tile, hands)
                wanted.append((gain, tile))
        targets: list[Target] = []
        if self.season < 4 and hands:
            wanted.sort(reverse=True)
            for gain, tile in wanted:
                target = self.target(tile, gain, hands)
                if target.plan > 0.0:
                    targets.append(target)
                    hands -= target.turns
                    value += target.plan
        value += self.storage(hands) - self.scattered()
        free = (len(self.loose[0]), len(self.loose[1]), len(self.loose[2]), len(self.loose[3]))
        return Estate(value, tuple(targets), free, self.stores, self.steps)

    def stored_there(self, tile: int, hands: float) -> float:
        """What turning a storage tile over adds for the resources on it, and for those that will be."""
        stores = STORES[tile]
        here = more = 0
        for kind in (0, 1, 2, 3) if stores < 0 else (stores, GOLD):
            number = self.loose[kind].count(tile)
            here += number
            if kind != GOLD:
                more += len(self.loose[kind]) - number
        points = STORE_POINTS[tile]
        return (points[1] - points[0]) * (here + PLAN[self.season] * min(more, STEPS_A_TURN * hands, CARRIED))

    def ways(self, tile: int) -> dict[int, int]:
        if tile in self.extra:
            return {}
        return ways_to(self.village, tile, self.across)

    def distance(self, ways: dict[int, int], place: int) -> int:
        return ways.get(place, FAR) if ways else UNLAID

    def target(self, tile: int, gain: float, hands: float) -> Target:
        """The plan for one upgrade: it takes the resources nearest to it, unless it is not worth it."""
        cost = COSTS[tile]
        assert cost is not None
        price = UPGRADING
        lacking = 0
        for skill in range(3):
            short = cost.skills[skill] - self.skills[skill]
            if short > 0:
                price += MISSING_SKILL * short
                lacking += short
        if cost.any_skill and sum(self.skills) < cost.any_skill:
            price += MISSING_SKILL
            lacking += 1
        steps = 0
        taken: list[tuple[int, int]] = []
        wanted: list[tuple[int, ...]] = []
        for kind in range(KINDS):
            pays = ALL_KINDS if self.wild else (kind, GOLD) if kind < GOLD else (GOLD,)
            wanted += [pays] * cost.resources[kind]
        for kinds in wanted + [ALL_KINDS] * cost.any:
            found = self.nearest(tile, kinds)
            if found is None:
                price += MISSING
                lacking += 1
            else:
                steps += found[0]
                taken.append((found[1], found[2]))
        turns = 1.0 + lacking + max(steps - 1, 0) / STEPS_A_TURN
        plan = (gain - price - STEP * steps) * PLAN[self.season] if turns <= hands else 0.0
        if plan > 0.0:
            for skill in range(3):
                self.skills[skill] = max(self.skills[skill] - cost.skills[skill], 0)
        else:
            for kind, place in taken:
                self.loose[kind].append(place)
        return Target(plan, gain, steps, lacking, turns, tile)

    def nearest(self, tile: int, kinds: tuple[int, ...]) -> tuple[int, int, int] | None:
        """Take the resource of one of those kinds that is nearest to a tile: its distance, kind and place."""
        best: tuple[int, int, int] | None = None
        ways: dict[int, int] | None = None
        for kind in kinds:
            for place in self.loose[kind]:
                if ways is None:
                    ways = self.ways(tile)
                way = self.distance(ways, place)
                if way < 6 and (best is None or way + (kind == GOLD) < best[0] + (best[1] == GOLD)):
                    best = (way, kind, place)
        if best is not None:
            self.loose[best[1]].remove(best[2])
        return best

    def scattered(self) -> float:
        """Resources without a purpose lie best near the home tile, from where roads lead everywhere."""
        steps = 0
        for rows in self.loose:
            if rows:
                ways = ways_to(self.village, self.tiles[0], self.across)
                for place in rows:
                    steps += ways.get(place, 5)
        return AWAY * steps

    def storage(self, hands: float) -> float:
        """Resources on storage tiles, and those that can still be carried there."""
        value = 0.0
        for tile in (*self.tiles, *self.extra):
            stores = STORES[tile]
            if stores == -2:
                continue
            points = STORE_POINTS[tile][self.upgraded >> tile & 1]
            ways = self.ways(tile)
            room = min(STEPS_A_TURN * hands, 2.0 * CARRIED)
            for kind in (0, 1, 2, 3) if stores < 0 else (stores, GOLD):
                kept: list[int] = []
                for place in sorted(self.loose[kind], key=lambda place: self.distance(ways, place)):
                    way = self.distance(ways, place)
                    own = points - (kind == GOLD)
                    plan = own if not way else (own - STEP * way) * PLAN[self.season] if way <= room else 0.0
                    if plan > 0.0:
                        value += plan + (kind == GOLD)
                        self.stores += own - plan
                        self.steps += way
                        room -= way
                    else:
                        kept.append(place)
                self.loose[kind] = kept
        return value
