"""The terminal knows a match through its sights: no module looks past them at what somebody may not see."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import boardwright.cli

MODULES = sorted(Path(boardwright.cli.__file__).parent.glob("*.py"))
#: What a match also has, and what holds or tells secrets, or is made for nobody in particular.
PAST_THE_DOOR = {
    "decisions", "describe", "determinize", "history", "latest", "offers", "opening_events", "outcome", "points_now",
    "position", "score_sheet", "scores", "state", "steps", "undo_barrier", "undo_steps", "undoable", "view", "why_not",
    "winners",
}  # fmt: skip


def of_match(node: ast.expr) -> bool:
    """Whether an expression is a match: called so, or one of its earlier moments."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("match", "shown", "past")
        case ast.Call(func=ast.Attribute(attr="at")):
            return True
    return False


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_nothing_is_read_off_a_match_but_through_a_sight(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    found = [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in PAST_THE_DOOR and of_match(node.value)
    ]
    assert found == []
