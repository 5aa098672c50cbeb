"""Place of Refuge: a special cell inside a ring of own settlements."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

AT_NOMADS = "c5 d5 b6 d6 c7 d7"  # c6
AT_LOCATION = "q4 r4 q5 s5 q6 r6"  # r5
AT_CASTLE = "l14 m14 l15 n15 l16 m16"  # m15
AT_PALACE = "h16 i16 h17 j17 h18 i18"  # i17


@pytest.mark.rule("KB-12.12")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        (AT_NOMADS, "", 8),
        (AT_LOCATION, "", 8),
        (AT_CASTLE, "", 8),
        (AT_CASTLE.removesuffix(" m16"), "", 0),
        (AT_CASTLE.removesuffix(" m16"), "m16", 0),
        (f"{AT_NOMADS} {AT_CASTLE}", "", 8),  # twice, and paid once
        ("l6 l5 m5 k6 m6 l7 m7", "", 0),  # nothing special inside
    ],
)
def test_a_location_castle_or_nomad_cell_with_six_own_settlements_around(own: str, rival: str, worth: int) -> None:
    assert points("place_of_refuge", own, rival) == [worth, 0]


@pytest.mark.rule("KB-12.63")
def test_palaces_and_silos_do_not_count_a_castle_under_a_capitol_does() -> None:
    assert points("place_of_refuge", AT_PALACE) == [0, 0]
    assert points("place_of_refuge", AT_CASTLE, capitols=["m15"]) == [8, 0]
    harvest: dict[str, Any] = {"quadrants": ["bazaar_watermill", "barracks_crossroads", "oasis", "farm"]}
    assert points("place_of_refuge", "c8 d8 c9 e9 c10 d10", **harvest) == [0, 0]  # the silo at d9


@pytest.mark.rule("KB-12.58", "KB-12.17")
def test_everybody_who_has_done_it_is_paid_and_pieces_count() -> None:
    with_pieces = {"settlements": "q4 r4 q5", "wagon": "s5", "warriors": "q6 r6"}
    assert points("place_of_refuge", AT_NOMADS, with_pieces, AT_PALACE) == [8, 8, 0]


@pytest.mark.rule("KB-15.30")
@pytest.mark.parametrize(("own", "worth"), [("v1 w1 u2 w2 v3 w3", 8), ("w3 x3 v4 x4 w5 x5", 8), ("w3 x3 v4 x4 w5", 0)])
def test_it_can_be_done_on_the_island(own: str, worth: int) -> None:
    assert points("place_of_refuge", own, island="rope_bridge") == [worth, 0]  # the castle at v2, the location at w4


@pytest.mark.rule("KB-12.12")
def test_the_cell_and_its_ring_are_named() -> None:
    match = table("place_of_refuge", f"{AT_CASTLE} a1")
    assert earned(match, "place_of_refuge") == [(8, "l14 m14 l15 m15 n15 l16 m16")]
