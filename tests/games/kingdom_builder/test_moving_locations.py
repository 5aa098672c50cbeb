"""The locations that move a settlement: Barn, Harbor and Paddock (KB-6), where they can go and what stops them."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.positions import (
    TERRAINS,
    cells,
    ground,
    lifts,
    names,
    options,
    play,
    position,
    rule,
    seat,
    settlements,
    spread,
    tiles,
    walk,
)
from tests.games.kingdom_builder.scoring_positions import OTHER_GAME, refused

# OTHER_GAME's board has an Oracle at h4, Barns at g13 and c17 and a Harbor at q18; the first game's board has Paddocks
# at s3 and l7.


# -- Barn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.8")
def test_barn_moves_a_settlement_from_anywhere_to_the_played_terrain_beside_another_own_one() -> None:
    match = position("h13 b3", tiles=["barn@g13"], played="grass", quadrants=OTHER_GAME)
    play(match, "use barn")
    assert options(match) == {"lift h13", "lift b3"}
    play(match, "lift h13")
    assert options(match) == {"move-to a2", "move-to a3", "move-to b2"}
    play(match, "move-to b2")
    assert (settlements(match), seat(match)["supply"]) == (names("b2 b3"), 38)
    assert match.view(0)["due"] == 3


@pytest.mark.rule("KB-6.8")
def test_barn_goes_anywhere_on_the_played_terrain_when_nothing_fits_beside_another_own_settlement() -> None:
    match = position("h13", tiles=["barn@g13"], played="desert", quadrants=OTHER_GAME)
    play(match, "use barn", "lift h13")  # the only settlement: there is no other one to touch
    assert cells(match) == ground("desert", quadrants=OTHER_GAME) - {"h13"}


@pytest.mark.rule("KB-6.8")
def test_refusals_while_the_barn_is_used() -> None:
    match = position("h13 b3", "a3", tiles=["barn@g13"], played="grass", quadrants=OTHER_GAME)
    play(match, "use barn")
    assert refused(match, "b3", "a3", "a2", "g13", "oracle") == {
        "b3": None,
        "a3": "KB-4.13",  # a rival's settlement
        "a2": "KB-4.13",  # empty
        "g13": "KB-4.13",
        "oracle": "KB-3.8",
    }
    play(match, "lift h13")
    assert refused(match, "b2", "h13", "c3", "h3", "g3", "a13", "a3", "b3", "d2", "g13") == {
        "b2": None,
        "h13": "KB-4.12",  # just left
        "c3": "KB-6.8",  # beside an own settlement, but flowers
        "h3": "KB-4.7",  # grass, but not beside an own settlement
        "g3": "KB-4.3",
        "a13": "KB-4.3",
        "a3": "KB-4.1",
        "b3": "KB-4.1",
        "d2": "KB-4.4",
        "g13": "KB-4.4",
    }


# -- Harbor ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.9")
def test_harbor_moves_a_settlement_from_anywhere_to_water_beside_another_own_one() -> None:
    match = position("q17 h7 a1", tiles=["harbor@q18"], played="grass", quadrants=OTHER_GAME)
    play(match, "use harbor")
    assert lifts(match) == names("q17 h7 a1")
    play(match, "lift a1")
    assert cells(match) == names("p18 g6 h6")
    play(match, "move-to g6")
    assert (settlements(match), seat(match)["supply"]) == (names("q17 h7 g6"), 37)


@pytest.mark.rule("KB-6.9")
def test_harbor_goes_to_any_water_when_none_touches_another_own_settlement() -> None:
    match = position("r18 h7", tiles=["harbor@q18"], quadrants=OTHER_GAME)
    play(match, "use harbor", "lift h7")  # r18 touches no water
    assert cells(match) == ground("water", quadrants=OTHER_GAME)


@pytest.mark.rule("KB-6.9")
def test_refusals_while_the_harbor_is_used() -> None:
    match = position("q17 h7", "g6", tiles=["harbor@q18"], played="flowers", quadrants=OTHER_GAME)
    play(match, "use harbor")
    assert refused(match, "h7", "g6", "h6") == {"h7": None, "g6": "KB-4.13", "h6": "KB-4.13"}
    play(match, "lift q17")
    assert refused(match, "h6", "q17", "g7", "a9", "q16", "g6", "h7", "q18", "m19") == {
        "h6": None,
        "q17": "KB-4.12",
        "g7": "KB-6.9",  # of the played terrain and beside an own settlement, but no water
        "a9": "KB-4.7",  # water, but there is water beside an own settlement
        "q16": "KB-4.3",
        "g6": "KB-4.1",
        "h7": "KB-4.1",
        "q18": "KB-4.4",
        "m19": "KB-4.4",
    }


# -- Paddock ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.11")
@pytest.mark.parametrize("target", ["i8", "m8", "j6", "l6", "j10", "l10"])
def test_paddock_moves_exactly_two_cells_in_any_of_six_directions(target: str) -> None:
    match = position("k8 h8 e12", tiles=["paddock@l7"], played="desert")
    play(match, "use paddock", "lift k8")
    # Grass, forest and canyon, whatever the card says; i8 would touch the settlement at h8, the others touch none.
    assert cells(match) == names("i8 m8 j6 l6 j10 l10")
    play(match, f"move-to {target}")
    assert (settlements(match), seat(match)["supply"]) == ({target, "h8", "e12"}, 37)


@pytest.mark.rule("KB-6.11")
def test_paddock_stays_on_the_board() -> None:
    match = position("k8 a9", tiles=["paddock@l7"])
    assert cells(walk(match, "use paddock", "lift a9")) == names("b7 c9 b11")


@pytest.mark.rule("KB-6.11")
def test_paddock_lands_on_empty_buildable_cells_only() -> None:
    match = position("k8 l10", "j10", tiles=["paddock@l7"])
    assert cells(walk(match, "use paddock", "lift k8")) == names("i8 m8 j6 l6")
    by_the_water = position("k8 m8", tiles=["paddock@l7"])  # n6 is water, k8 an own settlement
    assert cells(walk(by_the_water, "use paddock", "lift m8")) == names("o8 l6 l10 n10")


@pytest.mark.rule("KB-6.12")
@pytest.mark.parametrize(
    ("start", "between", "end", "rival"),
    [
        ("i9", "buildable", "g9", ""),
        ("n9", "water", "p9", ""),
        ("f3", "mountain", "g1", ""),
        ("o8", "castle", "q8", ""),
        ("g7", "location", "i7", ""),
        ("j8", "an own settlement", "l8", ""),
        ("i10", "a rival's settlement", "g10", "h10"),
    ],
)
def test_paddock_jumps_over_whatever_lies_between(start: str, between: str, end: str, rival: str) -> None:
    match = position(f"k8 {start}", rival, tiles=["paddock@l7"])
    play(match, "use paddock", f"lift {start}", f"move-to {end}")
    assert settlements(match) == {"k8", end}, between
    assert settlements(match, 1) == names(rival)  # nothing is captured


@pytest.mark.rule("KB-6.11")
def test_refusals_while_the_paddock_is_used() -> None:
    match = position("k8 m8 b11", "i8", tiles=["paddock@l7"], played="grass")
    play(match, "use paddock")
    assert refused(match, "k8", "i8", "j8") == {"k8": None, "i8": "KB-4.13", "j8": "KB-4.13"}
    play(match, "lift m8")
    assert cells(match) == names("o8 l6 l10 n10")
    assert refused(match, "l10", "m8", "l9", "m10", "j8", "n6", "k2", "i8", "k8", "l7", "p8") == {
        "l10": None,
        "m8": "KB-4.12",
        "l9": "KB-6.11",  # one cell away
        "m10": "KB-6.11",  # two cells away, but not in a straight line
        "j8": "KB-6.11",  # three cells away
        "n6": "KB-4.3",  # two cells away in a straight line, but water
        "k2": "KB-4.3",
        "i8": "KB-4.1",
        "k8": "KB-4.1",
        "l7": "KB-4.4",
        "p8": "KB-4.4",
    }


@pytest.mark.rule("KB-6.14", "KB-5.15")
def test_paddock_is_unavailable_when_no_own_settlement_has_a_target() -> None:
    match = position("k8", "i8 m8 j6 l6 j10 l10", tiles=["paddock@l7"])
    assert (tiles(match), rule(match, "paddock")) == (set(), "KB-6.14")
    another = position("k8 a9", "i8 m8 j6 l6 j10 l10", tiles=["paddock@l7"])
    assert lifts(walk(another, "use paddock")) == {"a9"}


# -- what may be lifted ----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.10")
@pytest.mark.parametrize("tile", ["barn", "harbor"])
def test_barn_and_harbor_lift_settlements_placed_this_turn_and_those_on_water(tile: str) -> None:
    match = position("h13 q17 h6", tiles=["barn@g13", "harbor@q18"], played="flowers", quadrants=OTHER_GAME)
    play(match, "build h7", "build g7", "build f7", f"use {tile}")
    assert lifts(match) == names("h13 q17 h6 h7 g7 f7")
    for origin in ("h7", "h6"):
        moved = walk(match, f"lift {origin}")
        target = sorted(cells(moved))[0]
        play(moved, f"move-to {target}")
        assert settlements(moved) == names("h13 q17 h6 h7 g7 f7") - {origin} | {target}


@pytest.mark.rule("KB-6.10")
def test_harbor_moves_from_water_to_water() -> None:
    match = position("q17 h6 h7", tiles=["harbor@q18"], quadrants=OTHER_GAME)
    assert cells(walk(match, "use harbor", "lift h6")) == names("g6 p18")


@pytest.mark.rule("KB-6.10")
def test_paddock_lifts_settlements_placed_this_turn_and_those_on_water() -> None:
    match = position("k8 o9", tiles=["paddock@l7"], played="grass")
    play(match, "build l8", "build l9", "build l10", "use paddock")
    assert lifts(match) == names("k8 o9 l8 l9 l10")
    assert cells(walk(match, "lift o9")) == names("m9 q9 n7 p7 n11 p11") & ground(*TERRAINS)
    assert "n9" in cells(walk(match, "lift l9"))


# -- nowhere to go ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.13", "KB-5.15")
def test_oracle_and_barn_are_unavailable_while_the_played_terrain_is_full() -> None:
    full = ground("forest", quadrants=OTHER_GAME)
    both = ["oracle@h4", "barn@g13"]
    match = position("h3 h13", *spread(full), tiles=both, played="forest", placed=3, quadrants=OTHER_GAME)
    assert tiles(match) == set()
    assert refused(match, "oracle", "barn") == {"oracle": "KB-6.13", "barn": "KB-6.13"}
    rivals = spread(full - {"j20"})
    match = position("h3 h13", *rivals, tiles=both, played="forest", placed=3, quadrants=OTHER_GAME)
    assert tiles(match) == {"oracle", "barn"}
    assert cells(walk(match, "use oracle")) == cells(walk(match, "use barn", "lift h3")) == {"j20"}


@pytest.mark.rule("KB-6.13", "KB-5.15")
def test_harbor_is_unavailable_while_no_water_is_empty() -> None:
    full = ground("water", quadrants=OTHER_GAME)
    match = position("q17", *spread(full), tiles=["harbor@q18"], quadrants=OTHER_GAME)
    assert (tiles(match), rule(match, "harbor")) == (set(), "KB-6.13")
    one_left = position("q17", *spread(full - {"a9"}), tiles=["harbor@q18"], quadrants=OTHER_GAME)
    assert cells(walk(one_left, "use harbor", "lift q17")) == {"a9"}


@pytest.mark.rule("KB-6.1", "KB-6.8", "KB-5.15")
def test_oracle_and_barn_are_unavailable_in_a_turn_without_a_card() -> None:
    match = position("h3 h13", tiles=["oracle@h4", "barn@g13"], played=None, quadrants=OTHER_GAME)
    assert options(match) == {"end-turn"}
