"""KB-11.3 and KB-11.31 to KB-11.36: the Caravan."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.kingdom_builder.expansions import (
    HARVEST,
    MARSHLANDS,
    NOMADS,
    buildable,
    expanded,
    in_order,
    land,
    place_of,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    CELLS,
    at,
    cells,
    centre,
    lifts,
    named,
    neighbours,
    play,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)

# Caravans are at m7 and q8. Row 11 can be built on from a11 to m11: desert, grass, canyon; n11 is water.
AXES = [(1.0, 0.0), (0.5, 3**0.5 / 2), (-0.5, 3**0.5 / 2)]
DIRECTIONS = [(sign * dx, sign * dy) for dx, dy in AXES for sign in (1, -1)]


def outward(cell: str, direction: tuple[float, float]) -> Iterator[str]:
    """The cells of the board from that one on in a straight line."""
    x, y = centre(cell)
    while True:
        x, y = x + direction[0], y + direction[1]
        found = at(x, y)
        if found is None:
            return
        yield found


def slides(cell: str, free: set[str]) -> set[str]:
    """Where a settlement comes to stand when it slides over free cells until something stops it."""
    ends = set()
    for direction in DIRECTIONS:
        last = None
        for found in outward(cell, direction):
            if found not in free:
                break
            last = found
        if last:
            ends.add(last)
    return ends


@pytest.mark.rule("KB-11.3")
def test_caravan_moves_a_settlement_in_a_straight_line_until_an_obstacle_stops_it() -> None:
    match = expanded(NOMADS, "l8 a11", tiles=["caravan"], played="flowers")
    play(match, "use caravan")
    assert lifts(match) == {"l8", "a11"}
    play(match, "lift a11")
    assert cells(match) == slides("a11", buildable(NOMADS) - {"l8"})
    assert "m11" in cells(match)
    play(match, "move-to m11")
    assert settlements(match) == {"l8", "m11"}
    assert (seat(match)["supply"], match.view(None)["due"]) == (38, 3)


@pytest.mark.rule("KB-11.3", "KB-11.31", "KB-11.32", "KB-11.33")
@pytest.mark.parametrize(
    "quadrants",
    [NOMADS, ("caravan", *MARSHLANDS[:3]), ("caravan", *HARVEST[1:]), ("tower", "caravan", "oasis", "monastery_wagon")],
    ids=["nomads", "marshlands", "harvest", "mixed"],
)
@pytest.mark.parametrize("seed", range(3))
def test_the_slow_way_agrees_with_every_slide(quadrants: tuple[str, ...], seed: int) -> None:
    chance = random.Random(seed)
    caravan = place_of(quadrants, "caravan")
    places = sorted(buildable(quadrants) | land(quadrants, "water"))
    beside = min(neighbours(caravan) & set(places))
    chosen = chance.sample([cell for cell in places if cell != beside], 50)
    own, rival, walls = [beside, *chosen[:15]], chosen[15:35], chosen[35:]
    match = expanded(quadrants, " ".join(own), " ".join(rival), walls=" ".join(walls), tiles=[f"caravan@{caravan}"])
    free = buildable(quadrants) - set(own) - set(rival) - set(walls)
    play(match, "use caravan")
    assert lifts(match) == {cell for cell in own if slides(cell, free)}
    for origin in sorted(lifts(match)):
        assert named(walk(match, f"lift {origin}"), "move-to") == slides(origin, free)


#: What stands at h11, or on the cells named: then the way from a11 to the right ends there.
OBSTACLES: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "nothing": ({}, {}, "m11"),
    "an own settlement": ({"settlements": "l8 a11 h11"}, {}, "g11"),
    "another player's settlement": ({}, {"settlements": "h11"}, "g11"),
    "an own wagon": ({"wagon": "h11"}, {}, "g11"),
    "another player's wagon": ({}, {"wagon": "h11"}, "g11"),
    "a City Hall": ({}, {"hall": "j11"}, "h11"),
    "a wall": ({"walls": "h11"}, {}, "g11"),
    "a scout": ({"scouts": "h11"}, {}, "g11"),
    "a warrior": ({}, {"warriors": "h11"}, "f11"),
    "a warrior beside the way": ({}, {"warriors": "h12"}, "g11"),
    "an own warrior beside the way": ({"warriors": "h12"}, {}, "g11"),
}


@pytest.mark.rule("KB-11.31", "KB-12.19")
@pytest.mark.parametrize("kind", [kind for kind in OBSTACLES if "warrior" not in kind])
def test_whatever_is_in_the_way_stops_the_caravan(kind: str) -> None:
    own, rival, end = OBSTACLES[kind]
    fields = {"settlements": "l8 a11", **own}
    match = expanded(NOMADS, fields.pop("settlements"), rival, tiles=["caravan"], **fields)
    play(match, "use caravan", "lift a11")
    assert {cell for cell in cells(match) if cell.endswith("11")} == {end}


@pytest.mark.rule("KB-11.34", "KB-12.37")
@pytest.mark.parametrize("kind", [kind for kind in OBSTACLES if "warrior" in kind])
def test_the_slide_ends_before_a_cell_next_to_a_warrior(kind: str) -> None:
    own, rival, end = OBSTACLES[kind]
    match = expanded(NOMADS, "l8 a11", rival, tiles=["caravan"], **own)
    play(match, "use caravan", "lift a11")
    assert {cell for cell in cells(match) if cell.endswith("11")} == {end}


@pytest.mark.rule("KB-11.31")
def test_special_cells_water_mountains_and_the_rim_stop_the_caravan() -> None:
    match = expanded(NOMADS, "l8 j7 j12 e9", tiles=["caravan"])
    play(match, "use caravan")
    right = cells(walk(match, "lift j7"))
    assert "l7" in right  # before the Caravan of m7
    assert "d7" in right  # before the water of c7
    assert "i12" not in cells(walk(match, "lift j12"))
    assert {"e12", "m12"} <= cells(walk(match, "lift j12"))  # before the mountain of d12 and the water of n12
    from_e9 = cells(walk(match, "lift e9"))
    assert "g9" in from_e9  # before the mountain of h9
    assert "e9" not in from_e9
    assert not from_e9 & land(NOMADS, "nomad", "location")


@pytest.mark.rule("KB-11.32")
def test_the_caravan_cannot_stop_earlier() -> None:
    match = expanded(NOMADS, "l8 a11", "b11", tiles=["caravan"])
    free = expanded(NOMADS, "l8 a11", tiles=["caravan"])
    play(free, "use caravan", "lift a11")
    assert {rule(free, f"{column}11") for column in "bcdefghijkl"} == {"KB-11.3"}
    assert rule(free, "a11") == "KB-4.12"
    play(match, "use caravan", "lift a11")
    assert not {cell for cell in cells(match) if cell.endswith("11")}  # blocked at once


@pytest.mark.rule("KB-11.32", "KB-4.14")
def test_a_settlement_that_is_blocked_in_all_directions_cannot_be_lifted() -> None:
    match = expanded(NOMADS, "l8 a11", "a10 b11 a12", tiles=["caravan"])
    assert neighbours("a11") == {"a10", "b11", "a12"}
    play(match, "use caravan")
    assert lifts(match) == {"l8"}
    assert rule(match, "a11") == "KB-4.14"
    alone = expanded(NOMADS, "l8", " ".join(neighbours("l8") & buildable(NOMADS)), tiles=["caravan"])
    assert (tiles(alone), rule(alone, "caravan")) == (set(), "KB-11.3")


@pytest.mark.rule("KB-11.33")
def test_the_caravan_crosses_all_buildable_terrains_and_need_not_touch_an_own_settlement() -> None:
    match = expanded(NOMADS, "l8 a11 b12", tiles=["caravan"], played="grass")
    assert {cell for cell in CELLS if cell.endswith("11")} & land(NOMADS, "desert", "grass", "canyon") >= {"m11", "h11"}
    play(match, "use caravan", "lift a11", "move-to m11")
    assert not neighbours("m11") & settlements(match)


@pytest.mark.rule("KB-11.33")
def test_the_caravan_crosses_marsh_and_farmland() -> None:
    for quadrants, terrain in [(("caravan", *MARSHLANDS[:3]), "marsh"), (("caravan", *HARVEST[1:]), "farmland")]:
        wanted = land(quadrants, terrain)
        (cell, *_) = [
            cell for cell in in_order(buildable(quadrants)) if cell not in wanted and neighbours(cell) & wanted
        ]
        # Caravans of this board are at c7 and g8.
        match = expanded(quadrants, f"b7 {cell}", tiles=["caravan@c7"])
        ends = cells(walk(match, "use caravan", f"lift {cell}"))
        assert ends == slides(cell, buildable(quadrants) - {"b7"})
        assert neighbours(cell) & wanted - ends or ends & wanted


NOMAD_TILES = ["donation_grass", "donation_canyon", "donation_desert", "sword", "outpost", "treasure"]


@pytest.mark.rule("KB-11.35")
def test_tiles_along_the_way_are_not_taken_only_those_at_its_end() -> None:
    # From j7 to d7 the way passes the nomad cells h6 and f8, and ends beside the one at c6.
    match = expanded(NOMADS, "r8 j7", tiles=["caravan@q8"], nomads=NOMAD_TILES)
    play(match, "use caravan", "lift j7", "move-to d7")
    assert tile_states(match) == {"caravan@q8": "used", "donation_grass@c6": "new"}


@pytest.mark.rule("KB-11.35", "KB-5.2")
def test_the_location_at_the_end_of_the_way_gives_a_tile() -> None:
    match = expanded(NOMADS, "r8 j7", tiles=["caravan@q8"], nomads=NOMAD_TILES)
    play(match, "use caravan", "lift j7", "move-to l7")
    assert tile_states(match) == {"caravan@q8": "used", "caravan@m7": "new"}


@pytest.mark.rule("KB-11.36", "KB-11.3")
def test_example_a_mountain_and_another_players_settlement_leave_four_choices() -> None:
    assert (neighbours("k9") - buildable(NOMADS), neighbours("k9") & land(NOMADS, "mountain")) == ({"l9"}, {"l9"})
    match = expanded(NOMADS, "l8 k9", "k8", tiles=["caravan"])
    play(match, "use caravan", "lift k9")
    assert len(cells(match)) == 4
    assert not cells(match) & set(outward("k9", (1.0, 0.0)))


@pytest.mark.rule("KB-11.3")
def test_refusals_while_the_caravan_is_used() -> None:
    match = expanded(NOMADS, "l8 a11", "a9", tiles=["caravan"])
    play(match, "use caravan")
    expected: dict[str, str | None] = {"a11": None, "l8": None, "a9": "KB-4.13", "b11": "KB-4.13", "caravan": "KB-3.8"}
    assert {target: rule(match, target) for target in expected} == expected
    play(match, "lift a11")
    expected = {
        "m11": None,
        "l11": "KB-11.3",  # too early
        "d12": "KB-4.3",
        "n11": "KB-4.3",
        "a9": "KB-4.1",
        "l8": "KB-4.1",
        "m7": "KB-4.4",
        "c6": "KB-11.15",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
