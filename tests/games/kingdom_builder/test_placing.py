"""KB-4: where a settlement may be placed or moved to, and the rulebook's examples about it."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import IllegalAction
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import (
    CELLS,
    FIRST_GAME,
    LETTERS,
    OTHER_FOUR,
    TERRAINS,
    can_end,
    cells,
    ground,
    letters,
    lifts,
    names,
    neighbours,
    options,
    play,
    position,
    random_game,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)

#: For each tile the quadrants, the owner's settlements and where the tile comes from.
WITH_TILE: dict[str, tuple[tuple[str, ...], str, str]] = {
    "farm": (FIRST_GAME, "n16", "m16"),
    "oasis": (FIRST_GAME, "f17", "f18"),
    "tavern": (FIRST_GAME, "b7 h8 i9 i10", "c7"),
    "paddock": (FIRST_GAME, "r4 f5", "s3"),
    "oracle": (OTHER_FOUR, "h5", "h4"),
    "barn": (OTHER_FOUR, "r3 i4", "q3"),
    "harbor": (OTHER_FOUR, "h18 k9", "g18"),
    "tower": (OTHER_FOUR, "q14", "p14"),
}


def using(tile: str, lift: str = "", **fields: Any) -> Match:
    """A tile's action under way: waiting for the cell to build on, or to move to from the cell named."""
    quadrants, own, place = WITH_TILE[tile]
    match = position(own, *fields.pop("others", ()), quadrants=list(quadrants), tiles=[f"{tile}@{place}"], **fields)
    return walk(match, f"use {tile}", *([f"lift {lift}"] if lift else []))


def targets(tile: str) -> set[str]:
    """Every cell a settlement can reach by a tile, whichever is lifted."""
    match = using(tile)
    return cells(match).union(*(cells(walk(match, f"lift {cell}")) for cell in lifts(match)))


# -- one settlement a cell, on buildable terrain ---------------------------------------------------------------


@pytest.mark.rule("KB-4.1")
def test_an_occupied_cell_is_never_built_on() -> None:
    match = position("f5 f4", "e5 g5")
    # Grass beside f5 and f4 is e4, e5, f4, g5, e6 and g5: own f4 and the opponent's e5 and g5 are taken.
    assert cells(match) == names("e4 e6")
    assert [rule(match, cell) for cell in ("f5", "f4", "e5", "g5")] == ["KB-4.1"] * 4


@pytest.mark.rule("KB-4.1")
def test_an_occupied_cell_is_no_target_of_a_tile_either() -> None:
    # The Paddock could take f5 to d5, h5, e3, g3, e7 or g7; g3 is the opponent's, the own r4 is far away.
    match = using("paddock", lift="f5", others=["g3"])
    assert cells(match) == names("h5 e3 g7")
    assert rule(match, "g3") == "KB-4.1"
    # The line h8 i9 i10 ends at j11, beyond h8 is a location.
    assert cells(using("tavern")) == {"j11"}
    blocked = position("b7 h8 i9 i10", "j11", tiles=["tavern@c7"])
    assert "use tavern" not in options(blocked)


@pytest.mark.rule("KB-4.2")
@pytest.mark.rule("KB-4.3")
@pytest.mark.rule("KB-4.4")
@pytest.mark.parametrize("tile", [tile for tile in WITH_TILE if tile != "harbor"])
def test_every_tile_but_the_harbor_leads_to_buildable_terrain_only(tile: str) -> None:
    letter = letters(WITH_TILE[tile][0])
    assert targets(tile)
    assert {letter[cell] for cell in targets(tile)} <= set("GCDFT")


@pytest.mark.rule("KB-4.2")
@pytest.mark.rule("KB-4.3")
def test_the_harbor_leads_to_water_only() -> None:
    assert targets("harbor")
    assert targets("harbor") <= ground("water", quadrants=OTHER_FOUR)


@pytest.mark.rule("KB-4.3")
def test_water_and_mountains_are_named_as_closed() -> None:
    # n5 touches the mountain n4 and the water o5.
    match = position("n5", played="forest")
    assert (rule(match, "n4"), rule(match, "o5")) == ("KB-4.3", "KB-4.3")
    match = using("harbor", lift="k9")
    assert {rule(match, cell) for cell in ground("mountain", quadrants=OTHER_FOUR)} == {"KB-4.3"}


@pytest.mark.rule("KB-4.4")
def test_castle_and_location_cells_never_hold_a_settlement() -> None:
    special = ground("castle", "location")
    for terrain in TERRAINS:
        match = position(played=terrain)
        assert not cells(match) & special
        assert {rule(match, cell) for cell in special} == {"KB-4.4"}
    # Two cells from n12 is the castle l12, two cells from f7 the location h7: the Paddock leads to neither.
    match = walk(position("s4 n12", tiles=["paddock@s3"]), "use paddock", "lift n12")
    assert rule(match, "l12") == "KB-4.4"
    match = walk(position("s4 f7", tiles=["paddock@s3"]), "use paddock", "lift f7")
    assert rule(match, "h7") == "KB-4.4"


@pytest.mark.rule("KB-4.5")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_mandatory_action_goes_on_the_played_terrain_only(terrain: str) -> None:
    match = position(played=terrain)
    assert cells(match) == ground(terrain)
    for other in set(TERRAINS) - {terrain}:
        assert {rule(match, cell) for cell in ground(other)} == {"KB-4.5"}


# -- touching --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-4.6")
@pytest.mark.rule("KB-4.8")
@pytest.mark.parametrize(
    ("tile", "lift", "played", "eligible"),
    [
        ("farm", "", "flowers", "grass"),  # n16 touches the flowers o15 and o17, but no grass
        ("oasis", "", "grass", "desert"),  # f17 touches the grass e16 and f16, but no desert
        ("oracle", "", "grass", "grass"),  # h5 touches flowers, but no grass
        ("barn", "i4", "canyon", "canyon"),  # r3, which stays, touches desert and flowers
        ("harbor", "k9", "grass", "water"),  # h18, which stays, touches canyon and desert
    ],
)
def test_a_free_cell_beside_an_own_settlement_binds_only_if_it_fits(
    tile: str, lift: str, played: str, eligible: str
) -> None:
    match = using(tile, lift, played=played)
    quadrants = WITH_TILE[tile][0]
    assert cells(match) == ground(eligible, quadrants=quadrants)


@pytest.mark.rule("KB-4.6")
def test_cells_inside_the_board_do_not_bind_the_tower() -> None:
    edge = {cell for cell in CELLS if cell[0] in "at" or cell[1:] in ("1", "20")}
    inside = neighbours("q14") & ground(*TERRAINS, quadrants=OTHER_FOUR)
    assert inside - edge == inside
    assert inside
    assert cells(using("tower")) == edge & ground(*TERRAINS, quadrants=OTHER_FOUR)


@pytest.mark.rule("KB-4.7")
def test_a_cell_touching_an_own_settlement_must_be_chosen() -> None:
    match = position("f5")
    assert cells(match) == names("e5 g5 e4 f4 e6")
    assert rule(match, "i9") == "KB-4.7"
    with pytest.raises(IllegalAction, match=r"KB-4\.7"):
        match.apply(0, "build i9")


@pytest.mark.rule("KB-4.7")
@pytest.mark.parametrize(
    ("tile", "own", "lift", "expected", "far"),
    [
        ("farm", "n16 l16", "", "k16 l15 m15 l17 m17", "f5"),
        ("oasis", "f17 g18", "", "h18 h19", "a7"),  # the desert beside g18
        ("oracle", "h5 i4", "", "i3", "a1"),
        ("barn", "r3 i4", "r3", "i3", "a1"),
        ("harbor", "g17 k9", "k9", "f18", "a9"),
        ("tower", "q14 t18", "", "t17 t19", "t20"),
    ],
)
def test_tiles_that_place_or_move_are_bound_in_the_same_way(
    tile: str, own: str, lift: str, expected: str, far: str
) -> None:
    quadrants, _, place = WITH_TILE[tile]
    match = position(own, quadrants=list(quadrants), tiles=[f"{tile}@{place}"])
    play(match, f"use {tile}", *([f"lift {lift}"] if lift else []))
    assert cells(match) == names(expected)
    assert rule(match, far) == "KB-4.7"


@pytest.mark.rule("KB-4.7")
def test_picture_two_places_beside_an_own_settlement() -> None:
    # The rulebook's picture: the new settlement has two possible places beside an own one.
    assert cells(position("m12", played="canyon")) == names("m11 m13")


@pytest.mark.rule("KB-4.8")
def test_picture_a_settlement_that_cannot_touch_an_own_one_goes_elsewhere() -> None:
    # The rulebook's picture: no cell of the played terrain touches, so any may be chosen, and one must be.
    match = position("m12")
    assert cells(match) == ground("grass")
    assert not can_end(match)


@pytest.mark.rule("KB-4.8")
def test_the_first_settlement_may_go_anywhere_on_its_terrain() -> None:
    match = position("", "f5 i9")
    assert cells(match) == ground("grass") - names("f5 i9")
    assert rule(match, "turn:end") == "KB-3.6"


@pytest.mark.rule("KB-4.9")
def test_any_own_settlement_counts_wherever_it_stands() -> None:
    # The latest settlement, i9, is nowhere near canyon; the old ones at m12 and g17 are.
    match = position("m12 i9 g17", played="canyon", placed=1)
    assert cells(match) == names("m11 m13") | names("g16 h17")
    # One that the Harbor brought onto the water counts as well.
    assert cells(position("o14", played="flowers")) == names("n14 o13 p13 o15 p15")


@pytest.mark.rule("KB-4.9")
def test_settlements_of_other_players_never_count_for_touching() -> None:
    assert cells(position("a1", "m12", played="canyon")) == ground("canyon") - {"m12"}
    assert cells(position("m12", "g17 c19", played="canyon")) == names("m11 m13")


@pytest.mark.rule("KB-4.10")
def test_touching_is_judged_anew_for_every_settlement() -> None:
    match = position(played="canyon")
    assert cells(match) == ground("canyon")
    play(match, "build m12")
    assert cells(match) == names("m11 m13")
    play(match, "build m13")
    assert cells(match) == names("m11 l13 l14")


@pytest.mark.rule("KB-4.10")
def test_when_the_pocket_is_full_the_next_settlement_goes_anywhere() -> None:
    # b12 and c11 are two canyon cells with no third beside them.
    match = walk(position(played="canyon"), "build b12")
    assert cells(match) == {"c11"}
    play(match, "build c11")
    assert cells(match) == ground("canyon") - names("b12 c11")


# -- moves -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-4.11")
def test_the_settlement_that_moves_does_not_count_for_touching() -> None:
    grass = ground("grass", quadrants=OTHER_FOUR)
    # i4 touches the grass at i3; once it is lifted, only r3 is left, which touches none.
    assert cells(using("barn", lift="i4")) == grass
    # Lifting r3 instead leaves i4 in place, and i3 must be chosen.
    assert cells(using("barn", lift="r3")) == {"i3"}


@pytest.mark.rule("KB-4.12")
def test_the_cell_just_left_is_no_target_and_does_not_bind() -> None:
    # i4 touches grass at i3 only, where the lifted settlement stood: the choice is free.
    match = position("r3 i4 i3", quadrants=list(OTHER_FOUR), tiles=["barn@q3"])
    play(match, "use barn", "lift i3")
    assert cells(match) == ground("grass", quadrants=OTHER_FOUR) - {"i3"}
    assert rule(match, "i3") == "KB-4.12"


@pytest.mark.rule("KB-4.12")
def test_the_cell_just_left_is_no_target_for_harbor_and_paddock_either() -> None:
    match = walk(position("h18 f18", quadrants=list(OTHER_FOUR), tiles=["harbor@g18"]), "use harbor", "lift f18")
    assert cells(match) == ground("water", quadrants=OTHER_FOUR) - {"f18"}
    assert rule(match, "f18") == "KB-4.12"
    match = using("paddock", lift="f5")
    assert "f5" not in cells(match)
    assert rule(match, "f5") == "KB-4.12"


def back(own: str, tile: str, lift: str, *others: str, **fields: Any) -> Match:
    """A settlement is lifted at a table that sends it back when that is the only way to touch an own one."""
    fields = {"quadrants": list(OTHER_FOUR), "tiles": [tile], "only_way_back": "back", **fields}
    return walk(position(own, *others, **fields), f"use {tile.partition('@')[0]}", f"lift {lift}")


@pytest.mark.rule("KB-4.17", "KB-16.16")
def test_with_back_a_settlement_returns_when_only_the_cell_just_left_touches() -> None:
    match = back("r3 i4 i3", "barn@q3", "i3")
    assert options(match) == {"move-to i3"}
    elsewhere = min(ground("grass", quadrants=OTHER_FOUR) - {"i3"})
    assert (rule(match, "i3"), rule(match, elsewhere)) == (None, "KB-4.7")
    before = seat(match)["supply"]
    play(match, "move-to i3")
    assert (settlements(match), seat(match)["supply"], "barn" in tiles(match)) == (names("r3 i4 i3"), before, False)
    assert cells(back("h18 g17 f18", "harbor@g18", "f18")) == {"f18"}


@pytest.mark.rule("KB-4.17")
def test_with_back_the_cell_just_left_is_no_target_where_it_does_not_bind_alone() -> None:
    grass = ground("grass", quadrants=OTHER_FOUR)
    # nothing own but the lifted settlement touches i3: the choice is free
    assert cells(back("r3 i3", "barn@q3", "i3")) == grass - {"i3"}
    # other grass cells touch an own settlement: those
    beside = next(cell for cell in sorted(grass) if not neighbours(cell) & names("i3 i4 r3"))
    assert cells(back(f"r3 i4 i3 {beside}", "barn@q3", "i3")) == neighbours(beside) & grass
    # the settlement did not stand on a cell that fits
    assert cells(back("r3 i4", "barn@q3", "i4")) == grass


@pytest.mark.rule("KB-4.17")
def test_with_back_actions_without_the_rule_of_touching_are_as_ever() -> None:
    fields: dict[str, Any] = {"quadrants": list(FIRST_GAME)}
    assert cells(back("s4 f5", "paddock@s3", "f5", **fields)) == cells(using("paddock", lift="f5"))


@pytest.mark.rule("KB-4.13")
@pytest.mark.parametrize("tile", ["barn", "harbor", "paddock"])
def test_only_an_own_settlement_can_be_lifted(tile: str) -> None:
    match = using(tile, others=["b1 c1"])
    assert lifts(match) == settlements(match)
    assert (rule(match, "b1"), rule(match, "a1"), rule(match, "s19")) == ("KB-4.13",) * 3
    with pytest.raises(IllegalAction, match=r"KB-4\.13"):
        match.apply(0, "lift b1")


@pytest.mark.rule("KB-4.14")
def test_a_settlement_without_a_target_cannot_be_lifted() -> None:
    # Two cells from n2 there are only mountains and water; two cells from j2 only h2, where the opponent stands.
    match = walk(position("s4 n2 j2", "h2", tiles=["paddock@s3"]), "use paddock")
    assert lifts(match) == {"s4"}
    assert (rule(match, "n2"), rule(match, "j2")) == ("KB-4.14", "KB-4.14")


@pytest.mark.rule("KB-4.15")
@pytest.mark.parametrize(("tile", "lift"), [("barn", "i4"), ("harbor", "k9"), ("paddock", "f5")])
def test_a_lifted_settlement_must_be_put_down_elsewhere(tile: str, lift: str) -> None:
    match = using(tile, lift)
    supply = seat(match)["supply"]
    assert options(match) == {f"move-to {cell}" for cell in cells(match)}
    assert lift not in cells(match)
    target = min(cells(match))
    before = settlements(match)
    play(match, f"move-to {target}")
    assert settlements(match) == before | {target}
    assert lift not in settlements(match)
    assert seat(match)["supply"] == supply


# -- the first game of the rulebook ----------------------------------------------------------------------------


@pytest.mark.rule("KB-4.8")
def test_mats_can_reach_five_locations_with_his_first_flowers_card() -> None:
    match = position(played="flowers")
    reached = {place for place in ground("location") if neighbours(place) & cells(match)}
    assert reached == names("c7 s3 h13 r12 m16")


@pytest.mark.rule("KB-4.6")
@pytest.mark.rule("KB-4.8")
def test_mats_keeps_his_choice_by_touching_forest_only() -> None:
    match = walk(position(played="flowers"), "build n16", "build o17", "build p17")
    letter = letters()
    around = {letter[cell] for cell in neighbours("n16", "o17", "p17")} - {"F", "W", "M", "L"}
    assert around == {LETTERS["forest"]}
    # With a canyon card next turn every canyon cell is open to him, also g17 beside the Oasis at f18.
    second = position("n16 o17 p17", played="canyon")
    assert cells(second) == ground("canyon")
    assert "f18" in neighbours("g17")
    assert "tile-gained" in play(second, "build g17")
    assert match.view(0)["players"][0]["tiles"][0]["location"] == "farm"


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-4.1")
@pytest.mark.rule("KB-4.5")
@pytest.mark.rule("KB-4.7")
@pytest.mark.rule("KB-4.8")
@pytest.mark.rule("KB-4.9")
@pytest.mark.rule("KB-4.10")
@pytest.mark.parametrize("seed", range(6))
def test_the_mandatory_action_offers_exactly_the_legal_cells_in_every_turn(seed: int) -> None:
    checked = 0
    for match in random_game(bw.new("kingdom_builder", players=2 + seed % 4, seed=seed), seed):
        decision = match.decisions[0]
        view = match.view(None)
        if decision.prompt.key in ("prompt-turn", "prompt-build-next"):
            letter = dict(zip(CELLS, "".join(view["terrain"]), strict=True))
            taken = {cell for person in view["players"] for cell in person["settlements"]}
            eligible = {cell for cell in CELLS if letter[cell] == LETTERS[view["played"]]} - taken
            beside = eligible & neighbours(*view["players"][decision.player]["settlements"])
            assert cells(match) == (beside or eligible)
            checked += 1
    assert checked > 60
