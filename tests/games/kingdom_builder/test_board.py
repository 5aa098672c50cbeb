"""KB-1: the board, its cells, what touches what, lines, the edge, and settlement areas.

Geometry is worked out here from where the middles of the cells lie, and compared with what the table allows.
"""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.kernel.errors import BadNotation
from tests.games.kingdom_builder.positions import (
    CELLS,
    LETTERS,
    OTHER_FOUR,
    TERRAINS,
    cells,
    distant,
    ground,
    letters,
    named,
    names,
    neighbours,
    position,
    rule,
    settlements,
    walk,
)

FIRST_BOARD = """\
F D D M M D D C C C C C C D D W D D D D
F F D D D M M C C C M M C D D W D D D D
F F F F F F F M M M M M C M M W D D L F
W W F K G G T T M M M C M M W M D F F F
F F W W G G G T T C C C T T W M M C F F
F C C W G T T C C C C T T W C C C M F F
D F L C W T T L C G C L T T W F F F F F
D D C W T T G G G G G G T W G K G F G T
D D D W T T T G G G G G T T W G G G G T
D D W W T T T G G G G G T T W G G G T T
D D C W W T T G G G D D C W W T T T G G
D C W F F T T T G G D K C W T T T L G G
D D W F F T T L F G C C C F F F T C F F
W W W F G T F F F F C C F F W D D C C F
W W W W G G G G F F C G G W F F D D C C
W T T W G G C C D C G G L F W F W D D C
W T C T W G C C D C G G G T F F W W D D
W K C F W L D D C W G G T T M W W W D W
W W C F W W W D D W G M T T W W W W W W
W W W W W W W W W W T T T W W W W W W W
""".replace(" ", "").splitlines()  # fmt: skip


@pytest.mark.rule("KB-1.1")
def test_the_board_is_four_quadrants_laid_two_by_two() -> None:
    rows = position().view(None)["terrain"]
    assert rows == FIRST_BOARD
    assert len(rows) == 20
    assert {len(row) for row in rows} == {20}


@pytest.mark.rule("KB-1.1")
def test_each_quadrant_fills_its_own_quarter() -> None:
    farm_first = letters(("farm", "oasis", "paddock", "tavern"))
    for number, row in enumerate(FIRST_BOARD, 1):
        for column, letter in zip("abcdefghijklmnopqrst", row, strict=True):
            # tavern goes from top left to bottom right, paddock from top right to bottom left, and so on
            opposite = "klmnopqrstabcdefghij"["abcdefghijklmnopqrst".index(column)]
            assert farm_first[f"{opposite}{(number + 9) % 20 + 1}"] == letter


@pytest.mark.rule("KB-1.2")
def test_a_cell_is_named_by_column_and_row() -> None:
    match = position("", "f7", played="forest")
    assert match.view(None)["terrain"][6][5] == "T"  # the sixth cell of the seventh row
    assert rule(match, "f7") == "KB-4.1"
    assert {match.describe(f"build {cell}").target for cell in CELLS} == {f"cell:{cell}" for cell in CELLS}


@pytest.mark.rule("KB-1.2")
@pytest.mark.parametrize("name", ["u1", "a0", "a21", "7f", "f", ""])
def test_there_is_no_cell_beyond_column_t_or_row_20(name: str) -> None:
    match = position()
    with pytest.raises(BadNotation):
        match.apply(0, f"build {name}")
    with pytest.raises(BadNotation):
        match.why_not(0, f"cell:{name}")


@pytest.mark.rule("KB-1.3")
def test_even_rows_lie_half_a_cell_further_right() -> None:
    # In the odd row 9 the cells below and above i9 are those of columns h and i ...
    assert cells(position("i9")) == names("h9 j9 h8 i8 h10 i10")
    # ... in the even row 10 they are those of columns i and j.
    assert cells(position("i10")) == names("h10 j10 i9 j9 i11 j11")


@pytest.mark.rule("KB-1.3")
@pytest.mark.rule("KB-1.4")
def test_every_cell_touches_the_cells_that_share_a_side_with_it() -> None:
    letter = letters()
    for cell in CELLS:
        if letter[cell] in "MKL":
            continue
        for terrain in TERRAINS:
            beside = {near for near in neighbours(cell) if letter[near] == LETTERS[terrain]}
            if beside:
                assert cells(position(cell, played=terrain)) == beside, f"{terrain} beside {cell}"


@pytest.mark.rule("KB-1.4")
def test_a_cell_has_six_neighbours_and_fewer_at_the_rim() -> None:
    assert neighbours("i9") == names("h9 j9 h8 i8 h10 i10")
    # a9 is desert at the left rim, in a row without the shift: its neighbours to the left are missing.
    assert cells(position("a9", played="desert")) == names("a8 b9 a10")
    # a10, one row below, has lost only one.
    assert cells(position("a10", played="desert")) == names("a9 b9 b10 a11 b11")
    # Corners: a1 keeps two neighbours, t1 three.
    assert cells(position("a1", played="flowers")) == {"a2"}
    assert cells(position("a1", played="desert")) == {"b1"}
    assert cells(position("t1", played="desert")) == names("s1 s2 t2")


@pytest.mark.rule("KB-1.4")
def test_the_right_rim_is_not_joined_to_the_left_rim() -> None:
    # t9 (forest) ends a row, a10 begins the next one: no forest beside a10, so the choice is free.
    assert cells(position("a10", played="forest")) == ground("forest")


@pytest.mark.rule("KB-1.4")
def test_seams_between_quadrants_make_no_difference() -> None:
    # j9 is the last column of the first quadrant, k9 the first of the second; j10 and j11 meet at the other seam.
    assert cells(position("j9")) == names("i9 k9 i8 j8 i10 j10")
    assert cells(position("j10")) == names("i10 k10 j9 k9 j11")
    assert cells(position("j10", played="desert")) == {"k11"}  # across the middle of the board


@pytest.mark.rule("KB-1.5")
@pytest.mark.parametrize("origin", ["i9", "h10", "f5"])
def test_straight_lines_run_in_six_directions(origin: str) -> None:
    # The Paddock moves two cells in a straight line; s4 holds its tile.
    match = walk(position(f"s4 {origin}", tiles=["paddock@s3"]), "use paddock", f"lift {origin}")
    buildable = ground(*TERRAINS)
    assert cells(match) == distant(origin, 2) & buildable
    assert len(distant(origin, 2)) == 6


@pytest.mark.rule("KB-1.5")
@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("h9 i9 j9", "g9 k9"),  # along the row
        ("i8 i9 h10", "j7 h11"),  # falling to the left
        ("h8 i9 i10", "j11"),  # falling to the right: beyond h8 is the location h7
    ],
)
def test_straight_lines_run_along_three_axes(line: str, ends: str) -> None:
    # The Tavern reaches the ends of a line of three; b7 holds its tile.
    match = walk(position(f"b7 {line}", tiles=["tavern@c7"]), "use tavern")
    assert cells(match) == names(ends)


@pytest.mark.rule("KB-1.5")
@pytest.mark.parametrize("crooked", ["h8 h9 h10", "h9 i9 i10", "i7 i8 i9"])
def test_a_bent_row_of_settlements_is_no_line(crooked: str) -> None:
    # One column is no straight line: its rows stand half a cell apart in turn.
    assert named(position(f"b7 {crooked}", tiles=["tavern@c7"]), "use") == set()


OUTERMOST = {cell for cell in CELLS if cell[0] in "at" or cell[1:] in ("1", "20")}


@pytest.mark.rule("KB-1.6")
def test_the_edge_is_the_outermost_row_and_column_on_each_side() -> None:
    # The Tower builds on any buildable cell of the edge; q14, which holds its tile, lies well inside.
    match = walk(position("q14", quadrants=list(OTHER_FOUR), tiles=["tower@p14"]), "use tower")
    letter = letters(OTHER_FOUR)
    assert len(OUTERMOST) == 76
    assert cells(match) == {cell for cell in OUTERMOST if letter[cell] in "GCDFT"}


@pytest.mark.rule("KB-1.6")
def test_seams_between_quadrants_are_not_edge() -> None:
    match = walk(position("q14", quadrants=list(OTHER_FOUR), tiles=["tower@p14"]), "use tower")
    letter = letters(OTHER_FOUR)
    seam = {cell for cell in CELLS if cell[0] in "jk" or cell[1:] in ("10", "11")} - OUTERMOST
    buildable = {cell for cell in seam if letter[cell] in "GCDFT"}
    assert len(buildable) > 40
    assert {rule(match, cell) for cell in buildable} == {"KB-6.4"}


@pytest.mark.rule("KB-1.7")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_five_terrains_are_buildable(terrain: str) -> None:
    assert cells(position(played=terrain)) == ground(terrain)


@pytest.mark.rule("KB-1.7")
def test_water_and_mountain_are_not_buildable() -> None:
    # The Paddock takes any buildable terrain; each of these settlements has water or mountain two cells away.
    letter = letters()
    for origin in ("h2", "c4", "n12"):
        match = walk(position(f"s4 {origin}", tiles=["paddock@s3"]), "use paddock", f"lift {origin}")
        closed = {cell for cell in distant(origin, 2) if letter[cell] in "WM"}
        assert closed
        assert not cells(match) & closed
        assert {rule(match, cell) for cell in closed} == {"KB-4.3"}


@pytest.mark.rule("KB-1.8")
def test_castle_and_location_cells_have_no_terrain() -> None:
    special = names("d4 p8 b18 l12") | names("c7 h7 s3 l7 h13 f18 r12 m16")
    assert ground("castle", "location") == special
    for terrain in TERRAINS:
        assert not cells(position(played=terrain)) & special
    assert position().view(None)["castles"] == ["d4", "p8", "b18", "l12"]


@pytest.mark.rule("KB-1.9")
@pytest.mark.parametrize(
    ("own", "areas"),
    [
        ("i9", 1),  # a lone settlement
        ("i9 j9 i10", 1),
        ("i9 k9", 2),  # one cell apart
        ("g9 h9 j9 k9 k10", 2),
        ("h8 h10", 2),  # two rows apart in one column: they do not touch
        ("j9 k9 j10 j11 k11", 1),  # across both seams
        ("a9 a10 t9", 2),  # the rims are not joined
        ("i9 i11 i13", 3),
    ],
)
def test_an_area_is_a_group_that_hangs_together(own: str, areas: int) -> None:
    match = position(own, "i8 j8 l9", cards=["hermits", "miners", "fishermen"])
    hermits = next(line for line in match.score_sheet[0].lines if line.id == "hermits")
    assert hermits.points == areas
    assert settlements(match) == names(own)


@pytest.mark.rule("KB-1.9")
def test_other_players_settlements_join_no_areas() -> None:
    # The opponent's j9 between i9 and k9 does not make them one area.
    match = position("i9 k9", "j9", cards=["hermits", "citizens", "miners"])
    points = {line.id: line.points for line in match.score_sheet[0].lines}
    assert points["hermits"] == 2
    assert points["citizens"] == 0  # no area of two


def test_new_games_show_the_same_board() -> None:
    assert bw.new("kingdom_builder", seed=3, options={"first_game": True}).view(None)["terrain"] == FIRST_BOARD
