"""Noblewomen: most settlements beside castles, locations and nomad cells."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import MIXED, earned, left, points, table


@pytest.mark.rule("KB-13.72")
def test_the_rulebooks_example_fifteen_five_and_five() -> None:
    yellow = "g8 h8 e4 o8"  # alone at the Tavern h7, tied at the castles d4 and p8
    assert points("noblewomen", yellow, "i7 c4", "q8") == [15, 5, 5]


@pytest.mark.rule("KB-13.13")
@pytest.mark.parametrize(
    ("seats", "worth"),
    [
        (("c4", ""), [5, 0]),  # a castle
        (("g8", "h8 h6"), [0, 5]),  # a location
        (("g8 g7", "h8 h6", "i7"), [5, 5, 0]),
        (("h9", ""), [0, 0]),  # nobody touches anything: nobody is paid for zero
        (("k8 c4", "e4 e3"), [5, 5]),  # each cell by itself
    ],
)
def test_everybody_with_most_beside_such_a_cell_gets_five(seats: tuple[str, ...], worth: list[int]) -> None:
    assert points("noblewomen", *seats) == worth


@pytest.mark.rule("KB-13.13", "KB-11.15")
def test_nomad_cells_pay_too_with_or_without_their_tile() -> None:
    nomads = {"quadrants": list(MIXED), "nomads": ["outpost", "sword", "treasure"]}
    assert points("noblewomen", "d5", "c5 d6", **nomads) == [0, 5]
    taken = {"settlements": "d5", "tiles": ["outpost@c6"]}
    assert points("noblewomen", taken, "", **nomads) == [5, 0]


@pytest.mark.rule("KB-13.13")
def test_a_location_without_tiles_pays_too() -> None:
    rivals = [{"settlements": cell, "tiles": ["tavern@h7"]} for cell in ("g6", "g7")]
    assert left(table("noblewomen", "h8 g8", *rivals), "h7") == 0
    assert points("noblewomen", "h8 g8", *rivals) == [5, 0, 0]


@pytest.mark.rule("KB-13.69")
def test_they_pay_besides_the_castles_and_not_for_palaces() -> None:
    assert [line.points for line in table("noblewomen", "c4").score_sheet[0].lines][::3] == [5, 3]
    sheet = table("noblewomen", "h17", quadrants=list(MIXED)).score_sheet[0]  # beside the palace at i17
    assert {line.id: line.points for line in sheet.lines if line.points > 1} == {"palaces": 5}


@pytest.mark.rule("KB-13.70")
def test_silos_do_not_count() -> None:
    harvest = {"quadrants": ["bazaar_watermill", "paddock", "oasis", "farm"]}  # a silo at d9, locations at b4 and g3
    assert points("noblewomen", "c9 c8", **harvest) == [0, 0]
    assert points("noblewomen", "c4", **harvest) == [5, 0]


@pytest.mark.rule("KB-13.71")
def test_a_castle_under_a_capitol_pays_once() -> None:
    capitol = {"quadrants": list(MIXED), "capitols": ["m15"]}
    assert points("noblewomen", "l15 m14", "l16", **capitol) == [5, 0]
    assert earned(table("noblewomen", "l15 m14", "l16", **capitol), "noblewomen") == [(5, "m14 l15 m15")]
