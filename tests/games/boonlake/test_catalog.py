"""The component data of Boonlake: what is in the box, where each value comes from, and an owner's own values."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from boardwright.games.boonlake.catalog import CATALOG, DATA, FILES, TRANSCRIPTION, Catalog, load
from boardwright.kernel.errors import BadCatalog
from boardwright.testing.ledger import read_rules
from boardwright.toolkit.transcription import VARIABLE

TEXTS = {name: (DATA / f"{name}.toml").read_text(encoding="utf-8") for name in FILES}
DOCS = Path(__file__).parents[3] / "docs" / "rules"
LEDGER = next(path for path in (DOCS / "boonlake.md", DOCS / "drafts" / "boonlake.md") if path.exists())
#: What is printed on components, by the table of the catalogue that holds it.
PRINTED = ("actions", "regions", "spaces", "tiles", "river", "coin_track", "card_track", "recesses", "levers", "goals",
           "cards", "sages", "solo_tiles")  # fmt: skip


def loaded(folder: Path, **changed: str) -> Catalog:
    """The catalogue with some files as given there."""
    paths = []
    for name, text in {**TEXTS, **changed}.items():
        path = folder / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return load(*paths)


# -- what is in the box ----------------------------------------------------------------------------------------


@pytest.mark.rule("BL-1.2", "BL-1.3")
def test_how_many_components_there_are() -> None:
    tables = ("cards", "actions", "goals", "tiles", "regions", "levers", "solo_tiles", "rows", "spaces", "bridges")
    assert {name: len(getattr(CATALOG, name)) for name in tables} == {
        "cards": 165, "actions": 7, "goals": 16, "tiles": 35, "regions": 4, "levers": 12, "solo_tiles": 10, "rows": 7,
        "spaces": 33, "bridges": 6,
    }  # fmt: skip
    marks = Counter(tile.mark for tile in CATALOG.tiles)
    assert marks == {0: 25, 2: 6, 3: 2, 4: 2}
    assert CATALOG.pastures == 7
    assert len(CATALOG.tiles) + CATALOG.pastures == 42
    assert (len(CATALOG.river), len(CATALOG.locks), len(CATALOG.recesses)) == (29, 3, 17)
    assert (len(CATALOG.coin_track), len(CATALOG.card_track)) == (11, 11)


@pytest.mark.rule("BL-1.4")
def test_55_cards_of_each_type_with_different_names() -> None:
    assert Counter(card.type for card in CATALOG.cards) == {"day": 55, "twilight": 55, "night": 55}
    assert len({card.id for card in CATALOG.cards}) == 165


@pytest.mark.rule("BL-1.5", "BL-1.6")
def test_a_tile_has_one_or_two_sites() -> None:
    assert Counter(len(tile.sites) for tile in CATALOG.tiles) == {1: 16, 2: 19}
    assert sum(len(tile.sites) for tile in CATALOG.tiles) == 54


def test_the_numbers_of_the_rules() -> None:
    """As the ledger has them: costs, gains, the final scoring, the rows of the action board."""
    costs, gains = CATALOG.costs, CATALOG.gains
    assert (costs.house, costs.village, costs.presences, costs.upstream) == (1, 2, 3, 2)
    assert (costs.village_extra, costs.cattle_extra, costs.herd) == ((0, 0, 1, 2), (0, 0, 0, 1, 2), (1, 2, 3, 4))
    assert (costs.extra_vp, costs.same_region_vp) == (4, 5)
    assert (gains.full_map, gains.herd_house, gains.lost_step, gains.idle_lever, gains.herd_village) == (2, 2, 2, 1, 1)
    assert gains.project_inhabitants == 2
    assert CATALOG.finale.levers == ((4, 2), (7, 3))
    assert CATALOG.finale.rows == (0, 0, 2, 4, 6)
    assert [(row.movement, row.vp) for row in CATALOG.rows] == [
        (4, 0), (4, 0), (3, 0), (3, 0), (2, 0), (2, 1), (1, 3),
    ]  # fmt: skip
    assert (CATALOG.start.cards, CATALOG.start.coins, CATALOG.start.ranch, CATALOG.start.goals) == (
        6,
        (6, 7, 8, 8),
        3,
        2,
    )


def test_the_values_that_the_rulebook_prints() -> None:
    goals = {goal.id: goal for goal in CATALOG.goals}
    assert goals["sc05"].needs == (1, 2, 4, 7)
    project = goals["sc07"].project
    assert (project.coin, project.resources, project.points, project.track) == (13, (0, 2, 0, 3), 8, "card")
    cards = {card.id: card for card in CATALOG.cards}
    assert (cards["evening_hiring_board"].coin, cards["evening_hiring_board"].resources) == (2, (0, 2, 1, 0))
    assert (cards["sunny_toll_house"].coin, cards["sunny_toll_house"].resources) == (0, (0, 4, 2, 0))
    sage = CATALOG.sage
    assert (sage.houses[3], sage.villages[2], sage.cattle[2], sage.cactus[20]) == (2, 6, 4, 14)


def test_no_card_needs_more_resources_than_there_can_be() -> None:
    """Two of each from production sites, and the canoes."""
    for resources in [card.resources for card in CATALOG.cards] + [goal.project.resources for goal in CATALOG.goals]:
        assert sum(max(0, need - 2) for need in resources) <= 2


# -- where everything comes from -------------------------------------------------------------------------------


@pytest.mark.rule("BL-1.7")
def test_every_printed_value_says_where_it_comes_from() -> None:
    for name in PRINTED:
        assert {entry.provenance for entry in getattr(CATALOG, name)} <= {"rulebook", "published", "reconstructed"}
    assert {card.provenance for card in CATALOG.cards} == {"reconstructed"}
    assert {action.provenance for action in CATALOG.actions} == {"rulebook"}
    for text in TEXTS.values():
        tables = re.split(r"^\[", text, flags=re.MULTILINE)[1:]
        assert all("\nprovenance = " in table for table in tables)


def test_the_ledger_speaks_of_every_action_and_region() -> None:
    said = " ".join(read_rules(LEDGER).values()).lower()
    for name in [action.id for action in CATALOG.actions] + [region.id for region in CATALOG.regions]:
        assert name.replace("_", " ") in said


# -- broken files ----------------------------------------------------------------------------------------------


def test_the_files_as_they_are_can_be_loaded_from_anywhere(tmp_path: Path) -> None:
    assert loaded(tmp_path) == CATALOG
    assert TRANSCRIPTION == ""


#: The file of cards is long; most faults can be shown with the first one alone.
ONE_CARD = "[[card]]".join(TEXTS["cards"].split("[[card]]")[:2])
SHIPS = 'ships = [["t01", "t01"], ["t01", "t01"], ["t03", "t01"], ["t03", "t03"]]'
HIRE = 'do = "hire", coin = 3, card = 3'
PROJECT = 'project = { coin = 10, wood = 3, clay = 2, points = 7, track = "coin" }'


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    [
        ("base", "[game]", "[games]", ["base.toml", "[game]", "missing"]),
        ("base", "houses = 6\n", "", ["base.toml", "[game]", "'houses'", "missing"]),
        ("base", "houses = 6", "houses = 7", ["one recess for each house"]),
        ("base", "houses = 6", "houses = 0", ["[game]", "'houses'", "at least 1"]),
        ("base", "coins = [6, 7, 8, 8]", "coins = [6, 7, 8]", ["[start]", "'coins'"]),
        ("base", SHIPS, 'ships = [["t01", "t01"]]', ["[start]", "'ships'", "each number of players"]),
        ("base", SHIPS, SHIPS.replace("t03", "x99"), ["no spaces of the river"]),
        ("base", "village_extra = [0, 0, 1, 2]", "village_extra = [0, 1]", ["[costs]", "extra cost of each piece"]),
        ("base", "herd = [1, 2, 3, 4]", "herd = []", ["[costs]", "'herd'"]),
        ("base", "levers = [[4, 2], [7, 3]]", "levers = [[4, 2, 1]]", ["[finale]", "'levers'", "pairs of numbers"]),
        ("base", "markers = [1, 2, 3, 4]", "markers = [1, 2, 3]", ["[scoring]", "'markers'"]),
        ("base", 'id = "1"\nmovement = 4', 'id = "1"\nmovement = 0', ["row '1'", "'movement'", "at least 1"]),
        ("base", 'id = "2"\nmovement', 'id = "1"\nmovement', ["row '1'", "twice"]),
        ("base", 'who = "others"', 'who = "nobody"', ["action 'pioneer'", "'who'", "all, others"]),
        ("base", 'order = "after"', 'order = "later"', ["action 'region_rewards'", "'order'"]),
        ("base", 'set = "base"', 'set = "base"\ncolour = 1', ["base.toml", "unknown table 'colour'"]),
        ("map", 'region = "boonlake"\nrow = 0\ncolumn = 0', 'region = "moon"\nrow = 0\ncolumn = 0',
         ["map.toml", "space '1'", "'region'"]),
        ("map", 'land = ["2"]\ncanal = ["4"]', 'land = ["99"]\ncanal = ["4"]', ["space '1'", "'land'"]),
        ("map", 'land = ["2"]\ncanal = ["4"]', 'land = ["2", "3"]\ncanal = ["4"]', ["must name each other"]),
        ("map", 'ends = ["3", "10"]', 'ends = ["3"]', ["bridge 'b1'", "'ends'"]),
        ("map", "mark = 4", "mark = 3", ["as many start tiles as spaces", "3 players"]),
        ("map", '[[region]]\nid = "boonlake"', '[[region]]\nid = "lake"', ["region 'lake'", "'id'"]),
        ("tiles", 'id = "s03"\nmark = 2', 'id = "s03"\nmark = 3', ["as many start tiles as spaces", "2 players"]),
        ("tiles", "{ cost = { coin = 4 }", "{ cost = { coin = 40 }", ["tiles.toml", "tile 's02'", "'coin'", "at most"]),
        ("tiles", "village = -5", "village = -50", ["tile 's10'", "'village'"]),
        ("tiles", "sites = [{ reward = [], village = 3 }]", "sites = []", ["tile 's08'", "'sites'"]),
        ("river", "harbour = true\nround = 1", "harbour = true\nround = 3", ["river.toml", "stretch 'u3'", "'round'"]),
        ("river", 'before = "u3"', 'before = "u9"', ["lock 'l1'", "'before'"]),
        ("ranch", 'piece = "house"', 'piece = "castle"', ["ranch.toml", "recess 'h1'", "'piece'"]),
        ("ranch", 'trigger = "placing"', 'trigger = "never"', ["lever '9'", "'trigger'"]),
        ("ranch", 'joker = "too"', 'joker = "both"', ["lever '11'", "'joker'"]),
        ("goals", "needs = [1, 2, 3, 4]", "needs = [1, 2, 3]", ["goals.toml", "goal 'sc01'", "'needs'"]),
        ("goals", "others = [1, 1, 2, 3]\n", "", ["goal 'sc01'", "two rows of values"]),
        ("goals", 'measures = ["in_unknown", "in_boonlake"]', 'measures = ["in_unknown"]',
         ["goal 'sc01'", "a pair two"]),
        ("goals", 'measures = ["coin_steps"]', 'measures = ["cows"]', ["goal 'sc04'", "'measures'"]),
        ("goals", 'good = "vase"', 'good = "gold"', ["goal 'sc14'", "'good'"]),
        ("goals", "coin = 5\neach = 2\nneeds = [1, 2, 3, 4]", "each = 2\nneeds = [1, 2, 3, 4]",
         ["goal 'sc13'", "a payment"]),
        ("goals", PROJECT, PROJECT.replace('"coin" }', '"vase" }'), ["goal 'sc01'", "'track'", "coin, card"]),
        ("cards", 'type = "day"', 'type = "noon"', ["cards.toml", "card 'sunny_toll_house'", "'type'", "twilight"]),
        ("cards", 'id = "evening_mint"', 'id = "sunny_toll_house"', ["card 'sunny_toll_house'", "twice"]),
        ("cards", 'timing = "immediate"', 'timing = "soon"', ["card 'sunny_toll_house'", "'timing'", "permanent"]),
        ("cards", "clay = 4\n", "clay = -4\n", ["card 'sunny_toll_house'", "'clay'", "at least 0"]),
        ("sage", "houses = [0, 1, 1, 2, 3, 4, 6]", "houses = [0, 1]", ["values for all her pieces"]),
        ("sage", 'actions = ["builder", "region_rewards", "settle"]', 'actions = ["builder"]',
         ["sage.toml", "solo_tile 'a1'", "'actions'"]),
        ("sage", 'corners = ["1", "9", "13", "26"]', 'corners = ["1", "9", "13", "34"]',
         ["solo_tile 'a1'", "'corners'"]),
        ("sage", 'id = "a1"\nkind = "a"', 'id = "a1"\nkind = "c"', ["solo_tile 'a1'", "'kind'"]),
        # effects that the game does not understand
        ("map", "reward = [{ gain = { coin = 4 } }]\nsage", "reward = [{ gain = { rope = 4 } }]\nsage",
         ["region 'boonlake', reward", "'rope'"]),
        ("map", "reward = [{ gain = { coin = 4 } }]\nsage", "reward = [{ gain = { cactus = 4 } }]\nsage",
         ["region 'boonlake', reward", "nobody gains 'cactus'"]),
        ("ranch", "pay = { vase = 1 }", "pay = { coin_step = 1 }", ["lever '1', effect", "nobody pays with"]),
        ("base", HIRE, 'do = "hire", coin = 3', ["action 'recruit', right", "'card'", "missing"]),
        ("base", HIRE, f"{HIRE}, vase = 1", ["action 'recruit', right", "unknown field 'vase'"]),
        ("base", HIRE, 'do = "fly"', ["action 'recruit', right", "'fly'"]),
        ("base", HIRE, 'do = "structure"', ["action 'recruit', right", "'structure'"]),
        ("base", 'of = ["play"], draw = 2', 'of = ["sing"], draw = 2', ["action 'builder', left", "'of'", "develop"]),
        ("base", 'of = ["play"], draw = 2', 'of = ["play"], draw = "two"', ["action 'builder', left", "'draw'"]),
        ("map", 'do = "build", works = "wood"', 'do = "build", works = "gold"',
         ["space '4', reward", "'works'", "any"]),
        ("cards", 'per = "in_boonlake"', 'per = "in_paris"', ["'silent_lake_charter', effect", "'in_paris'"]),
        ("cards", 'modify = "lever_price"', 'modify = "rent"', ["'harvest_toolmaker', effect", "'rent'"]),
        ("cards", 'by = 1, type = "day"', "by = 1", ["'russet_sun_broker', effect", "'type'", "missing"]),
        ("sage", "lowest_a = [{ gain = { cactus = 1 } }]", "lowest_a = [{ gain = { coin = 1 } }]",
         ["sage_action 'pioneer', lowest_a", "nobody gains 'coin'"]),
    ],
)  # fmt: skip
def test_a_broken_file_is_told_what_is_wrong(
    tmp_path: Path, file: str, right: str, wrong: str, said: list[str]
) -> None:
    assert right in TEXTS[file]
    with pytest.raises(BadCatalog) as problem:
        loaded(tmp_path, **{"cards": ONE_CARD, file: TEXTS[file].replace(right, wrong, 1)})
    for words in said:
        assert words in str(problem.value)


# -- an owner's own values -------------------------------------------------------------------------------------

#: Other numbers and other effects, by file.
OTHER = {
    "base": (
        ("inhabitants = 10", "inhabitants = 12"),
        ("cards = 6\ncoins = [6, 7, 8, 8]\nranch = 3", "cards = 5\ncoins = [9, 9, 9, 9]\nranch = 4"),
        (SHIPS, SHIPS.replace("t03", "t02")),
        ("house = 1\nvillage = 2\npresences = 3", "house = 2\nvillage = 1\npresences = 2"),
        ("herd = [1, 2, 3, 4]", "herd = [0, 1, 1]"),
        ("upstream = 2", "upstream = 1"),
        ("markers = [1, 2, 3, 4]", "markers = [5, 5, 5, 5]"),
        ('id = "7"\nmovement = 1\nvp = 3', 'id = "7"\nmovement = 6\nvp = 9'),
        (HIRE, 'do = "hire", coin = 1, card = 1'),
    ),
    "map": (
        (
            "reward = [{ gain = { coin = 4 } }]\nsage",
            "reward = [{ choose = [[{ gain = { vase = 2 } }], [{ gain = { coin_step = 1 } }]] }]\nsage",
        ),
        ("reward = [{ gain = { coin = 2 } }]", 'reward = [{ do = "build", works = "any" }]'),
    ),
    "tiles": (("{ reward = [{ gain = { coin = 1 } }] }", "{ cost = { vp = 2, card = 1 }, reward = [] }"),),
    "river": (("reward = [{ gain = { coin = 1 } }]", "reward = [{ gain = { vase = 2, card = 1 } }]"),),
    "ranch": (
        ("price = 10", "price = 0"),
        ("effect = [{ gain = { coin = 5 } }]", "effect = [{ gain = { coin = 1 } }]"),
    ),
    "goals": (("coin = 10, wood = 3, clay = 2, points = 7", "coin = 0, points = 20"),),
    "cards": (
        ('coin = 2\nwood = 1\niron = 1\npoints = 1\neffect = [{ gain = { coin_step = 1 } }]',
         "points = 9\neffect = [{ gain = { card_step = 4 } }]"),
    ),
    "sage": (("houses = [0, 1, 1, 2, 3, 4, 6]", "houses = [0, 9, 9, 9, 9, 9, 9]"),),
}  # fmt: skip
PLAYS = """
import random
from boardwright.games.boonlake import GAME
from boardwright.match import from_position, new

view = new(GAME, 3, 1, {}).view(0)
mine = view["players"][0]
print(bool(GAME.transcription), mine["coins"], mine["cards"], mine["ranch"], mine["supply"], mine["ship"])
turn = {"row": 1, "stack": ["NextTurn", "EndTurn", "Act 0 left-builder false 1"]}
seat = {"hand": "evening_mint", "canoes": "iron-iron"}
match = from_position({"game": GAME, "players": 3, **turn, "seats": [seat]}, 0)
match.apply(0, "realise sc01")
mine = match.view(0)["players"][0]
print(mine["vp"], mine["coins"], mine["coin_steps"])
match = from_position({"game": GAME, "players": 3, **turn, "seats": [seat]}, 0)
match.apply(0, "play evening_mint")
match.apply(0, "build iron")
mine = match.view(0)["players"][0]
print(mine["card_steps"], mine["total"], mine["works"]["iron"])
games = 0
for players in range(1, 5):
    for seed in range(2):
        chance = random.Random(players)
        match = new(GAME, players, seed, {})
        while not match.over:
            decision = chance.choice(match.decisions)
            match.apply(decision.player, chance.choice(decision.options))
        assert not GAME.audit(match.state)
        games += 1
print(games)
"""


@pytest.mark.rule("BL-1.7")
def test_an_own_transcription_with_other_values_plays(tmp_path: Path) -> None:
    """The components of a process are decided when the game is loaded, so this is another process."""
    (tmp_path / "boonlake").mkdir()
    for file, values in OTHER.items():
        text = TEXTS[file]
        for ours, own in values:
            assert ours in text, ours
            text = text.replace(ours, own, 1)
        (tmp_path / "boonlake" / f"{file}.toml").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYS],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, VARIABLE: str(tmp_path)},
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "True 9 5 4 6 t02",
        "40 0 1",  # the project costs nothing, and brings 20 points, on the own tile twice as many
        "4 9 1",
        "8",
    ]


def test_an_own_transcription_changes_values_only(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    text = TEXTS["ranch"].replace('trigger = "placing"', 'trigger = "village"', 1)
    (own / "ranch.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalog, match=r"lever '9'.*'trigger'.*expected 'placing'"):
        load(*(DATA / f"{name}.toml" for name in FILES), own=own)
