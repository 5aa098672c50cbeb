"""Fluent files say the same things in every language: the same keys, the same variables, the same attributes.

Checked are all folders of the package that hold such files: the table's, every game's, and those of other floors.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import boardwright
from boardwright.games import games, get_game
from boardwright.words import LANGUAGES
from boardwright.words.words import TABLE

PACKAGE = Path(boardwright.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "en"]

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


class Uses(visitor.Visitor):
    """The variables and other messages that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the library's spelling
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def uses(pattern: ast.Pattern | None) -> set[str]:
    found = Uses()
    if pattern is not None:
        found.visit(pattern)
    return found.found


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(source).body


def messages(folder: Path, language: str) -> list[ast.Message]:
    return [entry for entry in entries(folder, language) if isinstance(entry, ast.Message)]


def parts(folder: Path, language: str) -> dict[str, set[str]]:
    """What each text uses; an attribute is a text of its own, such as ``card-lords.help``."""
    found: dict[str, set[str]] = {}
    for message in messages(folder, language):
        found[message.id.name] = uses(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = uses(attribute.value)
    return found


def test_the_table_and_every_game_have_a_folder() -> None:
    assert {TABLE, *(get_game(name).messages for name in games())} <= set(FOLDERS)


@every_folder
def test_every_folder_has_all_languages(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@every_folder
@every_language
def test_every_line_is_understood(folder: Path, language: str) -> None:
    junk = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    assert junk == []


@every_folder
@every_language
def test_no_key_is_there_twice_or_empty(folder: Path, language: str) -> None:
    keys = [message.id.name for message in messages(folder, language)]
    assert sorted(set(keys)) == sorted(keys)
    assert [message.id.name for message in messages(folder, language) if message.value is None] == []


@every_folder
def test_the_words_of_the_table_are_said_only_once(folder: Path) -> None:
    """They are loaded together with each other folder, and would hide its words."""
    assert folder == TABLE or not set(parts(TABLE, "en")) & set(parts(folder, "en"))


@every_folder
@every_other_language
def test_all_languages_have_the_same_texts_in_the_same_order(folder: Path, language: str) -> None:
    assert list(parts(folder, language)) == list(parts(folder, "en"))


@every_folder
@every_other_language
def test_all_languages_use_the_same_variables(folder: Path, language: str) -> None:
    english = parts(folder, "en")
    differing = {key: (found, english[key]) for key, found in parts(folder, language).items() if found != english[key]}
    assert differing == {}


@every_folder
def test_french_colons_and_semicolons_stay_with_their_word(folder: Path) -> None:
    """French puts a space before them, which must not become a line break."""
    lines = (folder / "fr.ftl").read_text(encoding="utf-8").splitlines()
    loose = [line for line in lines if not line.startswith("#") and re.search(r"(?<!\u00a0)[:;!?](\s|$)", line)]
    assert loose == []


@every_folder
@every_language
def test_apostrophes_and_spaces_are_tidy(folder: Path, language: str) -> None:
    lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    texts = [line for line in lines if not line.startswith("#")]
    untidy = [line for line in texts if "'" in line or re.search(r"\S  |\s$", line)]
    assert untidy == []
