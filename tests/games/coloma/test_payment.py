"""CO-12: gold, what it is worth, and how costs are paid with coins and gold."""

from __future__ import annotations

from itertools import product

import pytest

from boardwright.match import Match
from tests.games.coloma.table import at, changes, notations, play, player_of, reason, state_of, turn

#: Gold taken from the supply of three players, 15 in all, so that gold is worth that much.
MISSING = {3: 6, 2: 12, 1: 15}
#: By coins: something that costs so many, and where.
THINGS = {
    2: (2, "survey 4 hammer"),
    3: (3, "build boarding_house hammer"),
    4: (3, "build bank hammer"),
    5: (3, "found hotel_1 hammer"),
}


def paying(cost: int, worth: int, coins: int, gold: int) -> Match:
    """A turn in which something for that cost can be bought while gold is worth that much."""
    site, _ = THINGS[cost]
    table = {"hotels": True, "cart": MISSING[worth] - gold}
    match = turn(site, hand="boarding_house bank", coins=coins, gold=gold, dudes=5, table=table)
    assert player_of(match)["worth"] == match.view(None)["gold_value"] == worth
    return match


def payments(cost: int, worth: int, coins: int, gold: int) -> set[tuple[int, int]]:
    """The coins and gold with which that is paid."""
    match = paying(cost, worth, coins, gold)
    move = THINGS[cost][1]
    if move not in notations(match):
        return set()
    play(match, move)
    found = set()
    for choice in notations(match, 0, "pay") or [""]:
        paid = play(match.clone(), choice) if choice else match
        found.add((coins - state_of(paid).coins[0], gold - state_of(paid).nuggets[0]))
    return found


def by_the_rule(cost: int, worth: int, coins: int, gold: int) -> set[tuple[int, int]]:
    """Payments that cover the cost, with no piece too many."""

    def covers(paid: tuple[int, int]) -> bool:
        return paid[0] + worth * paid[1] >= cost

    return {
        (c, g)
        for c, g in product(range(coins + 1), range(gold + 1))
        if covers((c, g)) and not (c and covers((c - 1, g))) and not (g and covers((c, g - 1)))
    }


# -- what gold is worth ----------------------------------------------------------------------------------------


@pytest.mark.rule("CO-12.1", "CO-12.3", "CO-12.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_worth_follows_the_lowest_part_with_an_empty_place(players: int) -> None:
    """Gold is taken from the part worth 3 first, then 2, then 1."""
    parts = {3: 2 * players, 2: 2 * players, 1: players}
    places = [worth for worth, count in parts.items() for _ in range(count)]
    for taken in range(len(places) + 1):
        expected = min(places[:taken], default=3)
        assert at(players, cart=taken).view(None)["gold_value"] == expected


@pytest.mark.rule("CO-12.4")
def test_example_one_gold_missing_from_the_second_part() -> None:
    for players in (2, 3, 4, 5, 6):
        first = 2 * players
        assert at(players, cart=first).view(None)["gold_value"] == 3
        assert at(players, cart=first + 1).view(None)["gold_value"] == 2


@pytest.mark.rule("CO-12.5")
@pytest.mark.parametrize(("supply", "worth"), [(16, 3), (12, 3), (11, 2), (4, 2), (3, 1), (0, 1)])
def test_example_four_players(supply: int, worth: int) -> None:
    view = at(4, cart=20 - supply).view(None)
    assert (view["gold"], view["gold_value"]) == (supply, worth)


@pytest.mark.rule("CO-12.6")
def test_gold_is_worth_a_coin_with_an_empty_supply() -> None:
    match = turn(3, hand="land_office", coins=0, gold=2, dudes=2, table={"cart": 13})
    assert match.view(None)["gold"] == 0
    assert changes(match, "build land_office hammer") == {"gold": -2, "dudes": -2, "cards": -1}


@pytest.mark.rule("CO-12.19")
def test_gaining_gold_changes_its_worth_and_spending_does_not() -> None:
    match = turn(1, gold=3, table={"cart": 3})
    assert match.view(None)["gold_value"] == 3
    play(match, "work shovel")
    assert match.view(None)["gold_value"] == 2
    match = turn(2, coins=0, gold=3, dudes=3, rivers=[1, 3, 4], table={"cart": 4, "bridges": "town 2"})
    assert match.view(None)["gold_value"] == 2
    play(match, "bridge town saw")
    assert (match.view(None)["gold_value"], match.view(None)["cart"]) == (2, 6)


# -- gaining ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-12.2")
def test_gold_comes_from_the_supply_and_not_from_the_cart() -> None:
    match = turn(1, table={"cart": 4})
    play(match, "work shovel")
    assert (match.view(None)["gold"], match.view(None)["cart"]) == (10, 4)
    match = turn(1, table={"cart": 15})
    assert changes(match, "work shovel") == {"coins": 1, "dudes": 1}
    assert match.view(None)["cart"] == 15


@pytest.mark.rule("CO-12.7")
@pytest.mark.parametrize(("supply", "gained"), [(2, {"gold": 2}), (1, {"gold": 1, "coins": 1}), (0, {"coins": 2})])
def test_a_coin_for_each_gold_that_is_not_there(supply: int, gained: dict[str, int]) -> None:
    table = {"cart": 15 - supply, "boards": "b"}
    match = turn(2, round=1, board="golden_bar", coins=2, dudes=1, table=table)
    expected = {"dudes": -1, "coins": -2 + gained.get("coins", 0), "gold": gained.get("gold", 0)}
    assert changes(match, "survey 1 hammer") == {good: count for good, count in expected.items() if count}


# -- paying ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-12.8", "CO-12.9", "CO-12.11", "CO-12.12", "CO-12.20")
@pytest.mark.parametrize("cost", [2, 3, 4, 5])
@pytest.mark.parametrize("worth", [1, 2, 3])
def test_every_payment_by_the_rule(cost: int, worth: int) -> None:
    for coins, gold in product(range(7), range(5)):
        assert payments(cost, worth, coins, gold) == by_the_rule(cost, worth, coins, gold), (coins, gold)


@pytest.mark.rule("CO-12.8")
def test_gold_pays_coin_costs_at_its_present_worth() -> None:
    assert payments(3, 3, 0, 1) == {(0, 1)}
    assert payments(3, 2, 0, 1) == set()
    assert payments(3, 1, 0, 3) == {(0, 3)}


@pytest.mark.rule("CO-12.9", "CO-12.13")
def test_example_a_cost_of_4_at_a_worth_of_3() -> None:
    assert payments(4, 3, 4, 2) == {(4, 0), (1, 1), (0, 2)}


@pytest.mark.rule("CO-12.12", "CO-12.14")
def test_example_a_piece_too_many() -> None:
    assert not payments(4, 3, 4, 3) & {(2, 1), (3, 1), (1, 2)}
    match = paying(4, 3, 4, 3)
    play(match, "build bank hammer")
    assert notations(match) == ["pay 0", "pay 1", "pay 2"]
    assert reason(match, "pay 3") == ("CO-12.12", "piece-too-many")


@pytest.mark.rule("CO-12.15")
def test_example_a_cost_of_5_at_a_worth_of_2() -> None:
    assert payments(5, 2, 1, 3) == {(0, 3), (1, 2)}
    assert {(0, 3), (1, 2)} <= payments(5, 2, 5, 3)


@pytest.mark.rule("CO-12.16")
def test_example_a_cost_of_2_at_a_worth_of_3() -> None:
    assert payments(2, 3, 1, 1) == {(0, 1)}
    assert payments(2, 3, 2, 1) == {(2, 0), (0, 1)}


@pytest.mark.rule("CO-12.17")
def test_example_a_cost_of_3_at_a_worth_of_1() -> None:
    assert payments(3, 1, 3, 3) == {(3, 0), (2, 1), (1, 2), (0, 3)}


@pytest.mark.rule("CO-12.10")
def test_coins_never_pay_gold_costs() -> None:
    match = turn(2, coins=9, gold=1, dudes=5, rivers=[1, 2, 3, 4], table={"bridges": "town 2"})
    assert notations(match, 0, "bridge") == ["bridge town hammer"]
    match = turn(2, coins=9, gold=3, dudes=5, rivers=[1, 2, 3, 4], table={"bridges": "town 2"})
    assert changes(match, "bridge town saw") == {"gold": -2, "dudes": -1}


@pytest.mark.rule("CO-12.11")
def test_example_no_change_is_given() -> None:
    """A bridge of 4 coins is paid with two gold worth 3 each: nothing comes back."""
    match = turn(2, coins=0, gold=2, dudes=1, rivers=[1], table={"bridges": "town 2"})
    assert player_of(match)["worth"] == 3
    assert changes(match, "bridge town hammer") == {"gold": -2, "dudes": -1}


@pytest.mark.rule("CO-12.18")
def test_all_gold_spent_goes_to_the_cart() -> None:
    table = {"bridges": "town 2 miners 2", "cart": 1}
    match = turn(2, coins=4, gold=4, dudes=2, rivers=[1, 2], table=table)
    play(match, "bridge town hammer", "pay 2", "bridge miners saw")
    assert (match.view(None)["cart"], match.view(None)["gold"]) == (5, 10)
    match = play(turn(4, town="stage_line", coins=0, gold=1), "use stage_line")
    assert match.view(None)["cart"] == 1


@pytest.mark.rule("CO-12.20")
def test_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    match = turn(3, hand="bank", coins=0, gold=1, dudes=1)
    assert notations(match) == ["end-turn"]
    assert reason(match, "card:bank") == ("CO-12.20", "lacks-coins")
    assert reason(turn(3, hand="bank", coins=9, dudes=0), "card:bank") == ("CO-12.20", "lacks-dudes")
    assert reason(turn(2, coins=0, gold=0), "canyon:1") == ("CO-12.20", "lacks-coins")
    assert reason(turn(1, round=1, coins=1, gold=0), "ware:tent") == ("CO-12.20", "lacks-coins")


@pytest.mark.rule("CO-12.20")
def test_a_payment_that_is_not_enough_is_refused() -> None:
    match = play(paying(4, 3, 3, 2), "build bank hammer")
    assert notations(match) == ["pay 1", "pay 2"]
    assert reason(match, "pay 0") == ("CO-12.20", "pay-not-enough")


@pytest.mark.rule("CO-12.21")
@pytest.mark.parametrize(("coins", "gold", "paid"), [(4, 0, (4, 0)), (0, 2, (0, 2)), (9, 0, (4, 0)), (1, 1, (1, 1))])
def test_where_only_one_payment_is_possible_nobody_is_asked(coins: int, gold: int, paid: tuple[int, int]) -> None:
    match = paying(4, 3, coins, gold)
    play(match, "build bank hammer")
    assert notations(match, 0, "pay") == []
    assert (coins - player_of(match)["coins"], gold - player_of(match)["gold"]) == paid


def test_a_payment_is_finished_before_anything_else() -> None:
    match = play(paying(4, 3, 4, 2), "build bank hammer")
    assert reason(match, "turn:end") == ("CO-25.4", "unfinished")
