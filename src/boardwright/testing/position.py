"""The position builder: a readable description becomes a match in that position."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from boardwright.kernel.errors import BadPosition
from boardwright.match import Match, from_position


def position(description: str | Mapping[str, Any], seed: int | None = 0) -> Match:
    """A match in the described position, given as TOML text or as a mapping. See docs/positions.md."""
    if isinstance(description, str):
        try:
            description = tomllib.loads(description)
        except tomllib.TOMLDecodeError as problem:
            raise BadPosition(f"the position is not valid TOML: {problem}") from problem
    return from_position(description, seed)
