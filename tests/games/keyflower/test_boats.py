"""Turn order, sharing out the boats, and the purple figure."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.match import Match
from tests.games.keyflower.table import notations, play, season_over, skills_of, state_of, workers_of

SEASONS = ["spring", "summer", "autumn", "winter"]


def choosers(match: Match) -> list[int]:
    """The players in the order in which they choose boats."""
    found: list[int] = []
    while notations(match, match.decisions[0].player)[0].startswith("ship "):
        (decision,) = match.decisions
        found.append(decision.player)
        match.apply(decision.player, decision.options[0])
    return found


def lay_all(match: Match) -> None:
    """Everybody lays the tiles won somewhere."""
    while not match.over and notations(match, match.decisions[0].player)[0].startswith(("take-up ", "lay ")):
        match.apply(match.decisions[0].player, match.decisions[0].options[0])


def order_bids(*winners: int | None) -> dict[str, list[str]]:
    """Bids for the turn-order tiles by rising number; None: nobody's."""
    return {f"turn_order_{place}": [f"{seat} blue 1"] for place, seat in enumerate(winners, 1) if seat is not None}


# -- who chooses when ------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-10.8")
@pytest.mark.parametrize("season", SEASONS)
def test_winners_by_rising_number_then_the_others_clockwise_from_the_start_player(season: str) -> None:
    assert choosers(season_over(4, season=season, start=1, bids=order_bids(2, 0, None))) == [2, 0, 1, 3]
    assert choosers(season_over(4, season=season, start=1, bids=order_bids(0, 2, None))) == [0, 2, 1, 3]
    assert choosers(season_over(4, season=season, start=3)) == [3, 0, 1, 2]


@pytest.mark.rule("KF-10.11")
@pytest.mark.parametrize("season", SEASONS)
def test_everybody_chooses_once_at_the_lowest_number_won(season: str) -> None:
    assert choosers(season_over(4, season=season, bids=order_bids(3, 1, 3))) == [3, 1, 0, 2]
    assert choosers(season_over(4, season=season, start=1, bids=order_bids(None, 2, 2))) == [2, 3, 0, 1]


@pytest.mark.rule("KF-10.16")
def test_a_turn_order_tile_without_a_bid_gives_nobody_a_choice() -> None:
    assert choosers(season_over(3, bids=order_bids(None, 2))) == [2, 0, 1]
    assert choosers(season_over(3, bids=order_bids(1, None))) == [1, 0, 2]


@pytest.mark.rule("KF-10.12")
@pytest.mark.parametrize("season", SEASONS)
def test_the_winner_of_the_symbol_takes_the_purple_figure(season: str) -> None:
    """The others then choose clockwise from the new start player, who also begins the next season."""
    match = season_over(4, season=season, start=1, bids=order_bids(2, None, 3))
    assert choosers(match) == [2, 3, 0, 1]
    lay_all(match)
    assert match.view(None)["start"] == 3
    if season in ("spring", "summer"):
        assert match.view(None)["turn"] == 3


@pytest.mark.rule("KF-10.13")
@pytest.mark.parametrize("season", SEASONS)
def test_without_a_bid_for_the_symbol_the_purple_figure_goes_to_the_left_after_the_choice(season: str) -> None:
    match = season_over(4, season=season, start=3, bids=order_bids(1, None, None))
    assert match.view(None)["start"] == 3
    assert choosers(match) == [1, 3, 0, 2]
    assert match.view(None)["start"] == 0
    lay_all(match)
    assert match.view(None)["start"] == 0


@pytest.mark.rule("KF-10.13")
def test_the_start_player_who_wins_the_symbol_keeps_it() -> None:
    match = season_over(3, start=1, bids=order_bids(None, 1))
    assert choosers(match) == [1, 2, 0]
    assert match.view(None)["start"] == 1


# -- what is chosen --------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-10.9")
@pytest.mark.parametrize("season", SEASONS[:3])
def test_a_player_takes_the_whole_cargo_of_a_boat_nobody_has_taken(season: str) -> None:
    match = season_over(
        3,
        season=season,
        cargo={"keyflower": "blue 1 red 2 saw 1", "sea_bastion": "yellow 3 anvil 2", "sea_breese": "red 1"},
        seats=[{"workers": "blue 1", "skills": "saw 1"}],
    )
    assert notations(match, 0) == ["ship keyflower", "ship sea_bastion", "ship sea_breese"]
    play(match, "ship keyflower")
    assert (workers_of(match, 0), skills_of(match, 0)) == ("blue 2 red 2", "saw 2")
    assert notations(match, 1) == ["ship sea_bastion", "ship sea_breese"]
    play(match, "ship sea_breese")
    assert (workers_of(match, 1), skills_of(match, 1)) == ("red 1", "")
    assert notations(match, 2) == ["ship sea_bastion"]
    play(match, "ship sea_bastion")
    assert (workers_of(match, 2), skills_of(match, 2)) == ("yellow 3", "anvil 2")
    assert not any(CATALOG.tile("keyflower") in won for won in state_of(match).won)


@pytest.mark.rule("KF-10.10")
def test_in_winter_a_player_takes_a_boat_nobody_has_taken() -> None:
    match = season_over(3, season="winter")
    assert notations(match, 0) == ["ship keyflower", "ship sea_bastion", "ship sea_breese"]
    play(match, "ship sea_bastion")
    assert notations(match, 1) == ["ship keyflower", "ship sea_breese"]
    play(match, "ship sea_breese")
    assert notations(match, 2) == ["ship keyflower"]
    play(match, "ship keyflower")
    lay_all(match)
    owner = state_of(match).owner
    assert [owner[CATALOG.tile(boat)] for boat in ("sea_bastion", "sea_breese", "keyflower")] == [0, 1, 2]


@pytest.mark.rule("KF-10.17")
def test_a_boat_with_little_or_nothing_is_chosen_like_the_others() -> None:
    match = season_over(3, cargo={"keyflower": "", "sea_bastion": "red 1", "sea_breese": "blue 6 saw 1"})
    assert notations(match, 0) == ["ship keyflower", "ship sea_bastion", "ship sea_breese"]
    play(match, "ship keyflower")
    assert (workers_of(match, 0), skills_of(match, 0)) == ("", "")
    assert notations(match, 1) == ["ship sea_bastion", "ship sea_breese"]


# -- the turn-order tiles and their bids -----------------------------------------------------------------------


@pytest.mark.rule("KF-10.14")
def test_winning_bids_for_turn_order_are_in_the_bag_before_workers_are_drawn() -> None:
    """Nothing else is in the bag: what the summer boat brings can only be those two."""
    match = season_over(
        season="autumn",
        bids={"turn_order_1": ["0 yellow 2"]},
        seats=[{"village": ["home_1", "summer_boat_1@0,1"]}, {"workers": "blue 40 red 40 yellow 38"}],
    )
    assert state_of(match).bag == [0, 0, 2, 0]
    play(match, "ship keyflower")
    assert workers_of(match, 0) == "yellow 2"
    assert state_of(match).bag == [0, 0, 0, 0]


@pytest.mark.rule("KF-10.15")
@pytest.mark.parametrize("season", SEASONS[:2])
def test_turn_order_tiles_stay_on_the_table(season: str) -> None:
    match = season_over(3, season=season, bids=order_bids(1, 0))
    choosers(match)
    assert match.view(None)["season"] == SEASONS[SEASONS.index(season) + 1]
    assert [(lot["tile"], lot["bids"]) for lot in match.view(None)["order"]] == [
        ("turn_order_1", []),
        ("turn_order_2", []),
    ]
    assert not any(state_of(match).won)


@pytest.mark.rule("KF-10.15", "KF-10.16")
def test_after_winter_winners_lay_all_they_won_and_the_others_leave_the_game() -> None:
    match = season_over(4, season="winter", bids=order_bids(1, None, 1))
    assert choosers(match) == [1, 2, 3, 0]
    assert notations(match, 1) == ["take-up keyflower", "take-up turn_order_1", "take-up turn_order_3"]
    lay_all(match)
    owner = state_of(match).owner
    assert [owner[CATALOG.tile(f"turn_order_{number}")] for number in (1, 2, 3)] == [1, -1, 1]
    assert "turn_order_2" not in str(match.position())


# -- the purple figure at the end ------------------------------------------------------------------------------


def end_of_winter(**fields: Any) -> Match:
    """Player 0 begins winter and gets Keyflower, which is worth one point; player 1 has the Village hall."""
    hall = {"village": ["home_2", "village_hall@0,-1 turn 3"], "workers": "red 5"}
    match = season_over(season="winter", seats=[{}, hall], **fields)
    play(match, "ship keyflower", "ship sea_bastion")
    return match


@pytest.mark.rule("KF-13.20")
def test_after_a_winter_without_a_bid_the_left_neighbour_scores_with_the_purple_figure() -> None:
    """It is the sixth worker of the Village hall."""
    match = end_of_winter()
    match.apply(0, "lay home_1 s 0")
    lay_all(match)
    assert match.scores == [1, 6]


@pytest.mark.rule("KF-13.20")
def test_after_a_winter_with_a_bid_the_winner_does() -> None:
    """It is a gold for player 0; the turn-order tile, next to the home tile alone, is worth one point, too."""
    match = end_of_winter(bids=order_bids(0))
    for move in ("take-up keyflower", "lay home_1 s 0", "lay home_1 n 3"):
        match.apply(0, move)
    lay_all(match)
    assert match.scores == [3, 5]
