"""The loop that Sea Bastion counts: a closed way over roads, no edge crossed twice, with the most different tiles.

Such a way is a connected set of links with an even number of them at each of its tiles. Links in no circle are left
out first; then tiles are settled one after the other, and of all choices that leave the same picture at the tiles in
touch with the rest only the best is kept. So the work depends on how many tiles are open at a time, not on how
many loops there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from boardwright.games.keyflower.village import Village

#: For every tile the tiles that a road leads to, by rising number.
Roads = dict[int, list[int]]
#: For each open tile 0 if the loop is not there yet, else twice the number of its piece of the loop, plus one if it has
#: an odd number of links so far. Pieces are numbered from 1 as they come.
Picture = tuple[int, ...]


class Found(NamedTuple):
    """How many tiles, and the links they are joined by, as a bit set."""

    tiles: int
    links: int


def longest_loop(village: Village) -> tuple[int, ...]:
    """The different tiles of the longest loop, in the order of the walk; empty if there is no loop."""
    return tuple(dict.fromkeys(longest_walk(village)))


def longest_walk(village: Village) -> tuple[int, ...]:
    """The tiles of the longest loop as one walks it, the first again at the end; empty if there is none."""
    return walk(longest_links(village.roads()))


def longest_links(village_roads: Mapping[int, Iterable[int]]) -> list[tuple[int, int]]:
    """The links of the longest loop, the first found of those that are equal; -1 stands for no road.

    The work grows with the pictures kept at a time: with w tiles open at most Bell(w + 1) * 2^w, in practice far fewer.
    A full block of 36 tiles with six roads each, more than the box can make, has 7 open and keeps 1,616 pictures.
    """
    best: list[tuple[int, int]] = []
    most = 0
    for roads in circles({tile: sorted(other for other in row if other >= 0) for tile, row in village_roads.items()}):
        if len(roads) <= most:
            continue
        links = [(tile, other) for tile in roads for other in roads[tile] if tile < other]
        if all(len(others) % 2 == 0 for others in roads.values()):
            most, best = len(roads), links
            continue
        found = Search(roads, links, most).run()
        if found.tiles > most:
            most = found.tiles
            best = [link for number, link in enumerate(links) if found.links >> number & 1]
    return best


def circles(roads: Roads) -> list[Roads]:
    """The parts of a village in which every link lies on some circle, that of the lowest tile first."""
    for tile, other in bridges(roads):
        roads[tile].remove(other)
        roads[other].remove(tile)
    found: list[Roads] = []
    seen: set[int] = set()
    for tile in sorted(roads):
        if tile in seen or not roads[tile]:
            continue
        part = [tile]
        seen.add(tile)
        for member in part:
            for other in roads[member]:
                if other not in seen:
                    seen.add(other)
                    part.append(other)
        found.append({member: roads[member] for member in sorted(part)})
    return found


def bridges(roads: Roads) -> list[tuple[int, int]]:
    """The links that lie on no circle: no other way leads from behind such a link to a tile reached before it."""
    found: list[tuple[int, int]] = []
    reached: dict[int, int] = {}

    def explore(tile: int, origin: int) -> int:
        reached[tile] = earliest = len(reached)
        for other in roads[tile]:
            if other == origin:
                continue
            if other in reached:
                earliest = min(earliest, reached[other])
                continue
            behind = explore(other, tile)
            if behind > reached[tile]:
                found.append((tile, other))
            earliest = min(earliest, behind)
        return earliest

    for tile in sorted(roads):
        if tile not in reached:
            explore(tile, -1)
    return found


def settling_order(roads: Roads) -> list[int]:
    """Tiles in an order that keeps few of them open: next is always the one that opens the fewest others."""
    order: list[int] = []
    opened: dict[int, None] = {}
    settled: set[int] = set()
    while len(order) < len(roads):
        waiting = [tile for tile in opened if tile not in settled] or sorted(roads, key=lambda tile: len(roads[tile]))
        tile = min(waiting, key=lambda tile: sum(other not in opened for other in roads[tile]))
        order.append(tile)
        settled.add(tile)
        for other in (tile, *roads[tile]):
            opened[other] = None
    return order


class Search:
    """The search in a part of the village where every link lies on a circle; ``most``: what it has to surpass."""

    __slots__ = ("best", "links", "opened", "pictures", "roads")

    def __init__(self, roads: Roads, links: list[tuple[int, int]], most: int) -> None:
        self.roads = roads
        self.links = {link: number for number, link in enumerate(links)}
        self.best = Found(most, 0)
        self.opened: list[int] = []
        self.pictures: dict[Picture, Found] = {(): Found(0, 0)}

    def run(self) -> Found:
        """The best loop; ``most`` tiles without links if none is better."""
        unopened = set(self.roads)
        settled: set[int] = set()
        for tile in settling_order(self.roads):
            for other in (tile, *self.roads[tile]):
                if other in unopened:
                    unopened.remove(other)
                    self.opened.append(other)
                    self.pictures = {(*picture, 0): found for picture, found in self.pictures.items()}
            for other in self.roads[tile]:
                if other not in settled:
                    self.link(tile, other)
            settled.add(tile)
            self.settle(tile, len(unopened))
        return self.best

    def link(self, tile: int, other: int) -> None:
        """Take the link between two open tiles, or leave it."""
        bit = 1 << self.links[(min(tile, other), max(tile, other))]
        one, two = self.opened.index(tile), self.opened.index(other)
        after = dict(self.pictures)
        for picture, found in self.pictures.items():
            joined = join(picture, one, two)
            tiles = found.tiles + (picture[one] == 0) + (picture[two] == 0)
            known = after.get(joined)
            if known is None or known.tiles < tiles:
                after[joined] = Found(tiles, found.links | bit)
        self.pictures = after

    def settle(self, tile: int, unopened: int) -> None:
        """Close a tile: its links must be even; a piece of the loop that ends there must be the only one."""
        place = self.opened.index(tile)
        del self.opened[place]
        after: dict[Picture, Found] = {}
        for picture, found in self.pictures.items():
            state = picture[place]
            if state % 2 or found.tiles + picture.count(0) + unopened <= self.best.tiles:
                continue
            rest = picture[:place] + picture[place + 1 :]
            if state and all(other // 2 != state // 2 for other in rest):
                if not any(rest) and found.tiles > self.best.tiles:
                    self.best = found
                continue
            rest = renumbered(rest)
            known = after.get(rest)
            if known is None or known.tiles < found.tiles:
                after[rest] = found
        self.pictures = after


def join(picture: Picture, one: int, two: int) -> Picture:
    """The picture after a link between two of its tiles."""
    fresh = 2 * len(picture) + 2
    left, right = picture[one] // 2, picture[two] // 2
    piece = left or right or fresh
    joined = [2 * piece + state % 2 if state and state // 2 == right else state for state in picture]
    joined[one] = 2 * piece + (picture[one] + 1) % 2
    joined[two] = 2 * piece + (picture[two] + 1) % 2
    return renumbered(tuple(joined))


def renumbered(picture: Picture) -> Picture:
    """The same picture with pieces numbered as they come."""
    numbers: dict[int, int] = {0: 0}
    return tuple(2 * numbers.setdefault(state // 2, len(numbers)) + state % 2 for state in picture)


def walk(links: list[tuple[int, int]]) -> tuple[int, ...]:
    """Go over every link once and come back to the lowest tile; the links are connected, and even at each tile."""
    if not links:
        return ()
    ahead: Roads = {}
    for tile, other in links:
        ahead.setdefault(tile, []).append(other)
        ahead.setdefault(other, []).append(tile)
    for others in ahead.values():
        others.sort(reverse=True)
    way = [min(ahead)]
    done: list[int] = []
    while way:
        tile = way[-1]
        if ahead[tile]:
            other = ahead[tile].pop()
            ahead[other].remove(tile)
            way.append(other)
        else:
            done.append(way.pop())
    return tuple(reversed(done))
