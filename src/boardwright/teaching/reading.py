"""What introductions and handbooks are read with: TOML in a folder of the game, and complaints that say where."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boardwright.games import get_game
from boardwright.kernel.errors import BadCatalog


def folder_of(game: str, name: str) -> Path:
    """Where that game has it; the folder need not be there."""
    return get_game(game).messages.parent / name


def read(path: Path) -> dict[str, Any]:
    """A TOML file; a position may be JSON, as a match writes it."""
    try:
        text = path.read_text(encoding="utf-8")
        found: dict[str, Any] = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
        return found
    except (OSError, ValueError) as problem:
        raise BadCatalog(f"{path.name}: {problem}") from problem


class Table:
    """One table of a file. What it has beyond what is asked for is an error, and so is what it lacks."""

    def __init__(self, entries: Mapping[str, Any], where: str) -> None:
        self.entries = dict(entries)
        self.where = where

    def text(self, key: str, usual: str | None = None) -> str:
        return str(self.take(key, str, usual))

    def number(self, key: str, usual: int | None = None) -> int:
        return int(self.take(key, int, usual))

    def texts(self, key: str) -> tuple[str, ...]:
        found = self.take(key, list, [])
        if not all(isinstance(item, str) for item in found):
            raise BadCatalog(f"{self.where}: {key} is a list of texts")
        return tuple(found)

    def table(self, key: str) -> dict[str, Any]:
        return dict(self.take(key, dict, {}))

    def tables(self, key: str) -> list[Table]:
        found = self.take(key, list, [])
        return [Table(entries, f"{self.where}, {key} {number}") for number, entries in enumerate(found, 1)]

    def take(self, key: str, kind: type, usual: Any) -> Any:
        found = self.entries.pop(key, usual)
        if found is None:
            raise BadCatalog(f"{self.where}: {key} is missing")
        if not isinstance(found, kind):
            raise BadCatalog(f"{self.where}: {key} is {found!r}, which is no {kind.__name__}")
        return found

    def done(self) -> None:
        if self.entries:
            raise BadCatalog(f"{self.where}: nobody reads {', '.join(self.entries)}")
