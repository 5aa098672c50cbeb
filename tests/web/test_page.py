"""The page's own checks: types and accessibility warnings of all components, and its unit tests."""

from __future__ import annotations

from tools import web


def test_the_components_are_sound() -> None:
    web.install()
    web.find_node().script("check")


def test_the_unit_tests_pass() -> None:
    web.install()
    web.find_node().script("test")
