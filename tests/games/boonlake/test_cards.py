"""BL-6.16 to BL-6.23: types of cards, discarding for coins, and when effects work."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.match import Match
from tests.games.boonlake.table import (
    building,
    changes,
    grazing,
    notations,
    play,
    player_of,
    reason,
    scoring,
    step,
    turn,
)

#: A card of each type that can be paid with what is below.
HAND = "golden_school evening_mint dark_archive"
PURSE: dict[str, Any] = {"hand": HAND, "coins": 20, "works": "iron 2 wood 1"}
PARTS_WITH_DISCARDING = (
    *[f"first-{tile}" for tile in ("pioneer", "settle", "cattle_breeding", "region_rewards", "recruit", "progress")],
    *("right-pioneer.2", "right-settle", "right-cattle_breeding", "right-builder"),
)


def offered(part: str) -> Match:
    return step(f"Act 0 {part} false 1", **PURSE)


@pytest.mark.rule("BL-6.16")
def test_a_named_type_allows_only_its_cards() -> None:
    types = {card.id: card.type for card in CATALOG.cards}
    for part in PARTS_WITH_DISCARDING[:6]:
        match = offered(part)
        named = next(action.type for action in CATALOG.actions if action.id == part.removeprefix("first-"))
        for card in HAND.split():
            allowed = types[card] == named
            assert (f"play {card}" in notations(match)) == (f"sell {card}" in notations(match)) == allowed
            if not allowed:
                assert reason(match, f"card:{card}") == ("BL-6.16", "wrong-type")
    for part in PARTS_WITH_DISCARDING[6:]:
        assert notations(offered(part), 0, "play") == [f"play {card}" for card in types if card in HAND.split()]


@pytest.mark.parametrize("part", PARTS_WITH_DISCARDING)
@pytest.mark.rule("BL-6.17", "BL-6.18")
def test_where_a_card_may_be_discarded_for_two_coins(part: str) -> None:
    match = offered(part)
    sold = notations(match, 0, "sell")[0]
    assert changes(match, sold) == {"coins": 2, "cards": -1}
    assert match.view(None)["discards"] == [sold.split()[1]]
    assert notations(match, 0, "play") == []  # that was in the place of a card


@pytest.mark.rule("BL-6.18")
def test_where_no_card_may_be_discarded() -> None:
    for match in (building(**PURSE), scoring(**PURSE)):
        assert notations(match, 0, "play")
        assert notations(match, 0, "sell") == []
        assert reason(match, "sell golden_school") == ("BL-6.18", "no-discarding")


@pytest.mark.rule("BL-6.19")
def test_a_special_project_cannot_be_discarded() -> None:
    match = turn("builder", players=2, **{**PURSE, "works": "wood 2 clay 2 stone 2 iron 2"})
    play(match, "draw")
    assert notations(match, 0, "realise")
    assert not [words for words in notations(match, 0, "sell") if "sc" in words.split()[1][:2]]


@pytest.mark.rule("BL-6.20")
def test_played_cards_lie_open() -> None:
    match = play(building(**PURSE), "play golden_school")
    for viewer in (0, 1, None):
        assert match.view(viewer)["players"][0]["played"] == ["golden_school"]
    assert "golden_school" not in match.view(None)["discards"]


@pytest.mark.rule("BL-6.21")
def test_immediate_effects_happen_when_the_card_is_played() -> None:
    match = building(**PURSE)
    assert changes(match, "play golden_school") == {"cards": -1, "card_steps": 1}  # 2 coins, and 2 for the step


@pytest.mark.rule("BL-6.21")
def test_permanent_effects_count_from_then_on() -> None:
    """Golden dairy: cattle bring 2 coins more."""
    table = {"map": {"5": "s01", "6": "pasture"}}
    seat: dict[str, Any] = {"hand": "golden_dairy", "coins": 2, "works": "wood 2 stone 2"}
    match = grazing(table=table, **seat)
    assert changes(match, "play golden_dairy") == {"coins": -2, "cards": -1}
    assert changes(grazing(table=table, played="golden_dairy"), "graze 6")["coins"] == 2


@pytest.mark.rule("BL-6.21", "BL-6.22")
def test_end_effects_and_printed_points_wait_for_the_final_scoring() -> None:
    """Silent lake charter has no points and 1 for each presence in Boonlake; dark south charter 2 and 1 in Southern."""
    seat: dict[str, Any] = {"coins": 20, "works": "wood 2 clay 2 iron 2", "settlers": "5a 9a 30a"}
    match = building(hand="silent_lake_charter dark_south_charter", **seat)
    assert player_of(match)["total"] == 0
    play(match, "play silent_lake_charter")
    assert (player_of(match)["vp"], player_of(match)["total"]) == (0, 2)
    match = building(hand="dark_south_charter", **seat)
    play(match, "play dark_south_charter")
    assert (player_of(match)["vp"], player_of(match)["total"]) == (0, 3)


@pytest.mark.rule("BL-6.23")
def test_parts_of_an_immediate_effect_may_be_left_out() -> None:
    """An exchange, and a house."""
    seat: dict[str, Any] = {"coins": 9, "works": "wood 1 clay 2 stone 1", "settlers": "5a", "ranch": 2}
    match = play(building(hand="evening_hiring_board noon_library cold_gazette bright_mint", **seat),
                 "play evening_hiring_board")  # fmt: skip
    assert changes(match, "decline") == {}
    match = play(building(hand="evening_carpenter", **{**seat, "works": "wood 1 clay 2"}), "play evening_carpenter")
    assert notations(match) == ["upgrade 5a", "decline"]
    assert changes(match, "decline") == {}
