"""KB-12.3 and KB-12.40: the Barracks put warriors on the board and take them off."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import (
    CROSSROADS,
    buildable,
    expanded,
    puts,
    removes,
    tile_states,
)
from tests.games.kingdom_builder.positions import (
    named,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    take_turn,
)

# The Barracks are at n4; n5 touches them.
LAND = buildable(CROSSROADS)


def barracks(own: str = "n5", *others: str | dict[str, Any], **fields: Any) -> Match:
    """Seat 0 has the Barracks of n4 and uses them."""
    match = expanded(CROSSROADS, own, *others, tiles=["barracks"], **fields)
    play(match, "use barracks")
    return match


@pytest.mark.rule("KB-12.3")
def test_a_warrior_is_put_on_any_buildable_terrain_beside_an_own_piece() -> None:
    match = barracks()
    assert puts(match) == neighbours("n5") & LAND
    assert options(match) == {f"put {cell}" for cell in puts(match)}
    assert "put-warrior" in play(match, "put o5")
    player = seat(match)
    assert (player["warriors"], player["warriors_left"], player["supply"]) == (["o5"], 1, 39)
    assert settlements(match) == {"n5"}
    assert tile_states(match) == {"barracks@n4": "used"}
    assert match.view(0)["due"] == 3


@pytest.mark.rule("KB-12.3")
def test_a_warrior_goes_anywhere_when_nothing_fits_beside_an_own_piece() -> None:
    ring = neighbours("n5") & LAND
    match = barracks("n5", " ".join(ring))
    assert puts(match) == LAND - ring - {"n5"}


@pytest.mark.rule("KB-12.3", "KB-12.17")
def test_a_warrior_may_touch_any_own_piece() -> None:
    match = barracks("n5", wagon="a1", ship="f6")
    assert puts(match) == (neighbours("n5") | neighbours("a1") | neighbours("f6")) & LAND - {"n5", "a1"}


@pytest.mark.rule("KB-12.3", "KB-12.40")
def test_one_use_puts_or_takes_off_one_warrior() -> None:
    match = barracks(warriors="a1", placed=3)
    assert removes(match) == {"a1"}
    assert puts(match) == neighbours("n5") & LAND
    put = match.clone()
    play(put, "put o5")
    assert options(put) == {"end-turn"}
    kinds = play(match, "remove a1")
    assert "took-back-warrior" in kinds
    assert (seat(match)["warriors"], seat(match)["warriors_left"]) == ([], 2)
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-12.40")
def test_with_both_warriors_on_the_board_none_can_be_put() -> None:
    match = barracks(warriors="a1 t1")
    assert options(match) == {"remove a1", "remove t1"}
    assert rule(match, "o5") in ("KB-12.40", "KB-12.3")


@pytest.mark.rule("KB-12.3")
def test_a_warrior_does_not_move() -> None:
    match = barracks(warriors="a1")
    assert not named(match, "move-to", "lift")


@pytest.mark.rule("KB-12.25", "KB-12.40")
def test_a_warrior_taken_off_can_be_put_again_by_a_later_use() -> None:
    match = barracks("n5", {"hand": "forest"}, warriors="a1 t1", placed=3)
    play(match, "remove a1", "end-turn")
    take_turn(match)
    play(match, "use barracks")
    assert puts(match)
    play(match, f"put {min(puts(match))}")
    assert seat(match)["warriors_left"] == 0


@pytest.mark.rule("KB-12.3")
def test_refusals_while_the_barracks_are_used() -> None:
    match = barracks("n5", "m5", walls="m6")
    expected: dict[str, str | None] = {
        "o5": None,
        "m5": "KB-4.1",
        "n5": "KB-4.1",
        "m6": "KB-11.23",
        "a1": "KB-4.7",
        "n7": "KB-4.3",
        "e5": "KB-4.3",
        "n4": "KB-4.4",
        "o8": "KB-4.4",
        "barracks": "KB-3.8",
        "turn:stop": "KB-3.8",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected


@pytest.mark.rule("KB-12.26")
def test_the_last_warrior_beside_a_location_takes_its_tile_along() -> None:
    match = barracks("a1", warriors="n5")
    assert "tile-lost" in play(match, "remove n5")
    assert tile_states(match) == {}


@pytest.mark.rule("KB-12.17", "KB-5.1")
def test_a_warrior_takes_tiles() -> None:
    match = barracks("n5 p5", placed=3)
    play(match, "put q5")
    assert "q5" in neighbours("r5")
    assert tile_states(match)["crossroads@r5"] == "new"
