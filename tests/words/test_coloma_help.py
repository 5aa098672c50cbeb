"""Help for Coloma: the rules it cites exist, and its numbers are those of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from boardwright.games import get_game
from boardwright.games.coloma.catalog import BARKER, CATALOG, Board, Building, Space
from boardwright.games.coloma.vocabulary import BURIAL, STOPOVER, USED_BARREL
from boardwright.testing.ledger import read_rules
from boardwright.toolkit.effects.values import UNBOUNDED, Do, Effect, Exchange, Gain, Modify, Score, everything
from boardwright.words import LANGUAGES, Words
from tests.words import help_texts
from tests.words.game_keys import option_keys
from tests.words.help_texts import cited, named, numbers, spelled
from tests.words.test_coloma_keys import catalogue_keys

GAME = get_game("coloma")
LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules" / "coloma.md")
KEYS = sorted(key for key in catalogue_keys() | option_keys(GAME) if not key.startswith("game-"))
#: Terms of deeds and changes that are told.
TOLD = ("bonus", "discount.coin")

every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- the numbers a help text must give, in any order -----------------------------------------------------------


def of_effect(effect: Effect) -> Iterable[int]:
    """Goods, points and changes. Of a barrel or a dude who is buried it says "a", and deeds are told as they are."""
    for part in everything(effect):
        match part:
            case Gain(goods):
                yield from (count for _, count in goods)
            case Exchange(price):
                yield from (due.amount for due in price if due.rates[0].kind not in (USED_BARREL, BURIAL))
            case Score():
                yield from (part.each, part.most)
            case Modify() if part.modifier != STOPOVER:
                yield abs(part.by)
                yield from (limit for limit in (part.least, part.most) if abs(limit) < UNBOUNDED)
            case Do():
                yield from (value for name, value in part.terms if name in TOLD and isinstance(value, int))


def of_card(card: Building) -> Iterable[int]:
    yield from () if card.site == BARKER else (card.site + 1,)
    yield from of_effect(card.effect)


def of_space(space: Space) -> Iterable[int]:
    for effect in (space.benefit, space.left, space.right):
        yield from of_effect(effect)


def of_board(board: Board) -> Iterable[int]:
    for canyon in board.canyons:
        yield canyon.points
        yield from of_effect(canyon.reward)


NUMBERS: dict[str, Iterable[int]] = {f"card-{card.id}": of_card(card) for card in CATALOG.buildings}
NUMBERS |= {f"barrel-{barrel.id}": of_effect(barrel.effect) for barrel in CATALOG.barrels}
NUMBERS |= {f"bridge-{bridge.id}": of_effect(bridge.effect) for bridge in CATALOG.bridges}
NUMBERS |= {f"space-{space.id}": of_space(space) for space in CATALOG.spaces if space.kind != "horseshoe"}
NUMBERS |= {f"mill-{line.id}": of_effect(line.effect) for line in CATALOG.mill}
NUMBERS |= {f"board-{board.id}": of_board(board) for board in CATALOG.boards}
NUMBERS |= {f"hotel-{hotel.id}": (hotel.points, hotel.guests, hotel.guest_points) for hotel in CATALOG.hotels}
NUMBERS |= {"ware-tent": (CATALOG.tent_price, CATALOG.tents), "ware-horse": (CATALOG.horse_price, CATALOG.horses)}
NUMBERS |= {
    "line-hotels": (CATALOG.hotels[0].points,),
    "line-regions": (1, len(CATALOG.regions), *CATALOG.tent_points[1:]),
    "line-graves": (*CATALOG.stones, CATALOG.stone_beyond),
    "line-rivers": (CATALOG.shade.river,),
    "line-barrels": (CATALOG.shade.barrel,),
    "line-horses": (CATALOG.shade.horse,),
    "line-gold": (CATALOG.shade.gold,),
    "line-level": (abs(CATALOG.shade.easy), CATALOG.shade.normal, CATALOG.shade.hard),
    "option-shade-easy": (abs(CATALOG.shade.easy),),
    "option-shade-hard": (CATALOG.shade.hard,),
}
NUMBERS = {key: sorted(found) for key, found in NUMBERS.items()}


def test_numbers_are_counted_as_the_catalogue_has_them() -> None:
    """The rules above, on some components; otherwise the tests below would prove less than they seem to."""
    assert NUMBERS["card-undertaker"] == [1, 1, 5]
    assert NUMBERS["card-general_store"] == [1, 1]
    assert NUMBERS["barrel-nails"] == [2]
    assert NUMBERS["bridge-town"] == [2, 14]
    assert NUMBERS["board-a"] == [1, 1, 1, 2, 3, 4, 5, 6]


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


@pytest.mark.parametrize("kind", ["card", "barrel", "bridge", "speciality"])
def test_components_cite_the_rule_that_names_them(kind: str) -> None:
    for key in KEYS:
        if key.startswith(f"{kind}-"):
            text = LEDGER[cited(help_text("en", key))[0]].lower().replace("'", "’")
            assert text.startswith(Words("en", GAME).name(key).lower()), key


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
