"""The board with the quadrants of all sets: its cells, its special cells, the island, and the numbers of its tiles."""

from __future__ import annotations

import random

import pytest

from boardwright.games.kingdom_builder import board as boards
from boardwright.games.kingdom_builder.board import (
    BOARD_ROWS,
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    EDGE,
    EDGES,
    GRID,
    ISLAND,
    MAINLAND,
    NEIGHBOURS,
    PLACES,
    QUARTERS,
    RAYS,
    ROWS,
    Board,
    part,
)
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.setup import NOMAD_POOL, tiles_on
from boardwright.kernel.steps import bits
from tests.games.kingdom_builder.expansions import HARVEST, MARSHLANDS, NOMADS
from tests.games.kingdom_builder.positions import CELLS as ON_BOARD
from tests.games.kingdom_builder.positions import OTHER_FOUR, cells, letters, names, neighbours, position, rule

#: Row by row.
ISLAND_NAMES = "v1 w1 x1 u2 v2 w2 x2 u3 v3 w3 x3 y3 u4 v4 w4 x4 v5 w5 x5"
ON_ISLAND = names(ISLAND_NAMES)
ROPE_BRIDGE, TREE_HOUSE = (CATALOG.island(name) for name in ("rope_bridge", "tree_house"))


def board(*quadrants: str, nomads: str = "", island: int = -1, capitols: str = "", caves: str = "") -> Board:
    """Those quadrants, none turned, with nomad tiles and the rest in words."""
    return Board(
        [CATALOG.quadrant(name) for name in quadrants],
        [False] * PLACES,
        island,
        [CATALOG.extra(name) for name in nomads.split()],
        [CELL_NUMBERS[name] for name in capitols.split()],
        [CELL_NUMBERS[name] for name in caves.split()],
    )


def tiles(table: Board) -> list[str]:
    """The kinds of the tiles by number."""
    return [CATALOG.extras[kind].id for kind in table.kinds]


def words(found: list[int] | int) -> str:
    """Cells, or a set of cells, in words."""
    return " ".join(CELL_NAMES[cell] for cell in (bits(found) if isinstance(found, int) else found))


# -- cells -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1.2")
@pytest.mark.rule("KB-15.18")
def test_cells_of_the_board_come_first_then_those_of_the_island() -> None:
    assert CELL_NAMES[:400] == [f"{column}{row}" for row in range(1, 21) for column in "abcdefghijklmnopqrst"]
    assert " ".join(CELL_NAMES[400:]) == ISLAND_NAMES
    assert (CELLS, len(CELL_NUMBERS)) == (419, 419)
    assert bits(MAINLAND) == list(range(400))
    assert words(ISLAND) == ISLAND_NAMES


@pytest.mark.rule("KB-15.18")
def test_the_rows_of_the_island_follow_the_twenty_of_the_board() -> None:
    assert len(BOARD_ROWS) == 20
    assert ROWS[:20] == BOARD_ROWS
    assert [len(bits(row)) for row in ROWS] == [20] * 20 + [3, 4, 5, 4, 3]
    assert [words(row) for row in ROWS[20:]] == [
        "v1 w1 x1",
        "u2 v2 w2 x2",
        "u3 v3 w3 x3 y3",
        "u4 v4 w4 x4",
        "v5 w5 x5",
    ]


@pytest.mark.rule("KB-15.19")
def test_no_cell_of_the_island_touches_the_board() -> None:
    beside = {name: names(words(NEIGHBOURS[CELL_NUMBERS[name]])) for name in CELL_NAMES}
    assert all(beside[name] == neighbours(name) for name in ON_BOARD)
    assert all(beside[name] <= ON_ISLAND for name in ON_ISLAND)
    assert beside["w3"] == {"v3", "x3", "v2", "w2", "v4", "w4"}
    # Even rows lie half a cell further right, as on the board: u2 touches u3 and v3 below.
    assert beside["u2"] == {"v2", "u3", "v3", "v1"}
    assert beside["v1"] == {"w1", "u2", "v2"}
    assert beside["y3"] == {"x3", "x2", "x4"}
    assert [words(ray) for ray in RAYS[CELL_NUMBERS["u3"]]] == ["v3 w3 x3 y3", "u4 v5", "", "", "", "u2 v1"]


@pytest.mark.rule("KB-1.6")
@pytest.mark.rule("KB-15.24")
def test_the_four_edges_share_the_corners_and_leave_the_island_out() -> None:
    top, right, bottom, left = (names(words(edge)) for edge in EDGES)
    assert top == {name for name in ON_BOARD if name[1:] == "1"}
    assert bottom == {name for name in ON_BOARD if name[1:] == "20"}
    assert left == {name for name in ON_BOARD if name[0] == "a"}
    assert right == {name for name in ON_BOARD if name[0] == "t"}
    assert (top & left, top & right, bottom & left, bottom & right) == ({"a1"}, {"t1"}, {"a20"}, {"t20"})
    assert names(words(EDGE)) == top | right | bottom | left
    assert EDGE & ISLAND == 0


@pytest.mark.rule("KB-15.25")
def test_the_four_quarters_are_the_board_without_the_island() -> None:
    assert [len(bits(quarter)) for quarter in QUARTERS] == [100] * 4
    assert sum(QUARTERS) == MAINLAND
    assert [CELL_NAMES[bits(quarter)[0]] for quarter in QUARTERS] == ["a1", "k1", "a11", "k11"]
    assert [CELL_NAMES[bits(quarter)[-1]] for quarter in QUARTERS] == ["j10", "t10", "j20", "t20"]


@pytest.mark.rule("KB-15.3")
def test_without_the_island_its_cells_are_no_part_of_the_table() -> None:
    match = position()
    assert match.view(None)["island"] is None
    for name in ON_ISLAND:
        assert rule(match, name) == "KB-15.3"
    table = board("tavern", "paddock", "oasis", "farm")
    assert (sum(table.terrain) | table.zone) & ISLAND == 0
    assert {table.terrain_of(CELL_NUMBERS[name]) for name in ON_ISLAND} == {-1}


@pytest.mark.rule("KB-15.3")
def test_with_the_island_its_cells_are_eligible_like_all_others() -> None:
    table = position(island="rope_bridge").view(None)["island"]
    assert (table["id"], table["provenance"]) == ("rope_bridge", "reconstructed")
    assert table["rows"] == [".GGD.", "GKDD.", "TTCDF", "TCLF.", ".CFF."]
    assert cells(position(island="rope_bridge")) - cells(position()) == {"v1", "w1", "u2"}
    assert cells(position(island="tree_house", played="canyon")) - cells(position(played="canyon")) == {
        "x1", "v2", "w2", "x3",
    }  # fmt: skip


# -- what lies on the board ------------------------------------------------------------------------------------


def random_board(chance: random.Random) -> Board:
    """Any four quadrants with nomad tiles, now and then an island."""
    quadrants = chance.sample(range(len(CATALOG.quadrants)), PLACES)
    turned = [chance.random() < 0.5 for _ in range(PLACES)]
    parts = [part(quadrants[place], place, turned[place]) for place in range(PLACES)]
    nomads = chance.sample(NOMAD_POOL, sum(len(piece.features["nomad"]) for piece in parts))
    return Board(quadrants, turned, chance.randint(-1, 1), nomads)


@pytest.mark.parametrize("seed", range(20))
def test_every_cell_is_a_terrain_or_a_special_cell(seed: int) -> None:
    table = random_board(random.Random(seed))
    special = [*table.castles, *table.nomads, *table.palaces, *table.silos, *table.locations]
    assert len(set(special)) == len(special)
    everything = GRID.full if table.island >= 0 else MAINLAND
    assert sum(table.terrain) + sum(1 << cell for cell in special) == everything
    letter_of = {terrain.id: terrain.letter for terrain in CATALOG.terrains}
    rows = table.rows()
    for cell in range(400):
        terrain = table.terrain_of(cell)
        letter = rows[cell // 20][cell % 20]
        if terrain >= 0:
            assert letter == letter_of[CATALOG.terrains[terrain].id]
        else:
            assert letter in "KNPSLJ"
    able = sum(table.terrain[number] for number, terrain in enumerate(CATALOG.terrains) if terrain.buildable)
    assert table.buildable == able
    assert table.water == table.terrain[CATALOG.terrain("water")]


@pytest.mark.parametrize("seed", range(20))
def test_special_cells_that_link_are_locations_and_what_the_catalogue_says(seed: int) -> None:
    table = random_board(random.Random(seed))
    by_feature = {"castle": table.castles, "nomad": table.nomads, "palace": table.palaces, "silo": table.silos}
    links = [cell for feature in CATALOG.features if feature.links for cell in by_feature[feature.id]]
    assert sorted(table.special) == sorted(links + table.locations)


def test_the_special_cells_of_some_boards() -> None:
    nomads = board(*NOMADS, nomads="donation_grass donation_water sword treasure outpost resettlement")
    assert words(nomads.nomads) == "c6 h6 f8 n4 e14 q18"
    assert (nomads.castles, nomads.palaces, nomads.silos) == ([], [], [])
    marshlands = board(*MARSHLANDS)
    assert words(marshlands.palaces) == "f7 r6 b12 s17"
    harvest = board(*HARVEST)
    assert words(harvest.silos) == "d9 n9 i14 l17"
    assert not set(harvest.silos) & set(harvest.special)
    isle = board("tavern", "paddock", "oasis", "farm", island=TREE_HOUSE)
    assert words(isle.castles) == "d4 p8 b18 l12 x2"
    assert words(isle.locations[-1:]) == "v4"


def test_a_turned_quadrant_turns_both_its_locations() -> None:
    turned = Board([CATALOG.quadrant(name) for name in ("city_hall_fort", *OTHER_FOUR[:3])], [True] + [False] * 3)
    # As printed the City Hall lies at f3, the Fort at g7, the castle at c5.
    places = dict(zip(words(turned.locations).split(), tiles(turned), strict=False))
    assert (places["e8"], places["d4"]) == ("city_hall", "fort")
    assert "h6" in names(words(turned.castles))


@pytest.mark.parametrize(("method", "kind"), [("beside_water", "water"), ("beside_mountains", "mountain")])
def test_cells_beside_water_and_mountains(method: str, kind: str) -> None:
    table = board(*OTHER_FOUR, island=ROPE_BRIDGE)
    letter = letters(OTHER_FOUR)
    wanted = {"water": "W", "mountain": "M"}[kind]
    expected = {
        name for name in ON_BOARD if letter[name] != wanted and any(letter[near] == wanted for near in neighbours(name))
    }
    assert names(words(getattr(table, method)())) == expected
    assert getattr(table, method)() == getattr(table, method)()  # worked out once, the same ever after


# -- the numbers of tiles --------------------------------------------------------------------------------------


def test_locations_are_numbered_quadrant_by_quadrant_from_the_top_left() -> None:
    table = board("tavern", "paddock", "oasis", "farm")
    assert list(zip(words(table.locations).split(), tiles(table), strict=True)) == [
        ("c7", "tavern"), ("h7", "tavern"), ("s3", "paddock"), ("l7", "paddock"),
        ("h13", "oasis"), ("f18", "oasis"), ("r12", "farm"), ("m16", "farm"),
    ]  # fmt: skip
    assert table.location_tiles == 0b11111111
    assert (table.nomad_tiles, table.permanent_tiles, table.outposts, table.free_starts) == (0, 0, 0, 0)


def test_the_location_of_the_island_comes_after_those_of_the_quadrants() -> None:
    table = board("tavern", "paddock", "oasis", "farm", island=ROPE_BRIDGE)
    assert (tiles(table)[8], words(table.locations[8:])) == ("rope_bridge", "w4")
    assert table.location_tiles == 0b111111111


def test_nomad_tiles_are_numbered_after_locations_in_the_order_of_their_cells() -> None:
    order = "sword outpost donation_mountain outpost treasure resettlement"
    table = board(*NOMADS, nomads=order)
    assert " ".join(tiles(table)) == f"quarry caravan caravan village village garden garden {order}"
    assert (table.location_tiles, table.nomad_tiles) == (0b1111111, 0b111111 << 7)
    assert bits(table.outposts) == [8, 10]
    assert [table.zones[7 + number] for number in range(6)] == [NEIGHBOURS[cell] for cell in table.nomads]


def test_bonus_tiles_are_numbered_once_a_kind_in_the_order_of_the_catalogue() -> None:
    table = board("fountain", "tavern", "canoe", "temple")
    assert tiles(table) == [
        "fountain", "fountain", "tavern", "tavern", "canoe", "canoe", "temple", "temple",
        "temple_bonus", "canoe_bonus", "fountain_bonus",
    ]  # fmt: skip
    assert table.zones[8:] == [0, 0, 0]  # they are gained beside no cell
    assert bits(table.free_starts) == [8]
    assert bits(table.location_tiles | table.nomad_tiles) == list(range(8))


def test_actions_that_everybody_has_come_last_and_need_what_they_work_on() -> None:
    table = board("bazaar_watermill", "tavern", "garden", "refuge", nomads="sword", caves="h3")
    assert tiles(table) == [
        "watermill", "bazaar", "tavern", "tavern", "garden", "garden", "refuge", "refuge",
        "sword", "refuge_bonus", "cultivate", "cave",
    ]  # fmt: skip
    assert bits(table.permanent_tiles) == [10, 11]
    assert tiles(board(*HARVEST))[-1] == "cultivate"
    assert tiles(board("tavern", "paddock", "oasis", "farm", caves="m5"))[-1] == "cave"
    assert "cultivate" not in tiles(board(*MARSHLANDS))


@pytest.mark.parametrize("seed", range(20))
def test_each_kind_of_tile_has_its_stretch_of_numbers(seed: int) -> None:
    table = random_board(random.Random(seed))
    groups = [CATALOG.extras[kind].group for kind in table.kinds]
    order = ["location", "nomad", "bonus", "permanent"]
    assert groups == sorted(groups, key=order.index)
    assert len(groups) == len(table.zones)
    for name, mask in (
        ("location", table.location_tiles),
        ("nomad", table.nomad_tiles),
        ("permanent", table.permanent_tiles),
    ):
        assert bits(mask) == [number for number, group in enumerate(groups) if group == name]
    bonuses = {CATALOG.extras[kind].bonus for kind in table.kinds} - {""}
    assert {CATALOG.extras[kind].id for kind in table.kinds if CATALOG.extras[kind].group == "bonus"} == bonuses
    places = table.locations + table.nomads
    assert table.zones[: len(places)] == [NEIGHBOURS[cell] for cell in places]
    assert not any(table.zones[len(places) :])
    assert table.zone == GRID.near(sum(1 << cell for cell in places))
    for kind in set(table.kinds):
        assert bits(table.numbers(kind)) == [number for number, item in enumerate(table.kinds) if item == kind]
    assert table.numbers(CATALOG.extra("oracle")) == 0 or "oracle" in tiles(table)


def test_how_many_tiles_there_are_to_gain() -> None:
    table = board("canoe", "quarry", "bazaar_watermill", "tavern", nomads="outpost sword outpost")
    assert [(name, tiles_on(table, number)) for number, name in enumerate(tiles(table))] == [
        ("canoe", 2), ("canoe", 2), ("quarry", 2), ("watermill", 2), ("bazaar", 2), ("tavern", 2), ("tavern", 2),
        ("outpost", 1), ("sword", 1), ("outpost", 1),  # each lies on its own cell
        ("canoe_bonus", 2), ("cultivate", 0),
    ]  # fmt: skip


def test_boards_that_differ_in_anything_have_different_data() -> None:
    plain = board(*OTHER_FOUR)
    others = [
        board(*reversed(OTHER_FOUR)),
        board(*OTHER_FOUR, island=ROPE_BRIDGE),
        board(*OTHER_FOUR, island=TREE_HOUSE),
        board(*OTHER_FOUR, capitols="d2"),
        board(*OTHER_FOUR, capitols="c8"),
        board(*OTHER_FOUR, caves="a6"),
        Board(plain.quadrants, [True, False, False, False]),
        board("quarry", *OTHER_FOUR[:3], nomads="sword outpost treasure"),
        board("quarry", *OTHER_FOUR[:3], nomads="sword treasure outpost"),
    ]
    assert len({table.data() for table in [plain, *others]}) == 10
    assert board(*OTHER_FOUR).data() == plain.data()


def test_parts_are_worked_out_once_and_shared() -> None:
    assert part(3, 1, True) is part(3, 1, True)
    assert part(3, 1, True) is not part(3, 1, False)
    assert boards.island_part(0) is boards.island_part(0)
