"""The seven actions: what the active player has, and what all have."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import IllegalAction
from tests.games.boonlake.table import asked, notations, play, reason
from tests.games.boonlake.turns import actor, at, changes, chosen, has, move, names

#: A card of each type; those of twilight and night anybody can play.
CARDS = "golden_auction violet_pawn_shop silent_antiquary"
#: A house on space 5 that can become a village: three presences around it.
TOWNLY = {"homes": "5a", "settlers": "5b 9a 9b", "ranch": 4}


def presences(match: Any, player: int) -> list[int]:
    """By region."""
    return [region["presences"][player] for region in match.view(None)["regions"]]


# -- Pioneer ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-14.1")
def test_pioneer_explores_twice_and_then_develops_once() -> None:
    match = chosen("pioneer", {"ranch": 2})
    assert notations(match) == ["explore", "decline"]
    play(match, "explore", "place 15")
    assert notations(match) == ["explore", "decline"]
    play(match, "explore", "place 6")
    assert match.view(None)["grey"] == 23
    sites = names(match, "develop")
    assert "5a" in sites
    play(match, "develop 5a")
    assert names(match, "sail")
    assert not names(match, "develop")


@pytest.mark.rule("BL-14.1")
def test_pioneer_upgrades_in_the_place_of_developing() -> None:
    match = chosen("pioneer", TOWNLY)
    play(match, "decline")
    assert names(match, "upgrade") == ["5a", "5b", "9a", "9b"]
    assert changes(match, "upgrade 9a") == {"ranch": -1, "supply": 2, "houses": 1}
    assert names(match, "sail")


@pytest.mark.rule("BL-14.2")
def test_each_exploration_is_asked_for_and_declining_the_first_ends_both() -> None:
    match = chosen("pioneer")
    play(match, "decline")
    assert "explore" not in notations(match)
    assert match.view(None)["grey"] == 25
    other = chosen("pioneer")
    play(other, "explore", "place 15")
    assert "explore" in notations(other)
    play(other, "decline")
    assert other.view(None)["grey"] == 24
    assert names(other, "develop")


@pytest.mark.rule("BL-14.3")
def test_the_others_draw_two_cards_and_play_or_discard_one() -> None:
    match = chosen("pioneer", players=3)
    assert asked(match) == [0, 1, 2]
    for player in (1, 2):
        assert has(match, "cards", player=player) == (2,)
        assert len(names(match, "sell", player)) == 2
    assert has(match, "cards") == (0,)
    card = names(match, "sell", 1)[0]
    assert changes(match, f"sell {card}", player=1) == {"coins": 2, "cards": -1}
    assert asked(match) == [0, 2]
    rich = chosen("pioneer", {}, {"hand": CARDS, "coins": 9, "works": "wood 2 clay 2 stone 2 iron 2"})
    assert set(CARDS.split()) <= set(names(rich, "play", 1))


@pytest.mark.rule("BL-14.4")
def test_who_gives_pioneers_right_part_up_does_not_draw() -> None:
    match = chosen("pioneer", {}, {"levers": "1"})
    assert notations(match, 1) == ["pull 1", "take-part"]
    assert has(match, "cards", player=1) == (0,)
    assert changes(match, "pull 1", player=1) == {"vases": 1}
    assert asked(match) == [0]
    other = chosen("pioneer", {}, {"levers": "1"})
    assert changes(other, "take-part", player=1) == {"cards": 2}
    assert "pull 1" not in notations(other, 1)


# -- Settle ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-14.5")
def test_settle_develops_or_upgrades_once() -> None:
    match = chosen("settle", {**TOWNLY, "hand": CARDS})
    assert "14a" in names(match, "develop")
    assert names(match, "upgrade") == ["5a", "5b", "9a", "9b"]
    assert not names(match, "play") + names(match, "sell")


@pytest.mark.rule("BL-14.6")
@pytest.mark.parametrize("what", ["develop 14a", "upgrade 9a", "play violet_pawn_shop", "sell golden_auction"])
def test_the_right_part_of_settle_is_one_of_four_in_order(what: str) -> None:
    match = chosen("settle", {}, {**TOWNLY, "hand": CARDS}, {}, players=3)
    play(match, "decline")
    assert asked(match) == [0]  # the own right part first
    play(match, "decline")
    assert asked(match) == [1]
    assert what in notations(match, 1)
    play(match, what)
    if "decline" in notations(match, 1):
        play(match, "decline")  # the exchange of the card
    assert asked(match) == [2]
    assert "develop 11a" in notations(match, 2)


@pytest.mark.rule("BL-14.7")
def test_the_active_player_may_settle_twice() -> None:
    match = chosen("settle", {"ranch": 3})
    assert changes(match, "develop 14a", "develop 22b") == {"ranch": -2, "coins": 2}
    other = chosen("settle", {"ranch": 3})
    assert changes(other, "develop 22b", "upgrade 22b") == {"ranch": -2, "supply": 2, "houses": 1}


# -- Cattle breeding -------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-14.8")
def test_cattle_breeding_places_a_pasture() -> None:
    match = chosen("cattle_breeding")
    assert changes(match, "pasture 15") == {"coins": 4}
    assert match.view(None)["pastures"] == 6
    assert next(space for space in match.view(None)["spaces"] if space["id"] == "15")["tile"] == "pasture"


@pytest.mark.rule("BL-14.9")
def test_the_right_part_of_cattle_breeding_is_one_of_three_in_order() -> None:
    pasture = {"map": {"5": "s01", "4": "pasture"}}
    for what in ("graze 4", "play violet_pawn_shop", "sell golden_auction"):
        match = chosen("cattle_breeding", {}, {"hand": CARDS}, {}, players=3, **pasture)
        play(match, "decline")
        assert asked(match) == [0]
        play(match, "decline")
        assert asked(match) == [1]
        assert what in notations(match, 1)
        play(match, what)
        if "decline" in notations(match, 1):
            play(match, "decline")
        assert asked(match) == [2]
        assert notations(match, 2) == ["graze 4", "decline"]


@pytest.mark.rule("BL-14.10")
def test_cattle_may_go_on_the_pasture_just_placed() -> None:
    match = chosen("cattle_breeding")
    play(match, "pasture 15")
    assert changes(match, "graze 15") == {"ranch": -1, "supply": 1, "cattle": 1}


# -- Region rewards --------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-14.11", "BL-14.12")
def test_a_region_that_is_not_covered_must_be_named() -> None:
    match = chosen("region_rewards", covered="boonlake southern")
    assert notations(match) == ["claim unknown", "claim new_hope"]
    assert reason(match, "region:boonlake") == ("BL-14.11", "region-covered")
    with pytest.raises(IllegalAction):
        play(match, "decline")
    play(match, "claim new_hope")
    assert [region["covered"] for region in match.view(None)["regions"]] == [True, False, True, True]


@pytest.mark.rule("BL-14.13")
def test_with_all_regions_covered_one_is_named_that_does_not_pay() -> None:
    covered = "boonlake unknown new_hope southern"
    match = chosen("region_rewards", {"settlers": "5a 5b 14a"}, covered=covered)
    assert names(match, "claim") == ["boonlake", "unknown", "new_hope", "southern"]
    assert changes(match, "claim boonlake") == {"coins": 1}
    assert all(region["covered"] for region in match.view(None)["regions"])


@pytest.mark.rule("BL-14.14", "BL-14.15")
@pytest.mark.parametrize(
    ("region", "reward"),
    [("boonlake", {"coins": 4}), ("unknown", {"cards": 3}), ("new_hope", {"vp": 3}), ("southern", {"cards": 3})],
)
def test_the_rewards_of_the_regions(region: str, reward: dict[str, int]) -> None:
    assert changes(chosen("region_rewards"), f"claim {region}") == reward


@pytest.mark.rule("BL-14.16", "BL-14.17", "BL-14.18")
def test_presences_in_the_other_regions_pay_all() -> None:
    """The example of the rulebook: Boonlake is named, and all are paid for the others, covered or not."""
    table: dict[str, Any] = {
        "map": {"5": "s01", "14": "s04", "22": "s02", "30": "s05", "6": "pasture", "31": "pasture"}
    }
    first = {"settlers": "5a 14a", "homes": "22a", "cattle": "6 1 31 2"}
    second = {"towns": "5b", "settlers": "30b", "homes": "22b"}
    match = chosen("region_rewards", first, second, {}, players=3, covered="new_hope", **table)
    before = [actor(match, player)["coins"] for player in range(3)]
    assert presences(match, 0) == [2, 1, 1, 2]
    play(match, "claim boonlake")
    after = [actor(match, player)["coins"] for player in range(3)]
    assert [late - early for early, late in zip(before, after, strict=True)] == [4 + 4, 2, 0]


# -- Recruit ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-14.19")
def test_recruit_brings_an_inhabitant_and_explores_once() -> None:
    match = at({}, board="recruit pioneer settle cattle_breeding region_rewards progress builder")
    assert changes(match, "choose recruit") == {"ranch": 1, "supply": -1}
    assert notations(match) == ["explore", "decline"]
    play(match, "explore", "place 15")
    assert "explore" not in notations(match)
    assert match.view(None)["grey"] == 24


@pytest.mark.rule("BL-14.20", "BL-14.22")
def test_inhabitants_are_bought_any_number_of_times() -> None:
    """The example: three inhabitants for six cards and three coins."""
    hand = f"{CARDS} golden_school hazy_print_shop dark_archive white_surveyor"
    match = chosen("recruit", {}, {"hand": hand, "coins": 5})
    assert notations(match, 1) == ["hire coins", "hire cards", "decline"]
    before = actor(match, 1)
    for _ in range(2):
        move(match, 1, "hire cards")
        for _ in range(3):
            move(match, 1, notations(match, 1, "discard")[0])
    move(match, 1, "hire coins")
    after = actor(match, 1)
    assert after["ranch"] - before["ranch"] == 3
    assert (after["coins"], after["cards"]) == (2, 1)
    assert asked(match) == [0]


@pytest.mark.rule("BL-14.21")
def test_coins_and_cards_are_not_mixed_for_one_inhabitant() -> None:
    match = chosen("recruit", {}, {"hand": "golden_school dark_archive", "coins": 2})
    assert asked(match) == [0]
    match = chosen("recruit", {}, {"hand": f"{CARDS} golden_school", "coins": 2})
    assert notations(match, 1) == ["hire cards", "decline"]
    move(match, 1, "hire cards", "discard golden_auction", "discard violet_pawn_shop")
    assert notations(match, 1) == ["discard golden_school", "discard silent_antiquary"]


@pytest.mark.rule("BL-14.23")
def test_no_more_are_bought_than_the_supply_holds() -> None:
    match = chosen("recruit", {}, {"ranch": 7, "coins": 9})
    assert has(match, "supply", player=1) == (1,)
    move(match, 1, "hire coins")
    assert has(match, "ranch", "supply", "coins", player=1) == (8, 0, 6)
    assert asked(match) == [0]


# -- Progress --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-14.24", "BL-14.25", "BL-14.26")
def test_the_active_player_modernises_twice_and_loses_one_inhabitant() -> None:
    match = chosen("progress", {"coins": 20}, {"coins": 20})
    assert changes(match, "modernise 1") == {"coins": -5}
    assert changes(match, "modernise 5") == {"coins": -4, "ranch": -1, "supply": 1}
    assert "modernise 2" not in notations(match)
    assert "modernise 1" in notations(match, 1)
    assert changes(match, "modernise 1", player=1) == {"coins": -5, "ranch": -1, "supply": 1}
    assert asked(match) == [0]


@pytest.mark.rule("BL-14.25")
def test_without_an_inhabitant_only_the_card_is_left() -> None:
    match = chosen("progress", {"coins": 0}, {"coins": 20, "ranch": 0})
    assert asked(match) == [0]
    assert has(match, "cards", player=1) == (1,)


@pytest.mark.rule("BL-14.27")
def test_who_does_not_modernise_draws_a_card() -> None:
    match = chosen("progress", {"coins": 20}, {"coins": 20})
    assert "draw" in notations(match, 1)
    assert "decline" not in notations(match, 1)
    assert changes(match, "draw", player=1) == {"cards": 1}
    assert changes(match, "decline") == {}
    assert changes(match, "draw") == {"cards": 1}


# -- Builder ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-14.28", "BL-14.29")
def test_builder_plays_any_card_or_draws_two() -> None:
    seat = {"hand": "golden_auction violet_pawn_shop silent_antiquary", "works": "clay 2 stone 2 wood 1", "coins": 2}
    match = chosen("builder", seat)
    assert set(names(match, "play")) == set(CARDS.split())
    assert not names(match, "sell")
    assert "decline" not in notations(match)
    assert changes(match, "draw") == {"cards": 2}
    nothing = at({}, board="builder pioneer settle cattle_breeding region_rewards recruit progress")
    assert changes(nothing, "choose builder") == {"coins": 3, "cards": 2}  # nobody is asked who has nothing


@pytest.mark.rule("BL-14.28")
def test_who_plays_a_card_with_builder_does_not_draw() -> None:
    match = chosen("builder", {"hand": "golden_auction", "works": "clay 2 stone 2", "coins": 2})
    assert changes(match, "play golden_auction") == {"coins": -2 + 4, "cards": -1}


@pytest.mark.rule("BL-14.30")
def test_the_right_part_of_builder_is_a_card_or_two_coins_for_one() -> None:
    match = chosen("builder", {}, {"hand": CARDS}, {"hand": "white_surveyor"}, players=3)
    assert asked(match) == [0, 1, 2]
    assert set(names(match, "play", 1)) == {"silent_antiquary", "violet_pawn_shop"}
    assert set(names(match, "sell", 1)) == set(CARDS.split())
    assert changes(match, "sell golden_auction", player=1) == {"coins": 2, "cards": -1}
    assert changes(match, "decline", player=2) == {}
    sold = names(match, "sell")[0]
    assert changes(match, f"sell {sold}") == {"coins": 2, "cards": -1}
