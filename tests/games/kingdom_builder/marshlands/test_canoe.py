"""KB-13.5 and KB-13.46 to KB-13.59: the Canoe answers when somebody takes the last tile of a place."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import IllegalAction
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import full, land, line, outposts, tile_states
from tests.games.kingdom_builder.marshlands.canoes import (
    BOTH_CANOES,
    CANOE,
    HOLDER,
    KEEPER,
    NOMAD_CANOE,
    NOMADIC,
    SECOND_CANOE,
    nomad_table,
    table,
)
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands, rest, turn_over, who_answers
from tests.games.kingdom_builder.positions import (
    cells,
    held,
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


def crowd(count: int, quadrants: tuple[str, ...] = BOARD) -> str:
    """So many canyon cells, to have as many settlements on the board."""
    return " ".join(sorted(land(quadrants, "canyon"))[:count])


def due(match: Match) -> int:
    found: int = match.view(None)["due"]
    return found


# -- when it answers -------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.5")
def test_whoever_has_a_canoe_may_answer_the_last_tile_of_a_location() -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1")
    assert "refuge@p2 new" in held(match)
    assert player(match) == 1
    touching = neighbours("e16") & land(BOARD, "water")
    assert touching == {"d16", "e17"}
    assert options(match) == {f"build {cell}" for cell in touching | land(BOARD, "marsh")} | {"stop"}
    play(match, "build d16")
    assert settlements(match, 1) == {"e16", "d16"}
    assert seat(match, 1)["supply"] == 38
    assert player(match) == 0


@pytest.mark.rule("KB-13.5")
def test_the_owner_may_answer_the_own_last_tile() -> None:
    match = table(HOLDER, own="e16", tiles=["canoe@f16"])
    play(match, "build p1")
    assert player(match) == 0
    assert cells(match) == {"d16", "e17"} | land(BOARD, "marsh")
    play(match, "build d16")
    assert (due(match), seat(match)["supply"]) == (2, 37)


@pytest.mark.rule("KB-13.5")
def test_a_tile_that_is_not_the_last_one_calls_nobody() -> None:
    match = table(CANOE)
    play(match, "build p1")
    assert "refuge@p2 new" in held(match)
    assert player(match) == 0


@pytest.mark.rule("KB-13.5")
def test_a_location_that_is_empty_already_calls_nobody() -> None:
    match = table(CANOE, HOLDER, {"settlements": "q1", "tiles": ["refuge@p2"]})
    play(match, "build p1")
    assert player(match) == 0


@pytest.mark.rule("KB-13.5")
def test_a_last_bonus_tile_is_no_last_tile_of_a_place() -> None:
    # Seat 0 takes the second tile of each of its two Temples, and the last bonus tile; nobody has to answer that.
    keeper = {"settlements": "c2 h8", "tiles": ["temple@c3", "temple@i8", "temple_bonus"]}
    match = table(CANOE, keeper, own="b2", tiles=["temple@c3"])
    play(match, "build i9")
    assert "temple_bonus new" in held(match)
    assert who_answers(match, ["stop"]) == [1]
    assert player(match) == 0


@pytest.mark.rule("KB-13.5")
def test_a_tile_lost_calls_nobody() -> None:
    match = table(CANOE, HOLDER, own="q1 a1", tiles=["refuge@p2"])
    play(match, "use refuge", "lift q1", "move-to r1")
    assert held(match) == []
    assert player(match) == 0


@pytest.mark.rule("KB-13.59")
def test_example_the_last_tile_of_a_refuge_and_seven_cells() -> None:
    frank = {"settlements": "e16 b14 g15", "tiles": ["canoe@f16"]}
    match = table(frank, HOLDER)
    play(match, "build p1")
    own = {"e16", "b14", "g15"}
    assert neighbours(*own) & land(BOARD, "marsh") == {"a14", "c14", "b15", "c15"}
    assert neighbours(*own) & land(BOARD, "water") == {"d16", "e17", "g14"}
    assert cells(match) == {"a14", "c14", "b15", "c15", "d16", "e17", "g14"}


@pytest.mark.rule("KB-13.46")
@pytest.mark.parametrize(
    "tile", ["treasure", "resettlement", "outpost", "sword", "donation_grass", "donation_water", "donation_mountain"]
)
def test_the_tile_of_a_nomad_cell_is_a_last_tile(tile: str) -> None:
    nomads = ["donation_canyon", "donation_desert", tile]
    match = nomad_table(NOMAD_CANOE, nomads=nomads)
    play(match, "build f17")
    assert player(match) == 1
    play(match, "build d6")
    assert player(match) == 0
    assert match.view(None)["nomads"][2]["tile"] is None
    if tile == "treasure":
        assert line(match, "treasure") == 3


@pytest.mark.rule("KB-13.46")
def test_a_nomad_cell_without_its_tile_calls_nobody() -> None:
    match = nomad_table(NOMAD_CANOE, {"settlements": "g19", "tiles": ["donation_grass"]},
                        nomads=["outpost", "sword", "donation_grass"])  # fmt: skip
    play(match, "build f17")
    assert player(match) == 0


@pytest.mark.rule("KB-13.47")
def test_the_canoe_is_never_begun_by_itself() -> None:
    match = table("", own="e16", tiles=["canoe@f16"])
    for action in ("build p1", "build o1", "build n1"):
        assert "canoe" not in tiles(match)
        with pytest.raises(IllegalAction):
            match.apply(0, "use canoe")
        play(match, action)
    assert options(match) == {"end-turn"}
    assert rule(match, "canoe") in ("KB-13.5", "KB-13.47")


@pytest.mark.rule("KB-13.48")
def test_touching_is_judged_for_marsh_and_water_by_itself() -> None:
    water = walk(table(CANOE, HOLDER), "build p1")
    assert cells(water) == {"d16", "e17"} | land(BOARD, "marsh")
    assert rule(water, "h2") in ("KB-4.7", "KB-13.5")
    marsh = walk(table({"settlements": "e2 f15", "tiles": ["canoe@f16"]}, HOLDER), "build p1")
    assert neighbours("f15") & land(BOARD, "water", "marsh") == set()
    assert cells(marsh) == {"d2", "e1", "e3"} | land(BOARD, "water")
    assert rule(marsh, "b15") in ("KB-4.7", "KB-13.5")


# -- who answers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.50")
@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("taker", [0, 3])
def test_they_answer_in_playing_order_from_the_left_of_the_starting_player(first: int, taker: int) -> None:
    # Everybody but the taker has a Canoe.
    homes = ["e16", "g16", "c19", "e19"]
    places = ["canoe@f16", "canoe@f16", "canoe@d19", "canoe@d19"]
    seats = [{"settlements": home, "tiles": [place]} for home, place in zip(homes, places, strict=True)]
    seats[0] = {"settlements": f"{homes[0]} q2", "tiles": [places[0], "refuge@p2"]}
    seats.insert(taker, {"settlements": ""})
    match = marshlands("", *[{}] * 4, played="flowers", first=first, turn=taker, seats=seats)
    play(match, "build p1")
    expected = [(first + step) % 5 for step in range(1, 6)]
    expected.remove(taker)
    assert who_answers(match, ["stop"] * 4) == expected
    assert player(match) == taker


@pytest.mark.rule("KB-13.50")
def test_the_starting_player_answers_last_also_in_the_own_turn() -> None:
    other = {"settlements": "g16 q2", "tiles": ["canoe@f16", "refuge@p2"]}
    match = table(CANOE, other, own="c19 o1", tiles=["canoe@d19"])
    play(match, "build p1")
    assert who_answers(match, ["build d16", "stop", "stop"]) == [1, 2, 0]


@pytest.mark.rule("KB-13.50")
def test_an_answer_changes_what_the_next_one_can_do() -> None:
    match = table(CANOE, {"settlements": "f17 q2", "tiles": ["canoe@f16", "refuge@p2"]})
    play(match, "build p1")
    assert {"e17"} <= cells(match)
    play(match, "build e17")
    assert player(match) == 2
    assert "e17" not in cells(match)
    assert rule(match, "e17") == "KB-4.1"


@pytest.mark.rule("KB-13.51")
def test_the_answer_is_a_cell_or_to_stop() -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1")
    assert {text.split()[0] for text in options(match)} == {"build", "stop"}
    play(match, "stop")
    assert player(match) == 0
    assert settlements(match, 1) == {"e16"}
    assert tile_states(match, 1)["canoe@f16"] != "used"


@pytest.mark.rule("KB-13.51")
def test_a_player_without_a_settlement_in_the_supply_is_not_asked() -> None:
    full_board = {"settlements": f"{crowd(39)} e16", "tiles": ["canoe@f16"]}
    assert player(walk(table(full_board, HOLDER), "build p1")) == 0
    one_aside = {"settlements": f"{crowd(38)} e16", "tiles": ["canoe@f16"], "aside": 1}
    assert player(walk(table(one_aside, HOLDER), "build p1")) == 0
    one_left = {"settlements": f"{crowd(38)} e16", "tiles": ["canoe@f16"]}
    assert player(walk(table(one_left, HOLDER), "build p1")) == 1


@pytest.mark.rule("KB-13.51")
@pytest.mark.parametrize(("left", "asked"), [("", 0), ("a7", 3)])
def test_a_player_without_a_cell_is_not_asked(left: str, asked: int) -> None:
    # The Barn at c17: seat 1 has one of its tiles, b17 takes the other.
    quadrants = ("canoe", "tower", "barn", "paddock")
    one, two = full(quadrants, "marsh", "water", but=left)
    assert len(two.split()) < 38
    holder = {"settlements": "d17", "tiles": ["barn@c17"]}
    seats = [holder, one, {"settlements": f"{two} e6", "tiles": ["canoe@f6"]}]
    match = marshlands("", *seats, quadrants=quadrants, played="grass")
    play(match, "build b17")
    assert "barn@c17 new" in held(match)
    assert player(match) == asked


@pytest.mark.rule("KB-13.51")
def test_in_the_own_turn_an_outpost_serves() -> None:
    match = nomad_table("", own="e6", tiles=["canoe@f6", "outpost"])
    play(match, "build f17")
    touching = neighbours("e6") & land(NOMADIC, "water")
    assert touching == {"d6", "e7"}
    assert cells(match) == touching | land(NOMADIC, "marsh")
    assert outposts(match) == land(NOMADIC, "water") - touching
    play(match, "outpost d11")
    assert tile_states(match)["outpost@c16"] == "used"
    assert due(match) == 2
    assert outposts(match) == set()


@pytest.mark.rule("KB-13.51")
def test_in_anothers_turn_no_outpost_serves() -> None:
    other = {"settlements": "e6", "tiles": ["canoe@f6", "outpost"]}
    match = nomad_table(other)
    play(match, "build f17")
    assert player(match) == 1
    assert outposts(match) == set()


# -- which tiles answer ----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.52")
def test_two_tiles_place_two_settlements() -> None:
    match = table(BOTH_CANOES, HOLDER)
    play(match, "build p1")
    assert who_answers(match, ["build d16", "build c16"]) == [1, 1]
    assert player(match) == 0
    assert settlements(match, 1) == {"e16", "c19", "d16", "c16"}
    assert tile_states(match, 1) == {"canoe@f16": "used", "canoe@d19": "used"}


@pytest.mark.rule("KB-13.52")
def test_of_two_tiles_one_may_answer() -> None:
    match = table(BOTH_CANOES, HOLDER)
    play(match, "build p1", "build d16", "stop")
    assert player(match) == 0
    assert sorted(tile_states(match, 1).values()) == ["passive", "used"]


@pytest.mark.rule("KB-13.52")
def test_one_tile_answers_one_moment_once() -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1", "build d16")
    assert player(match) == 0
    assert tile_states(match, 1) == {"canoe@f16": "used"}


@pytest.mark.rule("KB-13.52")
def test_a_used_tile_does_not_answer_until_its_owners_own_turn_has_ended() -> None:
    match = table(
        {"settlements": "e16 i10", "tiles": ["canoe@f16"], "hand": "flowers"},
        {"settlements": "q2 m12", "tiles": ["refuge@p2"], "hand": "flowers"},
        {"settlements": "h8 o13", "tiles": ["temple@i8", "fountain@o12"], "hand": "grass"},
        removed=rest("flowers", "flowers", "flowers", "grass", "desert", "desert", "desert"),
    )  # fmt: skip
    play(match, "build p1")
    assert player(match) == 1
    play(match, "build d16", "build o1", "build n1", "end-turn")
    # Seat 1 takes the last tile of the Temple at i8: the Canoe is used, though this is another turn.
    play(match, "build i9")
    assert "temple@i8 new" in held(match, 1)
    assert (player(match), due(match)) == (1, 2)
    assert tile_states(match, 1)["canoe@f16"] == "used"
    play(match, "build j9", "build j10", "end-turn")
    assert tile_states(match, 1)["canoe@f16"] != "used"
    # Seat 2 takes the last tile of the Fountain at o12: now it answers again.
    play(match, "build n12")
    assert "fountain@o12 new" in held(match, 2)
    assert player(match) == 1


@pytest.mark.rule("KB-13.52")
def test_a_tile_used_in_the_own_turn_is_fresh_after_it() -> None:
    match = table({**HOLDER, "hand": "forest"}, own="e16", tiles=["canoe@f16"])
    play(match, "build p1", "build d16")
    assert tile_states(match)["canoe@f16"] == "used"
    play(match, "build o1", "build n1", "end-turn")
    assert tile_states(match)["canoe@f16"] != "used"


@pytest.mark.rule("KB-13.52")
@pytest.mark.parametrize(("spent", "asked"), [([], 1), (["canoe@f16"], 0)])
def test_a_tile_used_in_an_earlier_turn_of_others_stays_used(spent: list[str], asked: int) -> None:
    match = table({**CANOE, "spent": spent}, HOLDER)
    play(match, "build p1")
    assert player(match) == asked


@pytest.mark.rule("KB-13.52", "KB-5.12")
@pytest.mark.parametrize(("away", "kept"), [(("c19", "b18"), "canoe@f16"), (("g16", "h16"), "canoe@d19")])
def test_of_two_canoes_the_used_one_is_lost_whichever_location_was_left(away: tuple[str, str], kept: str) -> None:
    held_tiles = ["canoe@f16", "canoe@d19", "refuge@m9"]
    match = table(KEEPER, own="g16 c19 m8 i10", tiles=held_tiles, spent=["canoe@f16"])
    play(match, "use refuge", f"lift {away[0]}", f"move-to {away[1]}")
    assert {tile for tile in tile_states(match) if tile.startswith("canoe")} == {kept}
    assert tile_states(match)[kept] != "used"
    play(match, "build i9")  # the last tile of the Temple at i8
    assert "stop" in options(match)


@pytest.mark.rule("KB-13.53")
def test_a_tile_gained_in_this_turn_does_not_answer_the_own_last_tiles() -> None:
    match = table(HOLDER, own="e19 o1", tiles=["canoe@d19 new"])
    play(match, "build p1")
    assert "refuge@p2 new" in held(match)
    assert (player(match), due(match)) == (0, 2)


@pytest.mark.rule("KB-13.53")
def test_a_last_canoe_tile_does_not_answer_its_own_taking() -> None:
    match = table({"settlements": "c19", "tiles": ["canoe@d19"]})
    play(match, "build d18")
    assert "canoe@d19 new" in held(match)
    assert player(match) == 1
    play(match, "stop")
    assert (player(match), due(match)) == (0, 2)


@pytest.mark.rule("KB-13.53")
def test_a_tile_gained_in_this_turn_answers_the_last_tile_another_player_takes() -> None:
    match = table(CANOE, KEEPER, own="e19 o1", tiles=["canoe@d19 new"])
    play(match, "build p1")
    assert player(match) == 1
    play(match, "build c4")  # next to the Temple at c3, which has one tile left
    assert "temple@c3 fresh" in held(match, 1)
    assert player(match) == 0
    assert options(match) >= {"stop", "build e18"}
    play(match, "build e18")
    assert (player(match), due(match)) == (0, 2)
    assert tile_states(match)["canoe@d19"] == "used"


# -- several moments -------------------------------------------------------------------------------------------


def city_hall(*seats: Any, **fields: Any) -> Match:
    """Seat 0 may put the City Hall on f16, beside the nomad cells h16 and f18."""
    return nomad_table(*seats, own="o13 g14", tiles=["city_hall@p13"], **fields)


@pytest.mark.rule("KB-13.55")
def test_each_of_several_last_tiles_can_be_answered() -> None:
    match = city_hall(NOMAD_CANOE)
    play(match, "use city_hall", "put f16")
    assert [nomad["tile"] for nomad in match.view(None)["nomads"]] == ["outpost", None, None]
    assert who_answers(match, ["stop", "build d6"]) == [1, 1]
    assert player(match) == 0
    assert settlements(match, 1) == {"e6", "d6"}


@pytest.mark.rule("KB-13.55")
def test_two_tiles_may_answer_one_of_several_last_tiles_each() -> None:
    two = {"settlements": "e6 c9", "tiles": ["canoe@f6", "canoe@d9"]}
    match = walk(city_hall(two), "use city_hall", "put f16")
    assert who_answers(match.clone(), ["stop", "stop"]) == [1, 1]
    assert who_answers(match.clone(), ["build d6", "stop", "build d7"]) == [1, 1, 1]
    assert who_answers(match, ["build d6", "build d7"]) == [1, 1]
    assert player(match) == 0


@pytest.mark.rule("KB-13.55")
def test_the_answers_to_one_last_tile_come_before_those_to_the_next() -> None:
    one, two = NOMAD_CANOE, {"settlements": "g6", "tiles": ["canoe@f6"]}
    match = walk(city_hall(one, two), "use city_hall", "put f16")
    assert who_answers(match, ["stop", "stop", "stop", "stop"]) == [1, 2, 1, 2]
    assert player(match) == 0


@pytest.mark.rule("KB-13.56")
def test_the_answers_to_a_last_tile_taken_by_an_answer_come_first() -> None:
    # Seat 0's new Canoe answers what seat 2 takes, not what seat 0 took itself: that tells the moments apart.
    match = table(KEEPER, CANOE, SECOND_CANOE, own="e19 o1", tiles=["canoe@d19 new"])
    play(match, "build p1")
    assert who_answers(match, ["build c4", "stop", "stop", "stop"]) == [2, 3, 0, 3]
    assert (player(match), due(match)) == (0, 2)


@pytest.mark.rule("KB-13.56")
def test_a_tile_spent_on_the_inner_moment_does_not_answer_the_outer_one() -> None:
    match = table(KEEPER, CANOE, SECOND_CANOE)
    play(match, "build p1")
    assert who_answers(match, ["build c4", "build e1"]) == [2, 3]
    assert (player(match), due(match)) == (0, 2)


# -- what an answer does ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.57")
def test_an_answer_takes_tiles() -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1", "build d3")
    assert held(match, 1) == ["canoe@f16 fresh", "temple@c3 fresh"]
    assert next(place["tiles"] for place in match.view(None)["locations"] if place["cell"] == "c3") == 1


@pytest.mark.rule("KB-13.57")
def test_an_answer_may_bring_a_bonus_tile() -> None:
    other = {"settlements": "e16 j9", "tiles": ["canoe@f16", "temple@i8"]}
    match = table(other, HOLDER)
    play(match, "build p1", "build d3")
    assert "temple_bonus fresh" in held(match, 1)


@pytest.mark.rule("KB-13.57")
def test_an_answer_earns_from_shepherds_and_ambassadors() -> None:
    # e1 touches one marsh cell, d2, which is seat 2's.
    holder = {"settlements": "q2 d2", "tiles": ["refuge@p2"]}
    match = table(CANOE, holder, cards=["shepherds", "ambassadors", "families"])
    play(match, "build p1")
    before = [line(match, card, number) for card in ("shepherds", "ambassadors") for number in (0, 2)]
    play(match, "build e1")
    assert (line(match, "shepherds", 1), line(match, "ambassadors", 1)) == (2, 1)
    assert [line(match, card, number) for card in ("shepherds", "ambassadors") for number in (0, 2)] == before


@pytest.mark.rule("KB-13.58")
def test_an_answer_with_the_last_settlement_triggers_the_end() -> None:
    one_left = {"settlements": f"{crowd(38)} e16", "tiles": ["canoe@f16"], "hand": "forest"}
    match = table(one_left, {**HOLDER, "hand": "desert"})
    play(match, "build p1")
    assert not match.view(None)["last_round"]
    assert "last-round" in play(match, "build d16")
    assert match.view(None)["last_round"]
    for turn in (0, 1, 2):
        assert (match.view(None)["turn"], match.over) == (turn, False)
        turn_over(match)
    assert match.over


@pytest.mark.rule("KB-13.58")
def test_the_round_is_played_to_its_end_from_the_starting_player_on() -> None:
    # Seat 2 is on turn and the last of the round, as seat 0 began: the game is over after this turn.
    one_left = {"settlements": f"{crowd(38)} e16", "tiles": ["canoe@f16"]}
    match = marshlands("", *[{}] * 2, played="flowers", turn=2, seats=[one_left, HOLDER, {}])
    play(match, "build p1")
    assert player(match) == 0
    play(match, "build d16", "build o1", "build n1", "end-turn")
    assert match.over


@pytest.mark.rule("KB-13.58")
def test_with_one_set_aside_the_last_of_the_supply_does_not_trigger_the_end() -> None:
    other = {"settlements": f"{crowd(37)} e16", "tiles": ["canoe@f16"], "aside": 1}
    match = table(other, HOLDER)
    play(match, "build p1", "build d16")
    assert seat(match, 1)["supply"] == 0
    assert not match.view(None)["last_round"]
