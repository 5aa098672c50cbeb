"""Location tiles: how they are gained, used, kept and lost (KB-5)."""

from __future__ import annotations

import pytest

from boardwright.kernel.errors import IllegalAction
from tests.games.kingdom_builder.positions import (
    can_end,
    held,
    lifts,
    names,
    options,
    play,
    position,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)
from tests.games.kingdom_builder.scoring_positions import OTHER_GAME, crowd, left, whole_turn

# The first game's board: Taverns at c7 and h7, Paddocks at s3 and l7, Oases at h13 and f18, Farms at r12 and m16.


# -- gaining ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-5.1")
def test_a_settlement_beside_a_location_takes_a_tile_at_once() -> None:
    match = position(played="grass")
    assert left(match, "h7") == 2
    assert play(match, "build g8") == ["built", "tile-gained"]
    assert held(match) == ["tavern@h7 new"]
    assert left(match, "h7") == 1


@pytest.mark.rule("KB-5.1")
def test_the_tile_cannot_be_declined() -> None:
    match = walk(position(played="grass"), "build g8")
    assert options(match) == {"build h8", "build h9"}  # nothing is asked but the next settlement
    assert held(match) == ["tavern@h7 new"]


@pytest.mark.rule("KB-5.1")
def test_a_settlement_two_cells_away_takes_nothing() -> None:
    match = position(played="grass")
    assert play(match, "build h9") == ["built"]
    assert (held(match), left(match, "h7")) == ([], 2)


@pytest.mark.rule("KB-5.1")
def test_a_settlement_placed_by_a_tile_takes_a_tile_too() -> None:
    match = position("l16 f16", tiles=["farm@m16"], played="canyon")
    assert play(match, "use farm", "build f17") == ["used", "built", "tile-gained"]
    assert held(match) == ["farm@m16 used", "oasis@f18 new"]


@pytest.mark.rule("KB-5.2")
def test_a_moved_settlement_gains_a_tile_like_a_new_one() -> None:
    match = position("i8 k8", tiles=["paddock@l7"])
    assert play(match, "use paddock", "lift i8", "move-to g8") == ["used", "moved", "tile-gained"]
    assert held(match) == ["paddock@l7 used", "tavern@h7 new"]
    assert left(match, "h7") == 1


@pytest.mark.rule("KB-5.3")
def test_an_empty_location_gives_nothing() -> None:
    first, second = {"settlements": "i7", "tiles": ["tavern@h7"]}, {"settlements": "h6", "tiles": ["tavern@h7"]}
    match = position("", first, second, played="grass")
    assert left(match, "h7") == 0
    assert play(match, "build g8") == ["built"]
    assert (held(match), left(match, "h7")) == ([], 0)


@pytest.mark.rule("KB-5.4")
def test_a_second_settlement_beside_the_same_location_takes_nothing() -> None:
    match = position("g8", tiles=["tavern@h7"], played="grass")
    assert play(match, "build h8") == ["built"]
    assert (held(match), left(match, "h7")) == (["tavern@h7 fresh"], 1)


@pytest.mark.rule("KB-5.4", "KB-5.1")
def test_another_player_takes_the_second_tile() -> None:
    match = position("", {"settlements": "i7", "tiles": ["tavern@h7"]}, played="grass")
    play(match, "build g8")
    assert (held(match), held(match, 1), left(match, "h7")) == (["tavern@h7 new"], ["tavern@h7 fresh"], 0)


@pytest.mark.rule("KB-5.5")
def test_two_tiles_of_a_kind_come_from_two_locations_and_never_more() -> None:
    match = position("g8", tiles=["tavern@h7"], played="canyon")
    assert play(match, "build c8").count("tile-gained") == 1
    assert play(match, "build d7", "build c6").count("tile-gained") == 0  # both touch c7 as well
    assert held(match) == ["tavern@c7 new", "tavern@h7 fresh"]
    assert (left(match, "c7"), left(match, "h7")) == (1, 1)


# -- using -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-5.6")
def test_a_tile_gained_this_turn_waits_for_the_next_one() -> None:
    match = position("", {"hand": "forest"}, played="grass")
    play(match, "build l16", "build l17", "build k17")
    assert held(match) == ["farm@m16 new"]
    assert (tiles(match), rule(match, "farm")) == (set(), "KB-5.6")
    with pytest.raises(IllegalAction):
        play(match, "use farm")
    play(match, "end-turn")
    assert whole_turn(match) == 1
    assert (tiles(match), held(match)) == ({"farm"}, ["farm@m16 fresh"])


@pytest.mark.rule("KB-5.6")
def test_a_tile_gained_before_the_mandatory_action_waits_as_well() -> None:
    match = position("i8 k8 j10 k10 l10", tiles=["paddock@l7"])
    play(match, "use paddock", "lift i8", "move-to g8")  # the Tavern would have a line: j10 k10 l10
    assert (tiles(match), rule(match, "tavern")) == (set(), "KB-5.6")


@pytest.mark.rule("KB-5.7")
def test_a_tile_is_used_once_a_turn_and_turned_over_until_the_end_of_it() -> None:
    match = position("l16", {"hand": "forest"}, tiles=["farm@m16"], played="grass")
    play(match, "use farm", "build l17")
    assert (tiles(match), rule(match, "farm"), held(match)) == (set(), "KB-5.7", ["farm@m16 used"])
    play(match, "build k17", "build k18", "build l18")
    assert (tiles(match), rule(match, "farm")) == (set(), "KB-5.7")
    play(match, "end-turn")
    assert held(match) == ["farm@m16 fresh"]
    whole_turn(match)
    assert tiles(match) == {"farm"}


@pytest.mark.rule("KB-5.7")
def test_two_tiles_of_a_kind_are_two_uses() -> None:
    match = position("l16 s12", tiles=["farm@m16", "farm@r12"], played="forest")
    play(match, "use farm", "build l17")
    assert tiles(match) == {"farm"}
    play(match, "use farm", "build k17")
    assert (tiles(match), rule(match, "farm")) == (set(), "KB-5.7")
    assert held(match) == ["farm@m16 used", "farm@r12 used"]


@pytest.mark.rule("KB-5.8")
def test_only_the_owner_of_a_tile_can_use_it() -> None:
    rival = {"settlements": "l16 k9", "tiles": ["farm@m16"], "hand": "grass"}
    match = position("k8 l17", rival, tiles=["paddock@l7"], played="canyon")
    for owned, foreign in (("paddock", "farm"), ("farm", "paddock"), ("paddock", "farm")):
        assert (tiles(match), rule(match, foreign)) == ({owned}, "KB-5.8")
        with pytest.raises(IllegalAction):
            play(match, f"use {foreign}")
        whole_turn(match)


# -- keeping and losing ----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-5.9")
def test_a_tile_is_kept_while_another_own_settlement_touches_its_location() -> None:
    match = position("k8 l16 m17", tiles=["paddock@l7", "farm@m16"])
    assert play(match, "use paddock", "lift l16", "move-to j16") == ["used", "moved"]
    assert held(match) == ["farm@m16 fresh", "paddock@l7 used"]
    assert tiles(match) == {"farm"}


@pytest.mark.rule("KB-5.9", "KB-5.10")
@pytest.mark.parametrize("condition", ["fresh", "used", "new"])
def test_a_tile_leaves_the_game_with_the_last_own_settlement_used_or_not(condition: str) -> None:
    match = position("k8 l16", "m17", tiles=["paddock@l7", f"farm@m16 {condition}"])  # a rival's does not keep it
    assert left(match, "m16") == 1
    assert play(match, "use paddock", "lift l16", "move-to j16") == ["used", "moved", "tile-lost"]
    assert held(match) == ["paddock@l7 used"]
    assert (tiles(match), rule(match, "farm")) == (set(), "KB-5.8")
    assert left(match, "m16") == 1  # it did not go back


@pytest.mark.rule("KB-5.10")
def test_a_tile_can_be_lost_by_its_own_move() -> None:
    match = position("k8", tiles=["paddock@l7"])
    assert play(match, "use paddock", "lift k8", "move-to i8") == ["used", "moved", "tile-lost"]
    assert (held(match), left(match, "l7")) == ([], 1)


@pytest.mark.rule("KB-5.10")
def test_only_the_tile_of_the_location_left_is_lost() -> None:
    match = position("k8 l16", {"settlements": "k7", "tiles": ["paddock@l7"]}, tiles=["paddock@l7", "farm@m16"])
    play(match, "use paddock", "lift k8", "move-to i8")
    assert (held(match), held(match, 1)) == (["farm@m16 fresh"], ["paddock@l7 fresh"])


@pytest.mark.rule("KB-5.11")
def test_a_settlement_that_goes_around_its_location_keeps_the_tile() -> None:
    match = position("k8 l16", tiles=["paddock@l7", "farm@m16"])
    assert play(match, "use paddock", "lift l16") == ["used"]  # in the air: nothing is judged yet
    assert held(match) == ["farm@m16 fresh", "paddock@l7 used"]
    assert play(match, "move-to n16") == ["moved"]
    assert (held(match), left(match, "m16")) == (["farm@m16 fresh", "paddock@l7 used"], 1)


@pytest.mark.rule("KB-5.12")
@pytest.mark.parametrize(("leaving", "to", "kept"), [("k8", "i8", "s3"), ("r3", "q1", "l7")])
def test_of_two_paddocks_the_one_that_moved_is_lost(leaving: str, to: str, kept: str) -> None:
    match = position("k8 r3", tiles=["paddock@l7", "paddock@s3"])
    assert "tile-lost" in play(match, "use paddock", f"lift {leaving}", f"move-to {to}")
    assert (held(match), tiles(match)) == ([f"paddock@{kept} fresh"], {"paddock"})


@pytest.mark.rule("KB-5.12")
@pytest.mark.parametrize("worn", ["used", "new"])
@pytest.mark.parametrize(("leaving", "to", "kept"), [("l16", "j16", "r12"), ("s12", "t14", "m16")])
@pytest.mark.parametrize("fresh_at", ["m16", "r12"])
def test_of_two_tiles_the_one_that_cannot_be_used_is_lost(
    leaving: str, to: str, kept: str, fresh_at: str, worn: str
) -> None:
    farms = [f"farm@{cell} {'fresh' if cell == fresh_at else worn}" for cell in ("m16", "r12")]
    match = position("k8 l16 s12", tiles=["paddock@l7", *farms])
    play(match, "use paddock", f"lift {leaving}", f"move-to {to}")
    assert held(match) == [f"farm@{kept} fresh", "paddock@l7 used"]
    assert tiles(match) == {"farm"}


@pytest.mark.rule("KB-5.12")
@pytest.mark.parametrize(("farms", "usable"), [(("fresh", "fresh"), {"farm"}), (("used", "new"), set())])
def test_of_two_equally_good_tiles_one_is_lost(farms: tuple[str, str], usable: set[str]) -> None:
    match = position("k8 l16 s12", tiles=["paddock@l7", f"farm@m16 {farms[0]}", f"farm@r12 {farms[1]}"])
    play(match, "use paddock", "lift l16", "move-to j16")
    assert (len(held(match)), tiles(match)) == (2, usable)


@pytest.mark.rule("KB-5.13")
def test_a_lost_tile_is_never_gained_again() -> None:
    match = position("k8 r3 l16", tiles=["paddock@l7", "paddock@s3", "farm@m16"])
    assert "tile-lost" in play(match, "use paddock", "lift l16", "move-to j16")
    assert play(match, "use paddock", "lift j16", "move-to l16") == ["used", "moved"]
    assert (held(match), left(match, "m16")) == (["paddock@l7 used", "paddock@s3 used"], 1)


@pytest.mark.rule("KB-5.13")
def test_nor_by_a_settlement_from_the_supply_but_the_other_location_of_the_kind_still_gives_one() -> None:
    match = position("l17 t12", lost=["farm@m16"], played="grass")
    assert play(match, "build l16") == ["built"]
    assert play(match, "build s12") == ["built", "tile-gained"]
    assert held(match) == ["farm@r12 new"]


# -- when a tile cannot be used --------------------------------------------------------------------------------


@pytest.mark.rule("KB-5.14")
def test_an_empty_supply_stops_the_tiles_that_place_but_not_those_that_move() -> None:
    own = crowd("k8 l16 g18 g8 j10 k10 l10", 40)
    match = position(own, tiles=["paddock@l7", "farm@m16", "oasis@f18", "tavern@h7"], placed=3)
    assert (seat(match)["supply"], can_end(match)) == (0, True)
    assert tiles(match) == {"paddock"}
    assert [rule(match, name) for name in ("farm", "oasis", "tavern")] == ["KB-5.14"] * 3
    play(match, "use paddock", "lift k8", "move-to i8")
    assert {"i8"} == settlements(match) - names(own)


@pytest.mark.rule("KB-5.14")
def test_an_empty_supply_on_the_other_board() -> None:
    own = crowd("h3 q4 h13 q17", 40, quadrants=OTHER_GAME)
    four = ["oracle@h4", "tower@p4", "barn@g13", "harbor@q18"]
    match = position(own, tiles=four, placed=3, quadrants=OTHER_GAME)
    assert tiles(match) == {"barn", "harbor"}
    assert [rule(match, name) for name in ("oracle", "tower")] == ["KB-5.14"] * 2
    assert lifts(walk(match, "use barn")) == settlements(match)


@pytest.mark.rule("KB-5.14")
def test_with_one_settlement_in_the_supply_the_same_tiles_can_be_used() -> None:
    own = crowd("k8 l16 g18 g8 j10 k10 l10", 39)
    match = position(own, tiles=["paddock@l7", "farm@m16", "oasis@f18", "tavern@h7"], placed=3)
    assert tiles(match) == {"paddock", "farm", "oasis", "tavern"}


@pytest.mark.rule("KB-5.15")
def test_a_tile_without_a_legal_target_cannot_be_used() -> None:
    match = position("g8 j10 k10", tiles=["tavern@h7"])  # two in a line are no line of three
    assert (tiles(match), rule(match, "tavern")) == (set(), "KB-6.14")
    with pytest.raises(IllegalAction):
        play(match, "use tavern")
    assert tiles(position("g8 j10 k10 l10", tiles=["tavern@h7"])) == {"tavern"}


@pytest.mark.rule("KB-5.16")
def test_one_move_loses_tiles_first_and_then_gains() -> None:
    # From the Tower at p4 to the Tower at m8: were the new tile taken first, it would be the one to go, and the
    # player would keep a fresh one.
    match = position("h13 n6 q4", tiles=["barn@g13", "tower@p4"], played="desert", quadrants=OTHER_GAME)
    assert play(match, "use barn", "lift q4", "move-to n7") == ["used", "moved", "tile-lost", "tile-gained"]
    assert held(match) == ["barn@g13 used", "tower@m8 new"]
    assert (tiles(match), rule(match, "tower")) == (set(), "KB-5.6")
