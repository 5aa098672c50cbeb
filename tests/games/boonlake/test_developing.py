"""BL-9: inhabitants are put on sites, what that costs and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.match import Match
from tests.games.boonlake.table import changes, developing, hand_of, notations, piece_on, play, player_of, reason

HAND = "golden_school evening_mint dark_archive noon_library"


def on(tile: str, **seat: Any) -> Match:
    """Player 0 may develop; space 5 has that tile."""
    return developing(table={"map": {"5": tile}}, **seat)


def developed(tile: str, site: str = "a", *more: str, **seat: Any) -> dict[str, int]:
    """What changes when an inhabitant is put on a site of a tile, the inhabitant apart."""
    found = changes(on(tile, **seat), f"develop 5{site}", *more)
    found["ranch"] = found.get("ranch", 0) + 1
    return {good: count for good, count in found.items() if count}


# -- how -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-9.1")
def test_an_inhabitant_goes_on_a_free_site_anywhere() -> None:
    """Also far from the own pieces."""
    match = developing(players=2, settlers="5a", coins=9)
    assert notations(match, 0, "develop") == [
        f"develop {site}" for site in ("5b", "9a", "9b", "14a", "19a", "19b", "22a", "22b", "30a")
    ]
    assert changes(match, "develop 22b") == {"ranch": -1}
    assert piece_on(match, "22b") == (0, "inhabitant")
    nobody = developing(players=2, ranch=0, settlers="5a", hand="golden_school")
    assert reason(nobody, "site:9a") == ("BL-9.1", "empty-ranch")
    assert reason(developing(players=2), "site:14b") == ("BL-9.1", "no-such-site")


@pytest.mark.rule("BL-9.2")
def test_a_site_holds_one_piece_and_a_tile_several_owners() -> None:
    others = [{"homes": "5a"}, {"settlers": "9a"}]
    match = developing(others=others, coins=9)
    assert reason(match, "site:5a") == ("BL-9.2", "site-taken")
    assert reason(match, "site:9a") == ("BL-9.2", "site-taken")
    play(match, "develop 5b")
    assert (piece_on(match, "5a"), piece_on(match, "5b")) == ((1, "house"), (0, "inhabitant"))


@pytest.mark.rule("BL-9.3")
def test_no_inhabitant_on_a_pasture() -> None:
    match = developing(table={"map": {"5": "s03", "6": "pasture"}})
    assert notations(match, 0, "develop") == ["develop 5a"]
    assert reason(match, "site:6a") == ("BL-9.1", "no-such-site")


@pytest.mark.rule("BL-9.4")
def test_the_whole_cost_comes_before_the_reward() -> None:
    """4 coins for a step that brings coins, 2 cards for points: the reward cannot pay."""
    assert reason(on("g16", coins=3), "site:5a") == ("BL-9.4", "site-cost")
    assert reason(on("g22", hand="noon_library"), "site:5a") == ("BL-9.4", "site-cost")
    match = on("g22", hand=HAND)
    play(match, "develop 5a")
    assert player_of(match)["vp"] == 0
    play(match, "discard golden_school")
    assert player_of(match)["vp"] == 0
    play(match, "discard evening_mint")
    assert player_of(match)["vp"] == 3


@pytest.mark.rule("BL-9.4")
def test_once_begun_it_is_finished() -> None:
    match = play(on("g22", hand=HAND, levers="10"), "develop 5a")
    assert notations(match) == [f"discard {card}" for card in sorted(hand_of(match), key=CATALOG.card)]
    assert reason(match, "lever:10") == ("BL-24.4", "unfinished")


@pytest.mark.rule("BL-9.5")
def test_the_player_chooses_the_cards() -> None:
    match = play(on("g22", hand=HAND), "develop 5a", "discard dark_archive", "discard golden_school")
    assert sorted(hand_of(match)) == ["evening_mint", "noon_library"]
    assert sorted(match.view(None)["discards"]) == ["dark_archive", "golden_school"]
    match = play(on("g22", hand=HAND), "develop 5a")
    assert reason(match, "card:bright_mint") == ("BL-9.5", "not-in-hand")


# -- kinds of sites --------------------------------------------------------------------------------------------

CARDS_PAID = ("discard golden_school", "discard evening_mint", "discard dark_archive")


@pytest.mark.parametrize(
    ("tile", "site", "expected"),
    [
        pytest.param("g05", "a", {"coins": -2, "vp": 3}, marks=pytest.mark.rule("BL-9.6", "BL-9.15")),
        pytest.param("s04", "b", {"coins": -2, "vp": 2}, marks=pytest.mark.rule("BL-9.6", "BL-9.15")),
        pytest.param("g11", "a", {"cards": -3, "vp": 4}, marks=pytest.mark.rule("BL-9.7", "BL-9.15")),
        pytest.param("g22", "a", {"cards": -2, "vp": 3}, marks=pytest.mark.rule("BL-9.7")),
        pytest.param("s07", "b", {"cards": -1, "card_steps": 1, "coins": 2}, marks=pytest.mark.rule("BL-9.7")),
        pytest.param("s01", "a", {"coins": 1}, marks=pytest.mark.rule("BL-9.8")),
        pytest.param("s03", "a", {"coins": 2}, marks=pytest.mark.rule("BL-9.8")),
        pytest.param("g08", "a", {"coins": 4}, marks=pytest.mark.rule("BL-9.8")),
        pytest.param("s01", "b", {"cards": 1}, marks=pytest.mark.rule("BL-9.9")),
        pytest.param("s09", "a", {"cards": 2}, marks=pytest.mark.rule("BL-9.9")),
        pytest.param("g09", "a", {"cards": 3}, marks=pytest.mark.rule("BL-9.9")),
        pytest.param("s02", "a", {}, marks=pytest.mark.rule("BL-9.10")),
        pytest.param("g18", "a", {}, marks=pytest.mark.rule("BL-9.10")),
        pytest.param("g18", "b", {}, marks=pytest.mark.rule("BL-9.10", "BL-9.19")),
        pytest.param("s05", "a", {"coins": -3 + 2, "card_steps": 1}, marks=pytest.mark.rule("BL-9.11")),
        pytest.param("g15", "a", {"coins": -4, "coin_steps": 1, "ranch": 1, "supply": -1},
                     marks=pytest.mark.rule("BL-9.11")),
        pytest.param("g10", "a", {"coins": -4 + 2, "coin_steps": 1, "card_steps": 1, "ranch": 1, "supply": -1},
                     marks=pytest.mark.rule("BL-9.11")),
        pytest.param("g19", "a", {"vp": -1, "coin_steps": 1, "ranch": 1, "supply": -1},
                     marks=pytest.mark.rule("BL-9.16", "BL-9.11")),
        pytest.param("g20", "a", {"vp": -1, "card_steps": 1, "coins": 2},
                     marks=pytest.mark.rule("BL-9.16", "BL-9.11")),
        pytest.param("s06", "a", {"coins": -2, "vases": 1}, marks=pytest.mark.rule("BL-9.18")),
        pytest.param("g06", "a", {"coins": -1, "vases": 1}, marks=pytest.mark.rule("BL-9.18")),
        pytest.param("g23", "a", {"vases": 1}, marks=pytest.mark.rule("BL-9.18", "BL-9.20")),
        pytest.param("g03", "a", {"coins": 2}, marks=pytest.mark.rule("BL-9.13")),
        pytest.param("g04", "a", {"cards": 2}, marks=pytest.mark.rule("BL-9.14")),
        pytest.param("s08", "a", {}, marks=pytest.mark.rule("BL-9.19")),
        pytest.param("g12", "a", {"coins": 1}, marks=pytest.mark.rule("BL-9.19")),
    ],
)  # fmt: skip
def test_what_a_site_costs_and_brings(tile: str, site: str, expected: dict[str, int]) -> None:
    """The first step of the coin track brings an inhabitant, that of the card track 2 coins."""
    index = next(number for number, entry in enumerate(CATALOG.tiles) if entry.id == tile)
    cards = CATALOG.tiles[index].sites["ab".index(site)].cost.card
    assert developed(tile, site, *CARDS_PAID[:cards], coins=9, hand=HAND, vp=5) == expected


@pytest.mark.rule("BL-9.12")
def test_three_steps_on_one_track() -> None:
    """Coin steps 1 to 3 bring an inhabitant and a vase, card steps 2 coins and a production site."""
    match = on("g01", coins=6)
    play(match, "develop 5a")
    assert notations(match) == ["take 1", "take 2"]
    assert changes(match, "take 1") == {"coin_steps": 3, "ranch": 1, "supply": -1, "vases": 1}
    match = play(on("g01", coins=6), "develop 5a", "take 2")
    assert notations(match) == ["build wood", "build clay", "build stone", "build iron"]
    mine = player_of(play(match, "build clay"))
    assert (mine["coin_steps"], mine["card_steps"], mine["coins"], mine["works"]["clay"]) == (0, 3, 2, 1)


@pytest.mark.rule("BL-9.13", "BL-9.14")
def test_the_present_income_of_a_track() -> None:
    """Points included; the marker stays."""
    assert developed("g03", coin_steps=4, card_steps=9) == {"coins": 5, "vp": 1}
    assert developed("g04", coin_steps=9, card_steps=4) == {"cards": 4, "vp": 2}
    assert developed("g24", coin_steps=10, coins=3) == {"coins": -3 + 10, "vp": 5}
    assert developed("g25", card_steps=10, coins=3) == {"coins": -3, "cards": 6, "vp": 7}


@pytest.mark.rule("BL-9.16", "BL-9.17")
def test_a_loss_of_points_is_part_of_the_cost() -> None:
    """It is there as soon as the inhabitant is, and also without any points; the reward is still to be chosen."""
    for vp in (5, 0, -2):
        match = on("g02", vp=vp)
        assert "develop 5a" in notations(match)
        play(match, "develop 5a")
        assert player_of(match)["vp"] == vp - 3
        assert "decline" not in notations(match)
        assert player_of(play(match, "take 1"))["vp"] == vp - 3


@pytest.mark.rule("BL-9.19", "BL-9.20", "BL-9.21")
def test_points_of_a_site_wait_for_the_village() -> None:
    """Developing and the house bring none; a loss is 5 on each site that has one."""
    table = {"map": {"5": "g07", "4": "s01", "6": "g14"}}
    around: dict[str, Any] = {"others": [{"settlers": "4a 4b 6b"}], "table": table}
    assert changes(developing(settlers="5a", **around), "upgrade 5a").get("vp", 0) == 0
    assert changes(developing(homes="5a", **around), "upgrade 5a")["vp"] == 5
    table = {"map": {"5": "g14", "4": "s01", "6": "s03"}}
    around = {"others": [{"settlers": "4a 4b 6a"}], "table": table}
    assert developed("g14") == {"coins": 3}
    assert changes(developing(homes="5a", **around), "upgrade 5a")["vp"] == -5
    assert changes(developing(homes="5b", **around), "upgrade 5b").get("vp", 0) == 0  # the other site of the tile
    losses = [site.village for tile in CATALOG.tiles for site in tile.sites if site.village < 0]
    assert losses == [-5] * len(losses) != []


@pytest.mark.rule("BL-9.22")
def test_rewards_and_costs_count_once() -> None:
    """Tile g19: lose 1 point, one coin step; tile g08: 4 coins."""
    for tile in ("g19", "g08", "g05"):
        assert changes(on(tile, settlers="5a", coins=9), "upgrade 5a") == {"houses": 1, "ranch": -1, "supply": 2}
        around = {"others": [{"settlers": "4a 4b 6a"}], "table": {"map": {"5": tile, "4": "s01", "6": "s03"}}}
        assert changes(developing(homes="5a", coins=9, **around), "upgrade 5a") == {
            "villages": 1, "spare": 1, "ranch": -2, "supply": 2,
        }  # fmt: skip


@pytest.mark.rule("BL-9.23")
def test_example_of_a_site_for_four_coins() -> None:
    match = developing(players=2, coins=4)  # space 9 has the tile s02
    assert changes(match, "develop 9b") == {"coins": -4, "coin_steps": 1, "supply": -1}  # the step brings an inhabitant
    assert piece_on(match, "9b") == (0, "inhabitant")
