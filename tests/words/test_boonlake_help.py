"""Help for Boonlake: the rules it cites exist, and its numbers are those of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from boardwright.games import get_game
from boardwright.games.boonlake.catalog import CATALOG, Goal
from boardwright.games.boonlake.vocabulary import RESOURCES
from boardwright.testing.ledger import read_rules
from boardwright.toolkit.effects.values import (
    UNBOUNDED,
    Do,
    Effect,
    Exchange,
    Gain,
    Modify,
    Per,
    Score,
    everything,
)
from boardwright.words import LANGUAGES, Words
from tests.words import help_texts
from tests.words.game_keys import option_keys
from tests.words.help_texts import cited, named, numbers, spelled
from tests.words.test_boonlake_keys import catalogue_keys

GAME = get_game("boonlake")
LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules" / "boonlake.md")
KEYS = sorted(key for key in catalogue_keys() | option_keys(GAME) if not key.startswith("game-"))

every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- the numbers a help text must give, in any order -----------------------------------------------------------


def of_effect(effect: Effect) -> Iterable[int]:
    """Goods, points and changes; what upgrading costs less."""
    for part in everything(effect):
        match part:
            case Gain(goods) | Per(_, goods):
                yield from (count for _, count in goods)
            case Exchange(price):
                yield from (due.amount for due in price)
            case Score():
                yield from [number for step in part.steps for number in step] or [part.each]
            case Modify():
                yield abs(part.by)
                yield from (limit for limit in (part.least, part.most) if abs(limit) < UNBOUNDED)
            case Do():
                told = dict(part.terms)
                yield from (value for name in ("cheaper", "fewer") if isinstance(value := told.get(name), int))


def of_goal(goal: Goal) -> Iterable[int]:
    """The numbers of the four scorings, what is paid, and the project."""
    yield from (*goal.needs, *goal.others)
    if goal.kind == "payment":
        yield from ([1] if goal.good else [])
        yield from (goal.coin, goal.each)
    project = goal.project
    yield from (project.coin, *(getattr(project, kind) for kind in RESOURCES if getattr(project, kind)))
    yield from (project.points, 1)


def of_levers() -> dict[str, Iterable[int]]:
    """The price, then what it does; some spare a resource."""
    return {
        f"lever-{lever.id}": [lever.price, *of_effect(lever.effect), *([1] if lever.joker else [])]
        for lever in CATALOG.levers
    }


def of_regions() -> dict[str, Iterable[int]]:
    """The reward, then the first and the last of its spaces."""
    found: dict[str, Iterable[int]] = {}
    for number, region in enumerate(CATALOG.regions):
        spaces = [int(space.id) for space in CATALOG.spaces if space.region == number]
        found[f"region-{region.id}"] = [*of_effect(region.reward), spaces[0], spaces[-1]]
    return found


NUMBERS: dict[str, Iterable[int]] = {f"card-{card.id}": of_effect(card.effect) for card in CATALOG.cards}
NUMBERS |= {f"goal-{goal.id}": of_goal(goal) for goal in CATALOG.goals}
NUMBERS |= of_levers() | of_regions()
NUMBERS |= {f"track-{name}": [CATALOG.gains.lost_step] for name in ("coin", "card")}
KINDS = [tile.kind for tile in CATALOG.solo_tiles]
NUMBERS |= {
    f"option-sage-{level.id}": [KINDS.count("a") - level.a, KINDS.count("b") - level.b] for level in CATALOG.levels
}
NUMBERS = {key: sorted(found) for key, found in NUMBERS.items()}


def test_numbers_are_counted_as_the_catalogue_has_them() -> None:
    """The rules above, on some components; otherwise the tests below would prove less than they seem to."""
    assert NUMBERS["card-bright_antiquary"] == [1, 1, 2, 2, 3, 3]
    assert NUMBERS["card-evening_treasury"] == [3, 5, 6, 8]
    assert NUMBERS["lever-12"] == [1, 2, 3, 9]
    assert NUMBERS["goal-sc13"] == [1, 1, 1, 2, 2, 3, 4, 4, 5, 7, 12]
    assert NUMBERS["region-new_hope"] == [3, 18, 25]


# -- tests -----------------------------------------------------------------------------------------------------


def help_text(language: str, key: str) -> str:
    return help_texts.help_text(Words(language, GAME), key)


@every_language
def test_help_ends_with_the_rules_it_comes_from(language: str) -> None:
    for key in KEYS:
        rules = cited(help_text(language, key))
        assert rules, key
        assert [rule for rule in rules if rule not in LEDGER] == [], key
        assert named(help_text(language, key)) == rules, f"a rule is named outside the citation: {key}"


def test_levers_cite_the_rule_that_names_them() -> None:
    for lever in CATALOG.levers:
        assert LEDGER[cited(help_text("en", f"lever-{lever.id}"))[0]].startswith(f"Lever {lever.id}:")


def test_all_languages_cite_the_same_rules_and_give_the_same_numbers() -> None:
    for key in KEYS:
        texts = [help_text(language, key) for language in LANGUAGES]
        assert len({tuple(cited(text)) for text in texts}) == 1, key
        assert len({tuple(sorted(numbers(text))) for text in texts}) == 1, key


@every_language
def test_numbers_are_those_of_the_catalogue(language: str) -> None:
    for key in KEYS:
        text = help_text(language, key)
        assert sorted(numbers(text)) == NUMBERS.get(key, sorted(numbers(text))), key
        assert spelled(text, language) == [], f"write numbers in digits, so that this test sees them: {key}"
