"""Workers that lie down: bids of another colour with summer boat 4a, uses of any colours with 4b."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.match import Match
from tests.games.keyflower.table import at, in_bag, notations, play, season_over, state_of, workers_of

HOME = ["home_1", "summer_boat_4@0,1"]


def counter(workers: str, **fields: Any) -> Match:
    """Autumn; player 0 has summer boat 4a."""
    seats = [{"village": HOME, "workers": workers}, {"workers": fields.pop("other", "")}]
    return at(season="autumn", offer=fields.pop("offer", "forge inn"), seats=seats, **fields)


def mixing(workers: str, **fields: Any) -> Match:
    """Autumn; player 0 has summer boat 4b."""
    return counter(workers, side_b="summer_boat_4", **fields)


def begun(match: Match, start: str, player: int = 0) -> list[str]:
    """What a player may begin that starts with those words."""
    return [words for words in notations(match, player) if words.startswith(start)]


def lot(match: Match, tile: str) -> dict[str, Any]:
    """A tile on auction, as all see it."""
    found: dict[str, Any] = next(lot for lot in match.view(None)["lots"] if lot["tile"] == tile)
    return found


def bids(match: Match, tile: str) -> list[str]:
    """The bids for a tile as positions write them."""
    found: list[str] = match.position().get("bids", {}).get(tile, [])
    return found


def uses(match: Match, tile: str) -> list[str]:
    found: list[str] = match.position().get("uses", {}).get(tile, [])
    return found


# -- 4a --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.22")
def test_a_counter_bid_needs_to_be_the_largest_in_one_colour() -> None:
    """Three red and two green are five, but of two colours."""
    assert begun(counter("red 3 green 2", bids={"forge": ["1 blue 3"]}), "bid forge") == []
    match = counter("red 4 green 2", bids={"forge": ["1 blue 3"]})
    assert begun(match, "bid forge") == ["bid forge red"]
    play(match, "bid forge red")
    assert notations(match, 0) == ["send 4"]


@pytest.mark.rule("KF-11.22")
def test_a_counter_bid_takes_along_groups_of_its_colour_only() -> None:
    """Beside the Inn lies a losing green group, beside the turn-order tile a losing red one."""
    groups = {"forge": ["1 blue 3"], "inn": ["0 green 1", "1 green 2"], "turn_order_1": ["0 red 1", "1 red 2"]}
    match = counter("red 3", bids=groups)
    play(match, "bid forge red")
    assert notations(match, 0) == ["with turn_order_1"]
    play(match, "with turn_order_1")
    assert notations(match, 0) == ["send 3"]


@pytest.mark.rule("KF-11.22")
def test_a_counter_bid_is_raised_in_its_own_colour() -> None:
    match = counter("red 3 green 5 blue 5", bids={"forge": ["0 red 2 lying", "1 blue 4"]})
    assert begun(match, "bid forge") == ["bid forge red"]


@pytest.mark.rule("KF-11.25")
def test_a_lying_group_that_is_alone_stands_up() -> None:
    """The blue group leaves; from now on red is bid for the Forge."""
    match = counter("green 9", other="blue 9 red 9", turn=1, bids={"forge": ["1 blue 2", "0 red 3 lying"]})
    assert lot(match, "forge")["colour"] == "blue"
    assert begun(match, "bid forge", 1) == ["bid forge blue"]
    play(match, "bid inn blue", "with forge", "send 0")
    assert bids(match, "forge") == ["0 red 3"]
    assert lot(match, "forge")["colour"] == "red"
    play(match, "pass")
    assert begun(match, "bid forge", 1) == ["bid forge red"]


@pytest.mark.rule("KF-11.25")
@pytest.mark.parametrize(("groups", "workers"), [([], {"inn": ["blue 1"]}), (["2 blue 1"], {})])
def test_it_lies_on_while_a_worker_or_a_standing_bid_is_there(groups: list[str], workers: dict[str, Any]) -> None:
    """The group of player 1 leaves the Inn, but a worker on it is blue, or another group beside it."""
    match = at(
        3,
        season="autumn",
        turn=1,
        offer="forge inn",
        bids={"inn": ["1 blue 2", "0 red 3 lying", *groups]},
        uses=workers,
        seats=[{"village": HOME}, {"workers": "blue 1"}],
    )
    play(match, "bid forge blue", "with inn", "send 0")
    assert "0 red 3 lying" in bids(match, "inn")
    assert lot(match, "inn")["colour"] == "blue"


@pytest.mark.rule("KF-11.29")
def test_a_lying_group_wins_like_any_other() -> None:
    match = season_over(
        season="autumn",
        offer="forge",
        bids={"forge": ["1 blue 2", "0 green 3 lying"]},
        seats=[{"village": HOME}],
    )
    assert CATALOG.tile("forge") in state_of(match).won[0]
    assert (workers_of(match, 0), workers_of(match, 1)) == ("", "blue 2")
    assert in_bag(match) == "blue 38 red 40 yellow 40 green 3"


@pytest.mark.rule("KF-11.29")
def test_a_lying_group_loses_like_any_other() -> None:
    match = season_over(
        season="autumn",
        offer="forge",
        bids={"forge": ["0 green 3 lying", "1 blue 4"]},
        seats=[{"village": HOME}],
    )
    assert CATALOG.tile("forge") in state_of(match).won[1]
    assert (workers_of(match, 0), workers_of(match, 1)) == ("green 3", "")


@pytest.mark.rule("KF-11.29")
def test_a_lying_group_that_loses_moves_and_follows_the_rules_of_its_new_place() -> None:
    """A bid without others stands; a use stands; on a tile of another colour it cannot be used."""
    fields: dict[str, Any] = {"bids": {"forge": ["0 red 3 lying", "1 blue 4"]}, "offer": "forge inn well"}
    match = counter("", **fields)
    play(match, "bid well red", "with forge", "send 0")
    assert bids(match, "well") == ["0 red 3"]
    match = counter("", **fields)
    play(match, "use inn red", "with forge", "send 0")
    assert uses(match, "inn") == ["red 3"]
    assert lot(match, "inn")["colour"] == "red"
    match = counter("", **fields, uses={"inn": ["blue 1"]})
    assert begun(match, "use inn") == []
    leading = counter("", bids={"forge": ["0 red 5 lying", "1 blue 4"]}, offer="forge inn well")
    assert begun(leading, "use inn") == begun(leading, "bid well") == []


# -- 4b --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.8")
@pytest.mark.parametrize(
    "fields", [{"bids": {"inn": ["1 blue 1"]}}, {"uses": {"inn": ["blue 1"]}}, {"bids": {"inn": ["0 blue 1"]}}]
)
def test_a_tile_with_a_bid_or_workers_is_used_with_any_colours(fields: dict[str, Any]) -> None:
    hand = "red 1 yellow 1 green 1"
    match = mixing(hand, **fields)
    assert begun(match, "use inn") == ["use inn mixed"]
    assert begun(counter(hand, **fields), "use inn") == []
    play(match, "use inn mixed", "add red", "add green", "done")
    assert uses(match, "inn")[-1] == "red 1 green 1 lying"
    assert lot(match, "inn")["colour"] == "blue"
    assert match.view(0)["players"][0]["workers"] == 1 + 1


@pytest.mark.rule("KF-11.8")
def test_tiles_of_villages_are_used_with_any_colours_too() -> None:
    match = mixing("red 1 yellow 1", uses={"home_2": ["blue 1"]})
    play(match, "use home_2 mixed", "add red", "add yellow", "done")
    assert uses(match, "home_2") == ["blue 1", "red 1 yellow 1 lying"]


@pytest.mark.rule("KF-11.32")
def test_a_tile_without_bids_and_workers_is_used_with_one_colour() -> None:
    match = mixing("red 1 yellow 2")
    assert begun(match, "use inn") == ["use inn red", "use inn yellow"]
    play(match, "use inn yellow", "send 2")
    assert uses(match, "inn") == ["yellow 2"]
    assert lot(match, "inn")["colour"] == "yellow"


@pytest.mark.rule("KF-11.30")
def test_lying_workers_count_for_the_six_and_for_the_next_use() -> None:
    match = mixing("red 1 yellow 1", uses={"inn": ["blue 1"]}, other="blue 6")
    play(match, "use inn mixed")
    assert "done" not in notations(match, 0)
    play(match, "add red")
    assert "done" not in notations(match, 0)
    play(match, "add yellow", "done")
    assert (lot(match, "inn")["next_use"], lot(match, "inn")["room"]) == (3, 3)
    play(match, "use inn blue")
    assert notations(match, 1) == ["send 3"]


@pytest.mark.rule("KF-11.30")
def test_no_more_than_six_workers_with_those_that_lie() -> None:
    match = mixing("red 5 yellow 5", uses={"inn": ["blue 1", "red 1 yellow 1 lying"]})
    play(match, "use inn mixed", "add red", "add yellow", "add red")
    assert notations(match, 0) == ["done"]
    assert begun(mixing("red 5 yellow 5", uses={"inn": ["blue 3"]}), "use inn") == []


@pytest.mark.rule("KF-11.31")
@pytest.mark.parametrize("fields", [{"bids": {"inn": ["1 green 1"]}}, {"uses": {"inn": ["green 1"]}}])
def test_4b_works_against_green(fields: dict[str, Any]) -> None:
    match = mixing("red 3", **fields)
    play(match, "use inn mixed", "add red", "add red", "done")
    assert uses(match, "inn")[-1] == "red 2 lying"
    assert lot(match, "inn")["colour"] == "green"


@pytest.mark.rule("KF-11.31")
def test_every_use_may_have_other_colours() -> None:
    match = mixing("red 2 yellow 2 blue 1", bids={"inn": ["1 green 1"]})
    play(match, "use inn mixed", "add red", "done", "pass", "use inn mixed", "add yellow", "add yellow", "done", "pass")
    play(match, "use inn mixed", "add blue", "add red")
    match.apply(0, begun(match, "add")[-1])
    assert notations(match, 0) == ["done"]
    play(match, "done")
    assert uses(match, "inn")[:2] == ["red 1 lying", "yellow 2 lying"]
    assert uses(match, "inn")[2].endswith("lying")


@pytest.mark.rule("KF-11.33")
def test_losing_groups_are_used_whole_and_together_whatever_their_colours() -> None:
    groups = {"forge": ["0 blue 2", "1 blue 3"], "well": ["0 red 2", "1 red 3"], "barn": ["0 green 4", "1 green 5"]}
    match = mixing("yellow 1", offer="forge inn well barn", bids=groups, uses={"inn": ["blue 1"]})
    play(match, "use inn mixed")
    assert set(notations(match, 0)) == {"with forge", "with well", "with barn", "add yellow"}
    play(match, "with forge", "with well")
    assert notations(match, 0) == ["done", "add yellow"]
    play(match, "add yellow", "done")
    assert uses(match, "inn")[-1] == "blue 2 red 2 yellow 1 lying"
    assert bids(match, "forge") == ["1 blue 3"]
    assert bids(match, "well") == ["1 red 3"]
    assert bids(match, "barn") == ["0 green 4", "1 green 5"]
