"""Wagons on the frontier map: how far they go, what they pass, and what it gives."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from boardwright.games.coloma.catalog import CATALOG
from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.coloma.table import notations, play, reason
from tests.games.coloma.turns import happened, has, in_turn, seat, told, verbs

ROADS = [
    "coloma garden_valley horseshoe_1 georgetown",
    "coloma gold_hill horseshoe_2 hangtown",
    "coloma horseshoe_3 pilot_hill auburn",
    "coloma horseshoe_4 salmon_falls folsom",
    "auburn horseshoe_5 greenwood georgetown",
    "georgetown kelsey horseshoe_6 hangtown",
    "hangtown diamond_springs horseshoe_7 folsom",
    "folsom mormon_island horseshoe_8 ophir auburn",
]
SETTLEMENTS = {
    "garden_valley": "dudes",
    "salmon_falls": "dudes",
    "kelsey": "dudes",
    "ophir": "dudes",
    "gold_hill": "cards",
    "greenwood": "cards",
    "pilot_hill": "coins",
    "diamond_springs": "horses",
    "mormon_island": "gold",
}
PIECES = ("coins", "gold", "dudes", "tents", "horses", "cards", "points", "graves")


def neighbours(space: str) -> set[str]:
    """The spaces to which a road leads from there."""
    found: set[str] = set()
    for road in ROADS:
        spaces = road.split()
        for one, other in pairwise(spaces):
            found |= {other} if one == space else {one} if other == space else set()
    return found


def driving(wagon: str = "coloma", horses: int = 6, others: tuple[str, ...] = (), **fields: Any) -> Match:
    """A wagon action of site 4 has begun; other wagons stand where it is said."""
    match = at_roads(wagon, horses, others, **fields)
    play(match, "act 4a")
    return match


def at_roads(wagon: str = "coloma", horses: int = 6, others: tuple[str, ...] = (), **fields: Any) -> Match:
    seats = [{"wagon": wagon, "horses": horses, **fields}, *({"wagon": other} for other in others)]
    return in_turn(4, *seats, players=6)


def gains(match: Match, *moves: str) -> dict[str, int]:
    """What the moves change for player 0."""
    before = has(match, *PIECES)
    play(match, *moves)
    return {name: new - old for name, old, new in zip(PIECES, before, has(match, *PIECES)) if new != old}


# -- the map ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-9.3")
def test_the_map() -> None:
    kinds = Counter(space.kind for space in CATALOG.spaces)
    assert kinds == {"coloma": 1, "town": 4, "settlement": 9, "horseshoe": 8}
    for space in CATALOG.spaces:
        assert set(verbs(driving(space.id), "go")) == neighbours(space.id)


# -- one action ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-9.1", "CO-9.2")
def test_each_section_is_one_wagon_action() -> None:
    match = at_roads(horses=1)
    assert notations(match) == ["act 4a", "act 4b", "end-turn"]
    play(match, "act 4a", "go gold_hill")
    assert notations(match) == ["act 4b", "end-turn"]
    play(match, "act 4b", "go horseshoe_2")
    assert notations(match) == ["end-turn"]
    assert reason(match, "section:4a") == ("CO-3.18", "section-done")


@pytest.mark.rule("CO-9.2")
def test_the_second_action_takes_up_nothing_of_the_first() -> None:
    """The first one ends in a town with the choice of its sides, and what was not moved is not left over."""
    match = at_roads("horseshoe_2", horses=2)
    play(match, "act 4a", "go hangtown", "stop", "take 1")
    assert has(match, "wagon", "dudes") == ("hangtown", 4)
    play(match, "act 4b", "go horseshoe_6", "go kelsey")
    assert has(match, "wagon", "dudes") == ("kelsey", 5)
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-9.4")
@pytest.mark.parametrize("horses", range(1, 7))
def test_a_wagon_goes_up_to_as_many_spaces_as_there_are_horses(horses: int) -> None:
    way = ["garden_valley", "horseshoe_1", "georgetown", "greenwood", "horseshoe_5", "auburn"]
    for length in range(horses):
        match = driving(horses=horses)
        play(match, *(f"go {space}" for space in way[:length]), "stop")
        assert seat(match)["wagon"] == ["coloma", *way][length]
    match = driving(horses=horses)
    play(match, *(f"go {space}" for space in way[:horses]))
    assert seat(match)["wagon"] == way[horses - 1]
    assert not verbs(match, "go")


@pytest.mark.rule("CO-9.4")
def test_a_wagon_keeps_to_the_roads() -> None:
    match = driving(horses=1)
    assert reason(match, "space:georgetown") == ("CO-9.4", "space-too-far")
    with pytest.raises(IllegalAction):
        play(match, "go horseshoe_1")


@pytest.mark.rule("CO-9.5")
def test_horses_are_kept() -> None:
    match = driving(horses=3)
    play(match, "go gold_hill", "go horseshoe_2", "go hangtown", "take 1", "act 4b", "stop", "end-turn")
    assert seat(match)["horses"] == 3


@pytest.mark.rule("CO-9.6")
def test_no_space_is_entered_twice() -> None:
    match = driving("horseshoe_1")
    play(match, "go garden_valley")
    assert verbs(match, "go") == ["coloma"]
    assert reason(match, "space:horseshoe_1") == ("CO-9.6", "space-again")
    play(match, "go coloma", "go gold_hill")
    assert verbs(match, "go") == ["horseshoe_2"]
    for gone in ("horseshoe_1", "garden_valley", "coloma"):
        assert reason(match, f"space:{gone}")[0] == "CO-9.6"


@pytest.mark.rule("CO-9.6", "CO-25.17")
def test_a_wagon_that_cannot_go_on_has_arrived() -> None:
    """Round by Georgetown and Auburn, and the next space would be the first one; other wagons make the way short."""
    others = ("garden_valley", "horseshoe_1", "greenwood", "horseshoe_5", "pilot_hill")
    match = driving(horses=4, others=others)
    play(match, "go georgetown", "go auburn", "go horseshoe_3")
    assert notations(match) == ["act 4b", "end-turn"]


@pytest.mark.rule("CO-9.7")
def test_the_next_action_may_go_back() -> None:
    match = driving(horses=2)
    play(match, "go garden_valley", "go horseshoe_1", "act 4b", "go garden_valley", "go coloma")
    assert has(match, "wagon", "dudes") == ("coloma", 4)


# -- other wagons ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-9.8")
@pytest.mark.parametrize(
    ("wagon", "taken", "landing"),
    [("coloma", "gold_hill", "horseshoe_2"), ("coloma", "horseshoe_3", "pilot_hill")],
)
def test_a_taken_space_is_skipped(wagon: str, taken: str, landing: str) -> None:
    """Settlement or horseshoe: no movement, no benefit, no stop."""
    match = driving(wagon, horses=1, others=(taken,))
    assert landing in verbs(match, "go")
    assert taken not in verbs(match, "go")
    assert reason(match, f"space:{taken}") == ("CO-9.8", "space-taken")
    found = gains(match, f"go {landing}")
    assert found == ({"coins": 1} if landing == "pilot_hill" else {})
    assert seat(match)["wagon"] == landing


@pytest.mark.rule("CO-9.9")
def test_several_taken_spaces_in_a_row_are_all_skipped() -> None:
    match = driving(horses=1, others=("gold_hill", "horseshoe_2"))
    assert verbs(match, "go") == ["hangtown", "garden_valley", "horseshoe_3", "horseshoe_4"]
    assert gains(match, "go hangtown", "take 1") == {"dudes": 2}
    long = driving("folsom", horses=1, others=("mormon_island", "horseshoe_8", "ophir"))
    assert "auburn" in verbs(long, "go")


@pytest.mark.rule("CO-9.10")
def test_a_skipped_space_counts_as_entered() -> None:
    match = driving(others=("gold_hill",))
    play(match, "go horseshoe_2")
    assert verbs(match, "go") == ["hangtown"]
    assert reason(match, "space:gold_hill") == ("CO-9.6", "space-again")
    assert match.position()["stack"][-1] == "Drive 0 5 coloma,gold_hill"


@pytest.mark.rule("CO-9.11")
@pytest.mark.parametrize("roomy", ["coloma", "hangtown", "georgetown", "folsom", "auburn"])
def test_big_towns_and_coloma_hold_any_number_of_wagons(roomy: str) -> None:
    start = sorted(neighbours(roomy))[0]
    match = driving(start, horses=1, others=(roomy,) * 5)
    assert roomy in verbs(match, "go")
    play(match, f"go {roomy}")
    assert seat(match)["wagon"] == roomy


# -- what it gives ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-9.12")
def test_coloma_is_a_space_that_gives_nothing() -> None:
    match = driving("horseshoe_4", horses=2)
    assert gains(match, "go coloma") == {}
    assert gains(match, "go garden_valley") == {"dudes": 1}
    assert seat(match)["wagon"] == "garden_valley"
    assert gains(driving("horseshoe_4", horses=1), "go coloma") == {}


@pytest.mark.rule("CO-9.13", "CO-9.26")
@pytest.mark.parametrize("settlement", SETTLEMENTS)
def test_a_settlement_gives_its_benefit_in_passing_and_at_a_stop(settlement: str) -> None:
    good = SETTLEMENTS[settlement]
    start, beyond = sorted(neighbours(settlement))
    for first, last in ((start, beyond), (beyond, start)):
        stopping = driving(first, horses=2)
        assert gains(stopping, f"go {settlement}", "stop") == {good: 1}
        passing = driving(first, horses=3)
        assert gains(passing, f"go {settlement}") == {good: 1}
        assert gains(passing, f"go {last}") == {}


@pytest.mark.rule("CO-9.14")
@pytest.mark.parametrize("horseshoe", [f"horseshoe_{number}" for number in range(1, 9)])
def test_a_horseshoe_gives_nothing_but_costs_a_step(horseshoe: str) -> None:
    start = sorted(neighbours(horseshoe))[0]
    match = driving(start, horses=1)
    assert gains(match, f"go {horseshoe}") == {}
    assert not verbs(match, "go")
    assert seat(match)["wagon"] == horseshoe


TOWNS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "georgetown": ({"gold": 1}, {"tents": 1}),
    "folsom": ({"coins": 2}, {"horses": 1, "coins": 1}),
    "auburn": ({"cards": 2}, {"dudes": 3}),
}


@pytest.mark.rule("CO-9.16", "CO-9.23", "CO-9.24", "CO-9.25")
@pytest.mark.parametrize("town", TOWNS)
def test_whoever_ends_in_a_town_has_one_of_its_sides(town: str) -> None:
    """Where the movement is used up, or where the player stops."""
    left, right = TOWNS[town]
    start = next(space for space in sorted(neighbours(town)) if space.startswith("horseshoe"))
    for horses, stop in ((1, []), (3, ["stop"])):
        assert gains(driving(start, horses), f"go {town}", *stop, "take 1") == left
        match = driving(start, horses)
        play(match, f"go {town}", *stop)
        assert notations(match) == ["take 1", "take 2"]
        assert gains(match, "take 2") == right


@pytest.mark.rule("CO-9.16", "CO-9.22")
def test_hangtown_has_dudes_or_a_barrel_with_its_outlaws() -> None:
    assert gains(driving("horseshoe_2", 1), "go hangtown", "take 1") == {"dudes": 2}
    match = driving("horseshoe_2", 1)
    assert gains(match, "go hangtown", "take 2", "fetch stack") == {}
    assert sum(seat(match)["barrels"].values()) == 1
    assert match.view(None)["outlaws"] == 3


@pytest.mark.rule("CO-9.15")
@pytest.mark.parametrize(
    ("start", "town", "beyond", "left"),
    [
        ("horseshoe_2", "hangtown", "horseshoe_6", {"dudes": 2}),
        ("horseshoe_1", "georgetown", "greenwood", {"gold": 1, "cards": 1}),
        ("salmon_falls", "folsom", "horseshoe_7", {"coins": 2}),
        ("horseshoe_5", "auburn", "ophir", {"cards": 2, "dudes": 1}),
    ],
)
def test_a_town_that_is_passed_gives_its_left_side(start: str, town: str, beyond: str, left: dict[str, int]) -> None:
    match = driving(start, horses=2)
    assert gains(match, f"go {town}") == {}
    assert gains(match, f"go {beyond}") == left
    assert notations(match) == ["act 4b", "end-turn"]


@pytest.mark.rule("CO-9.17")
@pytest.mark.parametrize("space", ["hangtown", "mormon_island", "coloma"])
def test_a_wagon_that_does_not_move_gains_nothing(space: str) -> None:
    match = driving(space)
    assert gains(match, "stop") == {}
    assert has(match, "wagon") == (space,)
    assert notations(match) == ["act 4b", "end-turn"]


@pytest.mark.rule("CO-9.17")
def test_the_town_where_a_move_begins_gives_nothing() -> None:
    assert gains(driving("hangtown", 2), "go horseshoe_2", "stop") == {}


@pytest.mark.rule("CO-9.18")
def test_benefits_come_in_the_order_of_the_journey() -> None:
    match = driving("horseshoe_5", horses=5)
    events = happened(match, "go greenwood", "go georgetown", "go kelsey", "go horseshoe_6", "go hangtown", "take 1")
    goods = [event["good"] for event in told(events, "gained")]
    kinds = [event.kind for event in events if event.kind in ("drew", "gained")]
    assert kinds[0] == "drew"
    assert goods == ["good-gold", "good-dude", "good-dude"]


# -- how far ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-9.19", "CO-9.20")
def test_a_horse_gained_on_the_way_counts_from_the_next_action_on() -> None:
    match = driving("hangtown", horses=3)
    play(match, "go diamond_springs")
    assert seat(match)["horses"] == 4
    play(match, "go horseshoe_7", "go folsom", "take 1", "act 4b")
    play(match, "go salmon_falls", "go horseshoe_4", "go coloma", "go gold_hill")
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-9.21")
def test_movement_is_added_to_the_horses_even_above_six() -> None:
    """Axle grease has 1 more, the Stable 2 more for the rest of the turn."""
    way = ["garden_valley", "horseshoe_1", "georgetown", "greenwood", "horseshoe_5", "auburn", "pilot_hill"]
    match = in_turn(4, {"horses": 6, "barrels": "axle_grease 1", "town": "stable"})
    play(match, "open axle_grease", *(f"go {space}" for space in way))
    assert has(match, "wagon", "horses") == ("pilot_hill", 6)
    assert not verbs(match, "go")
    play(match, "use stable", "take 2", "act 4a")
    play(match, "go auburn", "go horseshoe_5", "go greenwood", "go georgetown", "go horseshoe_1", "go garden_valley")
    play(match, "go coloma", "go horseshoe_3")
    assert not verbs(match, "go")
