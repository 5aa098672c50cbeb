"""The terminal's own texts: none missing, none left over. That languages agree is checked in tests/words."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from boardwright.cli.texts import FOLDER, Texts, fold
from boardwright.words import LANGUAGES

FOLDERS = [FOLDER, *(path for path in FOLDER.iterdir() if path.is_dir())]
SOURCES = sorted(FOLDER.parent.glob("*.py"))


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", serialize_message(entry)))
    return found


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    built = ("seat-", "tile-", "fact-tile-", "page-", "command-", "argument-", "sign-", "power-", "pays-", "count-")
    for folder in FOLDERS:
        for key in messages(folder / "en.ftl"):
            assert f'"{key}"' in code or f"'{key}'" in code or key.startswith(built), key


def test_every_message_can_be_said() -> None:
    for language in LANGUAGES:
        for folder in FOLDERS:
            texts = Texts(language, None if folder == FOLDER else folder.name)
            for key, variables in messages(folder / "en.ftl").items():
                assert texts(key, **dict.fromkeys(variables, 2)) is not None


def test_words_are_found_however_they_are_typed() -> None:
    assert fold("  Pêcheurs ") == fold("pecheurs") == "pecheurs"
    assert fold("Wüste  ROT") == "wuste rot"
