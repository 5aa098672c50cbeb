"""BL-8.4 to BL-8.15: tiles and pastures are put on the map."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from tests.games.boonlake.table import (
    FULL,
    asked,
    changes,
    exploring,
    notations,
    play,
    player_of,
    reason,
    space_of,
    step,
    turn,
)

#: What covering a space brings; a resource stands for its production site. Start spaces of two players have nothing.
REWARDS: dict[str, dict[str, int] | str] = {
    "1": {"coins": 3}, "2": {"cards": 2}, "3": {"ranch": 1, "supply": -1}, "4": "wood", "5": {}, "6": {"coins": 2},
    "7": {"cards": 2}, "8": "clay", "9": {}, "10": {"coins": 2}, "11": {"cards": 2}, "12": "iron",
    "13": {"ranch": 1, "supply": -1}, "14": {}, "15": {"coins": 4}, "16": {"cards": 2}, "17": "stone",
    "18": {"ranch": 1, "supply": -1}, "19": {}, "20": {"coins": 2}, "21": "stone", "22": {}, "23": {"coins": 3},
    "24": {"cards": 3}, "25": "wood", "26": {"ranch": 1, "supply": -1}, "27": {"coins": 3}, "28": "clay",
    "29": {"cards": 3}, "30": {}, "31": {"ranch": 1, "supply": -1}, "32": "iron", "33": {"coins": 2},
}  # fmt: skip
#: The map with all but some spaces filled.
GREY = [tile.id for tile in CATALOG.tiles if not tile.mark]


def all_but(*spaces: str) -> dict[str, str]:
    return {space: tile for space, tile in FULL.items() if space not in spaces}


def neighbour(space: str) -> str:
    entry = CATALOG.spaces[int(space) - 1]
    return CATALOG.spaces[entry.land[0]].id


# -- exploring -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-8.4")
def test_a_tile_goes_next_to_a_tile() -> None:
    match = play(exploring(table={"map": {"9": "s01"}}), "explore")
    assert notations(match) == ["place 5", "place 6", "place 8", "place 16"]  # 16 lies over the bridge
    assert reason(match, "space:9") == ("BL-8.4", "space-filled")
    assert reason(match, "space:33") == ("BL-8.4", "space-remote")
    grey = match.view(None)["grey"]
    play(match, "place 16")
    assert space_of(match, 16)["tile"] in GREY
    assert (grey, match.view(None)["grey"]) == (24, 24)


@pytest.mark.rule("BL-8.5")
def test_pastures_count_as_tiles_and_pieces_do_not_matter() -> None:
    for table in ({"map": {"1": "pasture"}}, {"map": {"1": "s01"}}):
        assert notations(step("PlaceTile 0 g01", table=table)) == ["place 2", "place 4"]
    taken = step("PlaceTile 0 g01", settlers="1a", others=[{"homes": "1b"}], table={"map": {"1": "s01"}})
    assert notations(taken) == ["place 2", "place 4"]


@pytest.mark.parametrize("space", REWARDS)
@pytest.mark.rule("BL-8.6", "BL-8.13")
def test_the_reward_of_each_space(space: str) -> None:
    """For a tile as for a pasture."""
    reward = REWARDS[space]
    table = {"map": {neighbour(space): "s01"}}
    for due, move in (("PlaceTile 0 g01", f"place {space}"), ("PlacePasture 0", f"pasture {space}")):
        match = step(due, table=table)
        assert changes(match, move) == ({} if isinstance(reward, str) else reward)
        works = dict.fromkeys(("wood", "clay", "stone", "iron"), 0)
        if isinstance(reward, str):
            works[reward] = 1
        assert player_of(match)["works"] == works


@pytest.mark.rule("BL-8.7", "BL-8.8")
def test_asked_before_a_tile_is_revealed_and_then_it_must_be_placed() -> None:
    match = exploring()
    assert notations(match) == ["explore", "decline"]
    assert match.view(0)["grey"] == 25
    assert reason(match, "space:6") == ("BL-8.7", "reveal-first")
    play(match, "explore")
    assert notations(match) == notations(match, 0, "place")
    assert match.view(0)["grey"] == 24
    assert match.decisions[0].player == 0
    assert reason(match, "decline") == ("BL-24.4", "unfinished")


@pytest.mark.rule("BL-8.7")
def test_declining_reveals_nothing() -> None:
    match = exploring()
    play(match, "decline")
    assert match.view(None)["grey"] == 25


@pytest.mark.rule("BL-8.9")
def test_with_one_space_left_it_can_be_filled() -> None:
    for space in ("1", "15", "33"):
        match = step("PlaceTile 0 g25", table={"map": all_but(space)})
        assert notations(match) == [f"place {space}"]


@pytest.mark.rule("BL-8.10")
def test_a_full_map_brings_two_coins_a_tile() -> None:
    match = turn("pioneer", players=2, ranch=0, table={"map": FULL})
    assert player_of(match)["coins"] == 4
    assert turn("recruit", players=2, table={"map": FULL}).view(None)["players"][0]["coins"] == 2


@pytest.mark.rule("BL-8.10")
def test_each_tile_that_cannot_be_placed_counts() -> None:
    """One space is left, and it gives 2 coins; the second tile brings 2 more."""
    match = exploring(2, table={"map": all_but("33")})
    assert changes(match, "explore") == {"coins": 4}


@pytest.mark.rule("BL-8.11")
def test_an_empty_grey_pile_brings_two_coins_a_tile() -> None:
    spaces = [str(number) for number in range(1, 26)]
    match = turn("pioneer", players=2, ranch=0, table={"map": dict(zip(spaces, GREY, strict=True))})
    assert match.view(None)["grey"] == 0
    assert player_of(match)["coins"] == 4
    last = exploring(2, table={"map": dict(zip(spaces[:24], GREY[:24], strict=True))})
    assert changes(last, "explore", "place 25") == {"coins": 2}


@pytest.mark.rule("BL-8.12")
def test_example_of_a_recruit_who_explores() -> None:
    match = turn("recruit", players=2)
    play(match, "explore")
    assert changes(match, "place 6") == {"coins": 2}
    assert notations(match, 0, "explore") == []


# -- pastures --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-8.13")
def test_a_pasture_is_placed_as_a_tile_is() -> None:
    match = turn("cattle_breeding", players=2, table={"map": {"9": "s01"}})
    assert notations(match) == ["pasture 5", "pasture 6", "pasture 8", "pasture 16", "decline"]
    assert reason(match, "space:9") == ("BL-8.4", "space-filled")
    assert reason(match, "space:1") == ("BL-8.4", "space-remote")
    assert changes(match, "pasture 6") == {"coins": 2}
    assert (space_of(match, 6)["tile"], match.view(None)["pastures"], match.view(None)["grey"]) == ("pasture", 6, 25)


@pytest.mark.rule("BL-8.14")
def test_without_a_pasture_or_a_space_two_coins() -> None:
    used: dict[str, Any] = {"map": {"1": "s01", **{str(number): "pasture" for number in range(2, 9)}}}
    for table in ({"map": FULL}, used):
        match = turn("cattle_breeding", players=2, ranch=0, table=table)
        assert [player_of(match, seat)["coins"] for seat in (0, 1)] == [2, 0]
        assert notations(match, 0, "pasture") == []


@pytest.mark.rule("BL-8.15")
def test_declining_a_pasture_brings_nothing() -> None:
    match = turn("cattle_breeding", players=2)
    assert changes(match, "decline") == {}
    assert match.view(None)["pastures"] == 7
    assert asked(match) == [0]
