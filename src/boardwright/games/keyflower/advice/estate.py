"""What a village is worth: points on its tiles, upgrades within reach, resources near the places that want them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from boardwright.games.keyflower.advice.ground import STORE_POINTS, STORES, Ground, ground, ways_to
from boardwright.games.keyflower.advice.worth import (
    ENGINE,
    MISSING,
    MISSING_SKILL,
    PLAN,
    POINTS,
    STEP,
    UPGRADING,
)
from boardwright.games.keyflower.state import GOLD, KINDS, NOTHING, WINTER, Four, Three
from boardwright.games.keyflower.steps.transport import COSTS, CROSS_COUNTRY, WILD
from boardwright.games.keyflower.village import Village

#: How far a tile that is not laid yet will lie from a resource.
UNLAID: Final = 2
#: Farther than anything is carried.
FAR: Final = 6
ALL_KINDS: Final = (0, 1, 2, 3)
#: By kind, the kinds that pay for it.
PAYS: Final = ((0, GOLD), (1, GOLD), (2, GOLD), (GOLD,))
STEPS_A_TURN: Final = 2.0
#: From this season on, upgrades for which everything is there come before those that lack something.
LAST: Final = 2
#: What a resource without a purpose loses by every step from the home tile.
AWAY: Final = 0.01
#: So many resources, at most, will be carried to a storage tile.
CARRIED: Final = 5


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
    """The worth of a village, its upgrades to come, the resources no plan has a place for, and all resources.

    ``stores``: what carrying resources to storage tiles still brings, and ``steps`` how many steps that takes.
    ``plans``: how much of the worth is still to be done.
    """

    value: float
    targets: tuple[Target, ...]
    free: Four
    every: Four
    stores: float = 0.0
    steps: int = 0
    plans: float = 0.0


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
    left = (free[0], free[1], free[2], free[3])
    return Estate(value, (), left, left)


class Surveyor:
    """Looks through a village once."""

    __slots__ = (
        "across",
        "extra",
        "ground",
        "loose",
        "plans",
        "season",
        "skills",
        "steps",
        "stores",
        "upgraded",
        "village",
        "wild",
    )

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
        self.upgraded = upgraded
        self.skills: list[int] = [skills[0], skills[1], skills[2]]
        self.extra = extra
        self.season = season
        self.across = powers & CROSS_COUNTRY != 0
        self.wild = powers & WILD != 0
        self.ground: Ground = ground(village, upgraded, extra, season)
        self.stores = 0.0
        self.steps = 0
        self.plans = 0.0
        #: By kind: where resources lie that have no purpose yet, one entry each.
        self.loose: list[list[int]] = [[], [], [], []]
        tiles = village.tiles
        for place in range(len(lying)):
            row = lying[place]
            if row != NOTHING:
                for kind in range(KINDS):
                    if row[kind]:
                        self.loose[kind].extend([tiles[place].tile] * row[kind])

    def survey(self, hands: float) -> Estate:
        value = self.ground.value
        every = self.numbers()
        targets: list[Target] = []
        if self.season <= WINTER and hands:
            later: list[tuple[float, int]] = []
            for gain, tile in self.ground.projects:
                if STORES[tile] != -2:
                    gain += self.stored_there(tile, hands)
                target = self.target(tile, gain, hands, self.season < LAST)
                if target.plan > 0.0:
                    targets.append(target)
                    hands -= target.turns
                    self.plans += target.plan
                elif target.lacking:
                    later.append((gain, tile))
            if self.season >= LAST:
                for gain, tile in later:
                    target = self.target(tile, gain, hands, True)
                    if target.plan > 0.0:
                        targets.append(target)
                        hands -= target.turns
                        self.plans += target.plan
        for tile in self.ground.stores:
            value += self.storage(tile, hands)
        value += self.plans - self.scattered()
        return Estate(value, tuple(targets), self.numbers(), every, self.stores, self.steps, self.plans)

    def numbers(self) -> Four:
        """How many resources of each kind have no purpose yet."""
        loose = self.loose
        return (len(loose[0]), len(loose[1]), len(loose[2]), len(loose[3]))

    def stored_there(self, tile: int, hands: float) -> float:
        """What turning a storage tile over adds for the resources on it, and for those that will be."""
        stores = STORES[tile]
        here = 0
        more = 0
        for kind in ALL_KINDS if stores < 0 else PAYS[stores]:
            number = self.loose[kind].count(tile)
            here += number
            if kind != GOLD:
                more += len(self.loose[kind]) - number
        coming = PLAN[self.season] * min(more, STEPS_A_TURN * hands, CARRIED)
        coming += ENGINE[self.season] * self.ground.made(stores)
        points = STORE_POINTS[tile]
        return (points[1] - points[0]) * (here + coming)

    def ways(self, tile: int) -> dict[int, int] | None:
        """The distances to a tile; none if it is not laid yet."""
        return None if tile in self.extra else ways_to(self.village, tile, self.across)

    def target(self, tile: int, gain: float, hands: float, lacks: bool) -> Target:
        """The plan for one upgrade: it takes the resources nearest to it, unless it is not worth it.

        ``lacks``: it may be one for which something is missing.
        """
        cost = COSTS[tile]
        assert cost is not None
        price = UPGRADING
        lacking = 0
        turns = 1.0
        skills = self.skills
        for skill in range(3):
            short = cost.skills[skill] - skills[skill]
            if short > 0:
                price += MISSING_SKILL * short
                lacking += short
                turns += short
        if cost.any_skill and skills[0] + skills[1] + skills[2] < cost.any_skill:
            price += MISSING_SKILL
            lacking += 1
            turns += 1.0
        steps = 0
        taken: list[tuple[int, int]] = []
        ways = self.ways(tile)
        for kind in range(KINDS + 1):
            number = cost.resources[kind] if kind < KINDS else cost.any
            if not number:
                continue
            kinds = ALL_KINDS if self.wild or kind == KINDS else PAYS[kind]
            for _ in range(number):
                found = self.nearest(ways, kinds)
                if found is None:
                    price += MISSING
                    lacking += 1
                    turns += 1.0
                else:
                    steps += found[0]
                    taken.append((found[1], found[2]))
        at_once = self.ground.steps
        if steps > at_once:
            turns += (steps - at_once) / at_once
        plan = 0.0
        if lacks or not lacking:
            plan = (gain - price - STEP * steps) * PLAN[self.season]
            if turns > hands:
                plan *= hands / turns if hands > 0.0 else 0.0
        if plan > 0.0:
            for skill in range(3):
                skills[skill] = max(skills[skill] - cost.skills[skill], 0)
        else:
            for kind, place in taken:
                self.loose[kind].append(place)
        return Target(plan, gain, steps, lacking, turns, tile)

    def nearest(self, ways: dict[int, int] | None, kinds: tuple[int, ...]) -> tuple[int, int, int] | None:
        """Take the resource of one of those kinds that is nearest to a tile: its distance, kind and place."""
        best_way = FAR
        best_kind = -1
        best_place = -1
        least = FAR
        for kind in kinds:
            gold = 1 if kind == GOLD else 0
            for place in self.loose[kind]:
                way = UNLAID if ways is None else ways.get(place, FAR)
                if way < FAR and way + gold < least:
                    least = way + gold
                    best_way, best_kind, best_place = way, kind, place
        if best_kind < 0:
            return None
        self.loose[best_kind].remove(best_place)
        return best_way, best_kind, best_place

    def scattered(self) -> float:
        """Resources without a purpose lie best near the home tile, from where roads lead everywhere."""
        steps = 0
        for rows in self.loose:
            if rows:
                ways = ways_to(self.village, self.village.tiles[0].tile, self.across)
                for place in rows:
                    steps += ways.get(place, FAR)
        return AWAY * steps

    def storage(self, tile: int, hands: float) -> float:
        """Resources on a storage tile, and those that can still be carried there."""
        stores = STORES[tile]
        points = STORE_POINTS[tile][self.upgraded >> tile & 1]
        value = ENGINE[self.season] * self.ground.made(stores) * points
        ways = self.ways(tile)
        room = min(STEPS_A_TURN * hands, 2.0 * CARRIED)
        for kind in ALL_KINDS if stores < 0 else PAYS[stores]:
            if not self.loose[kind]:
                continue
            gold = 1.0 if kind == GOLD else 0.0
            own = points - gold
            near = [(UNLAID if ways is None else ways.get(place, FAR), place) for place in self.loose[kind]]
            near.sort()
            kept: list[int] = []
            for way, place in near:
                plan = own
                if way:
                    plan = (own - STEP * way) * PLAN[self.season] if way <= room else 0.0
                if plan > 0.0:
                    if way:
                        self.plans += plan
                        value += gold
                    else:
                        value += plan + gold
                    self.stores += own - plan
                    self.steps += way
                    room -= way
                else:
                    kept.append(place)
            self.loose[kind] = kept
        return value
