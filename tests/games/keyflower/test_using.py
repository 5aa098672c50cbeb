"""KF-5: using tiles."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.keyflower.table import at, notations, play, state_of

ALL_COLOURS = "blue 6 red 6 yellow 6 green 6"
ALL_SKILLS = "anvil 1 pickaxe 1 saw 1"
#: With this boat in the village tiles are laid without matching edges, so any tile lies north of the home tile.
BOAT_2A = "summer_boat_2@0,1"
SPRING = [
    *("keywood", "keystone_quarry", "workshop", "woodcutter", "stable", "peddler"),
    *("key_mine", "gold_mine", "apprentice_hall", "alehouse", "quarryman", "miner"),
]
SUMMER = ["store", "mason", "tavern", "hiring_fair", "farrier", "carpenter", "smelter", "brewer"]
AUTUMN = ["wainwright", "fair", "inn"]
ONLY_SCORING = [
    *("timber_yard", "stone_yard", "blacksmith", "barn", "sawmill", "sculptor", "forge", "goldsmith", "well"),
]
WINTER = [
    *("jeweller", "mercers_guild", "watermill", "windmill", "scribes", "scholar"),
    *("key_guild", "craftsmans_guild", "apothecary", "key_market", "village_hall", "keythedral"),
]
BOATS = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]
SUMMER_BOATS = ["summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4"]
ORDER = [f"turn_order_{number}" for number in range(1, 5)]
SEASON_OF = {
    **dict.fromkeys(SPRING, "spring"),
    **dict.fromkeys([*SUMMER, *SUMMER_BOATS], "summer"),
    **dict.fromkeys([*AUTUMN, *ONLY_SCORING], "autumn"),
}


def uses(match: Match) -> set[str]:
    """The tiles that the player whose turn it is may use."""
    player = match.decisions[0].player
    return {words.split()[1] for words in notations(match, player) if words.startswith("use ")}


def hues(match: Match, tile: str) -> list[str]:
    """The colours in which they may use a tile."""
    player = match.decisions[0].player
    return [words.split()[2] for words in notations(match, player) if words.startswith(f"use {tile} ")]


def numbers(match: Match, move: str) -> list[int]:
    """With how many workers from the screen that use may be made; none if it cannot."""
    player = match.decisions[0].player
    if move not in notations(match, player):
        return []
    ahead = match.clone()
    play(ahead, move)
    return [int(words.split()[1]) for words in notations(ahead, player) if words.startswith("send ")]


def on_tile(match: Match, tile: str) -> list[int]:
    """How many workers each use of a tile had."""
    return [sum(use.workers) for use in state_of(match).uses[CATALOG.tile(tile)]]


def resources(match: Match, tile: str) -> dict[str, int]:
    """What lies on a tile of a village."""
    rows = [row for player in match.view(None)["players"] for row in player["village"] if row["tile"] == tile]
    found: dict[str, int] = rows[0]["resources"]
    return {kind: count for kind, count in found.items() if count}


def mine(workers: str = "blue 9", **fields: Any) -> Match:
    """The gold mine is on auction, and player 0 has those workers."""
    return at(**{"offer": "gold_mine miner", "seats": [{"workers": workers}], **fields})


# -- which tiles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize("tile", [*SPRING, *SUMMER, *AUTUMN])
def test_tiles_that_do_something_can_be_used(tile: str) -> None:
    seat = {"workers": ALL_COLOURS, "skills": ALL_SKILLS}
    assert tile in uses(at(season=SEASON_OF[tile], offer=tile, seats=[seat]))
    village = ["home_1", BOAT_2A, f"{tile}@0,-1"]
    assert tile in uses(at(season="winter", seats=[{**seat, "village": village}]))


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize("number", range(1, 7))
def test_home_tiles_can_be_used(number: int) -> None:
    home = f"home_{number}"
    assert home in uses(at(seats=[{"workers": "blue 1", "village": [home]}]))


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize("tile", [*ONLY_SCORING, *WINTER, *BOATS, *ORDER, *SUMMER_BOATS])
def test_other_tiles_cannot_be_used(tile: str) -> None:
    """Not even where they lie in a village."""
    north = [] if tile == "summer_boat_2" else [f"{tile}@0,-1"]
    seat = {"workers": ALL_COLOURS, "skills": ALL_SKILLS, "village": ["home_1", BOAT_2A, *north]}
    match = at(season="winter", seats=[seat])
    assert uses(match) == {"home_1", "home_2"}
    with pytest.raises(IllegalAction):
        match.apply(0, f"use {tile} blue")


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize("tile", [*ONLY_SCORING, *SUMMER_BOATS])
def test_nor_can_they_on_auction(tile: str) -> None:
    match = at(6, season=SEASON_OF[tile], offer=tile, seats=[{"workers": ALL_COLOURS, "skills": ALL_SKILLS}])
    assert f"bid {tile} blue" in notations(match, 0)
    assert uses(match) == {f"home_{number}" for number in range(1, 7)}


@pytest.mark.rule("KF-5.2")
def test_tiles_of_all_villages_and_on_auction_can_be_used() -> None:
    seats = [
        {"workers": "blue 1", "village": ["home_1", "keywood@0,-1"]},
        {"village": ["home_2", "stable@0,-1"]},
        {"village": ["home_3"]},
    ]
    match = at(3, offer="miner gold_mine", seats=seats)
    assert uses(match) == {"home_1", "keywood", "home_2", "stable", "home_3", "miner", "gold_mine"}


@pytest.mark.rule("KF-5.3")
def test_in_winter_tiles_on_auction_cannot_be_used() -> None:
    seats = [{"workers": ALL_COLOURS, "skills": ALL_SKILLS}, {"village": ["home_2", "stable@0,-1"]}]
    match = at(season="winter", offer=" ".join(WINTER[:6]), seats=seats)
    assert uses(match) == {"home_1", "home_2", "stable"}
    assert {words.split()[1] for words in notations(match, 0) if words.startswith("bid ")} == {*WINTER[:6], ORDER[0]}
    for tile in WINTER[:6]:
        with pytest.raises(IllegalAction):
            match.apply(0, f"use {tile} blue")


# -- how many workers ------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-5.4", "KF-5.5")
@pytest.mark.parametrize(
    ("before", "takes"),
    [
        ([], [1, 2, 3, 4, 5, 6]),
        ([1], [2, 3, 4, 5]),
        ([2], [3, 4]),
        ([3], []),
        ([6], []),
        ([1, 2], [3]),
        ([1, 3], []),
        ([1, 4], []),
        ([2, 3], []),
        ([1, 2, 3], []),
    ],
)
@pytest.mark.parametrize("tile", ["gold_mine", "home_1", "home_2"])
def test_how_many_workers_a_use_takes(tile: str, before: list[int], takes: list[int]) -> None:
    """On auction, in the own village and in another's; player 0 has nine blue workers."""
    groups = {tile: [f"blue {size}" for size in before]} if before else {}
    match = mine(uses=groups)
    assert numbers(match, f"use {tile} blue") == takes


@pytest.mark.rule("KF-5.4")
def test_whoever_has_too_few_cannot_use_the_tile() -> None:
    for workers, takes in (("blue 1 red 5", []), ("blue 2", [2])):
        assert numbers(mine(workers, uses={"gold_mine": ["blue 1"]}), "use gold_mine blue") == takes


@pytest.mark.rule("KF-5.4")
def test_uses_are_counted_anew_each_season() -> None:
    """Three workers on the home tile go behind the screen with the end of spring; in summer one is enough again."""
    match = at(turn=1, passes=1, uses={"home_1": ["blue 3"]})
    play(match, "pass", "ship keyflower", "ship sea_bastion", "pass")
    assert match.view(None)["season"] == "summer"
    assert numbers(match, "use home_1 blue") == [1, 2, 3]


@pytest.mark.rule("KF-5.5")
def test_bids_do_not_count_for_the_six() -> None:
    match = mine("blue 6", bids={"gold_mine": ["1 blue 8"]})
    assert numbers(match, "use gold_mine blue") == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("KF-5.10")
def test_one_two_and_three_workers_fill_a_tile() -> None:
    match = mine(seats=[{"workers": "blue 9"}, {"workers": "blue 9"}])
    for size in (1, 2, 3):
        play(match, "use gold_mine blue", f"send {size}")
    assert on_tile(match, "gold_mine") == [1, 2, 3]
    assert match.decisions[0].player == 1
    assert "gold_mine" not in uses(match)
    assert "miner" in uses(match)


@pytest.mark.rule("KF-5.11")
@pytest.mark.parametrize("second", [3, 4])
def test_after_two_workers_three_or_four_and_no_third_use(second: int) -> None:
    match = mine(seats=[{"workers": "blue 9"}, {"workers": "blue 9"}])
    play(match, "use gold_mine blue", "send 2")
    assert numbers(match, "use gold_mine blue") == [3, 4]
    play(match, "use gold_mine blue", f"send {second}")
    assert "gold_mine" not in uses(match)


@pytest.mark.rule("KF-5.12")
@pytest.mark.parametrize("first", [3, 4, 5, 6])
def test_after_three_workers_or_more_there_is_no_second_use(first: int) -> None:
    match = mine(seats=[{"workers": "blue 9"}, {"workers": "blue 9"}])
    play(match, "use gold_mine blue", f"send {first}")
    assert "gold_mine" not in uses(match)
    play(match, "pass")
    assert "gold_mine" not in uses(match)


# -- colours ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-5.6")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_a_use_has_the_colour_of_bids_and_earlier_uses(colour: str) -> None:
    assert hues(mine(ALL_COLOURS), "gold_mine") == ["blue", "red", "yellow", "green"]
    assert hues(mine(ALL_COLOURS, bids={"gold_mine": [f"1 {colour} 2"]}), "gold_mine") == [colour]
    assert hues(mine(ALL_COLOURS, bids={"gold_mine": [f"0 {colour} 2"]}), "gold_mine") == [colour]
    for tile in ("gold_mine", "home_1", "home_2"):
        assert hues(mine(ALL_COLOURS, uses={tile: [f"{colour} 1"]}), tile) == [colour]


@pytest.mark.rule("KF-5.6")
def test_all_workers_of_a_use_have_one_colour() -> None:
    """Of the groups only the blue one can come along, and the screen gives blue workers only."""
    bids = {"miner": ["0 red 1", "1 red 2"], "keywood": ["0 blue 1", "1 blue 2"]}
    match = mine("blue 2 red 3", offer="gold_mine miner keywood", bids=bids)
    play(match, "use gold_mine blue")
    assert notations(match, 0) == ["with keywood", "send 1", "send 2"]
    with pytest.raises(IllegalAction):
        match.apply(0, "with miner")
    play(match, "with keywood", "send 2")
    assert [use.workers for use in state_of(match).uses[CATALOG.tile("gold_mine")]] == [(3, 0, 0, 0)]
    assert state_of(match).screen[0] == (0, 3, 0, 0)


@pytest.mark.rule("KF-5.7")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_a_use_settles_the_colour_also_for_bids(colour: str) -> None:
    match = mine(seats=[{"workers": ALL_COLOURS}, {"workers": ALL_COLOURS}])
    play(match, f"use gold_mine {colour}", "send 1")
    assert next(lot["colour"] for lot in match.view(None)["lots"] if lot["tile"] == "gold_mine") == colour
    assert hues(match, "gold_mine") == [colour]
    bids = [words for words in notations(match, 1) if words.startswith("bid gold_mine")]
    assert bids == [f"bid gold_mine {colour}"]


# -- the effect ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-5.8")
@pytest.mark.parametrize("size", range(1, 7))
def test_more_workers_bring_no_more(size: int) -> None:
    match = mine("blue 6")
    play(match, "use gold_mine blue", f"send {size}")
    assert on_tile(match, "gold_mine") == [size]
    assert resources(match, "home_1") == {"gold": 1}


@pytest.mark.rule("KF-5.8")
def test_nor_does_a_later_use() -> None:
    match = mine("blue 6", uses={"gold_mine": ["blue 1", "blue 2"]})
    play(match, "use gold_mine blue", "send 3")
    assert resources(match, "home_1") == {"gold": 1}


@pytest.mark.rule("KF-5.9")
def test_the_effect_happens_at_once() -> None:
    """Before the next player has done anything: resources, workers and skills are there, transport is asked for."""
    match = at(offer="gold_mine alehouse apprentice_hall stable", seats=[{"workers": "blue 4"}])
    play(match, "use gold_mine blue", "send 1")
    assert (match.decisions[0].player, resources(match, "home_1")) == (1, {"gold": 1})
    play(match, "pass", "use alehouse blue", "send 1")
    assert (match.decisions[0].player, sum(state_of(match).screen[0])) == (1, 3)
    play(match, "pass", "use apprentice_hall blue", "send 1")
    assert (match.decisions[0].player, sum(state_of(match).skills[0])) == (1, 1)
    play(match, "pass", "use stable blue", "send 1")
    assert [decision.player for decision in match.decisions] == [0]
    assert "done" in notations(match, 0)


@pytest.mark.rule("KF-5.15")
def test_production_may_be_in_vain() -> None:
    """All wood, all workers of the bag or all skills of the pile are elsewhere already."""
    hoard = {"workers": "blue 40 red 40 yellow 40", "skills": "anvil 16 pickaxe 16 saw 16"}
    seats = [{"workers": "green 1"}, {**hoard, "resources": {"home_2": "wood 24 stone 24 iron 24 gold 48"}}]
    tiles = ("keywood", "woodcutter", "gold_mine", "workshop", "alehouse", "apprentice_hall")
    for tile in tiles:
        match = at(offer=" ".join(tiles), seats=seats)
        play(match, f"use {tile} green", "send 1")
        state = state_of(match)
        assert match.decisions[0].player == 1
        assert on_tile(match, tile) == [1]
        assert (state.screen[0], state.skills[0], resources(match, "home_1")) == ((0, 0, 0, 0), (0, 0, 0), {})


@pytest.mark.rule("KF-5.15")
@pytest.mark.parametrize("tile", ["stable", "home_1", "home_2"])
def test_a_transport_tile_may_be_used_to_do_nothing(tile: str) -> None:
    """Without any resources, and also where something could be done."""
    for kept in ({}, {"keywood": "wood 2"}):
        seat = {"workers": "blue 1", "village": ["home_1", "keywood@0,-1"], "resources": kept}
        match = at(offer="stable", seats=[seat])
        play(match, f"use {tile} blue", "send 1")
        assert (notations(match, 0) == ["done"]) == (not kept)
        play(match, "done")
        assert match.decisions[0].player == 1
        assert on_tile(match, tile) == [1]
        assert resources(match, "keywood") == ({"wood": 2} if kept else {})


@pytest.mark.rule("KF-5.16")
@pytest.mark.parametrize(
    ("tile", "colour"),
    [("peddler", "yellow"), ("store", "blue"), ("fair", "red")],
)
def test_a_worker_must_be_left_to_pay(tile: str, colour: str) -> None:
    """The only worker of the colour asked for either does the work or pays."""
    other = "green"
    season = SEASON_OF[tile]

    def table(workers: str, **fields: Any) -> Match:
        return at(season=season, offer=tile, seats=[{"workers": workers}], **fields)

    assert hues(table(f"{colour} 1"), tile) == []
    assert hues(table(f"{colour} 2"), tile) == [colour]
    assert numbers(table(f"{colour} 4"), f"use {tile} {colour}") == [1, 2, 3]
    assert hues(table(f"{other} 5"), tile) == []
    assert hues(table(f"{colour} 1 {other} 1"), tile) == [other]
    assert numbers(table(f"{colour} 1 {other} 4"), f"use {tile} {other}") == [1, 2, 3, 4]


@pytest.mark.rule("KF-5.16")
def test_at_the_tavern_any_worker_must_be_left() -> None:
    for workers, expected in (("blue 1", []), ("blue 2", ["blue"]), ("blue 1 green 1", ["blue", "green"])):
        assert hues(at(season="summer", offer="tavern", seats=[{"workers": workers}]), "tavern") == expected
    match = at(season="summer", offer="tavern", seats=[{"workers": "red 3"}])
    assert numbers(match, "use tavern red") == [1, 2]


@pytest.mark.rule("KF-5.16")
def test_a_losing_group_can_be_left_to_pay() -> None:
    """It does the work or pays, not both; a leading one can do neither."""
    for bids, usable in ((["0 yellow 2", "1 yellow 3"], True), (["1 yellow 1", "0 yellow 2"], False)):
        match = at(offer="peddler miner", bids={"miner": bids}, seats=[{"workers": "yellow 1"}])
        assert ("peddler" in uses(match)) == usable
    alone = at(offer="peddler miner", bids={"miner": ["0 yellow 2", "1 yellow 3"]})
    assert "miner" not in uses(alone)  # KF-5.14
    assert "home_1" in uses(alone)
    assert "peddler" not in uses(alone)


@pytest.mark.rule("KF-5.16")
@pytest.mark.parametrize(
    ("tile", "pays"),
    [
        ("carpenter", ["saw"]),
        ("mason", ["pickaxe"]),
        ("smelter", ["anvil"]),
        ("brewer", ["anvil", "pickaxe", "saw"]),
        ("hiring_fair", ["anvil", "pickaxe", "saw"]),
    ],
)
def test_a_skill_must_be_there_to_pay(tile: str, pays: list[str]) -> None:
    def usable(skills: str) -> bool:
        return tile in uses(at(season="summer", offer=tile, seats=[{"workers": "blue 1", "skills": skills}]))

    assert not usable("")
    assert [skill for skill in ("anvil", "pickaxe", "saw") if usable(f"{skill} 1")] == pays


# -- groups ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-5.13")
@pytest.mark.parametrize(
    ("group", "before", "fits"),
    [
        (6, [], True),
        (7, [], False),
        (5, [1], True),
        (6, [1], False),
        (3, [1, 2], True),
        (4, [1, 2], False),
        (4, [2], True),
        (5, [2], False),
    ],
)
def test_a_losing_group_may_be_too_large(group: int, before: list[int], fits: bool) -> None:
    """Player 0 has no other workers than that group."""
    there = {"gold_mine": [f"blue {size}" for size in before]} if before else {}
    match = mine("", bids={"miner": [f"0 blue {group}", "1 blue 9"]}, uses=there)
    assert ("use gold_mine blue" in notations(match, 0)) == fits
    with_others = mine("blue 6", bids={"miner": [f"0 blue {group}", "1 blue 9"]}, uses=there)
    play(with_others, "use gold_mine blue")
    assert ("with miner" in notations(with_others, 0)) == fits


@pytest.mark.rule("KF-5.13")
def test_groups_and_workers_together_may_be_too_many() -> None:
    bids = {"miner": ["0 blue 3", "1 blue 9"], "keywood": ["0 blue 4", "1 blue 9"]}
    match = mine("blue 5", offer="gold_mine miner keywood", bids=bids)
    play(match, "use gold_mine blue", "with miner")
    assert notations(match, 0) == ["send 0", "send 1", "send 2", "send 3"]
    other = mine("blue 5", offer="gold_mine miner keywood", bids=bids)
    play(other, "use gold_mine blue", "with keywood")
    assert notations(other, 0) == ["send 0", "send 1", "send 2"]


@pytest.mark.rule("KF-5.14")
def test_a_losing_group_is_not_moved_onto_its_own_tile() -> None:
    bids = {"miner": ["0 blue 2", "1 blue 3"]}
    match = mine("blue 1", bids=bids)
    play(match, "use miner blue")
    assert notations(match, 0) == ["send 1"]
    other = mine("blue 1", bids=bids)
    play(other, "use gold_mine blue")
    assert notations(other, 0) == ["with miner", "send 1"]
    alone = mine("", bids=bids)
    assert "miner" not in uses(alone)
    assert "gold_mine" in uses(alone)


# -- until the end of the season -------------------------------------------------------------------------------


@pytest.mark.rule("KF-5.17")
def test_workers_stay_on_the_tile_until_the_season_ends() -> None:
    """On tiles on auction, in the own village and in another's."""
    match = mine(seats=[{"workers": "blue 4"}, {"workers": "blue 3"}])
    for tile in ("home_1", "home_2", "gold_mine"):
        play(match, f"use {tile} blue", "send 1")
        play(match, *(["pass"] if tile == "gold_mine" else ["done", "pass"]))
    play(match, "use miner blue", "send 1", "bid gold_mine blue", "send 1", "pass")
    assert all(on_tile(match, tile) == [1] for tile in ("home_1", "home_2", "gold_mine"))
    assert state_of(match).screen[:2] == [(0, 0, 0, 0), (2, 0, 0, 0)]
    play(match, "pass")
    assert all(on_tile(match, tile) == [] for tile in ("home_1", "home_2", "gold_mine"))
    assert state_of(match).screen[:2] == [(1, 0, 0, 0), (4, 0, 0, 0)]
