"""KB-13.3 and KB-13.33 to KB-13.39, KB-13.80: the Temple, and what becomes of settlements set aside."""

from __future__ import annotations

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import full, land, removes
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands, rest, turn_over
from tests.games.kingdom_builder.positions import (
    can_end,
    cells,
    held,
    options,
    play,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)

#: A board with pieces of the Crossroads: Temples at c3 and i8, the Barracks at n4, City Hall at f13.
PIECES = ("temple", "barracks_crossroads", "city_hall_fort", "canoe")


def due(match: Match) -> int:
    found: int = match.view(None)["due"]
    return found


def aside(match: Match, number: int = 0) -> int:
    """How many settlements a seat has set aside."""
    found: int = seat(match, number)["aside"]
    return found


def crowd(count: int, *but: str) -> str:
    """So many canyon cells, to have as many settlements on the board."""
    return " ".join(sorted(land(BOARD, "canyon") - set(but))[:count])


def rounds(match: Match) -> None:
    """Seat 0 ends the turn, and everybody else takes one."""
    play(match, "end-turn")
    while match.view(None)["turn"] != 0:
        turn_over(match)


# -- setting aside ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.3")
def test_the_temple_sets_an_own_settlement_aside() -> None:
    match = marshlands("j9 a1 g4", "k1", tiles=["temple@i8"])
    play(match, "use temple")
    assert options(match) == {"remove j9", "remove a1", "remove g4"}
    play(match, "remove a1")
    assert settlements(match) == {"j9", "g4"}
    assert (seat(match)["supply"], aside(match)) == (37, 1)
    assert rule(match, "temple") == "KB-5.7"


@pytest.mark.rule("KB-13.3")
def test_the_cell_left_is_empty_again() -> None:
    match = marshlands("j9 f1", tiles=["temple@i8"])
    play(match, "use temple", "remove f1")
    assert cells(match) == land(BOARD, "grass")


@pytest.mark.rule("KB-13.3")
def test_the_settlement_set_aside_is_placed_in_the_next_turn_on_top_of_the_usual_number() -> None:
    match = marshlands(
        "j9 a1", {"hand": "forest"}, tiles=["temple@i8"], removed=rest("grass", "forest", "grass"), placed=3
    )
    play(match, "use temple", "remove a1")
    rounds(match)
    assert (due(match), seat(match)["supply"], aside(match)) == (4, 38, 1)
    play(match, "build g1", "build f1", "build f2")
    assert not can_end(match)
    play(match, "build g3")
    assert can_end(match)
    assert (seat(match)["supply"], aside(match)) == (35, 0)


@pytest.mark.rule("KB-13.36")
def test_used_before_the_mandatory_action_the_temple_adds_to_the_next_one() -> None:
    match = marshlands("j9 a1", {"hand": "forest"}, tiles=["temple@i8"], removed=rest("grass", "forest", "grass"))
    play(match, "use temple", "remove a1")
    assert due(match) == 3
    play(match, "build g1", "build f1", "build f2")
    assert can_end(match)
    assert aside(match) == 1
    rounds(match)
    assert due(match) == 4


@pytest.mark.rule("KB-13.33")
def test_a_settlement_set_aside_loses_tiles_like_one_moved_away() -> None:
    match = marshlands("j9 q2 p1 m8", tiles=["temple@i8", "refuge@p2", "refuge@m9"])
    play(match, "use temple")
    assert held(walk(match, "remove m8")) == ["refuge@p2 fresh", "temple@i8 used"]
    assert held(walk(match, "remove q2")) == ["refuge@m9 fresh", "refuge@p2 fresh", "temple@i8 used"]
    assert held(walk(match, "remove j9")) == ["refuge@m9 fresh", "refuge@p2 fresh"]
    assert match.view(None)["locations"] == walk(match, "remove m8").view(None)["locations"]


@pytest.mark.rule("KB-13.34")
def test_the_temple_takes_settlements_only() -> None:
    match = marshlands(
        "j9 a1", "k1", tiles=["temple@i8"], quadrants=PIECES, warriors="a3", wagon="a5", ship="h2", hall="l8"
    )
    play(match, "use temple")
    assert removes(match) == {"j9", "a1"}


@pytest.mark.rule("KB-13.34")
def test_with_pieces_alone_the_temple_is_unavailable() -> None:
    match = marshlands("", "k1", tiles=["temple@i8"], quadrants=PIECES, wagon="j9", warriors="a3")
    assert "temple" not in tiles(match)
    assert rule(match, "temple") in ("KB-13.3", "KB-13.34")


@pytest.mark.rule("KB-13.34")
def test_the_temple_takes_own_settlements_only_also_where_pieces_move_like_settlements() -> None:
    match = marshlands(
        "j9 a1", "k1", tiles=["temple@i8"], quadrants=PIECES, warriors="a3", wagon="a5", pieces="like_settlements"
    )
    play(match, "use temple")
    assert removes(match) == {"j9", "a1"}


# -- placing them ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.35")
@pytest.mark.parametrize(
    ("waiting", "card", "terrain", "expected"),
    [
        (0, "grass", "grass", 3),
        (1, "grass", "grass", 4),
        (2, "grass", "grass", 5),
        (0, "marsh_grass", "marsh", 2),
        (1, "marsh_grass", "marsh", 3),
        (2, "marsh_grass", "marsh", 4),
        (1, "marsh_grass", "grass", 4),
    ],
)
def test_the_mandatory_action_takes_one_more_for_each_set_aside(
    waiting: int, card: str, terrain: str, expected: int
) -> None:
    match = marshlands("", {"settlements": "j9", "aside": waiting, "hand": card}, played="desert", placed=3)
    play(match, "end-turn")
    if card != terrain:
        play(match, f"play {terrain}")
    count = 0
    while not can_end(match):
        assert cells(match)
        assert cells(match) <= land(BOARD, terrain)
        assert due(match) == expected - count
        play(match, f"build {min(cells(match))}")
        count += 1
    assert count == expected
    assert seat(match, 1)["supply"] == 40 - 1 - expected
    assert aside(match, 1) == 0


@pytest.mark.rule("KB-13.35")
def test_with_two_temples_two_can_be_set_aside_in_a_turn() -> None:
    match = marshlands(
        "j9 b2 a1 g1", {"hand": "forest"}, tiles=["temple@i8", "temple@c3"], placed=3,
        removed=rest("grass", "forest", "desert"),
    )  # fmt: skip
    play(match, "use temple", "remove a1", "use temple", "remove g1")
    assert aside(match) == 2
    rounds(match)
    assert due(match) == 5


@pytest.mark.rule("KB-13.37")
def test_a_settlement_set_aside_is_placed_though_the_temple_tile_is_lost() -> None:
    match = marshlands(
        "j9 m8 a1", {"hand": "forest"}, tiles=["temple@i8", "refuge@m9"], placed=3,
        removed=rest("grass", "forest", "desert"),
    )  # fmt: skip
    play(match, "use temple", "remove a1", "use refuge", "lift j9", "move-to j10")
    assert held(match) == ["refuge@m9 used"]
    rounds(match)
    assert due(match) == 4


@pytest.mark.rule("KB-13.37")
def test_the_temple_may_take_the_settlement_that_keeps_its_own_tile() -> None:
    match = marshlands(
        "j9", {"hand": "forest"}, tiles=["temple@i8"], placed=3, removed=rest("grass", "forest", "desert")
    )
    play(match, "use temple", "remove j9")
    assert held(match) == []
    rounds(match)
    assert due(match) == 4


@pytest.mark.rule("KB-13.38")
def test_settlements_set_aside_are_no_part_of_the_supply() -> None:
    # 39 on the board and one aside: nothing is left for the Fountain, the mandatory action has one to place.
    own = f"{crowd(37)} o13 a20"
    match = marshlands(own, tiles=["fountain@o12"], reserve=1, supply=0)
    assert (seat(match)["supply"], aside(match), due(match)) == (0, 1, 1)
    assert tiles(match) == set()
    assert rule(match, "fountain") == "KB-5.14"
    play(match, f"build {min(cells(match))}")
    assert can_end(match)


@pytest.mark.rule("KB-13.38")
def test_extra_actions_place_from_the_supply() -> None:
    match = marshlands("o13", tiles=["fountain@o12"], reserve=1, supply=38)
    play(match, "use fountain", "build n12")
    assert (seat(match)["supply"], aside(match), due(match)) == (37, 1, 4)


@pytest.mark.rule("KB-13.38")
def test_the_mandatory_action_takes_those_set_aside_first() -> None:
    match = marshlands("", reserve=2, supply=38)
    seen = []
    for _ in range(5):
        play(match, f"build {min(cells(match))}")
        seen.append((aside(match), seat(match)["supply"]))
    assert seen == [(1, 38), (0, 38), (0, 37), (0, 36), (0, 35)]
    assert can_end(match)


@pytest.mark.rule("KB-13.38")
def test_with_a_short_supply_the_mandatory_action_takes_those_set_aside_and_what_is_left() -> None:
    match = marshlands(crowd(37), reserve=2, supply=1)
    assert due(match) == 3
    for _ in range(3):
        play(match, f"build {min(cells(match))}")
    assert can_end(match)
    assert match.view(None)["last_round"]


@pytest.mark.rule("KB-13.80")
def test_what_could_not_be_placed_for_want_of_cards_stays_aside() -> None:
    # One grass cell is empty, and there is no card but the one played: two of three settlements stay aside.
    match = marshlands("", *full(BOARD, "grass", but="f1"), reserve=3, supply=37, removed=rest("grass"))
    assert due(match) == 6
    play(match, "build f1")
    assert options(match) == {"end-turn"}
    assert (aside(match), seat(match)["supply"]) == (2, 37)
    play(match, "end-turn")
    assert (aside(match), seat(match)["supply"]) == (2, 37)


@pytest.mark.rule("KB-13.80")
@pytest.mark.parametrize("places", ["f1", "f1 g1 f2", "f1 g1 f2 g4"])
def test_then_it_is_said_that_no_card_was_left(places: str) -> None:
    match = marshlands("", *full(BOARD, "grass", but=places), reserve=3, supply=37, removed=rest("grass"))
    while not can_end(match):
        play(match, f"build {min(cells(match))}")
    assert match.view(None)["placed"] == len(places.split())
    assert rule(match, "e1") == "KB-3.21"


@pytest.mark.rule("KB-13.80")
def test_they_wait_for_the_next_mandatory_action() -> None:
    # Seat 1 moves off a grass cell, so that the grass card, the only one in the game, can be played again.
    mover = {"settlements": "m8 g1", "tiles": ["refuge@m9"]}
    match = marshlands(
        "", mover, *full(BOARD, "grass", but="f1 m8 g1"), reserve=2, supply=38, removed=rest("grass")
    )  # fmt: skip
    play(match, "build f1", "end-turn", "use refuge", "lift g1", "move-to h1")
    while match.view(None)["turn"] != 0:
        turn_over(match)
    assert (match.view(None)["played"], due(match), cells(match)) == ("grass", 4, {"g1"})
    assert aside(match) == 1


@pytest.mark.rule("KB-13.80")
def test_settlements_set_aside_this_turn_join_those_that_could_not_be_placed() -> None:
    match = marshlands(
        "j9", *full(BOARD, "grass", but="f1"), reserve=2, supply=37, removed=rest("grass"), tiles=["temple@i8"]
    )
    play(match, "use temple", "remove j9", "build f1", "end-turn")
    assert aside(match) == 2


# -- the end of the game ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.39")
def test_an_empty_supply_does_not_trigger_the_end_while_one_is_set_aside() -> None:
    match = marshlands(
        f"{crowd(36)} j9", {"hand": "forest"}, tiles=["temple@i8"], removed=rest("grass", "grass", "forest")
    )
    assert seat(match)["supply"] == 3
    play(match, "use temple", "remove j9")
    for _ in range(3):
        events = play(match, f"build {min(cells(match))}")
        assert "last-round" not in events
    assert (seat(match)["supply"], aside(match), match.view(None)["last_round"]) == (0, 1, False)
    rounds(match)
    assert (due(match), match.view(None)["last_round"]) == (1, False)
    assert "last-round" in play(match, f"build {min(cells(match))}")
    assert match.view(None)["last_round"]


@pytest.mark.rule("KB-13.39")
def test_an_extra_action_with_the_last_of_the_supply_does_not_trigger_the_end_while_one_waits() -> None:
    match = marshlands(f"{crowd(37)} o13", tiles=["fountain@o12"], reserve=1, supply=1)
    play(match, "use fountain", "build n12")
    assert (seat(match)["supply"], match.view(None)["last_round"]) == (0, False)
    play(match, f"build {min(cells(match))}")
    assert match.view(None)["last_round"]


@pytest.mark.rule("KB-13.39")
def test_one_set_aside_in_this_turn_delays_the_end_though_all_others_are_placed() -> None:
    match = marshlands(f"{crowd(38)} j9", tiles=["temple@i8"], reserve=1, supply=0)
    play(match, "use temple", "remove j9", f"build {min(cells(marshlands(crowd(38))))}")
    assert (seat(match)["supply"], aside(match), match.view(None)["last_round"]) == (0, 1, False)


@pytest.mark.rule("KB-13.39")
def test_an_end_already_triggered_stays_when_a_settlement_is_set_aside() -> None:
    match = marshlands(f"{crowd(39)} j9", "", tiles=["temple@i8"], due=0)
    assert match.view(None)["last_round"]
    play(match, "use temple", "remove j9")
    assert match.view(None)["last_round"]
