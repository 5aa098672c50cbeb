"""Points: printed ones, boats and turn-order tiles by the village around them, and the sheet that explains them."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.allocation import Line
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.scoring import by_pieces
from boardwright.match import Match
from tests.games.keyflower.slow_scoring import slow_scores
from tests.games.keyflower.table import at

#: A tile that frees all edges.
FREE = ["summer_boat_2@-1,0"]


def after(*village: str, **seat: Any) -> Match:
    """A finished game in which the first player has that village; the other one has the purple figure."""
    table = seat.pop("table", {})
    match = at(season="winter", over=True, **{"start": 1, **table}, seats=[{"village": list(village), **seat}])
    assert match.scores == slow_scores(match)
    return match


def lines(match: Match, player: int = 0) -> dict[str, int]:
    return {line.id: line.points for line in match.score_sheet[player].lines if line.points}


def targets(match: Match, line: str, player: int = 0) -> list[tuple[str, ...]]:
    found = next(row for row in match.score_sheet[player].lines if row.id == line)
    return [earning.targets for earning in found.earnings]


@pytest.mark.rule("KF-13.10", "KF-13.5", "KF-13.8")
def test_sides_that_show_count() -> None:
    village = ["home_1", "miner@0,-1 turn 5", *FREE, "sawmill@1,-1", "goldsmith@1,0"]
    assert lines(after(*village)) == {"village": 3}
    assert lines(after(*village, upgraded="home_1 miner sawmill goldsmith")) == {"village": 5 + 3 + 10 + 7}
    assert targets(after(*village, upgraded="miner"), "village") == [("tile:miner",), ("tile:sawmill",)]


@pytest.mark.rule("KF-13.10", "KF-13.11", "KF-13.15")
def test_storage_and_gold_count() -> None:
    village = ["home_1", *FREE, "timber_yard@0,-1"]
    match = after(*village, upgraded="timber_yard", resources={"timber_yard": "wood 2 stone 1", "home_1": "gold 4"})
    assert lines(match) == {"timber_yard": 6, "gold": 4}
    assert targets(match, "timber_yard") == [("tile:timber_yard", "resource:wood", "resource:wood")]


@pytest.mark.rule("KF-12.12", "KF-10.5")
def test_plain_points_of_winter_tiles_and_boats_have_their_own_lines() -> None:
    match = after(*["home_1", *FREE, "keythedral@0,-1"])
    assert lines(match) == {"keythedral": 12}
    table = {"players": 5}
    assert lines(after("home_1", *FREE, "ianvincible@0,-1", table=table)) == {"ianvincible": 5}


@pytest.mark.rule("KF-10.1", "KF-10.19", "KF-11.4")
def test_keyflower_counts_steps_on_the_sides_that_show() -> None:
    village = ["home_1", "stable@0,-1 turn 1", "keyflower@0,1"]
    assert lines(after(*village)) == {"keyflower": 3}
    match = after(*village, upgraded="stable")
    assert lines(match) == {"village": 5, "keyflower": 5}
    assert targets(match, "keyflower") == [("tile:keyflower", "tile:home_1", "tile:stable")]
    double = ["home_1", "stable@0,-1 turn 1", "summer_boat_2@0,1", "keyflower@1,1"]
    assert lines(after(*double, table={"side_b": "summer_boat_2"})) == {"keyflower": 6}
    assert lines(after(*double)) == {"keyflower": 3}


@pytest.mark.rule("KF-10.2", "KF-10.21", "KF-11.17")
def test_sea_bastion_counts_the_tiles_of_a_loop_of_roads() -> None:
    village = ["home_1", *FREE, "keywood@0,-1 turn 5", "sea_bastion@-1,1"]
    match = after(*village, "miner@1,-1 turn 1")
    assert lines(match) == {"sea_bastion": 3}
    assert targets(match, "sea_bastion") == [("tile:sea_bastion", "tile:home_1", "tile:keywood", "tile:miner")]
    assert lines(after(*village, "miner@1,-1 turn 3")) == {}
    assert lines(after(*village)) == {}


@pytest.mark.rule("KF-10.3", "KF-10.22")
@pytest.mark.parametrize(
    ("boats", "points"),
    [
        (["sea_breese@-1,1"], 0),
        (["sea_breese@0,1"], 2),
        (["sea_breese@0,1 turn 1"], 0),
        (["summer_boat_1@0,1", "sea_breese@1,1"], 2),
        (["summer_boat_1@0,1", "sea_breese@0,2 turn 3"], 4),
        (["summer_boat_1@0,1", "summer_boat_3@0,2", "summer_boat_4@0,3", "sea_breese@0,4"], 16),
    ],
)
def test_sea_breese_counts_boats_in_a_line_from_home(boats: list[str], points: int) -> None:
    match = after("home_1", *FREE, *boats, table={"players": 3})
    assert lines(match) == ({"sea_breese": points} if points else {})


@pytest.mark.rule("KF-10.4", "KF-10.23")
def test_flipper_turns_over_the_tile_that_earns_most() -> None:
    table = {"players": 4}
    match = after("home_1", *FREE, "flipper@0,-1", "sawmill@1,-1", table=table)
    assert lines(match) == {"village": 10, "flipper": 2}
    assert targets(match, "flipper") == [("tile:flipper", "tile:sawmill")]
    stored = {"timber_yard": "wood 9"}
    match = after("home_1", *FREE, "flipper@0,-1", "sawmill@1,-1", "timber_yard@1,0", table=table, resources=stored)
    assert lines(match) == {"village": 3, "timber_yard": 27, "flipper": 2}
    match = after("home_1", *FREE, "flipper@0,-1", upgraded="home_1", table=table)
    assert lines(match) == {"village": 5, "flipper": 2}


@pytest.mark.rule("KF-10.6", "KF-13.13")
def test_white_wind_counts_workers_used_for_nothing_else() -> None:
    match = after("home_1", *FREE, "white_wind@0,-1", "key_market@1,-1", workers="blue 4 green 3", table={"players": 6})
    assert lines(match) == {"key_market": 6, "white_wind": 4}


@pytest.mark.rule("KF-10.7", "KF-10.24", "KF-10.25")
def test_turn_order_tiles_count_all_neighbours() -> None:
    match = after("home_1", *FREE, "turn_order_1@0,-1", "turn_order_2@1,-1", table={"players": 3})
    assert lines(match) == {"turn_order": 3 + 2}
    assert set(targets(match, "turn_order")[0]) == {
        *("tile:turn_order_1", "tile:home_1", "tile:turn_order_2", "tile:summer_boat_2")
    }


@pytest.mark.rule("KF-9.8")
def test_tiles_set_aside_earn_nothing() -> None:
    assert lines(after("home_1", stranded="keythedral")) == {}


@pytest.mark.rule("KF-13.18", "KF-13.19")
def test_the_purple_figure_counts_for_its_holder_at_the_end() -> None:
    fields: dict[str, Any] = {"season": "winter", "seats": [{"village": ["home_1", *FREE, "scholar@0,-1"]}]}
    assert at(**fields).scores == [0, 0]
    match = at(**fields, over=True)
    assert lines(match) == {"scholar": 3}
    assert targets(match, "scholar") == [("tile:scholar", "figure:purple")]
    assert lines(at(**fields, start=1, over=True), 1) == {"gold": 1}


@pytest.mark.rule("KF-13.22")
def test_equal_totals_share_the_win() -> None:
    assert after("home_1", resources={"home_1": "gold 1"}).winners == [0, 1]
    assert after("home_1", resources={"home_1": "gold 2"}).winners == [0]


def test_all_players_have_the_same_lines_and_a_tile_has_its_line_before_it_is_laid() -> None:
    match = at(
        season="winter",
        stack=["NextSeason"],
        lanes={"0": ["TakeUp 0"], "1": ["TakeUp 1"]},
        seats=[{"won": "jeweller keyflower"}, {"won": "sea_bastion", "resources": {"home_2": "gold 1"}}],
    )
    before = [[line.id for line in sheet.lines] for sheet in match.score_sheet]
    assert before == [["village", "jeweller", "keyflower", "sea_bastion", "turn_order", "gold"]] * 2
    match.apply(0, "take-up keyflower")
    match.apply(0, "lay home_1 s 0")
    assert [[line.id for line in sheet.lines] for sheet in match.score_sheet] == before
    assert match.scores == [1, 1]


@pytest.mark.rule("KF-13.12")
def test_sets_and_bundles_are_told_apart() -> None:
    """Gold stands for what is missing; each set is an earning of its own."""
    mercer = Line(CATALOG.tile("mercers_guild"), 10, resources=(2, 1, 1, 2))
    wood, stone, iron, gold = (f"resource:{name}" for name in ("wood", "stone", "iron", "gold"))
    assert [(earning.points, earning.targets[1:]) for earning in by_pieces(mercer)] == [
        (5, (wood, stone, iron)),
        (5, (wood, gold, gold)),
    ]
    guild = Line(CATALOG.tile("key_guild"), 10, skills=(2, 2, 0), purple="any")
    assert [(earning.points, len(earning.targets)) for earning in by_pieces(guild)] == [(10, 6)]


def test_the_sheet_allocates_what_the_best_use_does() -> None:
    village = ["home_1", *FREE, "scribes@0,-1", "jeweller@1,-1", "windmill@1,0"]
    match = after(*village, skills="anvil 2 pickaxe 2 saw 3", resources={"home_1": "wood 4 gold 3"})
    assert lines(match) == {"scribes": 20, "jeweller": 4, "windmill": 5}
    assert [len(row) for row in targets(match, "scribes")] == [4, 4]
