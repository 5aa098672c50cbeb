"""BL-5: what holds for all effects: supplies, cards, production sites, points, and what may be left out."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from tests.games.boonlake.table import (
    asked,
    building,
    changes,
    developing,
    exploring,
    hand_of,
    notations,
    play,
    player_of,
    reason,
    sailing,
    space_of,
    step,
    turn,
)

EVERY_CARD = [card.id for card in CATALOG.cards]
#: Of all cards these are not in the discard pile of a test.
HELD = ["golden_school", "evening_mint"]


def discards(*but: str) -> str:
    """All cards but those of player 0, and but some that lie in the draw pile."""
    return " ".join(card for card in EVERY_CARD if card not in (*HELD, *but))


# -- supplies --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-5.1", "BL-5.2")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    """Copper envoy: 1 inhabitant for 8 coins."""
    match = building(hand="copper_envoy", coins=2, works="stone 2 iron 2")
    assert changes(match, "play copper_envoy", "take 1") == {"coins": 6, "cards": -1, "ranch": -1, "supply": 1}


@pytest.mark.rule("BL-5.2")
def test_inhabitants_who_are_gained_come_from_the_own_supply() -> None:
    match = sailing(ship="t05")
    assert changes(match, "sail t06") == {"ranch": 1, "supply": -1}
    assert [(player_of(match, other)["ranch"], player_of(match, other)["supply"]) for other in (1, 2)] == [(3, 5)] * 2


@pytest.mark.rule("BL-5.3")
def test_inhabitants_in_the_recesses_are_no_supply() -> None:
    """With 8 on the ranch the other 2 are in the recesses."""
    assert player_of(sailing(ship="t05", ranch=8))["supply"] == 0
    assert changes(sailing(ship="t05", ranch=8), "sail t06") == {}


@pytest.mark.rule("BL-5.4")
def test_as_many_inhabitants_as_there_are() -> None:
    assert changes(sailing(ship="t16", ranch=7), "sail t17") == {"ranch": 1, "supply": -1}
    assert changes(building(hand="warm_ferry_landing", coins=9, works="wood 1 stone 2", ranch=7),
                   "play warm_ferry_landing")["ranch"] == 1  # fmt: skip


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-5.5")
def test_cards_come_from_the_pile_and_go_to_the_discards() -> None:
    match = sailing(ship="t04")
    before = match.view(None)["pile"]
    assert changes(match, "sail t05") == {"cards": 2}
    assert (match.view(None)["pile"], match.view(None)["discards"]) == (before - 2, [])
    match = turn("pioneer", hand="golden_school")
    play(match, "sell golden_school")
    assert match.view(None)["discards"] == ["golden_school"]


@pytest.mark.rule("BL-5.6")
def test_an_empty_pile_is_made_of_the_discards_in_the_middle_of_a_draw() -> None:
    match = sailing(ship="t12", hand=" ".join(HELD), table={"discards": discards("noon_library")})
    assert match.view(None)["pile"] == 1
    assert changes(match, "sail t13") == {"cards": 3}
    assert "noon_library" in hand_of(match)
    assert (match.view(None)["pile"], match.view(None)["discards"]) == (165 - 5, [])


@pytest.mark.rule("BL-5.6")
def test_a_pile_that_is_just_used_up_is_not_renewed_before_it_is_needed() -> None:
    match = sailing(ship="t04", hand=" ".join(HELD), table={"discards": discards("noon_library", "cold_gazette")})
    assert changes(match, "sail t05") == {"cards": 2}
    assert (match.view(None)["pile"], len(match.view(None)["discards"])) == (0, 161)


@pytest.mark.rule("BL-5.7")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    rest = " ".join(card for card in EVERY_CARD if card not in HELD)
    match = sailing(ship="t04", hand=" ".join(HELD), others=[{"hand": rest}])
    assert changes(match, "sail t05") == {}
    some = sailing(ship="t04", hand=" ".join(HELD), others=[{"hand": rest.replace("noon_library", "")}])
    assert changes(some, "sail t05") == {"cards": 1}


@pytest.mark.rule("BL-5.8")
def test_there_is_no_hand_limit() -> None:
    match = sailing(ship="t04", hand=" ".join(EVERY_CARD[:120]))
    assert changes(match, "sail t05") == {"cards": 2}
    assert asked(match) == [1]


# -- production sites ------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-5.9")
def test_a_site_is_placed_or_turned() -> None:
    match = step("BuildWorks 0", works="wood 1 iron 2")
    assert notations(match) == ["build wood", "build clay", "build stone"]
    assert reason(match, "works:iron") == ("BL-5.10", "works-full")
    assert player_of(play(match, "build wood"))["works"] == {"wood": 2, "clay": 0, "stone": 0, "iron": 2}
    match = play(step("BuildWorks 0", works="wood 1 iron 2"), "build clay")
    assert player_of(match)["works"] == {"wood": 1, "clay": 1, "stone": 0, "iron": 2}


@pytest.mark.rule("BL-5.10")
def test_a_named_site_at_level_2_brings_nothing() -> None:
    """Space 4 gives wood."""
    table = {"map": {"1": "s01"}}
    for before, after in (("", 1), ("wood 1", 2), ("wood 2", 2)):
        match = step("PlaceTile 0 g01", works=before, table=table)
        assert changes(match, "place 4") == {}
        assert player_of(match)["works"] == {"wood": after, "clay": 0, "stone": 0, "iron": 0}
        assert asked(match) == [1]  # nothing more is asked in this turn


# -- points, costs, and what may be left out -------------------------------------------------------------------


@pytest.mark.rule("BL-5.11")
def test_points_may_fall_below_0() -> None:
    assert player_of(turn("settle", row=7))["vp"] == -3
    assert player_of(turn("settle", row=7, vp=-997 + 3))["vp"] == -997


@pytest.mark.rule("BL-5.12")
def test_effects_may_be_left_out() -> None:
    """Every part of every tile in turn, where it asks for anything."""
    hand = "golden_school evening_mint dark_archive"
    for tile in ("pioneer", "settle", "cattle_breeding", "recruit", "progress"):
        match = turn(tile, hand=hand, coins=20)
        while not notations(match, 0, "sail"):
            assert {"decline", "draw"} & set(notations(match, asked(match)[0]))
            leave_one = "decline" if "decline" in notations(match, asked(match)[0]) else "draw"
            match.apply(asked(match)[0], leave_one)
        assert player_of(match)["coins"] == 20


@pytest.mark.rule("BL-5.13", "BL-5.14")
def test_a_cost_must_be_there_in_full() -> None:
    """Site 9b costs 4 coins, 27b a card; an exchange of a card 1 inhabitant."""
    match = developing(coins=3, ranch=1)
    assert reason(match, "develop 9b") == ("BL-9.4", "site-cost")
    assert reason(match, "site:27b") == ("BL-9.4", "site-cost")
    assert "develop 9b" in notations(developing(coins=4))
    assert "develop 27b" in notations(developing(hand="noon_library"))
    envoy: dict[str, Any] = {"hand": "copper_envoy", "coins": 2, "works": "stone 2 iron 2"}
    match = play(building(ranch=0, **envoy), "play copper_envoy")
    assert notations(match, 0, "take") == []


@pytest.mark.rule("BL-5.14")
def test_a_loss_of_points_can_always_be_paid() -> None:
    """Hazy almanac: 5 cards for 4 points, or the other way round."""
    match = building(hand="hazy_almanac", coins=2, works="stone 2", vp=-3)
    play(match, "play hazy_almanac")
    assert notations(match) == ["take 2", "decline"]
    assert reason(match, "take 1") == ("BL-5.14", "cannot-pay")
    assert changes(match, "take 2") == {"vp": -4, "cards": 5}


@pytest.mark.rule("BL-5.15")
def test_gains_are_taken_without_asking() -> None:
    for space, before in (("t10", "t09"), ("t05", "t04"), ("t09", "t08"), ("t06", "t05"), ("u1", "t10")):
        match = play(sailing(7, ship=before), f"sail {space}")
        assert notations(match, 1, "choose")
    match = building(hand="meadow_town_hall", coins=11, works="wood 2 iron 2")
    assert changes(match, "play meadow_town_hall") == {
        "coins": -9, "cards": -1, "ranch": 1, "supply": -1, "coin_steps": 1, "card_steps": 1,
    }  # fmt: skip


@pytest.mark.rule("BL-5.16")
def test_what_is_asked_for() -> None:
    """Choices, costs, exploring, pastures, developing, upgrading, exchanges."""
    assert notations(play(sailing(7, ship="u1"), "sail u2")) == ["take 1", "take 2"]
    assert notations(exploring()) == ["explore", "decline"]
    assert notations(step("PlacePasture 0"))[-1] == "decline"
    assert notations(developing(settlers="5a"))[-1] == "decline"
    gallery: dict[str, Any] = {"hand": "meadow_gallery", "coins": 1, "works": "clay 1", "vases": 2}
    match = play(building(**gallery), "play meadow_gallery")
    assert notations(match) == ["take 1", "decline"]
    assert changes(match, "decline") == {}


@pytest.mark.rule("BL-5.17")
def test_inhabitants_cannot_be_bought_from_an_empty_supply() -> None:
    match = turn("recruit", ranch=7, coins=9, hand="noon_library cold_gazette golden_school")
    play(match, "decline", "decline")  # the card step, and exploring; the inhabitant of the left part was the last one
    assert player_of(match)["supply"] == 0
    assert notations(match, 0, "hire") == []
    assert notations(match, 0, "sail")
    board: dict[str, Any] = {"coins": 9, "works": "clay 2 stone 1"}
    cards = "evening_hiring_board noon_library cold_gazette golden_school"
    match = play(building(hand=cards, ranch=8, **board), "play evening_hiring_board")
    assert notations(match, 0, "take") == []
    match = play(building(hand=cards, ranch=7, **board), "play evening_hiring_board")
    assert notations(match) == ["take 1", "decline"]


@pytest.mark.rule("BL-5.18")
def test_neighbours_over_land_canal_and_bridge() -> None:
    """A tile on space 3 has 2 beside it, 5 and 6 across the canal, and 10 at the other end of a bridge."""
    match = step("PlaceTile 0 g01", table={"map": {"3": "s01"}})
    assert notations(match) == ["place 2", "place 5", "place 6", "place 10"]
    # all of them count as presences next to a piece there
    table = {"map": {"3": "s01", "2": "s03", "5": "s06", "6": "s08", "10": "g07", "9": "g08"}}
    seats = [{"settlers": "2a 5a"}, {"settlers": "6a 9a"}]
    match = step("Explore 0 1", homes="3a", towns="10a", others=seats, table=table)
    assert space_of(match, 3)["sites"][0]["around"] == 4
