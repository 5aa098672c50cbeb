"""Catalogue files: they load from anywhere, and a broken one is told the file, the entry and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.games.kingdom_builder.catalog import CATALOG, DATA, SETS, Catalog, load
from boardwright.kernel.errors import BadCatalog

TEXTS = {name: (DATA / f"{name}.toml").read_text(encoding="utf-8") for name in SETS}


def load_with(folder: Path, home: str, text: str) -> Catalog:
    """All sets from a folder, with that text as the file of one of them."""
    paths = []
    for name in SETS:
        path = folder / f"{name}.toml"
        path.write_text(text if name == home else TEXTS[name], encoding="utf-8")
        paths.append(path)
    return load(*paths)


def test_the_files_as_they_are_can_be_loaded_from_anywhere(tmp_path: Path) -> None:
    assert load_with(tmp_path, "base", TEXTS["base"]) == CATALOG


def test_the_base_game_stands_alone() -> None:
    catalog = load(DATA / "base.toml")
    assert (len(catalog.quadrants), len(catalog.cards), len(catalog.extras)) == (8, 10, 8)
    assert (catalog.terrains, catalog.locations) == (CATALOG.terrains[:7], CATALOG.locations[:8])
    assert (catalog.tasks, catalog.islands, catalog.numbers) == ((), (), {})
    assert sum(card.count for card in catalog.terrain_cards) == 25


def test_a_set_can_be_left_out_without_changing_the_numbers_of_the_sets_before_it() -> None:
    catalog = load(*(DATA / f"{name}.toml" for name in SETS[:3]))
    assert catalog.quadrants == CATALOG.quadrants[:16]
    assert catalog.cards == CATALOG.cards[:13]
    assert catalog.terrain_cards == CATALOG.terrain_cards[:5]
    assert [extra.group for extra in catalog.extras] == ["location"] * 20 + ["nomad"] * 11


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        # a field that is missing
        ('letter = "G"\n', "", ["terrain 'grass'", "'letter'", "missing"]),
        ('id = "grass"\n', "", ["terrain 1", "'id'", "missing"]),
        ('rule = "KB-8.2"\n', "", ["feature 'castle'", "'rule'", "missing"]),
        ("links = true ", "", ["feature 'castle'", "'links'", "missing"]),
        ('action = "jump"\n', "", ["location 'paddock'", "'action'", "missing"]),
        ("points = 4\n", "", ["card 'merchants'", "'points'", "missing"]),
        ('locations = ["harbor"]\n', "", ["quadrant 'harbor'", "'locations'", "missing"]),
        ("settlements = 40 ", "", ["[game]", "'settlements'", "missing"]),
        ("[first_game]", "[other_game]", ["[first_game]", "missing"]),
        ("[game]", "[games]", ["[game]", "missing"]),
        ('set = "base"', "", ["'set'", "missing"]),
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
        ('locations = ["harbor"]', 'locations = "harbor"', ["quadrant 'harbor'", "'locations'", "expected list"]),
        ("[[feature]]", "[feature]", ["'feature'", "written as [[feature]]"]),
        # unknown names
        ('"GGGTTWGTTT"', '"GGGTTWGTTX"', ["quadrant 'oracle'", "'X'", "'rows'", "ABCDFGKLMNPSTW"]),
        ('"GGGTTWGTTT"', '"GGGTTWGTTJ"', ["quadrant 'oracle'", "'J'", "'rows'", "ABCDFGKLMNPSTW"]),
        ('"GGGTTWGTTT"', '"GGGTTWGTT."', ["quadrant 'oracle'", "'.'", "'rows'"]),
        ('"GGGTTWGTTT"', '"GGGTTWGTT"', ["quadrant 'oracle'", "'rows'", "10"]),
        ('locations = ["farm"]', 'locations = ["ranch"]', ["quadrant 'farm'", "unknown location 'ranch'"]),
        ('locations = ["farm"]', "locations = []", ["quadrant 'farm'", "'locations'", "one or two"]),
        (
            'locations = ["farm"]',
            'locations = ["farm", "oasis", "barn"]',
            ["quadrant 'farm'", "'locations'", "one or two"],
        ),
        ('terrain = "desert"', 'terrain = "moor"', ["location 'oasis'", "unknown terrain 'moor'"]),
        ('"fishermen", "knights"', '"fishers", "knights"', ["[first_game]", "unknown card 'fishers'"]),
        ('["tavern", "paddock"', '["cavern", "paddock"', ["[first_game]", "unknown quadrant 'cavern'"]),
        (
            'provenance = "published"\nsources = 6',
            'provenance = "guessed"',
            ["quadrant 'farm'", "'guessed'", "rulebook"],
        ),
        ('id = "castle"', 'id = "fort"', ["feature", "castle"]),
        # values that the rules could not work with
        ("cards = 3 ", "cards = 10 ", ["[game]", "'cards'", "one may be left out"]),
        ("cards = 3 ", "cards = 2 ", ["[game]", "[first_game]", "'cards'"]),
        ("quadrants = 4 ", "quadrants = 5 ", ["[game]", "'quadrants'", "at most 4"]),
        ("settlements = 40", "settlements = 60", ["quadrant 'farm'", "'rows'", "69 cells", "75"]),
        ("tiles = 2", "tiles = 0", ["location 'oracle'", "'tiles'", "at least 1"]),
        ("cards = 5", "cards = 0", ["[game]", "first terrains"]),
        ("buildable = false\ncards = 0", "buildable = false\ncards = 1", ["terrain 'water'", "'cards'", "build"]),
        ('["tavern", "paddock", "oasis", "farm"]', '["tavern", "paddock", "oasis"]', ["'quadrants'", "list of four"]),
        ('["tavern", "paddock", "oasis", "farm"]', '["tavern", "tavern", "oasis", "farm"]', ["each quadrant once"]),
        ('letter = "G"\n', 'letter = "G"\ncolour = "green"\n', ["terrain 'grass'", "unknown field 'colour'"]),
        # the same id twice
        ('id = "farm"\nrule', 'id = "oracle"\nrule', ["location 'oracle'", "twice"]),
        ('id = "merchants"', 'id = "fishermen"', ["card 'fishermen'", "twice"]),
        ('id = "oasis"\nlocations', 'id = "farm"\nlocations', ["quadrant 'farm'", "twice"]),
        # no TOML at all
        ('set = "base"', "set = ", ["not valid TOML", "line 10"]),
    ],
)
def test_a_broken_file_of_the_base_game(tmp_path: Path, right: str, wrong: str, said: list[str]) -> None:
    check_complaint(tmp_path, "base", right, wrong, said)


@pytest.mark.parametrize(
    ("home", "right", "wrong", "said"),
    [
        # numbers
        ("nomads", "walls = 25", "walls = 0", ["[numbers]", "'walls'", "at least 1"]),
        ("nomads", "walls = 25", 'walls = "25"', ["[numbers]", "'walls'", "expected int"]),
        ("crossroads", 'drive = 3                        # wagon: steps, at most\nprovenance = "rulebook"',
         "drive = 3", ["[numbers]", "'provenance'", "missing"]),
        ("harvest", "[numbers]", "[[numbers]]", ["[numbers]", "missing"]),
        # terrain cards
        ("marshlands", 'terrains = ["marsh", "grass"]', 'terrains = ["marsh", "moor"]',
         ["terrain_card 'marsh_grass'", "unknown terrain 'moor'"]),
        ("marshlands", 'terrains = ["marsh", "grass"]\ncount = 1', 'terrains = ["marsh", "grass"]\ncount = 0',
         ["terrain_card 'marsh_grass'", "'count'", "at least 1"]),
        ("marshlands", 'terrains = ["marsh", "grass"]\n', "", ["terrain_card 'marsh_grass'", "'terrains'", "missing"]),
        ("marshlands", 'id = "marsh_canyon"', 'id = "marsh_grass"', ["terrain_card 'marsh_grass'", "twice"]),
        # extra actions
        ("nomads", 'terrain = "grass"\ncount = 1', 'terrain = "grass"',
         ["nomad 'donation_grass'", "'count'", "missing"]),
        ("nomads", 'terrain = "water"', 'terrain = "sea"', ["nomad 'donation_water'", "unknown terrain 'sea'"]),
        ("nomads", 'id = "sword"\nrule', 'id = "outpost"\nrule', ["nomad 'outpost'", "twice"]),
        ("marshlands", 'action = "temple_bonus"\ntiles = 2', 'action = "temple_bonus"',
         ["bonus 'temple_bonus'", "'tiles'", "missing"]),
        ("marshlands", 'bonus = "temple_bonus"', "bonus = 2", ["location 'temple'", "'bonus'", "expected str"]),
        ("caves", 'action = "cave"\n', "", ["permanent 'cave'", "'action'", "missing"]),
        ("harvest", 'rule = "KB-14.1"\n', "", ["permanent 'cultivate'", "'rule'", "missing"]),
        # the same id in two files
        ("nomads", 'id = "garden"\nrule', 'id = "farm"\nrule', ["location 'farm'", "twice"]),
        ("crossroads", 'id = "city_hall_fort"', 'id = "tower"', ["quadrant 'tower'", "twice"]),
        ("harvest", 'id = "rovers"', 'id = "knights"', ["card 'knights'", "twice"]),
        ("marshlands", 'id = "marsh"\n', 'id = "grass"\n', ["terrain 'grass'", "twice"]),
        ("marshlands", 'id = "palace"', 'id = "castle"', ["feature 'castle'", "twice"]),
        # tasks, cards and boards
        ("crossroads", "points = 5\n", "", ["task 'home_country'", "'points'", "missing"]),
        ("crossroads", "points = 5\n", "points = 5.0\n", ["task 'home_country'", "'points'", "expected int"]),
        ("crossroads", 'locations = ["city_hall", "fort"]', 'locations = ["city_hall"]',
         ["quadrant 'city_hall_fort'", "unknown letter 'J'"]),
        ("crossroads", 'locations = ["city_hall", "fort"]', 'locations = ["city_hall", "keep"]',
         ["quadrant 'city_hall_fort'", "unknown location 'keep'"]),
        ("island", '".GGD."', '".GGD"', ["island 'rope_bridge'", "'rows'", "5"]),
        ("island", '".GGD."', '".GGJ."', ["island 'rope_bridge'", "'J'", "'rows'"]),
        ("island", 'location = "tree_house"', 'location = "nest"', ["island 'tree_house'", "unknown location 'nest'"]),
        ("island", 'location = "tree_house"\n', "", ["island 'tree_house'", "'location'", "missing"]),
        ("island", '".GGD."', '"GGGD."', ["island 'rope_bridge'", "'rows'", "####."]),
        ("island", '".GGD."', '"GGD.."', ["island 'rope_bridge'", "'rows'", "###.."]),
        ("nomads", 'action = "treasure"\ncount = 2', 'action = "treasure"\ncount = 0', ["nomad 'treasure'", "'count'"]),
        ("capitol", 'set = "capitol"', 'set = 1', ["'set'", "expected str"]),
    ],
)  # fmt: skip
def test_a_broken_file_of_an_expansion(tmp_path: Path, home: str, right: str, wrong: str, said: list[str]) -> None:
    check_complaint(tmp_path, home, right, wrong, said)


def check_complaint(folder: Path, home: str, right: str, wrong: str, said: list[str]) -> None:
    """What is said names the file and all those words."""
    assert right in TEXTS[home]
    with pytest.raises(BadCatalog) as caught:
        load_with(folder, home, TEXTS[home].replace(right, wrong, 1))
    for words in [f"{home}.toml", *said]:
        assert words in str(caught.value)


def test_a_file_that_is_not_there_or_not_text_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(BadCatalog, match=r"missing\.toml"):
        load(tmp_path / "missing.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCatalog, match=r"picture\.toml"):
        load(DATA / "base.toml", tmp_path / "picture.toml")
