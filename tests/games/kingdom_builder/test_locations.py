"""The locations that place a settlement: where each tile can go, what stops it, what the table answers (KB-6).

Oracle, Farm, Oasis, Tower and Tavern; those that move a settlement are in test_moving_locations.py.
"""

from __future__ import annotations

import pytest

from boardwright.kernel.errors import IllegalAction
from tests.games.kingdom_builder.positions import (
    TERRAINS,
    cells,
    ground,
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
from tests.games.kingdom_builder.scoring_positions import OTHER_GAME, on_edge, refused

# OTHER_GAME's board has an Oracle at h4 and Towers at p4 and m8; the first game's board has Taverns at c7 and h7,
# Oases at h13 and f18, Farms at r12 and m16.


# -- Oracle ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.1")
def test_oracle_places_on_the_played_terrain_beside_an_own_settlement() -> None:
    match = position("h3", "j5", tiles=["oracle@h4"], played="grass", quadrants=OTHER_GAME)
    play(match, "use oracle")
    assert options(match) == {"build g2", "build i3"}
    assert play(match, "build i3") == ["built"]
    assert settlements(match) == names("h3 i3")
    assert seat(match)["supply"] == 38
    assert match.view(0)["due"] == 3  # the mandatory action is still to come


@pytest.mark.rule("KB-6.1")
def test_oracle_follows_the_card_of_the_turn() -> None:
    match = position("h3", tiles=["oracle@h4"], played="flowers", quadrants=OTHER_GAME)
    assert cells(walk(match, "use oracle")) == {"g4"}


@pytest.mark.rule("KB-6.1")
def test_oracle_goes_anywhere_on_the_played_terrain_when_nothing_fits_beside_an_own_settlement() -> None:
    match = position("h3", "g2 i3", tiles=["oracle@h4"], played="grass", quadrants=OTHER_GAME)
    assert cells(walk(match, "use oracle")) == ground("grass", quadrants=OTHER_GAME) - names("g2 i3 h3")


@pytest.mark.rule("KB-6.1")
def test_oracle_is_used_after_the_mandatory_action_as_well() -> None:
    match = position("h3", tiles=["oracle@h4"], played="grass", placed=3, quadrants=OTHER_GAME)
    play(match, "use oracle", "build g2")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-6.1")
def test_refusals_while_the_oracle_is_used() -> None:
    match = position("h3", "i3", tiles=["oracle@h4"], played="grass", quadrants=OTHER_GAME)
    play(match, "use oracle")
    assert refused(match, "g2", "g4", "a1", "g3", "a13", "h3", "i3", "h4", "d2") == {
        "g2": None,
        "g4": "KB-6.1",  # beside an own settlement, but flowers
        "a1": "KB-4.7",  # grass, but there is grass beside an own settlement
        "g3": "KB-4.3",  # water
        "a13": "KB-4.3",  # mountain
        "h3": "KB-4.1",
        "i3": "KB-4.1",
        "h4": "KB-4.4",  # the Oracle itself
        "d2": "KB-4.4",  # a castle
    }


# -- Farm and Oasis --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.2")
def test_farm_places_on_grass_whatever_card_is_played() -> None:
    match = position("l16", tiles=["farm@m16"], played="forest")
    play(match, "use farm")
    assert cells(match) == names("k16 l15 m15 l17 m17")
    play(match, "build m15")
    assert (settlements(match), seat(match)["supply"]) == (names("l16 m15"), 38)


@pytest.mark.rule("KB-6.2")
def test_farm_goes_to_any_grass_when_none_touches_an_own_settlement() -> None:
    match = position("n16", "l16", tiles=["farm@m16"], played="forest")
    assert cells(walk(match, "use farm")) == ground("grass") - {"l16"}


@pytest.mark.rule("KB-6.2", "KB-5.15")
def test_farm_is_unavailable_while_no_grass_is_empty() -> None:
    full = ground("grass")
    match = position("n16", *spread(full), tiles=["farm@m16"], played="forest")
    assert (tiles(match), rule(match, "farm")) == (set(), "KB-6.2")
    one_left = position("n16", *spread(full - {"e4"}), tiles=["farm@m16"], played="forest")
    assert cells(walk(one_left, "use farm")) == {"e4"}


@pytest.mark.rule("KB-6.2")
def test_refusals_while_the_farm_is_used() -> None:
    match = position("l16 m14", tiles=["farm@m16"], played="flowers")
    play(match, "use farm")
    assert refused(match, "m15", "n14", "e4", "n15", "o18", "l16", "m16", "l12") == {
        "m15": None,
        "n14": "KB-6.2",  # of the played terrain and beside an own settlement, but no grass
        "e4": "KB-4.7",
        "n15": "KB-4.3",
        "o18": "KB-4.3",
        "l16": "KB-4.1",
        "m16": "KB-4.4",
        "l12": "KB-4.4",
    }


@pytest.mark.rule("KB-6.3")
def test_oasis_places_on_desert_whatever_card_is_played() -> None:
    match = position("g18", tiles=["oasis@f18"], played="forest")
    play(match, "use oasis")
    assert cells(match) == names("h18 h19")
    play(match, "build h18")
    assert (settlements(match), seat(match)["supply"]) == (names("g18 h18"), 38)


@pytest.mark.rule("KB-6.3")
def test_oasis_goes_to_any_desert_when_none_touches_an_own_settlement() -> None:
    match = position("f17", "h18", tiles=["oasis@f18"], played="forest")
    assert cells(walk(match, "use oasis")) == ground("desert") - {"h18"}


@pytest.mark.rule("KB-6.3", "KB-5.15")
def test_oasis_is_unavailable_while_no_desert_is_empty() -> None:
    match = position("f17", *spread(ground("desert")), tiles=["oasis@f18"], played="forest")
    assert (tiles(match), rule(match, "oasis")) == (set(), "KB-6.3")
    one_left = position("f17", *spread(ground("desert") - {"b1"}), tiles=["oasis@f18"], played="forest")
    assert cells(walk(one_left, "use oasis")) == {"b1"}


@pytest.mark.rule("KB-6.3")
def test_refusals_while_the_oasis_is_used() -> None:
    match = position("g18", tiles=["oasis@f18"], played="canyon")
    play(match, "use oasis")
    assert refused(match, "h19", "g17", "b1", "g19", "d1", "g18", "f18", "b18") == {
        "h19": None,
        "g17": "KB-6.3",
        "b1": "KB-4.7",
        "g19": "KB-4.3",
        "d1": "KB-4.3",
        "g18": "KB-4.1",
        "f18": "KB-4.4",
        "b18": "KB-4.4",
    }


# -- Tower -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.4")
def test_tower_places_on_the_edge_on_any_buildable_terrain() -> None:
    match = position("q4 b3", tiles=["tower@p4"], played="canyon", quadrants=OTHER_GAME)
    play(match, "use tower")
    assert cells(match) == names("a2 a3 a4")  # grass, grass, flowers
    play(match, "build a4")
    assert (settlements(match), seat(match)["supply"]) == (names("q4 b3 a4"), 37)


@pytest.mark.rule("KB-6.4")
def test_for_the_tower_cells_inside_the_board_do_not_bind() -> None:
    match = position("q4", tiles=["tower@p4"], played="grass", quadrants=OTHER_GAME)  # r3, r4 and q5 are free
    found = cells(walk(match, "use tower"))
    assert found == on_edge(ground(*TERRAINS, quadrants=OTHER_GAME))
    assert names("a1 t1 t20 a11 k1 t11 j20") <= found
    assert not names("o1 a13 k20 n20") & found  # mountains and water of the edge


@pytest.mark.rule("KB-6.4")
def test_refusals_while_the_tower_is_used() -> None:
    match = position("q4 b3", "a3", tiles=["tower@p4"], played="flowers", quadrants=OTHER_GAME)
    play(match, "use tower")
    assert refused(match, "a2", "c3", "r3", "a1", "a9", "t3", "a3", "p4", "d2") == {
        "a2": None,
        "c3": "KB-6.4",  # beside an own settlement, but not on the edge
        "r3": "KB-6.4",
        "a1": "KB-4.7",  # on the edge, but a2 and a4 touch an own settlement
        "a9": "KB-4.3",
        "t3": "KB-4.3",
        "a3": "KB-4.1",
        "p4": "KB-4.4",
        "d2": "KB-4.4",
    }


@pytest.mark.rule("KB-6.14", "KB-5.15")
def test_tower_is_unavailable_while_no_buildable_cell_of_the_edge_is_empty() -> None:
    edge = on_edge(ground(*TERRAINS, quadrants=OTHER_GAME))
    match = position("q4", *spread(edge), tiles=["tower@p4"], quadrants=OTHER_GAME)
    assert (tiles(match), rule(match, "tower")) == (set(), "KB-6.14")
    one_left = position("q4", *spread(edge - {"j20"}), tiles=["tower@p4"], quadrants=OTHER_GAME)
    assert cells(walk(one_left, "use tower")) == {"j20"}


# -- Tavern ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-6.5")
@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("j10 k10 l10", "i10 m10"),  # horizontal
        ("j8 k9 k10", "j7 l11"),  # down to the right
        ("l8 l9 k10", "m7 k11"),  # down to the left
        ("i10 j10 k10 l10", "h10 m10"),  # longer lines work too
        ("h10 i10 j10 k10 l10 m10", "g10 n10"),
    ],
)
def test_tavern_places_beyond_either_end_of_a_line_along_any_axis(line: str, ends: str) -> None:
    match = position(f"g8 {line}", tiles=["tavern@h7"], played="desert")
    play(match, "use tavern")
    assert cells(match) == names(ends)
    end = ends.split()[0]
    play(match, f"build {end}")
    assert settlements(match) == names(f"g8 {line} {end}")
    assert seat(match)["supply"] == 40 - len(settlements(match))


@pytest.mark.rule("KB-6.5")
def test_tavern_takes_every_line_into_account() -> None:
    match = position("g8 j10 k10 l10 k9 j8", tiles=["tavern@h7"])  # two lines that meet in k10
    assert cells(walk(match, "use tavern")) == names("i10 m10 j7 l11")


@pytest.mark.rule("KB-6.5", "KB-6.14", "KB-5.15")
@pytest.mark.parametrize(
    "own",
    [
        "j10 k10",  # two are too few
        "i10 j10 l10 m10",  # a gap
        "j10 k11 l10",  # not straight
        "j7 j8 j9 j10",  # a column is a zigzag, no line
    ],
)
def test_tavern_is_unavailable_without_a_line_of_three(own: str) -> None:
    match = position(f"g8 {own}", tiles=["tavern@h7"])
    assert (tiles(match), rule(match, "tavern")) == (set(), "KB-6.14")
    with pytest.raises(IllegalAction):
        play(match, "use tavern")


@pytest.mark.rule("KB-6.5")
def test_a_rivals_settlement_does_not_complete_a_line() -> None:
    match = position("g8 j10 l10", "k10", tiles=["tavern@h7"])
    assert tiles(match) == set()


@pytest.mark.rule("KB-6.6")
@pytest.mark.parametrize(
    ("line", "rival", "end"),
    [
        ("r1 s1 t1", "", "q1"),  # the rim on the right
        ("j10 k10 l10", "i10", "m10"),  # a rival's settlement
        ("l5 m5 n5", "", "k5"),  # water
        ("a2 b2 c2 d2 e2", "", ""),  # the rim and a mountain
        ("q8 r8 s8", "", "t8"),  # a castle
        ("i7 j7 k7", "", ""),  # a location on either side
    ],
)
def test_where_a_line_cannot_go_on_the_tavern_has_no_target(line: str, rival: str, end: str) -> None:
    match = position(f"g8 {line}", rival, tiles=["tavern@h7"])
    if end:
        assert cells(walk(match, "use tavern")) == {end}
    else:
        assert (tiles(match), rule(match, "tavern")) == (set(), "KB-6.14")


@pytest.mark.rule("KB-6.5", "KB-6.6")
def test_refusals_while_the_tavern_is_used() -> None:
    match = position("g8 l5 m5 n5 j10 k10 l10 q8 r8 s8", "i10", tiles=["tavern@h7"], played="grass")
    play(match, "use tavern")
    assert cells(match) == names("k5 m10 t8")
    assert refused(match, "k5", "k9", "n10", "o5", "n4", "i10", "k10", "p8", "h7") == {
        "k5": None,
        "k9": "KB-6.5",  # beside the line, not at its end
        "n10": "KB-6.5",  # one cell too far
        "o5": "KB-4.3",  # the other end of l5 m5 n5, but water
        "n4": "KB-4.3",
        "i10": "KB-4.1",
        "k10": "KB-4.1",
        "p8": "KB-4.4",  # an end of q8 r8 s8, but a castle
        "h7": "KB-4.4",
    }


@pytest.mark.rule("KB-6.7")
def test_settlements_on_water_are_part_of_a_line() -> None:
    match = position("g8 m5 n5 o5", tiles=["tavern@h7"])  # o5 is water, beyond it p5 is a mountain
    assert cells(walk(match, "use tavern")) == {"l5"}
