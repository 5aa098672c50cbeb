"""A game's components for the page: what its boards draw is what the server plays with, an owner's files included."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any

from boardwright.games import games, get_game
from boardwright.server.refuse import Refuse
from boardwright.toolkit.entry import OWN
from boardwright.toolkit.transcription import data_files


@cache
def module_of(game: str, name: str) -> str:
    """A file of components as a JavaScript module that exports its tables."""
    files = data_files(get_game(game)) if game in games() else {}
    if name not in files:
        raise Refuse("unknown", "there are no such components")
    path, own = files[name]
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    if own:
        for table in tables.values():
            mark_as_own(table)
    return "".join(f"export const {table} = {json.dumps(value)};\n" for table, value in tables.items())


def mark_as_own(table: Any) -> None:
    """Say of each entry that it is the owner's, whatever the file says."""
    for entry in table if isinstance(table, list) else [table]:
        if isinstance(entry, dict):
            entry["provenance"] = OWN
