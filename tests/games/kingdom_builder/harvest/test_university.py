"""The University: a settlement beside a special cell (KB-14)."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import HARVEST, expanded, land
from tests.games.kingdom_builder.harvest.places import beside, free_beside
from tests.games.kingdom_builder.positions import cells, names, neighbours, play, rule, seat, settlements, spread, tiles
from tests.games.kingdom_builder.scoring_positions import crowd, left

#: University at c3, Palisade at h5, Quarry at o3, Fountains at e12 and e19, Farm at m16, Oracle's like among them.
BOARD = ("university_palisade", "quarry", "fountain", "farm")
KINDS = ("location", "castle", "nomad", "palace", "silo")
# b3 touches the University; of its neighbours b2 and b4 do, and are taken in these tests.


@pytest.mark.rule("KB-14.9")
def test_the_university_places_beside_every_kind_of_special_cell() -> None:
    assert all(land(BOARD, kind) for kind in KINDS)
    match = expanded(BOARD, "b3", "b2 b4", tiles=["university"])
    play(match, "use university")
    assert cells(match) == beside(BOARD, *KINDS) - names("b2 b3 b4")
    for kind in KINDS:
        assert cells(match) & neighbours(*land(BOARD, kind))
    play(match, f"build {sorted(beside(BOARD, 'palace'))[0]}")
    assert seat(match)["supply"] == 38
    assert len(settlements(match)) == 2


@pytest.mark.rule("KB-14.9")
def test_the_university_goes_beside_an_own_settlement_if_it_can() -> None:
    match = expanded(HARVEST, "l13 c8", tiles=["university"])
    play(match, "use university")
    assert cells(match) == free_beside(HARVEST, "l13", "c8") & beside(HARVEST, "location", "silo")
    assert cells(match) >= names("d8 c9")  # the silo at d9


@pytest.mark.rule("KB-14.42")
def test_only_cells_beside_special_cells_bind_the_university() -> None:
    match = expanded(BOARD, "b3", "b2 b4", tiles=["university"])
    assert free_beside(BOARD, "b3", taken="b2 b4") == names("a2 a3 a4")  # beside the own one, but no special cell
    play(match, "use university")
    assert not cells(match) & names("a2 a3 a4")
    assert rule(match, "a3") == "KB-14.9"


@pytest.mark.rule("KB-14.9")
def test_the_university_places_beside_special_cells_not_on_them() -> None:
    match = expanded(BOARD, "b3", "b2 b4", tiles=["university"])
    play(match, "use university")
    assert not cells(match) & land(BOARD, *KINDS, "water", "mountain")


@pytest.mark.rule("KB-14.45")
def test_locations_and_nomad_cells_without_tiles_will_do() -> None:
    nomads = ["donation_grass", "outpost", "sword"]
    cell = sorted(land(BOARD, "nomad"))[0]
    taker = sorted(beside(BOARD, "nomad") & neighbours(cell))[0]
    rival = {"settlements": f"b2 b4 {taker} h4", "tiles": ["university@c3", "palisade@h5"]}
    other = {"settlements": "g5", "tiles": ["palisade@h5"]}
    match = expanded(BOARD, "b3", rival, other, tiles=["university"], nomads=nomads)
    taken = expanded(BOARD, "b3", {**rival, "lost": nomads}, other, tiles=["university"], nomads=nomads)
    assert (left(match, "h5"), left(match, "c3")) == (0, 0)
    assert {nomad["tile"] for nomad in taken.view(None)["nomads"]} == {None}
    for found in (match, taken):
        play(found, "use university")
        assert cells(found) == beside(BOARD, *KINDS) - names(f"b2 b3 b4 h4 g5 {taker}")


@pytest.mark.rule("KB-14.46")
def test_the_university_is_unavailable_without_a_cell_beside_a_special_one() -> None:
    near = beside(HARVEST, "location", "silo") - {"l13"}
    match = expanded(HARVEST, "l13", *spread(near - {"d8"}), tiles=["university"])
    assert "university" in tiles(match)
    crowded = expanded(HARVEST, "l13", *spread(near), tiles=["university"])
    assert ("university" in tiles(crowded), rule(crowded, "university")) == (False, "KB-14.9")


@pytest.mark.rule("KB-14.9")
def test_the_university_needs_a_settlement_in_the_supply() -> None:
    match = expanded(HARVEST, crowd("l13", 40, quadrants=HARVEST), tiles=["university"], due=0)
    assert ("university" in tiles(match), rule(match, "university")) == (False, "KB-5.14")
