"""KB-12.1 and KB-12.27 to KB-12.32 for the ship: the Lighthouse."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import CROSSROADS, expanded, full, land, line, puts, removes, tile_states
from tests.games.kingdom_builder.positions import (
    named,
    neighbours,
    options,
    play,
    rule,
    seat,
    settlements,
    tiles,
    walk,
)

# The Lighthouse is at g7; f7 touches it and the water of e7, e6 and f6. f6 touches g7, too.
WATER = land(CROSSROADS, "water")
#: Garden at e2 and d6, Lighthouse at q7, a nomad cell at g8: e2 touches the water of d2, e1 and f1.
BY_THE_GARDEN = ("garden", "lighthouse_foresters_lodge", "quarry", "tower")


def harbour(own: str = "f7", *others: str | dict[str, Any], **fields: Any) -> Match:
    """Seat 0 has the Lighthouse of g7 and uses it."""
    match = expanded(CROSSROADS, own, *others, tiles=["lighthouse"], **fields)
    play(match, "use lighthouse")
    return match


# -- putting ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.1", "KB-12.28")
def test_the_ship_is_put_on_water_beside_an_own_piece() -> None:
    match = harbour()
    assert options(match) == {"put e7", "put e6", "put f6"}
    assert puts(match) == neighbours("f7") & WATER
    kinds = play(match, "put e6")
    assert "put-ship" in kinds
    assert seat(match)["ship"] == "e6"
    assert (settlements(match), seat(match)["supply"]) == ({"f7"}, 39)
    assert tile_states(match) == {"lighthouse@g7": "used"}


@pytest.mark.rule("KB-12.1")
def test_the_ship_goes_to_any_water_when_none_touches_an_own_piece() -> None:
    match = harbour("h7")
    assert not neighbours("h7") & WATER
    assert puts(match) == WATER


@pytest.mark.rule("KB-12.1", "KB-12.17")
def test_the_ship_may_touch_any_own_piece() -> None:
    match = harbour("h7", wagon="c7")
    assert puts(match) == neighbours("c7") & WATER


@pytest.mark.rule("KB-12.1", "KB-12.19")
def test_the_ship_needs_an_empty_water_cell() -> None:
    match = harbour("f7", {"settlements": "e7", "ship": "e6"})
    assert puts(match) == {"f6"}
    assert (rule(match, "e6"), rule(match, "e7")) == ("KB-4.1", "KB-4.1")
    everything = full(CROSSROADS, "water")
    closed = expanded(CROSSROADS, "f7", *everything, tiles=["lighthouse"])
    assert (tiles(closed), rule(closed, "lighthouse")) == (set(), "KB-12.1")


@pytest.mark.rule("KB-12.1")
def test_refusals_while_the_ship_is_put() -> None:
    match = harbour("f7", "f6")
    expected: dict[str, str | None] = {
        "e7": None,
        "f6": "KB-4.1",
        "e1": "KB-4.7",  # water, but there is some beside an own piece
        "f8": "KB-12.1",  # beside an own piece, but grass
        "b8": "KB-4.3",
        "g7": "KB-4.4",
        "lighthouse": "KB-3.8",
        "turn:stop": "KB-3.8",
        "turn:end": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected


# -- sailing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.1", "KB-12.28", "KB-12.29")
def test_the_ship_sails_over_empty_water() -> None:
    match = harbour(ship="f6")
    assert named(match, "move-to") == neighbours("f6") & WATER
    assert puts(match) == set()
    assert removes(match) == {"f6"}
    play(match, "move-to f5")
    assert seat(match)["ship"] == "f5"
    assert options(match) == {f"move-to {cell}" for cell in neighbours("f5") & WATER} | {"stop"}


@pytest.mark.rule("KB-12.1", "KB-12.30")
def test_the_ship_sails_three_steps_at_most_and_may_stop_after_any() -> None:
    match = harbour(ship="f6")
    for number, cell in enumerate(["f5", "g5", "h5"], 1):
        play(match, f"move-to {cell}")
        assert seat(match)["ship"] == cell
        assert ("stop" in options(match)) is (number < 3)
        stopped = walk(match, "stop") if number < 3 else match
        assert not named(stopped, "move-to", "put", "remove")
        assert tile_states(stopped) == {"lighthouse@g7": "used"}
    assert not neighbours("h5") & settlements(match)  # it need not touch an own piece
    assert rule(match, "turn:end") == "KB-3.6"  # the mandatory action is still due


@pytest.mark.rule("KB-12.30")
def test_the_ship_moves_at_least_one_step() -> None:
    match = harbour(ship="f6")
    assert "stop" not in options(match)
    assert rule(match, "turn:stop") == "KB-3.8"


@pytest.mark.rule("KB-12.29", "KB-12.19")
def test_the_ship_cannot_pass_another_piece() -> None:
    # The water of a6 to f6 is a channel: with e6 and e5 taken, d6 leads to c6 only.
    match = harbour("f7", {"settlements": "e6"}, ship="d6")
    assert named(match, "move-to") == neighbours("d6") & WATER - {"e6"}
    assert rule(match, "e6") == "KB-4.1"
    other_ship = harbour("f7", {"ship": "e6"}, ship="d6")
    assert "e6" not in named(other_ship, "move-to")


@pytest.mark.rule("KB-12.29")
def test_the_ship_enters_no_land() -> None:
    match = harbour(ship="f6")
    assert rule(match, "g6") == "KB-12.1"
    assert named(match, "move-to") <= WATER


@pytest.mark.rule("KB-12.28", "KB-12.1")
def test_why_a_ship_on_the_board_cannot_go_to_a_cell_is_told_by_the_rules_of_the_ship() -> None:
    match = harbour("f7 d7", ship="h5")
    # Beside an own piece, even so: the ship is on the board and sails step by step.
    assert "d6" in neighbours("d7") & WATER
    assert rule(match, "d6") in ("KB-12.1", "KB-12.28", "KB-12.29", "KB-12.30")
    assert rule(match, "e1") in ("KB-12.1", "KB-12.28", "KB-12.29", "KB-12.30")
    play(match, f"move-to {min(named(match, 'move-to'))}")
    assert rule(match, "d6") in ("KB-12.1", "KB-12.28", "KB-12.29", "KB-12.30")


@pytest.mark.rule("KB-12.37", "KB-12.39", "KB-12.29")
def test_the_ship_enters_no_cell_next_to_a_warrior() -> None:
    match = harbour("f7", {"warriors": "h4"}, ship="f5")
    guarded = neighbours("h4") & WATER
    assert guarded
    play(match, "move-to g5")
    assert named(match, "move-to") == neighbours("g5") & WATER - guarded
    assert rule(match, min(guarded & neighbours("g5"))) == "KB-12.33"
    putting = harbour("f7", {"warriors": "d7"})
    assert "e7" in neighbours("d7")
    assert puts(putting) == {"e6", "f6"}
    assert rule(putting, "e7") == "KB-12.33"


# -- taking it off ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.1", "KB-12.27", "KB-12.25")
def test_the_ship_is_taken_off_and_can_be_put_again_by_a_later_use() -> None:
    match = harbour("f7", {"hand": "forest"}, ship="h5", placed=3)
    kinds = play(match, "remove h5")
    assert "took-back-ship" in kinds
    assert seat(match)["ship"] is None
    assert options(match) == {"end-turn"}  # one use is exactly one of the three
    play(match, "end-turn")
    while match.view(None)["turn"] == 1:
        play(match, sorted(options(match))[0])
    play(match, "use lighthouse")
    assert puts(match) == neighbours("f7") & WATER


@pytest.mark.rule("KB-12.28")
def test_a_ship_that_cannot_move_can_still_be_taken_off() -> None:
    around = " ".join(neighbours("f6") & WATER)
    match = harbour("f7", around, ship="f6")
    assert options(match) == {"remove f6"}


@pytest.mark.rule("KB-12.27")
def test_one_use_is_exactly_one_of_the_three() -> None:
    put = expanded(CROSSROADS, "f7", tiles=["lighthouse"], placed=3)
    play(put, "use lighthouse", "put e6")
    assert options(put) == {"end-turn"}
    assert rule(put, "lighthouse") == "KB-5.7"
    sailed = expanded(CROSSROADS, "f7", tiles=["lighthouse"], ship="f6", placed=3)
    play(sailed, "use lighthouse", "move-to f5")
    assert "remove f5" not in options(sailed)
    play(sailed, "stop")
    assert options(sailed) == {"end-turn"}


# -- tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.31")
def test_tiles_are_taken_after_each_step_and_losses_judged_at_the_end() -> None:
    match = expanded(BY_THE_GARDEN, "p7", tiles=["lighthouse"], ship="d1")
    play(match, "use lighthouse")
    assert "tile-gained" in play(match, "move-to e1")
    assert tile_states(match)["garden@e2"] == "new"
    stay = walk(match, "stop")
    assert tile_states(stay)["garden@e2"] == "new"
    assert "tile-lost" not in play(match, "move-to f1")
    kinds = play(match, "move-to g1")
    assert "tile-lost" in kinds
    assert "garden@e2" not in tile_states(match)


@pytest.mark.rule("KB-12.31", "KB-11.1")
def test_a_ship_takes_the_tile_of_a_nomad_cell_it_passes() -> None:
    # Quarry's nomad cell lies at c16, between the water of b16 and c17.
    match = expanded(BY_THE_GARDEN, "p7", tiles=["lighthouse"], ship="b15")
    play(match, "use lighthouse", "move-to b16")
    gained = [name for name in tile_states(match) if name.endswith("@c16")]
    assert len(gained) == 1
    play(match, "move-to c17", "move-to b18")
    assert [name for name in tile_states(match) if name.endswith("@c16")] == gained


@pytest.mark.rule("KB-12.31", "KB-5.1")
def test_a_ship_put_beside_a_location_takes_its_tile() -> None:
    match = expanded(BY_THE_GARDEN, "p7 c2", tiles=["lighthouse"])
    play(match, "use lighthouse", "put d2")
    assert tile_states(match)["garden@e2"] == "new"


@pytest.mark.rule("KB-12.31", "KB-12.26")
def test_a_ship_that_leaves_a_location_and_comes_back_keeps_the_tile() -> None:
    match = harbour("a1", ship="f6")
    kinds = play(match, "move-to f5", "move-to f6", "stop")
    assert "tile-lost" not in kinds
    assert tile_states(match) == {"lighthouse@g7": "used"}


@pytest.mark.rule("KB-12.26")
@pytest.mark.parametrize("actions", [("move-to f5", "stop"), ("remove f6",)])
def test_the_last_piece_beside_a_location_takes_its_tile_along(actions: tuple[str, ...]) -> None:
    match = harbour("a1", ship="f6")
    assert "tile-lost" in play(match, *actions)
    assert tile_states(match) == {}
    kept = harbour("f7", ship="f6")
    assert "tile-lost" not in play(kept, *actions)


# -- points ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-12.32")
def test_a_ship_earns_nothing_from_the_fishermen() -> None:
    cards = ["fishermen", "miners", "knights"]
    match = expanded(CROSSROADS, "", ship="f6", cards=cards)
    assert neighbours("f6") & WATER
    assert line(match, "fishermen") == 0
    beside_mountain = next(cell for cell in sorted(WATER) if neighbours(cell) & land(CROSSROADS, "mountain"))
    assert line(expanded(CROSSROADS, "", ship=beside_mountain, cards=cards), "miners") == 1
