"""KF-1 and KF-2: what the pieces are, and how the table is set up.

What chance decides is looked at over many seeds; the seeds are fixed, so the counts are the same on every run.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.errors import BadNotation, BadOptions, BadPosition
from boardwright.match import Match, new
from tests.games.keyflower.table import at, notations, play, random_game, state_of

IDS = [tile.id for tile in CATALOG.tiles]
SEEDS = 1200
HOMES = [f"home_{number}" for number in range(1, 7)]
SPRING = [
    *("keywood", "keystone_quarry", "workshop", "woodcutter", "stable", "peddler"),
    *("key_mine", "gold_mine", "apprentice_hall", "alehouse", "quarryman", "miner"),
]
SUMMER = ["store", "mason", "tavern", "hiring_fair", "farrier", "carpenter", "smelter", "brewer"]
AUTUMN = [
    *("timber_yard", "stone_yard", "wainwright", "barn", "sawmill", "goldsmith"),
    *("forge", "fair", "blacksmith", "sculptor", "well", "inn"),
]
WINTER = [
    *("jeweller", "mercers_guild", "watermill", "windmill", "scribes", "scholar"),
    *("key_guild", "craftsmans_guild", "apothecary", "key_market", "village_hall", "keythedral"),
]
#: The boats in their row, with the workers and skills they carry in spring.
BOATS = {
    "keyflower": (7, 1),
    "sea_bastion": (6, 2),
    "sea_breese": (6, 1),
    "flipper": (5, 2),
    "ianvincible": (5, 1),
    "white_wind": (4, 2),
}
EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


@cache
def tables(players: int) -> list[dict[str, Any]]:
    """What a spectator sees of many games at their beginning; fewer where chance is not looked at."""
    return [new(GAME, players, seed, {}).view(None) for seed in range(SEEDS if players < 4 else 100)]


def even(counts: Counter[Any], kinds: int, leeway: float) -> bool:
    """Whether there are that many kinds, each about equally often."""
    fair = counts.total() / kinds
    return len(counts) == kinds and all(abs(count - fair) < leeway * fair for count in counts.values())


# -- the pieces ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-1.5")
def test_the_purple_figure_is_no_worker() -> None:
    """Its holder has nothing to place without workers, and nothing to pay with but them."""
    assert notations(at(offer="miner", start=0), 0) == ["pass"]
    assert "bid miner blue" in notations(at(offer="miner", start=0, seats=[{"workers": "blue 1"}]), 0)
    for workers, usable in (("blue 1", False), ("blue 2", True)):
        match = at(season="summer", offer="tavern", start=0, seats=[{"workers": workers}])
        assert ("use tavern blue" in notations(match, 0)) == usable
    for words in ("bid miner purple", "use miner purple", "pay purple"):
        with pytest.raises(BadNotation):
            GAME.space.parse(words)


def growing(seat: dict[str, Any], tile: str, **fields: Any) -> list[str]:
    """Where the owner of a village could lay a tile."""
    lanes = {"0": [f"Lay 0 {tile}"]}
    return notations(at(season="autumn", stack=["NextSeason"], lanes=lanes, seats=[{"won": tile, **seat}], **fields), 0)


def north_of_home(tile: str) -> dict[str, Any]:
    """A village with a tile beside the home tile, turned so that it fits."""
    for turns in range(6):
        seat = {"village": ["home_1", f"{tile}@0,-1 turn {turns}"]}
        try:
            at(seats=[seat])
        except BadPosition:
            continue
        return seat
    raise AssertionError(f"{tile} fits nowhere")


@pytest.mark.rule("KF-1.6")
@pytest.mark.parametrize("tile", [*HOMES, *SPRING, *SUMMER, *AUTUMN])
def test_both_sides_of_a_tile_have_the_same_edges(tile: str) -> None:
    village = {"village": [tile]} if tile in HOMES else north_of_home(tile)
    for other in ("scribes", "summer_boat_1"):
        front = growing(village, other)
        assert front
        assert growing({**village, "upgraded": tile}, other) == front


@pytest.mark.rule("KF-1.6")
@pytest.mark.parametrize("boat", ["summer_boat_1", "summer_boat_3", "summer_boat_4"])
def test_both_sides_of_a_summer_boat_have_the_same_edges(boat: str) -> None:
    village = {"village": ["home_1", f"{boat}@0,1"]}
    places = growing(village, "summer_boat_2")
    assert f"lay {boat} s 0" in places
    assert growing(village, "summer_boat_2", side_b=boat) == places


@pytest.mark.rule("KF-1.6")
def test_an_edge_is_road_field_or_water() -> None:
    """Beside the water of the home tile no road and no field fits, beside its roads no water."""
    assert {place.split()[2] for place in growing({"village": ["home_1"]}, "summer_boat_1")} == {"s"}
    assert {place.split()[2] for place in growing({"village": ["home_1"]}, "scribes")} == {"sw", "nw", "n", "ne", "se"}
    beside_boat = growing({"village": ["home_1", "summer_boat_1@0,1"]}, "summer_boat_2")
    water, fields_left, fields_right = ("s", "03"), ("sw", "0235"), ("se", "0134")
    expected = {
        f"lay summer_boat_1 {way} {turns}"
        for way, all_turns in (water, fields_left, fields_right)
        for turns in all_turns
    }
    assert set(beside_boat) == expected
    assert all(len(tile.edges) == 6 and set(tile.edges) <= {0, 1, 2} for tile in CATALOG.tiles)


@pytest.mark.rule("KF-1.10")
@pytest.mark.parametrize(
    ("home", "direction", "turns"),
    [
        ("home_1", "s", (0, 3)),
        ("home_2", "sw", (1, 4)),
        ("home_4", "nw", (2, 5)),
        ("home_3", "n", (0, 3)),
        ("home_5", "ne", (1, 4)),
        ("home_6", "se", (2, 5)),
    ],
)
def test_tiles_are_turned_clockwise(home: str, direction: str, turns: tuple[int, ...]) -> None:
    """The water of the home tiles goes round clockwise; a boat, with water at s and n, must be turned as far."""
    expected = [f"lay {home} {direction} {number}" for number in turns]
    assert growing({"village": [home]}, "summer_boat_1") == expected


@pytest.mark.rule("KF-1.10")
def test_there_are_six_directions_and_six_ways_to_turn() -> None:
    """Whoever need not match edges may lay a tile in all of them; s is below, and each next one goes on clockwise."""
    village = ["home_1", "summer_boat_2@0,1"]
    places = growing({"village": village}, "scribes")
    around = ["s", "sw", "nw", "n", "ne", "se"]
    ways = {f"lay home_1 {way} {turns}" for way in around[1:] for turns in range(6)}
    assert {place for place in places if "home_1" in place} == ways
    below = ["sw", "s", "se"]  # of the boat, which lies below the home tile: the other two are beside the home tile
    assert {place.split()[2] for place in places if "summer_boat_2" in place} == set(below)
    with pytest.raises(BadNotation):
        GAME.space.parse("lay home_1 n 6")


@pytest.mark.rule("KF-1.11")
def test_gold_pays_for_wood_stone_and_iron() -> None:
    """Home 1 is upgraded for wood and stone, home 2 for stone and iron."""
    for home in ("home_1", "home_2"):
        for resources, enough in (("gold 2", True), ("stone 1 gold 1", True), ("stone 2", False), ("gold 1", False)):
            seat = {"village": [home], "resources": {home: resources}}
            match = at(stack=["NextTurn", "Transport 0 1 1"], seats=[seat])
            assert (f"upgrade {home}" in notations(match, 0)) == enough


# -- set-up: supplies and players ------------------------------------------------------------------------------


@pytest.mark.rule("KF-2.1")
def test_two_to_six_players_take_part() -> None:
    for players in (2, 3, 4, 5, 6):
        assert len(new(GAME, players, 1, {}).view(None)["players"]) == players
    for players in (-1, 0, 1, 7):
        with pytest.raises(BadOptions, match="2 to 6 players"):
            new(GAME, players, 1, {})


@pytest.mark.rule("KF-2.2")
@EVERY_TABLE
def test_where_the_pieces_begin(players: int) -> None:
    """Eight workers a player and the cargo of the boats have come out of the bag and the pile, nothing else."""
    crew = sum(workers for workers, _ in list(BOATS.values())[:players])
    tools = sum(skills for _, skills in list(BOATS.values())[:players])
    for table in tables(players)[:50]:
        assert table["bag"] == 120 - 8 * players - crew
        assert table["green"] == 20
        assert table["stock"] == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}
        assert table["pile"] == 48 - tools


@pytest.mark.rule("KF-2.2")
def test_the_bag_holds_40_workers_of_each_colour_but_no_green_ones() -> None:
    for seed in range(50):
        state = state_of(new(GAME, 6, seed, {}))
        loads = [cargo.workers for cargo in state.cargo if cargo is not None]
        assert [sum(row) for row in zip(state.bag, *state.screen, *loads)] == [40, 40, 40, 0]
        tools = [cargo.skills for cargo in state.cargo if cargo is not None]
        assert [sum(row) for row in zip(state.pile, *tools)] == [16, 16, 16]


@pytest.mark.rule("KF-2.3")
@EVERY_TABLE
def test_each_player_draws_eight_workers_in_secret(players: int) -> None:
    match = new(GAME, players, 3, {})
    for viewer in (*range(players), None):
        for row in match.view(viewer)["players"]:
            assert (row["workers"], row["skills"]) == (8, 0)
            assert (row["colours"] is not None) == (row["player"] == viewer)
            assert not any(row["known"].values())
            assert not any(any(tile["resources"].values()) for tile in row["village"])
            if row["colours"] is not None:
                assert sum(row["colours"].values()) == 8


@pytest.mark.rule("KF-2.3")
def test_the_eight_are_drawn_at_random() -> None:
    screens = [state_of(new(GAME, 2, seed, {})).screen for seed in range(SEEDS)]
    for seat in range(2):
        drawn: Counter[int] = Counter()
        for screen in screens:
            drawn.update({colour: screen[seat][colour] for colour in range(3)})
        assert even(drawn, kinds=3, leeway=0.1)
        assert len({screen[seat] for screen in screens}) > 30  # of the 45 ways to draw eight


@pytest.mark.rule("KF-2.4")
def test_each_player_gets_a_home_tile_at_random() -> None:
    homes = [tuple(row["home"] for row in table["players"]) for table in tables(3)]
    assert all(len(set(dealt)) == 3 for dealt in homes)
    for seat in range(3):
        assert even(Counter(dealt[seat] for dealt in homes), kinds=6, leeway=0.25)
    assert len(set(homes)) == 6 * 5 * 4


@pytest.mark.rule("KF-2.4")
@EVERY_TABLE
def test_the_home_tile_is_the_first_of_the_village(players: int) -> None:
    for table in tables(players)[:50]:
        for row in table["players"]:
            (tile,) = row["village"]
            assert (tile["tile"], tile["side"], tile["upgraded"]) == (row["home"], "front", False)
            assert (tile["q"], tile["r"], tile["turns"]) == (0, 0, 0)


@pytest.mark.rule("KF-2.5")
@EVERY_TABLE
def test_the_lowest_home_number_begins(players: int) -> None:
    for seed in range(100):
        match = new(GAME, players, seed, {})
        homes = [row["home"] for row in match.view(None)["players"]]
        lowest = homes.index(min(homes))
        assert [row["start"] for row in match.view(None)["players"]].index(True) == lowest
        assert [decision.player for decision in match.decisions] == [lowest]
        assert match.view(None)["season"] == "spring"


# -- set-up: tiles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-2.6", "KF-2.11")
@EVERY_TABLE
def test_there_are_as_many_boats_as_players(players: int) -> None:
    row = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]
    for table in tables(players)[:50]:
        assert [boat["tile"] for boat in table["boats"]] == row[:players]


@pytest.mark.rule("KF-2.7")
@EVERY_TABLE
def test_boats_are_loaded_for_all_to_see(players: int) -> None:
    for table in tables(players)[:50]:
        for boat in table["boats"]:
            load = (sum(boat["workers"].values()), sum(boat["skills"].values()))
            assert load == BOATS[boat["tile"]], boat["tile"]
    match = new(GAME, players, 1, {})
    assert all(match.view(viewer)["boats"] == match.view(None)["boats"] for viewer in range(players))


@pytest.mark.rule("KF-2.7")
def test_the_cargo_is_drawn_at_random() -> None:
    workers: Counter[str] = Counter()
    skills: Counter[str] = Counter()
    for table in tables(2):
        for boat in table["boats"]:
            workers.update(boat["workers"])
            skills.update(boat["skills"])
    assert workers.pop("green") == 0
    assert even(workers, kinds=3, leeway=0.05)
    assert even(skills, kinds=3, leeway=0.1)


@pytest.mark.rule("KF-2.8")
@EVERY_TABLE
def test_how_many_turn_order_tiles_are_on_the_table(players: int) -> None:
    most = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}[players]
    expected = [f"turn_order_{number}" for number in range(1, most + 1)]
    assert [lot["tile"] for lot in tables(players)[0]["order"]] == expected


@pytest.mark.rule("KF-2.9")
@pytest.mark.parametrize(
    ("players", "tile"),
    [(2, "turn_order_1"), (3, "turn_order_2"), (4, "turn_order_3"), (5, "turn_order_4"), (6, "turn_order_4")],
)
def test_the_highest_turn_order_tile_brings_the_purple_figure(players: int, tile: str) -> None:
    """Whoever wins it has the figure; else it goes from player 0 to player 1, whatever other tiles were won."""
    lots = [f"turn_order_{number}" for number in range(1, {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}[players] + 1)]
    last = players - 1
    for lot in lots:
        for winner in (0, last):
            match = at(players, turn=last, passes=last, bids={lot: [f"{winner} blue 1"]})
            play(match, "pass", *(f"ship {boat}" for boat in list(BOATS)[:players]))
            assert match.view(None)["start"] == (winner if lot == tile else 1)


@pytest.mark.rule("KF-2.12")
@EVERY_TABLE
def test_how_many_spring_tiles_are_on_auction(players: int) -> None:
    for table in tables(players)[:100]:
        lots = [lot["tile"] for lot in table["lots"]]
        assert len(lots) == len(set(lots)) == {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}[players]
        assert set(lots) <= set(SPRING)
        assert {lot["side"] for lot in table["lots"]} == {"front"}


@pytest.mark.rule("KF-2.12")
def test_the_spring_tiles_are_drawn_at_random() -> None:
    dealt = [frozenset(lot["tile"] for lot in table["lots"]) for table in tables(2)]
    assert even(Counter(tile for lots in dealt for tile in lots), kinds=12, leeway=0.15)
    pairs = Counter((one, other) for lots in dealt for one in lots for other in lots if one < other)
    assert len(pairs) == 66  # no two of them keep away from each other


@pytest.mark.rule("KF-2.13")
@EVERY_TABLE
def test_each_player_is_dealt_winter_tiles_in_secret(players: int) -> None:
    size = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}[players]
    for seed in range(20):
        match = new(GAME, players, seed, {})
        hands = [match.view(seat)["players"][seat]["winter"] for seat in range(players)]
        assert [len(hand) for hand in hands] == [size] * players
        dealt = [tile for hand in hands for tile in hand]
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= set(WINTER)
    for viewer in (*range(players), None):
        for row in match.view(viewer)["players"]:
            assert (row["winter"] is not None) == (row["player"] == viewer)
            assert row["winter_count"] == size


@pytest.mark.rule("KF-2.13")
def test_the_winter_tiles_are_dealt_at_random() -> None:
    hands = [state_of(new(GAME, 2, seed, {})).winter for seed in range(SEEDS)]
    for seat in range(2):
        assert even(Counter(tile for hand in hands for tile in hand[seat]), kinds=12, leeway=0.25)


def in_play(match: Match) -> set[str]:
    """Every tile that is anywhere on the table or in a hand."""
    state = state_of(match)
    places = [state.offer, state.order_tiles, state.boats, *state.won, *state.stranded, *state.winter, *state.offered]
    found = {IDS[tile] for place in places for tile in place}
    return found | {IDS[placed.tile] for village in state.villages for placed in village.tiles}


@pytest.mark.rule("KF-2.14")
@pytest.mark.parametrize("players", [2, 3])
def test_tiles_that_were_not_dealt_are_out_of_the_game(players: int) -> None:
    begun = in_play(new(GAME, players, players, {}))
    boats = [tile.id for tile in CATALOG.tiles if tile.kind in ("boat", "turn_order")]
    dealt_once = {*HOMES, *boats, *SPRING, *WINTER}
    later: set[str] = set()
    for match in random_game(players, seed=players):
        later |= in_play(match)
    assert later & dealt_once == begun & dealt_once
    assert dealt_once - begun
    assert later - begun  # those of summer and autumn have come


@pytest.mark.rule("KF-2.15", "KF-3.3")
def test_the_left_neighbour_has_the_next_seat() -> None:
    match = at(4, start=2)
    order = []
    for _ in range(3):
        order.append(match.decisions[0].player)
        play(match, "pass")
    assert [*order, match.decisions[0].player] == [2, 3, 0, 1]
    nobody_bid = at(3, start=2, turn=1, passes=2)
    play(nobody_bid, "pass", "ship keyflower", "ship sea_bastion", "ship sea_breese")
    assert nobody_bid.view(None)["start"] == 0
