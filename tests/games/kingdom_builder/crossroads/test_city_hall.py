"""KB-12.5 and KB-12.49 to KB-12.53: the City Hall."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    CROSSROADS,
    HARVEST,
    MARSHLANDS,
    buildable,
    expanded,
    in_order,
    land,
    place_of,
    puts,
    removes,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    CELLS,
    lifts,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)

# The City Hall is at f13; g13 touches it. i12 and its six neighbours can all be built on; h12 touches g12.
SEVEN = neighbours("i12") | {"i12"}


def town(own: str = "g13 g12", *others: str | dict[str, Any], **fields: Any) -> Match:
    """Seat 0 has the City Hall of f13."""
    return expanded(CROSSROADS, own, *others, tiles=["city_hall"], **fields)


def centres(own: set[str], free: set[str]) -> set[str]:
    """Where the middle of a City Hall can lie, worked out cell by cell."""
    found = set()
    for cell in CELLS:
        covered = neighbours(cell) | {cell}
        if len(covered) == 7 and covered <= free and neighbours(*covered) & own:
            found.add(cell)
    return found


@pytest.mark.rule("KB-12.5")
def test_the_city_hall_covers_seven_cells_and_touches_an_own_piece() -> None:
    match = town()
    play(match, "use city_hall")
    own = {"g13", "g12"}
    assert puts(match) == centres(own, buildable(CROSSROADS) - own)
    assert options(match) == {f"put {cell}" for cell in puts(match)}
    assert "put-hall" in play(match, "put i12")
    assert set(seat(match)["hall"]) == SEVEN
    assert (settlements(match), seat(match)["supply"]) == (own, 38)
    assert tile_states(match)["city_hall@f13"] == "used"
    assert match.view(0)["due"] == 3


@pytest.mark.rule("KB-12.5", "KB-12.50", "KB-12.51", "KB-12.52")
@pytest.mark.parametrize(
    "quadrants",
    [CROSSROADS, ("city_hall_fort", *MARSHLANDS[:3]), ("city_hall_fort", *HARVEST[1:])],
    ids=["crossroads", "marshlands", "harvest"],
)
@pytest.mark.parametrize("seed", range(4))
def test_the_slow_way_agrees(quadrants: tuple[str, ...], seed: int) -> None:
    chance = random.Random(seed)
    place = place_of(quadrants, "city_hall")
    near = min(neighbours(place) & buildable(quadrants))
    chosen = chance.sample(sorted(buildable(quadrants) - {near}), 34)
    own, rival, walls = {near, *chosen[:14]}, chosen[14:26], chosen[26:]
    warrior = chance.choice(sorted(buildable(quadrants) - own - set(rival) - set(walls)))
    match = expanded(quadrants, " ".join(own), {"settlements": " ".join(rival), "warriors": warrior},
                     tiles=[f"city_hall@{place}"], walls=" ".join(walls))  # fmt: skip
    free = buildable(quadrants) - own - set(rival) - set(walls) - {warrior} - neighbours(warrior)
    found = puts(walk(match, "use city_hall")) if "city_hall" in tiles(match) else set()
    assert found == centres(own, free)


@pytest.mark.rule("KB-12.49")
def test_each_player_puts_the_city_hall_at_most_once() -> None:
    match = town(hall="i12")
    assert tiles(match) == set()
    assert rule(match, "city_hall") in ("KB-12.49", "KB-12.5")
    others = town("g13 g12", {"hall": "l6"})
    assert "city_hall" in tiles(others)


@pytest.mark.rule("KB-12.50")
def test_a_cell_with_fewer_than_six_neighbours_cannot_be_the_centre() -> None:
    match = town("g13 a12")
    play(match, "use city_hall")
    rim = {cell for cell in CELLS if len(neighbours(cell)) < 6}
    assert not puts(match) & rim
    assert {rule(match, cell) for cell in rim & buildable(CROSSROADS) - {"a12"}} == {"KB-12.5"}


@pytest.mark.rule("KB-12.50")
def test_the_city_hall_may_lie_on_the_island_with_all_seven_cells() -> None:
    match = town("g13 w4", island="tree_house")
    play(match, "use city_hall")
    assert {cell for cell in puts(match) if cell[0] in "uvwxy"} == {"v2"}
    play(match, "put v2")
    assert set(seat(match)["hall"]) == {"v2", "u2", "w2", "v1", "w1", "v3", "w3"}


@pytest.mark.rule("KB-12.51")
def test_the_seven_cells_may_be_of_different_terrains_and_quadrants() -> None:
    letters = {
        cell: kind for kind in ("grass", "canyon", "desert", "flowers", "forest") for cell in land(CROSSROADS, kind)
    }
    free = set(letters)
    both = [
        cell
        for cell in in_order(free)
        if len(neighbours(cell)) == 6
        and neighbours(cell) <= free
        and len({letters[near] for near in neighbours(cell)}) > 1
        and len({(near[0] > "j", int(near[1:]) > 10) for near in neighbours(cell)}) > 1
    ]
    centre = both[0]
    beside = min(neighbours(*neighbours(centre)) & free - neighbours(centre) - {centre})
    match = town(f"g13 {beside}")
    play(match, "use city_hall", f"put {centre}")
    assert set(seat(match)["hall"]) == neighbours(centre) | {centre}


@pytest.mark.rule("KB-12.51", "KB-12.19")
@pytest.mark.parametrize("cell", sorted(SEVEN))
def test_none_of_the_seven_cells_may_be_occupied(cell: str) -> None:
    assert "i12" in puts(walk(town(), "use city_hall"))
    for fields in ({"settlements": cell}, {"wagon": cell}):
        match = town("g13 g12", fields)
        assert "i12" not in puts(walk(match, "use city_hall") if tiles(match) else match)


@pytest.mark.rule("KB-12.51", "KB-12.37")
def test_none_of_the_seven_cells_may_be_guarded() -> None:
    match = town("g13 g12", {"warriors": "k13"})
    assert neighbours("k13") & SEVEN
    assert "i12" not in puts(walk(match, "use city_hall") if tiles(match) else match)


@pytest.mark.rule("KB-12.52")
def test_there_is_no_free_choice_when_it_cannot_touch_an_own_piece() -> None:
    match = town("g13", "h12 g14 h11 f12 g11")  # nothing that fits is left beside g13
    own, taken = {"g13"}, {"h12", "g14", "h11", "f12", "g11"}
    assert centres(own, buildable(CROSSROADS) - own - taken) == set()
    assert tiles(match) == set()
    assert rule(match, "city_hall") in ("KB-12.52", "KB-12.5")


@pytest.mark.rule("KB-12.52", "KB-12.17")
@pytest.mark.parametrize("piece", ["wagon", "ship"])
def test_any_own_piece_will_do(piece: str) -> None:
    cell = "a1" if piece == "wagon" else "e2"
    fields: dict[str, Any] = {piece: cell}
    match = town("g13", **fields)
    play(match, "use city_hall")
    own = {"g13", cell}
    assert puts(match) == centres(own, buildable(CROSSROADS) - own)
    assert puts(match) - centres({"g13"}, buildable(CROSSROADS) - own)


@pytest.mark.rule("KB-12.53")
def test_it_takes_a_tile_from_every_location_it_touches() -> None:
    # Around p4 the City Hall touches the Barracks of n4 and the Crossroads of r5.
    match = town("g13 q2")
    play(match, "use city_hall", "put p4")
    assert tile_states(match) == {"city_hall@f13": "used", "barracks@n4": "new", "crossroads@r5": "new"}


@pytest.mark.rule("KB-12.53", "KB-11.1")
def test_it_takes_a_tile_from_every_nomad_cell_it_touches() -> None:
    board = ("quarry", "city_hall_fort", "tavern", "oracle")
    place = place_of(board, "city_hall")
    near = min(neighbours(place) & buildable(board))
    nomads = ["donation_grass", "treasure", "sword"]
    match = expanded(board, f"{near} d8", tiles=[f"city_hall@{place}"], nomads=nomads)
    play(match, "use city_hall", "put e6")  # beside the nomad cells c6 and f8
    assert tile_states(match)["donation_grass@c6"] == "new"
    assert tile_states(match)["sword@f8"] == "new"
    assert seat(match)["paid"]["treasure"] == 0


@pytest.mark.rule("KB-12.24", "KB-12.49")
@pytest.mark.parametrize("option", ["own_ability", "like_settlements"])
def test_a_city_hall_is_never_moved_or_removed(option: str) -> None:
    board = ("paddock", "barracks_crossroads", "city_hall_fort", "caravan")
    caravan = place_of(board, "caravan")
    near = min(neighbours(caravan) & buildable(board))
    match = expanded(board, f"h3 {near}", tiles=["paddock@i3", f"caravan@{caravan}"], hall="i12", pieces=option,
                     nomads=["sword"])  # fmt: skip
    for tile in ("paddock", "caravan"):
        using = walk(match, f"use {tile}")
        assert lifts(using) == {"h3", near}
        assert {rule(using, cell) for cell in SEVEN} == {"KB-12.24"}
        assert not removes(using)


@pytest.mark.rule("KB-12.5")
def test_refusals_while_the_city_hall_is_put() -> None:
    match = town("g13 g12", "j13")
    play(match, "use city_hall")
    expected: dict[str, str | None] = {
        "i12": "KB-12.5",  # free itself, but j13 would be covered
        "j13": "KB-4.1",
        "g12": "KB-4.1",
        "h13": "KB-4.3",
        "c15": "KB-4.4",
        "f13": "KB-4.4",
        "l6": "KB-12.5",  # touches nothing of one's own
        "city_hall": "KB-3.8",
        "turn:stop": "KB-3.8",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
