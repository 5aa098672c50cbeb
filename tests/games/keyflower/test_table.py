"""A turn in small decisions, which lead somewhere and can be taken back."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from boardwright.kernel.errors import CannotUndo, IllegalAction
from boardwright.match import Answers, Match
from tests.games.keyflower.table import (
    at,
    lying_on,
    notations,
    play,
    random_game,
    season_over,
    skills_of,
    village,
    workers_of,
)

# -- small decisions -------------------------------------------------------------------------------------------


def begins(words: str, **fields: Any) -> bool:
    """Whether player 0 may begin that; a player who may not is refused."""
    match = at(season="summer", **fields)
    if words in notations(match, 0):
        return True
    with pytest.raises(IllegalAction):
        match.apply(0, words)
    return False


@pytest.mark.rule("KF-15.7")
def test_a_bid_begins_only_with_enough_workers() -> None:
    fields: dict[str, Any] = {"offer": "store", "bids": {"store": ["1 blue 3"]}}
    assert not begins("bid store blue", **fields, seats=[{"workers": "blue 3"}])
    assert begins("bid store blue", **fields, seats=[{"workers": "blue 4"}])


@pytest.mark.rule("KF-15.7")
def test_a_use_begins_only_with_enough_workers() -> None:
    fields: dict[str, Any] = {"offer": "farrier", "uses": {"farrier": ["blue 2"]}}
    assert not begins("use farrier blue", **fields, seats=[{"workers": "blue 2"}])
    assert begins("use farrier blue", **fields, seats=[{"workers": "blue 3"}])


@pytest.mark.rule("KF-15.7")
@pytest.mark.parametrize(
    ("tile", "poor", "rich"),
    [
        ("store", {"workers": "blue 1"}, {"workers": "blue 2"}),
        ("tavern", {"workers": "blue 1"}, {"workers": "blue 1 red 1"}),
        ("mason", {"workers": "blue 1", "skills": "saw 1"}, {"workers": "blue 1", "skills": "pickaxe 1"}),
        ("brewer", {"workers": "blue 1"}, {"workers": "blue 1", "skills": "saw 1"}),
    ],
)
def test_an_exchange_begins_only_if_its_price_can_be_paid(
    tile: str, poor: dict[str, str], rich: dict[str, str]
) -> None:
    assert not begins(f"use {tile} blue", offer=tile, seats=[poor])
    assert begins(f"use {tile} blue", offer=tile, seats=[rich])


@pytest.mark.rule("KF-15.7")
def test_a_group_is_taken_along_only_where_it_leads_to_a_placement() -> None:
    """Four workers fit on the Farrier, not five."""
    groups = {"store": ["0 blue 4", "1 blue 6"], "tavern": ["0 blue 5", "1 blue 6"]}
    match = at(
        season="summer",
        offer="farrier store tavern",
        bids=groups,
        uses={"farrier": ["blue 2"]},
        seats=[{"workers": "blue 3"}],
    )
    play(match, "use farrier blue")
    assert notations(match, 0) == ["with store", "send 3"]


def in_a_turn(match: Match, player: int) -> bool:
    """Whether the player has begun something that is not complete."""
    return any(decision.player == player for decision in match.decisions) and "pass" not in notations(match, player)


@pytest.mark.rule("KF-15.7")
def test_every_option_of_a_game_can_be_completed() -> None:
    """Whatever is begun, and however it goes on, there is always a next decision until the turn is over."""
    longest = 0
    for number, match in enumerate(random_game(3, seed=5)):
        if match.over or number % 9:
            continue
        player = match.decisions[0].player
        for action in match.decisions[0].options:
            for last in (0, -1):
                after = match.clone()
                after.apply(player, action)
                while in_a_turn(after, player):
                    options = next(decision.options for decision in after.decisions if decision.player == player)
                    assert options
                    after.apply(player, options[last])
                longest = max(longest, after.length - match.length)
    assert longest > 4


# -- taking back -----------------------------------------------------------------------------------------------


def take_back_all(match: Match, player: int, steps: int) -> None:
    """Take back so many steps; the match then looks as it did before each of them."""
    for _ in range(steps):
        before = match.at(match.length - 1)
        match.undo(player)
        assert match.state.data() == before.state.data()


@pytest.mark.rule("KF-15.8")
def test_every_step_of_a_turn_can_be_taken_back() -> None:
    """A group joins a use of the home tile, a resource is carried, a tile is upgraded."""
    seat = {
        "workers": "blue 1",
        "village": ["home_1", "stable@0,-1"],
        "resources": {"home_1": "wood 1", "stable": "wood 1 iron 1"},
    }
    match = at(offer="miner", bids={"miner": ["0 blue 1", "1 blue 2"]}, seats=[seat], passes=1)
    start = match.position()
    moves = ["use home_1 blue", "with miner", "send 1", "carry wood home_1 n", "upgrade stable"]
    play(match, *moves)
    assert match.decisions[0].player == 1
    take_back_all(match, 0, len(moves))
    assert match.position() == start
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("KF-15.8")
@pytest.mark.parametrize("moves", [["bid miner blue", "send 2"], ["pass"]])
def test_a_finished_turn_is_taken_back_until_another_player_has_decided(moves: list[str]) -> None:
    match = at(3, offer="miner stable", seats=[{"workers": "blue 2"}, {"workers": "red 1"}])
    play(match, *moves)
    assert match.undo_barrier(0) is None
    match.apply(1, "bid stable red")
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(1)
    take_back_all(match, 0, len(moves))
    assert match.length == 0


@pytest.mark.rule("KF-15.8")
@pytest.mark.parametrize(
    ("tile", "hand", "price"),
    [
        ("alehouse", {}, []),
        ("apprentice_hall", {}, []),
        ("brewer", {"skills": "saw 1"}, ["give saw"]),
    ],
)
def test_what_was_drawn_by_chance_cannot_be_taken_back(tile: str, hand: dict[str, str], price: list[str]) -> None:
    season = "summer" if tile == "brewer" else "spring"
    match = at(season=season, offer=tile, seats=[{"workers": "blue 1", **hand}])
    moves = [f"use {tile} blue", "send 1", *price]
    play(match, *moves[:-1])
    assert match.undo_barrier(0) is None
    play(match, moves[-1])
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("KF-15.8")
def test_a_use_without_chance_can_be_taken_back() -> None:
    match = at(offer="miner", seats=[{"workers": "blue 1"}])
    play(match, "use miner blue", "send 1")
    take_back_all(match, 0, 2)
    assert notations(match, 0)[0] == "pass"
    assert match.length == 0


@pytest.mark.rule("KF-15.8")
def test_the_last_pass_cannot_be_taken_back_once_a_new_season_is_dealt() -> None:
    match = at(turn=1, passes=1)
    play(match, "pass")
    assert match.undo_barrier(1) is None
    play(match, "ship keyflower", "ship sea_bastion")
    barrier = match.undo_barrier(1)
    assert barrier is not None
    assert barrier.key == "undo-chance"


# -- nobody is asked where there is no choice ------------------------------------------------------------------

#: Here no boat fits.
NO_PLACE = ["home_1", "peddler@-1,0 turn 5", "alehouse@-1,1 turn 4"]


def using(tile: str, season: str = "summer", **fields: Any) -> Match:
    """Player 0 has sent one blue worker to the tile, which is on auction with those that were bid for."""
    match = at(season=season, offer=[tile, *fields.get("bids", {})], **fields)
    play(match, f"use {tile} blue", "send 1")
    return match


def told(match: Match) -> list[str]:
    """What happened when the last action was played."""
    return [event.kind for event in match.history[-1].events]


@pytest.mark.rule("KF-15.10")
def test_a_worker_of_the_one_colour_wanted_is_paid_at_once() -> None:
    """Two of a colour are no choice; a worker of another colour is none at the Store."""
    match = using("store", seats=[{"workers": "blue 3 red 1"}])
    assert match.decisions[0].player == 1
    assert "paid-workers" in told(match)
    assert workers_of(match) == "blue 1 red 1 green 1"


@pytest.mark.rule("KF-15.10")
def test_the_one_skill_wanted_is_paid_at_once() -> None:
    """At the Mason others do not come into question."""
    match = using("mason", seats=[{"workers": "blue 1", "skills": "pickaxe 2 saw 1"}])
    assert match.decisions[0].player == 1
    assert "paid-skill" in told(match)
    assert (skills_of(match), lying_on(match, "home_1")) == ("pickaxe 1 saw 1", "stone 3")


@pytest.mark.rule("KF-15.10")
@pytest.mark.parametrize(
    ("tile", "seat", "bids", "asked"),
    [
        ("tavern", {"workers": "blue 2 red 1"}, {}, ["pay blue", "pay red"]),
        ("fair", {"workers": "blue 1 red 1"}, {"inn": ["0 red 2", "1 red 3"]}, ["pay red", "pay-group inn"]),
        ("brewer", {"workers": "blue 1", "skills": "anvil 1 saw 1"}, {}, ["give anvil", "give saw"]),
        # Only the player knows that there is no choice here.
        ("tavern", {"workers": "blue 1 red 2"}, {}, ["pay red"]),
        ("brewer", {"workers": "blue 1", "skills": "saw 2"}, {}, ["give saw"]),
        ("store", {"workers": "blue 1 red 1"}, {"mason": ["0 blue 2", "1 blue 3"]}, ["pay-group mason"]),
    ],
)
def test_a_price_is_asked_where_others_cannot_tell_that_there_is_no_choice(
    tile: str, seat: dict[str, str], bids: dict[str, list[str]], asked: list[str]
) -> None:
    match = using(tile, season="autumn" if tile == "fair" else "summer", seats=[seat], bids=bids)
    assert notations(match, 0) == asked
    assert not {"paid-workers", "paid-face-down"} & {*told(match)}
    play(match, asked[-1])
    assert match.decisions[0].player == 1
    assert {"paid-workers", "paid-face-down"} & {*told(match)}


def grown(won: str, **seat: Any) -> Match:
    """Spring is over and the boats are chosen; player 0 has won those tiles."""
    match = season_over(offer=won, bids={tile: ["0 red 1"] for tile in won.split()}, seats=[seat])
    play(match, "ship keyflower", "ship sea_bastion")
    return match


@pytest.mark.rule("KF-15.10")
def test_a_single_tile_won_is_laid_without_being_taken_up() -> None:
    match = grown("miner")
    assert match.view(None)["laying"] == {"0": "miner"}
    play(match, "lay home_1 n 0")
    assert match.view(None)["season"] == "summer"


@pytest.mark.rule("KF-15.10")
@pytest.mark.parametrize(("first", "last"), [("miner", "stable"), ("stable", "miner")])
def test_of_two_tiles_won_one_is_taken_up_and_the_other_follows(first: str, last: str) -> None:
    match = grown("miner stable")
    assert notations(match, 0) == ["take-up stable", "take-up miner"]
    assert match.view(None)["laying"] == {}
    play(match, f"take-up {first}")
    assert match.view(None)["laying"] == {"0": first}
    play(match, "lay home_1 n 0")
    assert match.view(None)["laying"] == {"0": last}


@pytest.mark.rule("KF-15.10")
@pytest.mark.parametrize(("place", "fits"), [("alehouse s 2", True), ("alehouse s 0", False)])
def test_a_tile_that_does_not_fit_yet_waits_for_the_one_that_does(place: str, fits: bool) -> None:
    """The boat is laid after the Miner if it fits then, and set aside if not; it is not lost."""
    seats = [{"won": "summer_boat_1 miner", "village": NO_PLACE}]
    match = at(season="summer", stack=["GrowVillages", "Ship 0"], cargo={"keyflower": ""}, seats=seats)
    play(match, "ship keyflower")
    assert match.view(None)["laying"] == {"0": "miner"}
    assert match.view(None)["players"][0]["won"] == ["summer_boat_1", "miner"]
    play(match, f"lay {place}")
    assert match.view(None)["laying"] == ({"0": "summer_boat_1"} if fits else {})
    assert match.view(None)["players"][0]["stranded"] == ([] if fits else ["summer_boat_1"])


@pytest.mark.rule("KF-15.10")
@pytest.mark.parametrize("skills", ["saw 2", "saw 1 anvil 1"])
def test_any_skill_for_an_upgrade_is_always_asked(skills: str) -> None:
    """The Barn takes any one skill; that there is no choice would tell what is behind the screen."""
    seats = [{"skills": skills, "village": ["home_1", "summer_boat_2@1,0", "barn@0,-1"]}]
    match = at(season="autumn", stack=["NextTurn", "Transport 0 0 1"], seats=seats)
    play(match, "upgrade barn")
    assert notations(match, 0) == (["give saw"] if skills == "saw 2" else ["give anvil", "give saw"])


@pytest.mark.rule("KF-15.10")
def test_nobody_takes_up_the_only_tile() -> None:
    taken_up = 0
    for match in chain(*(random_game(players, seed=70 + players) for players in (2, 4, 6))):
        for decision in match.decisions:
            words = notations(match, decision.player)
            if words[0].startswith("take-up"):
                assert len(words) > 1
                taken_up += 1
    assert taken_up > 10


# -- what all can see --------------------------------------------------------------------------------------------


def given(match: Match) -> str:
    """What the table answers for the player who is asked; nothing if that is left to the player."""
    player = match.decisions[0].player
    action = Answers().answer(match, player)
    return "" if action is None else match.game.space.notation(action)


def begun(move: str, **fields: Any) -> Match:
    match = at(**fields)
    play(match, move)
    return match


@pytest.mark.rule("KF-15.10")
@pytest.mark.parametrize(
    ("workers", "known", "answer"),
    [
        ("red 1", "", "send 1"),
        ("red 1 blue 2", "blue 2", "send 1"),
        ("red 1 blue 2", "blue 1", ""),
        ("red 2", "red 2", ""),
    ],
)
def test_how_many_come_is_not_asked_where_all_know_that_there_are_no_more(
    workers: str, known: str, answer: str
) -> None:
    seats = [{"workers": workers, "known": known}]
    assert given(begun("bid miner red", offer="miner", seats=seats)) == answer
    assert given(begun("use miner red", offer="miner", seats=seats)) == answer


@pytest.mark.rule("KF-15.10")
def test_nor_where_the_tile_takes_no_more() -> None:
    fields: dict[str, Any] = {"offer": "miner", "uses": {"miner": ["red 1", "red 2"]}, "seats": [{"workers": "red 9"}]}
    assert given(begun("use miner red", **fields)) == "send 3"


@pytest.mark.rule("KF-15.10")
def test_a_group_that_could_come_along_is_asked_about() -> None:
    bids = {"stable": ["0 red 1", "1 red 2"]}
    match = begun("bid miner red", offer="miner stable", bids=bids, seats=[{"workers": "red 1"}])
    assert given(match) == ""
    play(match, "with stable")
    assert given(match) == "", "with the worker or without"


@pytest.mark.rule("KF-15.10")
def test_whoever_has_no_worker_to_place_passes() -> None:
    bids = {"miner": ["0 red 1", "1 red 2"]}
    assert given(at(seats=[{}, {"workers": "red 1"}])) == "pass"
    assert given(at(seats=[{"workers": "red 1"}], bids={"turn_order_1": ["1 blue 2"]})) == ""
    assert given(at(offer="miner", bids=bids, seats=[{}, {}])) == "", "the group that was outbid may move"


@pytest.mark.rule("KF-15.10")
@pytest.mark.parametrize("season", ["spring", "winter"])
def test_the_last_boat_is_not_asked_for(season: str) -> None:
    match = season_over(season=season)
    assert given(match) == ""
    play(match, "ship keyflower")
    assert given(match) == "ship sea_bastion"


@pytest.mark.rule("KF-15.10")
@pytest.mark.parametrize(
    ("seat", "answer"),
    [
        ({}, "done"),
        ({"resources": {"home_1": "gold 1"}}, ""),
        ({"skills": "anvil 1"}, ""),
    ],
)
def test_nobody_is_asked_to_carry_what_is_not_there(seat: dict[str, Any], answer: str) -> None:
    """Keywood is upgraded with a saw: that there is none, only its owner knows who has some skill."""
    match = at(seats=[{"workers": "red 1", "village": village("keywood"), **seat}])
    play(match, "use home_1 red", "send 1")
    assert given(match) == answer
