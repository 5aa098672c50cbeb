"""What a browser must fetch before it can show something stays small, measured on the built page."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from boardwright.games import games
from boardwright.words import LANGUAGES
from tools import web

LOBBY = 120_000
GAME = 60_000

START = "index.html"
TABLE = "src/table/TablePage.svelte"


@cache
def page() -> Path:
    return web.build()


@cache
def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((page() / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return found


def scripts(*entries: str) -> set[str]:
    """The files of these entries and of everything they import at once."""
    found: set[str] = set()
    todo = list(entries)
    while todo:
        chunk = manifest()[todo.pop()]
        if chunk["file"].endswith(".js") and chunk["file"] not in found:
            found.add(chunk["file"])
            todo += chunk.get("imports", [])
    return found


def weight(files: set[str]) -> int:
    """In bytes, as sent with gzip."""
    return sum(len(gzip.compress((page() / file).read_bytes(), 9)) for file in files)


def words(language: str) -> list[str]:
    """What the page says by itself; the texts of a game come with its board."""
    found = [entry for entry in manifest() if entry.endswith(f"/messages/{language}.ftl?raw")]
    return [entry for entry in found if entry not in {words_of(game, language) for game in games()}]


def words_of(game: str, language: str) -> str:
    return f"src/games/{game}/messages/{language}.ftl?raw"


def faces() -> list[str]:
    """What the lobby draws of each game."""
    return [entry for entry in manifest() if entry.startswith("src/games/") and entry.endswith("/lobby/index.ts")]


def lobby(language: str) -> set[str]:
    return scripts(START, *words(language), *faces())


def test_every_game_shows_itself_in_the_lobby() -> None:
    to_come = {draft.stem for draft in (Path(__file__).parents[2] / "docs" / "rules" / "drafts").glob("*.md")}
    assert {Path(face).parts[2] for face in faces()} == set(games()) | to_come


def test_the_lobby_is_small_in_every_language() -> None:
    weights = {language: weight(lobby(language)) for language in LANGUAGES}
    assert max(weights.values()) <= LOBBY, weights


def test_the_table_fits_beside_the_lobby() -> None:
    """The shell is written once for all games, so it counts with the lobby, not with a game."""
    assert weight(lobby("en") | scripts(TABLE)) <= LOBBY


def test_every_game_is_small() -> None:
    had = lobby("en") | scripts(TABLE)
    entries = {game: (f"src/games/{game}/index.ts", words_of(game, "en")) for game in games()}
    weights = {game: weight(scripts(*files) - had) for game, files in entries.items()}
    assert max(weights.values()) <= GAME, weights


def test_nothing_comes_from_elsewhere() -> None:
    """The start page names only files of its own server."""
    html = (page() / "index.html").read_text(encoding="utf-8")
    assert "http" not in html
    assert "<style" not in html
    assert html.count("<script") == html.count('<script type="module" crossorigin src="/assets/')
