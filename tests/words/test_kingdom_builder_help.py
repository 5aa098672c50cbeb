"""Help for Kingdom Builder: the rules it cites exist, and its numbers are those of the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.games import get_game
from boardwright.games.kingdom_builder.board import PLACES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.features.capitols import CAPITOLS
from boardwright.games.kingdom_builder.tasks.advance import LEAST
from boardwright.games.kingdom_builder.tasks.road import LENGTH
from boardwright.kernel.messages import Message
from boardwright.testing.ledger import read_rules
from boardwright.words import LANGUAGES, Words
from tests.words import help_texts
from tests.words.help_texts import cited, named, numbers, spelled

GAME = get_game("kingdom_builder")
LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules" / "kingdom_builder.md")

CASTLE, PALACE = CATALOG.feature("castle"), CATALOG.feature("palace")
#: How many own settlements the Village asks for.
VILLAGE = 3

#: Every key with help, and the rule that must be among those it cites.
RULES = {f"terrain-{terrain.id}": "KB-1.7" if terrain.buildable else "KB-4.3" for terrain in CATALOG.terrains}
RULES |= {f"terrain-card-{card.id}": "KB-13.1" for card in CATALOG.terrain_cards if len(card.terrains) > 1}
RULES |= {f"{extra.group}-{extra.id}": extra.rule for extra in CATALOG.extras}
RULES |= {f"card-{card.id}": card.rule for card in CATALOG.cards}
RULES |= {f"task-{task.id}": task.rule for task in CATALOG.tasks}
RULES |= {f"feature-{feature.id}": feature.rule for feature in CATALOG.features}
RULES |= {"feature-capitol": "KB-15.1", "feature-cave": "KB-15.2", "feature-island": "KB-15.3"}
RULES |= {"piece-warrior": "KB-12.33", "piece-ship": "KB-12.17", "piece-wagon": "KB-12.17", "piece-hall": "KB-12.17"}
RULES |= {"piece-wall": "KB-11.23", "piece-scout": "KB-14.47", "piece-marker": "KB-14.15"}
RULES |= {"piece-settlement-tile": "KB-14.7"}
RULES |= {"score-castles": CASTLE.rule, "score-palaces": PALACE.rule, "score-capitols": "KB-15.1"}
RULES |= {"score-treasure": "KB-11.10"}
RULES |= {"option-quadrants": "KB-2.2", "option-turned": "KB-2.3", "option-cards": "KB-2.7"}
RULES |= {"option-first_game": "KB-2.10", "option-lords": "KB-2.11", "option-lords-left_out": "KB-2.11"}
RULES |= {"option-lords-literal": "KB-8.15", "option-lords-at_least_one": "KB-8.16"}
RULES |= {"option-expansions": "KB-16.1", "option-tasks": "KB-16.6", "option-island": "KB-16.8"}
RULES |= {"option-expansions-nomads": "KB-11.1", "option-expansions-crossroads": "KB-12.15"}
RULES |= {"option-expansions-marshlands": "KB-13.1", "option-expansions-harvest": "KB-14.1"}
RULES |= {"option-expansions-capitol": "KB-15.1", "option-expansions-caves": "KB-15.2"}
RULES |= {"option-expansions-island": "KB-15.3"}
RULES |= {"option-island-rope_bridge": "KB-15.4", "option-island-tree_house": "KB-15.5"}
RULES |= {"option-sword": "KB-16.9", "option-sword-loses_tile": "KB-11.60", "option-sword-keeps_tile": "KB-11.61"}
RULES |= {"option-equal_cards": "KB-16.10", "option-equal_cards-ordinary": "KB-12.47"}
RULES |= {"option-equal_cards-any_terrain": "KB-12.48", "option-pieces": "KB-16.11"}
RULES |= {"option-pieces-own_ability": "KB-12.22", "option-pieces-like_settlements": "KB-12.23"}
RULES |= {"option-corners": "KB-16.12", "option-corners-one_edge": "KB-12.65", "option-corners-both_edges": "KB-12.66"}
RULES |= {"option-only_way_back": "KB-16.16", "option-only_way_back-free": "KB-4.12"}
RULES |= {"option-only_way_back-back": "KB-4.17"}
#: Quadrants with two locations, which have the help of both.
PAIRS = {f"option-quadrants-{land.id}": land.locations for land in CATALOG.quadrants if len(land.locations) > 1}

#: The numbers each help text must give, in this order; those not named here give none.
NUMBERS = {f"terrain-{terrain.id}": [terrain.cards] for terrain in CATALOG.terrains if terrain.cards}
NUMBERS |= {"terrain-marsh": [sum("marsh" in card.id for card in CATALOG.terrain_cards), CATALOG.numbers["marsh"]]}
NUMBERS |= {key: [CATALOG.numbers["marsh"], CATALOG.mandatory] for key in RULES if key.startswith("terrain-card-")}
NUMBERS |= {f"card-{card.id}": list(card.numbers.values()) for card in CATALOG.cards}
NUMBERS |= {f"task-{task.id}": [task.number("points")] for task in CATALOG.tasks}
NUMBERS |= {"task-road": [7, LENGTH], "task-advance": [9, LEAST]}
NUMBERS |= {"feature-castle": [CASTLE.points], "score-castles": [CASTLE.points]}
NUMBERS |= {"feature-palace": [PALACE.points], "score-palaces": [PALACE.points]}
NUMBERS |= {"feature-silo": [CATALOG.numbers["silo"]]}
NUMBERS |= {f"{kind}-capitol{end}": [CAPITOLS.each, CATALOG.numbers["capitol_reach"]]
            for kind, end in (("feature", ""), ("score", "s"))}  # fmt: skip
NUMBERS |= {"score-treasure": [CATALOG.numbers["treasure"]], "nomad-treasure": [CATALOG.numbers["treasure"]]}
NUMBERS |= {"location-tavern": [CATALOG.line], "location-paddock": [CATALOG.jump], "location-village": [VILLAGE]}
NUMBERS |= {"location-quarry": [CATALOG.numbers["walls_a_use"]], "location-lighthouse": [CATALOG.numbers["voyage"]]}
NUMBERS |= {"location-wagon": [CATALOG.numbers["drive"]], "location-cabin": [CATALOG.numbers["scouts"]]}
NUMBERS |= {key: [CATALOG.numbers["donation"]] for key in RULES if key.startswith("nomad-donation")}
NUMBERS |= {"nomad-resettlement": [CATALOG.numbers["resettlement"]]}
NUMBERS |= {"option-quadrants": [PLACES], "option-turned": [PLACES], "option-cards": [CATALOG.cards_in_play]}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def help_text(language: str, key: str) -> str:
    return help_texts.help_text(Words(language, GAME), key)


def tile_refusal(name: str) -> Message:
    """A cell, here without a number, that does not fit the tile being used."""
    group = CATALOG.extras[CATALOG.extra(name)].group
    args = {"terrain": Message("terrain-forest"), "location": Message(f"{group}-{name}")}
    return Message(f"refusal-tile-{name}", {"cell": "f", "origin": "e", "played": Message("terrain-grass"), **args})


@every_language
def test_help_ends_with_the_rules_it_comes_from(language: str) -> None:
    for key, rule in RULES.items():
        rules = cited(help_text(language, key))
        assert rule in rules, key
        assert [rule for rule in rules if rule not in LEDGER] == [], key


def test_all_languages_cite_the_same_rules() -> None:
    for key in RULES:
        assert len({tuple(cited(help_text(language, key))) for language in LANGUAGES}) == 1, key


@every_language
def test_a_quadrant_with_two_locations_has_the_help_of_both(language: str) -> None:
    words = Words(language, GAME)
    for key, locations in PAIRS.items():
        both = [help_text(language, f"location-{location}") for location in locations]
        assert help_text(language, key) == " ".join(both), key
        assert all(words.name(f"location-{location}") in words.name(key) for location in locations), key


@every_language
def test_no_rule_is_named_outside_the_citation(language: str) -> None:
    for key in RULES:
        assert named(help_text(language, key)) == cited(help_text(language, key))


@every_language
def test_numbers_are_those_of_the_catalogue(language: str) -> None:
    for key in RULES:
        text = help_text(language, key)
        assert numbers(text) == NUMBERS.get(key, []), key
        assert spelled(text, language) == [], f"write numbers in digits, so that this test sees them: {key}"


@every_language
def test_the_numbers_of_other_sentences_agree_too(language: str) -> None:
    words = Words(language, GAME)
    assert numbers(words.name("game-intro")) == [CATALOG.mandatory, CATALOG.cards_in_play]
    for name, number in (("tavern", CATALOG.line), ("paddock", CATALOG.jump), ("village", VILLAGE)):
        assert numbers(words.say(tile_refusal(name), ())) == [number]


@every_language
def test_a_tile_that_names_a_terrain_says_which(language: str) -> None:
    """The refusal uses the terrain's own name, so that tile, card and board are called alike."""
    words = Words(language, GAME)
    naming = [extra for extra in CATALOG.extras if extra.terrain]
    assert {extra.group for extra in naming} == {"location", "nomad"}
    for extra in naming:
        assert words.name(f"terrain-{extra.terrain}") in words.say(tile_refusal(extra.id), ())
