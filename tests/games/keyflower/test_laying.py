"""Laying tiles: where they go, how they are turned, and who lays when."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.keyflower.table import at, notations, play, random_game, season_over, state_of

#: Between the Peddler in the north and the place in the north-west is a field.
WITH_PEDDLER = ["home_1", "peddler@0,-1"]
#: The Forge has a road to the home tile and one to the north-west; all its other edges are fields.
WITH_FORGE = ["home_1", "forge@0,-1"]
#: By direction the turns that bring one of the Miner's four roads to the home tile.
MINER_AT_HOME = {"sw": "1345", "nw": "0245", "n": "0135", "ne": "0124", "se": "1235"}


def laying(*seats: dict[str, Any], season: str = "autumn", side_b: str = "") -> Match:
    """The last boat is chosen, so that tiles are laid next."""
    match = at(season=season, side_b=side_b, stack=["GrowVillages", "Ship 0"], cargo={"keyflower": ""}, seats=[*seats])
    match.apply(0, "ship keyflower")
    return match


def ways(village: list[str], tile: str) -> list[str]:
    """Every way to lay a tile, such as ``home_1 n 0``."""
    match = laying({"village": village, "won": tile})
    found = notations(match, 0)
    assert all(words.startswith("lay ") for words in found)
    return [words.removeprefix("lay ") for words in found]


def at_place(found: list[str], place: str) -> str:
    """Of those ways, how the tile may be turned at one place."""
    return "".join(words.split()[2] for words in found if words.startswith(f"{place} "))


def village(match: Match, seat: int = 0) -> list[str]:
    """The tiles of a village as positions write them."""
    found: list[str] = match.position()["seats"][seat]["village"]
    return found


# -- where a tile goes -----------------------------------------------------------------------------------------


@pytest.mark.rule("KF-9.1")
def test_a_tile_is_laid_beside_any_tile_and_turned_in_six_ways() -> None:
    """With edges free, by summer boat 2a, there are all eight places around two tiles and all six ways in each."""
    found = ways(["home_1", "summer_boat_2@0,1"], "forge")
    homes = [f"home_1 {direction}" for direction in ("sw", "nw", "n", "ne", "se")]
    boats = [f"summer_boat_2 {direction}" for direction in ("s", "sw", "se")]
    assert found == [f"{place} {turns}" for place in homes + boats for turns in range(6)]


@pytest.mark.rule("KF-9.1", "KF-9.2")
def test_road_to_road() -> None:
    found = ways(["home_1"], "miner")
    assert {direction: at_place(found, f"home_1 {direction}") for direction in MINER_AT_HOME} == MINER_AT_HOME
    assert len(found) == 20
    match = laying({"won": "miner"})
    with pytest.raises(IllegalAction):
        match.apply(0, "lay home_1 n 2")


@pytest.mark.rule("KF-9.2")
def test_field_to_field() -> None:
    """North of the Forge is a field: the Miner's two fields may go there, and none of its roads."""
    assert at_place(ways(WITH_FORGE, "miner"), "forge n") == "24"
    assert at_place(ways(["home_1"], "miner"), "home_1 n") == "0135"


@pytest.mark.rule("KF-9.2")
def test_water_to_water() -> None:
    assert ways(["home_1"], "summer_boat_3") == ["home_1 s 0", "home_1 s 3"]
    assert at_place(ways(["home_1"], "miner"), "home_1 s") == ""
    assert at_place(ways(["home_1", "summer_boat_4@0,1"], "summer_boat_3"), "summer_boat_4 s") == "03"


@pytest.mark.rule("KF-9.2")
def test_every_edge_that_touches_must_match() -> None:
    """In the north-west a road leads to the home tile, and the Peddler has a field there."""
    assert at_place(ways(["home_1"], "miner"), "home_1 nw") == "0245"
    assert at_place(ways(WITH_PEDDLER, "miner"), "home_1 nw") == "02"


@pytest.mark.rule("KF-9.3")
def test_a_summer_boat_may_lie_beside_a_field() -> None:
    """It need not join the water of the home tile."""
    found = ways(WITH_FORGE, "summer_boat_3")
    assert at_place(found, "forge n") == "1245"
    assert at_place(found, "home_1 s") == "03"


@pytest.mark.rule("KF-9.3")
def test_a_boat_may_lie_beside_a_field() -> None:
    match = at(season="winter", stack=["GrowVillages", "Ship 1", "Ship 0"], seats=[{"village": WITH_FORGE}])
    play(match, "ship keyflower", "ship sea_bastion", "lay forge n 1")
    assert village(match)[-1] == "keyflower@0,-2 turn 1"


@pytest.mark.rule("KF-9.11")
def test_a_place_is_named_by_its_lowest_neighbour() -> None:
    """One place touches Forge and Miner, one Forge and home tile; the Miner comes before the Forge."""
    tiles = [*WITH_FORGE, "miner@1,-1"]
    numbers = [CATALOG.tile(tile) for tile in ("home_1", "miner", "forge")]
    assert numbers == sorted(numbers)
    found = ways(tiles, "keywood")
    assert at_place(found, "miner n") == "25"
    assert at_place(found, "forge ne") == ""
    assert at_place(found, "home_1 nw") == "25"
    assert at_place(found, "forge sw") == ""
    match = laying({"village": tiles, "won": "keywood"})
    play(match, "lay miner n 2")
    assert village(match)[-1] == "keywood@1,-2 turn 2"


# -- who lays what when ----------------------------------------------------------------------------------------


@pytest.mark.rule("KF-9.4")
@pytest.mark.parametrize("order", list(permutations(["miner", "forge", "stable"])))
def test_all_tiles_won_are_laid_in_any_order(order: tuple[str, ...]) -> None:
    match = laying({"won": "miner forge stable"})
    left = ["stable", "miner", "forge"]
    for tile in order[:-1]:
        assert notations(match, 0) == [f"take-up {name}" for name in left]
        play(match, f"take-up {tile}")
        match.apply(0, match.decisions[0].options[-1])
        left.remove(tile)
    match.apply(0, match.decisions[0].options[-1])
    assert [text.partition("@")[0] for text in village(match)] == ["home_1", *order]
    assert match.view(None)["season"] == "winter"


@pytest.mark.rule("KF-9.5")
def test_a_tile_once_laid_stays_as_it_is() -> None:
    match = laying({"village": ["home_1", "miner@0,-1"], "won": "forge stable keywood"})
    play(match, "take-up forge")
    assert not [words for words in notations(match, 0) if not words.startswith("lay ")]
    match.apply(0, match.decisions[0].options[0])
    assert notations(match, 0) == ["take-up keywood", "take-up stable"]


@pytest.mark.rule("KF-9.5")
@pytest.mark.parametrize("seed", range(3))
def test_villages_only_ever_grow(seed: int) -> None:
    before: list[tuple[Any, ...]] = [(), (), ()]
    for match in random_game(3, seed):
        now = [built.data() for built in state_of(match).villages]
        for old, new in zip(before, now, strict=True):
            assert new[: len(old)] == old
        before = now
    assert min(len(tiles) for tiles in before) > 1


@pytest.mark.rule("KF-9.6")
def test_players_lay_at_the_same_time_whoever_is_first() -> None:
    moves = {
        0: ["take-up miner", "lay home_1 n 0", "lay home_1 se 2"],
        1: ["take-up stable", "lay home_2 n 0", "lay home_2 se 1"],
    }
    results = set()
    for order in ((0, 0, 0, 1, 1, 1), (1, 1, 1, 0, 0, 0), (0, 1, 1, 0, 0, 1), (1, 0, 1, 0, 1, 0)):
        match = laying({"won": "miner forge"}, {"won": "stable keywood"})
        assert [decision.player for decision in match.decisions] == [0, 1]
        left = {player: list(words) for player, words in moves.items()}
        for player in order:
            match.apply(player, left[player].pop(0))
        results.add((tuple(village(match, 0)), tuple(village(match, 1))))
    assert results == {(("home_1", "miner@0,-1", "forge@1,0 turn 2"), ("home_2", "stable@0,-1", "keywood@1,0 turn 1"))}


@pytest.mark.rule("KF-9.7")
def test_village_tiles_are_laid_front_up() -> None:
    match = laying({"won": "miner"})
    play(match, "lay home_1 n 0")
    laid = match.view(None)["players"][0]["village"][-1]
    assert (laid["tile"], laid["side"], laid["upgraded"]) == ("miner", "front", False)


@pytest.mark.rule("KF-9.7")
@pytest.mark.parametrize(("side_b", "side"), [("", "a"), ("summer_boat_3", "b")])
def test_a_summer_boat_keeps_its_side(side_b: str, side: str) -> None:
    match = laying({"won": "summer_boat_3"}, season="summer", side_b=side_b)
    play(match, "lay home_1 s 0")
    laid = match.view(None)["players"][0]["village"][-1]
    assert (laid["tile"], laid["side"]) == ("summer_boat_3", side)


# -- summer boat 2a --------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.3", "KF-11.16")
def test_with_2a_edges_need_not_match_but_tiles_must_touch() -> None:
    match = laying({"village": ["home_1", "summer_boat_2@0,1"], "won": "forge"})
    assert len(notations(match, 0)) == 8 * 6
    around = {(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1, 2)} - {(0, 0), (0, 1), (-1, -1), (1, 2)}
    reached = set()
    for words in notations(match, 0):
        after = match.clone()
        after.apply(0, words)
        reached.add((state_of(after).villages[0].tiles[-1].q, state_of(after).villages[0].tiles[-1].r))
    assert reached == around
    play(match, "lay home_1 n 3")
    assert village(match)[-1] == "forge@0,-1 turn 3"


@pytest.mark.rule("KF-11.3")
def test_side_b_of_the_boat_frees_no_edges() -> None:
    match = laying({"village": ["home_1", "summer_boat_2@0,1"], "won": "forge"}, side_b="summer_boat_2")
    assert "lay home_1 n 0" in notations(match, 0)
    assert "lay home_1 n 3" not in notations(match, 0)


@pytest.mark.rule("KF-11.12")
def test_2a_does_not_free_its_own_laying_but_the_next() -> None:
    bids = {"summer_boat_2": ["0 red 1"], "mason": ["0 red 1"]}
    match = season_over(season="summer", offer="summer_boat_2 mason", bids=bids)
    play(match, "ship keyflower", "ship sea_bastion")
    assert match.view(None)["players"][0]["powers"] == []
    before = match.clone()
    play(before, "take-up mason")
    assert "lay home_1 n 0" not in notations(before, 0)
    play(match, "take-up summer_boat_2")
    assert notations(match, 0) == ["lay home_1 s 0", "lay home_1 s 3"]
    play(match, "lay home_1 s 0")
    assert match.view(None)["players"][0]["powers"] == ["cross_country"]
    assert "lay home_1 n 0" in notations(match, 0)
    assert len(notations(match, 0)) == 8 * 6
