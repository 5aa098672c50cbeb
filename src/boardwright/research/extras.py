"""What is not installed with Boardwright itself comes with an extra; whoever misses one is told which."""

from __future__ import annotations

from boardwright.kernel.errors import BoardwrightError


class MissingExtra(BoardwrightError, ImportError):
    """A library that comes with an extra is not installed."""


def missing(library: str, extra: str) -> MissingExtra:
    """The error to raise instead of a bare `ImportError`."""
    return MissingExtra(f"{library} is not installed; this brings it: pip install 'boardwright[{extra}]'")
