"""KB-11.5: the Garden."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import NOMADS, expanded, full, land
from tests.games.kingdom_builder.positions import cells, neighbours, play, rule, seat, settlements, tiles, walk

# Gardens are at o12 and n16; n17, on flowers, touches the second.


@pytest.mark.rule("KB-11.5")
def test_garden_places_a_settlement_on_flowers_beside_an_own_one() -> None:
    match = expanded(NOMADS, "n17", tiles=["garden"], played="grass")
    play(match, "use garden")
    assert cells(match) == neighbours("n17") & land(NOMADS, "flowers") == {"m17", "n18"}
    play(match, "build n18")
    assert settlements(match) == {"n17", "n18"}
    assert (seat(match)["supply"], match.view(None)["due"]) == (38, 3)


@pytest.mark.rule("KB-11.5")
def test_garden_goes_to_any_flowers_when_none_touch_an_own_settlement() -> None:
    match = expanded(NOMADS, "o15", tiles=["garden"])
    assert not neighbours("o15") & land(NOMADS, "flowers")
    assert cells(walk(match, "use garden")) == land(NOMADS, "flowers")


@pytest.mark.rule("KB-11.5")
def test_garden_is_unavailable_while_no_flowers_are_empty() -> None:
    match = expanded(NOMADS, "o15", *full(NOMADS, "flowers"), tiles=["garden"])
    assert (tiles(match), rule(match, "garden")) == (set(), "KB-11.5")
    one_left = expanded(NOMADS, "o15", *full(NOMADS, "flowers", but="a4"), tiles=["garden"])
    assert cells(walk(one_left, "use garden")) == {"a4"}


@pytest.mark.rule("KB-11.5", "KB-12.38")
def test_guarded_flowers_are_not_eligible_for_the_garden() -> None:
    match = expanded(NOMADS, "n17", {"warriors": "l18"}, tiles=["garden"])
    assert "m17" in neighbours("l18")
    assert cells(walk(match, "use garden")) == {"n18"}
    both = expanded(NOMADS, "n17", {"warriors": "l18 o19"}, tiles=["garden"])
    assert "n18" in neighbours("o19")
    assert "a4" in cells(walk(both, "use garden"))  # the choice is free


@pytest.mark.rule("KB-11.5")
def test_refusals_while_the_garden_is_used() -> None:
    match = expanded(NOMADS, "n17", "m17", tiles=["garden"])
    play(match, "use garden")
    expected: dict[str, str | None] = {
        "n18": None,
        "a4": "KB-4.7",
        "m16": "KB-11.5",  # grass beside an own settlement
        "m17": "KB-4.1",
        "m18": "KB-4.3",
        "n16": "KB-4.4",
        "q18": "KB-11.15",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
