"""CO-6: shovels and wheelbarrows."""

from __future__ import annotations

import pytest

from tests.games.coloma.table import changes, notations, play, reason, turn

ALL_TOOLS = "placer_claim sawmill boarding_house bank"


@pytest.mark.rule("CO-6.1")
def test_each_shovel_once() -> None:
    match = turn(1, town="placer_claim sawmill", table={"barricade": 1})
    assert notations(match) == ["act 1a", "work shovel", "use placer_claim", "use sawmill", "end-turn"]
    play(match, "work shovel")
    assert reason(match, "mill:shovel") == ("CO-6.1", "tool-used")
    play(match, "use placer_claim")
    assert reason(match, "card:placer_claim") == ("CO-8.8", "card-used")
    play(match, "use sawmill")
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-6.2")
def test_each_wheelbarrow_once() -> None:
    match = turn(1, town="boarding_house bank")
    assert notations(match) == [
        *("act 1b", "work shovel", "work wheelbarrow", "use boarding_house", "use bank", "end-turn"),
    ]
    play(match, "use bank", "work wheelbarrow", "use boarding_house")
    assert notations(match) == ["work shovel", "end-turn"]
    assert reason(match, "mill:wheelbarrow") == ("CO-6.2", "tool-used")


@pytest.mark.rule("CO-6.1", "CO-6.2")
def test_only_tools_of_the_own_town() -> None:
    match = turn(1, hand="bank", others=[{"town": ALL_TOOLS}])
    assert notations(match) == ["work shovel", "work wheelbarrow", "end-turn"]


@pytest.mark.rule("CO-6.2")
def test_no_wheelbarrow_behind_the_barricade() -> None:
    match = turn(1, town=ALL_TOOLS, table={"barricade": 1})
    assert not {"work wheelbarrow", "act 1b", "use bank", "use boarding_house"} & set(notations(match))
    assert reason(match, "mill:wheelbarrow") == ("CO-4.9", "barricaded")


@pytest.mark.rule("CO-6.3")
def test_the_mills_shovel() -> None:
    assert changes(turn(1), "work shovel") == {"gold": 1, "dudes": 1}


@pytest.mark.rule("CO-6.4")
def test_the_mills_wheelbarrow() -> None:
    assert changes(turn(1), "work wheelbarrow") == {"coins": 2, "dudes": 1}


@pytest.mark.rule("CO-6.5")
def test_tools_one_by_one_between_other_actions() -> None:
    match = turn(1, town="placer_claim sawmill", barrels="strongbox 1")
    assert changes(match, "use sawmill") == {"coins": 2}
    assert changes(match, "open strongbox") == {"coins": 3}
    assert changes(match, "work wheelbarrow") == {"coins": 2, "dudes": 1}
    assert changes(match, "use placer_claim") == {"gold": 1}
    assert changes(match, "work shovel") == {"gold": 1, "dudes": 1}


@pytest.mark.rule("CO-6.5")
def test_all_that_are_left_of_a_kind_at_once() -> None:
    match = turn(1, town=ALL_TOOLS)
    assert changes(match, "act 1a") == {"gold": 2, "dudes": 1, "coins": 2}
    assert [words for words in notations(match) if "shovel" in words or "claim" in words or "sawmill" in words] == []
    assert changes(match, "use bank") == {"coins": 3}
    assert changes(match, "act 1b") == {"coins": 2, "dudes": 3, "cards": 1}
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-6.5")
def test_all_at_once_is_offered_only_for_more_than_one() -> None:
    match = turn(1, town="placer_claim")
    assert "act 1a" in notations(match)
    play(match, "use placer_claim")
    assert notations(match) == ["work shovel", "work wheelbarrow", "end-turn"]
    assert reason(match, "section:1a") == ("CO-6.5", "one-tool")
    play(match, "work shovel")
    assert reason(match, "section:1a") == ("CO-6.1", "tool-used")


@pytest.mark.rule("CO-6.6")
def test_wheelbarrows_through_the_signpost() -> None:
    """Round 5: the signpost on site 2 copies site 1."""
    match = turn(2, round=5, town=ALL_TOOLS, coins=0, table={"barricade": 4})
    assert notations(match) == ["act 1b", "work wheelbarrow", "use boarding_house", "use bank", "end-turn"]
    assert changes(match, "act 1b") == {"coins": 5, "dudes": 3, "cards": 1}


@pytest.mark.rule("CO-6.6")
def test_wheelbarrows_despite_the_barricade() -> None:
    match = turn(2, round=5, town=f"{ALL_TOOLS} land_office", dudes=0, coins=0)
    assert notations(match) == ["use land_office", "end-turn"]
    play(match, "use land_office")
    assert changes(match, "act 1b") == {"coins": 5, "dudes": 3, "cards": 1}
    assert "work shovel" not in notations(match)
