"""KB-13.49: the Canoe interrupts whatever goes on, and then that goes on; refusals, undo and positions meanwhile."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.kernel.errors import CannotUndo, NotYourDecision
from tests.games.kingdom_builder.expansions import full, land, tile_states
from tests.games.kingdom_builder.marshlands.canoes import (
    CANOE,
    HOLDER,
    KEEPER,
    NOMAD_CANOE,
    NOMADIC,
    SECOND_CANOE,
    nomad_table,
    table,
)
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands, rest
from tests.games.kingdom_builder.positions import (
    can_end,
    cells,
    held,
    lifts,
    neighbours,
    options,
    play,
    player,
    rule,
    settlements,
    tiles,
    walk,
)


@pytest.mark.rule("KB-13.49")
@pytest.mark.parametrize("answer", ["build d16", "stop"])
def test_in_the_middle_of_the_mandatory_action(answer: str) -> None:
    match = table(CANOE, HOLDER, own="m8", tiles=["refuge@m9"])
    play(match, "build p1")
    assert player(match) == 1
    play(match, answer)
    assert (player(match), match.view(None)["due"]) == (0, 2)
    assert cells(match) == {"o1", "q1"}
    assert rule(match, "refuge") == "KB-3.5"
    play(match, "build o1", "build n1")
    assert can_end(match)


@pytest.mark.rule("KB-13.49")
def test_after_the_last_settlement_of_the_mandatory_action() -> None:
    match = table(CANOE, HOLDER, own="o1", placed=2)
    play(match, "build p1", "build d16")
    assert player(match) == 0
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-13.49")
def test_an_answer_may_fill_the_played_terrain_up() -> None:
    # Seat 0 plays marsh with two cells left; seat 1 answers on the second: seat 0 draws another card.
    match = marshlands(
        "", CANOE, HOLDER, *full(BOARD, "marsh", but="q3 e1"),
        open=["marsh_grass"], played="marsh", removed=rest("marsh_grass", "desert"),
    )  # fmt: skip
    play(match, "build q3")
    assert player(match) == 1
    play(match, "build e1")
    table_now = match.view(None)
    assert (player(match), table_now["played"], table_now["due"]) == (0, "desert", 1)
    assert table_now["discards"]["marsh_grass"] == 1


@pytest.mark.rule("KB-13.49")
def test_in_an_extra_action_before_the_mandatory_action() -> None:
    match = table(CANOE, HOLDER, own="m8 r1", tiles=["refuge@m9"])
    play(match, "use refuge", "lift r1", "move-to q1")
    assert player(match) == 1
    play(match, "build d16")
    assert (player(match), match.view(None)["due"]) == (0, 3)
    assert cells(match) == {"p1"}


@pytest.mark.rule("KB-13.49")
def test_in_the_middle_of_a_donation() -> None:
    nomads = ["donation_canyon", "sword", "treasure"]
    match = nomad_table(NOMAD_CANOE, tiles=["donation_canyon"], nomads=nomads, played="desert")
    play(match, "use donation_canyon", "build f17")
    assert player(match) == 1
    play(match, "build d6")
    assert player(match) == 0
    assert cells(match) == neighbours("f17") & land(NOMADIC, "canyon")
    play(match, "build e17", "build e16")
    assert match.view(None)["due"] == 3
    assert tiles(match) == set()


@pytest.mark.rule("KB-13.49")
def test_a_donation_ends_when_an_answer_takes_the_last_cell() -> None:
    # c17, next to the nomad cell c16, and one more water cell are empty: seat 1 answers on that one.
    rivals = full(NOMADIC, "water", but="c17 d6")
    assert len(rivals) == 2
    nomads = ["treasure", "donation_water", "sword"]
    other = {"settlements": f"e6 {rivals[1]}", "tiles": ["canoe@f6"]}
    match = nomad_table(rivals[0], other, tiles=["donation_water"], nomads=nomads, played="desert")
    play(match, "use donation_water", "build c17")
    assert player(match) == 2
    going_on = walk(match, "stop")
    assert (player(going_on), cells(going_on)) == (0, {"d6"})
    play(match, "build d6")
    assert (player(match), match.view(None)["due"]) == (0, 3)
    assert cells(match) == land(NOMADIC, "desert")


@pytest.mark.rule("KB-13.49")
def test_in_the_middle_of_a_resettlement() -> None:
    nomads = ["resettlement", "sword", "treasure"]
    match = nomad_table(NOMAD_CANOE, own="e16 a1", tiles=["resettlement"], nomads=nomads)
    play(match, "use resettlement", "lift e16", "move-to f17")
    assert player(match) == 1
    play(match, "stop")
    assert player(match) == 0
    assert lifts(match) == {"f17", "a1"}
    assert "stop" in options(match)
    play(match, "lift f17", "move-to e17", "lift a1", "move-to b1", "lift b1", "move-to a1")
    assert match.view(None)["due"] == 3
    assert settlements(match) == {"e17", "a1"}


@pytest.mark.rule("KB-13.49")
def test_tiles_left_behind_by_a_resettlement_are_judged_after_the_answer() -> None:
    # The settlement on d13 leaves the Quarry at e13 for the nomad cell c16 and comes back: the tile is kept.
    nomads = ["treasure", "sword", "resettlement"]
    match = nomad_table(NOMAD_CANOE, own="d14", tiles=["quarry@e13", "resettlement"], nomads=nomads)
    assert "d15" in neighbours("d14") & neighbours("c16")
    play(match, "use resettlement", "lift d14", "move-to d15")
    assert player(match) == 1
    assert "quarry@e13 fresh" in held(match)
    play(match, "build d6", "lift d15")
    assert "quarry@e13 fresh" in held(walk(match, "move-to d14", "stop"))
    assert "quarry@e13 fresh" not in held(walk(match, "move-to e15", "stop"))


# -- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.49")
def test_meanwhile_the_player_on_turn_can_do_nothing() -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1")
    assert {rule(match, target, seat=0) for target in ("o1", "e16", "canoe", "turn:end", "turn:stop")} == {"KB-10.1"}
    assert rule(match, "o1", seat=2) == "KB-10.1"
    with pytest.raises(NotYourDecision, match="waiting for player 1"):
        match.apply(0, "build o1")


@pytest.mark.rule("KB-13.51")
def test_what_the_answering_player_cannot_do_is_refused_by_a_rule() -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1")
    expected = {
        "d16": None,
        "e1": None,
        "turn:stop": None,
        "a1": "KB-13.5",
        "o1": "KB-13.5",
        "f19": "KB-4.3",
        "e16": "KB-4.1",
        "p1": "KB-4.1",
        "c3": "KB-4.4",
        "f7": "KB-13.26",
        "turn:end": "KB-3.8",
        "canoe": "KB-3.8",
    }
    assert {target: rule(match, target) for target in expected} == expected
    assert rule(match, "h2") in ("KB-4.7", "KB-13.5")


# -- undo, positions, views ------------------------------------------------------------------------------------


@pytest.mark.rule("KB-13.49")
def test_before_the_answer_the_settlement_that_called_for_it_can_be_taken_back() -> None:
    match = table(CANOE, HOLDER)
    before = match.state.data()
    play(match, "build p1")
    assert match.undo_barrier(0) is None
    match.undo(0)
    assert match.state.data() == before
    assert player(match) == 0


@pytest.mark.rule("KB-13.49")
@pytest.mark.parametrize("answer", ["build d16", "stop"])
def test_after_the_answer_only_the_answer_can_be_taken_back(answer: str) -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1")
    asked = match.state.data()
    play(match, answer)
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(1)
    assert match.state.data() == asked
    assert player(match) == 1
    play(match, answer, "build o1")
    with pytest.raises(CannotUndo):
        match.undo(1)
    match.undo(0)
    assert player(match) == 0


@pytest.mark.rule("KB-13.49")
def test_a_position_in_the_middle_of_answers_comes_back() -> None:
    match = table(KEEPER, CANOE, SECOND_CANOE, own="e19 o1", tiles=["canoe@d19 new"])
    for action in ("build p1", "build c4", "stop", "stop", "stop", "build q1", "build n1"):
        play(match, action)
        again = bw.from_position(match.position(), seed=1)
        assert again.state.data() == match.state.data(), action
        assert options(again) == options(match)


@pytest.mark.rule("KB-13.49")
def test_everybody_sees_that_a_canoe_is_used() -> None:
    match = table(CANOE, HOLDER)
    play(match, "build p1", "build d16")
    for viewer in (None, 0, 1, 2):
        (tile,) = match.view(viewer)["players"][1]["tiles"]
        assert (tile["location"], tile["state"]) == ("canoe", "used")
    assert tile_states(match)["refuge@p2"] == "new"
