"""Everything that Kingdom Builder's code, its catalogue and its options can name has words, and nothing else has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import boardwright
from boardwright.games import get_game
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.options import Choice
from boardwright.words import LANGUAGES, Words
from boardwright.words.words import TABLE

PACKAGE = Path(boardwright.__file__).parent
GAME = get_game("kingdom_builder")

#: What stands in the gap of a key such as f"location-{...}".
GAPS = {
    "terrain-*": [terrain.id for terrain in CATALOG.terrains],
    "location-*": [location.id for location in CATALOG.locations],
    "refusal-tile-*": [location.id for location in CATALOG.locations],
    "card-*": [card.id for card in CATALOG.cards],
}


def texts(node: ast.expr, scope: ast.AST) -> set[str]:
    """Every text that an expression can be; a gap in a formatted text is a star."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.JoinedStr(values=pieces):
            return {"".join(str(piece.value) if isinstance(piece, ast.Constant) else "*" for piece in pieces)}
        case ast.IfExp(body=one, orelse=other):
            return texts(one, scope) | texts(other, scope)
        case ast.Call(func=ast.Attribute(value=ast.Dict(values=values), attr="get"), args=[_, default]):
            return set().union(*(texts(value, scope) for value in [*values, default]))
        case ast.Name(id=name):
            found = [
                texts(item.value, scope)
                for item in ast.walk(scope)
                if isinstance(item, ast.Assign)
                and any(isinstance(to, ast.Name) and to.id == name for to in item.targets)
            ]
            if found:
                return set().union(*found)
    raise AssertionError(f"line {node.lineno}: cannot tell which words {ast.unparse(node)!r} asks for")


def said_in(path: Path) -> Iterator[str]:
    """The keys of all messages and events that a module makes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Message", "Event"):
                prefix = "event-" if node.func.id == "Event" else ""
                yield from (prefix + text for text in texts(node.args[0], scope))


def said_under(folder: Path) -> set[str]:
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for key in said_in(path):
            found |= {key.replace("*", gap) for gap in GAPS[key]} if "*" in key else {key}
    return found


def catalogue_keys() -> set[str]:
    keys = {"game-title", "game-intro", f"feature-{CATALOG.castle.id}"}
    keys |= {f"terrain-{terrain.id}" for terrain in CATALOG.terrains}
    keys |= {f"location-{location.id}" for location in CATALOG.locations}
    keys |= {f"location-{quadrant.location}" for quadrant in CATALOG.quadrants}
    return keys | {f"card-{card.id}" for card in CATALOG.cards}


def option_keys() -> set[str]:
    keys = {f"option-{option.name}" for option in GAME.options}
    for option in GAME.options:
        if isinstance(option, Choice):
            keys |= {f"option-{option.name}-{choice}" for choice in option.among}
    return keys


def written(folder: Path, language: str) -> set[str]:
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


SAID = said_under(PACKAGE / "games" / "kingdom_builder")
NEEDED = SAID | catalogue_keys() | option_keys()


def test_the_scan_finds_every_way_a_key_is_written() -> None:
    """A plain text, a choice of two, a table with a default, a variable, and a formatted text."""
    expected = {"refusal-no-tile", "prompt-place", "prompt-lift", "action-lift", "action-move-to", "refusal-castle"}
    assert expected | {"event-replaced", "event-replaced-used", "refusal-tile-farm", "card-lords"} <= SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_game_can_say_has_words_and_nothing_else_has(language: str) -> None:
    there = written(GAME.messages, language)
    assert sorted(NEEDED - there) == [], "keys without words"
    assert sorted(there - NEEDED) == [], "words that nobody says"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_match_can_say_has_words_and_nothing_else_has(language: str) -> None:
    assert written(TABLE, language) == said_under(PACKAGE / "match") | {"seat"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_and_options_have_a_name_and_help(language: str) -> None:
    words = Words(language, GAME)
    for key in sorted(catalogue_keys() | option_keys() | {"score-castles"}):
        assert words.name(key)
        if not key.startswith("game-"):
            assert words.help(key), f"{key} has no help in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["terrain-", "location-", "card-"])
def test_names_of_a_kind_differ(language: str, kind: str) -> None:
    words = Words(language, GAME)
    names = [words.name(key) for key in sorted(catalogue_keys()) if key.startswith(kind)]
    assert sorted(set(names)) == sorted(names)
