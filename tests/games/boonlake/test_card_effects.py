"""What each family of the 165 cards does: at once, for good, and in the end."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG, DATA
from boardwright.match import Match
from tests.games.boonlake.table import (
    at,
    board,
    building,
    changes,
    developing,
    grazing,
    notations,
    piece_on,
    play,
    player_of,
    reason,
    sailing,
    state_of,
    step,
    turn,
)


def families() -> dict[str, list[str]]:
    """The ids of the cards, by what is printed on them."""
    found: dict[str, list[str]] = defaultdict(list)
    for card in tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]:
        found[f"{card['timing']} {json.dumps(card['effect'])}"].append(card["id"])
    return found


CARDS = {card.id: card for card in CATALOG.cards}
FAMILIES = families()
#: Enough to pay for any card; one more step on either track brings nothing else, a second one 3 points.
RICH: dict[str, Any] = {
    "coins": 50,
    "vases": 5,
    "works": "wood 2 clay 2 stone 2 iron 2",
    "coin_steps": 7,
    "card_steps": 7,
}
#: Cards to give away.
SPARE = "evening_treasury russet_library violet_power_house hazy_residents_hall dusky_breeders_hall"


def of(timing: str, *words: str) -> list[str]:
    """The cards whose printed effect has all those words, and no others."""
    found = [cards for name, cards in FAMILIES.items() if name == f"{timing} {''.join(words)}"]
    assert len(found) == 1, words
    return found[0]


def bought(card: str, **seat: Any) -> tuple[Match, dict[str, int]]:
    """That card has been played with Builder; what the player has more or less of, its cost apart."""
    hand = f"{card} {seat.pop('hand', '')}"
    match = building(hand=hand, **{**RICH, **seat})
    found = changes(match, f"play {card}")
    while notations(match, verb="pay"):
        found = {**found, **changes(match, notations(match, verb="pay")[0])}
    entry = CARDS[card]
    for good, count in (("coins", entry.coin), ("vases", entry.vase), ("cards", 1)):
        found[good] = found.get(good, 0) + count
    return match, {good: count for good, count in found.items() if count}


def gives(card: str, **seat: Any) -> dict[str, int]:
    return bought(card, **seat)[1]


def test_every_card_belongs_to_a_family_of_this_file() -> None:
    known = [
        *(f"immediate {effect}" for effect in (*GAINS, *EXCHANGES, *BOTH_WAYS, RESET, HOUSE, VILLAGE)),
        *(f"end {effect}" for effect in (*PER, *THRESHOLDS)),
        *(f"permanent {effect}" for effect in PERMANENT),
    ]
    assert set(FAMILIES) == set(known)
    assert sum(len(cards) for cards in FAMILIES.values()) == len(CARDS) == 165


# -- at once ---------------------------------------------------------------------------------------------------

GAINS: dict[str, dict[str, int]] = {
    '[{"gain": {"coin_step": 1}}]': {"coin_steps": 1},
    '[{"gain": {"card_step": 1}}]': {"card_steps": 1},
    '[{"gain": {"coin_step": 1}}, {"gain": {"card_step": 1}}]': {"coin_steps": 1, "card_steps": 1},
    '[{"gain": {"coin_step": 2}}]': {"coin_steps": 2, "vp": 3},
    '[{"gain": {"card_step": 2}}]': {"card_steps": 2, "vp": 3},
    **{f'[{{"gain": {{"coin": {count}}}}}]': {"coins": count} for count in (4, 5, 6, 8)},
    '[{"gain": {"inhabitant": 2}}]': {"ranch": 2, "supply": -2},
    '[{"gain": {"vase": 1}}]': {"vases": 1},
}


@pytest.mark.rule("BL-19.1", "BL-19.2", "BL-19.3", "BL-19.4", "BL-19.5", "BL-19.6")
@pytest.mark.parametrize("effect", GAINS)
def test_gains(effect: str) -> None:
    for card in of("immediate", effect):
        assert gives(card) == GAINS[effect], card


@pytest.mark.rule("BL-19.5")
def test_inhabitants_come_as_far_as_there_are_any() -> None:
    assert gives("harvest_inn", ranch=7) == {"ranch": 1, "supply": -1}


#: Price and gain of exchanges in one direction.
EXCHANGES: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    '[{"pay": {"card": 3}, "then": [{"gain": {"inhabitant": 2}}]}]': ({"cards": 3}, {"ranch": 2, "supply": -2}),
    '[{"pay": {"card": 2}, "then": [{"gain": {"vp": 3}}]}]': ({"cards": 2}, {"vp": 3}),
    '[{"pay": {"card": 2}, "then": [{"gain": {"vp": 4}}]}]': ({"cards": 2}, {"vp": 4}),
    '[{"pay": {"inhabitant": 1}, "then": [{"gain": {"coin": 8}}]}]': ({"ranch": 1, "supply": -1}, {"coins": 8}),
    '[{"pay": {"vase": 2}, "then": [{"gain": {"vp": 4}}]}]': ({"vases": 2}, {"vp": 4}),
}
#: Of those in both directions the one side and the other.
BOTH_WAYS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    '[{"choose": [[{"pay": {"card": 2}, "then": [{"gain": {"coin": 4}}]}], '
    '[{"pay": {"coin": 4}, "then": [{"gain": {"card": 2}}]}]], "may": true}]': ({"cards": 2}, {"coins": 4}),
    '[{"choose": [[{"pay": {"card": 3}, "then": [{"gain": {"vase": 1, "coin": 2}}]}], '
    '[{"pay": {"vase": 1, "coin": 2}, "then": [{"gain": {"card": 3}}]}]], "may": true}]': (
        {"cards": 3},
        {"vases": 1, "coins": 2},
    ),
    '[{"choose": [[{"pay": {"card": 5}, "then": [{"gain": {"vp": 4}}]}], '
    '[{"pay": {"vp": 4}, "then": [{"gain": {"card": 5}}]}]], "may": true}]': ({"cards": 5}, {"vp": 4}),
}


def traded(match: Match, choice: str) -> dict[str, int]:
    """What an exchange changes; cards to discard are the first of the hand."""
    before = player_of(match)
    play(match, choice)
    while notations(match, verb="discard"):
        play(match, notations(match, verb="discard")[0])
    after = player_of(match)
    goods = ("coins", "vases", "vp", "ranch", "supply", "cards")
    return {good: after[good] - before[good] for good in goods if after[good] != before[good]}


def minus(price: dict[str, int]) -> dict[str, int]:
    return {good: -count for good, count in price.items()}


@pytest.mark.rule("BL-19.7", "BL-19.11", "BL-19.12", "BL-19.13", "BL-19.14")
@pytest.mark.parametrize("effect", EXCHANGES)
def test_exchanges_in_one_direction(effect: str) -> None:
    price, gain = EXCHANGES[effect]
    for card in of("immediate", effect):
        match, found = bought(card, hand=SPARE)
        assert found == {}
        assert notations(match) == ["take 1", "decline"]
        assert traded(match, "take 1") == {**minus(price), **gain}, card
        assert "take 1" not in notations(match)
        declined, _ = bought(card, hand=SPARE)
        assert traded(declined, "decline") == {}


@pytest.mark.rule("BL-19.8", "BL-19.9", "BL-19.10", "BL-19.14")
@pytest.mark.parametrize("effect", BOTH_WAYS)
def test_exchanges_in_either_direction(effect: str) -> None:
    one, other = BOTH_WAYS[effect]
    for card in of("immediate", effect):
        for choice, price, gain in (("take 1", one, other), ("take 2", other, one)):
            match, found = bought(card, hand=SPARE)
            assert found == {}
            assert notations(match) == ["take 1", "take 2", "decline"]
            assert traded(match, choice) == {**minus(price), **gain}, card
            assert not notations(match, verb="take")


@pytest.mark.rule("BL-19.10")
def test_points_may_be_given_by_who_has_none() -> None:
    match, _ = bought("hazy_almanac")
    assert traded(match, "take 1" if "take 2" not in notations(match) else "take 2") == {"vp": -4, "cards": 5}
    assert player_of(match)["vp"] == -4


RESET = '[{"do": "reset"}]'


@pytest.mark.rule("BL-19.15")
def test_a_used_lever_is_pushed_up() -> None:
    for card in of("immediate", RESET):
        match, _ = bought(card, levers="1 4 6", used="1 6")
        assert notations(match) == ["reset 1", "reset 6"]
        assert reason(match, "lever:4") == ("BL-19.15", "lever-not-used")
        play(match, "reset 6")
        assert [lever["id"] for lever in player_of(match)["levers"] if lever["used"]] == ["1"]
        only, _ = bought(card, levers="1 4", used="4")
        assert not any(lever["used"] for lever in player_of(only)["levers"])


HOUSE = '[{"do": "act", "of": ["house"], "cheaper": 1}]'


@pytest.mark.rule("BL-19.16")
def test_an_inhabitant_becomes_a_house_for_nothing() -> None:
    for card in of("immediate", HOUSE):
        match, _ = bought(card, settlers="5a 9a", homes="5b", ranch=0)
        assert notations(match) == ["upgrade 5a", "upgrade 9a", "decline"]
        assert changes(match, "upgrade 9a") == {"supply": 1, "houses": 1}
        assert piece_on(match, "9a") == (0, "house")


@pytest.mark.rule("BL-19.16")
def test_the_house_card_makes_no_village() -> None:
    match, _ = bought("sunny_homestead", settlers="5a 9a 9b", homes="5b", ranch=3)
    assert reason(match, "site:5b") == ("BL-19.16", "houses-only")


VILLAGE = '[{"do": "act", "of": ["village"], "cheaper": 1, "fewer": 1}]'


@pytest.mark.rule("BL-19.17")
def test_a_house_becomes_a_village_for_less() -> None:
    """One inhabitant in the place of two, and two presences around it."""
    for card in of("immediate", VILLAGE):
        match, _ = bought(card, settlers="5a 9a", homes="5b", ranch=1)
        assert notations(match) == ["upgrade 5b", "decline"]
        assert reason(match, "site:5a") == ("BL-19.17", "villages-only")
        assert changes(match, "upgrade 5b") == {"ranch": -1, "supply": 1, "villages": 1, "spare": 1}
        lonely, _ = bought(card, settlers="5a", homes="5b", ranch=1)
        assert not notations(lonely, verb="upgrade")


@pytest.mark.rule("BL-19.18")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("lantern_workshop", {"levers": "1"}),
        ("sunny_homestead", {}),
        ("bright_town_plan", {"homes": "5a"}),
        ("evening_hiring_board", {"hand": "russet_library"}),
        ("copper_envoy", {"ranch": 0}),
        ("meadow_gallery", {"vases": 1}),
        ("harvest_inn", {"ranch": 8}),
        ("violet_pawn_shop", {"coins": 0}),
    ],
)
def test_what_cannot_be_carried_out_is_lost(card: str, seat: dict[str, Any]) -> None:
    """The card is played all the same."""
    match, found = bought(card, **{**seat, "coins": seat.get("coins", 20)})
    assert found == {}
    assert card in player_of(match)["played"]
    assert not notations(match, verb="take")


# -- for good --------------------------------------------------------------------------------------------------

PERMANENT = {
    '[{"modify": "lever_price", "by": -1, "least": 0}]': "lever",
    '[{"modify": "lever_price", "by": -2, "least": 0}]': "lever",
    '[{"modify": "card_price", "by": -1, "least": 0}]': "card",
    **{
        f'[{{"modify": "discard_coins", "by": 1, "type": "{kind}"}}]': "broker" for kind in ("day", "twilight", "night")
    },
    '[{"modify": "river_coins", "by": 1}]': "river",
    '[{"modify": "harbour_coins", "by": 2}]': "harbour",
    '[{"modify": "harbour_cards", "by": 2}]': "harbour",
    '[{"modify": "river_vases", "by": 1}]': "vases",
    '[{"modify": "cattle_inhabitants", "by": -1, "least": 0}]': "cattle",
    '[{"modify": "cattle_coins", "by": 2}]': "cattle",
}


def permanent(modifier: str, by: int, **terms: Any) -> list[str]:
    """The cards that change a number so."""
    return of("permanent", json.dumps([{"modify": modifier, "by": by, **terms}]))


@pytest.mark.rule("BL-19.28")
def test_levers_cost_less() -> None:
    one, two = permanent("lever_price", -1, least=0), permanent("lever_price", -2, least=0)
    for cards, by in ((one, 1), (two, 2)):
        for card in cards:
            assert changes(step("Act 0 left-progress false 1", coins=9, played=card), "modernise 3") == {
                "coins": by - 8
            }
    every = step("Act 0 left-progress false 1", coins=9, played=" ".join([*one, *two]))
    assert changes(every, "modernise 11") == {"coins": -(10 - 7)}
    least = step("Act 0 left-progress false 1", played=" ".join([*one, *two]))
    assert changes(least, "modernise 5") == {}


@pytest.mark.rule("BL-19.29")
def test_cards_and_projects_cost_less() -> None:
    yards = permanent("card_price", -1, least=0)
    for count in range(4):
        match = building(
            coins=20, works="clay 2 iron 2", hand="golden_school morning_wharf", played=" ".join(yards[:count])
        )
        assert changes(match.clone(), "play golden_school").get("coins", 0) == 2 - max(0, 2 - count)  # 2 of the track
        assert changes(match, "play morning_wharf").get("coins", 0) == -(3 - count)
        project = building(coins=13, works="clay 2 iron 2", played=" ".join(yards[:count]), table={"goals": GOALS})
        price = next(goal for goal in project.view(0)["goals"] if goal["id"] == "sc07")["price"]
        assert price == 13 - count
        before = player_of(project)["coins"]
        play(project, "realise sc07")
        assert before - player_of(project)["coins"] == 13 - count - 2  # 2 of the track


GOALS = "sc01 sc02 sc07 sc03"


@pytest.mark.rule("BL-19.30")
@pytest.mark.parametrize("kind", ["day", "twilight", "night"])
def test_discarded_cards_of_a_type_bring_more(kind: str) -> None:
    brokers = permanent("discard_coins", 1, type=kind)
    cards = {"day": "golden_auction", "twilight": "hazy_harvest", "night": "dark_archive"}
    for count in range(len(brokers) + 1):
        for other, card in cards.items():
            match = step("Act 0 right-builder true 1", hand=card, played=" ".join(brokers[:count]))
            assert changes(match, f"sell {card}") == {"cards": -1, "coins": 2 + (count if other == kind else 0)}


@pytest.mark.rule("BL-19.31")
def test_cards_discarded_as_a_price_bring_no_coin() -> None:
    match = building(hand="violet_pawn_shop golden_auction golden_school", played="cold_sun_broker russet_sun_broker")
    play(match, "play violet_pawn_shop")
    assert traded(match, "take 1") == {"cards": -2, "coins": 4}
    site = developing(table={"map": {"5": "s07"}}, hand="golden_auction", played="cold_sun_broker")
    play(site, "develop 5b", "discard golden_auction")
    assert player_of(site)["coins"] == 2  # of the first step of the card track


@pytest.mark.rule("BL-19.32", "BL-19.37")
def test_river_coin_cards() -> None:
    pilots = permanent("river_coins", 1)
    for count in range(len(pilots) + 1):
        played = " ".join(pilots[:count])
        assert changes(sailing(played=played, ship="t03"), "sail t04") == {"coins": 2 + count}
        assert changes(sailing(played=played, ship="t03"), "sail t05") == {"cards": 2}
        harbour = sailing(played=played, ship="u2", table={"scorings": 1})
        assert changes(harbour, "sail u3") == {"coins": 2 + count}


@pytest.mark.rule("BL-19.33", "BL-19.37")
def test_harbour_cards() -> None:
    wharves, posts = permanent("harbour_coins", 2), permanent("harbour_cards", 2)
    for card in wharves:
        assert changes(sailing(played=card, ship="t06"), "sail t08") == {"coins": 2}
    for card in posts:
        assert changes(sailing(played=card, ship="t06"), "sail t08") == {"cards": 2}
    every = " ".join([*wharves, *posts])
    assert changes(sailing(played=every, ship="t06"), "sail t08") == {"coins": 4, "cards": 4}
    assert changes(sailing(played=every, ship="t06"), "sail t07") == {"coins": 3}
    last = sailing(played=every, ship="t18", round=2, table={"scorings": 3, "last_lap": True})
    assert changes(last, "sail t19") == {"coins": 4, "cards": 4, "vp": 4}


@pytest.mark.rule("BL-19.34", "BL-19.37")
def test_river_vase_cards() -> None:
    bells = permanent("river_vases", 1)
    for count in range(len(bells) + 1):
        played = " ".join(bells[:count])
        assert changes(sailing(played=played, ship="t08"), "sail t09") == {"vases": 1 + count}
        choice = sailing(played=played, ship="u1")
        play(choice, "sail u2")
        assert changes(choice, "take 1") == {"vases": 1 + count}
        works = sailing(played=played, ship="u1")
        play(works, "sail u2")
        assert changes(works, "take 2") == {}


MEADOW = {"map": {"5": "s01", "6": "pasture", "9": "s02"}}


@pytest.mark.rule("BL-19.35")
def test_cattle_cost_fewer_inhabitants() -> None:
    drives = permanent("cattle_inhabitants", -1, least=0)
    for count in range(len(drives) + 1):
        others = [{"cattle": "6 1"}]
        match = grazing(ranch=4, played=" ".join(drives[:count]), others=others, table=MEADOW)
        found = changes(match, "graze 6")
        assert found.get("ranch", 0) == -max(0, 2 - count)
        assert found["cattle"] == 1


@pytest.mark.rule("BL-19.36")
def test_cattle_bring_more_coins() -> None:
    dairies = permanent("cattle_coins", 2)
    for count in range(len(dairies) + 1):
        match = grazing(played=" ".join(dairies[:count]), others=[{"homes": "5a"}], table=MEADOW)
        assert changes(match, "graze 6").get("coins", 0) == 2 + 2 * count


@pytest.mark.rule("BL-19.38")
def test_a_permanent_effect_counts_after_the_card_is_paid() -> None:
    """A card does not make itself cheaper, but the next one."""
    match = at(1, seats=[{"hand": "open_builders_yard", "coins": 2, "works": "wood 1 clay 2"}], board=board("pioneer"))
    play(match, "choose pioneer")
    assert changes(match, "play open_builders_yard")["coins"] == -2
    poor = turn("pioneer", hand="open_builders_yard", coins=1, works="wood 1 clay 2")
    assert not notations(poor, verb="play")
    both = turn("builder", hand="open_builders_yard golden_school", coins=0, works="wood 1 clay 2 iron 2")
    before = player_of(both)["coins"]
    assert before == 3
    play(both, "play open_builders_yard")
    assert player_of(both)["coins"] == 1
    assert "play golden_school" in notations(both)  # for 1 coin in the right part


# -- in the end ------------------------------------------------------------------------------------------------

#: By printed effect: how to have so many of what it counts, and the points for each.
PER: dict[str, tuple[str, int]] = {
    **{
        f'[{{"score": 1, "per": "in_{region}"}}]': (region, 1)
        for region in ("boonlake", "unknown", "new_hope", "southern")
    },
    '[{"score": 1, "per": "resources"}]': ("resources", 1),
    '[{"score": 1, "per": "houses"}]': ("houses", 1),
    '[{"score": 1, "per": "cattle"}]': ("cattle", 1),
    '[{"score": 2, "per": "villages"}]': ("villages", 2),
}
THRESHOLDS: dict[str, tuple[str, tuple[int, int], tuple[int, int]]] = {
    f'[{{"score": [[{low}, {less}], [{high}, {more}]], "per": "{what}"}}]': (what, (low, less), (high, more))
    for what, low, less, high, more in (
        ("villages", 2, 2, 3, 5),
        ("villages", 2, 3, 4, 7),
        ("cattle", 2, 2, 4, 5),
        ("cattle", 3, 3, 5, 7),
        ("houses", 3, 2, 5, 4),
        ("houses", 4, 3, 6, 6),
        ("levers", 3, 2, 6, 5),
        ("levers", 4, 3, 7, 6),
        ("levers", 5, 4, 8, 8),
        ("card_steps", 4, 2, 7, 5),
        ("card_steps", 5, 3, 8, 6),
        ("card_steps", 6, 4, 9, 8),
        ("coin_steps", 4, 2, 7, 5),
        ("coin_steps", 5, 3, 8, 6),
        ("coin_steps", 6, 4, 9, 8),
    )
}
#: Two sites on a tile, four of them in each region.
EVERYWHERE = {
    "5": "s01",
    "9": "s02",
    "14": "g13",
    "13": "g14",
    "22": "s05",
    "19": "s04",
    "26": "g17",
    "30": "g16",
    "6": "pasture",
    "20": "pasture",
}
SITES = {
    "boonlake": ["5a", "5b", "9a", "9b"],
    "unknown": ["13a", "13b", "14a", "14b"],
    "new_hope": ["19a", "19b", "22a", "22b"],
    "southern": ["26a", "26b", "30a", "30b"],
}


def with_count(what: str, count: int) -> dict[str, Any]:
    """A seat that has so many."""
    sites = [site for places in SITES.values() for site in places]
    if what in SITES:
        return {"settlers": " ".join(SITES[what][:count])}
    if what == "resources":
        levels = [("wood", min(count, 2)), ("iron", max(0, count - 2))]
        return {"works": " ".join(f"{name} {level}" for name, level in levels if level)}
    if what == "houses":
        return {"homes": " ".join(sites[:count])}
    if what == "villages":
        return {"towns": " ".join(sites[:count])}
    if what == "cattle":
        return {"cattle": " ".join([f"6 {min(count, 4)}"] + ["20 1"] * (count > 4))} if count else {}
    if what == "levers":
        return {"levers": " ".join(lever.id for lever in CATALOG.levers[:count])}
    return {what: count}


def end_points(card: str, **seat: Any) -> int:
    """What a played card scores in the end beside its printed points."""
    match = at(2, seats=[{"played": card, **seat}], map=EVERYWHERE)
    return GAME.line_points(state_of(match), 0)["end-effects"]


@pytest.mark.rule("BL-19.19", "BL-19.20", "BL-19.21", "BL-19.22", "BL-19.23", "BL-19.24")
@pytest.mark.parametrize("effect", PER)
def test_points_for_each(effect: str) -> None:
    what, each = PER[effect]
    for card in of("end", effect):
        for count in range(5):
            assert end_points(card, **with_count(what, count)) == each * count, (card, count)


@pytest.mark.rule("BL-19.19")
def test_all_presences_of_a_region_count() -> None:
    """Inhabitants, houses, villages and cattle there, and nothing elsewhere or of others."""
    card = of("end", '[{"score": 1, "per": "in_boonlake"}]')[0]
    assert end_points(card, settlers="5a 14a", homes="5b", towns="9a", cattle="6 2 20 1") == 5


@pytest.mark.rule("BL-19.20", "BL-19.21")
def test_a_site_at_level_2_counts_twice_and_canoes_do_not() -> None:
    card = of("end", '[{"score": 1, "per": "resources"}]')[0]
    assert end_points(card, works="wood 2 clay 1", canoes="stone-iron") == 3


@pytest.mark.rule("BL-19.25", "BL-19.26")
@pytest.mark.parametrize("effect", THRESHOLDS)
def test_two_thresholds(effect: str) -> None:
    what, (low, less), (high, more) = THRESHOLDS[effect]
    most = {"villages": 4, "cattle": 5, "houses": 6, "levers": 12}.get(what, 10)
    for card in of("end", effect):
        for count in range(most + 1):
            wanted = more if count >= high else less if count >= low else 0
            assert end_points(card, **with_count(what, count)) == wanted, (card, count)


@pytest.mark.rule("BL-19.27")
def test_a_house_gone_from_the_board_counts_once() -> None:
    card = of("end", '[{"score": 1, "per": "houses"}]')[0]
    assert end_points(card, homes="5a 5b", removed=2, towns="9a 14a") == 4
    seat = {"homes": "5a 5b 9a 9b 14a", "removed": 1, "towns": "14b", "settlers": "22a", "ranch": 2}
    match = developing(table={"map": EVERYWHERE}, played=card, **seat)
    assert GAME.line_points(state_of(match), 0)["end-effects"] == 6
    play(match, "upgrade 22a")  # the removed house is used again
    assert player_of(match)["spare"] == 0
    assert GAME.line_points(state_of(match), 0)["end-effects"] == 6
