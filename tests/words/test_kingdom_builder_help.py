"""Help for Kingdom Builder: the rules it cites exist, and its numbers are those of the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.games import get_game
from boardwright.games.kingdom_builder.board import PLACES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.messages import Message
from boardwright.testing.ledger import read_rules
from boardwright.words import LANGUAGES, Words

GAME = get_game("kingdom_builder")
LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules" / "kingdom_builder.md")

#: Every key with help, and the rule that must be among those it cites.
RULES = {f"terrain-{terrain.id}": "KB-1.7" if terrain.buildable else "KB-4.3" for terrain in CATALOG.terrains}
RULES |= {f"location-{location.id}": location.rule for location in CATALOG.locations}
RULES |= {f"card-{card.id}": card.rule for card in CATALOG.cards}
RULES |= {f"feature-{CATALOG.castle.id}": CATALOG.castle.rule, "score-castles": CATALOG.castle.rule}
RULES |= {"option-quadrants": "KB-2.2", "option-turned": "KB-2.3", "option-cards": "KB-2.7"}
RULES |= {"option-first_game": "KB-2.10", "option-lords": "KB-2.11", "option-lords-left_out": "KB-2.11"}
RULES |= {"option-lords-literal": "KB-8.15", "option-lords-at_least_one": "KB-8.16"}

#: The numbers each help text must give, in this order; those not named here give none.
NUMBERS = {f"terrain-{terrain.id}": [terrain.cards] for terrain in CATALOG.terrains if terrain.buildable}
NUMBERS |= {f"card-{card.id}": list(card.numbers.values()) for card in CATALOG.cards}
NUMBERS |= {f"feature-{CATALOG.castle.id}": [CATALOG.castle.points], "score-castles": [CATALOG.castle.points]}
NUMBERS |= {"location-tavern": [CATALOG.line], "location-paddock": [CATALOG.jump]}
NUMBERS |= {"option-quadrants": [PLACES], "option-turned": [PLACES], "option-cards": [CATALOG.cards_in_play]}

NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten twelve twice both",
    "fr": "deux trois quatre cinq six sept huit neuf dix douze",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn zwölf zweimal beide",
}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_key = pytest.mark.parametrize("key", [*RULES, "option-expansions"])


def help_text(language: str, key: str) -> str:
    text = Words(language, GAME).help(key)
    assert text is not None, f"{key} has no help in {language}"
    return text


def cited(text: str) -> list[str]:
    """The rules in parentheses at the very end."""
    ending = re.search(r" \((KB-[^()]+)\)$", text)
    return ending[1].split(", ") if ending else []


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", re.sub(r"KB-[\d.]+", "", text))]


def tile_refusal(name: str) -> Message:
    """A cell, here without a number, that does not fit the tile being used."""
    args = {"terrain": Message("terrain-forest"), "location": Message(f"location-{name}")}
    return Message(f"refusal-tile-{name}", {"cell": "f", "origin": "e", "played": Message("terrain-grass"), **args})


@every_language
@pytest.mark.parametrize("key", RULES)
def test_help_ends_with_the_rules_it_comes_from(language: str, key: str) -> None:
    rules = cited(help_text(language, key))
    assert RULES[key] in rules
    assert [rule for rule in rules if rule not in LEDGER] == []


@pytest.mark.parametrize("key", RULES)
def test_all_languages_cite_the_same_rules(key: str) -> None:
    assert len({tuple(cited(help_text(language, key))) for language in LANGUAGES}) == 1


@every_language
def test_no_rule_is_named_outside_the_citation(language: str) -> None:
    for key in RULES:
        assert help_text(language, key).count("KB-") == len(cited(help_text(language, key)))


@every_language
@every_key
def test_numbers_are_those_of_the_catalogue(language: str, key: str) -> None:
    text = help_text(language, key)
    assert numbers(text) == NUMBERS.get(key, [])
    spelled = re.compile(rf"\b({'|'.join(NUMBER_WORDS[language].split())})\b", re.IGNORECASE)
    assert spelled.findall(text) == [], "write numbers in digits, so that this test sees them"


@every_language
def test_the_numbers_of_other_sentences_agree_too(language: str) -> None:
    words = Words(language, GAME)
    assert numbers(words.name("game-intro")) == [CATALOG.mandatory, CATALOG.cards_in_play]
    for name, number in (("tavern", CATALOG.line), ("paddock", CATALOG.jump)):
        assert numbers(words.say(tile_refusal(name), ())) == [number]


@every_language
def test_a_tile_that_names_a_terrain_says_which(language: str) -> None:
    """The refusal uses the terrain's own name, so that tile, card and board are called alike."""
    words = Words(language, GAME)
    naming = [location for location in CATALOG.locations if location.terrain]
    assert naming
    for location in naming:
        assert words.name(f"terrain-{location.terrain}") in words.say(tile_refusal(location.id), ())
