"""What is true of the keys of every game: all have words, in every language, and components have names and help."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from boardwright.kernel.game import Game
from boardwright.kernel.options import Choice
from boardwright.toolkit.effects.vocabulary import Vocabulary
from boardwright.words import Words
from tests.words.fluent_files import keys, parts


def option_keys(game: Game[Any]) -> set[str]:
    """What a table can choose, and each choice."""
    found = {f"option-{option.name}" for option in game.options}
    for option in game.options:
        if isinstance(option, Choice):
            found |= {f"option-{option.name}-{choice}" for choice in option.among}
    return found


def effect_keys(names: Vocabulary) -> set[str]:
    """What effects speak of."""
    found = {f"measure-{name}" for name in names.measures} | {f"modifier-{name}" for name in names.modifiers}
    return found | {f"good-{name}" for name in names.goods} | {f"deed-{name}" for name in names.deeds}


def check_words_are_needed(game: Game[Any], language: str, needed: Collection[str]) -> None:
    """All that is needed has words, and nothing else has."""
    there = set(keys(game.messages, language))
    within = set().union(*parts(game.messages, language).values())
    needed = {*needed, *game.drawn.values()}
    assert sorted(needed - there) == [], "keys without words"
    assert sorted(there - needed - within) == [], "words that nobody says, and that are no part of others"


def check_names_and_help(game: Game[Any], language: str, among: Collection[str]) -> None:
    words = Words(language, game)
    for key in sorted(among):
        assert words.name(key)
        if not key.startswith("game-"):
            assert words.help(key), f"{key} has no help in {language}"


def check_names_differ(game: Game[Any], language: str, among: Collection[str], kind: str) -> None:
    """Components that lie side by side are not called the same."""
    words = Words(language, game)
    names = [words.name(key) for key in sorted(among) if key.startswith(kind)]
    assert len(names) > 1
    assert sorted(set(names)) == sorted(names)
