"""Mayors: markers for rows with four settlements."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import CELLS, ground, play, seat
from tests.games.kingdom_builder.scoring_positions import earned, in_play, points, table

MOVERS: dict[str, Any] = {"settlements": "g8 h8 i8 k10 m7", "tiles": ["paddock@l7"]}  # k10 can jump to j8


def markers(match: Match, number: int = 0) -> list[int]:
    return list(seat(match, number)["markers"])


def elsewhere(count: int) -> str:
    """So many cells outside row 8, and not m7."""
    land = ground("forest", "water") - {"m7"}
    return " ".join([cell for cell in CELLS if cell in land and cell[1:] != "8"][:count])


@pytest.mark.rule("KB-14.74", "KB-14.15")
def test_the_rulebooks_example_three_more_make_four_in_a_row() -> None:
    match = in_play("mayors", "g8")
    play(match, "build h8", "build i8")
    assert markers(match) == []
    assert "marked" in play(match, "build j8")
    assert markers(match) == [8]
    assert seat(match)["supply"] == 40 - 4 - 1
    assert [line.points for line in match.score_sheet[0].lines if line.id == "mayors"] == [4]


@pytest.mark.rule("KB-14.75")
def test_the_rulebooks_example_two_three_and_one_markers() -> None:
    seats = [{"settlements": "", "markers": rows} for rows in ([1, 5], [2, 3, 20], [8])]
    assert points("mayors", *seats) == [8, 12, 4]


@pytest.mark.rule("KB-14.68")
def test_a_row_has_one_marker_of_whoever_was_first() -> None:
    match = in_play("mayors", "g8 h8", {"settlements": "", "markers": [8]})
    assert "marked" not in play(match, "build i8", "build j8")
    assert (markers(match), markers(match, 1)) == ([], [8])
    match = in_play("mayors", {"settlements": "g8 h8 i8 j8", "markers": [8]})
    assert "marked" not in play(match, "build k8")
    assert (markers(match), seat(match)["supply"]) == ([8], 40 - 5 - 1)


@pytest.mark.rule("KB-14.69")
def test_a_marker_stays_when_the_row_is_left() -> None:
    match = in_play("mayors", {**MOVERS, "settlements": "g8 h8 i8 j8 m7", "markers": [8]}, placed=3)
    play(match, "use paddock", "lift j8", "move-to k10")
    assert markers(match) == [8]
    assert points("mayors", {"settlements": "a1", "markers": [8]}) == [4, 0]


@pytest.mark.rule("KB-14.70")
def test_a_move_can_complete_a_row() -> None:
    match = in_play("mayors", MOVERS, placed=3)
    assert "marked" in play(match, "use paddock", "lift k10", "move-to j8")
    assert markers(match) == [8]


@pytest.mark.rule("KB-14.70")
def test_a_settlement_placed_at_a_silo_can_complete_a_row() -> None:
    fields: dict[str, Any] = {"quadrants": ["bazaar_watermill", "paddock", "oasis", "farm"], "first": 1}
    match = in_play("mayors", "c9 a10 b10 c10", placed=3, last_round=True, **fields)  # the silo is at d9
    play(match, "end-turn")
    assert "marked" in play(match, "build d10")
    assert markers(match) == [10]


@pytest.mark.rule("KB-14.71")
@pytest.mark.parametrize(("plain", "aside"), [(40, 0), (39, 1)])
def test_without_a_settlement_in_the_supply_there_is_no_marker(plain: int, aside: int) -> None:
    own = {**MOVERS, "settlements": f"{MOVERS['settlements']} {elsewhere(plain - 5)}", "aside": aside}
    match = in_play("mayors", own, placed=3, due=0)
    assert seat(match)["supply"] == 0
    play(match, "use paddock", "lift k10", "move-to j8")
    assert markers(match) == []


@pytest.mark.rule("KB-14.72")
def test_a_marker_that_is_the_last_settlement_triggers_the_end() -> None:
    match = in_play("mayors", f"g8 {elsewhere(35)}")
    kinds = play(match, "build h8", "build i8")
    assert "last-round" not in kinds
    assert play(match, "build j8") == ["built", "marked", "last-round"]
    assert seat(match)["supply"] == 0
    assert match.view(None)["last_round"]


@pytest.mark.rule("KB-14.73")
def test_pieces_count_in_the_row() -> None:
    match = in_play("mayors", {"settlements": "g8 h8", "wagon": "l8"})
    play(match, "build i8")
    assert markers(match) == [8]


@pytest.mark.rule("KB-14.54")
def test_scout_tokens_do_not_count_in_the_row() -> None:
    match = in_play("mayors", "g8 h8", scouts="j8 k8")
    play(match, "build i8")
    assert markers(match) == []
    play(match, "build l8")
    assert markers(match) == [8]


@pytest.mark.rule("KB-15.29")
def test_rows_of_the_island_get_no_marker() -> None:
    match = in_play("mayors", "u3 v3 w3 a3 b3 c3 d3", island="rope_bridge", played="desert")
    play(match, "build x3")  # the fourth in row 3 of the island, which is not row 3 of the board
    assert markers(match) == []


@pytest.mark.rule("KB-14.15")
def test_each_marked_row_is_named_with_what_still_stands_there() -> None:
    match = table("mayors", {"settlements": "g8 h8 a1", "markers": [8, 9]})
    assert earned(match, "mayors") == [(4, ""), (4, "g8 h8")]
