"""BL-8.1 to BL-8.3: the map as the catalogue has it, and as the engine keeps it in tables."""

from __future__ import annotations

import random

import pytest

from boardwright.games.boonlake.board import ALL_SPACES, NEAR, largest_group, open_spaces
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.kernel.steps import bits
from tests.games.boonlake.table import at, step

REGIONS = {"boonlake": range(1, 10), "unknown": range(10, 18), "new_hope": range(18, 26), "southern": range(26, 34)}
BRIDGES = [(3, 10), (9, 16), (7, 18), (17, 27), (23, 26), (25, 29)]


def touching(row: int, column: int) -> set[tuple[int, int]]:
    """The six places around a hexagon; odd rows lie half a hexagon to the right."""
    shift = row % 2
    beside = {(row, column - 1), (row, column + 1)}
    return beside | {(other, column - 1 + shift + more) for other in (row - 1, row + 1) for more in (0, 1)}


def neighbours(number: int) -> set[int]:
    """Spaces that touch a space or are joined to it by a bridge, from the places of the hexagons."""
    places = {(space.row, space.column): index + 1 for index, space in enumerate(CATALOG.spaces)}
    space = CATALOG.spaces[number - 1]
    near = {places[place] for place in touching(space.row, space.column) if place in places}
    return near | {other for bridge in BRIDGES if number in bridge for other in bridge if other != number}


@pytest.mark.rule("BL-8.1", "BL-8.2")
def test_33_spaces_in_four_regions() -> None:
    assert [space.id for space in CATALOG.spaces] == [str(number) for number in range(1, 34)]
    for region, numbers in REGIONS.items():
        assert [CATALOG.regions[CATALOG.spaces[number - 1].region].id for number in numbers] == [region] * len(numbers)
    assert [region["id"] for region in at(2).view(None)["regions"]] == list(REGIONS)


@pytest.mark.rule("BL-8.3")
def test_six_bridges_join_the_regions() -> None:
    assert [tuple(end + 1 for end in bridge.ends) for bridge in CATALOG.bridges] == BRIDGES
    for one, other in BRIDGES:
        assert CATALOG.spaces[one - 1].region != CATALOG.spaces[other - 1].region
    # without them no region touches another
    for number in range(1, 34):
        across = {
            each for each in neighbours(number) if CATALOG.spaces[each - 1].region != CATALOG.spaces[number - 1].region
        }
        assert across == {other for bridge in BRIDGES if number in bridge for other in bridge if other != number}


@pytest.mark.rule("BL-8.3")
def test_presences_on_bridge_spaces() -> None:
    """Scoring tile 12 counts them: here 3 inhabitants and 2 cattle of 4 and 3."""
    table = {
        "map": {"3": "s01", "9": "s03", "5": "s04", "7": "pasture", "8": "pasture"},
        "goals": "sc12 sc01 sc02 sc03",
    }
    match = step("Explore 0 1", settlers="3a 3b 9a 5a", cattle="7 2 8 1", ranch=0, table=table)
    assert match.view(None)["goals"][0]["standings"][0]["have"] == [5]


@pytest.mark.rule("BL-5.18")
def test_neighbours_are_those_of_the_hexagons_and_bridges() -> None:
    for number in range(1, 34):
        assert {space + 1 for space in bits(NEAR[number - 1])} == neighbours(number)
        assert all(number in neighbours(other) for other in neighbours(number))


@pytest.mark.rule("BL-8.9")
def test_the_map_hangs_together() -> None:
    """So whatever tiles lie on it, an empty space is next to one of them while there is any."""
    reached = edge = {1}
    while edge:
        edge = {other for number in edge for other in neighbours(number)} - reached
        reached = reached | edge
    assert reached == set(range(1, 34))
    chance = random.Random(3)
    for _ in range(300):
        filled = chance.randrange(1, ALL_SPACES)
        expected = {
            number for number in range(1, 34)
            if not filled >> number - 1 & 1 and any(filled >> other - 1 & 1 for other in neighbours(number))
        }  # fmt: skip
        assert {space + 1 for space in bits(open_spaces(filled))} == expected != set()


@pytest.mark.rule("BL-5.18")
def test_the_largest_group_of_spaces() -> None:
    """Compared with groups that are grown one space at a time."""
    chance = random.Random(4)
    for _ in range(200):
        spaces = {number for number in range(1, 34) if chance.random() < 0.4}
        largest = 0
        left = set(spaces)
        while left:
            group = {left.pop()}
            while grown := {other for number in group for other in neighbours(number) & left}:
                group |= grown
                left -= grown
            largest = max(largest, len(group))
        assert largest_group(sum(1 << number - 1 for number in spaces)) == largest
