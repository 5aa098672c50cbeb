"""Markers on tracks: how far one comes, what it passes, what is lost at the end.

A track is given by the spaces that follow each space: one on a plain track, several at a fork, all neighbours on a map
of roads. Spaces on which a marker cannot stand are skipped: they cost no step, and several in a row are all skipped.
Sets of spaces are bits of an int.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from boardwright.kernel.errors import BrokenFlow

#: The spaces that follow each space.
Track: TypeAlias = tuple[tuple[int, ...], ...]


class Landing(NamedTuple):
    """Where one step leads, and what is skipped on the way there."""

    space: int
    skipped: tuple[int, ...] = ()


class Walk(NamedTuple):
    """Where a marker comes to stand, step by step, and how many steps are lost since nothing follows."""

    space: int
    landings: tuple[Landing, ...]
    lost: int

    @property
    def entered(self) -> tuple[int, ...]:
        """The spaces that cost a step, in order."""
        return tuple([landing.space for landing in self.landings])

    @property
    def passed(self) -> tuple[int, ...]:
        """All spaces on the way, in order: skipped ones too, and the last."""
        return tuple([space for landing in self.landings for space in (*landing.skipped, landing.space)])


def straight(length: int) -> Track:
    """A track without forks: spaces from 0 on, one after the other."""
    return tuple([(space + 1,) if space + 1 < length else () for space in range(length)])


def roads(spaces: int, links: Sequence[tuple[int, int]]) -> Track:
    """A map on which one can go both ways between linked spaces."""
    found: list[list[int]] = [[] for _ in range(spaces)]
    for one, other in links:
        found[one].append(other)
        found[other].append(one)
    return tuple([tuple(sorted(row)) for row in found])


def landings(track: Track, space: int, taken: int = 0, barred: int = 0) -> list[Landing]:
    """Every place that one step leads to, past spaces that are taken, never over ones that are barred."""
    found: list[Landing] = []
    _search(track, space, taken, barred | 1 << space, (), found)
    return found


def _search(track: Track, space: int, taken: int, barred: int, skipped: tuple[int, ...], found: list[Landing]) -> None:
    for onward in track[space]:
        if barred >> onward & 1:
            continue
        if taken >> onward & 1:
            _search(track, onward, taken, barred | 1 << onward, (*skipped, onward), found)
        else:
            found.append(Landing(onward, skipped))


def walk(track: Track, space: int, steps: int, taken: int = 0, barred: int = 0) -> Walk:
    """So many steps where there is no choice: at a fork all ways but one must be barred."""
    found: list[Landing] = []
    while len(found) < steps:
        onward = landings(track, space, taken, barred)
        if not onward:
            break
        if len(onward) > 1:
            raise BrokenFlow(f"the track forks at space {space}: bar all ways but one, or let the player choose")
        found.append(onward[0])
        space = onward[0].space
    return Walk(space, tuple(found), steps - len(found))


def reachable(track: Track, space: int, steps: int, taken: int = 0, barred: int = 0) -> int:
    """The spaces that at most so many steps lead to, as bits. No space is entered twice, the first one included."""
    if not steps:
        return 0
    found = 0
    for landing in landings(track, space, taken, barred):
        found |= 1 << landing.space
        gone = barred | 1 << space
        for skipped in landing.skipped:
            gone |= 1 << skipped
        found |= reachable(track, landing.space, steps - 1, taken, gone)
    return found
