"""KB-11.1 and KB-11.14 to KB-11.22: nomad cells, who gets their tiles, and how long they last."""

from __future__ import annotations

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import NOMADS, expanded, land, line, tile_states
from tests.games.kingdom_builder.positions import (
    all_but,
    can_end,
    cells,
    held,
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

# Nomad cells: c6, h6, f8, n4, e14, q18.
FAR = ["donation_grass", "donation_canyon", "donation_desert", "donation_flowers", "donation_forest", "donation_water"]


def left_on(match: Match, cell: str) -> str | None:
    (tile,) = [nomad["tile"] for nomad in match.view(None)["nomads"] if nomad["cell"] == cell]
    assert tile is None or isinstance(tile, str)
    return tile


# -- taking a tile ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.1")
def test_a_settlement_next_to_a_nomad_cell_takes_its_tile_at_once() -> None:
    match = expanded(NOMADS, nomads=FAR, played="grass")
    assert left_on(match, "c6") == "donation_grass"
    kinds = play(match, "build d6")
    assert "nomad-gained" in kinds
    assert tile_states(match) == {"donation_grass@c6": "new"}
    assert left_on(match, "c6") is None


@pytest.mark.rule("KB-11.1")
@pytest.mark.parametrize("cell", sorted(neighbours("c6") & land(NOMADS, "grass")))
def test_every_cell_next_to_it_will_do(cell: str) -> None:
    match = expanded(NOMADS, nomads=FAR, played="grass")
    play(match, f"build {cell}")
    assert tile_states(match) == {"donation_grass@c6": "new"}


@pytest.mark.rule("KB-11.1")
def test_a_cell_two_steps_away_takes_nothing() -> None:
    match = expanded(NOMADS, nomads=FAR, played="grass")
    play(match, "build d8")
    assert tile_states(match) == {}
    assert left_on(match, "c6") == "donation_grass"


@pytest.mark.rule("KB-11.1", "KB-11.16")
def test_only_the_first_player_gets_the_tile() -> None:
    match = expanded(NOMADS, "", {"hand": "grass"}, nomads=FAR, played="grass")
    play(match, "build d6", "build d5", "build c5", "end-turn")
    play(match, "build d7")
    assert tile_states(match, 1) == {}
    assert tile_states(match, 0) == {"donation_grass@c6": "fresh"}


@pytest.mark.rule("KB-11.16")
def test_a_nomad_cell_gives_nothing_a_second_time_not_even_to_the_same_player() -> None:
    match = expanded(NOMADS, nomads=FAR, played="grass")
    play(match, "build d6")
    assert "nomad-gained" not in play(match, "build d5")
    assert tile_states(match) == {"donation_grass@c6": "new"}
    gone = expanded(NOMADS, "", {"lost": ["donation_grass"]}, nomads=FAR, played="grass")
    assert left_on(gone, "c6") is None
    play(gone, "build d6")
    assert tile_states(gone) == {}


@pytest.mark.rule("KB-11.17")
def test_a_settlement_that_comes_by_a_move_takes_the_tile() -> None:
    match = expanded(("quarry", "paddock", "village", "garden"), "r3 f6", tiles=["paddock@s3"], nomads=FAR[:5])
    kinds = play(match, "use paddock", "lift f6", "move-to d6")
    assert "nomad-gained" in kinds
    assert tile_states(match)["donation_grass@c6"] == "new"
    assert left_on(match, "c6") is None


@pytest.mark.rule("KB-11.1", "KB-12.17")
@pytest.mark.parametrize(
    ("tile", "beside", "actions"),
    [
        ("barracks@n4", "n3", ("use barracks", "put d6")),
        ("wagon@s19", "s18", ("use wagon", "put d7")),
    ],
)
def test_a_piece_next_to_a_nomad_cell_takes_the_tile_too(tile: str, beside: str, actions: tuple[str, ...]) -> None:
    quadrants = ("quarry", "barracks_crossroads", "village", "monastery_wagon")
    match = expanded(quadrants, f"{beside} e7", tiles=[tile], nomads=FAR[:4])
    play(match, *actions)
    assert tile_states(match)["donation_grass@c6"] == "new"


# -- a special cell --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.15")
@pytest.mark.parametrize("taken", [False, True])
def test_nothing_is_ever_placed_on_a_nomad_cell(taken: bool) -> None:
    tiles_of_rival = ["donation_grass", "donation_canyon"] if taken else []
    match = expanded(NOMADS, "", {"lost": tiles_of_rival}, nomads=FAR, played="grass")
    assert {rule(match, cell) for cell in land(NOMADS, "nomad")} == {"KB-11.15"}
    assert not cells(match) & land(NOMADS, "nomad")


@pytest.mark.rule("KB-11.15")
def test_nothing_is_ever_moved_to_a_nomad_cell() -> None:
    # The Paddock could reach c6 from c8 and e6, h6 from f6 and h8.
    quadrants = ("quarry", "paddock", "village", "garden")
    match = expanded(quadrants, "r3 c8 e6 f6 h8", tiles=["paddock@s3"], nomads=FAR[:5])
    play(match, "use paddock")
    for origin, nomad in [("c8", "c6"), ("e6", "c6"), ("f6", "h6"), ("h8", "h6")]:
        lifted = walk(match, f"lift {origin}")
        assert nomad not in cells(lifted)
        assert rule(lifted, nomad) == "KB-11.15"


@pytest.mark.rule("KB-11.15")
@pytest.mark.parametrize("taken", [False, True])
def test_nomad_cells_count_for_merchants_and_workers_with_or_without_their_tile(taken: bool) -> None:
    rival = {"lost": ["donation_grass", "donation_desert"] if taken else []}
    # d7 touches the nomad cell c6; e8, with e7 between, the one at f8.
    match = expanded(NOMADS, "d7 e7 e8", rival, nomads=FAR, cards=["merchants", "workers", "knights"])
    assert "f8" in neighbours("e8")
    assert line(match, "merchants") == 8
    assert line(match, "workers") == 2


# -- when it can be used ---------------------------------------------------------------------------------------


def after_taking() -> Match:
    """Seat 0 has taken the Donation of grass in the turn that ends now."""
    match = expanded(NOMADS, "", {"hand": "desert"}, nomads=FAR, played="grass", discards=all_but("grass", "desert"))
    play(match, "build d6", "build d5", "build c5")
    return match


@pytest.mark.rule("KB-11.18")
def test_a_nomad_tile_cannot_be_used_in_the_turn_in_which_it_was_taken() -> None:
    match = after_taking()
    assert tiles(match) == set()
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-11.18")
def test_why_a_nomad_tile_cannot_be_used_yet_or_again_is_told_by_the_rules_of_nomad_tiles() -> None:
    assert rule(after_taking(), "donation_grass") == "KB-11.18"
    used = expanded(NOMADS, "a1", tiles=["donation_grass used"], nomads=FAR)
    assert rule(used, "donation_grass") in ("KB-11.18", "KB-11.21")
    nobodys = expanded(NOMADS, "a1", nomads=FAR)
    assert rule(nobodys, "donation_grass") == "KB-11.1"


@pytest.mark.rule("KB-11.18", "KB-11.19")
def test_a_nomad_tile_is_used_in_the_next_turn_and_leaves_the_game_at_its_end() -> None:
    match = after_taking()
    play(match, "end-turn")
    assert tile_states(match) == {"donation_grass@c6": "fresh"}
    take_turn(match)
    assert tiles(match) == {"donation_grass"}
    play(match, "use donation_grass")
    for _ in range(3):
        play(match, f"build {min(cells(match))}")
    assert tile_states(match) == {"donation_grass@c6": "used"}
    while not can_end(match):
        play(match, min(option for option in options(match) if option.startswith("build")))
    kinds = play(match, "end-turn")
    assert "nomad-gone" in kinds
    assert held(match) == []
    assert left_on(match, "c6") is None


@pytest.mark.rule("KB-11.19", "KB-11.20", "KB-11.18")
def test_using_a_nomad_tile_is_optional_and_it_leaves_the_game_unused() -> None:
    match = after_taking()
    play(match, "end-turn")
    take_turn(match)
    before = seat(match)["supply"]
    kinds = take_turn(match)
    assert "nomad-gone" in kinds
    assert seat(match)["supply"] == before - 3
    assert held(match) == []
    take_turn(match)
    assert tiles(match) == set()
    assert rule(match, "donation_grass") == "KB-11.1"


@pytest.mark.rule("KB-11.19")
def test_a_tile_taken_in_the_turn_in_which_another_one_leaves_stays() -> None:
    match = expanded(NOMADS, "d8", tiles=["donation_canyon"], nomads=FAR, played="grass")
    play(match, "build d7", "build d6", "build d5", "end-turn")
    assert tile_states(match) == {"donation_grass@c6": "fresh"}


@pytest.mark.rule("KB-11.19")
def test_location_tiles_stay_when_nomad_tiles_leave() -> None:
    match = expanded(NOMADS, "e2", tiles=["quarry", "donation_canyon"], nomads=FAR, placed=3)
    play(match, "end-turn")
    assert tile_states(match) == {"quarry@e3": "fresh"}


@pytest.mark.rule("KB-11.21")
def test_a_nomad_tile_is_used_once() -> None:
    match = expanded(NOMADS, "d8", tiles=["donation_flowers"], nomads=FAR)
    play(match, "use donation_flowers")
    for _ in range(3):
        play(match, f"build {min(cells(match))}")
    assert tiles(match) == set()


@pytest.mark.rule("KB-11.21")
def test_several_nomad_tiles_are_each_a_use_of_their_own() -> None:
    nomads = ["sword", "sword", "resettlement", "donation_flowers", "outpost", "treasure"]
    own = ["sword@c6", "sword@h6", "resettlement@f8", "donation_flowers@n4"]
    match = expanded(NOMADS, "d8", "a9 b9 c10", tiles=own, nomads=nomads)
    assert tiles(match) == {"sword", "resettlement", "donation_flowers"}
    play(match, "use sword", "remove a9")
    assert tiles(match) == {"sword", "resettlement", "donation_flowers"}
    play(match, "use sword", "remove b9")
    assert tiles(match) == {"resettlement", "donation_flowers"}
    play(match, "use resettlement", "lift d8", "move-to e8", "stop")
    assert tiles(match) == {"donation_flowers"}
    assert settlements(match, 1) == {"c10"}


# -- kept ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-11.22")
def test_a_nomad_tile_is_kept_when_the_settlement_that_brought_it_moves_away() -> None:
    quadrants = ("quarry", "paddock", "village", "garden")
    match = expanded(quadrants, "r3 d6", tiles=["paddock@s3", "donation_grass@c6"], nomads=FAR[:5])
    play(match, "use paddock", "lift d6", "move-to f6")
    assert not neighbours("c6") & settlements(match)
    assert tile_states(match)["donation_grass@c6"] == "fresh"
    assert "donation_grass" in tiles(match)


@pytest.mark.rule("KB-11.22")
def test_a_nomad_tile_is_kept_when_the_settlement_that_brought_it_is_removed() -> None:
    nomads = ["donation_grass", "sword", *FAR[2:]]
    match = expanded(
        NOMADS, "a9", {"settlements": "d6 g6", "tiles": ["donation_grass"]}, tiles=["sword"], nomads=nomads
    )
    play(match, "use sword", "remove d6")
    assert tile_states(match, 1) == {"donation_grass@c6": "fresh"}
