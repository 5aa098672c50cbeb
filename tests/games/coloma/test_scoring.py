"""The end of the game: what is worth points, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.coloma.catalog import CATALOG
from boardwright.kernel.errors import GameOver
from boardwright.match import Match
from tests.games.coloma.slow_scoring import BRIDGES, slow_scores
from tests.games.coloma.table import TABLES, at, play, random_game
from tests.games.coloma.turns import last_turn, shootout

#: Something to count for each bridge, and what else it is worth.
COUNTED: dict[str, tuple[str, Any, int]] = {
    "stagecoach": ("horses", 4, 0),
    "drafters": ("hand", "bank stable quarry saloon", 0),
    "mourners": ("graves", 2, -2),
    "smugglers": ("used", "oats 1 nails 1", 0),
    "miners": ("gold", 3, 0),
    "town": ("town", "bank stable quarry saloon", 24),
    "frontier": ("regions", "cosumnes bear_river", 7),
    "festival": ("events", [1, 4, 5], 0),
    "toll": ("coins", 9, 0),
    "militia": ("dudes", 8, 0),
}


def ended(*seats: dict[str, Any], players: int = 3, **fields: Any) -> Match:
    """A game that is over."""
    return at(players, over=True, year="1850", round=5, seats=list(seats), **fields)


def score(seat: dict[str, Any], **fields: Any) -> int:
    """The points of a player who has that at the end and nothing else."""
    return ended(seat, **fields).scores[0]


# -- when ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-17.1")
def test_the_game_ends_after_the_third_shootout() -> None:
    for year in ("1848", "1849"):
        assert not shootout(year=year).over
    match = shootout(year="1850")
    assert match.over
    assert match.outcome is not None
    with pytest.raises(GameOver):
        match.apply(0, "end-turn")


# -- points ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-17.2")
def test_points_gained_during_the_game_count() -> None:
    assert score({"points": 17}) == 17


@pytest.mark.rule("CO-17.3")
def test_each_building_is_worth_its_points() -> None:
    cards = [card.id for card in CATALOG.buildings]
    assert [score({"town": card}) for card in cards] == [6] * 16
    assert score({"town": " ".join(cards[:5])}) == 30


@pytest.mark.rule("CO-17.3")
def test_cards_in_hand_are_worth_nothing() -> None:
    assert score({"hand": "bank stable"}) == 0


@pytest.mark.rule("CO-17.4")
@pytest.mark.parametrize("board", [board.id for board in CATALOG.boards])
def test_each_canyon_with_a_river_is_worth_its_points(board: str) -> None:
    fields = {"boards": "a" if board == "a" else "b"}
    assert [score({"board": board, "rivers": [canyon]}, **fields) for canyon in (1, 2, 3, 4)] == [3, 4, 5, 6]
    assert score({"board": board, "rivers": [1, 2, 3, 4]}, **fields) == 18


@pytest.mark.rule("CO-17.5")
@pytest.mark.parametrize("bridge", BRIDGES)
def test_a_bridge_is_worth_points_by_its_condition(bridge: str) -> None:
    """Beside what is counted the player has a river, which is worth 3, and at most a horse, coins and dudes."""
    field, thing, worth = COUNTED[bridge]
    counts = {"graves": 2, "used": 2, "gold": 3, "regions": 2, "events": 3, "coins": 9, "dudes": 8}
    seat = {"rivers": [1], "bridges": bridge, field: thing}
    _, each, _ = BRIDGES[bridge]
    assert score(seat, bridges=f"{bridge} 1") == 3 + worth + each * counts.get(field, 4)


@pytest.mark.rule("CO-17.5")
@pytest.mark.parametrize(
    ("bridge", "seat", "points"),
    [
        ("stagecoach", {"horses": 6}, 12),
        ("drafters", {"hand": "bank stable quarry saloon sawmill newspaper cooperage"}, 12),
        ("mourners", {"graves": 5}, 12 - 9),
        ("smugglers", {"barrels": "oats 3", "used": "nails 1"}, 12),
        ("miners", {"gold": 5}, 12),
        ("town", {"town": "bank stable quarry saloon sawmill newspaper cooperage undertaker"}, 14 + 48),
        ("frontier", {"regions": "bear_river middle_fork high_sierra cosumnes sacramento_valley"}, 15 + 25),
        ("festival", {"events": [1, 2, 3, 4, 5]}, 12),
        ("toll", {"coins": 14}, 10),
        ("militia", {"dudes": 12}, 10),
    ],
)
def test_no_bridge_is_worth_more_than_its_maximum(bridge: str, seat: dict[str, Any], points: int) -> None:
    assert score({"rivers": [1], "bridges": bridge, "tents": 1, **seat}, bridges=f"{bridge} 1") == 3 + points


@pytest.mark.rule("CO-17.6", "CO-17.7")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 3, 7, 12, 18, 25])))
def test_tents_in_regions(count: int, points: int) -> None:
    regions = [region.id for region in CATALOG.regions]
    assert score({"regions": " ".join(regions[:count])}) == points
    assert score({"regions": " ".join(regions[5 - count :])}) == points


@pytest.mark.rule("CO-17.8")
def test_covered_tombstones_cost_points() -> None:
    assert [score({"graves": graves, "points": 20}) for graves in (0, 1, 3, 6)] == [20, 19, 16, 8]


@pytest.mark.rule("CO-17.9")
def test_bridges_count_what_there_is_after_the_third_shootout() -> None:
    """The Mourner's Bridge counts the two who are buried then, the Stagecoach Bridge the horse that is won."""
    buried = {"rivers": [1, 2], "bridges": "mourners"}
    assert last_turn(buried, year="1850", bridges="mourners 1").points_now[0] == 7
    assert shootout(buried, year="1850", bridges="mourners 1").scores[0] == 7 + 6 - 2
    rider = {"rivers": [1], "bridges": "stagecoach"}
    rows = ["0", "nobody", "nobody", "nobody", "nobody", "nobody"]
    table: dict[str, Any] = {"rows": rows, "outlaws": 0, "shootout": "tile_b", "bridges": "stagecoach 1"}
    assert shootout(rider, year="1850", **table).scores[0] == 3 + 4 + 2 * 2


@pytest.mark.rule("CO-17.2", "CO-17.3", "CO-17.4", "CO-17.5", "CO-17.6", "CO-17.8")
def test_the_sheet_has_a_line_for_everything() -> None:
    seat = {
        "points": 11,
        "town": "bank",
        "rivers": [2, 4],
        "bridges": "toll",
        "coins": 3,
        "regions": "cosumnes",
        "graves": 1,
    }
    match = ended(seat, bridges="toll 1")
    sheet = {line.id: line.points for line in match.score_sheet[0].lines}
    assert sheet == {
        "track": 11,
        "buildings": 6,
        "canyons": 10,
        "bridges": 3,
        "regions": 3,
        "graves": -1,
    }
    assert match.scores[0] == 32


def test_the_slow_scorer_agrees_all_through_random_games() -> None:
    for players, options in TABLES:
        for match in random_game(players, 3, **options):
            assert slow_scores(match) == match.points_now


# -- who wins --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-17.10")
def test_most_points_win() -> None:
    match = ended({"points": 20, "gold": 5}, {"points": 21}, {"points": 19, "coins": 30})
    assert match.winners == [1]
    assert match.outcome is not None
    assert match.outcome.places == (2, 1, 3)


@pytest.mark.rule("CO-17.11")
def test_of_equals_the_one_with_most_gold_wins() -> None:
    match = ended({"points": 20, "coins": 30}, {"points": 20, "gold": 2}, {"points": 20, "gold": 1, "horses": 6})
    assert match.winners == [1]
    assert match.outcome is not None
    assert match.outcome.places == (3, 1, 2)


@pytest.mark.rule("CO-17.12")
@pytest.mark.parametrize("more", [{"coins": 3}, {"dudes": 3}, {"tents": 2}, {"horses": 2}])
def test_then_the_one_with_the_highest_sum_of_pieces(more: dict[str, Any]) -> None:
    """Everybody has 2 coins, 2 dudes, 1 tent and 1 horse; one has one more of something."""
    assert ended({"points": 9}, {"points": 9, **more}, {"points": 9}).winners == [1]
    even = ended({"points": 9, "coins": 4, "dudes": 0}, {"points": 9, **more}, {"points": 9})
    assert even.winners == [1]


@pytest.mark.rule("CO-17.13")
@pytest.mark.parametrize(
    "elsewhere",
    [
        {"hotels": "hotel_1", "guests": 2, "points": 1},
        {"points": 9, "events": [1, 2, 3]},
        {"points": 6, "regions": "cosumnes"},
        {"points": 10, "graves": 1},
    ],
)
def test_only_dudes_and_tents_in_the_cabin_count(elsewhere: dict[str, Any]) -> None:
    """Guests, gunmen, the buried, and tents that are pitched do not."""
    rows = ["0", "nobody", "nobody", "nobody", "nobody", "nobody"]
    rest = " ".join(f"hotel_{number}" for number in range(2, 7))
    cards = rest if "hotels" in elsewhere else f"hotel_1 {rest}"
    seats = ({"points": 9}, {"points": 9})
    match = ended(elsewhere, *seats, hotels=True, hotel_cards=cards, rows=rows)
    assert match.scores == [9, 9, 9]
    assert match.winners == [0, 1, 2]


@pytest.mark.rule("CO-17.14")
def test_players_who_are_still_equal_share_the_win() -> None:
    match = ended({"points": 5, "gold": 1}, {"points": 5, "gold": 1}, {"points": 5}, {"points": 2}, players=4)
    assert match.winners == [0, 1]
    assert match.outcome is not None
    assert match.outcome.places == (1, 1, 3, 4)


def test_scores_are_those_of_the_moment_before_the_end() -> None:
    """What the page shows during the game is the score if the game ended now."""
    match = last_turn({"town": "bank", "points": 4}, year="1850", rows=["0", *["nobody"] * 5], outlaws=15)
    assert match.points_now[0] == 10
    play(match, "end-turn")
    assert match.scores[0] == 10 + 3
