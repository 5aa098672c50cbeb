"""KF-4: bidding for tiles."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG, COLOURS
from boardwright.games.keyflower.state import Bid
from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.keyflower.table import at, notations, play, state_of

BLUE, RED, YELLOW, GREEN = range(4)
ALL_COLOURS = "blue 5 red 5 yellow 5 green 5"
#: Village tiles and turn-order tiles are bid for by the same rules.
EVERY_LOT = pytest.mark.parametrize("lot", ["miner", "turn_order_1"])


def table(workers: str, **fields: Any) -> Match:
    """Player 0, with those workers, has the turn; miner and stable are on auction."""
    return at(**{"offer": "miner stable", "seats": [{"workers": workers}], **fields})


def colours(match: Match, lot: str) -> list[str]:
    """The colours in which the player whose turn it is may bid."""
    player = match.decisions[0].player
    return [words.split()[2] for words in notations(match, player) if words.startswith(f"bid {lot} ")]


def groups(match: Match, lot: str) -> dict[int, tuple[str, int]]:
    """By player, the group beside a tile."""
    bids = state_of(match).bids[CATALOG.tile(lot)]
    return {bid.player: (COLOURS[bid.colour], bid.size) for bid in bids}


def colour_of(match: Match, lot: str) -> str | None:
    view = match.view(None)
    found: str | None = next(row["colour"] for row in (*view["lots"], *view["order"]) if row["tile"] == lot)
    return found


def after(match: Match, *moves: str) -> list[str]:
    """What the same player may do after those moves."""
    player = match.decisions[0].player
    play(match, *moves)
    return notations(match, player)


# -- where -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-4.1")
def test_tiles_on_auction_are_bid_for_boats_and_villages_are_not() -> None:
    village = ["home_1", "gold_mine@0,-1"]
    match = at(3, offer="miner stable", seats=[{"workers": ALL_COLOURS, "village": village}])
    lots = {words.split()[1] for words in notations(match, 0) if words.startswith("bid ")}
    assert lots == {"miner", "stable", "turn_order_1", "turn_order_2"}
    for tile in ("keyflower", "sea_bastion", "home_1", "home_2", "gold_mine", "keywood", "turn_order_3"):
        with pytest.raises(IllegalAction):
            match.apply(0, f"bid {tile} blue")


@pytest.mark.rule("KF-4.1")
@EVERY_LOT
def test_the_workers_of_a_bid_are_put_beside_the_tile(lot: str) -> None:
    match = table("blue 5 red 1")
    play(match, f"bid {lot} blue", "send 3")
    state = state_of(match)
    assert state.bids[CATALOG.tile(lot)] == (Bid(0, BLUE, 3),)
    assert state.uses[CATALOG.tile(lot)] == ()
    assert state.screen[0] == (2, 1, 0, 0)


# -- colours ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-4.2")
@EVERY_LOT
def test_all_workers_of_a_bid_have_one_colour(lot: str) -> None:
    """With blue chosen the red group cannot join, and the screen gives blue workers only."""
    bids = {"stable": ["0 blue 1", "1 blue 2"], "keywood": ["0 red 1", "1 red 2"]}
    match = table("blue 2 red 4", offer="miner stable keywood", bids=bids)
    assert after(match, f"bid {lot} blue") == ["with stable", "send 1", "send 2"]
    with pytest.raises(IllegalAction):
        match.apply(0, "with keywood")
    play(match, "with stable", "send 2")
    assert groups(match, lot) == {0: ("blue", 3)}
    assert state_of(match).screen[0] == (0, 4, 0, 0)


@pytest.mark.rule("KF-4.2")
def test_a_group_keeps_its_colour() -> None:
    match = table(ALL_COLOURS, bids={"miner": ["0 red 2", "1 red 3"]})
    assert colours(match, "miner") == ["red"]


@pytest.mark.rule("KF-4.3")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_bids_settle_the_colour(colour: str) -> None:
    for lot in ("miner", "turn_order_1"):
        match = table(ALL_COLOURS, bids={lot: [f"1 {colour} 1"]})
        assert colours(match, lot) == [colour]
        other = "blue" if colour == "red" else "red"
        with pytest.raises(IllegalAction):
            match.apply(0, f"bid {lot} {other}")


@pytest.mark.rule("KF-4.3")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_workers_on_the_tile_settle_the_colour(colour: str) -> None:
    match = table(ALL_COLOURS, uses={"miner": [f"{colour} 1"]})
    assert colours(match, "miner") == [colour]
    assert colours(match, "stable") == ["blue", "red", "yellow", "green"]


@pytest.mark.rule("KF-4.4")
@EVERY_LOT
def test_the_first_bidder_chooses_the_colour(lot: str) -> None:
    assert colours(table(ALL_COLOURS), lot) == ["blue", "red", "yellow", "green"]
    for colour in COLOURS:
        match = table(ALL_COLOURS, seats=[{"workers": ALL_COLOURS}, {"workers": ALL_COLOURS}])
        assert colour_of(match, lot) is None
        play(match, f"bid {lot} {colour}", "send 1")
        assert colour_of(match, lot) == colour
        assert colours(match, lot) == [colour]


@pytest.mark.rule("KF-4.15")
@EVERY_LOT
def test_green_is_a_colour_like_the_others(lot: str) -> None:
    match = table(ALL_COLOURS, seats=[{"workers": "green 1"}, {"workers": "blue 9 red 9 yellow 9 green 2"}])
    play(match, f"bid {lot} green", "send 1")
    assert colours(match, lot) == ["green"]
    assert after(match, f"bid {lot} green") == ["send 2"]
    against_blue = table("green 9", bids={lot: ["1 blue 1"]})
    assert colours(against_blue, lot) == []


# -- sizes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-4.5")
@EVERY_LOT
def test_a_bid_must_be_larger_than_each_other(lot: str) -> None:
    match = at(3, offer="miner", bids={lot: ["1 blue 2", "2 blue 3"]}, seats=[{"workers": "blue 5"}])
    assert after(match, f"bid {lot} blue") == ["send 4", "send 5"]
    with pytest.raises(IllegalAction):
        match.apply(0, "send 3")  # as many as the leader
    play(match, "send 4")
    assert groups(match, lot) == {1: ("blue", 2), 2: ("blue", 3), 0: ("blue", 4)}


@pytest.mark.rule("KF-4.5", "KF-4.16")
@EVERY_LOT
@pytest.mark.parametrize(("own", "least"), [(1, 4), (2, 3), (3, 2)])
def test_workers_that_are_there_count(lot: str, own: int, least: int) -> None:
    match = table("blue 5", bids={lot: [f"0 blue {own}", "1 blue 4"]})
    assert after(match, f"bid {lot} blue") == [f"send {number}" for number in range(least, 6)]
    play(match, f"send {least}")
    assert groups(match, lot) == {1: ("blue", 4), 0: ("blue", 5)}
    short = table(f"blue {least - 1}", bids={lot: [f"0 blue {own}", "1 blue 4"]})
    assert colours(short, lot) == []  # they count once


@pytest.mark.rule("KF-4.5")
def test_workers_on_the_tile_are_no_bid() -> None:
    match = table("blue 2", uses={"miner": ["blue 1", "blue 3"]})
    assert after(match, "bid miner blue") == ["send 1", "send 2"]


@pytest.mark.rule("KF-4.6")
@EVERY_LOT
def test_there_is_no_upper_limit(lot: str) -> None:
    """Not even the six that a tile holds at most."""
    match = table("blue 40")
    assert after(match, f"bid {lot} blue") == [f"send {number}" for number in range(1, 41)]
    play(match, "send 40")
    assert groups(match, lot) == {0: ("blue", 40)}


@pytest.mark.rule("KF-4.16")
@EVERY_LOT
@pytest.mark.parametrize(
    ("workers", "bids", "possible"),
    [
        ("blue 2 red 9", [], False),
        ("blue 3", [], True),
        ("blue 2", ["0 blue 1", "1 blue 2"], True),  # the group beside the stable comes to help
        ("blue 1", ["0 blue 1", "1 blue 2"], False),
        ("blue 2", ["0 red 1", "1 red 2"], False),
        ("blue 2", ["0 blue 2", "1 blue 1"], False),  # it leads, so it stays
        ("", ["0 blue 3", "1 blue 4"], True),
    ],
)
def test_too_few_workers_are_no_bid(lot: str, workers: str, bids: list[str], possible: bool) -> None:
    """Player 1 has bid two blue workers."""
    elsewhere = {"stable": bids} if bids else {}
    match = table(workers, bids={lot: ["1 blue 2"], **elsewhere})
    assert colours(match, lot) == (["blue"] if possible else [])
    if not possible:
        with pytest.raises(IllegalAction):
            match.apply(0, f"bid {lot} blue")


@pytest.mark.rule("KF-4.6", "KF-4.16")
@EVERY_LOT
@pytest.mark.parametrize("rival", [5, 6, 7, 15])
def test_large_bids_are_outbid_like_small_ones(lot: str, rival: int) -> None:
    bids = {lot: [f"1 blue {rival}"]}
    assert colours(table(f"blue {rival}", bids=bids), lot) == []
    match = table(f"blue {rival + 1}", bids=bids)
    assert after(match, f"bid {lot} blue") == [f"send {rival + 1}"]
    helped = {**bids, "stable": ["0 blue 2", "1 blue 3"]}
    assert colours(table(f"blue {rival - 2}", bids=helped), lot) == []
    assert colours(table(f"blue {rival - 1}", bids=helped), lot) == ["blue"]


@pytest.mark.rule("KF-4.16")
def test_without_workers_there_is_no_first_bid_either() -> None:
    assert colours(table("red 1"), "miner") == ["red"]
    assert colours(table(""), "miner") == []


# -- groups ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-4.7")
@EVERY_LOT
def test_a_leading_group_may_grow(lot: str) -> None:
    match = table("red 2", bids={lot: ["1 red 1", "0 red 4"]})
    assert after(match, f"bid {lot} red") == ["send 1", "send 2"]
    play(match, "send 1")
    assert groups(match, lot) == {1: ("red", 1), 0: ("red", 5)}


@pytest.mark.rule("KF-4.7")
def test_a_leading_group_may_grow_by_a_losing_one() -> None:
    match = table("", bids={"miner": ["0 red 1"], "stable": ["0 red 2", "1 red 3"]})
    assert after(match, "bid miner red") == ["with stable"]
    play(match, "with stable", "send 0")
    assert groups(match, "miner") == {0: ("red", 3)}


@pytest.mark.rule("KF-4.8")
@EVERY_LOT
@pytest.mark.parametrize(
    ("moves", "size"),
    [
        (["send 3"], 5),
        (["with stable", "send 1"], 5),
        (["with stable", "with keywood", "send 0"], 5),
        (["with keywood", "with stable", "send 3"], 8),
    ],
)
def test_a_losing_group_is_reinforced_where_it_is(lot: str, moves: list[str], size: int) -> None:
    bids = {lot: ["0 blue 2", "1 blue 4"], "stable": ["0 blue 2", "1 blue 3"], "keywood": ["0 blue 1", "1 blue 2"]}
    match = table("blue 3", offer="miner stable keywood", bids=bids)
    play(match, f"bid {lot} blue", *moves)
    assert groups(match, lot) == {1: ("blue", 4), 0: ("blue", size)}
    for other in ("stable", "keywood"):
        assert (0 in groups(match, other)) == (f"with {other}" not in moves)


@pytest.mark.rule("KF-4.8")
def test_a_group_does_not_reinforce_itself() -> None:
    match = table("blue 3", bids={"miner": ["0 blue 2", "1 blue 4"]})
    assert after(match, "bid miner blue") == ["send 3"]


@pytest.mark.rule("KF-4.9")
@pytest.mark.parametrize("size", [1, 3, 5])
@pytest.mark.parametrize("kind", ["bid", "use"])
def test_a_losing_group_moves_whole(kind: str, size: int) -> None:
    """It is taken along or not; no part of it stays behind."""
    match = table("", bids={"miner": [f"0 blue {size}", "1 blue 9"]})
    assert after(match, f"{kind} stable blue") == ["with miner"]
    assert after(match, "with miner") == ["send 0"]
    play(match, "send 0")
    assert groups(match, "miner") == {1: ("blue", 9)}
    state = state_of(match)
    if kind == "bid":
        assert groups(match, "stable") == {0: ("blue", size)}
    else:
        assert [use.workers for use in state.uses[CATALOG.tile("stable")]] == [(size, 0, 0, 0)]


@pytest.mark.rule("KF-4.9")
def test_a_group_moves_from_and_to_turn_order_tiles() -> None:
    match = at(3, bids={"turn_order_1": ["0 blue 2", "1 blue 3"], "turn_order_2": ["1 blue 1"]})
    play(match, "bid turn_order_2 blue", "with turn_order_1", "send 0")
    assert groups(match, "turn_order_1") == {1: ("blue", 3)}
    assert groups(match, "turn_order_2") == {1: ("blue", 1), 0: ("blue", 2)}


@pytest.mark.rule("KF-4.10")
@pytest.mark.parametrize("kind", ["bid", "use"])
def test_several_groups_and_the_screen_are_placed_together(kind: str) -> None:
    bids = {"miner": ["0 blue 2", "1 blue 3"], "keywood": ["0 blue 1", "1 blue 2"], "gold_mine": ["0 red 1", "1 red 2"]}
    match = table("blue 2 red 2", offer="miner stable keywood gold_mine", bids=bids)
    assert after(match, f"{kind} stable blue") == ["with keywood", "with miner", "send 1", "send 2"]
    with pytest.raises(IllegalAction):
        match.apply(0, "with gold_mine")  # of another colour
    play(match, "with miner", "with keywood", "send 2")
    state = state_of(match)
    placed = groups(match, "stable")[0][1] if kind == "bid" else state.crowd[CATALOG.tile("stable")]
    assert placed == 5
    assert state.screen[0] == (0, 2, 0, 0)
    assert groups(match, "gold_mine") == {0: ("red", 1), 1: ("red", 2)}


@pytest.mark.rule("KF-4.11")
@pytest.mark.parametrize("moves", [["pass"], ["bid stable blue", "send 1"], ["use stable blue", "send 1", "done"]])
def test_a_losing_group_may_stay(moves: list[str]) -> None:
    match = table("blue 1", bids={"miner": ["0 blue 2", "1 blue 4"]})
    play(match, *moves)
    assert match.decisions[0].player == 1
    assert groups(match, "miner") == {0: ("blue", 2), 1: ("blue", 4)}


@pytest.mark.rule("KF-4.12")
@EVERY_LOT
def test_a_tile_keeps_its_colour_when_losing_groups_leave(lot: str) -> None:
    bids = {lot: ["0 red 1", "1 red 2", "2 red 3"]}
    match = at(3, offer="miner stable", bids=bids, seats=[{}, {}, {"workers": "blue 9"}])
    play(match, "bid stable red", f"with {lot}", "send 0")
    play(match, "use home_2 red", f"with {lot}", "send 0", "done")
    assert groups(match, lot) == {2: ("red", 3)}
    assert colour_of(match, lot) == "red"
    assert colours(match, lot) == []  # the third player has blue workers only


@pytest.mark.rule("KF-4.13", "KF-4.14")
def test_a_player_may_lead_on_any_number_of_tiles() -> None:
    match = at(3, offer="miner stable", seats=[{"workers": "blue 4"}, {}, {}])
    lots = ("miner", "turn_order_1", "stable", "turn_order_2")
    for lot in lots:
        play(match, f"bid {lot} blue", "send 1", "pass", "pass")
    assert all(groups(match, lot) == {0: ("blue", 1)} for lot in lots)


@pytest.mark.rule("KF-4.14")
def test_turn_order_tiles_are_bid_for_like_village_tiles() -> None:
    """The same groups beside both give the same choices."""
    for bids in ([], ["1 red 2"], ["0 red 1", "1 red 3"], ["1 red 1", "0 red 2"], ["1 red 6"]):
        choices = []
        for lot in ("miner", "turn_order_1"):
            groups_there = {lot: bids} if bids else {}
            match = table("red 4 blue 1", bids={**groups_there, "stable": ["0 red 1", "1 red 2"]})
            found = {colour: after(match.clone(), f"bid {lot} {colour}") for colour in colours(match, lot)}
            choices.append(found)
        assert choices[0] == choices[1]
        assert bool(choices[0]) == (bids != ["1 red 6"])
