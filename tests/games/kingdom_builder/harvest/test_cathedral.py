"""The Cathedral and its settlement tiles (KB-14)."""

from __future__ import annotations

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import HARVEST, MARSHLANDS, expanded, land, terrains
from tests.games.kingdom_builder.positions import (
    all_but,
    cells,
    held,
    named,
    names,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    spread,
    tiles,
    walk,
)
from tests.games.kingdom_builder.scoring_positions import crowd

# The Cathedral lies at e12, beside d12, f12, e11, f11, e13 and f13.
WHOLE_STOCK = 18


def stock(match: Match) -> int:
    found = match.view(None)["settlement_tiles_left"]
    assert isinstance(found, int)
    return found


# -- take or hand in -------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.7")
def test_the_cathedral_gives_one_settlement_tile() -> None:
    match = expanded(HARVEST, "e11", tiles=["cathedral"], colonies=2)
    play(match, "use cathedral")
    assert "take" in options(match)
    play(match, "take")
    assert (seat(match)["colonies"], stock(match)) == (3, WHOLE_STOCK - 3)
    assert (seat(match)["supply"], match.view(0)["due"]) == (39, 3)
    assert "cathedral" not in tiles(match)


@pytest.mark.rule("KB-14.7")
def test_all_settlement_tiles_handed_in_place_as_many_settlements_on_the_played_terrain() -> None:
    match = expanded(HARVEST, "e11", tiles=["cathedral"], colonies=4, played="canyon", placed=3)
    play(match, "use cathedral")
    assert options(match) == {"take", "build f11"} | {f"build {cell}" for cell in canyon_beside("e11")}
    for cell in ("f11", "g11", "f12"):
        play(match, f"build {cell}")
        assert options(match) == {f"build {near}" for near in canyon_beside(*settlements(match))}
    play(match, "build f13")
    assert settlements(match) == names("e11 f11 g11 f12 f13")
    assert (seat(match)["colonies"], seat(match)["supply"]) == (0, 35)
    assert "end-turn" in options(match)
    assert "cathedral" not in tiles(match)


def canyon_beside(*own: str) -> set[str]:
    """The empty canyon cells beside those settlements."""
    return (neighbours(*own) & land(HARVEST, "canyon")) - set(own)


@pytest.mark.rule("KB-14.7")
def test_settlements_of_the_cathedral_go_anywhere_on_the_terrain_when_none_can_touch() -> None:
    match = expanded(HARVEST, "e13", tiles=["cathedral"], colonies=2, played="desert")
    play(match, "use cathedral")
    assert named(match, "build") == land(HARVEST, "desert")
    play(match, "build a17")
    assert options(match) == {"build a18"}  # the next one touches this one


@pytest.mark.rule("KB-14.7")
def test_the_cathedral_follows_the_terrain_chosen() -> None:
    board = ("cathedral_watchtower", *MARSHLANDS[1:])
    match = expanded(board, "e1", tiles=["cathedral"], colonies=1, played=None, open=["marsh_grass"])
    assert terrains(match) == {"marsh", "grass"}
    assert options(walk(match, "use cathedral")) == {"take"}  # nothing is played yet
    play(match, "play marsh", "use cathedral")
    assert cells(match) == land(board, "marsh")


@pytest.mark.rule("KB-4.16", "KB-14.59")
def test_with_the_tiles_handed_in_the_rest_may_be_left_out_where_nothing_touches() -> None:
    canyon = land(HARVEST, "canyon") - names("f11 g11 f2")
    match = expanded(HARVEST, "e13", *spread(canyon), tiles=["cathedral"], colonies=5, played="canyon", placed=3)
    play(match, "use cathedral")
    assert "stop" not in options(match)
    play(match, "build f11")
    assert options(match) == {"build g11"}
    play(match, "build g11")
    assert options(match) == {"build f2", "stop"}
    play(match, "stop")
    assert (seat(match)["colonies"], stock(match)) == (0, WHOLE_STOCK)
    assert settlements(match) == names("e13 f11 g11")
    assert "end-turn" in options(match)


# -- the stock -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.56")
def test_gaining_a_cathedral_brings_a_settlement_tile_at_once() -> None:
    match = expanded(HARVEST, "g11", played="canyon")
    assert seat(match)["colonies"] == 0
    kinds = play(match, "build f11")
    assert ("cathedral@e12 new" in held(match), seat(match)["colonies"], stock(match)) == (True, 1, 17)
    assert kinds.index("tile-gained") < kinds.index("took-settlement-tile")
    play(match, "build e11")  # a second settlement there gives no second tile
    assert seat(match)["colonies"] == 1


@pytest.mark.rule("KB-14.56")
def test_a_move_to_the_cathedral_brings_a_settlement_tile_too() -> None:
    match = expanded(HARVEST, "q15 g12 g11", tiles=["palisade@r15"])
    play(match, "use palisade", "lift g12", "move-to f11")
    assert seat(match)["colonies"] == 1


@pytest.mark.rule("KB-14.57")
def test_the_stock_is_worth_eighteen() -> None:
    match = expanded(HARVEST, "e11", {"colonies": 16}, tiles=["cathedral"], colonies=1)
    assert stock(match) == 1
    play(match, "use cathedral", "take")
    assert (stock(match), seat(match)["colonies"]) == (0, 2)


@pytest.mark.rule("KB-14.57")
def test_from_an_empty_stock_nothing_is_taken() -> None:
    gaining = expanded(HARVEST, "g11", {"colonies": 18}, played="canyon")
    play(gaining, "build f11")
    assert ("cathedral@e12 new" in held(gaining), seat(gaining)["colonies"]) == (True, 0)
    owner = expanded(HARVEST, "e11", {"colonies": 17}, tiles=["cathedral"], colonies=1, played="canyon")
    play(owner, "use cathedral")
    assert "take" not in options(owner)
    assert rule(owner, "settlement-tile:one") == "KB-14.7"
    nothing = expanded(HARVEST, "e11", {"colonies": 18}, tiles=["cathedral"], played="canyon")
    assert "cathedral" not in tiles(nothing)


@pytest.mark.rule("KB-14.58")
def test_tiles_handed_in_go_back_to_the_stock() -> None:
    match = expanded(HARVEST, "e11", {"colonies": 13}, tiles=["cathedral"], colonies=5, played="canyon")
    assert stock(match) == 0
    play(match, "use cathedral", "build f11")
    assert (stock(match), seat(match)["colonies"]) == (5, 0)


# -- what runs out ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.59")
def test_with_a_small_supply_fewer_are_placed_and_no_tile_is_kept() -> None:
    match = expanded(HARVEST, crowd("e11", 38, quadrants=HARVEST), tiles=["cathedral"], colonies=5, played="canyon")
    play(match, "use cathedral", "build f11")
    assert "last-round" in play(match, "build g11")
    assert (seat(match)["supply"], seat(match)["colonies"], stock(match)) == (0, 0, WHOLE_STOCK)
    assert "end-turn" in options(match)


@pytest.mark.rule("KB-14.59")
def test_with_few_cells_fewer_are_placed_and_no_tile_is_kept() -> None:
    canyon = land(HARVEST, "canyon") - names("f11 g11")
    match = expanded(HARVEST, "e13", *spread(canyon), tiles=["cathedral"], colonies=5, played="canyon")
    play(match, "use cathedral", "build f11", "build g11")
    assert (seat(match)["colonies"], stock(match)) == (0, WHOLE_STOCK)
    assert settlements(match) == names("e13 f11 g11")


@pytest.mark.rule("KB-14.60")
def test_handing_in_needs_settlement_tiles() -> None:
    match = expanded(HARVEST, "e11", tiles=["cathedral"], played="canyon")
    play(match, "use cathedral")
    assert options(match) == {"take"}


@pytest.mark.rule("KB-14.60")
def test_with_an_empty_supply_a_tile_can_be_taken_but_none_handed_in() -> None:
    own = crowd("e11", 40, quadrants=HARVEST)
    match = expanded(HARVEST, own, tiles=["cathedral"], colonies=3, played="canyon", due=0)
    play(match, "use cathedral")
    assert options(match) == {"take"}


@pytest.mark.rule("KB-14.60")
def test_without_a_cell_of_the_played_terrain_a_tile_can_only_be_taken() -> None:
    canyon = land(HARVEST, "canyon")
    match = expanded(
        HARVEST,
        "e13",
        *spread(canyon),
        tiles=["cathedral"],
        colonies=3,
        played="canyon",
        placed=3,
        discards=all_but("canyon"),
    )
    play(match, "use cathedral")
    assert options(match) == {"take"}
