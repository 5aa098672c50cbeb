"""KB-15.3 to KB-15.5, KB-15.18 to KB-15.24, KB-15.31 and KB-15.32: the island beside the board."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import BadNotation
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import expanded, full, land, line
from tests.games.kingdom_builder.positions import (
    CELLS,
    FIRST_GAME,
    OTHER_FOUR,
    all_but,
    can_end,
    cards,
    cells,
    held,
    lifts,
    neighbours,
    play,
    rule,
    settlements,
    tiles,
    walk,
)

ISLAND = ("v1", "w1", "x1", "u2", "v2", "w2", "x2", "u3", "v3", "w3", "x3", "y3", "u4", "v4", "w4", "x4", "v5", "w5",
          "x5")  # fmt: skip
#: The side of the Rope Bridge: castle v2, location w4; that of the Tree House: castle x2, location v4.
SIDES = {
    "rope_bridge": {
        "G": "v1 w1 u2", "D": "x1 w2 x2 x3", "T": "u3 v3 u4", "C": "w3 v4 v5", "F": "y3 x4 w5 x5", "K": "v2", "L": "w4"
    },
    "tree_house": {
        "F": "v1 w1 u2", "C": "x1 v2 w2 x3", "G": "u3 v3 u4", "T": "w3 w4 v5 w5", "D": "y3 x4 x5", "K": "x2", "L": "v4"
    },
}  # fmt: skip
LETTER = {"grass": "G", "desert": "D", "forest": "T", "canyon": "C", "flowers": "F"}


def island(own: str = "", *others: Any, side: str = "rope_bridge", **fields: Any) -> Match:
    """The board of the first game with the island beside it."""
    return expanded(fields.pop("quadrants", FIRST_GAME), own, *others, island=side, **fields)


def on_island(terrain: str, side: str = "rope_bridge") -> set[str]:
    return set(SIDES[side][LETTER[terrain]].split())


def beside(*names: str) -> set[str]:
    """The cells of the island that touch one of those: even rows stand half a cell further right."""
    middle = {name: (ord(name[0]) + (int(name[1]) % 2 == 0) / 2, int(name[1])) for name in ISLAND}
    return {
        other
        for name in names
        for other in ISLAND
        if (abs(middle[name][1] - middle[other][1]), abs(middle[name][0] - middle[other][0])) in ((1, 0.5), (0, 1))
    }


# -- the tile --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-15.18")
@pytest.mark.parametrize("side", SIDES)
def test_the_island_has_19_cells_in_five_rows(side: str) -> None:
    rows = island(side=side).view(None)["island"]["rows"]
    assert [len(row.replace(".", "")) for row in rows] == [3, 4, 5, 4, 3]
    named = {f"{'uvwxy'[column]}{row + 1}": letter for row, text in enumerate(rows)
             for column, letter in enumerate(text) if letter != "."}  # fmt: skip
    assert set(named) == set(ISLAND)
    assert len(ISLAND) == 19
    expected = {cell: letter for letter, found in SIDES[side].items() for cell in found.split()}
    assert named == expected


@pytest.mark.rule("KB-15.18")
def test_its_cells_are_named_by_columns_u_to_y_and_rows_1_to_5() -> None:
    match = island(played="desert")
    for cell in ISLAND:
        assert (rule(match, cell) is None) is (cell in on_island("desert"))
    for cell in ("u1", "y1", "y2", "y4", "u5", "y5", "v6", "w0"):
        with pytest.raises(BadNotation):
            match.why_not(0, f"cell:{cell}")


@pytest.mark.rule("KB-15.3")
def test_a_first_settlement_may_go_to_the_island() -> None:
    match = island(played="desert")
    assert cells(match) == land(FIRST_GAME, "desert") | on_island("desert")


@pytest.mark.rule("KB-15.3")
def test_one_may_go_there_whenever_no_eligible_cell_touches_an_own_settlement() -> None:
    bound = island("f5", played="grass")
    assert not cells(bound) & set(ISLAND)
    assert rule(bound, "v1") == "KB-4.7"
    free = island("f5", played="canyon")
    assert cells(free) == land(FIRST_GAME, "canyon") | on_island("canyon")
    play(free, "build w3")
    assert settlements(free) == {"f5", "w3"}


@pytest.mark.rule("KB-15.3")
def test_without_the_island_its_cells_are_not_there() -> None:
    match = expanded(FIRST_GAME, "", played="desert")
    assert cells(match) == land(FIRST_GAME, "desert")
    assert rule(match, "x1") == "KB-15.3"


@pytest.mark.rule("KB-15.3")
def test_an_extra_action_may_go_there_too() -> None:
    match = island("n17", tiles=["farm@m16"])
    assert not cells(walk(match, "use farm")) & set(ISLAND)  # m17 touches n17
    # n16 touches no grass.
    match = walk(island("n16", tiles=["farm@m16"]), "use farm")
    assert cells(match) == land(FIRST_GAME, "grass") | on_island("grass")


# -- nothing touches the board ---------------------------------------------------------------------------------


@pytest.mark.rule("KB-15.19")
@pytest.mark.parametrize("side", SIDES)
def test_the_cells_of_the_island_touch_each_other_and_nothing_else(side: str) -> None:
    special = set(f"{SIDES[side]['K']} {SIDES[side]['L']}".split())
    for cell in set(ISLAND) - special:
        for terrain in LETTER:
            match = island(cell, side=side, played=terrain)
            bound = beside(cell) & on_island(terrain, side) - {cell}
            everywhere = land(FIRST_GAME, terrain) | on_island(terrain, side) - {cell}
            assert cells(match) == (bound or everywhere), (cell, terrain)


@pytest.mark.rule("KB-15.19")
def test_no_cell_of_the_board_touches_the_island() -> None:
    edge = [cell for cell in CELLS if cell[0] in "at" or cell[1:] in ("1", "20")]
    for cell in edge:
        for terrain in ("grass", "canyon"):
            if cell not in land(FIRST_GAME, "grass", "canyon", "desert", "flowers", "forest", "water"):
                continue
            match = island(cell, played=terrain)
            bound = neighbours(cell) & land(FIRST_GAME, terrain) - {cell}
            assert cells(match) == (bound or land(FIRST_GAME, terrain) - {cell} | on_island(terrain)), cell


@pytest.mark.rule("KB-15.19")
def test_areas_and_chains_end_at_its_rim() -> None:
    cards_named = ["hermits", "citizens", "merchants"]
    match = island("t1 t2 y3 x3", cards=cards_named)
    assert line(match, "hermits") == 2
    assert line(match, "citizens") == 1
    # w3 touches castle and location of the island; x4 touches the location, s2 the Paddock on the board.
    assert line(island("w3", cards=cards_named), "merchants") == 8
    assert line(island("x4 y3 t3 s2", cards=cards_named), "merchants") == 0


@pytest.mark.rule("KB-15.19")
def test_moves_in_a_line_do_not_cross_the_water() -> None:
    # The Paddock at s3 is held; y3 is as far east on the island as t is on the board.
    match = island("s4 y3 t6", tiles=["paddock@s3"])
    play(match, "use paddock")
    assert cells(walk(match, "lift y3")) == {"w3", "x1", "x5"}
    assert not cells(walk(match, "lift t6")) & set(ISLAND)


@pytest.mark.rule("KB-15.19")
def test_moves_step_by_step_stay_on_the_island() -> None:
    quadrants = ("quarry", "caravan", "village", "refuge")
    nomads = ["resettlement", "sword", "treasure", "outpost", "donation_grass"]
    match = island("y3 m18", tiles=["resettlement", "refuge@m19"], quadrants=quadrants, nomads=nomads)
    assert cells(walk(match, "use refuge", "lift y3")) == beside("y3")
    assert cells(walk(match, "use resettlement", "lift y3")) == beside("y3")
    caravan = island("y3 l8", tiles=["caravan@m7"], quadrants=quadrants, nomads=nomads)
    # Along the row to u3; up to x1 over x2, down to x5 over x4.
    assert cells(walk(caravan, "use caravan", "lift y3")) == {"u3", "x1", "x5"}


@pytest.mark.rule("KB-15.20")
def test_once_on_the_island_touching_binds_there() -> None:
    match = island("w2", played="desert")
    assert cells(match) == {"x1", "x2", "x3"}
    assert cells(match) == beside("w2") & on_island("desert")
    assert rule(match, "b1") == "KB-4.7"


@pytest.mark.rule("KB-15.20")
def test_cells_touching_own_settlements_on_board_and_island_may_both_be_chosen() -> None:
    match = island("w2 b2", played="desert")
    expected = beside("w2") & on_island("desert") | neighbours("b2") & land(FIRST_GAME, "desert")
    assert cells(match) == expected
    assert cells(match) & set(CELLS)


@pytest.mark.rule("KB-15.20")
def test_other_players_on_the_island_do_not_bind() -> None:
    match = island("f5", "w2", played="desert")
    assert cells(match) == land(FIRST_GAME, "desert") | on_island("desert") - {"w2"}


@pytest.mark.rule("KB-15.21")
def test_a_terrain_is_not_exhausted_while_the_island_has_an_empty_cell_of_it() -> None:
    rivals = full(FIRST_GAME, "canyon")
    match = island("", *rivals, played="grass", placed=3, removed=all_but("grass", "canyon", "canyon"))
    play(match, "end-turn")
    assert match.view(None)["played"] == "canyon"
    assert cells(match) == on_island("canyon")
    assert cards(match)["removed"] == all_but("grass", "canyon", "canyon")


@pytest.mark.rule("KB-15.21")
def test_in_mid_action_the_island_is_where_the_rest_goes() -> None:
    rivals = full(FIRST_GAME, "canyon", but="h1")
    match = island("", *rivals, played="canyon")
    play(match, "build h1")
    assert (match.view(None)["played"], cells(match)) == ("canyon", on_island("canyon"))
    play(match, "build w3", "build v4")
    assert can_end(match)


# -- location and castle ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-15.22")
@pytest.mark.parametrize(
    ("side", "location", "terrain"), [("rope_bridge", "w4", "flowers"), ("tree_house", "v4", "forest")]
)
def test_the_location_starts_with_two_tiles_and_gives_them(side: str, location: str, terrain: str) -> None:
    table = bw.new("kingdom_builder", players=2, seed=1, options={"expansions": ["island"], "island": side}).view(None)
    assert {"cell": location, "location": side, "tiles": 2} in table["locations"]
    match = island(side=side, played=terrain)
    target = min(beside(location) & on_island(terrain, side))
    play(match, f"build {target}")
    assert held(match) == [f"{side}@{location} new"]
    assert {"cell": location, "location": side, "tiles": 1} in match.view(None)["locations"]
    assert rule(match, location) == "KB-4.4"


@pytest.mark.rule("KB-15.22")
@pytest.mark.parametrize(("side", "castle"), [("rope_bridge", "v2"), ("tree_house", "x2")])
def test_the_castle_pays(side: str, castle: str) -> None:
    target = min(beside(castle))
    match = island(target, side=side)
    assert castle in match.view(None)["castles"]
    assert line(match, "castles") == 3
    assert rule(match, castle) == "KB-4.4"


@pytest.mark.rule("KB-15.22")
def test_the_tile_is_lost_when_nothing_touches_the_location_any_more() -> None:
    match = island("w3 f5", tiles=["rope_bridge@w4"], played="canyon")
    play(match, "use rope_bridge", "lift w3", "move-to k1")
    assert held(match) == []


@pytest.mark.rule("KB-15.23")
def test_its_coast_touches_no_water() -> None:
    for cell in set(ISLAND) - {"v2", "w4"}:
        assert line(island(cell), "fishermen") == 0
    assert line(island("w3 n2"), "fishermen") == 0
    assert line(island("w3 o1"), "fishermen") == 1


@pytest.mark.rule("KB-15.23")
def test_the_watermill_does_not_reach_it() -> None:
    quadrants = ("bazaar_watermill", "paddock", "oasis", "farm")
    match = island("h3 y3", tiles=["watermill@g3"], quadrants=quadrants)
    play(match, "use watermill")
    assert cells(match)
    assert not cells(match) & set(ISLAND)


@pytest.mark.rule("KB-15.24")
def test_the_tower_does_not_reach_it() -> None:
    # The Tower at p14: no edge cell touches an own settlement, so the choice is free, along the edge of the board only.
    match = island("q14 y3 x3", tiles=["tower@p14"], quadrants=OTHER_FOUR)
    play(match, "use tower")
    assert cells(match)
    assert all(cell[0] in "at" or cell[1:] in ("1", "20") for cell in cells(match))


@pytest.mark.rule("KB-15.24")
def test_travellers_do_not_pay_for_it() -> None:
    match = island("v1 w1 x1 u3 y3 v5 w5 a1", cards=["travellers", "knights", "hermits"])
    assert line(match, "travellers") == 1


@pytest.mark.rule("KB-15.24")
def test_advance_and_compass_points_ignore_it() -> None:
    quadrants = ("tavern", "barracks_crossroads", "monastery_wagon", "farm")
    tasks = ["advance", "compass_points"]
    # Six on the left edge, and the island's left rim; top, left and bottom edge, and the island's right rim.
    own = "a1 a2 a3 a5 a6 a7 u2 u3 u4 v1 v5 y3 x5"
    match = island(own, quadrants=quadrants, tasks=tasks)
    assert (line(match, "advance"), line(match, "compass_points")) == (0, 0)
    match = island(f"{own} a8 e20 t1 l1", quadrants=quadrants, tasks=tasks)
    assert (line(match, "advance"), line(match, "compass_points")) == (9, 10)


# -- Rope Bridge and Tree House --------------------------------------------------------------------------------


@pytest.mark.rule("KB-15.4")
def test_the_rope_bridge_moves_any_own_settlement_to_canyon() -> None:
    match = walk(island("w3 f5 a1", tiles=["rope_bridge@w4"]), "use rope_bridge")
    assert lifts(match) == {"w3", "f5", "a1"}
    # w3 stays where it is: v4 is the only empty canyon cell that touches an own settlement.
    assert cells(walk(match, "lift f5")) == {"v4"}
    play(match, "lift f5", "move-to v4")
    assert settlements(match) == {"w3", "v4", "a1"}


@pytest.mark.rule("KB-15.4")
def test_where_no_canyon_touches_another_own_one_the_rope_bridge_goes_anywhere_on_canyon() -> None:
    match = walk(island("x4 f5", tiles=["rope_bridge@w4"]), "use rope_bridge", "lift f5")
    assert cells(match) == land(FIRST_GAME, "canyon") | on_island("canyon")


@pytest.mark.rule("KB-15.5")
def test_the_tree_house_moves_any_own_settlement_to_forest() -> None:
    match = walk(island("u4 f5 a1", side="tree_house", tiles=["tree_house@v4"]), "use tree_house")
    assert lifts(match) == {"u4", "f5", "a1"}
    # f5 touches forest at f6, u4 none.
    expected = neighbours("f5") & land(FIRST_GAME, "forest")
    assert beside("u4") & on_island("forest", "tree_house") == {"v5"}
    assert cells(walk(match, "lift a1")) == expected | {"v5"}
    assert cells(walk(match, "lift f5")) == {"v5"}


@pytest.mark.rule("KB-15.5")
def test_where_no_forest_touches_another_own_one_the_tree_house_goes_anywhere_on_forest() -> None:
    match = walk(island("v3 a1", side="tree_house", tiles=["tree_house@v4"]), "use tree_house", "lift v3")
    assert cells(match) == land(FIRST_GAME, "forest") | on_island("forest", "tree_house")


@pytest.mark.rule("KB-15.32")
@pytest.mark.parametrize(
    ("side", "home", "tile", "terrain"),
    [("rope_bridge", "w3", "rope_bridge@w4", "canyon"), ("tree_house", "v5", "tree_house@v4", "forest")],
)
def test_the_settlement_is_lifted_first_and_the_cell_just_left_is_no_target(
    side: str, home: str, tile: str, terrain: str
) -> None:
    # The only settlement leaves its own cell: nothing binds it, and it cannot stay.
    match = walk(island(home, side=side, tiles=[tile]), f"use {side}", f"lift {home}")
    assert home in on_island(terrain, side)
    assert cells(match) == land(FIRST_GAME, terrain) | on_island(terrain, side) - {home}
    assert rule(match, home) == "KB-4.12"


@pytest.mark.rule("KB-15.32", "KB-4.17")
def test_with_back_the_tree_house_sends_home_what_has_no_other_way_to_touch() -> None:
    fields: dict[str, Any] = {"side": "tree_house", "tiles": ["tree_house@v4"], "only_way_back": "back"}
    assert beside("u4") & on_island("forest", "tree_house") == {"v5"}
    assert cells(walk(island("u4 v5", **fields), "use tree_house", "lift v5")) == {"v5"}


@pytest.mark.rule("KB-15.32")
@pytest.mark.parametrize(("side", "home", "tile"), [("rope_bridge", "w3", "rope_bridge@w4"),
                                                    ("tree_house", "u4", "tree_house@v4")])  # fmt: skip
def test_they_are_moves_and_need_no_supply_and_come_before_or_after_the_mandatory_action(
    side: str, home: str, tile: str
) -> None:
    match = island(f"{home} f5", side=side, tiles=[tile])
    assert tiles(match) == {side}
    play(match, "build e5")
    assert rule(match, side) == "KB-3.5"
    play(match, "build e4", "build f4")
    assert tiles(match) == {side}


@pytest.mark.rule("KB-15.32")
def test_without_an_empty_canyon_cell_the_rope_bridge_is_unavailable() -> None:
    rivals = full(FIRST_GAME, "canyon")
    rivals[-1] += " v5 v4"
    match = island("w3", *rivals, tiles=["rope_bridge@w4"])
    assert tiles(match) == set()
    assert rule(match, "rope_bridge") in ("KB-15.4", "KB-6.13")


# -- the example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-15.31")
def test_example_the_oasis_goes_to_the_island_and_the_farm_beside_it() -> None:
    # Of the desert in the corner a11, b11, a12 the rest is another player's.
    match = island("g13 n17", "a10 b10 a13 b13", tiles=["oasis@h13", "farm@m16"], played="desert")
    play(match, "build a11", "build b11", "build a12")
    desert = land(FIRST_GAME, "desert") - {"a10", "b10", "a13", "b13", "a11", "b11", "a12"}
    assert not desert & neighbours("a11", "b11", "a12", "g13", "n17")
    play(match, "use oasis")
    assert cells(match) == desert | on_island("desert")
    play(match, "build w2", "use farm")
    assert beside("w2") & on_island("grass") == {"w1"}
    assert cells(match) == {"w1"} | neighbours("g13", "n17") & land(FIRST_GAME, "grass")
    play(match, "build w1")
    assert {"w1", "w2"} <= settlements(match)
