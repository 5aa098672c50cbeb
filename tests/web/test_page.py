"""The page's own unit tests. `make lint` looks at types and accessibility warnings of its components."""

from __future__ import annotations

from tools import web


def test_the_unit_tests_pass() -> None:
    web.install()
    web.find_node().script("test")
