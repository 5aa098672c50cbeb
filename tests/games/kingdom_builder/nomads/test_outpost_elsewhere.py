"""KB-11.51 and KB-11.53 to KB-11.55: the Outpost in extra actions, and where it has no effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    NOMADS,
    buildable,
    expanded,
    in_order,
    land,
    outposts,
    place_of,
    puts,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    CELLS,
    all_but,
    cells,
    lifts,
    neighbours,
    options,
    play,
    seat,
    settlements,
    walk,
)

NOMAD_TILES = ["outpost", "donation_flowers", "sword", "treasure", "donation_grass", "resettlement"]
EDGE = {cell for cell in CELLS if cell[0] in "at" or cell[1:] in ("1", "20")}
Board = tuple[str, ...]


def table(board: Board, own: str, *tiles: str, outpost: bool = True, **fields: Any) -> Match:
    """Seat 0 has those tiles and, unless told otherwise, the Outpost of the board's first nomad cell."""
    count = len(land(board, "nomad"))
    held = [*tiles, "outpost"] if outpost else list(tiles)
    return expanded(board, own, tiles=held, nomads=NOMAD_TILES[:count], **fields)


def beside(board: Board, *kinds: str) -> set[str]:
    return neighbours(*land(board, *kinds)) & buildable(board)


# -- where it serves -------------------------------------------------------------------------------------------

#: Actions that place under the rule of touching: a quadrant with the tile, and the cells that fit with grass played.
SERVED: dict[str, tuple[str, Callable[[Board], set[str]]]] = {
    "oracle": ("oracle", lambda board: land(board, "grass")),
    "farm": ("farm", lambda board: land(board, "grass")),
    "oasis": ("oasis", lambda board: land(board, "desert")),
    "tower": ("tower", lambda board: buildable(board) & EDGE),
    "garden": ("garden", lambda board: land(board, "flowers")),
    "foresters_lodge": ("lighthouse_foresters_lodge", lambda board: land(board, "forest")),
    "monastery": ("monastery_wagon", lambda board: land(board, "canyon")),
    "fort": ("city_hall_fort", lambda board: land(board, "grass")),
    "cathedral": ("cathedral_watchtower", lambda board: land(board, "grass")),
    "watermill": ("bazaar_watermill", lambda board: beside(board, "water")),
    "mountain_station": ("mountain_station_cabin", lambda board: beside(board, "mountain")),
    "university": (
        "university_palisade",
        lambda board: beside(board, "location", "castle", "nomad", "palace", "silo"),
    ),
}


@pytest.mark.rule("KB-11.51", "KB-11.52")
@pytest.mark.parametrize("tile", SERVED)
def test_the_outpost_serves_extra_actions_that_place_under_the_rule_of_touching(tile: str) -> None:
    quadrant, fitting = SERVED[tile]
    board = (quadrant, "caravan", "harbor", "paddock")
    place = place_of(board, tile)
    eligible = fitting(board)
    first = in_order(eligible)[0]
    own = {min(neighbours(place) & buildable(board)), first, min(neighbours(first) & buildable(board))}
    fields: dict[str, Any] = {"colonies": 2} if tile == "cathedral" else {}
    # The only card left to be drawn is grass: so the Fort follows it.
    match = table(board, " ".join(own), f"{tile}@{place}", discards=all_but("grass", "grass"), placed=3, **fields)
    play(match, f"use {tile}")
    eligible -= own
    touching = eligible & neighbours(*own)
    assert cells(match) == touching != set()
    assert outposts(match) == eligible - touching
    far = min(outposts(match))
    supply = seat(match)["supply"]
    play(match, f"outpost {far}")
    assert far in settlements(match)
    assert seat(match)["supply"] == supply - 1
    assert "used" in [state for name, state in tile_states(match).items() if name.startswith("outpost@")]
    assert outposts(match) == set()
    # Only the Cathedral goes on, as two tiles were handed in: the second settlement follows the rule.
    assert cells(match) == ((eligible - {far}) & neighbours(*own, far) if tile == "cathedral" else set())


@pytest.mark.rule("KB-11.51")
def test_the_outpost_serves_the_watchtower() -> None:
    board = ("cathedral_watchtower", "caravan", "harbor", "paddock")
    match = expanded(board, "c7", "a7 t1", tiles=["watchtower@d7", "outpost"], nomads=["outpost"])
    play(match, "use watchtower")
    eligible = neighbours("a7", "t1") & buildable(board)
    assert cells(match) == eligible & neighbours("c7") == {"b7"}
    assert outposts(match) == eligible - {"b7"}


@pytest.mark.rule("KB-11.51")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_outpost_serves_for_one_settlement_of_a_donation(number: int) -> None:
    flowers = land(NOMADS, "flowers")
    match = table(NOMADS, "n17", "donation_flowers", placed=3, played="canyon")
    play(match, "use donation_flowers")
    for _ in range(number):
        play(match, f"build {min(cells(match))}")
    assert outposts(match) == flowers - neighbours(*settlements(match)) - settlements(match)
    play(match, "outpost t1")
    assert outposts(match) == set()
    if number == 2:
        assert options(match) == {"end-turn"}
    else:
        assert cells(match) == flowers & neighbours(*settlements(match)) - settlements(match)


@pytest.mark.rule("KB-11.51")
def test_the_outpost_serves_the_canoe_bonus_for_each_of_its_terrains() -> None:
    board = ("canoe", "caravan", "harbor", "paddock")
    marsh, water = land(board, "marsh"), land(board, "water")
    dry = buildable(board) - marsh - neighbours(*water)
    own = next(cell for cell in in_order(dry) if neighbours(cell) & marsh)
    match = table(board, own, "canoe_bonus")
    play(match, "use canoe_bonus")
    assert cells(match) == marsh & neighbours(own) | water  # the choice of water is free anyway
    assert outposts(match) == marsh - neighbours(own)


@pytest.mark.rule("KB-11.51", "KB-11.21")
def test_an_outpost_played_in_an_extra_action_is_gone_for_the_mandatory_one() -> None:
    board = ("farm", "caravan", "harbor", "paddock")
    own = min(neighbours(place_of(board, "farm")) & land(board, "grass"))
    match = table(board, own, "farm", played="grass")
    assert outposts(match)
    play(match, "use farm")
    play(match, f"outpost {min(outposts(match))}")
    assert outposts(match) == set()
    assert match.view(0)["due"] == 3


# -- where it has no effect ------------------------------------------------------------------------------------


def same_with_and_without(board: Board, own: str, tile: str, *actions: str) -> Match:
    """Whether the Outpost is there or not, the same is possible after those actions."""
    match, without = table(board, own, tile), table(board, own, tile, outpost=False)
    for action in actions:
        play(match, action)
        play(without, action)
    assert options(match) == options(without) != set()
    assert outposts(match) == set()
    return match


@pytest.mark.rule("KB-11.53")
@pytest.mark.parametrize(("tile", "own"), [("tavern", "c2 d2 e2"), ("village", "c1 a2 b3 b1"), ("fountain", "b1")])
def test_the_outpost_has_no_effect_on_tavern_village_and_fountain(tile: str, own: str) -> None:
    board = (tile, "garden", "harbor", "paddock")
    place = place_of(board, tile)
    own = f"{own} {min(neighbours(place) & buildable(board) - set(own.split()))}"
    same_with_and_without(board, own, f"{tile}@{place}", f"use {tile}")


@pytest.mark.rule("KB-11.54")
@pytest.mark.parametrize(
    ("tile", "quadrant"),
    [
        ("barn", "barn"),
        ("harbor", "harbor"),
        ("paddock", "paddock"),
        ("caravan", "caravan"),
        ("refuge", "refuge"),
        ("palisade", "university_palisade"),
    ],
)
def test_the_outpost_has_no_effect_on_moves(tile: str, quadrant: str) -> None:
    board = (quadrant, "garden", "tower", "oasis")
    place = place_of(board, tile)
    near = min(neighbours(place) & buildable(board))
    own = f"{near} {min(neighbours(near) & buildable(board))} t9"
    match = table(board, own, f"{tile}@{place}")
    play(match, f"use {tile}")
    for origin in lifts(match):
        same_with_and_without(board, own, f"{tile}@{place}", f"use {tile}", f"lift {origin}")


@pytest.mark.rule("KB-11.54")
def test_the_outpost_has_no_effect_on_resettlement() -> None:
    same_with_and_without(NOMADS, "d6", "resettlement", "use resettlement", "lift d6")


@pytest.mark.rule("KB-11.54")
@pytest.mark.parametrize(("side", "near", "far"), [("rope_bridge", "w3", "k12"), ("tree_house", "v5", "k4")])
def test_the_outpost_has_no_effect_on_the_moves_of_the_island(side: str, near: str, far: str) -> None:
    match = table(NOMADS, f"{near} {far} a1", side, island=side)
    play(match, f"use {side}", "lift a1")
    assert cells(match)
    assert outposts(match) == set()


@pytest.mark.rule("KB-11.55")
def test_the_outpost_has_no_effect_on_walls() -> None:
    match = same_with_and_without(NOMADS, "e2 d6", "quarry", "use quarry")
    assert puts(match) == {"d5", "d7"}


@pytest.mark.rule("KB-11.55")
def test_the_outpost_has_no_effect_on_cultivate_and_scout_tokens() -> None:
    board = ("mountain_station_cabin", "garden", "tower", "oasis")
    farmland = land(board, "farmland")
    own = next(cell for cell in in_order(buildable(board) - farmland) if neighbours(cell) & farmland)
    cabin = place_of(board, "cabin")
    near = min(neighbours(cabin) & buildable(board))
    match = table(board, f"{own} {near}", f"cabin@{cabin}")
    cultivated = walk(match, "use cultivate")
    assert cells(cultivated) == farmland & neighbours(own, near)
    assert outposts(cultivated) == set()
    scouting = walk(match, "use cabin")
    assert puts(scouting) <= neighbours(own, near)
    assert outposts(scouting) == set()


@pytest.mark.rule("KB-11.55")
@pytest.mark.parametrize(
    ("tile", "quadrant", "own"),
    [
        ("barracks", "barracks_crossroads", "b1"),
        ("lighthouse", "lighthouse_foresters_lodge", "b1"),
        ("wagon", "monastery_wagon", "b1"),
        ("city_hall", "city_hall_fort", "d10"),
    ],
)
def test_the_outpost_has_no_effect_on_pieces(tile: str, quadrant: str, own: str) -> None:
    board = (quadrant, "garden", "tower", "oasis")
    place = place_of(board, tile)
    near = min(neighbours(place) & buildable(board))
    same_with_and_without(board, f"{near} {own}", f"{tile}@{place}", f"use {tile}")
