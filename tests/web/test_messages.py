"""The page's own texts: every folder says the same in every language, and every text the page asks for is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from boardwright.words import LANGUAGES
from tools.web import WEB

SOURCE = WEB / "src"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("messages/*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "en"]
COMPONENTS = [
    path
    for path in SOURCE.rglob("*")
    if path.suffix in (".svelte", ".ts") and not path.name.endswith((".test.ts", ".d.ts"))
]

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)
every_component = pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: str(path.relative_to(SOURCE)))

#: words.t('key') and words.has('key'), also with a choice between keys: words.t(on ? 'key-a' : 'key-b').
ASKED = re.compile(r"words\.(?:t|has)\(\s*((?:[^()'`]|\([^()]*\))*?(?:'[^']*'|`[^`]*`)[^,)]*)")
QUOTED = re.compile(r"'([a-z][\w-]*)'")
MADE = re.compile(r"`([a-z][\w-]*)\$\{")


class Uses(visitor.Visitor):
    """The variables and other messages that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the library's spelling
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def texts(folder: Path, language: str) -> dict[str, set[str]]:
    """What each text uses, in the order of the file; attributes are texts of their own."""
    found: dict[str, set[str]] = {}
    for entry in entries(folder, language):
        if not isinstance(entry, ast.Message):
            continue
        named = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
        for name, pattern in named:
            uses = Uses()
            if pattern is not None:
                uses.visit(pattern)
            found[name] = uses.found
    return found


def lines(folder: Path, language: str) -> list[str]:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return [line for line in source.splitlines() if not line.startswith("#")]


ALL = {key for folder in FOLDERS for key in texts(folder, "en")}


def test_the_lobby_the_table_and_the_games_have_texts() -> None:
    assert {"lib", "table", "kingdom_builder"} <= {folder.parent.name for folder in FOLDERS}


@every_folder
def test_every_folder_has_all_languages(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@every_folder
@every_language
def test_every_line_is_understood(folder: Path, language: str) -> None:
    assert [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)] == []


@every_folder
@every_language
def test_no_key_is_there_twice(folder: Path, language: str) -> None:
    keys = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ast.Message)]
    assert sorted(set(keys)) == sorted(keys)


def test_no_two_folders_have_the_same_key() -> None:
    """They are loaded together; the second one would be lost."""
    keys = [key for folder in FOLDERS for key in texts(folder, "en")]
    assert sorted(set(keys)) == sorted(keys)


@every_folder
@every_other_language
def test_all_languages_have_the_same_texts_in_the_same_order(folder: Path, language: str) -> None:
    assert list(texts(folder, language)) == list(texts(folder, "en"))


@every_folder
@every_other_language
def test_all_languages_use_the_same_variables(folder: Path, language: str) -> None:
    english = texts(folder, "en")
    assert {key: used for key, used in texts(folder, language).items() if used != english[key]} == {}


@every_folder
def test_french_colons_and_semicolons_stay_with_their_word(folder: Path) -> None:
    words = [re.sub(r"\{[^{}]*\}", "", line) for line in lines(folder, "fr")]
    loose = [line for line in words if re.search(r"(?<!\u00a0)[:;!?](\s|$)|«(?!\u00a0)|(?<!\u00a0)»", line)]
    assert loose == []


@every_folder
@every_language
def test_apostrophes_and_spaces_are_tidy(folder: Path, language: str) -> None:
    assert [line for line in lines(folder, language) if "'" in line or re.search(r"\S  |\s$", line)] == []


@every_component
def test_every_text_a_component_asks_for_is_there(path: Path) -> None:
    """A key that is put together must at least have a beginning that exists."""
    for asked in ASKED.findall(path.read_text(encoding="utf-8")):
        missing = [key for key in QUOTED.findall(asked) if key not in ALL and ("-" in key or asked.startswith("'"))]
        assert missing == [], f"{path.name} asks for {missing}"
        for beginning in MADE.findall(asked):
            assert any(key.startswith(beginning) for key in ALL), f"{path.name} asks for {beginning}..."


def test_no_text_of_the_lobby_is_left_over() -> None:
    """Every key of the shared file is written out or put together somewhere."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in COMPONENTS)
    whole = set(re.findall(r"['`]([a-z][\w-]*)['`]", code))
    beginnings = {beginning for beginning in MADE.findall(code) if beginning.endswith("-")}
    shared = texts(SOURCE / "lib" / "messages", "en")
    unused = [key for key in shared if key not in whole and not any(key.startswith(one) for one in beginnings)]
    assert unused == []
