"""BL-7: the special projects of the scoring tiles."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from tests.games.boonlake.table import building, changes, notations, play, player_of, reason, scoring, step

#: Enough for every project.
RICH: dict[str, Any] = {"coins": 40, "works": "wood 2 clay 2 stone 2 iron 2", "canoes": "wood-wood"}
PARTS = (
    *[f"first-{tile}" for tile in ("pioneer", "settle", "cattle_breeding", "region_rewards", "recruit", "progress")],
    *("right-pioneer.2", "right-settle", "right-cattle_breeding", "left-builder", "right-builder", "scoring-actions"),
)
#: Projects that bring no more than what is below: no canoe need be moved, so nothing is asked.
GOALS = "sc01 sc02 sc04 sc07"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.rule("BL-7.1", "BL-7.2")
def test_a_project_is_possible_wherever_a_card_is(part: str) -> None:
    """Whatever type of card it names."""
    match = step(f"Act 0 {part} false 1", table={"goals": GOALS}, **RICH)
    assert notations(match, 0, "realise") == [f"realise {goal}" for goal in GOALS.split()]


@pytest.mark.rule("BL-7.1")
def test_not_where_no_card_may_be_played() -> None:
    match = step("Act 0 left-settle false 1", table={"goals": GOALS}, **RICH)
    assert notations(match, 0, "realise") == []
    assert reason(match, "goal:sc07") == ("BL-24.3", "no-part")
    assert reason(building(table={"goals": GOALS}, **RICH), "goal:sc08") == ("BL-24.3", "no-part")


@pytest.mark.rule("BL-7.3")
def test_a_project_is_paid_as_a_card() -> None:
    """Sc02: 11 coins, 3 stone and 1 iron."""
    seat: dict[str, Any] = {"works": "stone 2", "canoes": "stone-iron", "table": {"goals": GOALS}}
    match = building(coins=11, **seat)
    assert changes(match, "realise sc02")["coins"] == -11 + 2  # and the step on the card track brings 2
    assert reason(building(coins=10, **seat), "goal:sc02") == ("BL-6.9", "no-coins")
    assert reason(building(coins=40, **{**seat, "works": "stone 1"}), "realise sc02") == ("BL-6.2", "no-resources")
    # an upstream canoe, a lever and cards that make cards cheaper
    up = building(coins=13, works="stone 2", canoes="iron-iron", table={"goals": GOALS})
    assert changes(up, "realise sc02")["coins"] == -13 + 2
    lever = building(coins=11, works="stone 1", canoes="stone-iron", levers="10", table={"goals": GOALS})
    play(lever, "realise sc02")
    assert player_of(lever)["levers"][9]["used"]
    yards = building(coins=9, played="open_builders_yard copper_builders_yard", **seat)
    assert changes(yards, "realise sc02")["coins"] == -9 + 2


@pytest.mark.rule("BL-7.4")
def test_what_a_project_brings() -> None:
    """Sc04 lies in nobody's area: 7 points and a step on the card track."""
    match = building(table={"goals": GOALS}, **RICH)
    play(match, "realise sc04")
    mine = player_of(match)
    assert (mine["ranch"], mine["supply"], mine["posted"]) == (3 + 1, 5 - 2, 1)
    assert (mine["vp"], mine["coin_steps"], mine["card_steps"]) == (7, 0, 1)
    match = building(table={"goals": "sc02 sc01 sc04 sc07"}, **RICH)
    play(match, "realise sc01")
    assert (player_of(match)["vp"], player_of(match)["coin_steps"], player_of(match)["card_steps"]) == (7, 1, 0)


@pytest.mark.parametrize("goal", [goal.id for goal in CATALOG.goals])
@pytest.mark.rule("BL-7.3", "BL-7.4")
def test_every_project(goal: str) -> None:
    """Costs, points and track as they are printed; the lever makes up for what is lacking."""
    project = CATALOG.goals[CATALOG.goal(goal)].project
    others = [tile.id for tile in CATALOG.goals if tile.id != goal][:3]
    table = {"goals": " ".join([*others, goal])}
    match = building(table=table, coins=project.coin, works=RICH["works"])
    play(match, f"realise {goal}")
    mine = player_of(match)
    assert (mine["vp"], mine["coin_steps"] + 2 * mine["card_steps"]) == (project.points, 1 + (project.track == "card"))
    poor = building(table=table, coins=max(0, project.coin - 1), works=RICH["works"])
    assert f"realise {goal}" not in notations(poor)


@pytest.mark.rule("BL-7.5")
def test_each_project_once_a_player() -> None:
    match = building(table={"goals": GOALS}, projects=[2], posted=1, others=[{"projects": [1, 2], "posted": 2}], **RICH)
    assert notations(match, 0, "realise") == ["realise sc01", "realise sc04", "realise sc07"]
    assert reason(match, "goal:sc02") == ("BL-7.5", "project-done")
    play(match, "realise sc01")  # which player 1 has realised
    assert [standing["realised"] for standing in match.view(None)["goals"][0]["standings"]] == [True, True, False]


@pytest.mark.rule("BL-7.6")
def test_points_are_doubled_on_the_own_tile() -> None:
    for area, goal in enumerate(GOALS.split()):
        match = building(table={"goals": GOALS}, **RICH)
        play(match, f"realise {goal}")
        points = CATALOG.goals[CATALOG.goal(goal)].project.points
        assert player_of(match)["vp"] == points * (2 if area == 0 else 1)


@pytest.mark.rule("BL-7.7")
def test_the_lower_half_plays_no_part() -> None:
    """Neither a marker below it nor its condition matters, and a project places no marker."""
    match = building(table={"goals": GOALS, "scorings": 1}, marks=[1, 0, 0, 0], **RICH)
    assert changes(match, "realise sc01")["vp"] == 14
    match = scoring(table={"goals": GOALS}, **RICH)
    play(match, "realise sc01", "decline")
    assert "score sc01" in notations(match)


@pytest.mark.rule("BL-7.8")
def test_with_one_inhabitant_in_the_supply() -> None:
    match = building(table={"goals": GOALS}, ranch=7, **RICH)
    assert changes(match, "realise sc04") == {
        "coins": -12 + 2, "vp": 7, "supply": -1, "posted": 1, "card_steps": 1,
    }  # fmt: skip


@pytest.mark.rule("BL-7.9")
def test_with_an_empty_supply() -> None:
    """The one on the tile comes from the ranch; with none there either, the project is done without a piece."""
    match = building(table={"goals": GOALS}, ranch=8, **RICH)
    assert changes(match, "realise sc04") == {"coins": -10, "vp": 7, "ranch": -1, "posted": 1, "card_steps": 1}
    settlers = "5a 5b 9a 9b 14a 14b 19a 19b"
    match = building(table={"goals": GOALS}, ranch=0, settlers=settlers, **RICH)
    assert player_of(match)["supply"] == 0
    assert changes(match, "realise sc04") == {"coins": -10, "vp": 7, "card_steps": 1}
    assert match.view(None)["goals"][2]["standings"][0]["realised"]


@pytest.mark.rule("BL-7.10")
def test_example_of_13_coins_2_clay_and_3_iron() -> None:
    seat: dict[str, Any] = {"coins": 13, "works": "clay 2 iron 2", "canoes": "iron-iron"}
    for goals, vp in (("sc01 sc02 sc04 sc07", 8), ("sc07 sc01 sc02 sc04", 16)):
        match = building(table={"goals": goals}, **seat)
        assert changes(match, "realise sc07") == {
            "coins": -13 + 2, "vp": vp, "ranch": 1, "supply": -2, "posted": 1, "card_steps": 1,
        }  # fmt: skip
