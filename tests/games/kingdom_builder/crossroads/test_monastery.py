"""KB-12.7: the Monastery."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import CROSSROADS, expanded, full, land
from tests.games.kingdom_builder.positions import cells, neighbours, play, rule, seat, settlements, tiles, walk

# The Monastery is at r13; q13, on flowers, touches it and no canyon.
CANYON = land(CROSSROADS, "canyon")


@pytest.mark.rule("KB-12.7")
def test_the_monastery_places_a_settlement_on_canyon_beside_an_own_one() -> None:
    match = expanded(CROSSROADS, "q13 c5", tiles=["monastery"], played="grass")
    play(match, "use monastery")
    assert cells(match) == neighbours("c5") & CANYON != set()
    cell = min(cells(match))
    play(match, f"build {cell}")
    assert settlements(match) == {"q13", "c5", cell}
    assert (seat(match)["supply"], match.view(None)["due"]) == (37, 3)


@pytest.mark.rule("KB-12.7")
def test_the_monastery_goes_to_any_canyon_when_none_touches_an_own_settlement() -> None:
    match = expanded(CROSSROADS, "q13", tiles=["monastery"])
    assert cells(walk(match, "use monastery")) == CANYON


@pytest.mark.rule("KB-12.7")
def test_the_monastery_is_unavailable_while_no_canyon_is_empty() -> None:
    match = expanded(CROSSROADS, "q13", *full(CROSSROADS, "canyon"), tiles=["monastery"])
    assert (tiles(match), rule(match, "monastery")) == (set(), "KB-12.7")
    one_left = expanded(CROSSROADS, "q13", *full(CROSSROADS, "canyon", but="a3"), tiles=["monastery"])
    assert cells(walk(one_left, "use monastery")) == {"a3"}


@pytest.mark.rule("KB-12.7", "KB-12.38")
def test_guarded_canyon_is_not_eligible_for_the_monastery() -> None:
    match = expanded(CROSSROADS, "q13 c5", {"warriors": "a5"}, tiles=["monastery"])
    assert cells(walk(match, "use monastery")) == neighbours("c5") & CANYON - neighbours("a5") - {"a5"}


@pytest.mark.rule("KB-12.7")
def test_refusals_while_the_monastery_is_used() -> None:
    match = expanded(CROSSROADS, "q13 c5", "d5", tiles=["monastery"])
    play(match, "use monastery")
    expected: dict[str, str | None] = {
        "b5": None,
        "d5": "KB-4.1",
        "t4": "KB-4.7",
        "q12": "KB-12.7",  # flowers beside an own settlement
        "c6": "KB-4.3",
        "r13": "KB-4.4",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
