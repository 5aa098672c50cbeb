"""The build under test is the one it claims to be: interpreted, compiled, or interpreted games on a compiled kernel."""

from __future__ import annotations

import os

from boardwright.games.kingdom_builder import state
from boardwright.kernel import flow


def test_the_expected_floors_are_compiled() -> None:
    expected = set(filter(None, os.environ.get("BOARDWRIGHT_EXPECT_COMPILED", "").split(",")))
    compiled = {
        floor for floor, module in (("kernel", flow), ("games", state)) if not str(module.__file__).endswith(".py")
    }
    assert compiled == expected
