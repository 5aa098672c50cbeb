"""KB-12.2: the Forester's Lodge."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import CROSSROADS, expanded, full, land
from tests.games.kingdom_builder.positions import cells, neighbours, play, rule, seat, settlements, tiles, walk

# The Forester's Lodge is at c4; c5, on canyon, touches it and no forest, d4 touches forest.
FOREST = land(CROSSROADS, "forest")


@pytest.mark.rule("KB-12.2")
def test_the_lodge_places_a_settlement_on_forest_beside_an_own_one() -> None:
    match = expanded(CROSSROADS, "d4", tiles=["foresters_lodge"], played="grass")
    play(match, "use foresters_lodge")
    assert cells(match) == neighbours("d4") & FOREST != set()
    cell = min(cells(match))
    play(match, f"build {cell}")
    assert settlements(match) == {"d4", cell}
    assert (seat(match)["supply"], match.view(None)["due"]) == (38, 3)


@pytest.mark.rule("KB-12.2")
def test_the_lodge_goes_to_any_forest_when_none_touches_an_own_settlement() -> None:
    match = expanded(CROSSROADS, "b4", walls=" ".join(neighbours("b4") & FOREST), tiles=["foresters_lodge"])
    assert cells(walk(match, "use foresters_lodge")) == FOREST - neighbours("b4")


@pytest.mark.rule("KB-12.2")
def test_the_lodge_is_unavailable_while_no_forest_is_empty() -> None:
    match = expanded(CROSSROADS, "c5", *full(CROSSROADS, "forest"), tiles=["foresters_lodge"])
    assert (tiles(match), rule(match, "foresters_lodge")) == (set(), "KB-12.2")
    one_left = expanded(CROSSROADS, "c5", *full(CROSSROADS, "forest", but="a1"), tiles=["foresters_lodge"])
    assert cells(walk(one_left, "use foresters_lodge")) == {"a1"}


@pytest.mark.rule("KB-12.2", "KB-12.38")
def test_guarded_forest_is_not_eligible_for_the_lodge() -> None:
    match = expanded(CROSSROADS, "d4", {"warriors": "c2"}, tiles=["foresters_lodge"])
    assert cells(walk(match, "use foresters_lodge")) == neighbours("d4") & FOREST - neighbours("c2") == {"e3"}


@pytest.mark.rule("KB-12.2")
def test_refusals_while_the_lodge_is_used() -> None:
    match = expanded(CROSSROADS, "d4", "d3", tiles=["foresters_lodge"])
    play(match, "use foresters_lodge")
    expected: dict[str, str | None] = {
        "e3": None,
        "d3": "KB-4.1",
        "a1": "KB-4.7",
        "d5": "KB-12.2",  # canyon beside an own settlement
        "e4": "KB-4.3",
        "c4": "KB-4.4",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
