"""BL-11: houses become villages."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.boonlake.table import (
    building,
    changes,
    developing,
    notations,
    piece_on,
    play,
    player_of,
    reason,
    space_of,
    step,
)

#: Boonlake with space 5 in its middle, and a tile in each other region. Space 5 has two plain sites.
MAP = {
    "5": "g18", "4": "s01", "6": "s06", "8": "g13", "9": "g15", "2": "s03", "16": "g08", "14": "s04", "19": "s05",
    "30": "s08", "7": "pasture", "3": "pasture",
}  # fmt: skip
#: Others stand on three sites next to space 5.
NEIGHBOURS = [{"settlers": "4a", "homes": "4b"}, {"towns": "6a"}]
ENOUGH: dict[str, Any] = {"others": NEIGHBOURS, "table": {"map": MAP}}


def around(match: Match, space: int, site: int = 0) -> int:
    found: int = space_of(match, space)["sites"][site]["around"]
    return found


# -- the condition ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-11.1")
def test_three_presences_of_any_owners() -> None:
    """Inhabitant, house and village of others; with one less there is no village."""
    match = developing(homes="5a", **ENOUGH)
    assert around(match, 5) == 3
    assert "upgrade 5a" in notations(match)
    two = developing(homes="5a", others=[{"settlers": "4a"}, {"towns": "6a"}], table={"map": MAP})
    assert "upgrade 5a" not in notations(two)
    assert reason(two, "upgrade 5a") == ("BL-11.1", "too-lonely")
    own = developing(homes="5a 4a", settlers="4b 6a", table={"map": MAP})
    assert "upgrade 5a" in notations(own)


@pytest.mark.rule("BL-11.1")
def test_how_many_are_missing_is_said() -> None:
    """Three are needed; with a card that says so, two."""
    lonely: dict[str, Any] = {"homes": "5a", "others": [{"settlers": "4a"}], "table": {"map": MAP}}
    card = step("Act 0 card-midnight_town_plan false 1", **lonely)
    for each, needed in ((developing(**lonely), 3), (card, 2)):
        found = each.why_not(0, "upgrade 5a")
        assert found is not None
        assert (found.message.args["needed"], found.message.args["have"]) == (needed, 1)


@pytest.mark.rule("BL-11.2")
def test_the_same_tile_land_canal_and_bridge_count() -> None:
    """Next to 5: the other site, 4 over land, 2 over the canal. Next to 9: 16 over a bridge."""
    for others in ("5b", "4a", "2a"):
        match = developing(homes="5a", others=[{"settlers": others}], table={"map": MAP})
        assert around(match, 5) == 1
    match = developing(homes="5a", others=[{"settlers": "5b 4a 2a"}], table={"map": MAP})
    assert "upgrade 5a" in notations(match)
    bridge = developing(homes="9a", others=[{"settlers": "16a"}], table={"map": MAP})
    assert around(bridge, 9) == 1
    far = developing(homes="5a", others=[{"settlers": "16a 14a 19a"}], table={"map": MAP})
    assert around(far, 5) == 0


@pytest.mark.rule("BL-11.3")
def test_the_house_itself_does_not_count_and_all_cattle_do() -> None:
    """Three cattle on the pasture across the canal, of two owners."""
    match = developing(homes="5a", cattle="3 1", others=[{"cattle": "3 2"}], table={"map": MAP})
    assert around(match, 5) == 3
    assert "upgrade 5a" in notations(match)
    apart = developing(homes="5a", cattle="7 1", others=[{"cattle": "7 2"}], table={"map": MAP})
    assert around(apart, 5) == 0
    assert around(developing(homes="5a 5b", table={"map": MAP}), 5) == 1


@pytest.mark.rule("BL-11.4")
def test_four_villages_are_all() -> None:
    match = developing(homes="5a", towns="8a 14a 19a 30a", removed=4, **ENOUGH)
    assert "upgrade 5a" not in notations(match)
    assert reason(match, "upgrade 5a") == ("BL-11.4", "no-village-left")


# -- the cost --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-11.5", "BL-11.13")
def test_a_village_costs_two_inhabitants() -> None:
    """The house leaves the game: it is not on the board again."""
    match = developing(homes="5a", **ENOUGH)
    assert changes(match, "upgrade 5a") == {"ranch": -2, "supply": 2, "villages": 1, "spare": 1}
    assert piece_on(match, "5a") == (0, "village")
    assert player_of(match)["houses"] == 1
    poor = developing(homes="5a", ranch=1, **ENOUGH)
    assert reason(poor, "upgrade 5a") == ("BL-11.5", "too-few-inhabitants")


@pytest.mark.parametrize(("towns", "extra"), [("", 0), ("14a", 0), ("14a 19a", 1), ("14a 19a 30a", 2)])
@pytest.mark.rule("BL-11.6", "BL-11.7", "BL-11.12")
def test_the_third_and_the_fourth_village_cost_more(towns: str, extra: int) -> None:
    """Each extra inhabitant may be replaced by 4 points; with none there is nothing to ask."""
    removed = len(towns.split())
    for replaced in range(extra + 1):
        match = developing(homes="5a", towns=towns, removed=removed, ranch=5, **ENOUGH)
        moves = [f"replace {replaced}"] if extra else []
        got = changes(match, "upgrade 5a", *moves)
        assert (got["ranch"], got.get("vp", 0)) == (-2 - extra + replaced, -4 * replaced)
    if extra:
        match = play(developing(homes="5a", towns=towns, removed=removed, ranch=5, **ENOUGH), "upgrade 5a")
        assert notations(match) == [f"replace {count}" for count in range(extra + 1)]
        assert reason(match, f"replace {extra + 1}") == ("BL-11.8", "not-replaceable")


@pytest.mark.rule("BL-11.8")
def test_points_never_replace_the_basic_inhabitants() -> None:
    for towns in ("14a", "14a 19a", "14a 19a 30a"):
        seat: dict[str, Any] = {"homes": "5a", "towns": towns, "removed": len(towns.split()), "vp": 90}
        assert "upgrade 5a" not in notations(developing(ranch=1, **seat, **ENOUGH))
        assert "upgrade 5a" in notations(developing(ranch=2, **seat, **ENOUGH))


@pytest.mark.rule("BL-11.12")
def test_what_must_be_replaced_is_not_asked_for() -> None:
    """The fourth village with 2, 3 or 4 inhabitants on the ranch."""
    seat: dict[str, Any] = {"homes": "5a", "towns": "14a 19a 30a", "removed": 3}
    assert changes(developing(ranch=2, **seat, **ENOUGH), "upgrade 5a")["vp"] == -8
    for ranch, choices in ((3, [1, 2]), (4, [0, 1, 2])):
        match = play(developing(ranch=ranch, **seat, **ENOUGH), "upgrade 5a")
        assert notations(match) == [f"replace {count}" for count in choices]


@pytest.mark.rule("BL-11.9", "BL-11.10", "BL-11.11")
def test_discounts_take_basic_inhabitants_first() -> None:
    """Midnight town plan and lever 8 spare an inhabitant each: the third village costs 1 inhabitant or 4 points."""
    seat: dict[str, Any] = {
        "hand": "midnight_town_plan", "works": "wood 1 clay 1", "levers": "8", "homes": "5a", "removed": 2, "coins": 8,
    }  # fmt: skip
    for ranch, replaced, lost in ((1, 0, -1), (1, 1, 0), (3, 0, -1)):
        match = play(building(towns="14a 19a", ranch=ranch, **seat, **ENOUGH), "play midnight_town_plan", "ease 5a")
        assert notations(match) == ["replace 0", "replace 1"]
        got = changes(match, f"replace {replaced}")
        assert (got.get("ranch", 0), got.get("vp", 0)) == (lost, -4 * replaced)
    without = play(building(towns="14a 19a", ranch=0, **seat, **ENOUGH), "play midnight_town_plan")
    assert changes(without, "ease 5a") == {"vp": -4, "villages": 1, "spare": 1}


@pytest.mark.rule("BL-11.9")
def test_discounts_go_down_to_0() -> None:
    """The first village with both: nothing."""
    seat: dict[str, Any] = {"hand": "midnight_town_plan", "works": "wood 1 clay 1", "coins": 8}
    match = building(homes="5a", levers="8", ranch=0, **seat, **ENOUGH)
    assert changes(match, "play midnight_town_plan", "ease 5a") == {
        "coins": -8, "cards": -1, "villages": 1, "spare": 1,
    }  # fmt: skip


# -- building --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-11.13")
def test_villages_leave_the_board_from_the_top_down() -> None:
    """The income of their recesses is 2, 3, 4 and 5 points."""
    places = ["14a", "19a", "30a", "9a"]
    found = []
    for gone in range(5):
        match = developing(
            towns=" ".join(places[:gone]), removed=gone, ranch=0, table={"map": MAP}, hand="noon_library"
        )
        found.append(player_of(match)["income"]["vp"])
    assert found == [0, 2, 5, 9, 14]


@pytest.mark.rule("BL-11.14", "BL-11.15")
def test_a_second_village_in_a_region_loses_five_points() -> None:
    """Own villages only; the points may fall below 0."""
    for towns, lost in (("9a", 5), ("14a", 0)):
        match = developing(homes="5a", towns=towns, removed=1, vp=2, **ENOUGH)
        play(match, "upgrade 5a")
        assert player_of(match)["vp"] == 2 - lost
    match = developing(homes="5a", **ENOUGH)  # player 2 has a village on space 6
    assert "vp" not in changes(match, "upgrade 5a")
    third = developing(homes="5a", towns="9a 8a", removed=2, ranch=3, **ENOUGH)
    assert changes(third, "upgrade 5a", "replace 0")["vp"] == -5


@pytest.mark.rule("BL-11.16", "BL-11.17")
def test_the_points_of_the_site_come_with_the_village() -> None:
    """However it is built: 5 points on tile g07, a loss of 5 on the upper site of g23."""
    for tile, points in (("g07", 5), ("g23", -5), ("g12", 4)):
        table = {"map": {**MAP, "5": tile}}
        for match, move in (
            (developing(homes="5a", others=NEIGHBOURS, table=table), "upgrade 5a"),
            (step("Act 0 lever-3 false 1", homes="5a", others=NEIGHBOURS, table=table), "upgrade 5a"),
            (developing(homes="5a", others=NEIGHBOURS, levers="8", table=table), "ease 5a"),
        ):
            assert changes(match, move)["vp"] == points
            assert "decline" not in notations(match, 0)
        seat: dict[str, Any] = {"hand": "violet_town_plan", "works": "wood 1 clay 2", "canoes": "clay-clay"}
        match = play(building(homes="5a", others=NEIGHBOURS, table=table, **seat), "play violet_town_plan")
        assert changes(match, "upgrade 5a")["vp"] == points


@pytest.mark.rule("BL-11.14", "BL-11.16")
def test_both_losses_add_up() -> None:
    table = {"map": {**MAP, "5": "g23"}}
    match = developing(homes="5a", towns="9a", removed=1, others=NEIGHBOURS, table=table)
    assert changes(match, "upgrade 5a")["vp"] == -10


@pytest.mark.rule("BL-11.18")
def test_example_of_a_third_village_with_two_inhabitants() -> None:
    match = developing(homes="5a", towns="14a 19a", removed=2, ranch=2, **ENOUGH)
    assert around(match, 5) == 3
    assert changes(match, "upgrade 5a") == {"ranch": -2, "supply": 2, "vp": -4, "villages": 1, "spare": 1}
