"""BL-3: a turn in its three phases, and when who has which part of an action tile."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.match import Match
from tests.games.boonlake.table import (
    ACTIONS,
    asked,
    at,
    board,
    changes,
    hand_of,
    leave,
    notations,
    play,
    player_of,
    reason,
    turn,
)

#: A card of each type, and the type that each action tile shows.
CARDS = {"day": "golden_school", "twilight": "evening_mint", "night": "dark_archive"}
HAND = " ".join(CARDS.values())
TYPES = {
    "pioneer": "day", "cattle_breeding": "day", "settle": "night", "recruit": "night",
    "region_rewards": "twilight", "progress": "twilight",
}  # fmt: skip
#: Tiles whose right part is open to the others at once.
AT_ONCE = ("pioneer", "recruit", "progress", "builder")
#: What others need to be asked for their right part.
BUSY: dict[str, Any] = {"hand": "owl_pottery noon_exchange silver_gallery", "coins": 9}


def rows_of(match: Match) -> list[str]:
    return [row["action"] for row in match.view(None)["rows"]]


# -- the course ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-3.1", "BL-3.23")
def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    match = at(3, first=1)
    assert (match.view(None)["rounds"], match.view(None)["round"]) == (2, 1)
    turns = []
    for _ in range(5):
        turns += asked(match)
        play(match, "choose settle")
        leave(match, "sail")
        play(match, *notations(match, asked(match)[0], "sail")[:1])
        leave(match, "choose")
    assert turns == [1, 2, 0, 1, 2]


@pytest.mark.rule("BL-3.2", "BL-3.3")
def test_a_turn_has_three_phases() -> None:
    match = at(3, board=board("settle", 4))
    assert notations(match) == [f"choose {action}" for action in ACTIONS]
    assert reason(match, "stretch:t05") == ("BL-3.2", "choose-first")
    before = rows_of(match)
    play(match, "choose settle")
    assert match.view(None)["rows"][3]["chosen"]
    assert rows_of(match) == before
    leave(match, "sail")
    assert rows_of(match) == before
    play(match, "sail t04")
    assert rows_of(match) == [*before[:3], *before[4:], "settle"]
    assert asked(match) == [1]


@pytest.mark.parametrize("row", range(1, 8))
@pytest.mark.rule("BL-3.4", "BL-3.5", "BL-3.6")
def test_the_lowest_rows_cost_points_at_once(row: int) -> None:
    lost = {6: 1, 7: 3}.get(row, 0)
    for vp in (10, 0, -4):
        match = turn("settle", row=row, vp=vp)
        assert player_of(match)["vp"] == vp - lost
        assert [player_of(match, other)["vp"] for other in (1, 2)] == [0, 0]


@pytest.mark.rule("BL-3.22")
def test_the_tiles_below_the_gap_move_up() -> None:
    for row in (1, 3, 7):
        match = at(3, board=" ".join(ACTIONS))
        tile = ACTIONS[row - 1]
        play(match, f"choose {tile}")
        leave(match, "sail")
        play(match, *notations(match, asked(match)[0], "sail")[:1])
        leave(match, "choose")
        assert rows_of(match) == [*[action for action in ACTIONS if action != tile], tile]


# -- the card step ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", TYPES)
@pytest.mark.rule("BL-3.7", "BL-3.8", "BL-3.10")
def test_first_a_card_of_the_type_of_the_tile(tile: str) -> None:
    """Played, or discarded for 2 coins, or neither; a special project may stand for it."""
    card = CARDS[TYPES[tile]]
    seat: dict[str, Any] = {"hand": HAND, "coins": 20, "works": "wood 2 clay 2 stone 2 iron 2"}
    match = turn(tile, **seat)
    goals = [f"realise {goal}" for goal in ("sc01", "sc02", "sc03", "sc04")]
    assert notations(match) == [f"play {card}", *goals, f"sell {card}", "decline"]
    assert changes(match, f"sell {card}")["coins"] == 2
    assert card in match.view(None)["discards"]
    match = turn(tile, **seat)
    assert changes(match, f"play {card}")["cards"] == -1
    assert player_of(match)["played"] == [card]
    assert changes(turn(tile, **seat), "realise sc01")["vp"] == 14
    match = play(turn(tile, **seat), "decline")
    assert (sorted(hand_of(match)), player_of(match)["coins"]) == (sorted(HAND.split()), 20)
    other = next(name for kind, name in CARDS.items() if kind != TYPES[tile])
    assert reason(turn(tile, **seat), f"card:{other}") == ("BL-6.16", "wrong-type")


@pytest.mark.rule("BL-3.9")
def test_builder_has_three_coins_in_the_place_of_a_card() -> None:
    match = turn("builder", players=2, hand=HAND)
    assert player_of(match)["coins"] == 3
    assert [action.type for action in CATALOG.actions if action.id == "builder"] == [""]
    # the decision that follows is the left part: any card, or 2 cards
    assert "draw" in notations(match)
    assert notations(match, 0, "sell") == []


# -- left and right parts --------------------------------------------------------------------------------------


@pytest.mark.rule("BL-3.11")
def test_the_left_part_is_for_the_active_player_from_left_to_right() -> None:
    """Pioneer: explore twice, then develop or upgrade; each may be left out."""
    match = turn("pioneer", players=2)
    for verb in ("explore", "place", "explore", "place"):
        play(match, notations(match, 0, verb)[0])
    assert notations(match, 0, "develop")
    play(match, "decline")
    assert asked(match) == [0, 1]  # the ship, and the right part of the other
    match = play(turn("pioneer", players=2), "decline")
    assert notations(match, 0, "develop")
    match = turn("recruit", players=2)
    assert player_of(match)["ranch"] == 4  # the inhabitant comes first
    assert notations(match, 0) == ["explore", "decline"]
    assert [player_of(match, 1)["ranch"]] == [3]


@pytest.mark.parametrize("tile", ACTIONS)
@pytest.mark.rule("BL-3.12", "BL-3.13")
def test_the_right_part_is_for_all(tile: str) -> None:
    """That of Pioneer for the others only. All have cards, coins, and presences in two regions."""
    table = {"map": {"5": "g13", "6": "pasture", "14": "g17", "19": "s05"}}
    seats = [{"settlers": f"{5 if seat < 2 else 14}{'ab'[seat % 2]}", **BUSY} for seat in range(3)]
    seats[1]["hand"], seats[2]["hand"] = HAND, "amber_inn white_surveyor owl_town_hall"
    match = turn(tile, others=seats[1:], table=table, **seats[0])
    asks: set[int] = set()
    while not notations(match, 0, "sail"):
        player = asked(match)[0]
        asks |= {each for each in asked(match) if each}
        options = notations(match, player)
        declined = [move for move in ("decline", "draw", "take-part") if move in options]
        match.apply(player, declined[0] if declined else options[0])
    if tile == "region_rewards":  # Boonlake is named; only player 2 has a presence elsewhere
        assert [player_of(match, seat)["coins"] for seat in range(3)] == [13, 9, 10]
    else:
        assert asks == {1, 2}
    if tile == "pioneer":
        assert [player_of(match, seat)["cards"] for seat in range(3)] == [3, 5, 5]


@pytest.mark.rule("BL-3.13")
def test_who_chose_pioneer_has_no_right_part() -> None:
    match = turn("pioneer", players=2, hand=HAND, others=[{"hand": "owl_pottery"}], table={"map": {"1": "s01"}})
    play(match, "decline", "decline")
    assert player_of(match)["cards"] == 3
    assert notations(match, 0, "sell") == []
    assert len(notations(match, 1, "sell")) == 3


@pytest.mark.parametrize("tile", AT_ONCE)
@pytest.mark.rule("BL-3.14", "BL-3.17")
def test_others_begin_while_the_active_player_is_busy(tile: str) -> None:
    """Already during the card step; they need not wait for one another."""
    match = turn(tile, hand=HAND, coins=9, others=[BUSY, {**BUSY, "hand": "amber_inn white_surveyor owl_town_hall"}])
    assert asked(match) == [0, 1, 2]
    match.apply(2, notations(match, 2)[-1])
    match.apply(1, notations(match, 1)[-1])
    assert asked(match) == [0]


@pytest.mark.parametrize("tile", ["settle", "cattle_breeding"])
@pytest.mark.rule("BL-3.15", "BL-3.18")
def test_settle_and_cattle_breeding_go_clockwise(tile: str) -> None:
    """First the card step, then the left part, then all from the active player on."""
    table = {"map": {"5": "s01", "6": "pasture", "9": "s02"}}
    match = turn(tile, hand=HAND, others=[{"hand": "owl_pottery"}, {"hand": "amber_inn"}], table=table)
    order = []
    while not notations(match, 0, "sail"):
        assert len(asked(match)) == 1
        order += asked(match)
        play(match, "decline")
    assert order == [0, 0, 0, 1, 2]


@pytest.mark.rule("BL-3.15")
def test_clockwise_begins_with_the_active_player() -> None:
    due = {"turn": 1, "board": board("settle")}
    seats = [{"hand": "owl_pottery"}, {"hand": "amber_inn"}, {"hand": "silver_gallery"}]
    match = play(at(3, seats=seats, **due), "choose settle")
    order = []
    while not notations(match, 1, "sail"):
        order += asked(match)
        play(match, "decline")
    assert order == [1, 1, 1, 2, 0]


@pytest.mark.rule("BL-3.16")
def test_regions_pay_after_one_is_named_and_all_at_once() -> None:
    """Those with a lever are asked, at the same time."""
    table = {"map": {"5": "s01", "14": "s04"}}
    others = [{"settlers": "5b", "levers": "6"}, {"settlers": "14a", "levers": "6"}]
    match = turn("region_rewards", settlers="5a", others=others, table=table)
    assert asked(match) == [0]
    assert [player_of(match, seat)["coins"] for seat in range(3)] == [0, 0, 0]
    play(match, "claim southern")
    assert asked(match) == [1, 2]
    match.apply(2, "take-part")
    assert player_of(match, 2)["coins"] == 1
    match.apply(1, "pull 6")
    assert [player_of(match, seat)["coins"] for seat in range(3)] == [1, 1, 1]
    assert [player_of(match, seat)["vp"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("BL-3.18")
def test_the_active_player_has_the_own_right_part_after_the_left_part() -> None:
    match = turn("builder", hand=HAND, others=[BUSY])
    assert notations(match, 0, "sell") == []
    play(match, "draw")
    assert len(notations(match, 0, "sell")) == 5
    match = turn("recruit", coins=3)
    play(match, "decline")
    assert notations(match, 0) == ["hire coins", "decline"]


@pytest.mark.parametrize("tile", ACTIONS)
@pytest.mark.rule("BL-3.19", "BL-3.20")
def test_with_the_option_every_right_part_goes_clockwise(tile: str) -> None:
    """From the active player on, after the left part."""
    table = {"map": {"5": "g13", "6": "pasture", "14": "g17"}, "reactions": "clockwise"}
    seats: list[dict[str, Any]] = [
        {"settlers": f"{5 if seat < 2 else 14}{'ab'[seat % 2]}", "levers": "6", **BUSY} for seat in range(3)
    ]
    seats[1]["hand"], seats[2]["hand"] = HAND, "amber_inn white_surveyor owl_town_hall"
    match = turn(tile, others=seats[1:], table=table, **seats[0])
    assert match.view(None)["clockwise"]
    order = []
    while not notations(match, 0, "sail"):
        assert len(asked(match)) == 1
        order += asked(match)
        options = notations(match, asked(match)[0])
        declined = [move for move in ("decline", "draw", "take-part") if move in options]
        play(match, declined[0] if declined else "claim new_hope")
    assert order == sorted(order)
    assert set(order) == {0, 1, 2}


@pytest.mark.rule("BL-3.20")
def test_without_the_option_right_parts_are_at_the_same_time() -> None:
    match = turn("builder", hand=HAND, others=[BUSY])
    assert not match.view(None)["clockwise"]
    assert asked(match) == [0, 1]


@pytest.mark.parametrize("tile", AT_ONCE)
@pytest.mark.rule("BL-3.21")
def test_the_ship_moves_after_the_own_parts_and_the_turn_ends_when_all_are_done(tile: str) -> None:
    match = turn(tile, hand=HAND, coins=9, others=[BUSY])
    while not notations(match, 0, "sail"):
        options = notations(match, 0)
        match.apply(0, "decline" if "decline" in options else "draw")
    others = [player for player in asked(match) if player != 0]
    assert set(others) in ({1}, {1, 2})
    match.apply(0, notations(match, 0, "sail")[0])
    for other in others:
        assert match.view(None)["turn"] == 0
        assert any(row["chosen"] for row in match.view(None)["rows"])
        match.apply(other, notations(match, other)[-1])
    assert match.view(None)["turn"] == 1
    assert asked(match) == [1]
