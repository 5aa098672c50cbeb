"""The terminal's own texts: none missing, none left over. That languages agree is checked in tests/words."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from boardwright.cli.texts import HOME, Texts, fold
from boardwright.words import LANGUAGES

#: The terminal of all games, and that of each game.
HOMES = [HOME, *sorted(path.parent for path in HOME.glob("games/*/messages"))]


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", serialize_message(entry)))
    return found


def test_every_message_is_used() -> None:
    built = ("seat-", "tile-", "fact-tile-", "page-", "command-", "argument-", "sign-", "power-", "pays-", "count-")
    for home in HOMES:
        code = "\n".join(path.read_text(encoding="utf-8") for path in (*home.glob("*.py"), HOME / "story.py"))
        for key in messages(home / "messages" / "en.ftl"):
            assert f'"{key}"' in code or f"'{key}'" in code or key.startswith(built), key


def test_every_message_can_be_said() -> None:
    for language in LANGUAGES:
        for home in HOMES:
            texts = Texts(language, home)
            for key, variables in messages(home / "messages" / "en.ftl").items():
                assert texts(key, **dict.fromkeys(variables, 2)) is not None


def test_words_are_found_however_they_are_typed() -> None:
    assert fold("  Pêcheurs ") == fold("pecheurs") == "pecheurs"
    assert fold("Wüste  ROT") == "wuste rot"
