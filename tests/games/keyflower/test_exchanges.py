"""Tiles that exchange: what each of them gives, and how its price is paid."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG, COLOURS, SKILLS
from boardwright.match import Match
from tests.games.keyflower.table import (
    at,
    check_price,
    in_bag,
    in_pile,
    lying_on,
    notations,
    play,
    printed_points,
    skills_of,
    state_of,
    village,
    workers_of,
)

#: The other player, whose screen may hold what is to be neither in the bag nor in the pile.
OTHER: dict[str, Any] = {"village": ["home_4"]}


#: Tiles whose price is any worker or any skill.
ASKED = ("tavern", "brewer", "hiring_fair")


def owner(tile: str, upgraded: bool = False, workers: str = "", skills: str = "") -> Match:
    """It is the turn of a player with that tile in the village."""
    seat = {"village": village(tile), "upgraded": tile if upgraded else "", "workers": workers, "skills": skills}
    return at(seats=[seat])


def exchange(tile: str, price: str, upgraded: bool = False) -> Match:
    """A player has used the tile with a blue worker; all that was left, one worker or skill, has paid.

    At the tiles of `ASKED`, which take any worker or any skill, the player is asked for it.
    """
    workers, skills = (f"blue 1 {price} 1", "") if price in COLOURS else ("blue 1", f"{price} 1")
    match = owner(tile, upgraded, workers, skills)
    play(match, f"use {tile} blue", "send 1")
    if tile in ASKED:
        play(match, f"{'pay' if price in COLOURS else 'give'} {price}")
    assert match.decisions[0].player == 1
    return match


def prices(tile: str, upgraded: bool = False) -> list[str]:
    """With which one more worker or skill a player who places a green worker can use the tile."""
    spare = [(colour, f"green 1 {colour} 1", "") for colour in COLOURS]
    spare += [(skill, "green 1", f"{skill} 1") for skill in SKILLS]
    return [
        name
        for name, workers, skills in spare
        if f"use {tile} green" in notations(owner(tile, upgraded, workers, skills), 0)
    ]


# -- the tiles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "colour", "points"),
    [
        pytest.param("peddler", "yellow", 0, marks=pytest.mark.rule("KF-6.12")),
        pytest.param("store", "blue", 3, marks=pytest.mark.rule("KF-6.13")),
        pytest.param("fair", "red", 5, marks=pytest.mark.rule("KF-6.14")),
    ],
)
def test_tiles_that_give_green_workers(tile: str, colour: str, points: int) -> None:
    for upgraded, gained in ((False, 1), (True, 2)):
        assert prices(tile, upgraded) == [colour]
        match = exchange(tile, colour, upgraded)
        assert workers_of(match) == f"green {gained}"
        assert state_of(match).green == 20 - gained
    assert printed_points(tile) == (0, points)
    check_price(tile, "gold 1")


@pytest.mark.rule("KF-6.15")
def test_the_tavern_gives_workers_for_a_worker() -> None:
    for upgraded, gained in ((False, 2), (True, 3)):
        assert prices("tavern", upgraded) == ["blue", "red", "yellow", "green"]
        match = exchange("tavern", "red", upgraded)
        assert sum(state_of(match).screen[0]) == gained
        assert sum(state_of(match).bag) == 120 - 1 - gained
    assert printed_points("tavern") == (0, 0)
    check_price("tavern", "wood 1 stone 1 iron 1")


@pytest.mark.rule("KF-6.16")
def test_the_brewer_gives_workers_for_a_skill() -> None:
    for upgraded, gained in ((False, 2), (True, 3)):
        assert prices("brewer", upgraded) == ["anvil", "pickaxe", "saw"]
        match = exchange("brewer", "anvil", upgraded)
        assert sum(state_of(match).screen[0]) == gained
        assert sum(state_of(match).bag) == 120 - 1 - gained
    assert printed_points("brewer") == (0, 3)
    check_price("brewer", "stone 1 iron 1")


@pytest.mark.rule("KF-6.17")
def test_the_hiring_fair_gives_skills_for_a_skill() -> None:
    for upgraded, gained in ((False, 2), (True, 3)):
        assert prices("hiring_fair", upgraded) == ["anvil", "pickaxe", "saw"]
        match = exchange("hiring_fair", "anvil", upgraded)
        assert sum(state_of(match).skills[0]) == gained
        assert sum(state_of(match).pile) == 48 - gained
    assert printed_points("hiring_fair") == (0, 5)
    check_price("hiring_fair", "wood 1 iron 1")


@pytest.mark.parametrize(
    ("tile", "skill", "kind"),
    [
        pytest.param("carpenter", "saw", "wood", marks=pytest.mark.rule("KF-6.18")),
        pytest.param("mason", "pickaxe", "stone", marks=pytest.mark.rule("KF-6.19")),
        pytest.param("smelter", "anvil", "iron", marks=pytest.mark.rule("KF-6.20")),
    ],
)
def test_tiles_that_give_resources_for_a_skill(tile: str, skill: str, kind: str) -> None:
    assert prices(tile) == prices(tile, upgraded=True) == [skill]
    assert lying_on(exchange(tile, skill), tile) == f"{kind} 3"
    assert lying_on(exchange(tile, skill, upgraded=True), tile) == "gold 3"
    assert printed_points(tile) == (0, 7)
    check_price(tile, f"{kind} 3")


@pytest.mark.rule("KF-6.21", "KF-6.22")
@pytest.mark.parametrize(("place", "lying"), [("own", "mason"), ("other", "home_1"), ("auction", "home_1")])
def test_exchanged_resources_lie_where_produced_ones_would(place: str, lying: str) -> None:
    seats: list[dict[str, Any]] = [{"workers": "blue 1", "skills": "pickaxe 1", "village": ["home_1"]}, OTHER.copy()]
    if place != "auction":
        seats[place == "other"]["village"] = village("mason", home="home_4" if place == "other" else "home_1")
    match = at(season="summer", offer="mason" if place == "auction" else "", seats=seats)
    play(match, "use mason blue", "send 1")
    found = {tile: lying_on(match, tile) for tile in ("mason", "home_1", "home_4")}
    assert {tile: text for tile, text in found.items() if text} == {lying: "stone 3"}


# -- worker prices ---------------------------------------------------------------------------------------------


def gathering(tile: str, colour: str, **seat: Any) -> list[str]:
    """What a player may send to the tile, nothing if it cannot be used in that colour."""
    match = owner(tile, **seat)
    if f"use {tile} {colour}" not in notations(match, 0):
        return []
    play(match, f"use {tile} {colour}")
    return notations(match, 0)


@pytest.mark.rule("KF-6.30")
def test_a_worker_just_placed_does_not_pay() -> None:
    """One worker of those sent must stay behind to pay."""
    assert gathering("peddler", "yellow", workers="yellow 1") == []
    assert gathering("peddler", "yellow", workers="yellow 2") == ["send 1"]
    assert gathering("peddler", "yellow", workers="yellow 3") == ["send 1", "send 2"]
    assert gathering("peddler", "blue", workers="blue 3 yellow 1") == ["send 1", "send 2", "send 3"]
    assert gathering("tavern", "blue", workers="blue 1") == []
    assert gathering("tavern", "blue", workers="blue 2") == ["send 1"]
    assert gathering("tavern", "blue", workers="blue 2 red 1") == ["send 1", "send 2"]


def bidder(tile: str, workers: str, bids: dict[str, list[str]], upgraded: str = "") -> Match:
    """The turn of an owner of the tile who has bid for others, in spring."""
    seat = {"village": village(tile), "workers": workers, "upgraded": upgraded}
    return at(offer=list(bids), bids=bids, seats=[seat])


@pytest.mark.rule("KF-6.30")
def test_a_leading_group_does_not_pay() -> None:
    leading = bidder("fair", "blue 1", {"miner": ["0 red 3", "1 red 2"]})
    assert "use fair blue" not in notations(leading, 0)
    losing = bidder("fair", "blue 1", {"miner": ["0 red 3", "1 red 4"]})
    assert "use fair blue" in notations(losing, 0)
    outbid = ["0 red 3", "1 red 4"]
    both = bidder("fair", "blue 1", {"miner": ["0 red 3", "1 red 2"], "keywood": outbid, "stable": outbid})
    play(both, "use fair blue", "send 1")
    assert notations(both, 0) == ["pay-group keywood", "pay-group stable"]


@pytest.mark.rule("KF-6.30")
def test_a_losing_group_that_was_placed_does_not_pay() -> None:
    match = bidder("fair", "", {"miner": ["0 red 2", "1 red 3"]})
    assert "use fair red" not in notations(match, 0)
    match = bidder("fair", "red 1", {"miner": ["0 red 2", "1 red 3"]})
    play(match, "use fair red")
    assert notations(match, 0) == ["with miner", "send 1"]
    play(match, "with miner")
    assert notations(match, 0) == ["send 0"]
    play(match, "send 0")
    assert workers_of(match) == "green 1"
    groups = {"miner": ["0 red 2", "1 red 3"], "keywood": ["0 red 2", "1 red 3"]}
    match = bidder("fair", "red 1", groups)
    play(match, "use fair red", "with miner", "send 0")
    assert notations(match, 0) == ["pay red", "pay-group keywood"]


@pytest.mark.rule("KF-6.31")
def test_a_worker_of_the_screen_or_a_losing_group_of_the_colour_pays() -> None:
    groups = {"miner": ["0 red 3", "1 red 4"], "keywood": ["0 red 1", "1 red 2"], "alehouse": ["0 blue 1", "1 blue 2"]}
    match = bidder("fair", "blue 1 red 2 yellow 1", groups)
    play(match, "use fair blue", "send 1")
    assert sorted(notations(match, 0)) == ["pay red", "pay-group keywood", "pay-group miner"]
    play(match, "pay red")
    assert workers_of(match) == "red 1 yellow 1 green 1"
    assert len(state_of(match).bids[CATALOG.tile("miner")]) == 2


@pytest.mark.rule("KF-6.31", "KF-6.37")
def test_at_the_tavern_losing_groups_of_all_colours_pay() -> None:
    groups = {"miner": ["0 red 3", "1 red 4"], "alehouse": ["0 green 1", "1 green 2"], "keywood": ["0 blue 1"]}
    match = bidder("tavern", "blue 1", groups)
    play(match, "use tavern blue", "send 1")
    assert sorted(notations(match, 0)) == ["pay-group alehouse", "pay-group miner"]


@pytest.mark.rule("KF-6.32", "KF-6.33", "KF-6.34")
@pytest.mark.parametrize(("upgraded", "gained"), [("", "green 1"), ("fair", "green 2")])
def test_three_red_workers_of_a_losing_group_pay_as_one(upgraded: str, gained: str) -> None:
    match = bidder("fair", "blue 1", {"miner": ["0 red 3", "1 red 4"]}, upgraded)
    bag = state_of(match).bag[1]
    play(match, "use fair blue", "send 1", "pay-group miner")
    assert workers_of(match) == gained
    assert state_of(match).bag[1] == bag + 3
    assert state_of(match).bids[CATALOG.tile("miner")] == ((1, 1, 4, False),)


@pytest.mark.rule("KF-6.32")
def test_a_group_pays_once_at_the_tavern() -> None:
    match = bidder("tavern", "blue 1", {"miner": ["0 red 3", "1 red 4"]})
    bag = sum(state_of(match).bag)
    play(match, "use tavern blue", "send 1", "pay-group miner")
    assert sum(state_of(match).screen[0]) == 2
    assert sum(state_of(match).bag) == bag + 3 - 2


# -- where prices go -------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-6.34")
@pytest.mark.parametrize(("tile", "colour"), [("peddler", "yellow"), ("store", "blue"), ("fair", "red")])
def test_a_worker_that_pays_goes_to_the_bag(tile: str, colour: str) -> None:
    match = owner(tile, workers=f"green 1 {colour} 1")
    place = COLOURS.index(colour)
    assert state_of(match).bag[place] == 39
    play(match, f"use {tile} green", "send 1")
    assert state_of(match).bag[place] == 40


@pytest.mark.rule("KF-6.34")
def test_a_green_worker_that_pays_goes_to_the_bag_not_to_the_green_supply() -> None:
    seat = {"village": village("tavern"), "workers": "blue 1 green 1"}
    match = at(seats=[seat, OTHER | {"workers": "blue 39 red 40 yellow 40"}])
    play(match, "use tavern blue", "send 1", "pay green")
    assert in_bag(match) == "green 1"
    assert state_of(match).green == 19


@pytest.mark.rule("KF-6.34")
@pytest.mark.parametrize("tile", ["carpenter", "brewer"])
def test_a_skill_that_pays_goes_to_the_pile(tile: str) -> None:
    match = owner(tile, workers="blue 1", skills="saw 2")
    assert in_pile(match) == "anvil 16 pickaxe 16 saw 14"
    play(match, f"use {tile} blue", "send 1", *(["give saw"] if tile in ASKED else []))
    assert in_pile(match) == "anvil 16 pickaxe 16 saw 15"
    assert skills_of(match) == "saw 1"


@pytest.mark.rule("KF-6.34")
@pytest.mark.parametrize("tile", ["carpenter", "brewer", "hiring_fair"])
def test_a_skill_that_is_not_behind_the_screen_does_not_pay(tile: str) -> None:
    cargo = {"sea_bastion": "saw 1"}
    for skills, possible in (("", False), ("saw 1", True)):
        seats = [{"village": village(tile), "workers": "blue 1", "skills": skills}, {"skills": "saw 3"}]
        assert (f"use {tile} blue" in notations(at(seats=seats, cargo=cargo), 0)) == possible


# -- drawn before the price is there ---------------------------------------------------------------------------


@pytest.mark.rule("KF-6.35")
@pytest.mark.parametrize(
    ("elsewhere", "drawn"),
    [
        ("blue 39 red 39 yellow 40", ""),
        ("blue 39 red 39 yellow 39", "yellow 1"),
        ("blue 38 red 39 yellow 39", "blue 1 yellow 1"),
    ],
)
def test_the_tavern_never_gives_back_the_worker_that_pays(elsewhere: str, drawn: str) -> None:
    match = at(seats=[{"village": village("tavern"), "workers": "blue 1 red 1"}, OTHER | {"workers": elsewhere}])
    play(match, "use tavern blue", "send 1", "pay red")
    assert workers_of(match) == drawn
    assert in_bag(match) == "red 1"


@pytest.mark.rule("KF-6.35")
def test_the_tavern_never_gives_back_the_group_that_pays() -> None:
    seats = [{"village": village("tavern"), "workers": "blue 1"}, OTHER | {"workers": "blue 39 red 33 yellow 40"}]
    match = at(offer="miner", bids={"miner": ["0 red 3", "1 red 4"]}, seats=seats)
    assert in_bag(match) == ""
    play(match, "use tavern blue", "send 1", "pay-group miner")
    assert workers_of(match) == ""
    assert in_bag(match) == "red 3"


@pytest.mark.rule("KF-6.36")
@pytest.mark.parametrize(
    ("elsewhere", "drawn"), [("anvil 15 pickaxe 16 saw 16", ""), ("anvil 15 pickaxe 16 saw 15", "saw 1")]
)
def test_the_hiring_fair_never_gives_back_the_skill_that_pays(elsewhere: str, drawn: str) -> None:
    seat = {"village": village("hiring_fair"), "workers": "blue 1", "skills": "anvil 1"}
    match = at(seats=[seat, OTHER | {"skills": elsewhere}])
    play(match, "use hiring_fair blue", "send 1", "give anvil")
    assert skills_of(match) == drawn
    assert in_pile(match) == "anvil 1"


# -- the payer chooses -----------------------------------------------------------------------------------------


@pytest.mark.rule("KF-6.37")
@pytest.mark.parametrize("tile", ["brewer", "hiring_fair"])
@pytest.mark.parametrize("skill", ["anvil", "pickaxe", "saw"])
def test_the_payer_chooses_the_skill(tile: str, skill: str) -> None:
    """With the pile empty, what is left is what did not pay."""
    seat = {"village": village(tile), "workers": "blue 1", "skills": "anvil 1 pickaxe 1 saw 1"}
    match = at(seats=[seat, OTHER | {"skills": "anvil 15 pickaxe 15 saw 15"}])
    play(match, f"use {tile} blue", "send 1")
    assert notations(match, 0) == ["give anvil", "give pickaxe", "give saw"]
    play(match, f"give {skill}")
    assert in_pile(match) == f"{skill} 1"
    assert skills_of(match) == " ".join(f"{other} 1" for other in SKILLS if other != skill)


@pytest.mark.rule("KF-6.37")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_the_payer_chooses_the_colour_at_the_tavern(colour: str) -> None:
    """With the bag empty, what is left is what did not pay."""
    seat = {"village": village("tavern"), "workers": "blue 2 red 1 yellow 1 green 1"}
    match = at(seats=[seat, OTHER | {"workers": "blue 38 red 39 yellow 39"}])
    play(match, "use tavern blue", "send 1")
    assert notations(match, 0) == ["pay blue", "pay red", "pay yellow", "pay green"]
    play(match, f"pay {colour}")
    assert in_bag(match) == f"{colour} 1"
    assert workers_of(match) == " ".join(f"{other} 1" for other in COLOURS if other != colour)
