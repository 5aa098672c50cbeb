"""KB-12.17 to KB-12.26: warriors, ships, wagons and City Halls are settlements, and how they differ from them."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    CROSSROADS,
    HARVEST,
    MARSHLANDS,
    NOMADS,
    buildable,
    expanded,
    in_order,
    land,
    line,
    place_of,
    puts,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    cells,
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

MOVING = ("paddock", "barn", "caravan", "harbor")  # Paddocks i3 b7, Barns q3 m7, Caravans c17 g18, Harbor q18


def with_piece(
    piece: str, cell: str, own: str = "", *others: Any, board: tuple[str, ...] = CROSSROADS, **fields: Any
) -> Match:
    placed: dict[str, Any] = {piece: cell}
    return expanded(board, own, *others, **placed, **fields)


# -- touching --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.17")
@pytest.mark.parametrize(("piece", "cell"), [("ship", "d9"), ("wagon", "b8"), ("wagon", "c8")])
def test_what_is_placed_touches_a_piece_like_a_settlement(piece: str, cell: str) -> None:
    match = with_piece(piece, cell)
    assert cells(match) == neighbours(cell) & land(CROSSROADS, "grass") != set()
    assert rule(match, "k1") == "KB-4.7"


@pytest.mark.rule("KB-12.17")
def test_what_is_placed_touches_a_city_hall_like_seven_settlements() -> None:
    match = expanded(CROSSROADS, "", hall="l3")
    covered = neighbours("l3") | {"l3"}
    assert cells(match) == neighbours(*covered) & land(CROSSROADS, "grass") - covered


@pytest.mark.rule("KB-12.17")
def test_pieces_of_others_do_not_count_for_touching() -> None:
    match = expanded(CROSSROADS, "", {"wagon": "c8", "ship": "d9"})
    assert cells(match) == land(CROSSROADS, "grass") - {"c8"}


@pytest.mark.rule("KB-12.17", "KB-4.11")
def test_a_moved_settlement_touches_a_piece_like_another_settlement() -> None:
    match = expanded(MOVING, "q2", tiles=["barn"], wagon="a9", played="grass")
    play(match, "use barn", "lift q2")
    assert cells(match) == neighbours("a9") & land(MOVING, "grass")


# -- lines and areas -------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.17", "KB-6.5")
@pytest.mark.parametrize(
    ("piece", "cell", "own", "ends"),
    [
        ("warriors", "l12", "k12 m12", {"j12"}),
        ("wagon", "l12", "k12 m12", {"j12"}),
        ("ship", "n10", "l10 m10", {"k10"}),
    ],
)
def test_a_piece_is_part_of_a_line_for_the_tavern(piece: str, cell: str, own: str, ends: set[str]) -> None:
    board = ("tavern", "barracks_crossroads", "city_hall_fort", "monastery_wagon")
    place = place_of(board, "tavern")
    near = min(neighbours(place) & buildable(board))
    without = expanded(board, f"{near} {own}", tiles=[f"tavern@{place}"])
    assert tiles(without) == set()
    match = with_piece(piece, cell, f"{near} {own}", board=board, tiles=[f"tavern@{place}"])
    assert cells(walk(match, "use tavern")) == ends


@pytest.mark.rule("KB-12.17", "KB-1.9")
def test_pieces_are_part_of_areas() -> None:
    names = ["citizens", "hermits", "knights"]
    # k12 and m12 hang together by l12 only.
    apart = expanded(CROSSROADS, "k12 m12", cards=names)
    assert [line(apart, name) for name in names] == [0, 2, 4]
    for piece in ("warriors", "wagon"):
        joined = with_piece(piece, "l12", "k12 m12", cards=names)
        assert [line(joined, name) for name in names] == [1, 1, 6]


@pytest.mark.rule("KB-12.17")
def test_a_city_hall_is_seven_settlements_for_cards() -> None:
    names = ["citizens", "knights", "discoverers"]
    match = expanded(CROSSROADS, "", hall="i12", cards=names)
    assert [line(match, name) for name in names] == [3, 6, 3]


@pytest.mark.rule("KB-12.17", "KB-12.10")
def test_pieces_count_for_tasks() -> None:
    hall = expanded(CROSSROADS, "", hall="i12", tasks=["fortress"])
    assert line(hall, "fortress") == 6
    ring = " ".join(sorted(neighbours("i12") - {"h12", "j12"}))
    mixed = expanded(CROSSROADS, f"{ring} i12", warriors="h12", wagon="j12", tasks=["fortress"])
    assert line(mixed, "fortress") == 6
    assert line(expanded(CROSSROADS, f"{ring} i12", warriors="h12", tasks=["fortress"]), "fortress") == 0


@pytest.mark.rule("KB-12.17", "KB-11.13")
@pytest.mark.parametrize(("piece", "cell"), [("ship", "d9"), ("wagon", "c8")])
def test_a_piece_is_another_players_settlement_for_the_ambassadors(piece: str, cell: str) -> None:
    match = expanded(CROSSROADS, "", {piece: cell}, cards=["ambassadors", "knights", "fishermen"])
    play(match, f"build {min(neighbours(cell) & land(CROSSROADS, 'grass'))}")
    assert line(match, "ambassadors") == 1


# -- tiles, castles, palaces, capitols -------------------------------------------------------------------------


@pytest.mark.rule("KB-12.17", "KB-5.9")
@pytest.mark.parametrize(("piece", "cell"), [("ship", "f6"), ("wagon", "f7"), ("warriors", "h7")])
def test_a_piece_keeps_a_tile(piece: str, cell: str) -> None:
    board = ("lighthouse_foresters_lodge", "paddock", "city_hall_fort", "monastery_wagon")
    paddock = place_of(board, "paddock")
    near = min(neighbours(paddock) & buildable(board))
    match = with_piece(piece, cell, f"g8 {near}", board=board, tiles=["lighthouse", f"paddock@{paddock}"])
    play(match, "use paddock", "lift g8")
    play(match, f"move-to {max(cells(match) - neighbours('g7'))}")
    assert "lighthouse@g7" in tile_states(match)
    alone = expanded(board, f"g8 {near}", tiles=["lighthouse", f"paddock@{paddock}"])
    play(alone, "use paddock", "lift g8")
    play(alone, f"move-to {max(cells(alone) - neighbours('g7'))}")
    assert "lighthouse@g7" not in tile_states(alone)


@pytest.mark.rule("KB-12.17", "KB-8.2")
@pytest.mark.parametrize(("piece", "cell"), [("warriors", "g3"), ("wagon", "i3")])
def test_a_piece_touches_castles(piece: str, cell: str) -> None:
    assert cell in neighbours("h3")
    assert line(with_piece(piece, cell), "castles") == 3
    assert line(with_piece(piece, "a1"), "castles") == 0


@pytest.mark.rule("KB-12.17", "KB-13.2")
@pytest.mark.parametrize("piece", ["warriors", "wagon"])
def test_a_piece_counts_for_palaces(piece: str) -> None:
    board = ("barracks_crossroads", *MARSHLANDS[:3])
    (palace, *_) = in_order(land(board, "palace"))
    first, second, third = sorted(neighbours(palace) & buildable(board))[:3]
    match = with_piece(piece, first, second, third, board=board)
    assert (line(match, "palaces"), line(match, "palaces", 1)) == (5, 0)


@pytest.mark.rule("KB-12.17", "KB-15.1")
@pytest.mark.parametrize("piece", ["warriors", "wagon"])
def test_a_piece_counts_for_capitols(piece: str) -> None:
    board = ("oracle", "barracks_crossroads", "barn", "harbor")
    castle = min(cell for cell in land(board, "castle") if cell[0] < "k" and int(cell[1:]) < 11)
    near = min(neighbours(castle) & buildable(board))
    match = with_piece(piece, near, board=board, capitols=[castle])
    assert line(match, "capitols") == 1


# -- the reserve -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.18")
@pytest.mark.parametrize(
    ("tile", "near"), [("lighthouse", "f7"), ("wagon", "s18"), ("barracks", "n5"), ("city_hall", "g13")]
)
def test_placing_a_piece_needs_no_settlement_in_the_supply(tile: str, near: str) -> None:
    more = [cell for cell in in_order(land(CROSSROADS, "forest")) if cell != near][:38]
    match = expanded(CROSSROADS, " ".join([near, "g12", *more]), tiles=[tile], due=0)
    assert seat(match)["supply"] == 0
    play(match, f"use {tile}")
    play(match, f"put {min(puts(match))}")
    assert seat(match)["supply"] == 0


@pytest.mark.rule("KB-12.18", "KB-7.1")
def test_pieces_are_no_part_of_the_forty_that_end_the_game() -> None:
    more = [cell for cell in in_order(land(CROSSROADS, "forest")) if cell != "n3"][:37]
    match = expanded(CROSSROADS, " ".join(["n5", "g12", *more]), tiles=["barracks"], placed=3)
    assert seat(match)["supply"] == 1
    play(match, "use barracks")
    play(match, f"put {min(puts(match))}")
    assert seat(match)["supply"] == 1
    assert not match.view(None)["last_round"]


@pytest.mark.rule("KB-12.19")
@pytest.mark.parametrize("owner", [0, 1])
def test_pieces_occupy_their_cells(owner: int) -> None:
    pieces: dict[str, Any] = {"wagon": "k1", "hall": "l3"}
    match = expanded(CROSSROADS, "", pieces if owner else {}, **({} if owner else pieces))
    taken = {"k1", "l3"} | neighbours("l3")
    assert not cells(match) & taken
    assert {rule(match, cell) for cell in taken} == {"KB-4.1"}


# -- cards that pay during the game ----------------------------------------------------------------------------

PAID = ["shepherds", "ambassadors", "families"]


@pytest.mark.rule("KB-12.20")
@pytest.mark.parametrize(
    ("tile", "near", "cell"), [("barracks", "n5", "m5"), ("wagon", "s18", "s17"), ("lighthouse", "f7", "e7")]
)
def test_putting_a_piece_counts_as_a_placement(tile: str, near: str, cell: str) -> None:
    terrain = next(kind for kind in ("flowers", "canyon", "water") if cell in land(CROSSROADS, kind))
    same = neighbours(cell) & land(CROSSROADS, terrain) - {near}
    open_ = expanded(CROSSROADS, near, tiles=[tile], cards=PAID)
    play(open_, f"use {tile}", f"put {cell}")
    assert (line(open_, "shepherds"), line(open_, "ambassadors")) == (0, 0)
    closed = expanded(CROSSROADS, near, " ".join(same), tiles=[tile], cards=PAID)
    play(closed, f"use {tile}", f"put {cell}")
    assert (line(closed, "shepherds"), line(closed, "ambassadors")) == (2, 1)


@pytest.mark.rule("KB-12.20")
def test_moving_or_taking_off_a_piece_does_not_count() -> None:
    cell = "s17"
    same = neighbours(cell) & land(CROSSROADS, "canyon") - {"s18"}
    match = expanded(CROSSROADS, "s18", " ".join(same), tiles=["wagon"], wagon="r18", cards=PAID)
    play(match, "use wagon", f"move-to {cell}", "stop")
    assert (line(match, "shepherds"), line(match, "ambassadors")) == (0, 0)
    off = expanded(CROSSROADS, "s18", " ".join(same), tiles=["wagon"], wagon=cell, cards=PAID)
    play(off, "use wagon", f"remove {cell}")
    assert (line(off, "shepherds"), line(off, "ambassadors")) == (0, 0)


@pytest.mark.rule("KB-12.21")
def test_putting_a_city_hall_counts_as_seven_placements() -> None:
    covered = neighbours("i12") | {"i12"}
    ring = neighbours(*covered) - covered
    rival = {"j10", "k12"} & ring
    match = expanded(CROSSROADS, "g13 g12", " ".join(rival), tiles=["city_hall"], cards=PAID)
    play(match, "use city_hall", "put i12")
    taken = covered | {"g13", "g12"} | rival
    letters = {
        cell: kind for kind in ("grass", "canyon", "desert", "flowers", "forest") for cell in land(CROSSROADS, kind)
    }
    closed = [
        cell
        for cell in covered
        if not any(letters.get(near) == letters[cell] and near not in taken for near in neighbours(cell))
    ]
    assert "i12" in closed  # judged when all seven cells are covered: none of its neighbours is empty
    assert line(match, "shepherds") == 2 * len(closed)
    assert line(match, "ambassadors") == len([cell for cell in covered if neighbours(cell) & rival]) > 0
    assert line(match, "families") == 0


# -- moved by others -------------------------------------------------------------------------------------------

#: A moving action, with the settlement that has its tile.
MOVERS = [("paddock", "h3"), ("barn", "q2"), ("caravan", "b17"), ("harbor", "q17")]


@pytest.mark.rule("KB-12.22", "KB-16.11")
@pytest.mark.parametrize("fields", [{}, {"pieces": "own_ability"}])
@pytest.mark.parametrize(("tile", "near"), MOVERS)
def test_no_other_moving_action_can_lift_a_piece(tile: str, near: str, fields: dict[str, Any]) -> None:
    match = expanded(MOVING, f"{near} b9", tiles=[tile], warriors="t1", ship="e9", wagon="g9", **fields)
    play(match, f"use {tile}")
    assert lifts(match) == {near, "b9"}
    assert {rule(match, cell) for cell in ("t1", "e9", "g9")} == {"KB-12.22"}


@pytest.mark.rule("KB-12.22")
def test_resettlement_refuge_and_palisade_cannot_lift_a_piece_either() -> None:
    nomads = ["resettlement", "sword", "treasure", "outpost", "donation_water", "donation_grass"]
    match = expanded(NOMADS, "d6", tiles=["resettlement"], wagon="a11", nomads=nomads)
    assert lifts(walk(match, "use resettlement")) == {"d6"}
    for board, tile in [(MARSHLANDS, "refuge"), (HARVEST, "palisade")]:
        place = place_of(board, tile)
        near = min(neighbours(place) & buildable(board))
        beside = min(neighbours(near) & buildable(board))
        moved = expanded(board, f"{near} {beside}", tiles=[f"{tile}@{place}"], wagon="t9")
        assert lifts(walk(moved, f"use {tile}")) <= {near, beside}


@pytest.mark.rule("KB-12.23", "KB-16.11")
@pytest.mark.parametrize(("tile", "near"), MOVERS)
@pytest.mark.parametrize(("piece", "cell"), [("warriors", "g9"), ("ship", "e9"), ("wagon", "g9")])
def test_with_like_settlements_a_piece_can_be_moved_to_the_targets_of_the_action(
    tile: str, near: str, piece: str, cell: str
) -> None:
    match = with_piece(piece, cell, f"{near} t1", board=MOVING, tiles=[tile], pieces="like_settlements", played="grass")
    play(match, f"use {tile}")
    assert cell in lifts(match)
    play(match, f"lift {cell}")
    as_settlement = expanded(MOVING, f"{near} t1 {cell}", tiles=[tile], played="grass")
    play(as_settlement, f"use {tile}", f"lift {cell}")
    assert cells(match) == cells(as_settlement) != set()
    target = min(cells(match))
    play(match, f"move-to {target}")
    after = seat(match)
    assert after[piece] == ([target] if piece == "warriors" else target)
    assert settlements(match) == {near, "t1"}
    assert match.game.audit(match.state) == []


@pytest.mark.rule("KB-12.23")
def test_with_like_settlements_resettlement_can_move_a_wagon() -> None:
    nomads = ["resettlement", "sword", "treasure", "outpost", "donation_water", "donation_grass"]
    match = expanded(NOMADS, "d6", tiles=["resettlement"], wagon="b3", nomads=nomads, pieces="like_settlements")
    play(match, "use resettlement")
    assert lifts(match) == {"d6", "b3"}
    play(match, "lift b3")
    assert cells(match) == neighbours("b3") & buildable(NOMADS)  # the targets of that action: no mountain
    play(match, f"move-to {min(cells(match))}", "stop")
    assert seat(match)["wagon"] not in (None, "b3")


@pytest.mark.rule("KB-12.24", "KB-12.23")
def test_with_like_settlements_a_city_hall_still_stays() -> None:
    match = expanded(MOVING, "h3 q2 b17 q17", hall="h9", pieces="like_settlements",
                     tiles=["paddock", "barn", "caravan", "harbor"])  # fmt: skip
    for tile in ("paddock", "barn", "caravan", "harbor"):
        assert lifts(walk(match, f"use {tile}")) == {"h3", "q2", "b17", "q17"}


@pytest.mark.rule("KB-12.26")
def test_a_piece_moved_away_loses_tiles_as_a_settlement_does() -> None:
    match = expanded(MOVING, "q2", wagon="h3", tiles=["paddock", "barn"], pieces="like_settlements", played="grass")
    assert "h3" in neighbours("i3")
    play(match, "use barn", "lift h3")
    assert "tile-lost" in play(match, f"move-to {min(cells(match))}")
    assert "paddock@i3" not in tile_states(match)


@pytest.mark.rule("KB-12.25")
def test_the_reserve_holds_what_is_not_on_the_board() -> None:
    match = expanded(CROSSROADS, "n5", warriors="a1", tiles=["barracks"], placed=3)
    assert seat(match)["warriors_left"] == 1
    play(match, "use barracks", "remove a1")
    assert seat(match)["warriors_left"] == 2
    assert options(match) == {"end-turn"}
