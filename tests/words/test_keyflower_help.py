"""Help for Keyflower: the rules it cites exist, and its numbers and pieces are those of the catalogue."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from boardwright.games import get_game
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SEASONS, SKILLS, Cost, Side, Tile
from boardwright.testing.ledger import read_rules
from boardwright.words import LANGUAGES, Words
from tests.words import help_texts
from tests.words.help_texts import cited, named, numbers, spelled

GAME = get_game("keyflower")
LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules" / "keyflower.md")
TILES = {f"tile-{tile.id}": tile for tile in CATALOG.tiles}
SUMMER_BOATS = [tile for tile in CATALOG.tiles if tile.kind == "summer_boat"]
#: The sides of summer boats, by the key of their power.
POWERS = {f"power-{side.power}": side for boat in SUMMER_BOATS for side in (boat.front, boat.back) if side is not None}

#: Every key with help, and the rules that must be among those it cites.
RULES = {key: [tile.rule] for key, tile in TILES.items()}
RULES |= {
    f"tile-{boat.id}": [boat.rule, *(side.rule for side in (boat.front, boat.back) if side)] for boat in SUMMER_BOATS
}
RULES |= {key: [side.rule] for key, side in POWERS.items()}
RULES |= {f"worker-{colour}": ["KF-1.2"] for colour in COLOURS} | {"worker-purple": ["KF-1.5", "KF-13.18"]}
RULES |= {f"resource-{kind}": ["KF-1.3"] for kind in RESOURCES} | {f"skill-{kind}": ["KF-1.4"] for kind in SKILLS}
RULES |= {"season-spring": ["KF-2.12"], "season-summer": ["KF-3.16"], "season-autumn": ["KF-3.15"]}
RULES |= {"season-winter": ["KF-12.13", "KF-5.3"]}
RULES |= {"score-village": ["KF-13.10"], "score-turn-order": ["KF-10.7"], "score-gold": ["KF-13.11"]}
for place, name in enumerate(("counter_bid", "counter_against", "wild_points", "storage"), 3):
    RULES |= {key: [f"KF-15.{place}"] for key in [f"option-{name}"]}
RULES |= {f"option-counter_bid-{value}": ["KF-15.3", "KF-11.26"] for value in ("village", "everywhere")}
RULES |= {f"option-counter_against-{value}": ["KF-15.4", "KF-11.27"] for value in ("bids", "workers")}
RULES |= {f"option-wild_points-{value}": ["KF-15.5", "KF-11.21"] for value in ("gold", "all_kinds")}
RULES |= {f"option-storage-{value}": ["KF-15.6", "KF-13.17"] for value in ("kept", "free")}

every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- the numbers a help text must give, in this order ----------------------------------------------------------


def of_tile(tile: Tile) -> list[int]:
    if tile.kind == "summer_boat":
        assert tile.back is not None
        return of_power(tile.front)[:1] + of_power(tile.back)[:1]
    if tile.boat is not None:
        return of_cargo(tile) + of_points(tile)
    if tile.sides:
        return [tile.number, *of_points(tile)]
    if tile.cost is None or tile.back is None:
        return of_points(tile)
    front, back = of_side(tile.front), of_side(tile.back)
    if tile.storage is not None:
        front, back = [tile.storage.points[0]], [tile.storage.points[1]]
    return [*front, *of_cost(tile.cost), *back]


def of_side(side: Side) -> list[int]:
    """What is taken, what is given, then the points."""
    paid = [1] if side.pay_worker or side.pay_skill else []
    given = [*side.resources, side.workers, side.green, side.skills, side.transport, side.upgrades, side.points]
    return paid + [number for number in given if number]


def of_cost(cost: Cost) -> list[int]:
    return [number for number in (*cost.resources, cost.any, *cost.skills, cost.any_skill) if number]


def of_cargo(tile: Tile) -> list[int]:
    """Workers and skills, once for seasons one after the other with the same cargo."""
    assert tile.boat is not None
    loads = [load for load, _ in groupby(tile.boat.cargo) if load != (0, 0)]
    return [number for load in loads for number in load]


def of_points(tile: Tile) -> list[int]:
    """What a winter tile, a boat or a turn-order tile earns."""
    found = [tile.front.points] if tile.front.points else []
    scoring = tile.scoring
    if scoring is None:
        return found
    if scoring.kind == "chain":
        return [*found, *scoring.table[1:], 1, len(scoring.table) - 1]
    if scoring.kind == "flip":
        return [*found, scoring.count]
    found.append(scoring.points)
    if scoring.kind == "any" and scoring.count > 1:
        found.append(scoring.count)
    return [*found, CATALOG.gold_points] if tile.id == "jeweller" else found


def of_power(side: Side) -> list[int]:
    """A power that multiplies does so in two ways."""
    return [side.times] * 2 if side.times > 1 else [number for number in (side.workers, side.green) if number]


NUMBERS = {key: of_tile(tile) for key, tile in TILES.items()} | {key: of_power(side) for key, side in POWERS.items()}
NUMBERS |= {f"worker-{colour}": [count] for colour, count in zip(COLOURS, CATALOG.workers, strict=True)}
NUMBERS |= {f"resource-{kind}": [count] for kind, count in zip(RESOURCES, CATALOG.resources, strict=True)}
NUMBERS |= {f"skill-{kind}": [1, sum(CATALOG.skills)] for kind in SKILLS} | {"worker-purple": [CATALOG.purple]}
NUMBERS |= {"score-turn-order": [1], "score-gold": [CATALOG.gold_points], "option-wild_points": [1]}
NUMBERS["resource-gold"].append(CATALOG.gold_points)


def test_numbers_are_counted_as_the_catalogue_has_them() -> None:
    """The rules above, on one tile of each kind; otherwise the tests below would prove less than they seem to."""
    assert NUMBERS["tile-woodcutter"] == [2, 1, 1, 1, 3]
    assert NUMBERS["tile-brewer"] == [1, 2, 1, 1, 1, 3, 3]
    assert NUMBERS["tile-farrier"] == [3, 1, 2, 5, 2, 5]
    assert NUMBERS["tile-barn"] == [1, 1, 2]
    assert NUMBERS["tile-apothecary"] == [3, 5]
    assert NUMBERS["tile-sea_breese"] == [6, 1, 4, 1, 2, 4, 8, 16, 32, 1, 5]


# -- tests -----------------------------------------------------------------------------------------------------


def help_text(language: str, key: str) -> str:
    return help_texts.help_text(Words(language, GAME), key)


@every_language
def test_help_ends_with_the_rules_it_comes_from(language: str) -> None:
    for key, wanted in RULES.items():
        rules = cited(help_text(language, key))
        assert set(wanted) <= set(rules), key
        assert [rule for rule in rules if rule not in LEDGER] == [], key
        assert named(help_text(language, key)) == rules, f"a rule is named outside the citation: {key}"


def test_all_languages_cite_the_same_rules() -> None:
    for key in RULES:
        assert len({tuple(cited(help_text(language, key))) for language in LANGUAGES}) == 1, key


@every_language
def test_numbers_are_those_of_the_catalogue(language: str) -> None:
    for key in RULES:
        text = help_text(language, key)
        assert numbers(text) == NUMBERS.get(key, []), key
        assert spelled(text, language) == [], f"write numbers in digits, so that this test sees them: {key}"


@every_language
def test_the_numbers_of_the_introduction_agree_too(language: str) -> None:
    assert numbers(Words(language, GAME).name("game-intro")) == [len(SEASONS)]


@every_language
def test_help_names_the_pieces_of_a_tile_and_no_others(language: str) -> None:
    """By the names they have everywhere else, so that tile, hand and village are called alike."""
    words = Words(language, GAME)
    names = [f"{kind}-{name}" for kind, all_names in PIECES.items() for name in all_names]
    for key, tile in TILES.items():
        text = help_text(language, key)
        found = {name for name in names if re.search(rf"\b{words.name(name)}", text)}
        assert found == pieces(tile), key


PIECES = {"worker": COLOURS, "resource": RESOURCES, "skill": SKILLS}


def pieces(tile: Tile) -> set[str]:
    """Workers, resources and skills that a tile pays, asks for, or counts."""
    found: set[str] = set()
    for side in (tile.front, tile.back):
        if side is None:
            continue
        found |= {f"resource-{kind}" for kind, count in zip(RESOURCES, side.resources, strict=True) if count}
        found |= {"worker-green"} if side.green else set()
        found |= {f"worker-{side.pay_worker}"} if side.pay_worker in COLOURS else set()
        found |= {f"skill-{side.pay_skill}"} if side.pay_skill in SKILLS else set()
    if tile.cost is not None:
        found |= {f"resource-{kind}" for kind, count in zip(RESOURCES, tile.cost.resources, strict=True) if count}
        found |= {f"skill-{kind}" for kind, count in zip(SKILLS, tile.cost.skills, strict=True) if count}
    if tile.storage is not None and tile.storage.resource in RESOURCES:
        found |= {f"resource-{tile.storage.resource}"}
    scoring = tile.scoring
    if scoring is not None and scoring.item and not all(scoring.takes):
        found |= {f"{scoring.item}-{kind}" for kind, takes in zip(PIECES[scoring.item], scoring.takes) if takes}
    if scoring is not None and scoring.kind == "set":
        found |= {f"{scoring.item}-{kind}" for kind, takes in zip(PIECES[scoring.item], scoring.takes) if takes}
    return found
