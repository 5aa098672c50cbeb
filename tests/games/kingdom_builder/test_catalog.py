"""The component data of all sets: what is in the boxes, and where each entry comes from."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.kingdom_builder.actions import SPACE
from boardwright.games.kingdom_builder.catalog import CATALOG, DATA, SETS, Island, Quadrant
from boardwright.games.kingdom_builder.extras.extra import Extra
from boardwright.games.kingdom_builder.ways import EXTRAS, FOLDERS
from boardwright.testing.ledger import read_rules
from boardwright.toolkit.found import components

TABLES: dict[str, dict[str, Any]] = {
    name: tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8")) for name in SETS
}
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
    "quarry": ("C15 D14 F16 G13 L1 M6 N3 T14 W18", "L:e3 N:c6 N:h6 N:f8"),
    "caravan": ("C15 D13 F16 G16 L2 M3 N1 T15 W19", "N:d4 L:c7 L:g8"),
    "village": ("C16 D16 F16 G16 L2 M6 N1 T16 W11", "N:e4 L:h5 L:d7"),
    "garden": ("C16 D14 F16 G16 L2 M10 N1 T15 W10", "L:e2 L:d6 N:g8"),
    "lighthouse_foresters_lodge": ("C14 D13 F14 G14 J1 K1 L1 M4 T13 W25", "K:h3 J:c4 L:g7"),
    "barracks_crossroads": ("C16 D18 F18 G20 J1 K1 L1 M4 T13 W8", "L:d4 J:h5 K:e8"),
    "city_hall_fort": ("C13 D16 F16 G18 J1 K1 L1 M15 T15 W4", "L:f3 K:c5 J:g7"),
    "monastery_wagon": ("C15 D14 F14 G14 J1 K1 L1 M13 T14 W13", "L:h3 K:d7 J:i9"),
    "temple": ("B14 C13 D13 F13 G14 L2 M7 P1 T13 W10", "L:c3 P:f7 L:i8"),
    "refuge": ("B13 C13 D13 F13 G14 L2 M7 P1 T13 W11", "L:f2 P:h6 L:c9"),
    "canoe": ("B14 C12 D12 F12 G13 L2 M3 P1 T12 W19", "P:b2 L:f6 L:d9"),
    "fountain": ("B12 C13 D13 F13 G13 L2 M13 P1 T13 W7", "L:e2 P:i7 L:e9"),
    "bazaar_watermill": ("A9 C13 D13 F14 G14 J1 L1 M6 S1 T13 W15", "J:g3 L:b4 S:d9"),
    "mountain_station_cabin": ("A9 C14 D13 F13 G13 J1 L1 M14 S1 T13 W8", "L:e5 J:i7 S:d9"),
    "cathedral_watchtower": ("A8 C14 D14 F14 G15 J1 L1 M9 S1 T14 W9", "L:e2 S:i4 J:d7"),
    "university_palisade": ("A9 C14 D14 F15 G15 J1 L1 M7 S1 T15 W8", "L:c3 J:h5 S:b7"),
}
#: The same for the two sides of the island.
ISLANDS = {
    "rope_bridge": ("C3 D4 F4 G3 K1 L1 T3", "K:b2 L:c4"),
    "tree_house": ("C4 D3 F3 G3 K1 L1 T4", "K:d2 L:b4"),
}
#: How many public sources agree on each published quadrant.
SOURCES = {
    "oracle": 5, "farm": 6, "oasis": 5, "tavern": 5, "tower": 7, "barn": 4, "harbor": 6, "paddock": 6,
    "quarry": 3, "caravan": 2, "village": 3, "garden": 3,
    "lighthouse_foresters_lodge": 1, "barracks_crossroads": 1, "city_hall_fort": 1, "monastery_wagon": 1,
}  # fmt: skip
#: The quadrants and scoring cards of each set, in order.
QUADRANTS = {
    "base": "oracle farm oasis tavern tower barn harbor paddock",
    "nomads": "quarry caravan village garden",
    "crossroads": "lighthouse_foresters_lodge barracks_crossroads city_hall_fort monastery_wagon",
    "marshlands": "temple refuge canoe fountain",
    "harvest": "bazaar_watermill mountain_station_cabin cathedral_watchtower university_palisade",
}
CARDS = {
    "base": "fishermen merchants discoverers hermits citizens miners workers knights lords farmers",
    "nomads": "families shepherds ambassadors",
    "marshlands": "geologists messengers noblewomen vassals captains scouts",
    "harvest": "rangers travellers chainers homesteaders mayors rovers",
}
#: The rulebook's lists of location tiles.
TILES = {
    "base": {"oracle": 2, "farm": 4, "oasis": 4, "tower": 4, "tavern": 4, "barn": 4, "harbor": 2, "paddock": 4},
    "nomads": {"quarry": 2, "caravan": 4, "village": 4, "garden": 4},
    "crossroads": {
        "lighthouse": 2, "foresters_lodge": 2, "barracks": 2, "crossroads": 2,
        "city_hall": 2, "fort": 2, "monastery": 2, "wagon": 2,
    },
    "marshlands": {"temple": 4, "refuge": 4, "canoe": 4, "fountain": 4},
    "harvest": {
        "bazaar": 2, "watermill": 2, "mountain_station": 2, "cabin": 2,
        "cathedral": 2, "watchtower": 2, "university": 2, "palisade": 2,
    },
    "island": {"rope_bridge": 2, "tree_house": 2},
}  # fmt: skip
TILES_A_SET = {"base": 28, "nomads": 14, "crossroads": 16, "marshlands": 16, "harvest": 16, "island": 4}


# -- the boxes -------------------------------------------------------------------------------------------------


def test_the_boxes_hold_what_the_rulebook_lists() -> None:
    assert SETS == ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
    assert CATALOG.settlements == 40
    assert list(CATALOG.players) == [2, 3, 4, 5]
    assert CATALOG.cards_in_play == 3
    assert CATALOG.mandatory == 3
    assert (CATALOG.line, CATALOG.jump) == (3, 2)
    assert (len(CATALOG.quadrants), len(CATALOG.islands)) == (24, 2)
    assert (len(CATALOG.locations), len(CATALOG.extras)) == (34, 34 + 11 + 4 + 2)
    assert (len(CATALOG.cards), len(CATALOG.tasks)) == (25, 6)


def test_every_set_has_its_own_quadrants_and_cards() -> None:
    homes: dict[str, list[str]] = {}
    for quadrant in CATALOG.quadrants:
        homes.setdefault(quadrant.home, []).append(quadrant.id)
    assert homes == {home: names.split() for home, names in QUADRANTS.items()}
    homes = {}
    for card in CATALOG.cards:
        homes.setdefault(card.home, []).append(card.id)
    assert homes == {home: names.split() for home, names in CARDS.items()}
    assert {task.home for task in CATALOG.tasks} == {"crossroads"}
    assert {island.home for island in CATALOG.islands} == {"island"}


@pytest.mark.rule("KB-2.6")
@pytest.mark.rule("KB-13.18")
def test_there_are_25_terrain_cards_and_five_with_two_terrains() -> None:
    single = [card for card in CATALOG.terrain_cards if len(card.terrains) == 1]
    assert {card.id: card.count for card in single} == {
        "grass": 5, "canyon": 5, "desert": 5, "flowers": 5, "forest": 5,
    }  # fmt: skip
    assert {terrain.id: terrain.cards for terrain in CATALOG.terrains if terrain.cards} == {
        card.id: card.count for card in single
    }
    double = CATALOG.terrain_cards[len(single) :]
    assert [(card.id, card.count, card.home) for card in double] == [
        (f"marsh_{name}", 1, "marshlands") for name in ("grass", "canyon", "desert", "flowers", "forest")
    ]
    names = [terrain.id for terrain in CATALOG.terrains]
    for card in double:
        assert [names[terrain] for terrain in card.terrains] == card.id.split("_")
    # A card that shows one terrain has that terrain's number.
    assert [card.terrains for card in single] == [(number,) for number in range(5)]


@pytest.mark.rule("KB-1.7")
def test_seven_terrains_are_buildable_and_two_are_not() -> None:
    buildable = {terrain.id for terrain in CATALOG.terrains if terrain.buildable}
    assert buildable == {"grass", "canyon", "desert", "flowers", "forest", "marsh", "farmland"}
    assert {terrain.id for terrain in CATALOG.terrains} - buildable == {"water", "mountain"}
    assert {terrain.id: terrain.letter for terrain in CATALOG.terrains} == {
        "grass": "G", "canyon": "C", "desert": "D", "flowers": "F", "forest": "T", "water": "W", "mountain": "M",
        "marsh": "B", "farmland": "A",
    }  # fmt: skip


@pytest.mark.rule("KB-1.7")
def test_marsh_and_farmland_lie_on_the_quadrants_of_their_sets_only() -> None:
    for letter, home in (("B", "marshlands"), ("A", "harvest")):
        found = {quadrant.home for quadrant in CATALOG.quadrants if letter in "".join(quadrant.rows)}
        assert found == {home}
        assert all(letter in "".join(item.rows) for item in CATALOG.quadrants if item.home == home)


@pytest.mark.rule("KB-1.8")
def test_special_cells_that_are_no_locations() -> None:
    assert {feature.id: (feature.letter, feature.points, feature.links) for feature in CATALOG.features} == {
        "castle": ("K", 3, True),
        "nomad": ("N", 0, True),
        "palace": ("P", 5, True),
        "silo": ("S", 0, False),
    }
    special: dict[str, set[str]] = {}
    for quadrant in CATALOG.quadrants:
        special.setdefault(quadrant.home, set()).update(set("".join(quadrant.rows)) & set("KNPS"))
    assert special == {"base": {"K"}, "nomads": {"N"}, "crossroads": {"K"}, "marshlands": {"P"}, "harvest": {"S"}}
    letters = [terrain.letter for terrain in CATALOG.terrains] + [feature.letter for feature in CATALOG.features]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set("LJ.")


@pytest.mark.rule("KB-2.5")
def test_location_tiles_of_each_set() -> None:
    tiles: dict[str, Counter[str]] = {}
    lands: list[Quadrant | Island] = [*CATALOG.quadrants, *CATALOG.islands]
    for land in lands:
        for letter, name in zip("LJ", land.locations, strict=False):
            entry = CATALOG.locations[CATALOG.location(name)]
            assert entry.home == land.home
            cells = "".join(land.rows).count(letter)
            assert cells, f"{land.id} has no cell for the {name}"
            tiles.setdefault(land.home, Counter())[name] += entry.tiles * cells
    assert tiles == TILES
    assert {home: found.total() for home, found in tiles.items()} == TILES_A_SET
    assert [location.id for location in CATALOG.locations] == [name for found in TILES.values() for name in found]


@pytest.mark.rule("KB-11.14")
def test_there_are_fifteen_nomad_tiles() -> None:
    nomads = [CATALOG.extras[kind] for kind in CATALOG.group("nomad")]
    terrains = ("grass", "canyon", "desert", "flowers", "forest", "water", "mountain")
    assert {nomad.id: nomad.tiles for nomad in nomads} == {f"donation_{terrain}": 1 for terrain in terrains} | {
        "resettlement": 2, "outpost": 2, "sword": 2, "treasure": 2,
    }  # fmt: skip
    assert sum(nomad.tiles for nomad in nomads) == 15
    assert [nomad.terrain for nomad in nomads if nomad.action == "donation"] == list(terrains)
    # More than the nomad cells of any four quadrants.
    cells = sorted(("".join(quadrant.rows).count("N") for quadrant in CATALOG.quadrants), reverse=True)
    assert sum(cells[:4]) == 6


@pytest.mark.rule("KB-13.28")
def test_there_are_eight_bonus_tiles_two_of_each_marshlands_location() -> None:
    bonuses = [CATALOG.extras[kind] for kind in CATALOG.group("bonus")]
    assert [bonus.id for bonus in bonuses] == ["temple_bonus", "refuge_bonus", "canoe_bonus", "fountain_bonus"]
    assert sum(bonus.tiles for bonus in bonuses) == 8
    assert {location.id: location.bonus for location in CATALOG.locations if location.bonus} == {
        name: f"{name}_bonus" for name in TILES["marshlands"]
    }


def test_extra_actions_are_numbered_group_by_group() -> None:
    groups = [extra.group for extra in CATALOG.extras]
    assert groups == ["location"] * 34 + ["nomad"] * 11 + ["bonus"] * 4 + ["permanent"] * 2
    assert CATALOG.extras[:34] == CATALOG.locations
    assert [extra.id for extra in CATALOG.extras[-2:]] == ["cultivate", "cave"]
    assert [CATALOG.group(group) for group in ("location", "permanent")] == [list(range(34)), [49, 50]]


def test_every_extra_action_has_a_class_a_number_and_an_action() -> None:
    classes = components(Extra, *FOLDERS)
    assert {extra.action for extra in CATALOG.extras} == set(classes)
    assert [extra.kind for extra in EXTRAS] == list(range(len(CATALOG.extras)))
    assert [extra.id for extra in EXTRAS] == [extra.id for extra in CATALOG.extras]
    for entry, extra in zip(CATALOG.extras, EXTRAS, strict=True):
        assert type(extra) is classes[entry.action]
        assert SPACE.targets(SPACE.parse(f"use {entry.id}")) == (f"tile:{entry.id}",)
    # Those that name a terrain, and no others, are told which.
    named = {"place_on_terrain", "move_to_terrain", "donation"}
    assert {entry.id for entry in CATALOG.extras if entry.terrain} == (
        {"harbor"} | {entry.id for entry in CATALOG.extras if entry.action in named}
    )


@pytest.mark.parametrize("quadrant", CATALOG.quadrants, ids=lambda quadrant: quadrant.id)
def test_each_quadrant_is_as_printed(quadrant: Quadrant) -> None:
    counts, special = PRINTED[quadrant.id]
    assert quadrant.id == "_".join(quadrant.locations)
    assert [len(row) for row in quadrant.rows] == [10] * 10
    assert Counter("".join(quadrant.rows)) == {word[0]: int(word[1:]) for word in counts.split()}
    assert special_cells(quadrant) == set(special.split())


@pytest.mark.parametrize("island", CATALOG.islands, ids=lambda island: island.id)
def test_each_side_of_the_island_is_as_designed(island: Quadrant) -> None:
    counts, special = ISLANDS[island.id]
    assert island.locations == (island.id,)
    assert [len(row) for row in island.rows] == [5] * 5
    assert Counter("".join(island.rows)) == {word[0]: int(word[1:]) for word in f"{counts} .6".split()}
    assert special_cells(island) == set(special.split())


def special_cells(land: Quadrant) -> set[str]:
    """Its cells without a terrain, as in ``K:d4``."""
    return {
        f"{letter}:{'abcdefghij'[column]}{row}"
        for row, line in enumerate(land.rows, 1)
        for column, letter in enumerate(line)
        if letter in "LJKNPS"
    }


@pytest.mark.rule("KB-15.18")
def test_both_sides_of_the_island_have_the_same_outline() -> None:
    outlines = {tuple(re.sub(r"[^.]", "#", row) for row in island.rows) for island in CATALOG.islands}
    assert outlines == {(".###.", "####.", "#####", "####.", ".###.")}


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
        "families": {"points": 2},
        "shepherds": {"points": 2},
        "ambassadors": {"points": 1},
        "geologists": {"points": 2},
        "messengers": {"points": 2},
        "noblewomen": {"points": 5},
        "vassals": {"points": 1},
        "captains": {"points": 1, "neighbours": 3},
        "scouts": {"points": 1},
        "rangers": {"points": 2},
        "travellers": {"points": 1},
        "chainers": {"points": 1, "neighbours": 2},
        "homesteaders": {"points": 1},
        "mayors": {"points": 4, "row": 4},
        "rovers": {"points": 1},
    }
    assert (CATALOG.feature("castle").points, CATALOG.feature("palace").points) == (3, 5)


def test_the_points_of_the_tasks() -> None:
    assert {task.id: task.number("points") for task in CATALOG.tasks} == {
        "home_country": 5, "fortress": 6, "road": 7, "place_of_refuge": 8, "advance": 9, "compass_points": 10,
    }  # fmt: skip


def test_the_numbers_of_the_rulebook_that_no_component_shows() -> None:
    assert CATALOG.numbers == {
        "walls": 25, "walls_a_use": 2, "donation": 3, "resettlement": 4, "treasure": 3,
        "warriors": 2, "voyage": 3, "drive": 3,
        "marsh": 2,
        "silo": 3, "scouts": 2, "settlement_tiles": 8 * 1 + 2 * 5,
        "capitol_reach": 2, "cave_distance": 2,
    }  # fmt: skip


@pytest.mark.rule("KB-2.10")
def test_the_first_game_is_the_rulebooks() -> None:
    assert CATALOG.first_game.quadrants == ("tavern", "paddock", "oasis", "farm")
    assert CATALOG.first_game.turned == (False, False, False, False)
    assert CATALOG.first_game.cards == ("fishermen", "knights", "merchants")


# -- ids and where everything comes from -----------------------------------------------------------------------


def entries() -> list[tuple[str, str, dict[str, Any]]]:
    """Every entry of every file: its set, its table and its fields."""
    found: list[tuple[str, str, dict[str, Any]]] = []
    for home, tables in TABLES.items():
        for name, table in tables.items():
            if isinstance(table, list):
                found += [(home, name, entry) for entry in table]
            elif isinstance(table, dict):
                found.append((home, name, table))
    return found


def test_every_file_is_named_like_its_set() -> None:
    assert {home: tables["set"] for home, tables in TABLES.items()} == {home: home for home in SETS}
    assert sorted(path.stem for path in DATA.glob("*.toml")) == sorted(SETS)


def test_ids_differ_within_each_table_across_all_sets() -> None:
    ids: dict[str, list[str]] = {}
    for _, table, entry in entries():
        if "id" in entry:
            ids.setdefault(table, []).append(entry["id"])
    for table, names in ids.items():
        assert len(set(names)) == len(names), table
        assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) for name in names), table
    # All extra actions are targets of one kind, so they differ across their tables, too.
    extras = [extra.id for extra in CATALOG.extras]
    assert len(set(extras)) == len(extras)


def test_no_number_stands_in_two_files() -> None:
    names = [name for tables in TABLES.values() for name in tables.get("numbers", {}) if name != "provenance"]
    assert sorted(set(names)) == sorted(names)
    assert set(names) == set(CATALOG.numbers)


def test_every_entry_says_where_it_comes_from() -> None:
    counts = Counter(home for home, _, _ in entries())
    assert counts == {
        "base": 2 + 7 + 1 + 8 + 10 + 8,
        "nomads": 1 + 1 + 4 + 11 + 3 + 4,
        "crossroads": 1 + 8 + 6 + 4,
        "marshlands": 1 + 1 + 5 + 1 + 4 + 4 + 6 + 4,
        "harvest": 1 + 1 + 1 + 8 + 1 + 6 + 4,
        "capitol": 1,
        "caves": 1 + 1,
        "island": 2 + 2,
    }
    lands = ("quadrant", "island")
    for home, table, entry in entries():
        allowed = ("published", "reconstructed") if table in lands else ("rulebook", "published")
        assert entry.get("provenance") in allowed, (home, table, entry)


def test_which_boards_are_published_and_which_are_reconstructed() -> None:
    for quadrant in CATALOG.quadrants:
        published = quadrant.home not in ("marshlands", "harvest")
        assert quadrant.provenance == ("published" if published else "reconstructed")
        assert quadrant.sources == SOURCES.get(quadrant.id, 0)
        assert (quadrant.sources > 0) == published
    assert {(island.provenance, island.sources) for island in CATALOG.islands} == {("reconstructed", 0)}


def test_every_component_names_a_rule_of_the_ledger() -> None:
    rules = read_rules(LEDGER)
    components = [(entry.id, entry.rule) for entry in (*CATALOG.cards, *CATALOG.tasks)]
    components += [(extra.id, extra.rule) for extra in CATALOG.extras]
    components += [(feature.id, feature.rule) for feature in CATALOG.features]
    assert {rule for _, rule in components} <= set(rules)
    assert {extra.rule for extra in CATALOG.extras if extra.action == "donation"} == {"KB-11.6"}
    # Each other component has a rule of its own, and the rule names it.
    others = [(name, rule) for name, rule in components if rule != "KB-11.6"]
    assert len({rule for _, rule in others}) == len(others)
    for name, rule in others:
        words = re.sub(r"[^a-z ]", " ", rules[rule].lower().replace("'", "")).split()
        for word in name.removesuffix("_bonus").split("_"):
            assert {word, f"{word}s"} & set(words), f"{rule} does not speak of the {name}"
