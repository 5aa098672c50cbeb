"""KB-12.33 to KB-12.39 and KB-12.41: the cells next to a warrior are closed to everybody and everything."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    CROSSROADS,
    NOMADS,
    buildable,
    expanded,
    full,
    land,
    line,
    outposts,
    place_of,
    puts,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    all_but,
    cards,
    cells,
    lifts,
    named,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    take_turn,
    tiles,
    walk,
)

MIXED = ("oracle", "tavern", "quarry", "tower")
MOVES = ("paddock", "barn", "quarry", "caravan")
PIECES = ("quarry", "barracks_crossroads", "city_hall_fort", "monastery_wagon")
HARVESTED = ("mountain_station_cabin", "cathedral_watchtower", "fountain", "refuge")

#: Board, own settlements, fields, what is done, a cell that is one of several targets then, and a cell for a warrior
#: who guards it.
TARGETS: dict[str, tuple[tuple[str, ...], str, dict[str, Any], tuple[str, ...], str, str]] = {
    "mandatory action": (NOMADS, "d6", {}, (), "d5", "c5"),
    "garden": (NOMADS, "n17 f13", {"tiles": ["garden"]}, ("use garden",), "m17", "l18"),
    "donation": (NOMADS, "k12", {"tiles": ["donation_canyon"]}, ("use donation_canyon",), "k11", "j10"),
    "donation of water": (NOMADS, "c5", {"tiles": ["donation_water"]}, ("use donation_water",), "b5", "a5"),
    "outpost": (NOMADS, "d6", {"tiles": ["outpost"]}, (), "a1", "a2"),
    "oracle": (MIXED, "h3 b2", {"tiles": ["oracle"]}, ("use oracle",), "c2", "c3"),
    "tavern": (MIXED, "l8 b1 c1 d1", {"tiles": ["tavern"]}, ("use tavern",), "e1", "e2"),
    "tower": (MIXED, "q14 a2", {"tiles": ["tower"]}, ("use tower",), "a3", "a4"),
    "barn": (MOVES, "q2 a9 g8", {"tiles": ["barn"]}, ("use barn", "lift q2"), "a10", "a11"),
    "harbor": (("harbor", "quarry", "caravan", "tower"), "f8 m5", {"tiles": ["harbor"]}, ("use harbor", "lift f8"),
               "l5", "k5"),
    "paddock": (MOVES, "h3 b9", {"tiles": ["paddock"]}, ("use paddock", "lift b9"), "a11", "a12"),
    "caravan": (NOMADS, "l8 a11", {"tiles": ["caravan"]}, ("use caravan", "lift a11"), "m11", "l12"),
    "resettlement": (NOMADS, "l8 b1", {"tiles": ["resettlement"]}, ("use resettlement", "lift b1"), "c1", "c2"),
    "quarry": (NOMADS, "e2 b1", {"tiles": ["quarry"]}, ("use quarry",), "a2", "a3"),
    "warrior": (PIECES, "n3 b1", {"tiles": ["barracks"]}, ("use barracks",), "a2", "a3"),
    "wagon": (PIECES, "s18 b1", {"tiles": ["wagon"]}, ("use wagon",), "a2", "a3"),
    "driving": (PIECES, "s18", {"tiles": ["wagon"], "wagon": "b1"}, ("use wagon",), "a2", "a3"),
    "fort": (PIECES, "g18 b1", {"tiles": ["fort"], "discards": all_but("grass", "grass")}, ("use fort",), "a2", "a3"),
    "cabin": (HARVESTED, "h7 b3", {"tiles": ["cabin"]}, ("use cabin",), "a4", "a5"),
}  # fmt: skip


def offered(match: Match) -> set[str]:
    return cells(match) | puts(match) | outposts(match)


def guarded(kind: str, owner: int | None, piece: str = "warriors") -> Match:
    """The position of that kind after its actions, with a warrior (or a wagon) of that owner, or of nobody."""
    quadrants, own, fields, actions, _, warrior = TARGETS[kind]
    count = len(land(quadrants, "nomad"))
    tiles_on_cells = ["resettlement", "donation_canyon", "outpost", "donation_water", "sword", "treasure"][:count]
    fields = {"nomads": tiles_on_cells, **fields}
    rival = {piece: warrior} if owner == 1 else {}
    mine: dict[str, Any] = {piece: warrior} if owner == 0 else {}
    return walk(expanded(quadrants, own, rival, played="grass", **fields, **mine), *actions)


@pytest.mark.rule("KB-12.33", "KB-12.37")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", TARGETS)
def test_nothing_is_placed_on_or_moved_to_a_cell_next_to_a_warrior(kind: str, owner: int) -> None:
    cell, warrior = TARGETS[kind][4:]
    assert cell in neighbours(warrior)
    assert cell in offered(guarded(kind, None))
    match = guarded(kind, owner)
    assert not offered(match) & neighbours(warrior)
    assert offered(match)
    assert rule(match, cell) == "KB-12.33"


@pytest.mark.rule("KB-12.33")
@pytest.mark.parametrize("kind", ["mandatory action", "quarry", "warrior"])
def test_other_pieces_guard_nothing(kind: str) -> None:
    quadrants, own, fields, actions, cell, other = TARGETS[kind]
    match = walk(expanded(quadrants, own, {"wagon": other}, **fields), *actions)
    assert cell in offered(match)
    assert match.view(None)["guarded"] == []


@pytest.mark.rule("KB-12.33")
def test_the_view_shows_the_cells_that_are_guarded() -> None:
    match = expanded(CROSSROADS, "", {"warriors": "a1 t20"}, warriors="m12")
    assert set(match.view(None)["guarded"]) == neighbours("a1", "t20", "m12")


@pytest.mark.rule("KB-12.37")
def test_no_second_warrior_comes_next_to_the_first() -> None:
    match = expanded(CROSSROADS, "n5", tiles=["barracks"], warriors="n6")
    play(match, "use barracks")
    assert puts(match) == neighbours("n5") & buildable(CROSSROADS) - neighbours("n6") - {"n6"}


@pytest.mark.rule("KB-12.37", "KB-12.51")
def test_a_city_hall_covers_no_guarded_cell() -> None:
    own = "f12 g12"
    free = expanded(PIECES, own, tiles=["city_hall"])
    assert "i12" in puts(walk(free, "use city_hall"))
    assert "j13" in neighbours("i12") & neighbours("k13")
    match = expanded(PIECES, own, {"warriors": "k13"}, tiles=["city_hall"])
    assert "i12" not in (puts(walk(match, "use city_hall")) if tiles(match) else set())


# -- coming and going ------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.34")
def test_pieces_that_stand_on_guarded_cells_stay_and_count_as_before() -> None:
    names = ["knights", "citizens", "fishermen"]
    before = expanded(CROSSROADS, "n5 n6 o5 p5", "m6 m7", tiles=["barracks"], cards=names)
    scores = [line(before, name, 1) for name in names]
    play(before, "use barracks", "put m5")
    assert {"m6", "n5"} <= neighbours("m5")
    assert settlements(before) == {"n5", "n6", "o5", "p5"}
    assert settlements(before, 1) == {"m6", "m7"}
    assert [line(before, name, 1) for name in names] == scores
    assert "barracks@n4" in tile_states(before)


@pytest.mark.rule("KB-12.34")
def test_a_settlement_on_a_guarded_cell_still_counts_for_touching() -> None:
    match = expanded(NOMADS, "d6", {"warriors": "e6"}, played="grass")
    assert "d6" in neighbours("e6")
    assert cells(match) == neighbours("d6") & land(NOMADS, "grass") - neighbours("e6")
    assert cells(match) == {"d5", "d7"}


@pytest.mark.rule("KB-12.35")
def test_once_the_warrior_is_taken_off_the_cells_are_open_again() -> None:
    match = expanded(CROSSROADS, "n5 k2", tiles=["barracks"], warriors="l1", played="grass")
    assert {"k1", "l2"} & neighbours("l1")
    assert rule(match, "k1") == "KB-12.33"
    play(match, "use barracks", "remove l1")
    assert "k1" in cells(match)
    assert match.view(None)["guarded"] == []


@pytest.mark.rule("KB-12.35")
def test_a_cell_next_to_two_warriors_stays_closed_when_one_leaves() -> None:
    match = expanded(CROSSROADS, "n5 k2", {"warriors": "l2"}, tiles=["barracks"], warriors="k1", played="grass")
    assert "l1" in neighbours("k1") & neighbours("l2")
    play(match, "use barracks", "remove k1")
    assert rule(match, "l1") == "KB-12.33"
    assert "k1" in cells(match)


@pytest.mark.rule("KB-12.36")
def test_a_piece_may_leave_a_guarded_cell() -> None:
    match = expanded(MOVES, "h3 b9", {"warriors": "b10"}, tiles=["paddock"])
    assert "b9" in neighbours("b10")
    play(match, "use paddock", "lift b9")
    assert cells(match)
    play(match, f"move-to {min(cells(match))}")
    assert "b9" not in settlements(match)
    ship = expanded(CROSSROADS, "f7", {"warriors": "d7"}, tiles=["lighthouse"], ship="e7")
    assert "e7" in neighbours("d7")
    play(ship, "use lighthouse", "move-to e6", "stop")
    assert seat(ship)["ship"] == "e6"


# -- eligible cells --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.38", "KB-4.8")
def test_guarded_cells_do_not_bind() -> None:
    match = expanded(NOMADS, "d6", {"warriors": "c5 d8"}, played="grass")
    assert {"d5", "d7"} <= neighbours("c5", "d8")
    assert cells(match) == land(NOMADS, "grass") - neighbours("c5", "d8") - {"d6", "c5", "d8"}


@pytest.mark.rule("KB-12.38", "KB-3.15", "KB-3.17")
def test_a_terrain_whose_empty_cells_are_all_guarded_is_exhausted() -> None:
    rivals = full(CROSSROADS, "grass", but="k1 l1")
    match = expanded(CROSSROADS, "n5 m1", *rivals, tiles=["barracks"], played="grass",
                     discards=all_but("grass", "forest"))  # fmt: skip
    assert cells(match) == {"l1"}
    kinds = play(match, "use barracks", "put l1")
    assert "k1" in neighbours("l1")
    assert "replaced" in kinds
    assert match.view(None)["played"] == "forest"
    assert cards(match)["removed"] == {"grass": 1}


@pytest.mark.rule("KB-12.38", "KB-3.15")
def test_a_card_laid_open_whose_terrain_is_all_guarded_is_replaced_at_once() -> None:
    rivals = full(CROSSROADS, "grass", but="k1 l1")
    match = expanded(CROSSROADS, "n5", {"settlements": "q5", "hand": "grass"}, *rivals, warriors="l1", played="forest",
                     discards=all_but("grass", "forest", "desert"), placed=3)  # fmt: skip
    kinds = play(match, "end-turn")
    assert "replaced" in kinds
    assert match.view(None)["played"] != "grass"


@pytest.mark.rule("KB-12.38", "KB-3.20")
def test_extra_actions_on_a_terrain_that_is_all_guarded_are_unavailable() -> None:
    board = ("oracle", "barracks_crossroads", "barn", "harbor")
    rivals = full(board, "grass", but="a1 b1")
    match = expanded(board, "h5", {"settlements": rivals[0], "warriors": "a1"}, *rivals[1:], tiles=["oracle"],
                     played="grass", placed=3)  # fmt: skip
    assert "b1" in neighbours("a1")
    assert tiles(match) == set()
    assert rule(match, "oracle") == "KB-6.13"


# -- over guarded cells ----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.39")
def test_the_paddock_may_jump_over_a_guarded_cell() -> None:
    match = expanded(MOVES, "h3 a10", {"warriors": "b9"}, tiles=["paddock"])
    assert "b10" in neighbours("b9")
    assert "c10" not in neighbours("b9")
    play(match, "use paddock", "lift a10")
    assert "c10" in cells(match)


@pytest.mark.rule("KB-12.39", "KB-13.43")
def test_the_refuge_bonus_may_jump_over_guarded_cells_that_are_occupied_or_not_buildable() -> None:
    # From a11 to the right: b11 is guarded and taken, c11 is not guarded and free.
    board = ("refuge", "quarry", "village", "garden")
    match = expanded(board, "a11", {"settlements": "b11", "warriors": "a12"}, tiles=["refuge_bonus"])
    assert "b11" in neighbours("a12")
    assert "c11" not in neighbours("a12")
    play(match, "use refuge_bonus", "lift a11")
    assert "c11" in cells(match)
    empty = expanded(board, "a11", {"warriors": "a12"}, tiles=["refuge_bonus"])
    play(empty, "use refuge_bonus", "lift a11")
    # To the right the nearest empty cell, b11, is guarded. Downwards, behind the warrior, so is the mountain of b13.
    assert "b13" in neighbours("a12") & land(board, "mountain")
    assert cells(empty) == {"a10", "b14"}


@pytest.mark.rule("KB-12.39")
def test_ship_wagon_and_resettlement_cannot_pass_a_guarded_cell() -> None:
    ship = expanded(CROSSROADS, "f7", {"warriors": "d7"}, tiles=["lighthouse"], ship="b6")
    assert {"c6", "d6"} <= neighbours("d7")
    assert "c6" not in named(walk(ship, "use lighthouse"), "move-to")
    wagon = expanded(CROSSROADS, "s18", {"warriors": "d1"}, tiles=["wagon"], wagon="a1")
    play(wagon, "use wagon", "move-to b1")
    assert "c1" in neighbours("d1")
    assert "c1" not in named(wagon, "move-to")
    nomads = ["resettlement", "donation_canyon", "outpost", "donation_water", "sword", "treasure"]
    steps = expanded(NOMADS, "a11", {"warriors": "d11"}, tiles=["resettlement"], nomads=nomads)
    play(steps, "use resettlement", "lift a11", "move-to b11", "lift b11")
    assert "c11" not in cells(steps)


# -- a warrior on the move -------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.41", "KB-12.23")
def test_a_warrior_lifted_by_the_barn_guards_nothing_meanwhile() -> None:
    match = expanded(MOVES, "q2 a10", tiles=["barn"], warriors="a9", pieces="like_settlements", played="grass")
    play(match, "use barn", "lift a9")
    assert "b9" in neighbours("a9") & neighbours("a10")
    assert "b9" in cells(match)
    play(match, "move-to b9")
    assert seat(match)["warriors"] == ["b9"]
    assert set(match.view(None)["guarded"]) == neighbours("b9")


@pytest.mark.rule("KB-12.41", "KB-12.23")
def test_a_warrior_slides_by_the_caravan_over_the_cells_next_to_it() -> None:
    match = expanded(NOMADS, "l8", tiles=["caravan"], warriors="a11", pieces="like_settlements")
    play(match, "use caravan")
    assert lifts(match) == {"l8", "a11"}
    play(match, "lift a11")
    assert "m11" in cells(match)
    play(match, "move-to m11")
    assert seat(match)["warriors"] == ["m11"]


@pytest.mark.rule("KB-12.41", "KB-12.23")
def test_a_warrior_takes_steps_by_resettlement() -> None:
    nomads = ["resettlement", "donation_canyon", "outpost", "donation_water", "sword", "treasure"]
    match = expanded(NOMADS, "l8", tiles=["resettlement"], warriors="a11", pieces="like_settlements", nomads=nomads)
    play(match, "use resettlement")
    assert lifts(match) == {"l8", "a11"}
    play(match, "lift a11")
    assert cells(match) == neighbours("a11") & buildable(NOMADS)
    play(match, "move-to b11", "lift b11", "move-to c11", "stop")
    assert seat(match)["warriors"] == ["c11"]
    assert set(match.view(None)["guarded"]) == neighbours("c11")


@pytest.mark.rule("KB-12.41", "KB-12.23")
def test_a_warrior_moves_by_the_refuge_to_a_cell_next_to_it() -> None:
    board = ("refuge", "quarry", "village", "garden")
    place = place_of(board, "refuge")
    near = min(neighbours(place) & buildable(board))
    match = expanded(board, near, tiles=[f"refuge@{place}"], warriors="a11", pieces="like_settlements")
    play(match, "use refuge")
    assert "a11" in lifts(match)
    play(match, "lift a11")
    assert cells(match) == neighbours("a11") & buildable(board)


@pytest.mark.rule("KB-12.41")
def test_a_warrior_may_go_to_the_only_free_cell_although_it_is_next_to_it_now() -> None:
    rivals = full(MOVES, "grass", but="a9 b9")
    match = expanded(MOVES, "q2", *rivals, tiles=["barn"], warriors="a9", pieces="like_settlements", played="grass",
                     due=0)  # fmt: skip
    assert "b9" in neighbours("a9")
    assert "use barn" in options(match)
    play(match, "use barn")
    assert lifts(match) == {"a9"}
    play(match, "lift a9")
    assert cells(match) == {"b9"}


@pytest.mark.rule("KB-12.41")
def test_other_warriors_still_guard_while_one_is_lifted() -> None:
    match = expanded(NOMADS, "l8", {"warriors": "e11"}, tiles=["caravan"], warriors="a11", pieces="like_settlements")
    play(match, "use caravan", "lift a11")
    assert {cell for cell in cells(match) if cell.endswith("11")} == {"c11"}


@pytest.mark.rule("KB-12.33")
def test_guarding_lasts_as_long_as_the_warrior_stands() -> None:
    match = expanded(CROSSROADS, "n5", {"hand": "grass"}, warriors="k1", placed=3)
    for _ in range(4):
        take_turn(match)
        assert set(match.view(None)["guarded"]) == neighbours("k1")
        assert not cells(match) & neighbours("k1")
