"""What players know, and what is dealt anew when one of them imagines the rest."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.match import Match, from_position
from tests.games.keyflower.table import HANDS, WINTER_HANDS, at, play, random_game, season_over, state_of, village


def seat(match: Match, player: int, viewer: int | None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(viewer)["players"][player]
    return found


@pytest.mark.rule("KF-14.1")
def test_only_the_owner_looks_behind_a_screen() -> None:
    match = at(seats=HANDS)
    assert seat(match, 0, 0)["colours"] == {"blue": 3, "red": 2, "yellow": 1, "green": 0}
    assert seat(match, 0, 0)["skill_kinds"] == {"anvil": 2, "pickaxe": 0, "saw": 1}
    for viewer in (1, None):
        assert seat(match, 0, viewer)["colours"] is None
        assert seat(match, 0, viewer)["skill_kinds"] is None


@pytest.mark.rule("KF-14.2")
def test_how_many_there_are_can_be_counted() -> None:
    match = at(seats=HANDS)
    assert (seat(match, 0, 1)["workers"], seat(match, 0, 1)["skills"]) == (6, 3)


@pytest.mark.rule("KF-14.4")
def test_what_is_seen_going_behind_a_screen_is_known_until_it_leaves() -> None:
    match = at(
        stack=["GrowVillages", "Ship 1", "Ship 0"],
        cargo={"keyflower": "red 2 saw 1", "sea_bastion": ""},
        seats=[{"workers": "red 1"}],
    )
    play(match, "ship keyflower")
    assert seat(match, 0, 1)["known"] == {"blue": 0, "red": 2, "yellow": 0, "green": 0}
    assert seat(match, 0, 1)["known_skills"] == {"anvil": 0, "pickaxe": 0, "saw": 1}
    later = at(offer="miner", seats=[{"workers": "red 3", "known": "red 2"}])
    play(later, "bid miner red", "send 1")
    assert seat(later, 0, 1)["known"]["red"] == 1


@pytest.mark.rule("KF-14.3")
def test_workers_drawn_are_told_to_the_player_alone() -> None:
    match = at(offer="alehouse", seats=[{"workers": "blue 1"}])
    match.apply(0, "use alehouse blue")
    events = match.apply(0, "send 1")
    told = {viewer: [event.kind for event in events if event.visible_to(viewer)] for viewer in (0, 1, None)}
    assert "drew-these-workers" in told[0]
    assert "drew-workers" in told[1]
    assert "drew-these-workers" not in told[1] + told[None]
    assert sum(seat(match, 0, 1)["known"].values()) == 0


@pytest.mark.rule("KF-14.5")
def test_bag_and_pile_are_numbers_to_everybody() -> None:
    """What is not in the one is in the other, and nobody can tell who sees only how many there are."""
    hands = [{"workers": "blue 8", "skills": "anvil 3"}, {"workers": "red 8", "skills": "saw 3"}]
    one, other = at(seats=[{}, hands[0]]), at(seats=[{}, hands[1]])
    assert state_of(one).bag != state_of(other).bag
    assert state_of(one).pile != state_of(other).pile
    for viewer in (0, None):
        assert one.view(viewer) == other.view(viewer)
        assert (one.view(viewer)["bag"], one.view(viewer)["pile"]) == (112, 45)


@pytest.mark.rule("KF-14.5")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_the_tiles_to_come_show_themselves_when_the_next_season_begins(season: str) -> None:
    """The same table, before: everybody sees the same; after: each time other tiles, workers and skills."""
    description = at(season=season, stack=["GrowVillages", "Ship 1"], cargo={"keyflower": ""}).position()
    matches = [from_position({**description, "game": GAME}, seed) for seed in range(20)]
    for viewer in (0, 1, None):
        assert all(match.view(viewer) == matches[0].view(viewer) for match in matches)
    for match in matches:
        match.apply(1, "ship keyflower")
    assert len({state_of(match).offer for match in matches}) > 10
    assert len({tuple(state_of(match).cargo) for match in matches}) > 10


@pytest.mark.rule("KF-14.6")
def test_winter_tiles_in_hand_are_secret() -> None:
    match = at(seats=[{"winter": "jeweller scribes scholar"}])
    assert seat(match, 0, 0)["winter"] == ["jeweller", "scribes", "scholar"]
    assert seat(match, 0, 1)["winter"] is None
    assert seat(match, 0, 1)["winter_count"] == 3


@pytest.mark.rule("KF-12.13", "KF-12.14")
def test_what_others_choose_for_winter_is_secret_until_all_have() -> None:
    lanes = {"0": ["OfferWinter 0 none"], "1": ["OfferWinter 1 none"]}
    match = at(season="winter", stack=["LayOutWinter"], lanes=lanes, seats=WINTER_HANDS)
    before = match.view(1)
    assert not match.apply(0, "offer jeweller")
    assert seat(match, 0, 0)["offered"] == ["jeweller"]
    assert match.view(1) == before
    assert not match.apply(0, "done")
    assert match.view(1) == before
    assert seat(match, 0, 0)["winter"] == ["jeweller", "scribes", "scholar"]
    match.apply(1, "offer windmill")
    assert seat(match, 1, 0)["offered"] is seat(match, 1, None)["offered"] is None
    events = match.apply(1, "done")
    assert [dict(event.args) for event in events if event.kind == "offered"] == [
        {"player": 0, "count": 1},
        {"player": 1, "count": 1},
    ]
    assert [lot["tile"] for lot in match.view(None)["lots"]] == ["jeweller", "windmill"]
    assert match.undo_barrier(1) is not None


@pytest.mark.rule("KF-14.7", "KF-14.8")
def test_what_lies_open_is_the_same_to_all() -> None:
    for match in random_game(4, seed=4):
        views = [match.view(viewer) for viewer in (0, 1, None)]
        for name in (
            "season",
            "start",
            "turn",
            "phase",
            "passed",
            "pass_ends",
            "boats",
            "stock",
            "green",
            "pile",
            "bag",
            "gather",
        ):
            assert views[0][name] == views[1][name] == views[2][name]
        for player in range(4):
            rows = [view["players"][player] for view in views]
            for name in ("village", "won", "stranded", "powers", "free_groups", "known", "winter_count"):
                assert rows[0][name] == rows[1][name] == rows[2][name]
        points = [match.sight(viewer).points for viewer in ((0,), (1,), ())]
        assert points[0] == points[1] == points[2]


@pytest.mark.rule("KF-14.9")
def test_points_behind_screens_are_counted_at_the_end() -> None:
    fields: dict[str, Any] = {
        "season": "winter",
        "start": 1,
        "seats": [{"village": ["home_1", "village_hall@0,-1 turn 3"], "workers": "red 5"}],
    }
    assert at(**fields).scores == [0, 0]
    assert at(**fields, over=True).scores == [5, 1]


def test_lots_tell_what_a_bid_and_a_use_take() -> None:
    match = at(
        offer="miner stable",
        bids={"miner": ["0 blue 2", "1 blue 4"]},
        uses={"miner": ["blue 1", "blue 2"], "stable": ["red 4"]},
    )
    miner, stable = (next(lot for lot in match.view(0)["lots"] if lot["tile"] == name) for name in ("miner", "stable"))
    assert (miner["colour"], miner["next_use"], miner["room"], miner["to_lead"]) == ("blue", 3, 3, 3)
    assert [bid["leads"] for bid in miner["bids"]] == [False, True]
    assert (stable["next_use"], stable["room"], stable["to_lead"]) == (None, 2, 1)
    assert next(lot for lot in match.view(None)["lots"] if lot["tile"] == "miner")["to_lead"] == 5
    assert seat(match, 0, None)["free_groups"] == ["miner"]


def test_a_placement_being_prepared_is_shown() -> None:
    match = at(
        offer="miner stable",
        bids={"miner": ["0 blue 2", "1 blue 4"]},
        seats=[{"workers": "blue 2"}],
    )
    play(match, "use stable blue", "with miner")
    shown = match.view(1)["gather"]
    assert (shown["kind"], shown["tile"], shown["colour"], shown["taken"]) == ("use", "stable", "blue", ["miner"])
    assert shown["workers"]["blue"] == 2


@pytest.mark.rule("KF-10.8", "KF-14.7")
def test_everybody_sees_who_still_chooses_a_boat_and_in_which_order() -> None:
    """The winner of a turn-order tile is first, the others follow from the start player on."""
    match = season_over(3, bids={"turn_order_1": ["2 red 1"]})
    for viewer in (0, 2, None):
        assert match.view(viewer)["choosing"] == [2, 0, 1]
    play(match, "ship keyflower")
    assert match.view(None)["choosing"] == [0, 1]
    play(match, "ship sea_bastion", "ship sea_breese")
    assert match.view(None)["choosing"] == []


@pytest.mark.rule("KF-10.8", "KF-10.11")
def test_during_the_season_it_shows_who_would_choose_a_boat_when() -> None:
    """The leaders at the turn-order tiles by rising number, each once; the others clockwise from the start player."""
    order = {"turn_order_1": ["2 red 1"], "turn_order_2": ["1 red 1"], "turn_order_3": ["2 blue 1"]}
    for viewer in (0, 3, None):
        shown = at(5, start=3, bids=order).view(viewer)
        assert [(one["player"], one["tile"]) for one in shown["choosers"]] == [
            (2, "turn_order_1"),
            (1, "turn_order_2"),
            (3, None),
            (4, None),
            (0, None),
        ]


@pytest.mark.rule("KF-10.12", "KF-10.13")
def test_it_shows_who_would_begin_the_next_season() -> None:
    """Whoever leads at the tile with the start player's symbol; while nobody does, the player to the left."""
    start_tile = at(2).view(None)["order"][-1]["tile"]
    assert at(2, start=1).view(None)["next_start"] == 0
    led = at(3, start=1, bids={at(3).view(None)["order"][-1]["tile"]: ["0 red 1"]}).view(None)
    assert led["next_start"] == 0
    assert [one["player"] for one in led["choosers"]] == [0, 1, 2]
    match = season_over(2, bids={start_tile: ["1 red 1"]})
    assert match.view(None)["start"] == 1


@pytest.mark.rule("KF-3.7", "KF-3.8")
def test_it_shows_who_has_passed_and_when_a_pass_ends_the_season() -> None:
    match = at(3, start=1, turn=1, offer="miner", seats=[{"workers": "red 2"}])
    assert (match.view(None)["passed"], match.view(None)["pass_ends"]) == ([], False)
    play(match, "pass", "pass")
    assert (match.view(None)["passed"], match.view(None)["pass_ends"]) == ([1, 2], True)
    play(match, "bid miner red", "send 1")
    assert (match.view(None)["passed"], match.view(None)["pass_ends"]) == ([], False)


@pytest.mark.rule("KF-3.1", "KF-8.6")
def test_it_shows_where_in_the_season_the_table_is() -> None:
    match = season_over(2, offer="keywood", bids={"keywood": ["0 red 1"]})
    phases = [at(2).view(None)["phase"], match.view(None)["phase"]]
    while match.view(None)["phase"] == "ships":
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    phases.append(match.view(None)["phase"])
    assert phases == ["turns", "ships", "laying"]
    lanes = {str(seat): [f"OfferWinter {seat} none"] for seat in range(2)}
    winter = at(season="winter", stack=["LayOutWinter"], lanes=lanes, seats=WINTER_HANDS)
    assert winter.view(None)["phase"] == "offering"
    while not winter.over:
        winter.apply(winter.decisions[0].player, winter.decisions[0].options[0])
    assert winter.view(None)["phase"] == "over"


@pytest.mark.rule("KF-14.7")
def test_everybody_sees_which_side_of_a_summer_boat_lies_up() -> None:
    laid = [*village("keywood"), "summer_boat_2@0,1"]
    match = at(season="autumn", seats=[{"village": laid}], side_b="summer_boat_2")
    assert match.view(1)["sides"] == {"summer_boat_2": "b"}
    assert at(season="summer", offer="summer_boat_1").view(None)["sides"] == {"summer_boat_1": "a"}
    assert at(season="spring", offer="miner").view(None)["sides"] == {}


@pytest.mark.rule("KF-10.4")
def test_the_end_shows_which_tile_a_boat_has_turned_over() -> None:
    laid = [*village("keywood"), "flipper@0,1"]
    for over, shown in ((True, "keywood"), (False, None)):
        seat = {"village": laid, "upgraded": "home_1"}
        players = at(season="winter", over=over, seats=[seat]).view(1)["players"]
        assert [player["flipped"] for player in players] == [shown, None]


@pytest.mark.rule("KF-10.12")
@pytest.mark.parametrize(("players", "tile"), [(2, "turn_order_1"), (4, "turn_order_3"), (6, "turn_order_4")])
def test_everybody_sees_which_turn_order_tile_brings_the_purple_figure(players: int, tile: str) -> None:
    assert at(players).view(None)["start_tile"] == tile
