"""Fluent files say the same things in every language: the same keys, the same variables, the same attributes.

Checked are all folders of the package that hold such files: the table's, every game's, and those of other floors.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boardwright
from boardwright.games import games, get_game
from boardwright.words import LANGUAGES
from boardwright.words.words import TABLE
from tests.words.fluent_files import junk, keys, lines, messages, parts

PACKAGE = Path(boardwright.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "en"]

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


def test_the_table_and_every_game_have_a_folder() -> None:
    assert {TABLE, *(get_game(name).messages for name in games())} <= set(FOLDERS)


@every_folder
def test_every_folder_has_all_languages(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@every_folder
@every_language
def test_every_line_is_understood(folder: Path, language: str) -> None:
    assert junk(folder, language) == []


@every_folder
@every_language
def test_no_key_is_there_twice_or_empty(folder: Path, language: str) -> None:
    found = keys(folder, language)
    assert sorted(set(found)) == sorted(found)
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
    loose = [line for line in lines(folder, "fr") if re.search(r"(?<!\u00a0)[:;!?](\s|$)", line)]
    assert loose == []


@every_folder
@every_language
def test_apostrophes_and_spaces_are_tidy(folder: Path, language: str) -> None:
    untidy = [line for line in lines(folder, language) if "'" in line or re.search(r"\S  |\s$", line)]
    assert untidy == []
