"""CO-8 and the buildings of CO-23: building cards, and when and how their abilities work."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coloma.table import (
    SITES,
    barker_turn,
    changes,
    choose,
    notations,
    play,
    player_of,
    reason,
    spend,
    town_of,
    turn,
    working,
)

#: By card: the site (0 is the Barker), the section, and what it costs with hammer (coins, dudes) and saw (gold, dudes).
CARDS: dict[str, tuple[int, str, tuple[int, int], tuple[int, int]]] = {
    "placer_claim": (1, "primary", (4, 1), (2, 1)),
    "sawmill": (1, "primary", (3, 2), (2, 1)),
    "boarding_house": (1, "secondary", (3, 1), (2, 1)),
    "bank": (1, "secondary", (4, 1), (2, 1)),
    "quarry": (2, "secondary", (3, 2), (2, 2)),
    "land_office": (2, "barricade", (2, 2), (1, 2)),
    "blacksmith": (3, "primary", (3, 1), (2, 1)),
    "newspaper": (3, "secondary", (2, 2), (1, 2)),
    "carpenters_shop": (3, "barricade", (2, 2), (1, 2)),
    "stable": (4, "site", (3, 1), (2, 1)),
    "stage_line": (4, "secondary", (4, 2), (2, 2)),
    "trading_post": (4, "site", (3, 2), (2, 1)),
    "saloon": (5, "secondary", (3, 1), (2, 1)),
    "undertaker": (5, "site", (2, 2), (1, 2)),
    "general_store": (0, "primary", (3, 1), (2, 1)),
    "cooperage": (0, "site", (2, 2), (1, 2)),
}
ALL = " ".join(CARDS)
EVERY_CARD = pytest.mark.parametrize("card", CARDS)


def works(card: str, round: int, site: int, barricade: int) -> bool:
    """Whether a card of the town works, by the words of the ledger."""
    at_site, section, _, _ = CARDS[card]
    barker = round
    signpost = (round + 1) % 5 + 1
    copied = round % 5 + 1
    is_barricaded = barricade == site or (site == signpost and barricade == copied)
    covered = site == barker
    here = 0 if covered else site
    if section in ("primary", "site"):
        return here == at_site
    if section == "barricade":
        return here == at_site and is_barricaded
    second = copied if site == signpost else here
    return second == at_site and not is_barricaded


# -- building --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-8.1", "CO-8.3")
@EVERY_CARD
def test_building_with_the_hammer(card: str) -> None:
    coins, dudes = CARDS[card][2]
    match = turn(3, hand=card, coins=coins, dudes=dudes)
    assert notations(match) == [f"build {card} hammer", "end-turn"]
    assert changes(match, f"build {card} hammer") == {"coins": -coins, "dudes": -dudes, "cards": -1}
    assert town_of(match) == [card]
    assert notations(turn(3, hand=card, coins=coins - 1, dudes=dudes)) == ["end-turn"]
    assert notations(turn(3, hand=card, coins=coins, dudes=dudes - 1)) == ["end-turn"]


@pytest.mark.rule("CO-8.2", "CO-8.3")
@EVERY_CARD
def test_building_with_the_saw(card: str) -> None:
    gold, dudes = CARDS[card][3]
    scarce = {"cart": 15 - gold}  # gold is worth 1 coin
    match = turn(3, hand=card, coins=0, gold=gold, dudes=dudes, table=scarce)
    assert f"build {card} saw" in notations(match)
    assert changes(match, f"build {card} saw") == {"gold": -gold, "dudes": -dudes, "cards": -1}
    assert match.view(None)["cart"] == 15
    assert town_of(match) == [card]
    poor = turn(3, hand=card, coins=20, gold=gold - 1, dudes=3)
    assert f"build {card} saw" not in notations(poor)
    assert reason(poor, f"build {card} saw") == ("CO-12.20", "lacks-gold")
    assert notations(turn(3, hand=card, coins=0, gold=gold, dudes=dudes - 1, table=scarce)) == ["end-turn"]


@pytest.mark.rule("CO-8.1", "CO-8.2")
def test_one_card_from_the_hand_for_each_section() -> None:
    match = turn(3, hand="bank saloon stable", town="sawmill", coins=9, gold=4, dudes=5)
    assert [words.split()[1] for words in notations(match, 0, "build")] == ["bank", "bank"] + ["stable"] * 2 + [
        "saloon"
    ] * 2
    assert reason(match, "card:quarry") == ("CO-8.1", "card-not-in-hand")
    spend(match, "build bank hammer", "build saloon saw")
    assert notations(match) == ["end-turn"]
    assert town_of(match) == ["sawmill", "bank", "saloon"]
    assert player_of(match)["hand"] == ["stable"]


@pytest.mark.rule("CO-8.3")
def test_a_building_stays_in_its_town() -> None:
    match = turn(3, hand="bank", coins=4, dudes=1)
    play(match, "build bank hammer")
    assert reason(match, "card:bank") == ("CO-8.6", "card-fresh")
    play(match, "end-turn")
    assert town_of(match) == ["bank"]
    assert [card["id"] for card in match.view(1)["players"][0]["town"]] == ["bank"]


@pytest.mark.rule("CO-8.4")
@EVERY_CARD
def test_a_building_is_worth_six_points(card: str) -> None:
    match = turn(1, town=card)
    assert match.points_now[0] == 6
    assert player_of(match)["points"] == 0


# -- when abilities work ---------------------------------------------------------------------------------------


@pytest.mark.rule("CO-8.5", "CO-8.10", "CO-8.11", "CO-8.12", "CO-8.13", "CO-8.14")
@pytest.mark.parametrize("round", SITES)
def test_where_each_ability_works(round: int) -> None:
    for site in SITES:
        for barricade in SITES:
            match = turn(site, round=round, town=ALL, table={"barricade": barricade})
            assert working(match) == [card for card in CARDS if works(card, round, site, barricade)]


@pytest.mark.rule("CO-8.5")
def test_an_ability_works_in_its_owners_turn_only() -> None:
    others = [{"site": 1, "town": "bank"}]
    match = turn(1, others=others)
    assert reason(match, "use bank", 1) == ("CO-25.1", "not-your-turn")
    assert notations(match, 1) == []
    elsewhere = turn(2, town="bank")
    assert reason(elsewhere, "card:bank") == ("CO-8.5", "card-elsewhere")


@pytest.mark.rule("CO-8.5")
def test_a_card_in_the_hand_has_no_ability() -> None:
    assert "use bank" not in notations(turn(1, hand="bank"))


@pytest.mark.rule("CO-8.6")
def test_no_ability_in_the_turn_in_which_its_card_was_built() -> None:
    match = turn(3, hand="newspaper blacksmith bank", coins=9, gold=2, dudes=6)
    spend(match, "build newspaper hammer")
    assert notations(match, 0, "use") == []
    assert reason(match, "card:newspaper") == ("CO-8.6", "card-fresh")
    assert player_of(match)["town"] == [{"id": "newspaper", "works": False, "usable": False, "fresh": True}]
    # Blacksmith, built with the saw: the hammer cost of the Bank is not less yet.
    match = turn(3, hand="blacksmith bank", coins=3, gold=2, dudes=2, table={"cart": 13})
    play(match, "build blacksmith saw")
    assert "build bank hammer" not in notations(match)


@pytest.mark.rule("CO-8.6")
def test_the_ability_works_in_the_next_turn() -> None:
    match = turn(3, round=4, hand="newspaper", coins=2, dudes=2)
    play(match, "build newspaper hammer", "end-turn")
    choose(match, 3, 4, 5)
    assert notations(match) == ["use newspaper", "end-turn"]
    assert changes(match, "use newspaper") == {"cards": 2, "coins": 1}


@pytest.mark.rule("CO-8.7")
def test_a_card_drawn_in_a_turn_may_be_built_in_it() -> None:
    deck = {"top": ["bank 0", "saloon 0"]}
    match = turn(3, round=4, town="newspaper", coins=4, dudes=1, deck=deck)
    assert notations(match) == ["use newspaper", "end-turn"]
    play(match, "use newspaper")
    assert notations(match) == ["build bank hammer", "build saloon hammer", "end-turn"]
    play(match, "build bank hammer")
    assert next(card for card in player_of(match)["town"] if card["id"] == "bank")["fresh"]
    # Its ability waits: Boarding House is drawn, Bank is built, and its wheelbarrow does nothing in this turn.
    match = turn(1, town="boarding_house", barrels="nails 1", coins=4, dudes=1, deck=deck)
    play(match, "use boarding_house", "open nails", "build bank hammer")
    assert "use bank" not in notations(match)


@pytest.mark.rule("CO-8.8")
@pytest.mark.parametrize(
    ("card", "site"),
    [("placer_claim", 1), ("sawmill", 1), ("boarding_house", 1), ("bank", 1), ("newspaper", 3), ("saloon", 5)],
)
def test_each_ability_once_a_turn(card: str, site: int) -> None:
    match = turn(site, town=card)
    assert f"use {card}" in notations(match)
    play(match, f"use {card}")
    assert f"use {card}" not in notations(match)
    assert reason(match, f"card:{card}") == ("CO-8.8", "card-used")


@pytest.mark.rule("CO-8.9")
@pytest.mark.parametrize(("card", "site"), [("quarry", 2), ("blacksmith", 3), ("trading_post", 4)])
def test_abilities_that_need_no_activation(card: str, site: int) -> None:
    match = turn(site, town=card)
    assert notations(match, 0, "use") == []
    assert reason(match, f"card:{card}") == ("CO-8.9", "card-always")


@pytest.mark.rule("CO-8.9")
def test_they_work_as_long_as_their_section_is_usable() -> None:
    """Quarry needs the secondary section: not behind the barricade."""
    for barricade, works_there in ((5, True), (2, False)):
        match = turn(2, round=3, town="quarry", coins=0, gold=0, dudes=1, table={"barricade": barricade})
        assert ("survey 1 saw" in notations(match)) == works_there


@pytest.mark.rule("CO-8.10")
def test_primary_abilities_not_under_the_barker_and_not_through_the_signpost() -> None:
    assert working(turn(3, round=3, town="blacksmith")) == []
    assert working(turn(4, round=2, town="blacksmith", table={"barricade": 1})) == []
    assert working(turn(3, round=5, town="blacksmith", table={"barricade": 3})) == ["blacksmith"]


@pytest.mark.rule("CO-8.11")
def test_secondary_abilities_on_the_site_through_the_signpost_or_opened() -> None:
    assert working(turn(3, round=5, town="newspaper")) == ["newspaper"]
    assert working(turn(4, round=2, town="newspaper", table={"barricade": 1})) == ["newspaper"]
    assert working(turn(3, round=5, town="newspaper", table={"barricade": 3})) == []
    match = play(turn(3, round=5, town="newspaper carpenters_shop", table={"barricade": 3}), "use carpenters_shop")
    assert "newspaper" in working(match)


@pytest.mark.rule("CO-8.12")
def test_abilities_of_a_site_despite_the_barricade() -> None:
    for barricade in SITES:
        assert working(turn(4, round=1, town="stable", table={"barricade": barricade})) == ["stable"]
        assert working(turn(4, round=4, town="stable", table={"barricade": barricade})) == []


@pytest.mark.rule("CO-8.13")
def test_abilities_of_the_barker_follow_it() -> None:
    for round in SITES:
        for site in SITES:
            expected = ["general_store", "cooperage"] if site == round else []
            assert working(turn(site, round=round, town="general_store cooperage")) == expected


@pytest.mark.rule("CO-8.14", "CO-23.16", "CO-23.19")
@pytest.mark.parametrize(("card", "site"), [("land_office", 2), ("carpenters_shop", 3)])
def test_cards_that_need_the_barricade(card: str, site: int) -> None:
    rich: dict[str, Any] = {"gold": 2, "dudes": 2, "hand": "bank"}
    free = turn(site, round=4, town=card, **rich)
    assert reason(free, f"card:{card}") == ("CO-8.14", "card-barricade")
    match = turn(site, round=4, town=card, table={"barricade": site}, **rich)
    assert not [words for words in notations(match) if words.endswith(" saw")]
    play(match, f"use {card}")
    assert [words for words in notations(match) if words.endswith(" saw")]
    assert reason(match, f"card:{card}") == ("CO-8.8", "card-used")


@pytest.mark.rule("CO-8.15")
def test_an_opened_section_makes_all_its_abilities_work() -> None:
    match = turn(3, round=5, town="newspaper carpenters_shop", table={"barricade": 3})
    assert notations(match, 0, "use") == ["use carpenters_shop"]
    play(match, "use carpenters_shop")
    assert changes(match, "use newspaper") == {"cards": 2, "coins": 1}
    match = turn(2, round=5, town="land_office bank boarding_house quarry", table={"barricade": 1})
    play(match, "use land_office")
    assert set(working(match)) == {"land_office", "bank", "boarding_house"}


@pytest.mark.rule("CO-8.16", "CO-23.36")
def test_the_parts_of_an_effect_happen_in_order() -> None:
    """The dude comes first, so that a row of two can be filled with it."""
    match = turn(1, dudes=1, barrels="gunpowder 1")
    play(match, "open gunpowder")
    assert notations(match) == ["fill 1", "fill 2", "decline"]
    assert changes(match, "fill 1") == {"dudes": -2}


@pytest.mark.rule("CO-8.17", "CO-23.17")
def test_a_reduction_for_a_building_of_a_barrel_or_canyon() -> None:
    """Stage Line costs 4 coins and 2 dudes; Blacksmith, Nails and Timber Canyon make it less."""
    with_barrel: dict[str, Any] = {"hand": "stage_line", "barrels": "nails 1"}
    match = play(turn(3, town="blacksmith", coins=1, dudes=1, **with_barrel), "open nails")
    assert changes(match, "build stage_line hammer") == {"coins": -1, "dudes": -1, "cards": -1}
    match = play(turn(1, town="blacksmith", coins=1, dudes=1, **with_barrel), "open nails")
    assert notations(match) == ["decline"]
    # Round 1: from site 3 a river is surveyed through the signpost.
    match = turn(
        3, round=1, board="timber_canyon", town="blacksmith", hand="stage_line", coins=2, gold=1, dudes=2,
        table={"barricade": 5, "boards": "b", "cart": 14},
    )  # fmt: skip
    play(match, "survey 1 saw")
    assert changes(match, "build stage_line hammer") == {"coins": -2, "dudes": -1, "cards": -1}


@pytest.mark.rule("CO-8.18")
def test_a_reduction_once_a_turn_is_used_by_the_first_cost_it_makes_smaller() -> None:
    carpenter: dict[str, Any] = {"special": "carpenter", "barrels": "nails 1"}
    table = {"specialities": "base"}
    match = turn(2, hand="bank", coins=9, dudes=2, table=table, **carpenter)
    assert changes(match, "survey 4 hammer") == {"coins": -2, "cards": 1}
    play(match, "open nails")
    assert changes(match, "build bank hammer") == {"coins": -2, "dudes": -1, "cards": -1}
    # With Blacksmith the first card needs no dude anyway, so the reduction is left for the second.
    match = turn(3, hand="bank sawmill", town="blacksmith", coins=9, dudes=2, table=table, **carpenter)
    assert changes(match, "build bank hammer") == {"coins": -3, "cards": -1}
    play(match, "open nails")
    assert changes(match, "build sawmill hammer") == {"cards": -1}


@pytest.mark.rule("CO-8.18", "CO-23.15")
def test_the_quarry_is_for_one_cost_a_turn() -> None:
    match = turn(2, town="quarry", coins=9, gold=2, dudes=4, table={"bridges": "town 2"})
    assert changes(match, "survey 4 saw") == {"dudes": -1, "cards": 1}
    assert reason(match, "card:quarry") == ("CO-8.9", "card-always")


@pytest.mark.rule("CO-8.19")
def test_no_part_of_a_cost_becomes_less_than_nothing() -> None:
    """Newspaper costs 2 coins and 2 dudes: 2 coins less for Nails, 1 and a dude for Blacksmith."""
    match = turn(3, town="blacksmith", hand="newspaper", coins=3, dudes=2, barrels="nails 1")
    play(match, "open nails")
    assert changes(match, "build newspaper hammer") == {"dudes": -1, "cards": -1}
    match = turn(2, town="quarry", gold=0, dudes=1, coins=0)
    assert changes(match, "survey 4 saw") == {"dudes": -1, "cards": 1}
    assert match.view(None)["cart"] == 0


# -- the cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "site", "gained"),
    [
        pytest.param("placer_claim", 1, {"gold": 1}, marks=pytest.mark.rule("CO-23.11")),
        pytest.param("sawmill", 1, {"coins": 2}, marks=pytest.mark.rule("CO-23.12")),
        pytest.param("boarding_house", 1, {"dudes": 2, "cards": 1}, marks=pytest.mark.rule("CO-23.13")),
        pytest.param("bank", 1, {"coins": 3}, marks=pytest.mark.rule("CO-23.14")),
        pytest.param("newspaper", 3, {"cards": 2, "coins": 1}, marks=pytest.mark.rule("CO-23.18")),
        pytest.param("saloon", 5, {"dudes": 2}, marks=pytest.mark.rule("CO-23.23")),
    ],
)
def test_cards_that_give_goods(card: str, site: int, gained: dict[str, int]) -> None:
    match = turn(site, town=card)
    assert changes(match, f"use {card}") == gained


@pytest.mark.rule("CO-23.11", "CO-23.12", "CO-23.13", "CO-23.14")
def test_which_tool_a_card_is() -> None:
    barricaded = turn(1, town="placer_claim sawmill boarding_house bank", table={"barricade": 1})
    assert notations(barricaded, 0, "use") == ["use placer_claim", "use sawmill"]


@pytest.mark.rule("CO-23.15")
def test_quarry() -> None:
    """Rivers and bridges, saw only, 1 gold less."""
    table = {"bridges": "town 2"}
    match = turn(2, town="quarry", coins=0, gold=1, dudes=1, rivers=[1], table={**table, "cart": 14})
    assert changes(match, "bridge town saw") == {"gold": -1, "dudes": -1}
    match = turn(2, town="quarry", coins=3, gold=0, dudes=1, rivers=[1], table=table)
    assert notations(match, 0, "bridge") == []
    assert "survey 2 saw" in notations(match)
    match = turn(3, town="quarry", hand="land_office", coins=0, gold=0, dudes=2)
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-23.17")
def test_blacksmith() -> None:
    """Buildings and hotels, hammer only, every time 1 coin and 1 dude less."""
    table = {"hotels": True}
    match = turn(3, town="blacksmith", hand="bank", coins=4, dudes=1, table=table)
    assert "found hotel_1 hammer" in notations(match)
    assert changes(match, "found hotel_1 hammer") == {"coins": -4, "dudes": -1}
    match = turn(3, town="blacksmith", hand="bank", coins=3, dudes=0, gold=1, table={"cart": 14})
    assert notations(match, 0, "build") == ["build bank hammer"]
    match = turn(3, town="blacksmith", hand="bank sawmill", coins=6, dudes=1, barrels="nails 1")
    assert changes(match, "build bank hammer") == {"coins": -3, "cards": -1}
    play(match, "open nails")
    assert changes(match, "build sawmill hammer") == {"dudes": -1, "cards": -1}
    match = turn(2, round=1, town="blacksmith", coins=1, dudes=0)
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-23.20")
def test_stable() -> None:
    match = turn(4, town="stable")
    play(match, "use stable")
    assert notations(match) == ["take 1", "take 2"]
    assert changes(match, "take 1") == {"horses": 1}
    match = play(turn(4, town="stable"), "use stable")
    assert changes(match, "take 2") == {}
    for section in ("4a", "4b"):
        play(match, f"act {section}")
        path = ("garden_valley", "horseshoe_1", "georgetown") if section == "4a" else ("kelsey", "horseshoe_6")
        for space in path:
            play(match, f"go {space}")
        if section == "4a":
            play(match, "take 1")
    assert player_of(match)["wagon"] == "horseshoe_6"
    assert notations(match) == ["go hangtown", "stop"]
    match = turn(4, town="stable")
    play(match, "act 4a", "go garden_valley")
    assert player_of(match)["wagon"] == "garden_valley"
    assert "use stable" in notations(match)


@pytest.mark.rule("CO-23.20")
def test_the_movement_of_the_stable_ends_with_the_turn() -> None:
    match = play(turn(4, town="stable"), "use stable", "take 2")
    assert player_of(match)["movement"] == 3
    play(match, "end-turn")
    choose(match, 4, 4, 4)
    assert [decision.player for decision in match.decisions] == [0]
    assert player_of(match)["movement"] == 1


@pytest.mark.rule("CO-23.21")
def test_stage_line() -> None:
    match = turn(4, town="stage_line", coins=1)
    assert notations(match) == ["act 4a", "act 4b", "use stage_line", "end-turn"]
    assert changes(match, "use stage_line", "go garden_valley") == {"coins": -1, "dudes": 1}
    assert notations(match) == ["act 4a", "act 4b", "end-turn"]
    broke = turn(4, town="stage_line", coins=0)
    assert "use stage_line" not in notations(broke)
    assert reason(broke, "card:stage_line") == ("CO-25.5", "card-nothing")


@pytest.mark.rule("CO-23.28")
def test_gold_may_pay_the_stage_line() -> None:
    match = turn(4, town="stage_line", coins=0, gold=1)
    assert changes(match, "use stage_line", "stop") == {"gold": -1}
    match = play(turn(4, town="stage_line", coins=1, gold=1), "use stage_line")
    assert notations(match) == ["pay 0", "pay 1"]
    assert changes(match, "pay 1", "stop") == {"gold": -1}
    assert match.view(None)["cart"] == 1


@pytest.mark.rule("CO-23.22")
def test_trading_post() -> None:
    for section in ("4a", "4b"):
        match = turn(4, town="trading_post", horses=3)
        play(match, f"act {section}", "go garden_valley", "go horseshoe_1")
        assert changes(match, "go georgetown") == {"gold": 1, "tents": 1}
        assert notations(match, 0, "act") == ["act 4b" if section == "4a" else "act 4a"]
    # A town that is passed gives its left benefit only.
    match = turn(4, town="trading_post", horses=2, wagon="horseshoe_1")
    play(match, "act 4a", "go georgetown")
    assert changes(match, "go kelsey") == {"gold": 1, "dudes": 1}
    # Without it one of them is chosen.
    match = play(turn(4, horses=3), "act 4a", "go garden_valley", "go horseshoe_1", "go georgetown")
    assert notations(match) == ["take 1", "take 2"]


@pytest.mark.rule("CO-23.24")
def test_undertaker() -> None:
    match = turn(5, town="undertaker", dudes=2)
    assert changes(match, "use undertaker") == {"gold": 1, "coins": 1, "graves": 1}
    assert (player_of(match)["dudes"], player_of(match)["supply"]) == (2, 9)


@pytest.mark.rule("CO-23.27")
def test_the_undertaker_takes_from_the_supply_first_then_from_the_cabin() -> None:
    match = turn(5, town="undertaker", dudes=12)
    assert changes(match, "use undertaker") == {"gold": 1, "coins": 1, "graves": 1, "dudes": -1}
    empty = turn(5, town="undertaker", dudes=0, graves=10, table={"rows": ["0", *["nobody"] * 5]})
    assert "use undertaker" not in notations(empty)
    assert reason(empty, "card:undertaker") == ("CO-25.5", "card-nothing")


@pytest.mark.rule("CO-23.25")
def test_general_store() -> None:
    match = barker_turn(town="general_store", coins=5)
    assert changes(match, "buy tent", "buy horse", "check-out") == {"coins": -3, "tents": 1, "horses": 1}
    match = barker_turn(town="general_store", coins=1, gold=0)
    assert notations(match, 0, "buy") == ["buy horse"]
    assert changes(match, "buy horse") == {"coins": -1, "horses": 1}


@pytest.mark.rule("CO-23.26", "CO-14.6")
def test_cooperage() -> None:
    match = barker_turn(town="cooperage", used="oats 1")
    assert changes(match, "use cooperage") == {"gold": 1, "coins": 2}
    assert (player_of(match)["used_barrels"], match.view(None)["discards"]) == ({}, {"oats": 1})
    unused = barker_turn(town="cooperage", barrels="oats 1")
    assert "use cooperage" not in notations(unused)
    play(unused, "open oats")
    assert changes(unused, "use cooperage") == {"gold": 1, "coins": 2}
