"""The component data: what is in the box, where each entry comes from, and what a broken file is told."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.kingdom_builder.catalog import CATALOG, DATA, Quadrant, load
from boardwright.kernel.errors import BadCatalog

BASE = (DATA / "base.toml").read_text(encoding="utf-8")
TABLES: dict[str, Any] = tomllib.loads(BASE)
LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "kingdom_builder.md"

#: How often each letter stands on a quadrant, and where its special cells are, named like a1 at its top left.
PRINTED = {
    "oracle": ("C14 D15 F15 G16 K2 L1 M5 T15 W17", "L:h4 K:d2 K:c8"),
    "farm": ("C14 D12 F14 G14 K1 L2 M2 T15 W26", "L:h2 L:c6 K:b2"),
    "oasis": ("C12 D11 F14 G14 K1 L2 T12 W34", "L:h3 L:f8 K:b8"),
    "tavern": ("C15 D15 F15 G17 K1 L2 M9 T16 W10", "L:c7 L:h7 K:d4"),
    "tower": ("C15 D16 F15 G15 K1 L2 M10 T13 W13", "L:f4 L:c8 K:h7"),
    "barn": ("C17 D18 F13 G16 K1 L2 M13 T15 W5", "L:g3 L:c7 K:h8"),
    "harbor": ("C14 D14 F13 G16 K2 L1 M5 T14 W21", "L:g8 K:c5 K:c9"),
    "paddock": ("C14 D15 F14 G16 K1 L2 M13 T15 W10", "L:i3 L:b7 K:f8"),
}
#: The rulebook's list of location tiles.
TILES_IN_THE_BOX = {
    "oracle": 2, "farm": 4, "tavern": 4, "tower": 4, "harbor": 2, "paddock": 4, "barn": 4, "oasis": 4,
}  # fmt: skip


# -- the box ---------------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert CATALOG.settlements == 40
    assert list(CATALOG.players) == [2, 3, 4, 5]
    assert len(CATALOG.quadrants) == 8
    assert len(CATALOG.locations) == 8
    assert len(CATALOG.cards) == 10
    assert CATALOG.cards_in_play == 3
    assert CATALOG.mandatory == 3


@pytest.mark.rule("KB-2.6")
def test_there_are_25_terrain_cards_five_of_each_buildable_terrain() -> None:
    assert {terrain.id: terrain.cards for terrain in CATALOG.terrains if terrain.cards} == {
        "grass": 5, "canyon": 5, "desert": 5, "flowers": 5, "forest": 5,
    }  # fmt: skip
    assert sum(terrain.cards for terrain in CATALOG.terrains) == 25


@pytest.mark.rule("KB-1.7")
def test_five_terrains_are_buildable_and_two_are_not() -> None:
    buildable = {terrain.id for terrain in CATALOG.terrains if terrain.buildable}
    assert buildable == {"grass", "canyon", "desert", "flowers", "forest"}
    assert {terrain.id for terrain in CATALOG.terrains} - buildable == {"water", "mountain"}
    assert {terrain.letter for terrain in CATALOG.terrains} == set("GCDFTWM")


@pytest.mark.rule("KB-2.5")
def test_there_are_28_location_tiles_on_the_eight_quadrants() -> None:
    tiles: Counter[str] = Counter()
    for quadrant in CATALOG.quadrants:
        each = CATALOG.locations[CATALOG.location(quadrant.location)].tiles
        tiles[quadrant.location] += each * "".join(quadrant.rows).count("L")
    assert tiles == TILES_IN_THE_BOX
    assert tiles.total() == 28


@pytest.mark.parametrize("quadrant", CATALOG.quadrants, ids=lambda quadrant: quadrant.id)
def test_each_quadrant_is_as_printed(quadrant: Quadrant) -> None:
    counts, special = PRINTED[quadrant.id]
    assert quadrant.location == quadrant.id
    assert [len(row) for row in quadrant.rows] == [10] * 10
    assert Counter("".join(quadrant.rows)) == {word[0]: int(word[1:]) for word in counts.split()}
    assert {
        f"{letter}:{'abcdefghij'[column]}{row}"
        for row, line in enumerate(quadrant.rows, 1)
        for column, letter in enumerate(line)
        if letter in "LK"
    } == set(special.split())


def test_the_numbers_printed_on_the_scoring_cards() -> None:
    assert {card.id: dict(card.numbers) for card in CATALOG.cards} == {
        "fishermen": {"points": 1},
        "merchants": {"points": 4},
        "discoverers": {"points": 1},
        "hermits": {"points": 1},
        "citizens": {"points": 1, "per": 2},
        "miners": {"points": 1},
        "workers": {"points": 1},
        "knights": {"points": 2},
        "lords": {"first": 12, "second": 6},
        "farmers": {"points": 3},
    }
    assert CATALOG.castle.points == 3


@pytest.mark.rule("KB-2.10")
def test_the_first_game_is_the_rulebooks() -> None:
    assert CATALOG.first_game.quadrants == ("tavern", "paddock", "oasis", "farm")
    assert CATALOG.first_game.turned == (False, False, False, False)
    assert CATALOG.first_game.cards == ("fishermen", "knights", "merchants")


# -- where it comes from ---------------------------------------------------------------------------------------


def entries() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for name, table in TABLES.items():
        if isinstance(table, list):
            found += [(f"{name} {entry['id']}", entry) for entry in table]
        elif isinstance(table, dict):
            found.append((name, table))
    return found


def test_every_entry_says_where_it_comes_from() -> None:
    assert len(entries()) == 2 + 7 + 1 + 8 + 10 + 8
    for name, entry in entries():
        assert entry.get("provenance") in ("rulebook", "published"), name
    for quadrant in CATALOG.quadrants:
        assert quadrant.provenance == "published"
        assert quadrant.sources >= 2, f"only {quadrant.sources} source for {quadrant.id}"


def test_every_component_names_a_rule_of_the_ledger() -> None:
    rules = set(re.findall(r"^- \*\*(KB-\d+\.\d+)\*\*", LEDGER.read_text(encoding="utf-8"), re.MULTILINE))
    named = {card.rule for card in CATALOG.cards} | {location.rule for location in CATALOG.locations}
    assert named | {CATALOG.castle.rule} <= rules
    assert len(named) == 18  # each its own


# -- broken files ----------------------------------------------------------------------------------------------


def complaint(folder: Path, text: str) -> str:
    """What is said about a catalogue file with that text."""
    path = folder / "broken.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalog) as caught:
        load(path)
    return str(caught.value)


def test_the_file_as_it_is_can_be_loaded_from_anywhere(tmp_path: Path) -> None:
    (tmp_path / "copy.toml").write_text(BASE, encoding="utf-8")
    assert load(tmp_path / "copy.toml") == CATALOG


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        # a field that is missing
        ('letter = "G"\n', "", ["terrain 'grass'", "'letter'", "missing"]),
        ('id = "grass"\n', "", ["terrain 1", "'id'", "missing"]),
        ('rule = "KB-8.2"\n', "", ["feature 'castle'", "'rule'", "missing"]),
        ('action = "jump"\n', "", ["location 'paddock'", "'action'", "missing"]),
        ("points = 4\n", "", ["card 'merchants'", "'points'", "missing"]),
        ('location = "harbor"\n', "", ["quadrant 'harbor'", "'location'", "missing"]),
        ("settlements = 40 ", "", ["[game]", "'settlements'", "missing"]),
        ("[first_game]", "[other_game]", ["[first_game]", "missing"]),
        ("[game]", "[games]", ["[game]", "missing"]),
        # of the wrong type
        ("settlements = 40", 'settlements = "40"', ["[game]", "'settlements'", "'40'", "expected int"]),
        ("settlements = 40", "settlements = true", ["[game]", "'settlements'", "True", "expected int"]),
        ("players = [2, 5]", "players = 5", ["[game]", "'players'", "expected list"]),
        ("players = [2, 5]", "players = [2]", ["[game]", "'players'"]),
        ("players = [2, 5]", 'players = ["2", "5"]', ["[game]", "'players'"]),
        ("buildable = true", "buildable = 1", ["terrain 'grass'", "'buildable'", "expected bool"]),
        ("points = 4\n", 'points = "4"\n', ["card 'merchants'", "'points'"]),
        ("tiles = 2", "tiles = 2.0", ["location 'oracle'", "'tiles'", "expected int"]),
        ("turned = [false, false, false, false]", "turned = [0, 90, 0, 0]", ["[first_game]", "'turned'"]),
        ('quadrants = ["tavern", ', "quadrants = [7, ", ["[first_game]", "'quadrants'", "list of strings"]),
        ("[[feature]]", "[feature]", ["'feature'", "written as [[feature]]"]),
        # unknown names
        ('"GGGTTWGTTT"', '"GGGTTWGTTX"', ["quadrant 'oracle'", "'X'", "'rows'", "CDFGKLMTW"]),
        ('"GGGTTWGTTT"', '"GGGTTWGTT"', ["quadrant 'oracle'", "'rows'", "10"]),
        ('location = "farm"', 'location = "ranch"', ["quadrant 'farm'", "unknown location 'ranch'"]),
        ('terrain = "desert"', 'terrain = "marsh"', ["location 'oasis'", "unknown terrain 'marsh'"]),
        ('"fishermen", "knights"', '"fishers", "knights"', ["[first_game]", "unknown card 'fishers'"]),
        ('["tavern", "paddock"', '["cavern", "paddock"', ["[first_game]", "unknown quadrant 'cavern'"]),
        (
            'provenance = "published"\nsources = 6',
            'provenance = "guessed"',
            ["quadrant 'farm'", "'guessed'", "rulebook"],
        ),
        ('id = "castle"', 'id = "palace"', ["feature", "castle"]),
        # the same id twice
        ('id = "farm"\nrule', 'id = "oracle"\nrule', ["location 'oracle'", "twice"]),
        ('id = "merchants"', 'id = "fishermen"', ["card 'fishermen'", "twice"]),
        ('id = "oasis"\nlocation', 'id = "farm"\nlocation', ["quadrant 'farm'", "twice"]),
        # no TOML at all
        ('set = "base"', "set = ", ["not valid TOML", "line 10"]),
    ],
)
def test_a_broken_file_is_told_the_file_the_entry_and_the_field(
    tmp_path: Path, right: str, wrong: str, said: list[str]
) -> None:
    assert right in BASE
    message = complaint(tmp_path, BASE.replace(right, wrong, 1))
    for words in ["broken.toml", *said]:
        assert words in message


def test_a_file_that_is_not_there_or_not_text_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(BadCatalog, match=r"missing\.toml"):
        load(tmp_path / "missing.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCatalog, match=r"picture\.toml"):
        load(tmp_path / "picture.toml")
