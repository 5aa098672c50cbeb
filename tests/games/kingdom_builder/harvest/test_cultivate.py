"""Farmland, and the action that everybody has on it: Cultivate (KB-14)."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import HARVEST, expanded, land, puts
from tests.games.kingdom_builder.harvest.places import WITH_BASE, WITH_PIECES
from tests.games.kingdom_builder.positions import (
    FIRST_GAME,
    TERRAINS,
    cells,
    held,
    named,
    names,
    neighbours,
    options,
    play,
    position,
    rule,
    seat,
    settlements,
    take_turn,
    tiles,
    walk,
)
from tests.games.kingdom_builder.scoring_positions import crowd

FARMLAND = land(HARVEST, "farmland")


# -- the action ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.1")
def test_cultivate_places_a_settlement_from_the_supply_on_farmland_beside_an_own_one_without_a_tile() -> None:
    match = expanded(HARVEST, "e5", "a9")
    assert "cultivate" in tiles(match)
    play(match, "use cultivate")
    assert options(match) == {"build d4", "build d5", "build d6"}
    play(match, "build d5")
    assert (settlements(match), seat(match)["supply"]) == (names("d5 e5"), 38)
    assert match.view(0)["due"] == 3  # no part of the mandatory action


@pytest.mark.rule("KB-14.1")
def test_cultivate_comes_once_a_turn_and_again_in_the_next() -> None:
    match = expanded(HARVEST, "e5", {"settlements": "a9", "hand": "canyon"}, played="desert")
    play(match, "use cultivate", "build d5")
    assert "cultivate" not in tiles(match)
    take_turn(match)
    take_turn(match)
    assert "cultivate" in tiles(match)


@pytest.mark.rule("KB-14.1")
def test_a_settlement_placed_by_cultivate_takes_the_tile_of_a_location() -> None:
    match = expanded(HARVEST, "d3")
    play(match, "use cultivate", "build c4")
    assert "bazaar@b4 new" in held(match)


@pytest.mark.rule("KB-14.1")
def test_the_last_settlement_placed_by_cultivate_triggers_the_end() -> None:
    match = expanded(HARVEST, crowd("e5", 39, quadrants=HARVEST))
    assert "last-round" in play(match, "use cultivate", "build d5")


# -- farmland --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.17")
@pytest.mark.parametrize("played", TERRAINS)
def test_the_mandatory_action_goes_to_the_terrain_of_its_card_never_to_farmland(played: str) -> None:
    match = expanded(HARVEST, played=played)
    assert cells(match) == land(HARVEST, played)
    assert FARMLAND
    assert not cells(match) & FARMLAND


@pytest.mark.rule("KB-14.17")
def test_no_card_shows_farmland() -> None:
    view = expanded(HARVEST, played="grass").view(None)
    assert {kind for pile in ("unseen", "discards", "removed") for kind in view[pile]} == set(TERRAINS)


@pytest.mark.rule("KB-14.17")
@pytest.mark.parametrize("played", TERRAINS)
def test_oracle_and_barn_do_not_reach_farmland(played: str) -> None:
    # an Oracle at h4, Barns at q3 and m7, the Bazaar at b14; e15 touches farmland at d14, d15 and d16
    board = ("oracle", "barn", "bazaar_watermill", "farm")
    match = expanded(board, "g4 q4 e15", tiles=["oracle@h4", "barn@q3"], played=played)
    oracle = walk(match, "use oracle")
    barn = walk(match, "use barn", "lift g4")
    for found in (oracle, barn):
        assert cells(found)
        assert cells(found) <= land(board, played)


@pytest.mark.rule("KB-14.17")
def test_why_the_mandatory_action_cannot_use_farmland() -> None:
    match = expanded(HARVEST, "e5", played="desert")
    assert rule(match, "d5") == "KB-4.5"


@pytest.mark.rule("KB-14.18")
def test_the_paddock_moves_to_farmland() -> None:
    match = expanded(WITH_BASE, "l8 k14", tiles=["paddock@l7"])
    play(match, "use paddock", "lift k14")
    assert "m14" in cells(match)
    play(match, "move-to m14")
    assert settlements(match) == names("l8 m14")


@pytest.mark.rule("KB-14.18")
def test_the_tower_places_on_farmland_of_the_edge() -> None:
    match = expanded(WITH_BASE, "b8 q20", tiles=["tower@c8"])
    play(match, "use tower")
    assert cells(match) == names("a8 p20 r20")
    play(match, "build r20")
    assert "r20" in settlements(match)


@pytest.mark.rule("KB-14.18")
def test_the_tavern_places_on_farmland_at_the_end_of_a_line() -> None:
    match = expanded(WITH_BASE, "b17 o20 p20 q20", tiles=["tavern@c17"])
    play(match, "use tavern")
    assert cells(match) == names("n20 r20")
    play(match, "build r20")
    assert "r20" in settlements(match)


#: A tile, the quadrant it comes from beside the Bazaar's quadrant, own settlements, and what goes to farmland then.
ANYWHERE = {
    "watermill": ("barn", "g4 h8", "watermill@g3", ["use watermill"], "i9"),
    "village": ("village", "e3 e4 e5 q5", "village@r5", ["use village"], "d4"),
    "fountain": ("fountain", "e5 n2", "fountain@o2", ["use fountain"], "d5"),
    "refuge": ("refuge", "e5 o2", "refuge@p2", ["use refuge", "lift e5"], "d5"),
    "caravan": ("caravan", "e5 l7", "caravan@m7", ["use caravan", "lift e5"], "d5"),
    "barracks": ("barracks_crossroads", "e5 n5", "barracks@n4", ["use barracks"], "d5"),
    "wagon": ("monastery_wagon", "e5 r9", "wagon@s9", ["use wagon"], "d5"),
    "city_hall": ("city_hall_fort", "f9 o3", "city_hall@p3", ["use city_hall"], "h9"),
    "palisade": ("university_palisade", "e4 e5 r6", "palisade@r5", ["use palisade", "lift e4"], "d5"),
    "university": ("university_palisade", "c3 l3", "university@m3", ["use university"], "c4"),
    "mountain_station": ("mountain_station_cabin", "p5 m3", "mountain_station@o5", ["use mountain_station"], "l3"),
    "cabin": ("mountain_station_cabin", "r7 e5", "cabin@s7", ["use cabin"], "d5"),
    "watchtower": ("cathedral_watchtower", "m7 e5", "watchtower@n7", ["use watchtower"], "c6"),
}


@pytest.mark.rule("KB-14.19")
@pytest.mark.parametrize("location", ANYWHERE)
def test_whatever_allows_any_buildable_terrain_allows_farmland(location: str) -> None:
    quadrant, own, tile, actions, cell = ANYWHERE[location]
    board = ("bazaar_watermill", quadrant, "tavern", "farm")
    assert cell in land(board, "farmland")
    match = expanded(board, own, "c7", tiles=[tile])
    play(match, *actions)
    assert cell in cells(match) | puts(match)


@pytest.mark.rule("KB-14.19")
def test_a_resettlement_steps_on_farmland() -> None:
    match = expanded(
        ("bazaar_watermill", "quarry", "tavern", "farm"),
        "e5",
        tiles=["resettlement"],
        nomads=["resettlement", "outpost", "sword"],
    )
    play(match, "use resettlement", "lift e5")
    assert "d5" in cells(match)


@pytest.mark.rule("KB-14.19")
def test_a_cave_lets_a_settlement_out_on_farmland() -> None:
    match = expanded(HARVEST, "b6", caves=["c5"])  # c5 touches b6, c6, b5, d5, b4 and c4
    play(match, "use cave", "lift b6")
    assert cells(match) == names("b5 c4 c6 d5")


# -- when and where --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.20")
def test_cultivate_before_or_after_the_mandatory_action_but_not_in_the_middle_of_it() -> None:
    match = expanded(HARVEST, "e5", played="desert")
    assert "cultivate" in tiles(match)
    play(match, "build e6")
    assert ("cultivate" in tiles(match), rule(match, "cultivate")) == (False, "KB-3.5")
    play(match, "build e7")
    assert "cultivate" not in tiles(match)
    play(match, "build e4")
    assert options(match) == {"use cultivate", "end-turn"}
    play(match, "use cultivate", "build d6")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-14.20")
def test_every_player_has_cultivate() -> None:
    match = expanded(HARVEST, "e5", {"settlements": "h8", "hand": "grass"}, {"settlements": "p13", "hand": "desert"})
    take_turn(match)
    play(match, "use cultivate")
    assert cells(match) == names("h9 i9")
    play(match, "build i9")
    take_turn(match)
    play(match, "use cultivate")
    assert cells(match) == names("p12 q13")


@pytest.mark.rule("KB-14.20")
def test_without_farmland_on_the_board_there_is_no_cultivate() -> None:
    assert "L" in "".join(position().view(None)["terrain"])  # the board of the first game
    assert not land(FIRST_GAME, "farmland")
    match = position("e5", played="desert")
    assert "cultivate" not in tiles(match)
    assert rule(match, "cultivate") is not None


@pytest.mark.rule("KB-14.21")
def test_every_empty_farmland_cell_beside_any_own_settlement_can_be_chosen() -> None:
    match = expanded(HARVEST, "e5 h8 s14", "d4")
    play(match, "use cultivate")
    assert cells(match) == names("d5 d6 h9 i9")


@pytest.mark.rule("KB-14.21")
def test_cultivate_needs_farmland_beside_an_own_settlement() -> None:
    away = expanded(HARVEST, "t20")
    taken = expanded(HARVEST, "e5", "d4 d5 d6")
    for match in (expanded(HARVEST), away, taken):
        assert "cultivate" not in tiles(match)
    assert rule(away, "cultivate") == "KB-14.1"


@pytest.mark.rule("KB-14.21")
def test_farmland_beside_a_warrior_is_closed_to_cultivate() -> None:
    match = expanded(WITH_PIECES, "e5", {"warriors": "c6"})  # c6 touches d5 and d6, not d4
    play(match, "use cultivate")
    assert cells(match) == {"d4"}


@pytest.mark.rule("KB-14.21")
def test_cultivate_needs_a_settlement_in_the_supply() -> None:
    match = expanded(HARVEST, crowd("e5", 40, quadrants=HARVEST), due=0)
    assert neighbours("e5") & FARMLAND
    assert "cultivate" not in tiles(match)


# -- the example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.22")
def test_example_cultivate_lets_the_mandatory_action_reach_a_location() -> None:
    match = expanded(HARVEST, "e5 h12", played="flowers")
    assert cells(match) == neighbours("h12") & land(HARVEST, "flowers")  # far from the Bazaar at b4
    play(match, "use cultivate", "build d4")
    assert named(match, "build") >= names("d3 e3")
    play(match, "build d3", "build c3", "build c2")
    assert "bazaar@b4 new" in held(match)
