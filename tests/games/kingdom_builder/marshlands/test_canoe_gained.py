"""KB-13.54: from when on a Canoe tile answers that was gained in another player's turn.

On the quadrant of the catalogue no marsh or water touches a Canoe; here c19, next to that at d19, is marsh.
"""

from __future__ import annotations

import pytest

from boardwright.games.kingdom_builder import board
from boardwright.games.kingdom_builder.catalog import CATALOG
from tests.games.kingdom_builder.marshlands.canoes import CANOE, HOLDER, KEEPER, table
from tests.games.kingdom_builder.marshlands.places import who_answers
from tests.games.kingdom_builder.positions import held, play, player

BOTTOM_LEFT = 2


@pytest.fixture(autouse=True)
def _marsh_beside_a_canoe(monkeypatch: pytest.MonkeyPatch) -> None:
    quadrant = CATALOG.quadrant("canoe")
    marsh = board.CELL_NUMBERS["c19"]
    letters = [
        (cell, "B" if cell == marsh else letter)
        for cell, letter in board.quadrant_letters(quadrant, BOTTOM_LEFT, turned=False)
    ]
    changed = board.Part(letters, ("canoe",))
    monkeypatch.setitem(board._parts, (quadrant, BOTTOM_LEFT, False), changed)


@pytest.mark.rule("KB-13.54")
def test_it_does_not_answer_the_moment_in_which_it_was_gained() -> None:
    # Seat 1 answers on c19 and so takes one of two tiles at d19; the last tile of the Refuge was taken before that.
    match = table(CANOE, HOLDER)
    play(match, "build p1", "build c19")
    assert held(match, 1) == ["canoe@d19 fresh", "canoe@f16 fresh", "canoe_bonus fresh"]
    assert player(match) == 0


@pytest.mark.rule("KB-13.54")
def test_a_last_canoe_tile_does_not_answer_its_own_taking() -> None:
    # Seat 2 has the other tile of d19, so seat 1 takes the last one there.
    holder = {"settlements": "q2 e19", "tiles": ["refuge@p2", "canoe@d19"]}
    match = table(CANOE, holder)
    play(match, "build p1", "build c19")
    assert "canoe@d19 fresh" in held(match, 1)
    # Seat 2 may answer what seat 1 has taken, then what seat 0 has taken.
    assert who_answers(match, ["stop", "stop"]) == [2, 2]
    assert player(match) == 0


@pytest.mark.rule("KB-13.54")
def test_it_answers_the_next_last_tile_in_the_same_turn() -> None:
    # Seat 0 takes the last tile of the Refuge at p2 by a move, then that of the Temple at i8 in the mandatory action.
    match = table(CANOE, KEEPER, own="m8 r1 i10", tiles=["refuge@m9"])
    play(match, "use refuge", "lift r1", "move-to q1", "build c19")
    while player(match) == 1:
        play(match, "stop")
    play(match, "build i9")
    assert "temple@i8 new" in held(match)
    assert player(match) == 1
    play(match, "build d16")
    assert player(match) == 0
