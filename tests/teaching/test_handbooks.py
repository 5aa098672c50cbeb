"""Every handbook explains every rule of the ledger, names only what there is, and has words for everything."""

from __future__ import annotations

import re

import pytest

from boardwright.games import games, get_game
from boardwright.teaching import Handbook, handbook
from boardwright.teaching.handbook import FOLDER
from boardwright.teaching.reading import folder_of
from boardwright.testing.ledger import read_rules
from boardwright.words import LANGUAGES, Words
from tests.words.fluent_files import keys, parts
from tools.web import WEB

PAGES = WEB / "src" / "games"
RULES = {page.stem: read_rules(page) for page in (WEB.parent / "docs" / "rules").glob("*.md")}

every_handbook = pytest.mark.parametrize("game", [name for name in games() if handbook(name)])


def book_of(game: str) -> Handbook:
    found = handbook(game)
    assert found is not None
    return found


def test_every_game_has_one() -> None:
    assert [name for name in games() if handbook(name) is None] == []


@every_handbook
def test_every_rule_of_the_ledger_is_explained(game: str) -> None:
    assert [rule for rule in RULES[game] if book_of(game).explains(rule) is None] == []


@every_handbook
def test_it_names_rules_that_exist_and_each_only_once(game: str) -> None:
    named = [rule for section in book_of(game).sections for part in section.parts for rule in part.rules]
    there = set(RULES[game]) | {rule.partition(".")[0] for rule in RULES[game]}
    assert sorted(set(named) - there) == []
    assert sorted(set(named)) == sorted(named)


@every_handbook
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_words_and_no_others(game: str, language: str) -> None:
    needed = []
    for section in book_of(game).sections:
        needed += [f"rules-{section.id}", *(f"rules-{section.id}-{part.id}" for part in section.parts)]
    assert keys(folder_of(game, FOLDER), language) == needed, "headings and parts in the order of the page"


@every_handbook
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_game_that_are_used_exist(game: str, language: str) -> None:
    used = set().union(*parts(folder_of(game, FOLDER), language).values())
    assert used <= set(keys(get_game(game).messages, language))


@every_handbook
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_a_name_and_help(game: str, language: str) -> None:
    words = Words(language, get_game(game))
    for section in book_of(game).sections:
        for key in (key for part in section.parts for key in part.things):
            assert words.name(key)
            assert words.help(key), key


@every_handbook
def test_symbols_and_pictures_are_drawn(game: str) -> None:
    sheet = (PAGES / game / "symbols.svg").read_text(encoding="utf-8")
    drawn = "\n".join(path.read_text(encoding="utf-8") for path in (PAGES / game / "learn").iterdir())
    shown = [part for section in book_of(game).sections for part in section.parts]
    pictures = {part.picture for part in shown if part.picture}
    assert [symbol for part in shown for symbol in part.symbols if f'id="{symbol}"' not in sheet] == []
    assert len(pictures) >= 4, "people would rather look"
    assert [name for name in pictures if not re.search(rf"^\s*'?{name}'?: ", drawn, re.MULTILINE)] == []
