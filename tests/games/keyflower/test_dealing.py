"""Dealing anew what a player cannot know: what is known stays, what is begun can be finished, all else is chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import KeyflowerState
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.flow import deciding, settle, take
from boardwright.match import Match, from_position
from tests.games.keyflower.table import HANDS, WINTER_HANDS, at, play, random_game, state_of, village


def imagined(match: Match, player: int | None, times: int = 40) -> list[KeyflowerState]:
    return [GAME.determinize(state_of(match), player, FastDice(seed)) for seed in range(times)]


def test_own_and_known_things_stay_and_the_rest_is_dealt_anew() -> None:
    match = at(seats=HANDS)
    worlds = imagined(match, 1)
    for state in worlds:
        assert (state.screen[1], state.skills[1], state.winter[1]) == (
            state_of(match).screen[1],
            state_of(match).skills[1],
            state_of(match).winter[1],
        )
        assert state.screen[0][0] >= 2
        assert state.skills[0][2] >= 1
        assert (sum(state.screen[0]), sum(state.skills[0])) == (6, 3)
        assert GAME.audit(state) == []
    assert len({state.screen[0] for state in worlds}) > 5
    assert len({state.skills[0] for state in worlds}) > 3
    assert len({state.winter[0] for state in worlds}) > 20


def test_winter_tiles_kept_back_are_not_dealt_to_others() -> None:
    """Whoever has chosen still knows the tiles kept back."""
    match = at(
        season="winter",
        stack=["LayOutWinter"],
        lanes={"1": ["OfferWinter 1 keythedral"]},
        seats=[{**WINTER_HANDS[0], "offered": "jeweller"}, WINTER_HANDS[1]],
    )
    own = set(state_of(match).winter[0])
    worlds = imagined(match, 0)
    for state in worlds:
        assert not own & set(state.winter[1])
        assert state.offered[0] == (CATALOG.tile("jeweller"),)
    choices = [state.lanes[0].stack[-1] for state in worlds]
    assert len({step.chosen for step in choices if isinstance(step, OfferWinter)}) > 10
    others = [state.offered[0] for state in imagined(match, 1)]
    assert len({len(chosen) for chosen in others}) == 3


#: Summer, with five green workers in the bag; seat 1 has had its workers since the game began.
OLD_HANDS: dict[str, Any] = {
    "season": "summer",
    "green": 15,
    "seats": [{"workers": "red 1"}, {"workers": "blue 4 red 2 yellow 2", "unseen_green": 0}],
}


def most_green(match: Match, seat: int) -> int:
    """The most green workers anybody can imagine behind a screen."""
    return max(state.screen[seat][3] for state in imagined(match, 1 - seat, 200))


def test_what_was_drawn_before_green_workers_came_into_the_bag_is_not_green() -> None:
    """Two green workers win a tile in spring: they go to the bag, from which player 1 has drawn before."""
    match = at(
        turn=1,
        offer="miner alehouse",
        bids={"miner": ["0 green 2"]},
        seats=[{"workers": "blue 8"}, {"workers": "red 8"}],
    )
    play(match, "use alehouse red", "send 1", "pass", "pass")
    assert state_of(match).bag[3] == 2
    assert len({state.screen[1] for state in imagined(match, 0)}) > 5
    assert most_green(match, 1) == 0
    assert all(GAME.audit(state) == [] for state in imagined(match, 0))


def test_a_worker_drawn_later_may_be_green() -> None:
    match = at(**OLD_HANDS, turn=1)
    assert most_green(match, 1) == 0
    laid = {"village": ["home_2", "alehouse@0,-1 turn 4"]}
    match = at(**{**OLD_HANDS, "seats": [{"workers": "red 1"}, {**OLD_HANDS["seats"][1], **laid}]}, turn=1)
    play(match, "use alehouse blue", "send 1")
    assert most_green(match, 1) == 1
    assert match.state.data() == from_position({**match.position(), "game": GAME}, 0).state.data()


def test_a_green_worker_that_shows_itself_is_not_looked_for_behind_the_screen_any_more() -> None:
    hands = [{"workers": "red 1"}, {"workers": "blue 4 green 2", "unseen_green": 2}]
    match = at(season="summer", green=10, offer="store", turn=1, seats=hands)
    assert most_green(match, 1) == 2
    play(match, "bid store green", "send 1")
    assert most_green(match, 1) == 1
    play(match, "pass", "bid store green", "send 1")
    assert most_green(match, 1) == 0


def test_a_position_does_not_say_more_about_green_workers_than_can_be() -> None:
    for number in (1, 5):
        with pytest.raises(BadPosition, match="cannot be green"):
            at(season="summer", green=10, seats=[{"workers": "blue 2 green 2", "unseen_green": number}])


def test_imagined_hands_are_possible_all_game_long() -> None:
    """Nobody ever holds more green workers unseen than the table's count allows."""
    counts: set[int] = set()
    for seed in range(8):
        for match in random_game(4, seed):
            state = state_of(match)
            for screen, known, most in zip(state.screen, state.known, state.unseen_green, strict=True):
                assert screen[3] - known[3] <= most
                counts.add(most)
            if match.length % 20 == 0:
                assert all(GAME.audit(world) == [] for world in imagined(match, match.length % 3, 2))
    assert len(counts) > 1


def test_the_one_green_worker_there_is_goes_to_one_player_at_most() -> None:
    """Two players may have drawn it; the bag has it less often the more hands were filled from it."""
    drawn = [{"workers": "blue 2", "unseen_green": 1}, {"workers": "red 2", "unseen_green": 1}]
    match = at(3, season="summer", green=19, seats=[*drawn, {"workers": "yellow 3", "known": "yellow 3"}])
    worlds = imagined(match, 2, 600)
    assert {state.screen[0][3] + state.screen[1][3] + state.bag[3] for state in worlds} == {1}
    assert {state.screen[0][3] for state in worlds} == {state.screen[1][3] for state in worlds} == {0, 1}


def test_a_spectator_knows_no_hand_at_all() -> None:
    match = at(seats=[{**hand, **winter} for hand, winter in zip(HANDS, WINTER_HANDS)])
    worlds = imagined(match, None)
    for seat in range(2):
        assert len({state.screen[seat] for state in worlds}) > 4
        assert len({state.skills[seat] for state in worlds}) > 2
        assert len({state.winter[seat] for state in worlds}) > 20
    for state in worlds:
        assert GAME.audit(state) == []
        assert GAME.view(state, None) == match.game.view(state_of(match), None)


# -- as likely as the bag and the pile make it -----------------------------------------------------------------


def shares(found: list[Any]) -> dict[Any, float]:
    return {what: number / len(found) for what, number in Counter(found).items()}


def test_skills_are_as_likely_as_there_are_ways_to_draw_them() -> None:
    """Player 1 sees all but two anvils, a pickaxe and a saw; two of these are player 0's."""
    match = at(seats=[{"skills": "pickaxe 1 saw 1"}, {"skills": "anvil 14 pickaxe 15 saw 15"}])
    found = shares([state.skills[0] for state in imagined(match, 1, 6000)])
    ways = {(2, 0, 0): 1 / 6, (1, 1, 0): 2 / 6, (1, 0, 1): 2 / 6, (0, 1, 1): 1 / 6}
    assert found == pytest.approx(ways, abs=0.03)


def test_workers_are_as_likely_as_there_are_ways_to_draw_them() -> None:
    match = at(seats=[{"workers": "red 1 yellow 1"}, {"workers": "blue 38 red 39 yellow 39"}])
    found = shares([state.screen[0] for state in imagined(match, 1, 6000)])
    ways = {(2, 0, 0, 0): 1 / 6, (1, 1, 0, 0): 2 / 6, (1, 0, 1, 0): 2 / 6, (0, 1, 1, 0): 1 / 6}
    assert found == pytest.approx(ways, abs=0.03)


# -- in the middle of something --------------------------------------------------------------------------------

#: Hands of which the others have seen nothing.
FULL = {"workers": "blue 8 red 3 yellow 2", "skills": "pickaxe 2 saw 2", "winter": "jeweller scribes scholar"}
INN = {"village": village("inn"), "resources": {"inn": "wood 1 gold 1"}}
MIXING = {"season": "autumn", "side_b": "summer_boat_4"}
BOAT = {"village": ["home_1", "summer_boat_4@0,1"]}
OUTBID = (["0 red 1", "1 red 2"], ["0 red 1", "1 red 3"])
#: By name: what player 0 has begun, the seat's own fields, and what then must be behind the screen at least.
BEGUN: dict[str, tuple[dict[str, Any], dict[str, Any], list[str], str]] = {
    "a bid": ({"offer": "miner"}, {}, ["bid miner yellow"], "yellow 1"),
    "a large bid": ({"offer": "miner", "bids": {"miner": ["1 blue 7"]}}, {}, ["bid miner blue"], "blue 8"),
    "a bid with groups": (
        {"offer": "miner stable alehouse", "bids": {"miner": OUTBID[0], "stable": OUTBID[1], "alehouse": ["1 red 4"]}},
        {},
        ["bid alehouse red", "with miner"],
        "red 3",
    ),
    "a use": ({"offer": "miner", "uses": {"miner": ["blue 2"]}}, {}, ["use miner blue"], "blue 3"),
    "a use for a worker": ({"offer": "peddler"}, {}, ["use peddler yellow"], "yellow 2"),
    "a use for another colour": ({"season": "summer", "offer": "store"}, {}, ["use store red"], "red 1 blue 1"),
    "a use that a group pays": (
        {"season": "autumn", "offer": "fair forge", "bids": {"forge": OUTBID[1]}, "uses": {"fair": ["red 1"]}},
        {},
        ["use fair red"],
        "red 2",
    ),
    "a use for a skill": ({"season": "summer", "offer": "mason"}, {}, ["use mason red"], "red 1 pickaxe 1"),
    "a mixed use": (
        {**MIXING, "offer": "inn", "uses": {"inn": ["green 2"]}},
        BOAT,
        ["use inn mixed", "add red", "add yellow"],
        "red 1 yellow 1",
    ),
    "a mixed use for a worker": (
        {**MIXING, "offer": "fair", "bids": {"fair": ["1 green 2"]}},
        BOAT,
        ["use fair mixed", "add yellow"],
        "yellow 1 red 1",
    ),
    "a worker paid": ({"season": "summer", "offer": "tavern"}, {}, ["use tavern blue", "send 1"], ""),
    "a skill paid": ({"season": "summer", "offer": "brewer"}, {}, ["use brewer blue", "send 1"], ""),
    "an upgrade": ({}, INN, ["use home_1 blue", "send 1", "upgrade inn"], ""),
    "an upgrade paid in part": ({}, INN, ["use home_1 blue", "send 1", "upgrade inn", "spend gold"], ""),
}


def begun(name: str) -> tuple[Match, str]:
    table, seat, moves, needed = BEGUN[name]
    match = at(seats=[{**FULL, **seat}, {"workers": "red 4"}], **table)
    play(match, *moves)
    return match, needed


def holds(state: KeyflowerState, needed: str) -> bool:
    """Whether player 0 has those pieces."""
    words = needed.split()
    names = ("blue", "red", "yellow", "green", "anvil", "pickaxe", "saw")
    held = dict(zip(names, state.screen[0] + state.skills[0], strict=True))
    return all(held[name] >= int(count) for name, count in zip(words[::2], words[1::2], strict=True))


def finish(world: KeyflowerState, seed: int) -> None:
    """Whoever is in the middle of a turn plays at random to its end; there is always something to choose."""
    dice, player = FastDice(seed), deciding(world)[0].who
    while not world.lanes and len(world.main) > 1 and world.main[-1].who == player:
        options = world.main[-1].options(world)
        assert options, f"{type(world.main[-1]).__name__} cannot be finished"
        take(world, world.main[-1], options[dice.below(len(options))], dice)
        settle(world, dice)
        assert GAME.audit(world) == []


@pytest.mark.rule("KF-14.12")
@pytest.mark.parametrize("name", BEGUN)
def test_whoever_is_in_the_middle_of_something_can_finish_it(name: str) -> None:
    match, needed = begun(name)
    assert holds(state_of(match), needed)
    for viewer in (1, None):
        for number, world in enumerate(imagined(match, viewer, 60)):
            assert holds(world, needed)
            assert GAME.audit(world) == []
            assert GAME.view(world, viewer) == GAME.view(state_of(match), viewer)
            finish(world, number)


@pytest.mark.rule("KF-14.12")
@pytest.mark.parametrize("name", BEGUN)
def test_what_is_begun_tells_nothing_else(name: str) -> None:
    """However unlikely it was: other workers, the skills and the winter tiles are any that there are."""
    match, needed = begun(name)
    worlds = imagined(match, 1, 200)
    assert len({world.winter[0] for world in worlds}) > 20
    assert len({world.skills[0] for world in worlds}) > 3
    assert len({world.screen[0] for world in worlds}) > 4
    for place, colour in enumerate(("blue", "red", "yellow")):
        least = int(needed.partition(f"{colour} ")[2][:1] or 0)
        assert min(world.screen[0][place] for world in worlds) <= least + 1
    kept = [world for world in worlds if world.screen[0] == state_of(match).screen[0]]
    assert len(kept) < len(worlds) / 2


def test_what_everybody_has_seen_is_enough_to_finish_with() -> None:
    """A bid in blue tells nothing of the other workers if a blue one is known to be there."""
    match = at(offer="miner", seats=[{"workers": "blue 3", "known": "blue 1"}, {}])
    play(match, "bid miner blue")
    assert min(world.screen[0][0] for world in imagined(match, 1)) == 1


def test_a_green_bid_shows_one_of_those_that_came_late() -> None:
    seat = {"workers": "blue 3 green 1", "unseen_green": 1}
    match = at(season="summer", green=15, offer="store", seats=[seat, {"workers": "red 2", "unseen_green": 0}])
    play(match, "bid store green")
    for world in imagined(match, 1, 60):
        assert world.screen[0][3] == 1
        assert GAME.audit(world) == []


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_begun_can_be_finished_all_game_long(players: int) -> None:
    chance = random.Random(players)
    looked_at: Counter[str] = Counter()
    for seed in range(6):
        for match in random_game(players, seed):
            state = state_of(match)
            if match.over or state.lanes or len(state.main) < 2 or chance.random() > 0.3:
                continue
            looked_at[type(state.main[-1]).__name__] += 1
            for viewer in (None, *range(players)):
                world = GAME.determinize(state, viewer, FastDice(chance.getrandbits(32)))
                assert GAME.audit(world) == []
                assert GAME.view(world, viewer) == GAME.view(state, viewer)
                finish(world, match.length)
    assert min(looked_at[name] for name in ("GatherBid", "GatherUse", "Transport")) > 10
