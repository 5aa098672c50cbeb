"""KB-11.10: the Treasure."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.expansions import NOMADS, expanded, line, tile_states
from tests.games.kingdom_builder.positions import all_but, held, play, rule, seat, take_turn, tiles

TREASURES = ["treasure", "treasure", "sword", "outpost", "donation_water", "donation_grass"]


@pytest.mark.rule("KB-11.10")
def test_a_treasure_pays_three_points_at_once_and_leaves_the_game() -> None:
    match = expanded(NOMADS, nomads=TREASURES, played="grass")
    before = match.scores[0]
    kinds = play(match, "build d6")
    assert "paid" in kinds
    assert seat(match)["paid"]["treasure"] == 3
    assert line(match, "treasure") == 3
    assert match.scores[0] >= before + 3
    assert tile_states(match) == {}
    assert match.view(None)["nomads"][0]["tile"] is None
    assert seat(match, 1)["paid"]["treasure"] == 0


@pytest.mark.rule("KB-11.10", "KB-11.16")
def test_a_treasure_pays_once() -> None:
    match = expanded(NOMADS, nomads=TREASURES, played="grass")
    play(match, "build d6", "build d5", "build c5")
    assert seat(match)["paid"]["treasure"] == 3


@pytest.mark.rule("KB-11.10")
def test_two_treasures_pay_six() -> None:
    match = expanded(NOMADS, "e6 f6", nomads=TREASURES, played="desert", paid={"treasure": 3})
    play(match, "build g6")
    assert seat(match)["paid"]["treasure"] == 6


@pytest.mark.rule("KB-11.10", "KB-11.17")
def test_a_treasure_reached_by_a_move_pays_too() -> None:
    # Caravan from j7 along row 7 to d7, beside the nomad cell c6.
    match = expanded(NOMADS, "r8 j7", tiles=["caravan@q8"], nomads=TREASURES)
    play(match, "use caravan", "lift j7", "move-to d7")
    assert seat(match)["paid"]["treasure"] == 3


@pytest.mark.rule("KB-11.10")
def test_a_treasure_is_no_extra_action() -> None:
    match = expanded(NOMADS, "", {"hand": "desert"}, nomads=TREASURES, played="grass",
                     discards=all_but("grass", "desert"))  # fmt: skip
    play(match, "build d6", "build d5", "build c5")
    assert rule(match, "treasure") in ("KB-11.10", "KB-11.1")
    play(match, "end-turn")
    take_turn(match)
    assert tiles(match) == set()
    assert held(match) == []
    assert rule(match, "treasure") in ("KB-11.10", "KB-11.1")
    assert seat(match)["paid"]["treasure"] == 3


@pytest.mark.rule("KB-11.10", "KB-11.63")
def test_the_points_of_a_treasure_are_kept_to_the_end() -> None:
    match = expanded(NOMADS, "a1", paid={"treasure": 3}, nomads=TREASURES, played=None, over=True)
    assert line(match, "treasure") == 3
    assert match.scores[0] == sum(item.points for item in match.score_sheet[0].lines)
