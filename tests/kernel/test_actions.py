"""An action space: numbers, notations and targets, and what every table must know of verbs and names."""

from __future__ import annotations

from boardwright.kernel.actions import ActionSpace, numbers, ways
from boardwright.kernel.roles import Role, Sort

SPACE = ActionSpace()
PASS = SPACE.add("pass", target="turn:pass", role=Role.PASSES)
SEND = SPACE.add("send", numbers("number", range(3)))
LAY = SPACE.add("lay", ("tile", ["inn", "mill"]), ways("direction", ["n", "s"]), numbers("turns", range(6)))


def test_numbers_and_ways_are_named_but_nothing_to_point_at() -> None:
    action = SPACE.parse("lay mill s 4")
    assert SPACE.targets(action) == ("tile:mill", "direction:s", "turns:4")
    assert SPACE.components(action) == ("tile:mill",)
    assert (SPACE.number(action), SPACE.named(action, Sort.WAY)) == (4, "s")


def test_a_verb_without_them_has_none() -> None:
    assert SPACE.components(PASS) == SPACE.targets(PASS) == ("turn:pass",)
    assert (SPACE.number(PASS), SPACE.named(PASS, Sort.WAY)) == (None, None)
    assert SPACE.components(SEND + 2) == ()


def test_sorts_change_no_number_and_no_notation() -> None:
    assert (SEND, LAY, SPACE.size) == (1, 4, 28)
    assert [SPACE.notation(action) for action in (PASS, SEND, LAY, LAY + 23)] == [
        "pass",
        "send 0",
        "lay inn n 0",
        "lay mill s 5",
    ]
    assert SPACE.forms() == ["pass", "send <number>", "lay <tile> <direction> <turns>"]


def test_the_role_belongs_to_the_verb() -> None:
    assert [SPACE.role(action) for action in (PASS, SEND, LAY)] == [Role.PASSES, None, None]


def test_the_verb_that_ends_a_turn_is_found_where_there_is_one() -> None:
    assert SPACE.ending() is None
    other = ActionSpace()
    other.add("build", ("cell", ["a1"]))
    other.add("end-turn", role=Role.ENDS_TURN)
    assert other.ending() == "end-turn"
