"""Owners' own transcriptions: files of components that take the place of ours, for one process and its workers.

Who owns a game can write down what is printed on it. The environment variable ``BOARDWRIGHT_CATALOG`` names a folder
that holds a folder for each game; it counts when a game is loaded, so it must be set before. What was played with
other values than ours has their fingerprint in its record, so that the two are not mixed up.

Not compiled: it runs once, when a game is loaded.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from boardwright.kernel.errors import BadCatalog
from boardwright.kernel.game import Game
from boardwright.toolkit.catalog import stand_in

C = TypeVar("C", covariant=True)

VARIABLE: Final = "BOARDWRIGHT_CATALOG"
#: Where values come from is not part of them.
NOT_VALUES: Final = ("provenance", "sources")

#: The games loaded so far, each with the folder of an owner's files, if any.
_opened: dict[str, Path | None] = {}


class Load(Protocol[C]):
    """A game's reader of its files; ``own`` is the folder with an owner's, which take the place of ours."""

    def __call__(self, *paths: Path, own: Path | None = None) -> C: ...


def open_catalog(game: str, load: Load[C], *paths: Path) -> tuple[C, str]:
    """A game's catalogue, and its fingerprint where an owner's values differ from ours, else nothing."""
    own = _opened[game] = own_folder(game)
    catalog = load(*paths, own=own)
    if own is None:
        return catalog, ""
    mine = fingerprint(catalog)
    return catalog, mine if mine != fingerprint(load(*paths)) else ""


def use_transcription(folder: Path) -> None:
    """Take games from there: those that this process and its workers load from now on."""
    os.environ[VARIABLE] = str(folder.absolute())
    for game, own in _opened.items():
        if own != own_folder(game):
            raise BadCatalog(f"{game} is loaded already; name the folder with its transcription before")


def own_folder(game: str) -> Path | None:
    """The folder with an owner's files of that game, if there is one."""
    place = os.environ.get(VARIABLE)
    if not place:
        return None
    folder = Path(place)
    if not folder.is_dir():
        raise BadCatalog(f"there is no folder {place!r} with a transcription of games ({VARIABLE})")
    if not any(inner.is_dir() for inner in folder.iterdir()) or any(folder.glob("*.toml")):
        raise BadCatalog(f"{place} must hold a folder for each game, and in it the files, as in {game}/base.toml")
    return folder / game if (folder / game).is_dir() else None


def fingerprint(catalog: Any) -> str:
    """A short digest of all values: the same for the same components, however their files are laid out."""
    text = json.dumps(values_of(catalog), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def values_of(value: Any) -> Any:
    if is_dataclass(value):
        named = [field.name for field in fields(value) if field.name not in NOT_VALUES]
        return {name: values_of(getattr(value, name)) for name in named}
    if isinstance(value, Mapping):
        return {str(key): values_of(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, range)):
        return [values_of(item) for item in value]
    return value


def data_files(game: Game[Any]) -> dict[str, tuple[Path, bool]]:
    """The files that the game is read from, by name, each with whether it is an owner's."""
    own = own_folder(game.id)
    found = sorted((game.messages.parent / "data").glob("*.toml"))
    return {path.stem: (stand_in(path, own) or path, stand_in(path, own) is not None) for path in found}
