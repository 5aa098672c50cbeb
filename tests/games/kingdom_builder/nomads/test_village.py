"""KB-11.4 and KB-11.37: the Village."""

from __future__ import annotations

import random

import pytest

from tests.games.kingdom_builder.expansions import (
    HARVEST,
    MARSHLANDS,
    NOMADS,
    buildable,
    expanded,
    land,
    outposts,
    place_of,
)
from tests.games.kingdom_builder.positions import cells, neighbours, play, rule, seat, settlements, tiles, walk

# Villages are at h15 and d17; g15 touches the first. l12 is canyon, and so are all its neighbours.
THREE = "g15 k12 l11 m13"


def between_three(own: set[str], free: set[str]) -> set[str]:
    return {cell for cell in free - own if len(neighbours(cell) & own) >= 3}


@pytest.mark.rule("KB-11.4")
def test_village_places_a_settlement_where_it_touches_three_own_ones() -> None:
    match = expanded(NOMADS, THREE, tiles=["village"], played="grass")
    play(match, "use village")
    assert cells(match) == {"l12"}
    play(match, "build l12")
    assert settlements(match) == set(THREE.split()) | {"l12"}
    assert (seat(match)["supply"], match.view(None)["due"]) == (35, 3)


@pytest.mark.rule("KB-11.4")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_more_than_three_will_do_as_well(count: int) -> None:
    around = sorted(neighbours("l12"))[:count]
    match = expanded(NOMADS, " ".join(["g15", *around]), tiles=["village"])
    assert "l12" in cells(walk(match, "use village"))


@pytest.mark.rule("KB-11.4", "KB-11.37")
@pytest.mark.parametrize(
    "quadrants", [NOMADS, ("village", *MARSHLANDS[:3]), ("village", *HARVEST[1:])], ids=["nomads", "marsh", "farmland"]
)
@pytest.mark.parametrize("seed", range(3))
def test_the_slow_way_agrees(quadrants: tuple[str, ...], seed: int) -> None:
    chance = random.Random(seed)
    village = place_of(quadrants, "village")
    places = sorted(buildable(quadrants) | land(quadrants, "water"))
    beside = min(neighbours(village) & set(places))
    area = [cell for cell in places if cell[0] in "abcdefg" and int(cell[1:]) < 11 and cell != beside]
    chosen = chance.sample(area, 45)
    own, rival = [beside, *chosen[:30]], chosen[30:]
    match = expanded(quadrants, " ".join(own), " ".join(rival), tiles=[f"village@{village}"])
    assert cells(walk(match, "use village")) == between_three(set(own), buildable(quadrants) - set(rival))


@pytest.mark.rule("KB-11.37")
def test_settlements_of_others_do_not_count() -> None:
    match = expanded(NOMADS, "g15 k12 l11", "m13 l13 m12", tiles=["village"])
    assert tiles(match) == set()
    assert rule(match, "village") in ("KB-11.37", "KB-11.4")


@pytest.mark.rule("KB-11.37")
def test_without_a_cell_that_touches_three_it_is_unavailable() -> None:
    occupied = expanded(NOMADS, THREE, "l12", tiles=["village"])
    assert tiles(occupied) == set()
    water = expanded(NOMADS, "g15 m12 n13 o13", tiles=["village"])
    assert neighbours("n12") > {"m12", "n13", "o13"}
    assert "n12" in land(NOMADS, "water")
    assert tiles(water) == set()


@pytest.mark.rule("KB-11.4", "KB-5.14")
def test_village_needs_a_settlement_in_the_supply() -> None:
    more = sorted(land(NOMADS, "forest"))[:36]
    match = expanded(NOMADS, f"{THREE} {' '.join(more)}", tiles=["village"], due=0)
    assert (tiles(match), rule(match, "village")) == (set(), "KB-5.14")


@pytest.mark.rule("KB-12.17", "KB-11.4")
def test_pieces_count_for_the_village() -> None:
    quadrants = ("village", "barracks_crossroads", "caravan", "monastery_wagon")
    # c7 touches the Village of d7; l12 has six neighbours that can be built on, but for the mountain of k11.
    bare = expanded(quadrants, "c7 k12 m12", tiles=["village@d7"])
    assert tiles(bare) == set()
    wagon = expanded(quadrants, "c7 k12 m12", wagon="l11", tiles=["village@d7"])
    assert "l12" in cells(walk(wagon, "use village"))
    hall = expanded(quadrants, "c7", hall="l6", tiles=["village@d7"])
    assert tiles(hall) == set()  # no cell beside a City Hall touches more than two of its cells
    more = expanded(quadrants, "c7 k8", hall="l6", tiles=["village@d7"])
    own = neighbours("l6") | {"l6", "k8"}
    assert cells(walk(more, "use village")) == between_three(own, buildable(quadrants)) == {"k7", "l8"}


@pytest.mark.rule("KB-12.33", "KB-11.4")
def test_a_guarded_cell_is_closed_to_the_village() -> None:
    match = expanded(NOMADS, THREE, {"warriors": "m12"}, tiles=["village"])
    assert "m12" in neighbours("l12")
    assert tiles(match) == set()


@pytest.mark.rule("KB-11.4")
def test_refusals_while_the_village_is_used() -> None:
    match = expanded(NOMADS, f"{THREE} a1", "t20", tiles=["village"])
    play(match, "use village")
    expected: dict[str, str | None] = {
        "l12": None,
        "b1": "KB-11.4",  # beside one own settlement only
        "k12": "KB-4.1",
        "t20": "KB-4.1",
        "d1": "KB-4.3",
        "h15": "KB-4.4",
        "c6": "KB-11.15",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
    assert outposts(match) == set()
