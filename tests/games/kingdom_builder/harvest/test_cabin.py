"""The Cabin and its scout tokens (KB-14)."""

from __future__ import annotations

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import HARVEST, buildable, expanded, land, line, puts, tile_states
from tests.games.kingdom_builder.harvest.places import WITH_WALLS
from tests.games.kingdom_builder.positions import (
    cells,
    held,
    lifts,
    named,
    names,
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

# The Cabin of HARVEST's board lies at s7, beside r7, t7, r6, s6, r8 and s8.
#: Cabin at i7, Taverns at m7 and r7, City Hall at f13; castles at n4, c15 and o18.
WITH_HALL = ("mountain_station_cabin", "tavern", "city_hall_fort", "barracks_crossroads")
#: Cabin at i7, Canoes at p6 and n9, Farms at r12 and m16.
WITH_CANOE = ("mountain_station_cabin", "canoe", "refuge", "farm")


def tokens(match: Match) -> set[str]:
    """Where the tokens stand, as everybody sees it."""
    return set(match.view(None)["scouts"])


def scouting(match: Match, first: str, second: str) -> Match:
    """Use the Cabin and put the tokens there."""
    play(match, "use cabin", f"put {first}", f"put {second}")
    return match


# -- where they go ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.6")
def test_tokens_go_on_land_water_and_mountains_beside_own_settlements() -> None:
    match = expanded(HARVEST, "r7 k8", "k9", tiles=["cabin"])
    play(match, "use cabin")
    assert options(match) == {f"put {cell}" for cell in names("j8 l8 k7 l7 l9 q7 q6 r6 q8 r8")}
    assert names("j8 l8 k7") <= land(HARVEST, "water")
    assert "l7" in land(HARVEST, "mountain")
    play(match, "put l7")
    assert "stop" not in options(match)  # both are put
    play(match, "put q6")
    assert tokens(match) == names("l7 q6")
    assert (settlements(match), seat(match)["supply"], match.view(0)["due"]) == (names("r7 k8"), 38, 3)


@pytest.mark.rule("KB-14.6")
def test_tokens_go_on_no_special_cell() -> None:
    match = expanded(HARVEST, "r7 d8", tiles=["cabin"])
    play(match, "use cabin")
    assert "d7" in puts(match)
    assert not puts(match) & names("d9 s7")  # a silo and a location


@pytest.mark.rule("KB-14.6")
def test_until_the_end_of_the_turn_the_mandatory_action_may_touch_a_token_instead() -> None:
    match = expanded(HARVEST, "r7 k8", tiles=["cabin"], played="canyon")
    assert cells(match) == {"r8"}
    scouting(match, "l9", "l8")
    assert cells(match) == names("r8 m9")
    play(match, "build m9")
    assert "m9" in settlements(match)


@pytest.mark.rule("KB-14.47")
def test_tokens_count_for_the_tavern() -> None:
    match = expanded(WITH_HALL, "i8 j8 l7", tiles=["cabin@i7", "tavern@m7"])
    assert "tavern" not in tiles(match)
    scouting(match, "k8", "j7")
    play(match, "use tavern")
    assert cells(match) == names("h8 l8")


@pytest.mark.rule("KB-14.47")
def test_tokens_count_for_the_village() -> None:
    match = expanded(WITH_WALLS, "h7 k9 l9 m8", tiles=["cabin@i7", "village@n7"])
    assert "village" not in tiles(match)
    scouting(match, "l10", "g6")
    play(match, "use village")
    assert cells(match) == names("k10 m9")


@pytest.mark.rule("KB-14.47")
def test_tokens_count_for_the_fountain() -> None:
    match = expanded(WITH_WALLS, "h7 n12", tiles=["cabin@i7", "fountain@o12"])
    before = cells(walk(match, "use fountain"))
    assert "n13" in before
    scouting(match, "m12", "l12")
    play(match, "use fountain")
    standing = names("h7 n12 m12 l12")
    assert cells(match) == {cell for cell in buildable(WITH_WALLS) - standing if len(neighbours(cell) & standing) == 1}
    assert "n13" not in cells(match)  # it touches n12 and the token on m12


@pytest.mark.rule("KB-14.47")
def test_walls_of_the_quarry_may_touch_a_token() -> None:
    match = expanded(WITH_WALLS, "h7 e14", tiles=["cabin@i7", "quarry@e13"], played="desert")
    assert puts(walk(match, "use quarry")) == {"f13"}
    scouting(match, "f14", "h8")
    play(match, "use quarry")
    assert puts(match) == names("f13 g13 g14 g15")


@pytest.mark.rule("KB-14.47")
def test_a_city_hall_may_touch_a_token() -> None:
    match = expanded(WITH_HALL, "i8 f12", tiles=["cabin@i7", "city_hall@f13"])
    assert "l9" not in puts(walk(match, "use city_hall"))
    scouting(match, "j8", "i9")
    play(match, "use city_hall")
    assert "l9" in puts(match)
    play(match, "put l9")
    assert set(seat(match)["hall"]) == neighbours("l9") | {"l9"}


@pytest.mark.rule("KB-14.47")
def test_cultivate_may_touch_a_token() -> None:
    match = expanded(HARVEST, "r7", tiles=["cabin"])
    assert "cultivate" not in tiles(match)
    scouting(match, "r8", "q8")
    play(match, "use cultivate")
    assert cells(match) == {"r9"}


@pytest.mark.rule("KB-14.47")
def test_moves_that_must_touch_may_touch_a_token() -> None:
    # the Barns lie at q3 and m7; tokens at c8 and c9 bring b9 and b10 within reach
    board = ("mountain_station_cabin", "barn", "tavern", "farm")
    own = sorted(neighbours("q3") & buildable(board))[0]
    match = expanded(board, f"i8 {own} d8 g4", tiles=["cabin@i7", "barn@q3"], played="grass")
    barn = cells(walk(match, "use barn", f"lift {own}"))
    scouting(match, "c8", "c9")
    play(match, "use barn", f"lift {own}")
    more = land(board, "grass") & neighbours("c8", "c9")
    assert more - barn
    assert cells(match) == barn | more


@pytest.mark.rule("KB-14.48")
def test_the_second_token_may_touch_the_first_alone() -> None:
    match = expanded(HARVEST, "r7 k8", tiles=["cabin"])
    play(match, "use cabin")
    assert not puts(match) & names("m7 k6 l6")
    play(match, "put l7")
    assert puts(match) >= names("m7 k6 l6")
    play(match, "put m7")
    assert tokens(match) == names("l7 m7")


@pytest.mark.rule("KB-14.49")
def test_with_one_cell_for_a_token_one_is_put_and_with_none_the_cabin_is_unavailable() -> None:
    match = expanded(HARVEST, "r7", "q6 q7 r6 q8 s8 r9 s9", tiles=["cabin"])
    play(match, "use cabin")
    assert options(match) == {"put r8"}
    play(match, "put r8")
    assert tokens(match) == {"r8"}
    assert not puts(match)
    closed = expanded(HARVEST, "r7", "q6 q7 r6 q8 r8", tiles=["cabin"])
    assert ("cabin" in tiles(closed), rule(closed, "cabin")) == (False, "KB-14.6")


# -- occupied cells --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.50")
def test_a_token_occupies_its_cell_for_its_owner() -> None:
    match = expanded(HARVEST, "r7 k8", tiles=["cabin"], played="grass")
    assert "k9" in cells(match)
    scouting(match, "k9", "q7")
    assert not cells(match) & names("k9 q7")
    assert "l9" in cells(match)


@pytest.mark.rule("KB-14.50")
def test_a_token_occupies_its_cell_for_others() -> None:
    # seat 0 takes the last Farm at m16, and seat 1, at o6 with a Canoe, answers; n6 and o7 are the water beside it
    rival = {"settlements": "o6", "tiles": ["canoe@p6"]}
    other = {"settlements": "n16", "tiles": ["farm@m16"]}
    match = expanded(WITH_CANOE, "i8 l6 l15", rival, other, tiles=["cabin@i7"], played="grass")
    free = walk(match, "build l16")
    scouting(match, "m6", "n6")
    play(match, "build l16")
    water = land(WITH_CANOE, "water")
    assert (cells(free) & water, cells(match) & water) == (names("n6 o7"), {"o7"})


@pytest.mark.rule("KB-14.50")
def test_a_token_goes_on_no_guarded_cell() -> None:
    match = expanded(WITH_HALL, "i8", {"warriors": "k8"}, tiles=["cabin@i7"])  # k8 touches j8
    play(match, "use cabin")
    assert puts(match) == (neighbours("i8") & buildable(WITH_HALL)) - {"j8"}
    assert rule(match, "j8") == "KB-12.33"


# -- tiles, moves, the end of the turn -------------------------------------------------------------------------


@pytest.mark.rule("KB-14.51")
def test_tokens_take_no_tile_of_a_location() -> None:
    match = expanded(HARVEST, "r7 p6", tiles=["cabin"])
    before = held(match)
    scouting(match, "p5", "o6")  # both beside the Mountain Station at o5
    assert [text for text in held(match) if "mountain" in text] == []
    assert len(held(match)) == len(before)


@pytest.mark.rule("KB-14.51")
def test_tokens_take_no_tile_of_a_nomad_cell() -> None:
    match = expanded(WITH_WALLS, "h7 n3", tiles=["cabin@i7"])
    nomads = match.view(None)["nomads"]
    scouting(match, "n4", "o3")  # both beside the nomad cell at o4
    assert match.view(None)["nomads"] == nomads
    assert [nomad["tile"] for nomad in nomads if nomad["cell"] == "o4"] != [None]
    assert set(tile_states(match)) == {"cabin@i7", "cultivate"}


@pytest.mark.rule("KB-14.51")
def test_tokens_do_not_keep_a_tile() -> None:
    match = expanded(HARVEST, "r7 q7 q15", tiles=["cabin", "palisade"])
    scouting(match, "r6", "r8")  # beside the Cabin
    play(match, "use palisade", "lift r7", "move-to p7")
    assert set(tile_states(match)) == {"palisade@r15", "cultivate"}


@pytest.mark.rule("KB-14.52")
def test_tokens_are_not_moved_and_are_no_part_of_an_area_for_the_palisade() -> None:
    match = expanded(HARVEST, "r7 q15 h7 h8", tiles=["cabin", "palisade"])
    scouting(match, "r6", "h9")
    play(match, "use palisade")
    assert lifts(match) == names("h7 h8")  # neither the tokens nor r7, which stands alone but for one
    assert rule(match, "r6") == "KB-4.13"
    play(match, "lift h7")
    assert cells(match) == (neighbours("h8") & buildable(HARVEST)) - names("h7 h9")
    assert "h10" in neighbours("h9") & land(HARVEST, "farmland")  # beside the token only


@pytest.mark.rule("KB-14.53")
def test_at_the_end_of_the_turn_the_tokens_come_back_for_the_next_player() -> None:
    rival = {"settlements": "s6 q8", "tiles": ["cabin"], "hand": "flowers"}
    match = expanded(HARVEST, "r7", rival, tiles=["cabin"], played="grass")
    scouting(match, "q7", "r8")
    assert (tokens(match), match.view(None)["scouts_left"]) == (names("q7 r8"), 0)
    take_turn(match)
    assert (tokens(match), match.view(None)["scouts_left"]) == (set(), 2)
    play(match, "use cabin")
    assert puts(match) >= names("q7 r8")  # empty again
    play(match, "put q7", "put t7")
    assert tokens(match) == names("q7 t7")


@pytest.mark.rule("KB-14.53")
def test_in_the_next_turn_nothing_touches_where_a_token_was() -> None:
    match = expanded(HARVEST, "r7", {"hand": "desert"}, tiles=["cabin"], played="flowers")
    scouting(match, "q8", "q7")
    take_turn(match)
    take_turn(match)
    assert tokens(match) == set()
    own = settlements(match)
    play(match, "use cabin")
    assert puts(match) <= neighbours(*own)


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.54")
def test_tokens_put_no_marker_for_the_mayors() -> None:
    match = expanded(HARVEST, "r7 q7 p7", tiles=["cabin"], cards=["mayors", "knights", "miners"], played="forest")
    scouting(match, "o7", "q8")  # o7 makes four in row 7
    assert seat(match)["markers"] == []
    play(match, "build n7")  # with the settlement it is four, without any token
    assert seat(match)["markers"] == [7]


@pytest.mark.rule("KB-14.54")
def test_tokens_earn_nothing_from_rovers() -> None:
    match = expanded(
        HARVEST, "r7 h10 i11", {"hand": "grass"}, tiles=["cabin"], cards=["rovers", "knights", "miners"], placed=3
    )
    scouting(match, "h11", "r8")  # in two quadrants
    play(match, "end-turn")
    assert seat(match)["paid"] == {"rovers": 0}


@pytest.mark.rule("KB-14.54")
def test_tokens_earn_nothing_from_ambassadors_and_shepherds() -> None:
    # q7 touches the rival on p7; the mountain l7 touches no other mountain
    match = expanded(HARVEST, "r7 k8", "p7", tiles=["cabin"], cards=["ambassadors", "shepherds", "knights"])
    kinds = play(match, "use cabin", "put q7", "put l7")
    assert seat(match)["paid"] == {"ambassadors": 0, "shepherds": 0}
    assert "paid" not in kinds


@pytest.mark.rule("KB-14.54")
def test_a_token_is_nobody_for_the_ambassadors_of_others() -> None:
    # seat 1 answers with the Canoe on o7, beside the token on n7, but beside no settlement of seat 0
    rival = {"settlements": "o6", "tiles": ["canoe@p6"]}
    other = {"settlements": "n16", "tiles": ["farm@m16"]}
    match = expanded(
        WITH_CANOE, "i8 l6 l15", rival, other, tiles=["cabin@i7"], cards=["ambassadors", "shepherds", "knights"]
    )
    scouting(match, "m6", "n7")
    play(match, "build l16", "build o7")
    assert "n7" in neighbours("o7")
    assert seat(match, 1)["paid"]["ambassadors"] == 0


@pytest.mark.rule("KB-14.54")
def test_tokens_are_no_part_of_a_line_for_the_families() -> None:
    match = expanded(HARVEST, "r7 d7", tiles=["cabin"], cards=["families", "knights", "miners"], played="desert")
    scouting(match, "d6", "r8")
    play(match, "build e5", "build e4", "build e7")  # e4, e5 and the token on d6 make a line
    assert seat(match)["paid"] == {"families": 0}


# -- the example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.55")
def test_example_tokens_on_mountains_lead_to_a_castle() -> None:
    board = ("mountain_station_cabin", "farm", "tavern", "oasis")
    match = expanded(board, "i5 i6", tiles=["cabin@i7"], cards=["knights", "miners", "workers"], played="canyon")
    assert named(match, "build") == {"j7"}
    scouting(match, "j5", "i4")
    assert tokens(match) <= land(board, "mountain") & neighbours("i5")
    assert line(match, "castles") == 0
    play(match, "build k5", "build k4", "build l3")
    assert line(match, "castles") == 3
