"""The Watchtower: a settlement beside somebody else's (KB-14)."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import HARVEST, buildable, expanded
from tests.games.kingdom_builder.harvest.places import WITH_PIECES, free_beside
from tests.games.kingdom_builder.positions import cells, names, neighbours, play, rule, seat, settlements, tiles

# The Watchtower of HARVEST's board lies at d17, beside c17.


@pytest.mark.rule("KB-14.8")
def test_the_watchtower_places_beside_a_settlement_of_another_player() -> None:
    match = expanded(HARVEST, "c17", "h12", "s2", tiles=["watchtower"])
    play(match, "use watchtower")
    assert cells(match) == free_beside(HARVEST, "h12", "s2")
    play(match, "build g12")
    assert (settlements(match), seat(match)["supply"]) == (names("c17 g12"), 38)


@pytest.mark.rule("KB-14.8")
def test_the_watchtower_goes_beside_an_own_settlement_if_it_can() -> None:
    match = expanded(HARVEST, "c17 i11", "h12", "s2", tiles=["watchtower"])
    play(match, "use watchtower")
    assert cells(match) == (buildable(HARVEST) & neighbours("h12") & neighbours("i11")) - names("h12 i11")
    assert cells(match) == names("h11 i12")


@pytest.mark.rule("KB-14.42")
def test_only_cells_beside_others_bind_the_watchtower() -> None:
    match = expanded(HARVEST, "c17", "h12", tiles=["watchtower"])
    play(match, "use watchtower")
    assert free_beside(HARVEST, "c17")
    assert not cells(match) & neighbours("c17")
    assert rule(match, "b17") == "KB-14.8"


@pytest.mark.rule("KB-14.44")
@pytest.mark.parametrize(("piece", "cell"), [("ship", "f6"), ("wagon", "i3"), ("hall", "s12")])
def test_every_piece_of_another_player_will_do(piece: str, cell: str) -> None:
    board = ("lighthouse_foresters_lodge", "monastery_wagon", "cathedral_watchtower", "city_hall_fort")
    match = expanded(board, "c17", {piece: cell}, tiles=["watchtower"])
    play(match, "use watchtower")
    standing = {cell} | (neighbours(cell) if piece == "hall" else set())
    assert cells(match) == free_beside(board, *standing)


@pytest.mark.rule("KB-14.44")
def test_a_warrior_keeps_the_cells_beside_it_closed_to_the_watchtower() -> None:
    match = expanded(WITH_PIECES, "m17", {"warriors": "g12"}, tiles=["watchtower"])
    assert "watchtower" not in tiles(match)


@pytest.mark.rule("KB-14.44")
def test_walls_and_own_pieces_are_not_what_the_watchtower_looks_for() -> None:
    board = ("cathedral_watchtower", "quarry", "barracks_crossroads", "city_hall_fort")
    match = expanded(board, "c7", tiles=["watchtower"], warriors="h2", walls="h9")
    assert "watchtower" not in tiles(match)


@pytest.mark.rule("KB-14.46")
def test_the_watchtower_is_unavailable_while_no_cell_touches_another_player() -> None:
    alone = expanded(HARVEST, "c17", tiles=["watchtower"])
    assert ("watchtower" in tiles(alone), rule(alone, "watchtower")) == (False, "KB-14.8")
    # t20 touches s20 and a mountain
    enclosed = expanded(HARVEST, "c17 s20", "t20", tiles=["watchtower"])
    assert "watchtower" not in tiles(enclosed)
    beside_it = expanded(HARVEST, "c17", "t20", tiles=["watchtower"])
    play(beside_it, "use watchtower")
    assert cells(beside_it) == {"s20"}


@pytest.mark.rule("KB-14.46")
def test_guarded_cells_are_no_cells_for_the_watchtower() -> None:
    match = expanded(WITH_PIECES, "m17", {"settlements": "h12", "warriors": "g12"}, tiles=["watchtower"])
    play(match, "use watchtower")
    assert cells(match) == free_beside(WITH_PIECES, "h12", taken="g12") - neighbours("g12")
