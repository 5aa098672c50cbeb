"""Silos: a last chance after the last turn (KB-14)."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import HARVEST, buildable, expanded, line, puts
from tests.games.kingdom_builder.harvest.places import WITH_BASE, WITH_PIECES, after_the_last_turn, last_turn
from tests.games.kingdom_builder.positions import (
    cells,
    held,
    lifts,
    named,
    names,
    neighbours,
    options,
    play,
    player,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)
from tests.games.kingdom_builder.scoring_positions import crowd, left, refused

# The silos of HARVEST's board lie at d9, n9, i14 and l17; d8, c8, c9, e9, c10 and d10 touch the one at d9.


# -- the chance ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.2")
def test_a_silo_lets_its_neighbour_place_three_settlements_after_the_last_turn() -> None:
    match = last_turn(HARVEST, "d8")
    assert not named(match, "build", "lift")
    play(match, "end-turn")
    assert player(match) == 0
    assert options(match) == {"build c8", "build e8", "build d7", "build e7", "build e9", "stop"}
    play(match, "build e8")
    assert cells(match) >= names("f8 f9 e9")  # beside the one just placed, too
    play(match, "build f8")
    assert not match.over
    play(match, "build f9")
    assert match.over
    assert (settlements(match), seat(match)["supply"]) == (names("d8 e8 f8 f9"), 36)


@pytest.mark.rule("KB-14.2")
def test_a_silo_lets_its_neighbour_move_three_settlements() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8 f8 f7")
    assert lifts(match) == names("d8 e8 f8 f7")
    play(match, "lift f7", "move-to d7", "lift f8", "move-to c8", "lift e8", "move-to c9")
    assert match.over
    assert (settlements(match), seat(match)["supply"]) == (names("c8 c9 d7 d8"), 36)


@pytest.mark.rule("KB-14.2")
def test_without_a_piece_beside_a_silo_the_game_is_over_after_the_last_turn() -> None:
    match = after_the_last_turn(HARVEST, "e8 f8", "d7")
    assert match.over


@pytest.mark.rule("KB-14.2")
def test_silos_wait_for_the_end_of_the_game() -> None:
    match = expanded(HARVEST, "d8", {"hand": "grass"}, placed=3)
    play(match, "end-turn")
    assert (player(match), match.view(None)["turn"]) == (1, 1)
    early = expanded(HARVEST, "d8", {"hand": "grass"}, placed=3, last_round=True)  # seat 1 has a turn still
    play(early, "end-turn")
    assert (player(early), match.view(None)["played"]) == (1, "grass")


@pytest.mark.rule("KB-14.2")
def test_what_a_silo_brings_is_scored() -> None:
    match = after_the_last_turn(HARVEST, "d8", cards=["knights", "miners", "travellers"])
    before = line(walk(match, "stop"), "knights")
    play(match, "build c8", "build b8", "build a8")
    assert (before, line(match, "knights")) == (2, 8)  # four in a row


@pytest.mark.rule("KB-14.2")
def test_a_warrior_beside_a_silo_will_do() -> None:
    match = after_the_last_turn(WITH_PIECES, "e3", warriors="d8")
    assert not match.over
    assert named(match, "build") == buildable(WITH_PIECES) & neighbours("e3")  # none beside the warrior


# -- special cells ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.23")
def test_nothing_is_placed_on_a_silo() -> None:
    match = expanded(HARVEST, "d8 r7", tiles=["cabin@s7"], played="forest")
    assert ("d9" in cells(match), rule(match, "d9")) == (False, "KB-14.23")
    play(match, "use cabin")
    assert "d7" in puts(match)
    assert ("d9" in puts(match), rule(match, "d9")) == (False, "KB-14.23")
    end = after_the_last_turn(HARVEST, "d8")
    assert ("d9" in cells(end), rule(end, "d9")) == (False, "KB-14.23")


@pytest.mark.rule("KB-14.23")
def test_workers_and_merchants_do_not_count_silos() -> None:
    # f13 to i13 lead from the Cathedral at e12 to the silo at i14; e13 to d16 lead on to the Watchtower at d17
    over: dict[str, Any] = {"played": None, "over": True, "cards": ["workers", "merchants", "knights"]}
    silo = expanded(HARVEST, "f13 g13 h13 i13", **over)
    assert (line(silo, "workers"), line(silo, "merchants")) == (1, 0)
    both = expanded(HARVEST, "f13 g13 h13 i13 e13 d14 d15 d16", **over)
    assert (line(both, "workers"), line(both, "merchants")) == (3, 8)


# -- who, and how often ----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.24")
def test_silos_come_in_playing_order_from_the_starting_player_on_and_all_of_a_player_in_a_row() -> None:
    # seat 0 is at d9 and n9, seat 1 at i14, seat 2 at d9 and l17
    seats = [{"settlements": "d8 n8"}, {"settlements": "i13"}, {"settlements": "c8 k17"}]
    for first, order in ((1, [1, 2, 2, 0, 0]), (2, [2, 2, 0, 0, 1]), (0, [0, 0, 1, 2, 2])):
        turn = (first - 1) % 3
        match = expanded(
            HARVEST, seats[0]["settlements"], *seats[1:], first=first, turn=turn, placed=3, last_round=True
        )
        play(match, "end-turn")
        found = []
        while not match.over:
            found.append(player(match))
            play(match, "stop")
        assert found == order


@pytest.mark.rule("KB-14.24")
def test_a_player_finishes_the_silos_before_the_next_begins() -> None:
    match = after_the_last_turn(HARVEST, "c8", "d8 n8")
    play(match, "build d7", "build e7", "build e8", "build n7", "build o8", "build o7")
    assert player(match) == 0
    assert cells(match) == names("b8 c7 c9")  # what seat 1 took is taken


@pytest.mark.rule("KB-14.25")
def test_one_use_for_each_silo_touched() -> None:
    match = after_the_last_turn(HARVEST, "c8 d8 n8")  # two settlements at d9 are one use
    play(match, "stop")
    assert not match.over
    play(match, "stop")
    assert match.over


@pytest.mark.rule("KB-14.25")
def test_moving_away_takes_no_use_and_coming_to_a_silo_gives_none() -> None:
    away = after_the_last_turn(HARVEST, "d8 d7 e7 n8")
    play(away, "lift n8", "move-to e8", "lift d7", "move-to e6", "lift d8", "move-to f7")
    assert not settlements(away) & neighbours("d9", "n9")
    assert not away.over
    play(away, "stop")
    assert away.over
    near = after_the_last_turn(HARVEST, "d8 l10")
    play(near, "build m10")  # beside the silo at n9
    play(near, "build c8", "build c9")
    assert near.over


@pytest.mark.rule("KB-14.26")
def test_each_use_may_be_declined() -> None:
    match = after_the_last_turn(HARVEST, "d8 n8")
    before = settlements(match)
    assert "stop" in options(match)
    play(match, "stop")
    play(match, "build n7", "build o7", "build o8")
    assert match.over
    assert settlements(match) == before | names("n7 o7 o8")


# -- place or move ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.27")
def test_placing_and_moving_are_never_mixed() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8 f8")
    assert named(match, "build")
    assert named(match, "lift")
    placing = walk(match, "build e9")
    moving = walk(match, "lift f8", "move-to e9")
    for _ in range(2):
        assert {text.split()[0] for text in options(placing)} == {"build"}
        assert {text.split()[0] for text in options(moving)} == {"lift"}
        play(placing, sorted(options(placing))[0])
        play(moving, sorted(options(moving))[0], sorted(options(walk(moving, sorted(options(moving))[0])))[0])
    assert placing.over
    assert moving.over


@pytest.mark.rule("KB-14.28")
def test_a_use_once_begun_cannot_be_stopped() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8 f8")
    for begun in (walk(match, "build e9"), walk(match, "lift f8"), walk(match, "lift f8", "move-to e9")):
        assert "stop" not in options(begun)
        assert rule(begun, "turn:stop") == "KB-14.28"


@pytest.mark.rule("KB-14.28")
@pytest.mark.parametrize("supply", [1, 2])
def test_with_a_small_supply_fewer_are_placed(supply: int) -> None:
    match = after_the_last_turn(HARVEST, crowd("i13", 40 - supply, "flowers", HARVEST))
    for _ in range(supply):
        play(match, f"build {sorted(named(match, 'build'))[0]}")
    assert match.over
    assert seat(match)["supply"] == 0


@pytest.mark.rule("KB-14.28")
def test_with_an_empty_supply_settlements_can_only_be_moved() -> None:
    match = after_the_last_turn(HARVEST, crowd("i13", 40, "flowers", HARVEST))
    assert not named(match, "build")
    assert named(match, "lift")


@pytest.mark.rule("KB-14.28")
def test_when_the_cells_run_out_fewer_are_placed() -> None:
    # beside d8 only e9 is free, beside e9 only d10, beside d10 nothing
    match = after_the_last_turn(HARVEST, "d8", "c8 d7 e7 e8 f9 e10 c10 e11")
    while player(match) != 0:
        play(match, "stop")
    assert cells(match) == {"e9"}
    play(match, "build e9")
    assert cells(match) == {"d10"}
    play(match, "build d10")
    assert match.over
    assert settlements(match) == names("d8 e9 d10")


@pytest.mark.rule("KB-14.28")
def test_with_two_settlements_two_are_moved_and_none_of_them_twice() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8")
    play(match, "lift d8", "move-to f8")
    assert lifts(match) == {"e8"}
    play(match, "lift e8", "move-to f7")
    assert match.over


@pytest.mark.rule("KB-14.2")
def test_three_different_settlements_are_moved() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8 f8 f7")
    play(match, "lift d8", "move-to e7")
    assert lifts(match) == names("e8 f8 f7")


# -- where -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.29")
def test_a_silo_places_on_any_buildable_terrain_beside_an_own_settlement() -> None:
    match = after_the_last_turn(HARVEST, "d8 h8 i16", "g8")
    expected = (buildable(HARVEST) & neighbours("d8", "h8", "i16")) - {"g8"}
    assert cells(match) == expected
    assert expected >= names("e8 d7 e7 h9 i9")  # flowers, forest, desert, farmland


@pytest.mark.rule("KB-14.29")
def test_a_moved_settlement_touches_another_own_one_than_itself() -> None:
    match = after_the_last_turn(HARVEST, "d8 h8 h7")
    play(match, "lift d8")
    assert cells(match) == (buildable(HARVEST) & neighbours("h7", "h8")) - names("h7 h8")
    lone = after_the_last_turn(HARVEST, "d8")
    assert not lifts(lone)


@pytest.mark.rule("KB-14.29")
def test_each_destination_is_judged_at_its_time() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8 f8")
    play(match, "lift d8", "move-to g8")
    assert "g9" in cells(walk(match, "lift e8"))  # beside g8, where nothing stood before
    assert "d7" not in cells(walk(match, "lift e8"))  # beside d8 and e8 only


@pytest.mark.rule("KB-14.29")
def test_guarded_cells_are_closed_at_a_silo() -> None:
    match = after_the_last_turn(WITH_PIECES, "d8", {"settlements": "a1-j1", "warriors": "f7"})
    assert cells(match) == names("c8 d7 e9")  # f7 touches e7 and e8
    assert refused(match, "e8", "d9", "a9") == {"e8": "KB-12.33", "d9": "KB-14.23", "a9": "KB-14.29"}


@pytest.mark.rule("KB-14.30")
def test_a_moved_settlement_does_not_stay_where_it_was() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8")
    play(match, "lift e8")
    assert ("e8" in cells(match), rule(match, "e8")) == (False, "KB-4.12")
    assert cells(match)


@pytest.mark.rule("KB-14.31")
def test_the_settlement_beside_the_silo_may_leave_it() -> None:
    match = after_the_last_turn(HARVEST, "d8 f8 f7 g8")
    play(match, "lift d8", "move-to g9")
    assert not settlements(match) & neighbours("d9")
    assert not match.over
    assert lifts(match)
    play(match, "lift f7", "move-to h8", "lift f8", "move-to h9")
    assert (match.over, settlements(match)) == (True, names("g8 g9 h8 h9"))


# -- what it earns ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.32")
def test_settlements_of_a_silo_take_no_tiles() -> None:
    placed = after_the_last_turn(HARVEST, "i13")
    play(placed, "build h12", "build g12", "build f12")  # f12 touches the Cathedral at e12
    moved = after_the_last_turn(HARVEST, "i13 f11")
    play(moved, "lift i13", "move-to f12")
    for match in (placed, moved):
        assert "f12" in settlements(match)
        assert not [text for text in held(match) if "cathedral" in text]
        assert left(match, "e12") == 2
        assert seat(match)["colonies"] == 0


def beside_the_nomads(tile: str, own: str = "d8 d14 e14") -> Match:
    """Seat 0 has come to the silo at d9 and can go to d15, beside the nomad cell c16; seat 1 has a fresh Canoe."""
    board = ("bazaar_watermill", "canoe", "quarry", "tavern")
    rival = {"settlements": "o6", "tiles": ["canoe@p6"]}
    return after_the_last_turn(board, own, rival, nomads=[tile, "sword", "outpost"])


@pytest.mark.rule("KB-14.32", "KB-11.10")
@pytest.mark.parametrize("actions", [("build d15",), ("lift d8", "move-to d15")], ids=["placed", "moved"])
def test_a_treasure_is_taken_at_a_silo_and_pays(actions: tuple[str, ...]) -> None:
    match = beside_the_nomads("treasure")
    kinds = play(match, *actions)
    assert kinds.index("nomad-gained") < kinds.index("paid")
    assert (seat(match)["paid"]["treasure"], line(match, "treasure")) == (3, 3)
    assert match.view(None)["nomads"][0]["tile"] is None
    assert player(match) == 0  # no Canoe answers any more


@pytest.mark.rule("KB-14.32")
def test_a_treasure_pays_once_at_a_silo() -> None:
    match = beside_the_nomads("treasure")
    play(match, "build d15", "build d16")
    assert seat(match)["paid"]["treasure"] == 3


@pytest.mark.rule("KB-14.32")
@pytest.mark.parametrize("actions", [("build d15",), ("lift d8", "move-to d15")], ids=["placed", "moved"])
def test_no_other_nomad_tile_is_taken_at_a_silo(actions: tuple[str, ...]) -> None:
    match = beside_the_nomads("donation_grass")
    play(match, *actions)
    assert match.view(None)["nomads"][0]["tile"] == "donation_grass"
    assert not [text for text in held(match) if "donation" in text]


@pytest.mark.rule("KB-14.32")
def test_the_tile_of_a_location_left_behind_is_lost() -> None:
    match = after_the_last_turn(HARVEST, "b5 d8 c8", tiles=["bazaar@b4"])
    assert [text for text in held(match) if "bazaar" in text]
    play(match, "lift b5", "move-to d7")
    assert not [text for text in held(match) if "bazaar" in text]


@pytest.mark.rule("KB-14.33")
def test_silos_earn_nothing_from_families_and_rovers() -> None:
    match = after_the_last_turn(HARVEST, "d8", cards=["families", "rovers", "knights"])
    before = dict(seat(match)["paid"])
    play(match, "build c8", "build b8", "build a8")  # three in a line, in one quadrant
    assert match.over
    assert seat(match)["paid"] == before == {"families": 0, "rovers": 0}


@pytest.mark.rule("KB-14.33")
def test_settlements_placed_by_a_silo_earn_from_shepherds_and_ambassadors() -> None:
    # e9 is forest; of the forest around it d8 and d10 are taken
    match = after_the_last_turn(HARVEST, "d8", "d10 e10", cards=["shepherds", "ambassadors", "knights"])
    while player(match) != 0:
        play(match, "stop")
    play(match, "build e9")
    assert seat(match)["paid"] == {"shepherds": 2, "ambassadors": 1}
    play(match, "build e8")
    assert seat(match)["paid"] == {"shepherds": 2, "ambassadors": 1}


@pytest.mark.rule("KB-14.33")
def test_settlements_moved_by_a_silo_earn_nothing_in_play() -> None:
    match = after_the_last_turn(HARVEST, "d8 e8", "d10 e10", cards=["shepherds", "ambassadors", "knights"])
    while player(match) != 0:
        play(match, "stop")
    play(match, "lift e8", "move-to e9")
    assert seat(match)["paid"] == {"shepherds": 0, "ambassadors": 0}


# -- the example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.34")
def test_example_three_moves_reach_a_castle() -> None:
    # the silo of this board lies at n19, a castle at p8
    match = after_the_last_turn(WITH_BASE, "n18 q11 q12 p12", cards=["knights", "miners", "workers"])
    assert line(walk(match, "stop"), "castles") == 0
    play(match, "lift n18", "move-to q10", "lift q12", "move-to p10", "lift p12", "move-to p9")
    assert match.over
    assert line(match, "castles") == 3
    assert settlements(match) == names("q11 q10 p10 p9")


@pytest.mark.rule("KB-14.28")
def test_tiles_and_the_turn_are_over_at_a_silo() -> None:
    match = after_the_last_turn(HARVEST, "d8 c3", tiles=["bazaar@b4"])
    assert not tiles(match)
    assert set(chain.from_iterable(text.split()[:1] for text in options(match))) == {"build", "lift", "stop"}
    assert rule(match, "turn:end") == "KB-14.28"
