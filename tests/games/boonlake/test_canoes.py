"""BL-6.1 to BL-6.15: what a card costs, the canoes, and every way to pay."""

from __future__ import annotations

import random
from itertools import product
from typing import Any, NamedTuple

import pytest

from boardwright.games.boonlake.canoes import PAIR_NAMES
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.costs import ways_to_pay
from boardwright.match import Match
from tests.games.boonlake.table import (
    building,
    changes,
    leave,
    notations,
    play,
    player_of,
    reason,
    state_of,
    step,
    turn,
)

KINDS = ("wood", "clay", "stone", "iron")
#: The levers that help, and what the action calls them.
HELP = {"7": "tow", "10": "joker", "11": "coins"}


#: Cards that push no lever up.
PLAIN = [card for card in CATALOG.cards if not card.id.endswith(("workshop", "engine_shed"))]


class Found(NamedTuple):
    """A way to pay, found by trying everything: canoes from the source down, levers, coins that must be there."""

    canoes: tuple[int, int]
    levers: frozenset[str]
    coins: int

    def no_worse(self, other: Found) -> bool:
        """No lever that the other does not take; and the canoes could still go where the other way leaves them.

        That costs 2 coins for each that must go upstream, less one if only the other way has used lever 7.
        """
        (one, two), there = self.canoes, other.canoes
        moves = min((there[0] < one) + (there[1] < two), (there[1] < one) + (there[0] < two))
        later = 2 * max(0, moves - ("7" in other.levers - self.levers))
        return self.levers <= other.levers and self.coins + later <= other.coins

    def notation(self) -> str:
        names = [HELP[lever] for lever in HELP if lever in self.levers]
        return f"pay {KINDS[self.canoes[0]]}-{KINDS[self.canoes[1]]} {'+'.join(names) or 'none'}"


def every_way(
    needed: tuple[int, ...], price: int, coins: int, works: tuple[int, ...], canoes: tuple[int, int], levers: set[str]
) -> set[Found]:
    """All movements of both canoes with all uses of the levers; of those that can be paid, the ones nothing beats."""
    found: set[Found] = set()
    for used in product([False, True], repeat=len(HELP)):
        helping = frozenset(lever for lever, use in zip(HELP, used) if use)
        if not helping <= levers:
            continue
        for one, other in product(range(4), repeat=2):
            upstream = (one < canoes[0]) + (other < canoes[1])
            due = price + 2 * max(0, upstream - ("7" in helping))
            have = [works[kind] + (one == kind) + (other == kind) for kind in range(4)]
            lacking = sum(max(0, needed[kind] - have[kind]) for kind in range(4))
            purse = coins + (5 if "11" in helping else 0)
            if lacking <= ("10" in helping) + ("11" in helping) and due <= purse:
                found.add(Found((min(one, other), max(one, other)), helping, due))
    return {way for way in found if not any(other != way and other.no_worse(way) for other in found)}


def pair(canoes: tuple[int, int]) -> str:
    return f"{KINDS[canoes[0]]}-{KINDS[canoes[1]]}"


def works_of(levels: tuple[int, ...]) -> str:
    return " ".join(f"{kind} {level}" for kind, level in zip(KINDS, levels) if level)


def canoes_of(match: Match) -> list[str]:
    found: list[str] = player_of(match)["canoes"]
    return found


# -- the cost --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-6.1", "BL-6.2")
def test_a_card_is_paid_and_laid_before_its_player() -> None:
    """Hazy print shop: 10 coins, 1 vase, 2 wood, 1 stone and 1 iron; its step on the card track brings 2 coins."""
    match = building(hand="hazy_print_shop", coins=12, vases=2, works="wood 2 stone 1 iron 1")
    before = player_of(match)["works"]
    assert changes(match, "play hazy_print_shop") == {
        "coins": -8,
        "cards": -1,
        "vases": -1,
        "card_steps": 1,
    }  # 10 less 2
    assert player_of(match)["played"] == ["hazy_print_shop"]
    assert player_of(match)["works"] == before
    assert player_of(match)["canoes"] == ["wood", "wood"]


@pytest.mark.parametrize(
    ("seat", "rule", "key"),
    [
        ({"coins": 9}, "BL-6.9", "no-coins"),
        ({"vases": 0}, "BL-6.2", "no-vase"),
        ({"works": "wood 1 clay 2"}, "BL-6.2", "no-resources"),
        ({"hand": ""}, "BL-6.1", "not-in-hand"),
    ],
)
@pytest.mark.rule("BL-6.1", "BL-6.2")
def test_the_whole_cost_must_be_there(seat: dict[str, Any], rule: str, key: str) -> None:
    """The card needs 2 wood, 1 stone and 1 iron."""
    has = {"hand": "hazy_print_shop", "coins": 10, "vases": 1, "works": "wood 2 stone 1 iron 1"}
    assert "play hazy_print_shop" in notations(building(**has))
    match = step("Act 0 right-builder false 1", **{**has, **seat})
    assert "play hazy_print_shop" not in notations(match)
    assert reason(match, "play hazy_print_shop") == (rule, key)


@pytest.mark.rule("BL-6.3")
def test_a_production_site_gives_as_many_as_its_level() -> None:
    """Golden school: 2 coins and 2 iron; with the canoes at wood one of them can go down."""
    for works, canoes in (("iron 2", ["wood", "wood"]), ("iron 1", ["wood", "iron"]), ("", ["iron", "iron"])):
        match = building(hand="golden_school", coins=2, works=works)
        play(match, "play golden_school")
        assert canoes_of(match) == canoes
    assert notations(building(hand="midnight_library", coins=9, vases=1), 0, "play") == []  # 3 iron
    assert notations(building(hand="midnight_library", coins=9, vases=1, works="iron 1"), 0, "play")


@pytest.mark.rule("BL-6.4", "BL-6.7")
def test_at_the_beginning_three_resources_are_there() -> None:
    """One from the first site and two from the canoes: 2 wood, or others."""
    costs = {card.id: card for card in CATALOG.cards if not card.vase}
    for works in KINDS:
        for card in costs.values():
            match = building(hand=card.id, coins=card.coin, works=f"{works} 1")
            missing = sum(max(0, need - (kind == works)) for need, kind in zip(card.resources, KINDS))
            assert bool(notations(match, 0, "play")) == (missing <= 2), card.id


@pytest.mark.rule("BL-6.5", "BL-6.6")
def test_downstream_is_free_and_upstream_costs_two_coins_a_canoe() -> None:
    """Lantern stock club costs no coins; beside the production sites it takes 1 clay and 1 iron."""
    for canoes, coins in (
        ("wood-wood", 0), ("wood-clay", 0), ("wood-iron", 0), ("clay-clay", 0), ("clay-stone", 0),
        ("stone-stone", 2), ("stone-iron", 2), ("iron-iron", 2),
    ):  # fmt: skip
        seat = {"hand": "lantern_stock_club", "works": "wood 2 iron 1", "canoes": canoes}
        match = building(coins=coins, **seat)
        assert changes(match, "play lantern_stock_club").get("coins", 0) == -coins
        assert canoes_of(match) == ["clay", "iron"]
        if coins:
            assert reason(building(coins=coins - 1, **seat), "card:lantern_stock_club") == ("BL-6.9", "no-coins")
    # two canoes go upstream: 4 coins
    seat = {"hand": "clear_guild", "works": "stone 1 iron 1", "canoes": "iron-iron"}  # 3 coins, 2 wood, 1 stone, 1 iron
    assert changes(building(coins=7, **seat), "play clear_guild")["coins"] == -7 + 2
    assert reason(building(coins=6, **seat), "card:clear_guild") == ("BL-6.9", "no-coins")


@pytest.mark.rule("BL-6.6")
def test_the_distance_does_not_matter() -> None:
    """Harvest museum: 7 coins and 1 wood; the canoe from iron pays as much as the one from clay."""
    for canoes in ("clay-clay", "stone-stone", "iron-iron"):
        match = building(hand="harvest_museum", coins=9, canoes=canoes)
        assert changes(match, "play harvest_museum")["coins"] == -9
        assert canoes_of(match)[0] == "wood"


@pytest.mark.rule("BL-6.8")
def test_a_lever_takes_away_one_resource() -> None:
    """2 iron in the place of 3, and no wood in the place of 1."""
    seat: dict[str, Any] = {"coins": 9, "vases": 1, "levers": "10"}
    iron = building(hand="midnight_library", **seat)
    play(iron, "play midnight_library")
    assert (canoes_of(iron), player_of(iron)["levers"][9]["used"]) == (["iron", "iron"], True)
    wood = building(hand="harvest_museum", canoes="iron-iron", levers="10", coins=7)
    play(wood, "play harvest_museum")
    assert (canoes_of(wood), player_of(wood)["coins"]) == (["iron", "iron"], 0)
    more = building(hand="midnight_library", canoes="wood-wood", works="", coins=9, vases=1)
    assert reason(more, "card:midnight_library") == ("BL-6.2", "no-resources")


@pytest.mark.rule("BL-6.9")
def test_coins_for_canoes_must_be_there_too() -> None:
    """Harvest museum costs 7, and 2 for the canoe."""
    assert notations(building(hand="harvest_museum", coins=8, canoes="iron-iron"), 0, "play") == []
    assert notations(building(hand="harvest_museum", coins=9, canoes="iron-iron"), 0, "play")


@pytest.mark.rule("BL-6.9")
def test_what_a_card_brings_does_not_pay_for_it() -> None:
    """Hidden market stall brings 4 coins and costs 2."""
    assert notations(building(hand="hidden_market_stall", coins=1), 0, "play") == []
    assert changes(building(hand="hidden_market_stall", coins=2), "play hidden_market_stall")["coins"] == 2


@pytest.mark.rule("BL-6.10")
def test_canoes_move_when_something_is_paid_or_with_lever_7() -> None:
    match = building(hand="golden_school", coins=2, canoes="clay-iron", levers="7")
    assert notations(match, 0, "paddle") == []
    assert "pull 7" in notations(match)
    play(match, "pull 7")
    assert notations(match, 0, "paddle") == [
        "paddle clay wood", "paddle iron wood", "paddle iron clay", "paddle iron stone",
    ]  # fmt: skip
    play(match, "paddle iron stone")
    assert (canoes_of(match), player_of(match)["coins"]) == (["clay", "stone"], 2)
    play(match, "play golden_school")
    assert canoes_of(match) == ["iron", "iron"]
    # at any time: also when an action tile is chosen
    assert "pull 7" in notations(leave(turn("settle", canoes="iron-iron", levers="7"), "sail"))


# -- ways to pay -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-6.11")
def test_a_way_that_is_worse_is_refused() -> None:
    """1 wood with the canoes at clay and iron, and coins for one of them: it is the one from iron that goes."""
    match = building(hand="harvest_museum", coins=9, canoes="clay-iron", levers="10")
    play(match, "play harvest_museum")
    assert notations(match, 0) == ["pay wood-clay none", "pay clay-iron joker"]
    for worse in ("pay wood-iron none", "pay wood-clay joker", "pay stone-iron joker"):
        assert reason(match, worse) == ("BL-6.11", "way-worse")
    assert reason(match, "card:harvest_museum") == ("BL-24.4", "unfinished")


@pytest.mark.rule("BL-6.11", "BL-6.12")
def test_the_only_way_is_taken_without_asking() -> None:
    """The other canoe could go upstream too, for coins or with lever 7; but that is as good later."""
    match = building(hand="harvest_museum", coins=20, canoes="wood-iron", levers="7 10 11")
    play(match, "play harvest_museum")
    assert notations(match, 0, "pay") == []
    assert (player_of(match)["coins"], canoes_of(match)) == (13, ["wood", "iron"])


@pytest.mark.rule("BL-6.12")
def test_the_cheapest_way_without_levers_comes_first() -> None:
    match = building(hand="harvest_museum", coins=20, canoes="clay-iron", levers="7 10 11")
    found = ways_to_pay(state_of(match), 0, CATALOG.card("harvest_museum"))
    assert (found[0].coins, PAIR_NAMES[found[0].canoes], found[0].help) == (9, "wood-clay", 0)
    assert [way.help.bit_count() for way in found] == sorted(way.help.bit_count() for way in found)


@pytest.mark.rule("BL-6.13")
def test_example_with_a_clay_site_and_canoes_at_wood_and_iron() -> None:
    """Evening hiring board is that card: 2 coins, 2 clay and 1 stone."""
    match = building(hand="evening_hiring_board", coins=4, works="clay 1", canoes="wood-iron")
    assert changes(match, "play evening_hiring_board")["coins"] == -4
    assert canoes_of(match) == ["clay", "stone"]
    poor = building(hand="evening_hiring_board", coins=3, works="clay 1", canoes="wood-iron")
    assert reason(poor, "card:evening_hiring_board") == ("BL-6.9", "no-coins")


@pytest.mark.rule("BL-6.14", "BL-6.15")
def test_example_with_a_lever_for_the_sixth_resource() -> None:
    """Sunny toll house is that card: 4 clay and 2 stone. The canoe from iron stops at clay."""
    seat: dict[str, Any] = {"works": "clay 2 stone 1", "canoes": "clay-iron", "levers": "10"}
    match = building(hand="sunny_toll_house", coins=2, **seat)
    assert changes(match, "play sunny_toll_house") == {
        "coins": -2, "cards": -1, "coin_steps": 1, "ranch": 1, "supply": -1,
    }  # fmt: skip
    assert canoes_of(match) == ["clay", "clay"]
    assert player_of(match)["levers"][9]["used"]
    assert reason(building(hand="sunny_toll_house", coins=1, **seat), "card:sunny_toll_house")[0] == "BL-6.9"
    without = building(hand="sunny_toll_house", coins=9, works="clay 2 stone 1", canoes="clay-iron")
    assert reason(without, "card:sunny_toll_house") == ("BL-6.2", "no-resources")


@pytest.mark.rule("BL-6.11", "BL-6.12")
def test_ways_to_pay_are_those_of_a_search_that_tries_everything() -> None:
    """Random cards, production sites, canoes, levers and purses."""
    chance = random.Random(7)
    asked = single = impossible = 0
    for _ in range(600):
        card = chance.choice(PLAIN)
        works = tuple(chance.choice((0, 0, 1, 1, 2)) for _ in KINDS)
        one, other = sorted((chance.randrange(4), chance.randrange(4)))
        levers = {lever for lever in HELP if chance.random() < 0.6}
        coins = chance.randrange(20)
        match = building(
            hand=card.id,
            works=works_of(works),
            canoes=pair((one, other)),
            levers=" ".join(levers),
            coins=coins,
            vases=1,
        )
        expected = every_way(card.resources, card.coin, coins, works, (one, other), levers)
        assert bool(notations(match, 0, "play")) == bool(expected)
        if not expected:
            impossible += 1
            continue
        play(match, f"play {card.id}")
        offered = notations(match, 0, "pay")
        if len(expected) > 1:
            asked += 1
            assert set(offered) == {way.notation() for way in expected}
            continue
        single += 1
        assert offered == []
        way = next(iter(expected))
        assert canoes_of(match) == [KINDS[way.canoes[0]], KINDS[way.canoes[1]]]
        used = {lever["id"] for lever in player_of(match)["levers"] if lever["used"]}
        assert used == set(way.levers)
    assert min(asked, single, impossible) > 50


@pytest.mark.rule("BL-6.11")
def test_each_way_costs_what_the_search_says() -> None:
    """All ways of one card that needs much, one after the other."""
    levers = {"7", "10", "11"}
    seat: dict[str, Any] = {"hand": "bright_auction", "works": "wood 2 stone 2", "canoes": "clay-iron", "coins": 15}
    expected = every_way((3, 1, 3, 0), 9, 15, (2, 0, 2, 0), (1, 3), levers)
    assert len(expected) > 3
    for way in expected:
        match = building(levers=" ".join(levers), **seat)
        play(match, "play bright_auction")
        got = changes(match, way.notation())["coins"]
        assert got == -way.coins + (5 if "11" in way.levers else 0) + 5  # 5 coins are what the card brings
        assert canoes_of(match) == [KINDS[kind] for kind in way.canoes]
