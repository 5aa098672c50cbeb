"""The component data of Keyflower: what is in the box, and where each entry comes from."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from boardwright.games.keyflower.catalog import (
    ACTIONS,
    CATALOG,
    COLOURS,
    DATA,
    POWERS,
    RESOURCES,
    SEASONS,
    SKILLS,
    Scoring,
    Side,
    Tile,
    load,
)
from boardwright.kernel.errors import BadCatalog
from boardwright.testing.ledger import read_rules

TEXT = (DATA / "base.toml").read_text(encoding="utf-8")
LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "keyflower.md"
FIELD, ROAD, WATER = range(3)
SPRING, SUMMER, AUTUMN, WINTER = range(4)

#: The upgrades as printed: price, front, back; p points, t steps, u upgrades, x random workers, ? random skills.
UPGRADES = {
    "home_1": ("wood+stone", "1t 1u", "5p 2t 1u"),
    "home_2": ("stone+iron", "1t 1u", "5p 2t 1u"),
    "home_3": ("wood+iron", "1t 1u", "5p 2t 1u"),
    "home_4": ("wood+stone", "1t 1u", "5p 2t 1u"),
    "home_5": ("stone+iron", "1t 1u", "5p 2t 1u"),
    "home_6": ("wood+iron", "1t 1u", "5p 2t 1u"),
    "keywood": ("saw", "1 wood", "3p 3 wood"),
    "keystone_quarry": ("pickaxe", "1 stone", "3p 3 stone"),
    "workshop": ("2 any", "1 wood 1 stone 1 iron choose", "3p 1 wood 1 stone 1 iron"),
    "woodcutter": ("saw", "2 wood", "3p 1 wood 1 gold"),
    "stable": ("wood+iron", "2t 1u", "5p 4t 2u"),
    "peddler": ("gold", "yellow: 1 green", "yellow: 2 green"),
    "key_mine": ("anvil", "1 iron", "3p 3 iron"),
    "gold_mine": ("stone+iron", "1 gold", "3p 2 gold"),
    "apprentice_hall": ("wood+stone", "1?", "3p 2?"),
    "alehouse": ("wood+stone+iron", "1x", "2x"),
    "quarryman": ("pickaxe", "2 stone", "3p 1 stone 1 gold"),
    "miner": ("anvil", "2 iron", "3p 1 iron 1 gold"),
    "store": ("gold", "blue: 1 green", "3p blue: 2 green"),
    "mason": ("3 stone", "pickaxe: 3 stone", "7p pickaxe: 3 gold"),
    "tavern": ("wood+stone+iron", "any worker: 2x", "any worker: 3x"),
    "hiring_fair": ("wood+iron", "any skill: 2?", "5p any skill: 3?"),
    "farrier": ("2 any", "3t 1u", "5p 5t 2u"),
    "carpenter": ("3 wood", "saw: 3 wood", "7p saw: 3 gold"),
    "smelter": ("3 iron", "anvil: 3 iron", "7p anvil: 3 gold"),
    "brewer": ("stone+iron", "any skill: 2x", "3p any skill: 3x"),
    "timber_yard": ("saw", "", ""),
    "stone_yard": ("pickaxe", "", ""),
    "wainwright": ("2 any", "4t 2u", "5p 6t 2u"),
    "barn": ("any skill", "", ""),
    "sawmill": ("3 wood", "3p", "10p"),
    "goldsmith": ("2 gold", "", "7p"),
    "forge": ("3 iron", "3p", "10p"),
    "fair": ("gold", "red: 1 green", "5p red: 2 green"),
    "blacksmith": ("anvil", "", ""),
    "sculptor": ("3 stone", "3p", "10p"),
    "well": ("3 any", "3p", "7p"),
    "inn": ("any+any skill", "1x", "3x"),
}


def price(tile: Tile) -> str:
    cost = tile.cost
    assert cost is not None
    parts = [(count, name) for count, name in zip(cost.resources, RESOURCES, strict=True)]
    parts += [(cost.any, "any")]
    parts += [(count, name) for count, name in zip(cost.skills, SKILLS, strict=True)]
    parts += [(cost.any_skill, "any skill")]
    return "+".join(name if count == 1 else f"{count} {name}" for count, name in parts if count)


def printed(side: Side | None) -> str:
    """A side in the shorthand of UPGRADES."""
    assert side is not None
    words = [f"{side.points}p"] if side.points else []
    if side.pay_worker:
        words.append("any worker:" if side.pay_worker == "any" else f"{side.pay_worker}:")
    if side.pay_skill:
        words.append("any skill:" if side.pay_skill == "any" else f"{side.pay_skill}:")
    words += [f"{count} {name}" for count, name in zip(side.resources, RESOURCES, strict=True) if count]
    gains = (
        (side.workers, "x"),
        (side.green, " green"),
        (side.skills, "?"),
        (side.transport, "t"),
        (side.upgrades, "u"),
    )
    words += [f"{count}{sign}" for count, sign in gains if count]
    if side.choose:
        assert side.choose == 1
        words.append("choose")
    return " ".join(words)


def named(*names: str) -> list[Tile]:
    return [CATALOG.tiles[CATALOG.tile(name)] for name in names]


def scoring(name: str) -> Scoring:
    found = CATALOG.tiles[CATALOG.tile(name)].scoring
    assert found is not None
    return found


# -- what is in the box ----------------------------------------------------------------------------------------


@pytest.mark.rule("KF-1.1")
def test_there_are_64_tiles_in_the_order_of_their_groups() -> None:
    groups = [tile.kind if tile.kind != "village" else SEASONS[tile.season] for tile in CATALOG.tiles]
    assert list(dict.fromkeys(groups)) == [
        *("home", "spring", "summer", "autumn", "summer_boat", "winter", "boat", "turn_order"),
    ]
    assert Counter(groups) == {
        "home": 6, "spring": 12, "summer": 8, "autumn": 12, "summer_boat": 4, "winter": 12, "boat": 6, "turn_order": 4,
    }  # fmt: skip
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)
    assert len(CATALOG.tiles) == len({tile.id for tile in CATALOG.tiles}) == 64
    assert all(re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", tile.id) for tile in CATALOG.tiles)


def test_tiles_are_found_by_name_kind_and_season() -> None:
    assert [CATALOG.tile(tile.id) for tile in CATALOG.tiles] == list(range(64))
    assert CATALOG.of_kind("home") == tuple(range(6))
    assert CATALOG.of_kind("boat") == tuple(range(54, 60))
    assert CATALOG.of_season(SPRING) == tuple(range(6, 18))
    assert CATALOG.of_season(SUMMER) == (*range(18, 26), *range(38, 42))
    assert CATALOG.of_season(AUTUMN) == tuple(range(26, 38))
    assert CATALOG.of_season(WINTER) == tuple(range(42, 54))
    assert {tile.season for tile in CATALOG.tiles if tile.kind in ("home", "boat", "turn_order")} == {-1}


@pytest.mark.rule("KF-1.2")
def test_there_are_141_figures() -> None:
    assert dict(zip(COLOURS, CATALOG.workers, strict=True)) == {"blue": 40, "red": 40, "yellow": 40, "green": 20}
    assert CATALOG.purple == 1
    assert sum(CATALOG.workers) + CATALOG.purple == 141


@pytest.mark.rule("KF-1.3")
def test_there_are_120_resources() -> None:
    assert dict(zip(RESOURCES, CATALOG.resources, strict=True)) == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}
    assert sum(CATALOG.resources) == 120


@pytest.mark.rule("KF-1.4")
def test_there_are_48_skills() -> None:
    assert dict(zip(SKILLS, CATALOG.skills, strict=True)) == {"anvil": 16, "pickaxe": 16, "saw": 16}
    assert sum(CATALOG.skills) == 48


def test_the_numbers_by_player_count() -> None:
    assert list(CATALOG.players) == [2, 3, 4, 5, 6]
    assert CATALOG.season_tiles == {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}
    assert CATALOG.winter_tiles == {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
    assert {n: n * each for n, each in CATALOG.winter_tiles.items()} == {2: 6, 3: 9, 4: 12, 5: 10, 6: 12}
    # There are enough tiles for everybody.
    assert max(CATALOG.season_tiles.values()) <= 12
    assert max(n * each for n, each in CATALOG.winter_tiles.items()) <= len(CATALOG.of_season(WINTER))
    assert (CATALOG.workers_each, CATALOG.most_on_tile, CATALOG.gold_points) == (8, 6, 1)


# -- edges -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-1.7")
@pytest.mark.rule("KF-1.8")
@pytest.mark.rule("KF-1.9")
def test_roads_and_water_of_each_kind_of_tile() -> None:
    roads = {SPRING: 4, SUMMER: 3, AUTUMN: 2, WINTER: 1}
    for tile in CATALOG.tiles:
        assert len(tile.edges) == 6
        expected = {
            "home": (5, 1),
            "boat": (0, 2),
            "summer_boat": (0, 2),
            "turn_order": (tile.number, 0),
        }.get(tile.kind, (roads.get(tile.season), 0))
        assert (tile.edges.count(ROAD), tile.edges.count(WATER)) == expected, tile.id
        if tile.kind in ("boat", "summer_boat"):
            assert tile.edges == (WATER, FIELD, FIELD, WATER, FIELD, FIELD)


def test_the_roads_were_spread_with_care() -> None:
    def patterns(tiles: tuple[int, ...]) -> list[int]:
        return sorted(Counter(CATALOG.tiles[tile].edges for tile in tiles).values())

    villages = {
        season: tuple(t for t in CATALOG.of_season(season) if CATALOG.tiles[t].boat is None) for season in range(4)
    }
    assert patterns(villages[SPRING]) == [2] * 6
    assert patterns(tuple(tile for tile in villages[SUMMER] if CATALOG.tiles[tile].kind == "village")) == [1] * 8
    assert patterns(villages[AUTUMN]) == [1] * 12
    assert patterns(villages[WINTER]) == [2] * 6
    # The home tiles' water is once at each edge.
    assert sorted(CATALOG.tiles[tile].edges.index(WATER) for tile in CATALOG.of_kind("home")) == list(range(6))


# -- what is printed on the tiles ------------------------------------------------------------------------------


def test_which_tiles_can_be_upgraded() -> None:
    assert {tile.id for tile in CATALOG.tiles if tile.upgradable} == set(UPGRADES)
    assert {tile.kind for tile in CATALOG.tiles if tile.upgradable} == {"home", "village"}
    assert {tile.kind for tile in CATALOG.tiles if not tile.upgradable} == {
        "summer_boat",
        "winter",
        "boat",
        "turn_order",
    }


@pytest.mark.parametrize("name", UPGRADES)
def test_each_tile_is_as_printed(name: str) -> None:
    (tile,) = named(name)
    assert (price(tile), printed(tile.front), printed(tile.back)) == UPGRADES[name]
    assert tile.side(False) is tile.front
    assert tile.side(True) is tile.back


def test_every_action_has_the_amounts_it_needs() -> None:
    gains = {
        "gain_resources": "resources", "choose_resource": "resources",
        "gain_workers": "workers", "gain_skills": "skills",
        "worker_for_green": "green", "worker_for_workers": "workers", "skill_for_workers": "workers",
        "skill_for_skills": "skills", "skill_for_resources": "resources", "transport": "transport",
    }  # fmt: skip
    assert set(gains) == set(ACTIONS)
    seen = set()
    for tile in CATALOG.tiles:
        for side in (tile.front, tile.back):
            if side is None or not side.action:
                continue
            seen.add(side.action)
            amount = getattr(side, gains[side.action])
            assert (sum(amount) if isinstance(amount, tuple) else amount) > 0, tile.id
            assert bool(side.pay_worker) == side.action.startswith("worker_for"), tile.id
            assert bool(side.pay_skill) == side.action.startswith("skill_for"), tile.id
            assert bool(side.upgrades) == (side.action == "transport"), tile.id
    assert seen == set(ACTIONS)


def test_which_tiles_take_workers() -> None:
    usable = {tile.id for tile in CATALOG.tiles if tile.usable}
    scoring_only = {
        *("timber_yard", "stone_yard", "blacksmith", "barn", "sawmill", "sculptor", "forge", "goldsmith", "well")
    }
    assert usable == set(UPGRADES) - scoring_only
    # A tile that takes workers does the same on both sides, but for the Workshop.
    for tile in CATALOG.tiles:
        if tile.upgradable and tile.id != "workshop":
            assert tile.back is not None
            assert tile.back.action == tile.front.action


def test_the_storage_tiles() -> None:
    found = {tile.id: (tile.storage.resource, tile.storage.points) for tile in CATALOG.tiles if tile.storage}
    assert found == {
        "timber_yard": ("wood", (2, 3)),
        "stone_yard": ("stone", (2, 3)),
        "blacksmith": ("iron", (2, 3)),
        "barn": ("any", (1, 2)),
    }


def test_the_winter_tiles() -> None:
    assert {tile.id for tile in CATALOG.tiles if tile.kind == "winter" and not tile.scoring} == {"keythedral"}
    assert [tile.front.points for tile in named("keythedral", "jeweller")] == [12, 0]
    by_item = {
        "jeweller": ("set", "resource", (0, 0, 0, 1), 0, 2),
        "mercers_guild": ("set", "resource", (1, 1, 1, 0), 0, 5),
        "watermill": ("chosen", "resource", (1, 1, 1, 0), 0, 1),
        "windmill": ("any", "resource", (0, 0, 0, 0), 5, 5),
        "scribes": ("set", "skill", (1, 1, 1), 0, 10),
        "scholar": ("chosen", "skill", (1, 1, 1), 0, 3),
        "key_guild": ("any", "skill", (0, 0, 0), 5, 10),
        "craftsmans_guild": ("set", "worker", (1, 1, 1, 0), 0, 3),
        "apothecary": ("any", "worker", (0, 0, 0, 0), 5, 3),
        "key_market": ("set", "worker", (0, 0, 0, 1), 0, 2),
        "village_hall": ("chosen", "worker", (1, 1, 1, 1), 0, 1),
        "white_wind": ("any", "worker", (0, 0, 0, 0), 1, 1),
    }
    assert {tile.id for tile in CATALOG.tiles if tile.scoring and tile.scoring.item} == set(by_item)
    for name, expected in by_item.items():
        found = scoring(name)
        assert (found.kind, found.item, found.takes, found.count, found.points) == expected, name


# -- boats and turn order --------------------------------------------------------------------------------------


@pytest.mark.rule("KF-2.6")
@pytest.mark.rule("KF-2.11")
def test_the_boats_by_player_count() -> None:
    row = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]
    for players in CATALOG.players:
        assert [CATALOG.tiles[tile].id for tile in CATALOG.boats(players)] == row[:players]


def test_the_cargo_by_player_count() -> None:
    totals = {}
    for players in CATALOG.players:
        boats = [boat for tile in CATALOG.boats(players) if (boat := CATALOG.tiles[tile].boat) is not None]
        totals[players] = [
            tuple(sum(boat.cargo[season][kind] for boat in boats) for kind in (0, 1)) for season in range(4)
        ]
    assert totals == {
        2: [(13, 3), (13, 3), (9, 4), (0, 0)],
        3: [(19, 4), (17, 4), (13, 5), (0, 0)],
        4: [(24, 6), (22, 6), (15, 7), (0, 0)],
        5: [(29, 7), (27, 7), (18, 8), (0, 0)],
        6: [(33, 9), (31, 9), (22, 9), (0, 0)],
    }


def test_the_cargo_of_each_boat() -> None:
    found = {tile.id: tile.boat.cargo[:3] for tile in CATALOG.tiles if tile.boat}
    assert found == {
        "keyflower": ((7, 1), (7, 1), (3, 2)),
        "sea_bastion": ((6, 2), (6, 2), (6, 2)),
        "sea_breese": ((6, 1), (4, 1), (4, 1)),
        "flipper": ((5, 2), (5, 2), (2, 2)),
        "ianvincible": ((5, 1), (5, 1), (3, 1)),
        "white_wind": ((4, 2), (4, 2), (4, 1)),
    }


@pytest.mark.rule("KF-10.18")
def test_a_boat_is_turned_once_and_the_cargo_of_a_side_does_not_change() -> None:
    turned = {tile.id: SEASONS[tile.boat.turned] for tile in CATALOG.tiles if tile.boat}
    assert turned == {
        "keyflower": "autumn", "sea_bastion": "winter", "sea_breese": "summer",
        "flipper": "autumn", "ianvincible": "autumn", "white_wind": "autumn",
    }  # fmt: skip
    for tile in CATALOG.tiles:
        if tile.boat:
            assert len(set(tile.boat.cargo[: tile.boat.turned])) == 1
            assert len(set(tile.boat.cargo[tile.boat.turned : WINTER])) <= 1


def test_how_boats_and_turn_order_tiles_score() -> None:
    names = ("keyflower", "sea_bastion", "sea_breese", "flipper", "turn_order_1", "turn_order_4")
    assert [scoring(name).kind for name in names] == ["transport", "loop", "chain", "flip", "neighbours", "neighbours"]
    assert scoring("sea_breese").table == (0, 2, 4, 8, 16, 32)
    assert [scoring(name).points for name in ("keyflower", "sea_bastion", "turn_order_2", "turn_order_3")] == [
        1,
        1,
        1,
        1,
    ]
    assert scoring("flipper").count == 1
    assert [tile.front.points for tile in named("flipper", "ianvincible", "keyflower")] == [2, 5, 0]


@pytest.mark.rule("KF-2.8")
@pytest.mark.rule("KF-2.9")
@pytest.mark.rule("KF-2.10")
def test_the_turn_order_tiles_by_player_count() -> None:
    in_play = {
        players: [CATALOG.tiles[tile].number for tile in CATALOG.order_tiles(players)] for players in range(2, 7)
    }
    assert in_play == {2: [1], 3: [1, 2], 4: [1, 2, 3], 5: [1, 2, 3, 4], 6: [1, 2, 3, 4]}
    for players, numbers in in_play.items():
        assert CATALOG.tiles[CATALOG.start_tile(players)].number == max(numbers)
        sides = [CATALOG.tiles[tile].order_side(players) for tile in CATALOG.order_tiles(players)]
        assert [side.start for side in sides if side is not None].count(True) == 1
    four = [CATALOG.tiles[tile].order_side(4) for tile in CATALOG.order_tiles(4)]
    assert [side.players for side in four if side is not None] == [range(3, 7), range(4, 7), range(4, 5)]


def test_each_summer_boat_has_two_powers() -> None:
    boats = named("summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4")
    sides = [side for boat in boats for side in (boat.front, boat.back) if side is not None]
    assert [side.power for side in sides] == list(POWERS)
    assert [CATALOG.power(side.power) for side in sides] == list(range(8))
    assert [side.rule for side in sides] == [f"KF-11.{number}" for number in range(1, 9)]
    assert [(side.workers, side.green, side.times) for side in sides[:4]] == [
        (2, 0, 1),
        (0, 1, 1),
        (0, 0, 1),
        (0, 0, 2),
    ]
    assert [boat.number for boat in boats] == [1, 2, 3, 4]
    assert {tile.kind for tile in CATALOG.tiles if tile.front.power} == {"summer_boat"}


def test_numbers_are_printed_on_home_tiles_summer_boats_and_turn_order_tiles() -> None:
    for tile in CATALOG.tiles:
        if tile.kind in ("home", "summer_boat", "turn_order"):
            assert tile.id.endswith(f"_{tile.number}")
        else:
            assert tile.number == 0


# -- where everything comes from -------------------------------------------------------------------------------


def test_nothing_is_reconstructed() -> None:
    assert {tile.kind for tile in CATALOG.tiles if tile.provenance == "rulebook"} == {"summer_boat"}
    assert {tile.provenance for tile in CATALOG.tiles if tile.kind != "summer_boat"} == {"published"}


def test_every_tile_names_a_rule_of_the_ledger_that_speaks_of_it() -> None:
    rules = read_rules(LEDGER)
    for tile in CATALOG.tiles:
        if tile.kind == "summer_boat":
            assert tile.back is not None
            for side, letter in ((tile.front, "a"), (tile.back, "b")):
                assert rules[side.rule].startswith(f"Summer boat {tile.number}{letter}:")
            assert rules[tile.rule].startswith("A summer boat")
            continue
        words = re.sub(r"[^a-z0-9 ]", " ", rules[tile.rule].split(":")[0].lower().replace("'", "")).split()
        for word in tile.id.split("_"):
            assert word in words or word in "123456", f"{tile.rule} does not speak of the {tile.id}"
    # Home tiles share a rule, turn-order tiles do, and each other tile has its own.
    shared = ("home", "turn_order", "summer_boat")
    own = [tile.rule for tile in CATALOG.tiles if tile.kind not in shared]
    assert len(own) == len(set(own)) == 50


def test_the_ledger_tells_the_numbers_of_the_catalogue() -> None:
    rules = read_rules(LEDGER)
    for tile in CATALOG.tiles:
        text = rules[tile.rule]
        for side in (tile.front, tile.back):
            if side is None:
                continue
            if side.points:
                assert f"{side.points} points" in text or f": {side.points}. " in text, tile.id
            for count, name in zip(side.resources, RESOURCES, strict=True):
                assert not count or f"{count} {name}" in text or "1 of each of the three" in text, tile.id
            if side.transport:
                assert re.search(rf"\b{side.transport} steps? and {side.upgrades} upgrade", text), tile.id
        for rows in tile.boat.cargo[:3] if tile.boat else ():
            assert re.search(rf"\b{rows[0]}( workers)? and {rows[1]}\b", text), tile.id
        if tile.scoring and tile.scoring.points:
            assert f"{tile.scoring.points} point" in text, tile.id


# -- broken files ----------------------------------------------------------------------------------------------


def test_the_file_as_it_is_can_be_loaded_from_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "base.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load(path) == CATALOG


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("[game]", "[games]", ["[game]", "missing"]),
        ("workers_each = 8 ", "", ["[game]", "'workers_each'", "missing"]),
        ("players = [2, 6] ", "players = [6, 2] ", ["[game]", "'players'"]),
        ("season_tiles = [6, 7, 8, 9, 10]", "season_tiles = [6, 7, 8, 9]", ["'season_tiles'", "5 whole numbers"]),
        ("green = 20\n", "", ["[workers]", "'green'", "missing"]),
        ('rule = "KF-6.1"\n', "", ["tile 'keywood'", "'rule'", "missing"]),
        ('id = "keywood"', 'id = "workshop"', ["tile 'workshop'", "twice"]),
        ('edges = "WRRRRR"', 'edges = "WRRRRX"', ["tile 'home_1'", "'edges'", "six letters"]),
        ('edges = "WRRRRR"', 'edges = "WRRRR"', ["tile 'home_1'", "'edges'", "six letters"]),
        ('kind = "turn_order"\nnumber = 4', 'kind = "boat"\nnumber = 4', ["tile 'turn_order_4'", "cargo"]),
        ("sides = [{ players = [5, 6], start = true }]\n", "", ["tile 'turn_order_4'", "'sides'"]),
        ("{ players = [5, 6], start = true }", "{ players = [6, 6], start = true }", ["symbol", "5 players"]),
        ("cost = { any_skill = 1 }\n", "cost = {}\n", ["tile 'barn'", "'cost'", "empty"]),
        ("cost = { any_skill = 1 }\n", "", ["tile 'barn'", "a back if"]),
        ("cost = { any_skill = 1 }", "cost = { hammer = 1 }", ["tile 'barn', cost", "'hammer'"]),
        ("cost = { any_skill = 1 }", "cost = { any_skill = -1 }", ["tile 'barn', cost", "'any_skill'", "at least 0"]),
        ('action = "choose_resource"', 'action = "chose"', ["tile 'workshop', front", "'action'", "choose_resource"]),
        ('power = "mixed_use"', 'power = "mixed"', ["tile 'summer_boat_4', back", "'power'", "mixed_use"]),
        ('resource = "any", points = [1, 2]', 'resource = "any", points = [1]', ["tile 'barn', storage", "'points'"]),
        ('kind = "flip", count = 1', 'kind = "flop", count = 1', ["tile 'flipper', scoring", "'kind'", "flip"]),
        ("cargo = [[6, 1], [4, 1], [4, 1], [0, 0]]", "cargo = [[6, 1], [4, 1]]", ["'sea_breese'", "'cargo'", "four"]),
        # values that the rules could not work with
        ("season_tiles = [6, 7, 8, 9, 10]", "season_tiles = [6, 7, 8, 9, 0]", ["'season_tiles'", "at least 1"]),
        ("season_tiles = [6, 7, 8, 9, 10]", "season_tiles = [6, 7, 8, 9, 13]", ["[game]", "'season_tiles'", "at most"]),
        ("winter_tiles = [3, 3, 3, 2, 2]", "winter_tiles = [3, 3, 3, 3, 2]", ["[game]", "'winter_tiles'", "12 tiles"]),
        ("blue = 40\nred = 40\nyellow = 40", "blue = 20\nred = 7\nyellow = 20", ["'workers_each'", "6 times 8"]),
        ("blue = 40", "blue = 0", ["[workers]", "'blue'", "at least 1"]),
        ("blue = 40", "blue = 4000", ["[workers]", "'blue'", "at most"]),
        ('edges = "WRRRRR"', 'edges = "WRRRRF"', ["tile 'home_1'", "'edges'", "5 roads and 1 waters"]),
        ('edges = "RRFRRF"', 'edges = "RRFRFF"', ["tile 'keywood'", "'edges'", "4 roads"]),
        ('edges = "WFFWFF"', 'edges = "WFWFFF"', ["tile 'summer_boat_1'", "'edges'", "bottom and top"]),
        ('season = "spring"\nedges = "RRFRRF"', 'edges = "RRFRRF"', ["tile 'keywood'", "'season'"]),
        ('{ action = "gain_resources", wood = 1 }', '{ action = "gain_resources" }', ["'keywood', front", "resources"]),
        ('{ action = "gain_resources", wood = 1 }', "{ wood = 1 }", ["tile 'keywood', front", "'resources'"]),
        ('{ action = "gain_resources", wood = 1 }', "{}", ["tile 'keywood'", "on both sides or on none"]),
        ('pay_worker = "yellow", green = 1', "green = 1", ["tile 'peddler', front", "'pay_worker'"]),
        ("gold = 1, points = 2 }", "points = 2 }", ["tile 'jeweller', scoring", "items"]),
        ('item = "resource", count = 5', 'item = "resource"', ["tile 'windmill', scoring", "'count'"]),
        ("gold = 1, points = 2 }", "gold = 2, points = 2 }", ["jeweller and mercers_guild", "one at most"]),
        ("table = [0, 2, 4, 8, 16, 32]", "table = []", ["tile 'sea_breese', scoring", "'table'"]),
        ("cargo = [[7, 1]", "cargo = [[7, -1]", ["tile 'keyflower', boat", "'cargo'", "at least 0"]),
        ('kind = "winter"\nseason = "winter"\nedges = "FFFFFR"\nrule = "KF-12.1"\n',
         'kind = "winter"\nseason = "winter"\nedges = "FFFFFR"\nrule = "KF-12.1"\ncolour = 1\n',
         ["tile 'jeweller'", "unknown field 'colour'"]),
    ],
)  # fmt: skip
def test_a_broken_file_is_told_what_is_wrong(tmp_path: Path, right: str, wrong: str, said: list[str]) -> None:
    assert TEXT.count(right) >= 1
    path = tmp_path / "base.toml"
    path.write_text(TEXT.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadCatalog) as problem:
        load(path)
    for words in said:
        assert words in str(problem.value)


def test_a_tile_must_say_where_it_comes_from(tmp_path: Path) -> None:
    path = tmp_path / "base.toml"
    path.write_text(TEXT.replace('provenance = "published"', 'provenance = "hearsay"', 1), encoding="utf-8")
    with pytest.raises(BadCatalog, match=r"tile 'home_1'.*hearsay"):
        load(path)
