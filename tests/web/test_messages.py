"""The page's own texts: every folder says the same in every language, and every text the page asks for is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright import cli
from boardwright.words import LANGUAGES
from tests.words.fluent_files import junk, keys, lines, parts
from tools.web import WEB

SOURCE = WEB / "src"
GAMES = SOURCE / "games"
#: How keys begin that the server sends: why a saved game or a new table cannot be opened.
FROM_SERVER = {"import-", "refused-", "seed-untold", "stand-in-early"}
#: Texts that are there from the start, or with a game; and those of parts that are fetched when they are needed.
FOLDERS = sorted({path.parent for name in ("messages", "words") for path in SOURCE.rglob(f"{name}/*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "en"]
COMPONENTS = [
    path
    for path in SOURCE.rglob("*")
    if path.suffix in (".svelte", ".ts") and not path.name.endswith((".test.ts", ".d.ts"))
]

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)

#: words.t('key') and words.has('key'), also with a choice between keys: words.t(on ? 'key-a' : 'key-b').
ASKED = re.compile(r"words\.(?:t|has)\(\s*((?:[^()'`]|\([^()]*\))*?(?:'[^']*'|`[^`]*`)[^,)]*)")
QUOTED = re.compile(r"'([a-z][\w-]*)'")
MADE = re.compile(r"`([a-z][\w-]*)\$\{")


ALL = {key for folder in FOLDERS for key in parts(folder, "en")}


def test_the_lobby_the_table_and_the_games_have_texts() -> None:
    assert {"lib", "table", "kingdom_builder"} <= {folder.parent.name for folder in FOLDERS}


@every_language
def test_seats_have_the_same_colours_in_the_terminal(language: str) -> None:
    def colours(folder: Path, key: str) -> dict[str, str]:
        text = (folder / "messages" / f"{language}.ftl").read_text("utf-8")
        return dict(re.findall(rf"^{key}-(\w+) = (.+)$", text, re.MULTILINE))

    assert colours(Path(cli.__file__).parent, "seat") == colours(SOURCE / "lib", "colour")


@every_folder
def test_every_folder_has_all_languages(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@every_folder
@every_language
def test_every_line_is_understood(folder: Path, language: str) -> None:
    assert junk(folder, language) == []


@every_folder
@every_language
def test_no_key_is_there_twice(folder: Path, language: str) -> None:
    found = keys(folder, language)
    assert sorted(set(found)) == sorted(found)


def test_no_two_folders_have_the_same_key() -> None:
    """They are loaded together; the second one would be lost."""
    found = [key for folder in FOLDERS for key in parts(folder, "en")]
    assert sorted(set(found)) == sorted(found)


@every_folder
@every_other_language
def test_all_languages_have_the_same_texts_in_the_same_order(folder: Path, language: str) -> None:
    assert list(parts(folder, language)) == list(parts(folder, "en"))


@every_folder
@every_other_language
def test_all_languages_use_the_same_variables(folder: Path, language: str) -> None:
    english = parts(folder, "en")
    assert {key: used for key, used in parts(folder, language).items() if used != english[key]} == {}


@every_folder
def test_french_colons_and_semicolons_stay_with_their_word(folder: Path) -> None:
    words = [re.sub(r"\{[^{}]*\}", "", line) for line in lines(folder, "fr")]
    loose = [line for line in words if re.search(r"(?<!\u00a0)[:;!?](\s|$)|«(?!\u00a0)|(?<!\u00a0)»", line)]
    assert loose == []


@every_folder
@every_language
def test_apostrophes_and_spaces_are_tidy(folder: Path, language: str) -> None:
    assert [line for line in lines(folder, language) if "'" in line or re.search(r"\S  |\s$", line)] == []


def test_every_text_a_component_asks_for_is_there() -> None:
    """A key that is put together must at least have a beginning that exists."""
    for path in COMPONENTS:
        for asked in ASKED.findall(path.read_text(encoding="utf-8")):
            missing = [key for key in QUOTED.findall(asked) if key not in ALL and ("-" in key or asked.startswith("'"))]
            assert missing == [], f"{path.name} asks for {missing}"
            for beginning in MADE.findall(asked):
                assert any(key.startswith(beginning) for key in ALL), f"{path.name} asks for {beginning}..."


def test_no_text_of_the_page_is_left_over() -> None:
    """Every key outside the games is written out or put together somewhere; of some the server gives the beginning."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in COMPONENTS)
    whole = set(re.findall(r"['`]([a-z][\w-]*)['`]", code))
    beginnings = {beginning for beginning in MADE.findall(code) if beginning.endswith("-")} | FROM_SERVER
    shared = [key for folder in FOLDERS if GAMES not in folder.parents for key in parts(folder, "en")]
    unused = [key for key in shared if key not in whole and not any(key.startswith(one) for one in beginnings)]
    assert unused == []
