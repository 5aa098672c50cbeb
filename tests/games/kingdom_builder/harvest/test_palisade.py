"""The Palisade: a settlement moves along its own settlement area (KB-14)."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import HARVEST, expanded
from tests.games.kingdom_builder.harvest.places import free_beside
from tests.games.kingdom_builder.positions import cells, held, lifts, names, play, rule, seat, settlements, tiles, walk

# The Palisade lies at r15, beside q15, s15, q14, r14, q16 and r16.


@pytest.mark.rule("KB-14.10")
def test_the_palisade_moves_a_settlement_to_a_cell_that_touches_its_area() -> None:
    match = expanded(HARVEST, "q15 p15 p14 h8 h7", "q16", tiles=["palisade"])
    play(match, "use palisade")
    assert lifts(match) == names("q15 p15 p14 h8 h7")
    play(match, "lift p14")
    assert cells(match) == free_beside(HARVEST, "q15", "p15", taken="q16 p14")  # not beside h7 and h8
    assert cells(match) >= names("q14 o14 p16")
    play(match, "move-to p16")
    assert (settlements(match), seat(match)["supply"]) == (names("q15 p15 p16 h7 h8"), 35)


@pytest.mark.rule("KB-14.10")
def test_the_palisade_goes_to_any_empty_buildable_cell_and_not_back() -> None:
    match = expanded(HARVEST, "q15 d4 d5", tiles=["palisade"])
    play(match, "use palisade", "lift d4")
    assert cells(match) == names("c4 c6 d6 e5")  # farmland and desert; c5 is a mountain, d4 was just left
    assert rule(match, "d4") == "KB-4.12"
    assert rule(match, "c5") == "KB-4.3"


@pytest.mark.rule("KB-14.10")
def test_the_palisade_takes_and_loses_tiles_like_other_moves() -> None:
    match = expanded(HARVEST, "q15 p15 o14 o13", tiles=["palisade"])
    play(match, "use palisade", "lift q15", "move-to n13")
    assert [text.split()[0] for text in held(match) if "cultivate" not in text] == ["university@m13"]


@pytest.mark.rule("KB-14.61")
def test_if_lifting_splits_the_area_any_part_may_be_touched() -> None:
    # e5 holds e3, e4 and e6, e7 together; lifted, it leaves two parts
    match = expanded(HARVEST, "q15 e4 e3 e5 e6 e7", tiles=["palisade"])
    play(match, "use palisade", "lift e5")
    assert cells(match) == free_beside(HARVEST, "e3", "e4", "e6", "e7", taken="e5")
    assert "d2" in cells(match)  # beside e3
    assert "d8" in cells(match)  # beside e7
    play(match, "move-to d8")
    assert settlements(match) == names("q15 e3 e4 e6 e7 d8")


@pytest.mark.rule("KB-14.62")
def test_a_lone_settlement_cannot_be_moved_by_the_palisade() -> None:
    match = expanded(HARVEST, "q15 h7 h8", tiles=["palisade"])
    assert lifts(walk(match, "use palisade")) == names("h7 h8")
    assert rule(walk(match, "use palisade"), "q15") == "KB-4.14"
    alone = expanded(HARVEST, "q15 h7 d4", tiles=["palisade"])
    assert ("palisade" in tiles(alone), rule(alone, "palisade")) == (False, "KB-14.10")


@pytest.mark.rule("KB-14.62")
def test_settlements_of_others_make_no_area() -> None:
    match = expanded(HARVEST, "q15", "p15 p14", tiles=["palisade"])
    assert "palisade" not in tiles(match)


@pytest.mark.rule("KB-14.10")
def test_a_palisade_without_a_free_cell_beside_the_area_is_unavailable() -> None:
    own, rivals = "d4 d5 q15", "c4 c6 d6 e4 e5 d3 e3"
    match = expanded(HARVEST, own, rivals, tiles=["palisade"])
    assert "palisade" not in tiles(match)
