"""What the advice values: each position is compared with one that differs in a single thing."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.kingdom_builder.advice import advice
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import position

CARDS = ["hermits", "knights", "lords"]
MARSHLANDS = ["temple", "refuge", "canoe", "fountain"]
CROSSROADS = ["lighthouse_foresters_lodge", "barracks_crossroads", "city_hall_fort", "monastery_wagon"]
NOMADS = ["quarry", "caravan", "village", "garden"]


def value(match: Match) -> float:
    """How well the position suits seat 0."""
    state = match.state
    assert isinstance(state, KingdomState)
    return advice(state, 0)


def worth(better: dict[str, Any], **same: Any) -> float:
    """What the difference is worth to seat 0."""
    same = {"cards": CARDS, **same}
    settlements = same.pop("settlements", "")
    return value(position(better.pop("settlements", settlements), **{**same, **better})) - value(
        position(settlements, **same)
    )


def test_a_majority_at_a_palace_is_worth_its_points() -> None:
    # The palace of the Canoe quadrant lies at b12: a11 touches it, h11 touches no special cell.
    assert worth({"settlements": "a11"}, settlements="h11", quadrants=MARSHLANDS) > 2


def test_a_tile_that_will_be_used_again_is_worth_more_than_none() -> None:
    near = {"settlements": "f7", "quadrants": CROSSROADS, "turned": [False] * 4}
    assert worth({"tiles": ["lighthouse used"]}, **near) > 1


def test_a_nomad_tile_is_worth_something() -> None:
    tiles = ["donation_grass", "sword", "outpost", "resettlement", "treasure", "treasure"]
    lost = {"lost": ["donation_grass"]}
    assert worth({"lost": [], "tiles": ["donation_grass used"]}, **lost, quadrants=NOMADS, nomads=tiles) > -0.01
    assert worth({"lost": [], "tiles": ["donation_grass new"]}, **lost, quadrants=NOMADS, nomads=tiles) > 0.5


def test_settlement_tiles_are_worth_settlements() -> None:
    harvest = ["bazaar_watermill", "mountain_station_cabin", "cathedral_watchtower", "university_palisade"]
    seats = [[{"settlements": "c13", "colonies": count}, {}] for count in (0, 3)]
    few, many = (value(position(cards=CARDS, quadrants=harvest, seats=seat)) for seat in seats)
    assert many > few + 0.5


@pytest.mark.parametrize(
    ("task", "fewer", "more"), [("advance", "a1 b1 c1", "a1 b1 c1 d1 g1"), ("road", "a1 a2", "a1 a2 b3 b4 c5")]
)
def test_progress_towards_a_task_in_play_is_worth_more_than_without_it(task: str, fewer: str, more: str) -> None:
    def progress(first: str) -> float:
        tasks = [first, "fortress", "place_of_refuge", "home_country"]
        table: dict[str, Any] = {"quadrants": CROSSROADS, "cards": ["farmers", "merchants", "miners"], "tasks": tasks}
        return value(position(more, **table)) - value(position(fewer, **table))

    assert progress(task) > progress("compass_points")
