"""The longest loop in a village, for Sea Bastion."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.loops import longest_links, longest_loop, longest_walk
from boardwright.games.keyflower.village import DIRECTIONS, EDGES, FIELD, ROAD, SIDES, STEPS, Placed, Village, build
from tests.deep import deep, seeds

WITH_ROADS = [
    number
    for number, tile in enumerate(CATALOG.tiles)
    if tile.kind in ("village", "turn_order", "winter") and tile.edges.count(ROAD)
]
Links = set[tuple[int, int]]


def placed(name: str, q: int, r: int, roads: str = "", fields: str = "") -> Placed:
    """A tile turned so that there are roads and fields in those directions."""
    tile = CATALOG.tile(name)
    wanted = [(DIRECTIONS.index(direction), ROAD) for direction in roads.split()]
    wanted += [(DIRECTIONS.index(direction), FIELD) for direction in fields.split()]
    for turns in range(SIDES):
        if all(EDGES[tile][turns][direction] == edge for direction, edge in wanted):
            return Placed(tile, q, r, turns)
    raise AssertionError(f"{name} has no such edges")


def names(tiles: tuple[int, ...]) -> list[str]:
    return [CATALOG.tiles[tile].id for tile in tiles]


HOME = Placed(CATALOG.tile("home_1"), 0, 0, 0)
NORTH = placed("workshop", 0, -1, roads="s se", fields="sw")
NORTHEAST = placed("woodcutter", 1, -1, roads="sw nw")
#: A second triangle on the other side of the home tile.
WEST = placed("key_mine", -1, 0, roads="s se", fields="ne")
SOUTHWEST = placed("keywood", -1, 1, roads="n ne")


# -- examples ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-10.2", "KF-10.21")
def test_the_smallest_loop_has_three_tiles() -> None:
    village = build([HOME, NORTH, NORTHEAST])
    assert sorted(names(longest_loop(village))) == ["home_1", "woodcutter", "workshop"]


@pytest.mark.rule("KF-10.21")
def test_a_village_without_a_loop() -> None:
    assert longest_loop(build([HOME])) == ()
    assert longest_loop(build([HOME, NORTH])) == ()
    assert longest_walk(build([HOME, NORTH, WEST])) == ()


@pytest.mark.rule("KF-10.20")
def test_a_tile_passed_twice_counts_once() -> None:
    village = build([HOME, NORTH, NORTHEAST, WEST, SOUTHWEST])
    walk = longest_walk(village)
    assert len(walk) == 7
    assert walk[0] == walk[-1] == HOME.tile
    assert walk.count(HOME.tile) == 3
    assert len(longest_loop(village)) == 5
    assert longest_loop(village)[0] == HOME.tile


@pytest.mark.rule("KF-10.2")
def test_tiles_beside_the_loop_do_not_count() -> None:
    dead_end = placed("stone_yard", 0, -2, roads="s")
    village = build([HOME, placed("workshop", 0, -1, roads="s se n"), NORTHEAST, dead_end])
    assert dead_end.tile not in longest_loop(village)
    assert len(longest_loop(village)) == 3


@pytest.mark.rule("KF-11.17", "KF-10.2")
def test_a_road_that_meets_a_field_is_no_link() -> None:
    village = build([HOME, NORTH, placed("woodcutter", 1, -1, roads="sw", fields="nw")])
    assert longest_loop(village) == ()


# -- against slow ways ---------------------------------------------------------------------------------------------


def links_of(village: Village) -> Links:
    return {(tile, other) for tile, row in village.roads().items() for other in row if 0 <= tile < other}


def slow_walk(links: Links) -> int:
    """Go every way that crosses no link twice; the most tiles of one that comes back."""
    best = 0

    def go(tile: int, start: int, unused: Links, seen: frozenset[int]) -> None:
        nonlocal best
        for link in unused:
            if tile in link:
                other = link[0] if link[1] == tile else link[1]
                if other == start:
                    best = max(best, len(seen))
                if other >= start:
                    go(other, start, unused - {link}, seen | {other})

    for start in {tile for link in links for tile in link}:
        # Tiles below the start need not be entered: a loop is found from its lowest tile.
        go(start, start, {link for link in links if min(link) >= start}, frozenset([start]))
    return best


def slow_even(links: Links) -> int:
    """Try every set of links that is even at each tile, put together from circles; count those that hang together."""
    tree: dict[int, dict[int, tuple[int, int]]] = {}
    circles: list[frozenset[tuple[int, int]]] = []
    for link in sorted(links):
        one, two = (tree.setdefault(tile, {}) for tile in link)
        way = path(tree, *link)
        if way is None:
            one[link[1]] = two[link[0]] = link
        else:
            circles.append(frozenset([link, *way]))
    found = [frozenset[tuple[int, int]]()]
    for circle in circles:
        found += [chosen ^ circle for chosen in found]
    return max((len(hanging_together(chosen)) for chosen in found), default=0)


def path(tree: dict[int, dict[int, tuple[int, int]]], start: int, end: int) -> list[tuple[int, int]] | None:
    """The links from one tile of a forest to another."""
    ways: dict[int, list[tuple[int, int]]] = {start: []}
    queue = [start]
    for tile in queue:
        for other, link in tree[tile].items():
            if other not in ways:
                ways[other] = [*ways[tile], link]
                queue.append(other)
    return ways.get(end)


def hanging_together(links: frozenset[tuple[int, int]]) -> set[int]:
    """All tiles of the links if one can go from each to each, else none."""
    tiles = {tile for link in links for tile in link}
    if not tiles:
        return set()
    reached = {min(tiles)}
    grown = True
    while grown:
        grown = False
        for one, two in links:
            if (one in reached) != (two in reached):
                reached |= {one, two}
                grown = True
    return tiles if reached == tiles else set()


def random_village(draw: random.Random, tiles: int, any_edges: bool) -> Village:
    """Laid by chance, mostly where many roads meet."""
    village = build([Placed(draw.randrange(6), 0, 0, 0)])
    for tile in draw.sample(WITH_ROADS, tiles):
        spots = sorted(village.spots(tile, any_edges))
        if not spots:
            continue
        spots = draw.sample(spots, min(15, len(spots)))
        if draw.random() < 0.9:
            spots.sort(key=lambda spot: len(links_of(village.laid(tile, spot))))
        village = village.laid(tile, spots[-1])
    return village


def check_walk(village: Village) -> None:
    """A closed way over roads that crosses no edge twice, whose different tiles are the loop."""
    walk = longest_walk(village)
    crossed = [(min(step), max(step)) for step in pairwise(walk)]
    assert len(set(crossed)) == len(crossed)
    assert set(crossed) <= links_of(village)
    assert walk[:1] == walk[-1:]
    loop = longest_loop(village)
    assert set(loop) == set(walk)
    assert len(set(loop)) == len(loop)
    assert longest_walk(build(village.tiles)) == walk


@deep
@pytest.mark.rule("KF-10.2", "KF-10.20")
def test_no_walk_in_a_small_village_is_longer() -> None:
    lengths: Counter[int] = Counter()
    passed_again = 0
    for number in seeds(200, 10_000):
        village = random_village(random.Random(number), 7, number % 4 == 0)
        loop = longest_loop(village)
        assert len(loop) == slow_walk(links_of(village)), number
        check_walk(village)
        lengths[len(loop)] += 1
        passed_again += len(longest_walk(village)) > len(loop) + 1
    assert len(lengths) > 4
    assert lengths[0]
    assert passed_again


@deep
@pytest.mark.rule("KF-10.2", "KF-10.20")
def test_no_even_set_of_links_in_a_larger_village_is_longer() -> None:
    longest = 0
    for number in seeds(60, 2000):
        village = random_village(random.Random(number), 16, number % 4 == 0)
        loop = longest_loop(village)
        assert len(loop) == slow_even(links_of(village)), number
        check_walk(village)
        longest = max(longest, len(loop))
    assert longest > 10


def neighbours(links: Links) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for one, two in links:
        found.setdefault(one, []).append(two)
        found.setdefault(two, []).append(one)
    return found


def tiles_of(links: list[tuple[int, int]]) -> set[int]:
    return hanging_together(frozenset(links))


@pytest.mark.rule("KF-10.20")
def test_two_rings_apart_are_not_one_loop() -> None:
    # Two rings of six, joined by roads between tiles that lie opposite: the loop through both has half of each.
    rings = {(start + at, start + (at + 1) % 6) for start in (0, 6) for at in range(6)}
    links = {(min(link), max(link)) for link in rings} | {(0, 6), (3, 9)}
    assert slow_even(links) == 8
    assert len(tiles_of(longest_links(neighbours(links)))) == 8


@pytest.mark.rule("KF-10.20")
def test_a_circle_that_closes_beside_the_loop_is_no_part_of_it() -> None:
    links = {(4, 10), (4, 11), (5, 11), (5, 12), (9, 10), (9, 16), (12, 19), (16, 23), (17, 18), (17, 23), (17, 24)}
    links |= {(18, 24), (19, 26), (23, 30), (24, 25), (25, 26), (25, 31), (26, 27), (26, 33), (27, 33), (29, 30)}
    links |= {(29, 35), (31, 37), (35, 36), (36, 37)}
    assert slow_even(links) == 19
    assert len(tiles_of(longest_links(neighbours(links)))) == 19


@deep
@pytest.mark.rule("KF-10.2", "KF-10.20")
def test_no_even_set_of_links_is_longer_wherever_roads_lead() -> None:
    # Roads by chance between the places of a block, in ways that tiles need not allow.
    for number in seeds(50, 2000):
        draw = random.Random(number)
        steps = [(q, r, q + dq, r + dr) for q in range(7) for r in range(6) for dq, dr in STEPS[3:]]
        inside = [(7 * r + q, 7 * s + p) for q, r, p, s in steps if 0 <= p < 7 and 0 <= s < 6]
        links = {(min(link), max(link)) for link in draw.sample(inside, 48)}
        best = longest_links(neighbours(links))
        count = Counter(tile for link in best for tile in link)
        assert set(best) <= links
        assert all(roads % 2 == 0 for roads in count.values())
        assert len(tiles_of(best)) == slow_even(links), number


@pytest.mark.rule("KF-10.2")
def test_the_largest_villages_are_searched_too() -> None:
    for number in range(4):
        village = random_village(random.Random(number), len(WITH_ROADS), number % 2 == 0)
        assert len(village.tiles) > 30
        assert longest_loop(village)
        check_walk(village)
