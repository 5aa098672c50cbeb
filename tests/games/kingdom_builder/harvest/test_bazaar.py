"""The Bazaar: another own location tile's action once more (KB-14)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import HARVEST, buildable, expanded, full, land, puts, removes, tile_states
from tests.games.kingdom_builder.harvest.places import WITH_PIECES
from tests.games.kingdom_builder.positions import (
    cells,
    named,
    names,
    neighbours,
    options,
    play,
    player,
    rule,
    seat,
    settlements,
    take_turn,
    tiles,
    walk,
)
from tests.games.kingdom_builder.scoring_positions import crowd

# The Bazaar lies at b4 wherever its quadrant is the first, beside b5.
#: Locations of quadrants whose action is the same again; the Crossroads and the Canoe work by themselves.
BEGUN = [
    (quadrant.id, location)
    for quadrant in CATALOG.quadrants
    for location in quadrant.locations
    if location not in ("bazaar", "watermill", "cathedral", "crossroads", "canoe")
]


def repeats(match: Match) -> set[str]:
    """The tiles the Bazaar offers now."""
    return named(match, "repeat")


def at_the_bazaar(quadrant: str, location: str, state: str, **fields: Any) -> Match:
    """Seat 0 has the Bazaar and a tile of a location of that quadrant, laid beside the Bazaar's."""
    board = ("bazaar_watermill", quadrant, *[name for name in ("tavern", "farm", "oasis") if name != quadrant][:2])
    places = expanded(board).view(None)["locations"]
    cell = next(place["cell"] for place in places if place["location"] == location and place["cell"][0] in "klmnopqrst")
    own = sorted(neighbours(cell) & buildable(board))[0]
    return expanded(board, f"b5 e3 e4 e5 e6 f7 {own}", "c7", tiles=["bazaar", f"{location}@{cell} {state}"], **fields)


# -- once more -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.3")
def test_the_bazaar_carries_out_another_tile_once_more() -> None:
    match = expanded(HARVEST, "b5 f2", tiles=["bazaar", "watermill"])
    play(match, "use watermill", "build h5")
    assert "watermill" not in tiles(match)
    play(match, "use bazaar")
    assert options(match) == {"repeat watermill"}
    play(match, "repeat watermill", "build h6")
    assert settlements(match) == names("b5 f2 h5 h6")
    assert not tiles(match) & {"bazaar", "watermill"}


@pytest.mark.rule("KB-14.3")
@pytest.mark.parametrize(("quadrant", "location"), BEGUN, ids=[location for _, location in BEGUN])
def test_the_bazaar_repeats_the_tiles_of_every_set(quadrant: str, location: str) -> None:
    directly = at_the_bazaar(quadrant, location, "fresh")
    again = at_the_bazaar(quadrant, location, "used")
    assert location not in tiles(again)
    play(directly, f"use {location}")
    play(again, "use bazaar")
    assert repeats(again) == {location}
    play(again, f"repeat {location}")
    assert options(again) == options(directly)
    assert len(options(again)) > 0


@pytest.mark.rule("KB-14.3")
@pytest.mark.parametrize(("island", "cell"), [("rope_bridge", "v4"), ("tree_house", "u4")])
def test_the_bazaar_repeats_the_tiles_of_the_island(island: str, cell: str) -> None:
    match = expanded(HARVEST, f"b5 {cell}", tiles=["bazaar", f"{island} used"], island=island)
    play(match, "use bazaar", f"repeat {island}")
    assert named(match, "lift") == {"b5", cell}


@pytest.mark.rule("KB-14.35")
@pytest.mark.parametrize("state", ["fresh", "used"])
def test_the_bazaar_leaves_the_tile_it_repeats_as_it_is(state: str) -> None:
    match = expanded(HARVEST, "b5 f2", tiles=["bazaar", f"watermill {state}"])
    play(match, "use bazaar", "repeat watermill", "build h5")
    assert tile_states(match)["watermill@g3"] == state
    assert tile_states(match)["bazaar@b4"] == "used"
    assert ("watermill" in tiles(match)) == (state == "fresh")


@pytest.mark.rule("KB-14.36")
def test_the_bazaar_repeats_neither_cultivate_nor_the_cave() -> None:
    match = expanded(HARVEST, "b5 e5 b6", tiles=["bazaar"], caves=["c5"])
    assert tiles(match) == {"cultivate", "cave"}
    both = expanded(HARVEST, "b5 e5 b6 f2", tiles=["bazaar", "watermill"], caves=["c5"])
    play(both, "use bazaar")
    assert options(both) == {"repeat watermill"}
    assert rule(both, "cultivate") is not None
    assert rule(both, "cave") is not None


@pytest.mark.rule("KB-14.36")
def test_the_bazaar_repeats_no_nomad_tiles() -> None:
    board = ("bazaar_watermill", "quarry", "tavern", "farm")
    nomads = ["donation_desert", "resettlement", "outpost"]
    match = expanded(board, "b5 e5", tiles=["bazaar", "donation_desert", "resettlement"], nomads=nomads)
    assert tiles(match) >= {"donation_desert", "resettlement"}
    assert "bazaar" not in tiles(match)


@pytest.mark.rule("KB-14.36")
def test_the_bazaar_repeats_no_bonus_tiles() -> None:
    board = ("bazaar_watermill", "refuge", "tavern", "farm")
    refuges = [place["cell"] for place in expanded(board).view(None)["locations"] if place["location"] == "refuge"]
    own = " ".join(sorted(neighbours(cell) & buildable(board))[0] for cell in refuges)
    held = ["bazaar", *[f"refuge@{cell}" for cell in refuges], "refuge_bonus"]
    match = expanded(board, f"b5 {own}", tiles=held)
    assert "refuge_bonus" in tiles(match)
    play(match, "use bazaar")
    assert repeats(match) == {"refuge"}


@pytest.mark.rule("KB-14.37")
def test_the_bazaar_does_not_repeat_itself() -> None:
    match = expanded(HARVEST, "b5", tiles=["bazaar"])
    assert ("bazaar" in tiles(match), rule(match, "bazaar")) == (False, "KB-14.3")


@pytest.mark.rule("KB-14.37")
def test_the_bazaar_does_not_repeat_a_tile_gained_this_turn() -> None:
    match = expanded(HARVEST, "b5 f2", tiles=["bazaar", "watermill new"])
    assert "bazaar" not in tiles(match)
    gaining = expanded(HARVEST, "b5 e2", tiles=["bazaar"], played="canyon")
    play(gaining, "build f2", "build g2", "build g1")
    assert tile_states(gaining)["watermill@g3"] == "new"
    assert "bazaar" not in tiles(gaining)


@pytest.mark.rule("KB-14.37")
def test_a_bazaar_gained_this_turn_cannot_be_used() -> None:
    match = expanded(HARVEST, "b5 f2", tiles=["bazaar new", "watermill"])
    assert "bazaar" not in tiles(match)


@pytest.mark.rule("KB-14.37")
def test_the_bazaar_repeats_only_what_is_possible_now() -> None:
    # without a piece of another player there is nowhere to go for the Watchtower
    own = "b5 c17 f2"
    match = expanded(HARVEST, own, tiles=["bazaar", "watchtower", "watermill"])
    play(match, "use bazaar")
    assert repeats(match) == {"watermill"}
    assert rule(match, "watchtower") == "KB-14.37"
    with_rival = expanded(HARVEST, own, "h12", tiles=["bazaar", "watchtower", "watermill"])
    play(with_rival, "use bazaar")
    assert repeats(with_rival) == {"watchtower", "watermill"}


@pytest.mark.rule("KB-14.37")
def test_the_bazaar_repeats_a_tile_of_its_owner_only() -> None:
    match = expanded(HARVEST, "b5 f2", {"settlements": "f3", "tiles": ["watermill"]}, tiles=["bazaar"])
    assert "bazaar" not in tiles(match)


@pytest.mark.rule("KB-14.38")
def test_the_bazaar_cannot_repeat_the_canoe() -> None:
    board = ("bazaar_watermill", "canoe", "tavern", "farm")
    match = expanded(board, "b5 o6", tiles=["bazaar", "canoe@p6"])
    assert "bazaar" not in tiles(match)
    other = expanded(board, "b5 o6 f2", tiles=["bazaar", "canoe@p6", "watermill"])
    play(other, "use bazaar")
    assert repeats(other) == {"watermill"}


# -- pieces and tokens -----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-14.39")
def test_repeating_the_barracks_puts_a_warrior_from_the_reserve_or_takes_one_back() -> None:
    match = expanded(WITH_PIECES, "b5 n5", tiles=["bazaar", "barracks@n4"])
    play(match, "use barracks", "put m5", "use bazaar", "repeat barracks")
    assert removes(match) == {"m5"}
    assert puts(match)
    play(match, f"put {sorted(puts(match))[0]}")
    assert (len(seat(match)["warriors"]), seat(match)["warriors_left"]) == (2, 0)


@pytest.mark.rule("KB-14.39")
def test_with_both_warriors_on_the_board_the_bazaar_gives_no_third() -> None:
    match = expanded(WITH_PIECES, "b5 n5", tiles=["bazaar", "barracks@n4"], warriors="m5 g6")
    play(match, "use bazaar", "repeat barracks")
    assert (puts(match), removes(match)) == (set(), names("m5 g6"))
    play(match, "remove g6")
    assert seat(match)["warriors"] == ["m5"]


@pytest.mark.rule("KB-14.39")
def test_repeating_the_lighthouse_sails_the_ship_just_put() -> None:
    board = ("bazaar_watermill", "lighthouse_foresters_lodge", "tavern", "farm")
    match = expanded(board, "b5 p7", tiles=["bazaar", "lighthouse@q7"])
    play(match, "use lighthouse")
    spot = sorted(puts(match))[0]
    play(match, f"put {spot}", "use bazaar", "repeat lighthouse")
    assert puts(match) == set()  # there is one ship only
    assert removes(match) == {spot}
    assert cells(match) <= neighbours(spot)
    assert cells(match)


@pytest.mark.rule("KB-14.39")
def test_the_bazaar_gives_no_second_city_hall() -> None:
    board = ("bazaar_watermill", "city_hall_fort", "tavern", "farm")
    match = expanded(board, "b5 o3 f9", tiles=["bazaar", "city_hall@p3"])
    assert repeats(walk(match, "use bazaar")) == {"city_hall"}
    play(match, "use city_hall", "put h9")
    assert "bazaar" not in tiles(match)


@pytest.mark.rule("KB-14.39", "KB-14.80")
def test_the_bazaar_gives_no_further_scout_tokens_but_moves_those_that_are_out() -> None:
    match = expanded(HARVEST, "b5 r7", tiles=["bazaar", "cabin"])
    play(match, "use cabin", "put q7", "put q8")
    play(match, "use bazaar")
    assert repeats(match) == {"cabin"}
    play(match, "repeat cabin")
    assert match.view(None)["scouts"] == []
    assert names("q7 q8 a4") <= puts(match)  # where they stood, and beside b5
    assert "p8" not in puts(match)  # it touched nothing but the tokens
    play(match, "put a4", "put q7")
    assert set(match.view(None)["scouts"]) == names("a4 q7")
    assert not tiles(match) & {"bazaar", "cabin"}


@pytest.mark.rule("KB-14.39", "KB-14.80")
def test_the_cabin_itself_does_not_move_the_tokens_that_the_bazaar_has_put() -> None:
    match = expanded(HARVEST, "b5 r7", tiles=["bazaar", "cabin"])
    play(match, "use bazaar", "repeat cabin", "put q7", "put q8")
    assert set(match.view(None)["scouts"]) == names("q7 q8")
    assert tile_states(match)["cabin@s7"] == "fresh"
    assert "cabin" not in tiles(match)  # both tokens are out


@pytest.mark.rule("KB-14.80")
def test_tokens_cannot_be_moved_when_they_would_have_no_cell() -> None:
    """Only the tokens touch free cells: once they are taken up, nothing is left to put them beside."""
    own = "b5 r7"
    walls = sorted(neighbours(*own.split()) - land(HARVEST, "location"))
    match = expanded(HARVEST, own, tiles=["bazaar", "cabin used"], scouts="a1 b1", walls=walls)
    assert ("bazaar" in tiles(match), rule(match, "bazaar")) == (False, "KB-14.3")


# -- Crossroads, Cathedral, Temple -----------------------------------------------------------------------------


@pytest.mark.rule("KB-14.40")
def test_repeating_the_crossroads_draws_a_third_card() -> None:
    match = expanded(WITH_PIECES, "b5 r6", {"hand": "grass"}, tiles=["bazaar", "crossroads@r5"], placed=3)
    assert len(seat(hand_after(match))["hand"]) == 2
    play(match, "use bazaar")
    assert repeats(match) == {"crossroads"}
    play(match, "repeat crossroads")
    assert len(seat(hand_after(match))["hand"]) == 3


def hand_after(match: Match) -> Match:
    """The match after the turn has been ended."""
    return walk(match, "end-turn")


@pytest.mark.rule("KB-14.40")
def test_the_third_card_of_the_crossroads_comes_once() -> None:
    match = expanded(WITH_PIECES, "b5 r6", {"hand": "grass"}, tiles=["bazaar", "crossroads@r5"], placed=3)
    play(match, "use bazaar", "repeat crossroads", "end-turn")
    take_turn(match)
    assert len(match.view(0)["open"]) == 3
    if named(match, "play"):
        play(match, f"play {sorted(named(match, 'play'))[0]}")
    take_turn(match)
    assert len(seat(match)["hand"]) == 2


@pytest.mark.rule("KB-14.41")
def test_repeating_the_cathedral_hands_settlement_tiles_in_and_takes_none() -> None:
    match = expanded(HARVEST, "b5 e11", tiles=["bazaar", "cathedral"], played="canyon")
    assert "bazaar" not in tiles(match)  # there is nothing to hand in yet
    play(match, "use cathedral", "take", "use bazaar", "repeat cathedral")
    assert options(match) == {f"build {cell}" for cell in neighbours("e11") & land(HARVEST, "canyon")}
    play(match, "build f11")
    assert (seat(match)["colonies"], settlements(match)) == (0, names("b5 e11 f11"))


@pytest.mark.rule("KB-14.41", "KB-14.60")
def test_repeating_the_cathedral_needs_a_settlement_and_a_cell() -> None:
    held: dict[str, Any] = {"tiles": ["bazaar", "cathedral used"], "colonies": 3, "played": "canyon"}
    repeated = walk(expanded(HARVEST, "b5 e11", **held), "use bazaar", "repeat cathedral", "build f11")
    assert (seat(repeated)["colonies"], player(repeated), len(cells(repeated)) > 0) == (0, 0, True)
    supply = expanded(HARVEST, crowd("b5 e11", 40, quadrants=HARVEST), **held, due=0)
    assert "bazaar" not in tiles(supply)
    taken = expanded(HARVEST, "b5 e11", *full(HARVEST, "canyon", but="e11"), **held, placed=3)
    assert "bazaar" not in tiles(taken)


@pytest.mark.rule("KB-14.41")
def test_repeating_the_temple_sets_a_second_settlement_aside() -> None:
    match = expanded(
        WITH_PIECES, "b5 c12 d20 h8", {"hand": "grass"}, tiles=["bazaar", "temple@c13"], played="desert", placed=3
    )
    play(match, "use temple", "remove h8", "use bazaar", "repeat temple", "remove d20")
    assert (seat(match)["aside"], seat(match)["supply"]) == (2, 36)
    play(match, "end-turn")
    take_turn(match)
    assert match.view(0)["due"] in (4, 5)  # two more than usual, on marsh or elsewhere


@pytest.mark.rule("KB-14.3")
def test_the_bazaar_is_no_way_out_of_the_middle_of_the_mandatory_action() -> None:
    match = expanded(HARVEST, "b5 f2", tiles=["bazaar", "watermill"])
    play(match, f"build {sorted(cells(match))[0]}")
    assert ("bazaar" in tiles(match), rule(match, "bazaar")) == (False, "KB-3.5")
