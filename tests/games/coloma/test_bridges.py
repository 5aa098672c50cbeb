"""The bridges of CO-23: what each counts, and how much it is worth at most."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coloma.table import turn

CARDS = ["placer_claim", "sawmill", "boarding_house", "bank", "quarry", "land_office", "blacksmith", "newspaper"]
REGIONS = ["bear_river", "middle_fork", "high_sierra", "cosumnes", "sacramento_valley"]


def points(bridge: str, players: int = 6, **seat: Any) -> int:
    """The points of a bridge for whoever has that."""
    table = {"bridges": f"{bridge} 2"}
    match = turn(1, players=players, rivers=[1], bridges=bridge, table=table, **seat)
    (line,) = [line for line in match.score_sheet[0].lines if line.id == "bridges"]
    assert match.points_now[0] == sum(each.points for each in match.score_sheet[0].lines)
    return line.points


@pytest.mark.rule("CO-23.1")
@pytest.mark.parametrize(("horses", "worth"), [(0, 0), (1, 2), (5, 10), (6, 12)])
def test_stagecoach_bridge(horses: int, worth: int) -> None:
    assert points("stagecoach", horses=horses) == worth


@pytest.mark.rule("CO-23.2")
@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (1, 2), (6, 12), (8, 12)])
def test_drafters_bridge(cards: int, worth: int) -> None:
    assert points("drafters", hand=CARDS[:cards], town="stable") == worth


@pytest.mark.rule("CO-23.3")
@pytest.mark.parametrize(("graves", "worth"), [(0, 0), (1, 3), (4, 12), (6, 12)])
def test_mourners_bridge(graves: int, worth: int) -> None:
    assert points("mourners", graves=graves) == worth


@pytest.mark.rule("CO-23.4")
@pytest.mark.parametrize(
    ("barrels", "used", "worth"),
    [
        ("", "", 0),
        ("oats 1", "", 4),
        ("", "oats 1", 4),
        ("oats 1 nails 1", "oats 1", 12),
        ("oats 2", "oats 1 nails 1", 12),
    ],
)
def test_smugglers_bridge(barrels: str, used: str, worth: int) -> None:
    assert points("smugglers", barrels=barrels, used=used) == worth


@pytest.mark.rule("CO-23.5")
@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (1, 3), (4, 12), (7, 12)])
def test_miners_bridge(gold: int, worth: int) -> None:
    assert points("miners", gold=gold) == worth


@pytest.mark.rule("CO-23.6")
@pytest.mark.parametrize(("buildings", "worth"), [(0, 0), (1, 2), (7, 14), (8, 14)])
def test_town_bridge(buildings: int, worth: int) -> None:
    assert points("town", town=CARDS[:buildings], hand="stable") == worth


@pytest.mark.rule("CO-23.7")
@pytest.mark.parametrize(("regions", "worth"), [(0, 0), (1, 3), (4, 12), (5, 15)])
def test_frontier_bridge(regions: int, worth: int) -> None:
    assert points("frontier", regions=REGIONS[:regions], events=[1, 2]) == worth


@pytest.mark.rule("CO-23.8")
@pytest.mark.parametrize(("events", "worth"), [([], 0), ([3], 3), ([1, 2, 3, 5], 12), ([1, 2, 3, 4, 5], 12)])
def test_festival_bridge(events: list[int], worth: int) -> None:
    assert points("festival", events=events, regions="cosumnes") == worth


@pytest.mark.rule("CO-23.9")
@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (1, 1), (10, 10), (14, 10)])
def test_toll_bridge(coins: int, worth: int) -> None:
    assert points("toll", coins=coins, gold=3) == worth


@pytest.mark.rule("CO-23.10")
@pytest.mark.parametrize(("dudes", "worth"), [(0, 0), (1, 1), (10, 10), (12, 10)])
def test_militia_bridge(dudes: int, worth: int) -> None:
    assert points("militia", dudes=dudes) == worth
