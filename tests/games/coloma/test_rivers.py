"""CO-7 and CO-22: rivers on canyons, bridges over rivers, and what the canyons of the boards give."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.coloma import GAME
from boardwright.games.coloma.catalog import CATALOG
from boardwright.match import Match, new
from tests.games.coloma.table import changes, notations, play, player_of, reason, spend, turn

BRIDGES = "stagecoach drafters mourners smugglers miners town"
HAMMERED = [f"survey {canyon} hammer" for canyon in (1, 2, 3, 4)]
SIDES_B = ["gunsmoke_gulch", "ferry_landing", "timber_canyon", "golden_bar", "smugglers_gorge", "settlers_bend"]
HIDEOUT = ["oats", "nails", "canvas", "whiskey"]


def rivers_turn(*, table: dict[str, Any] | None = None, **seat: Any) -> Match:
    """A turn at site 2 with two bridges of six kinds on the board."""
    counts = " ".join(f"{name} 2" for name in BRIDGES.split())
    return turn(2, table={"bridges": counts, **(table or {})}, **seat)


def survey(board: str, canyon: int, **fields: Any) -> Match:
    """A river has just been laid with the hammer on a canyon of a board, paid with coins."""
    seat = {"board": board, "coins": 2, "gold": 0, "dudes": 1, **fields}
    table = {"boards": "a" if board == "a" else "b", **seat.pop("table", {})}
    match = turn(2, round=1, table=table, **seat)
    return spend(match, f"survey {canyon} hammer")


# -- costs -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-7.1", "CO-7.3")
def test_a_river_with_the_hammer() -> None:
    match = rivers_turn(coins=2, dudes=1)
    assert notations(match) == [*HAMMERED, "end-turn"]
    assert changes(match, "survey 2 hammer") == {"coins": -2, "dudes": -1, "gold": 1}
    assert notations(match, 0, "survey") == []
    for coins, dudes in ((1, 1), (2, 0)):
        assert notations(rivers_turn(coins=coins, dudes=dudes)) == ["end-turn"]


@pytest.mark.rule("CO-7.2", "CO-7.3")
def test_a_river_with_the_saw() -> None:
    match = rivers_turn(coins=0, gold=1, dudes=1, table={"barricade": 5})
    assert changes(match, "survey 4 saw") == {"gold": -1, "dudes": -1, "cards": 1}
    match = rivers_turn(coins=9, gold=0, dudes=1)
    assert {words.split()[-1] for words in notations(match, 0, "survey")} == {"hammer"}
    assert reason(match, "survey 1 saw") == ("CO-12.20", "lacks-gold")
    assert notations(rivers_turn(gold=1, coins=0, dudes=0)) == ["end-turn"]


@pytest.mark.rule("CO-7.1", "CO-7.4")
def test_a_bridge_with_the_hammer() -> None:
    match = rivers_turn(coins=4, dudes=1, rivers=[1, 2, 3, 4])
    assert notations(match) == [*(f"bridge {name} hammer" for name in BRIDGES.split()), "end-turn"]
    assert changes(match, "bridge miners hammer") == {"coins": -4, "dudes": -1}
    assert notations(match) == ["end-turn"]
    for coins, dudes in ((3, 1), (4, 0)):
        assert notations(rivers_turn(rivers=[1, 2, 3, 4], coins=coins, dudes=dudes)) == ["end-turn"]


@pytest.mark.rule("CO-7.2", "CO-7.4")
def test_a_bridge_with_the_saw() -> None:
    match = rivers_turn(coins=0, gold=2, dudes=1, rivers=[1, 2, 3, 4], table={"cart": 13})
    assert changes(match, "bridge town saw") == {"gold": -2, "dudes": -1}
    match = rivers_turn(coins=3, gold=1, dudes=1, rivers=[1, 2, 3, 4], table={"cart": 14})
    assert {words.split()[-1] for words in notations(match, 0, "bridge")} == {"hammer"}


@pytest.mark.rule("CO-7.15", "CO-7.2")
def test_where_the_pieces_of_a_cost_go() -> None:
    match = rivers_turn(coins=2, gold=1, dudes=3, rivers=[1, 2])
    before = match.view(None)
    spend(match, "survey 4 hammer", "survey 3 saw")
    after = match.view(None)
    assert (before["cart"], after["cart"], after["gold"]) == (0, 1, before["gold"])
    mine = player_of(match)
    assert (mine["dudes"], mine["supply"]) == (3 - 2 + 2, 12 - 3)
    assert (mine["coins"], mine["gold"]) == (0, 0)
    # Nobody has more coins for it.
    assert [seat["coins"] for seat in after["players"][1:]] == [2, 2]


# -- rivers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-7.5")
def test_a_river_on_any_free_canyon() -> None:
    match = rivers_turn(coins=9, dudes=5, rivers=[1, 3])
    assert notations(match, 0, "survey") == ["survey 2 hammer", "survey 4 hammer"]
    assert reason(match, "canyon:3") == ("CO-7.5", "canyon-taken")
    play(match, "survey 4 hammer")
    assert player_of(match)["rivers"] == [True, False, True, True]
    assert [sum(seat["rivers"]) for seat in match.view(None)["players"]] == [3, 0, 0]


@pytest.mark.rule("CO-7.6", "CO-22.4")
@pytest.mark.parametrize(
    ("canyon", "reward"), [(1, {"tents": 1}), (2, {"gold": 1}), (3, {"dudes": 2}), (4, {"cards": 1})]
)
def test_the_canyons_of_side_a_give_at_once(canyon: int, reward: dict[str, int]) -> None:
    match = rivers_turn(coins=2, dudes=1)
    paid = {"coins": -2, "dudes": -1}
    expected = {good: paid.get(good, 0) + reward.get(good, 0) for good in {**paid, **reward}}
    assert changes(match, f"survey {canyon} hammer") == expected


@pytest.mark.rule("CO-7.7", "CO-22.1")
@pytest.mark.parametrize("board", ["a", *SIDES_B])
def test_the_points_of_canyons_count_at_the_end(board: str) -> None:
    for canyon, points in ((1, 3), (2, 4), (3, 5), (4, 6)):
        options = {"boards": "a" if board == "a" else "b"}
        match = turn(1, board=board, rivers=[canyon], table=options)
        assert match.points_now[0] == points
        assert player_of(match)["points"] == 0
    assert turn(1, board=board, rivers=[1, 2, 3, 4], table=options).points_now[0] == 18


@pytest.mark.rule("CO-7.7")
def test_no_points_on_the_track_for_a_river() -> None:
    match = rivers_turn(coins=2, dudes=1)
    assert "points" not in changes(match, "survey 4 hammer")
    assert match.points_now[0] == 6


# -- bridges ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-7.9")
def test_a_bridge_needs_an_own_river_without_one() -> None:
    other = {"rivers": [1, 2, 3]}
    match = rivers_turn(coins=9, dudes=5, others=[other])
    assert notations(match, 0, "bridge") == []
    assert reason(match, "bridge:town") == ("CO-7.9", "no-free-river")
    match = rivers_turn(coins=9, dudes=5, rivers=[2], others=[other])
    assert len(notations(match, 0, "bridge")) == 6


@pytest.mark.rule("CO-7.9")
def test_a_river_with_a_bridge_takes_no_second_one() -> None:
    match = turn(2, coins=9, dudes=5, rivers=[2], bridges="town", table={"bridges": "town 1 miners 2 toll 2"})
    assert notations(match, 0, "bridge") == []
    assert reason(match, "bridge:miners") == ("CO-7.9", "no-free-river")


@pytest.mark.rule("CO-7.10")
def test_on_which_river_a_bridge_lies_is_not_asked() -> None:
    match = rivers_turn(coins=4, dudes=1, rivers=[1, 4])
    play(match, "bridge town hammer")
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-7.11")
def test_no_two_bridges_of_a_kind() -> None:
    match = turn(2, coins=9, dudes=5, rivers=[1, 2], bridges="town", table={"bridges": "town 1 miners 2"})
    assert notations(match, 0, "bridge") == ["bridge miners hammer"]
    assert reason(match, "bridge:town") == ("CO-7.11", "bridge-twice")


@pytest.mark.rule("CO-7.12")
def test_a_bridge_that_is_gone() -> None:
    others = [{"rivers": [1], "bridges": "town"}, {"rivers": [1], "bridges": "town"}]
    match = turn(2, coins=9, dudes=5, rivers=[1, 2], others=others, table={"bridges": "miners 2"})
    assert notations(match, 0, "bridge") == ["bridge miners hammer"]
    assert reason(match, "bridge:town") == ("CO-7.12", "bridge-gone")
    assert reason(match, "bridge:toll") == ("CO-7.12", "bridge-gone")
    play(match, "bridge miners hammer")
    assert match.view(None)["bridges"] == {"miners": 1, "town": 0}


@pytest.mark.rule("CO-7.13")
def test_four_rivers_and_four_bridges_at_most() -> None:
    built: dict[str, Any] = {"rivers": [1, 2, 3, 4], "bridges": "stagecoach drafters mourners smugglers"}
    left = {"bridges": "stagecoach 1 drafters 1 mourners 1 smugglers 1 miners 2 town 2"}
    match = turn(2, coins=20, dudes=8, gold=4, table=left, **built)
    assert notations(match) == ["end-turn"]
    assert reason(match, "bridge:miners") == ("CO-7.9", "no-free-river")
    assert reason(match, "canyon:1") == ("CO-7.5", "canyon-taken")


@pytest.mark.rule("CO-7.14")
@pytest.mark.parametrize(("first", "second"), [("hammer", "saw"), ("saw", "hammer")])
def test_two_things_in_one_turn(first: str, second: str) -> None:
    match = rivers_turn(coins=9, gold=3, dudes=5)
    spend(match, f"survey 3 {first}")
    assert f"bridge toll {second}" not in notations(match)
    spend(match, f"bridge town {second}")
    mine = player_of(match)
    assert (mine["rivers"], mine["bridges"]) == ([False, False, True, False], ["town"])
    two = spend(rivers_turn(coins=9, gold=3, dudes=5), f"survey 3 {first}", f"survey 1 {second}")
    assert player_of(two)["rivers"] == [True, False, True, False]


# -- boards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-22.1")
def test_every_board_has_four_canyons() -> None:
    assert [board.id for board in CATALOG.boards] == ["a", *SIDES_B]
    for board in CATALOG.boards:
        assert [canyon.points for canyon in board.canyons] == [3, 4, 5, 6]


@pytest.mark.rule("CO-22.2")
def test_boards_a_are_equal_and_boards_b_differ() -> None:
    assert {seat["board"] for seat in new(GAME, 6, 1, {}).view(None)["players"]} == {"a"}
    rewards = [tuple(canyon.reward for canyon in board.canyons) for board in CATALOG.boards[1:]]
    assert len(rewards) == len(set(rewards)) == 6


@pytest.mark.rule("CO-22.3")
def test_boards_b_are_dealt_at_random() -> None:
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(80):
        boards = [seat["board"] for seat in new(GAME, 3, seed, {"boards": "b"}).view(None)["players"]]
        assert len(set(boards)) == 3
        for seat, board in enumerate(boards):
            seen[seat].add(board)
    assert seen == [set(SIDES_B)] * 3


@pytest.mark.rule("CO-22.3")
@pytest.mark.parametrize("board", SIDES_B)
def test_the_mill_is_the_same_on_all_boards(board: str) -> None:
    match = turn(1, board=board, table={"boards": "b"})
    assert changes(match, "work shovel", "work wheelbarrow") == {"gold": 1, "coins": 2, "dudes": 2}


@pytest.mark.parametrize(
    ("board", "canyon", "reward"),
    [
        pytest.param("gunsmoke_gulch", 2, {"dudes": 3}, marks=pytest.mark.rule("CO-22.5")),
        pytest.param("gunsmoke_gulch", 3, {"dudes": 1, "coins": 1}, marks=pytest.mark.rule("CO-22.5")),
        pytest.param("gunsmoke_gulch", 4, {"coins": 1}, marks=pytest.mark.rule("CO-22.5")),
        pytest.param("ferry_landing", 2, {"horses": 1}, marks=pytest.mark.rule("CO-22.6")),
        pytest.param("ferry_landing", 4, {"coins": 1}, marks=pytest.mark.rule("CO-22.6")),
        pytest.param("timber_canyon", 2, {"cards": 3}, marks=pytest.mark.rule("CO-22.7")),
        pytest.param("timber_canyon", 3, {"cards": 2}, marks=pytest.mark.rule("CO-22.7")),
        pytest.param("timber_canyon", 4, {"dudes": 1}, marks=pytest.mark.rule("CO-22.7")),
        pytest.param("golden_bar", 1, {"gold": 2}, marks=pytest.mark.rule("CO-22.8")),
        pytest.param("golden_bar", 2, {"gold": 1}, marks=pytest.mark.rule("CO-22.8")),
        pytest.param("golden_bar", 4, {"coins": 1}, marks=pytest.mark.rule("CO-22.8")),
        pytest.param("smugglers_gorge", 4, {"dudes": 1}, marks=pytest.mark.rule("CO-22.9")),
        pytest.param("settlers_bend", 3, {"coins": 2}, marks=pytest.mark.rule("CO-22.10")),
        pytest.param("settlers_bend", 4, {"cards": 1}, marks=pytest.mark.rule("CO-22.10")),
    ],
)
def test_canyons_that_give_goods(board: str, canyon: int, reward: dict[str, int]) -> None:
    match = turn(2, round=1, board=board, coins=4, dudes=2, table={"boards": "b"})
    gained = changes(match, f"survey {canyon} hammer")
    paid = {"coins": -2, "dudes": -1}
    assert gained == {
        good: paid.get(good, 0) + reward.get(good, 0)
        for good in {**paid, **reward}
        if paid.get(good, 0) + reward.get(good, 0)
    }


# -- canyons that ask ------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-22.5", "CO-7.8", "CO-8.16")
def test_gunsmoke_gulch_fills_a_row_and_then_brings_a_dude() -> None:
    match = survey("gunsmoke_gulch", 1, dudes=3)
    assert notations(match) == ["fill 1", "fill 2", "decline"]
    assert changes(match, "fill 2") == {"dudes": -2 + 1}
    match = survey("gunsmoke_gulch", 1, dudes=3)
    assert changes(match, "decline") == {"dudes": 1}
    # The dude comes after the row: with one in the cabin no row can be filled.
    match = survey("gunsmoke_gulch", 1, dudes=2)
    assert (player_of(match)["dudes"], notations(match)) == (2, ["end-turn"])


@pytest.mark.rule("CO-22.11")
def test_the_row_of_a_canyon_is_the_one_row_of_the_turn() -> None:
    match = survey("gunsmoke_gulch", 1, dudes=9, barrels="gunpowder 1")
    play(match, "fill 1")
    assert changes(match, "open gunpowder") == {"dudes": 1}
    assert notations(match, 0, "fill") == []
    match = turn(
        2, round=1, board="gunsmoke_gulch", coins=2, dudes=9, barrels="gunpowder 1", table={"boards": "b"}
    )  # fmt: skip
    play(match, "open gunpowder", "fill 1")
    assert changes(match, "survey 1 hammer") == {"coins": -2}
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-22.6", "CO-22.12", "CO-7.8")
@pytest.mark.parametrize("canyon", [1, 3])
def test_ferry_landing_moves_the_wagon(canyon: int) -> None:
    match = survey("ferry_landing", canyon, horses=2)
    assert notations(match) == ["go garden_valley", "go gold_hill", "go horseshoe_3", "go horseshoe_4", "stop"]
    assert changes(match, "go garden_valley") == {"dudes": 1}
    assert "go coloma" not in notations(match)
    assert changes(match, "go horseshoe_1") == {}
    assert player_of(match)["wagon"] == "horseshoe_1"
    assert notations(match) == ["end-turn"]
    match = survey("ferry_landing", canyon, horses=2)
    assert changes(match, "stop") == {}
    assert player_of(match)["wagon"] == "coloma"


@pytest.mark.rule("CO-22.12")
def test_the_wagon_of_a_canyon_skips_others() -> None:
    match = survey("ferry_landing", 1, others=[{"wagon": "garden_valley"}])
    assert "go garden_valley" not in notations(match)
    play(match, "go horseshoe_1")
    assert player_of(match)["wagon"] == "horseshoe_1"


@pytest.mark.rule("CO-22.7", "CO-22.13", "CO-7.8")
def test_timber_canyon_builds_for_a_coin_less() -> None:
    match = survey("timber_canyon", 1, coins=4, dudes=2, hand="boarding_house bank land_office")
    assert notations(match) == ["build boarding_house hammer", "decline"]
    assert changes(match, "build boarding_house hammer") == {"coins": -2, "dudes": -1, "cards": -1}
    assert [card["id"] for card in player_of(match)["town"]] == ["boarding_house"]
    match = survey("timber_canyon", 1, coins=4, dudes=2, hand="boarding_house")
    assert changes(match, "decline") == {}
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-22.13")
def test_a_building_of_a_canyon_works_in_a_later_turn() -> None:
    match = survey("timber_canyon", 1, coins=4, dudes=3, gold=1, hand="quarry")
    assert notations(match) == ["build quarry hammer", "decline"]
    spend(match, "build quarry hammer")
    assert player_of(match)["town"] == [{"id": "quarry", "works": False, "usable": False, "fresh": True}]
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-22.8", "CO-7.8")
def test_golden_bar_sells_points() -> None:
    match = survey("golden_bar", 3, gold=1)
    assert notations(match) == ["take 1", "decline"]
    assert changes(match, "take 1") == {"gold": -1, "points": 4}
    assert match.view(None)["cart"] == 1
    match = survey("golden_bar", 3, gold=1)
    assert changes(match, "decline") == {}
    assert notations(survey("golden_bar", 3)) == ["end-turn"]


@pytest.mark.rule("CO-22.9")
@pytest.mark.parametrize(("canyon", "outlaws"), [(1, 2), (2, 2 + 3)])
def test_smugglers_gorge_brings_a_barrel(canyon: int, outlaws: int) -> None:
    match = survey("smugglers_gorge", canyon, table={"hideout": HIDEOUT})
    assert notations(match) == ["fetch stack", "fetch 1", "fetch 2", "fetch 3", "fetch 4"]
    play(match, "fetch 4")
    assert player_of(match)["barrels"] == {"whiskey": 1}
    assert match.view(None)["outlaws"] == outlaws
    assert notations(match) == ["open whiskey", "end-turn"]


@pytest.mark.rule("CO-22.9", "CO-7.8")
def test_smugglers_gorge_buys_a_used_barrel() -> None:
    match = survey("smugglers_gorge", 3, used="oats 1", barrels="nails 1")
    assert notations(match) == ["take 1", "decline"]
    assert changes(match, "take 1") == {"gold": 1, "coins": 2}
    assert (player_of(match)["used_barrels"], match.view(None)["discards"]) == ({}, {"oats": 1})
    match = survey("smugglers_gorge", 3, used="oats 1")
    assert changes(match, "decline") == {}
    assert notations(survey("smugglers_gorge", 3, barrels="oats 1")) == ["open oats", "end-turn"]


@pytest.mark.rule("CO-22.9")
def test_which_used_barrel_goes_is_asked() -> None:
    match = survey("smugglers_gorge", 3, used="oats 1 nails 2")
    play(match, "take 1")
    assert notations(match) == ["discard oats", "discard nails"]
    assert reason(match, "barrel:whiskey") == ("CO-14.7", "no-used-barrel")
    assert changes(match, "discard nails") == {"gold": 1, "coins": 2}
    assert player_of(match)["used_barrels"] == {"oats": 1, "nails": 1}


@pytest.mark.rule("CO-22.10", "CO-22.14", "CO-7.8")
def test_settlers_bend_brings_a_tent_that_may_go_on_an_event() -> None:
    match = survey("settlers_bend", 1, tents=0, events=[1, 2], wagon="hangtown")
    assert player_of(match)["tents"] == 1
    assert notations(match) == ["pitch 3", "pitch 4", "pitch 5", "decline"]
    assert reason(match, "event:1") == ("CO-10.9", "tent-there")
    assert reason(match, "region:cosumnes") == ("CO-22.10", "events-only")
    play(match, "pitch 4")
    mine = player_of(match)
    assert (mine["tents"], mine["events"], notations(match)) == (0, ["1", "2", "4"], ["end-turn"])
    match = survey("settlers_bend", 1, tents=0)
    assert changes(match, "decline") == {}
    assert player_of(match)["tents"] == 1


@pytest.mark.rule("CO-22.10", "CO-22.14", "CO-8.16")
def test_settlers_bend_pitches_a_tent_on_an_event_or_in_a_region() -> None:
    match = survey("settlers_bend", 2, tents=2, events=[1, 2, 3], wagon="hangtown", regions="cosumnes")
    assert notations(match) == ["pitch 4", "pitch 5", "settle high_sierra", "decline"]
    assert reason(match, "region:cosumnes") == ("CO-10.9", "tent-there")
    assert reason(match, "region:bear_river") == ("CO-10.10", "wagon-elsewhere")
    assert changes(match, "settle high_sierra") == {"tents": -1, "coins": 1}
    assert notations(match) == ["end-turn"]
    match = survey("settlers_bend", 2, tents=2)
    assert changes(match, "decline") == {"coins": 1}
    match = survey("settlers_bend", 2, tents=0)
    assert (player_of(match)["coins"], notations(match)) == (1, ["end-turn"])


@pytest.mark.rule("CO-7.8")
def test_what_a_canyon_gives_is_not_asked() -> None:
    for board, canyon in (("a", 1), ("a", 2), ("a", 3), ("a", 4), ("golden_bar", 1), ("timber_canyon", 2)):
        assert notations(survey(board, canyon)) == ["end-turn"]
