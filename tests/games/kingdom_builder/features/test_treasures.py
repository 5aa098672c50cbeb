"""Treasures, and what else is paid before the end: written down, and added to the points."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.positions import play, seat
from tests.games.kingdom_builder.scoring_positions import earned, in_play, points, table

NOMADS = ["treasure", "sword", "outpost"]  # c6, h6, f8


@pytest.mark.rule("KB-11.10")
def test_a_treasure_pays_three_points_at_once_and_is_no_tile() -> None:
    match = in_play("treasure", "c8", nomads=NOMADS)
    before = match.scores[0]
    kinds = play(match, "build d7")
    assert kinds.count("paid") == 1
    assert seat(match)["paid"] == {"treasure": 3}
    assert seat(match)["tiles"] == []
    assert [nomad["tile"] for nomad in match.view(None)["nomads"]] == [None, "sword", "outpost"]
    sheet = {line.id: line for line in match.score_sheet[0].lines}
    assert sheet["treasure"].points == 3
    assert match.scores[0] == sum(line.points for line in sheet.values()) > before


@pytest.mark.rule("KB-11.10", "KB-16.13")
def test_treasures_are_added_at_the_end_on_the_last_line() -> None:
    seats = {"settlements": "l6", "paid": {"treasure": 6}}, {"settlements": "", "paid": {"treasure": 3}}
    assert points("treasure", *seats, "") == [6, 3, 0]
    match = table("treasure", *seats)
    assert match.score_sheet[0].lines[-1].id == "treasure"
    assert earned(match, "treasure") == [(6, "")]
    line = match.score_sheet[0].lines[-1]
    assert (line.rule, line.name.key) == ("KB-11.10", "score-treasure")


@pytest.mark.rule("KB-11.64")
def test_points_of_a_treasure_are_kept_whatever_becomes_of_the_settlement() -> None:
    owner = {"settlements": "d7 l6", "paid": {"treasure": 3}}
    match = in_play("treasure", {"settlements": "a9", "tiles": ["sword"]}, owner, nomads=["resettlement", *NOMADS[1:]])
    play(match, "use sword", "remove d7")
    assert seat(match, 1)["settlements"] == ["l6"]
    assert points("treasure", owner)[0] == 3
    assert seat(match, 1)["paid"] == {"treasure": 3}


@pytest.mark.rule("KB-16.3")
def test_without_nomad_cells_there_is_no_line_for_treasures() -> None:
    assert "treasure" not in [line.id for line in table("castles", "c4").score_sheet[0].lines]
