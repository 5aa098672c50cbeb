"""The component data of Coloma: what is in the box, where each value comes from, and an owner's own values."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from boardwright.games.coloma.catalog import CATALOG, DATA, FILES, TRANSCRIPTION, Catalog, load
from boardwright.kernel.errors import BadCatalog
from boardwright.testing.ledger import read_rules
from boardwright.toolkit.transcription import VARIABLE

TEXTS = {name: (DATA / f"{name}.toml").read_text(encoding="utf-8") for name in FILES}
DOCS = Path(__file__).parents[3] / "docs" / "rules"
LEDGER = next(path for path in (DOCS / "coloma.md", DOCS / "drafts" / "coloma.md") if path.exists())
#: What is printed on components, by the table of the catalogue that holds it.
PRINTED = ("shootouts", "spaces", "boards", "barrels", "bridges", "buildings", "hotels", "specialities", "shades")


def loaded(folder: Path, **changed: str) -> Catalog:
    """The catalogue with some files as given there."""
    paths = []
    for name, text in {**TEXTS, **changed}.items():
        path = folder / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return load(*paths)


# -- what is in the box ----------------------------------------------------------------------------------------


def test_how_many_components_there_are() -> None:
    tables = (*PRINTED, "regions", "rows", "slots", "years", "events")
    assert {name: len(getattr(CATALOG, name)) for name in tables} == {
        "shootouts": 5, "spaces": 22, "boards": 7, "barrels": 10, "bridges": 10, "buildings": 16, "hotels": 12,
        "specialities": 12, "shades": 1, "regions": 5, "rows": 6, "slots": 5, "years": 3, "events": 5,
    }  # fmt: skip
    kinds = Counter(space.kind for space in CATALOG.spaces)
    assert kinds == {"coloma": 1, "town": 4, "settlement": 9, "horseshoe": 8}


def test_the_numbers_by_player_count() -> None:
    assert list(CATALOG.players) == [1, 2, 3, 4, 5, 6]
    assert CATALOG.bridge_copies == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
    assert [5 * columns for columns in CATALOG.gold_columns] == [10, 10, 15, 20, 25, 30]
    assert CATALOG.nuggets == 30


def test_every_building_is_worth_the_same() -> None:
    assert {building.points for building in CATALOG.buildings} == {6}
    assert {(hotel.points, hotel.guests, hotel.guest_points) for hotel in CATALOG.hotels} == {(8, 2, 2)}


def test_each_space_can_be_reached() -> None:
    links = [set(pair) for road in CATALOG.roads for pair in zip(road.spaces, road.spaces[1:])]
    seen, edge = {0}, {0}
    while edge:
        edge = {space for pair in links if pair & edge for space in pair} - seen
        seen |= edge
    assert seen == set(range(22))


# -- where everything comes from -------------------------------------------------------------------------------


@pytest.mark.rule("CO-1.6")
def test_every_printed_value_says_where_it_comes_from() -> None:
    for name in PRINTED:
        assert {entry.provenance for entry in getattr(CATALOG, name)} <= {"rulebook", "published", "reconstructed"}
    assert {building.provenance for building in CATALOG.buildings} == {"reconstructed"}
    assert {each.id: each.provenance for each in CATALOG.specialities if each.home == "deluxe"} == dict.fromkeys(
        ("robber", "homesteader", "renegade", "range_rider", "maverick", "vigilante"), "published"
    )
    for text in TEXTS.values():
        tables = re.split(r"^\[", text, flags=re.MULTILINE)[1:]
        assert all("\nprovenance = " in table for table in tables)


def test_the_ledger_speaks_of_every_component() -> None:
    words = re.sub(r"[^a-z0-9 ]", " ", " ".join(read_rules(LEDGER).values()).lower().replace("'", ""))
    said = " ".join(words.split())
    for entries in (CATALOG.buildings, CATALOG.barrels, CATALOG.bridges, CATALOG.specialities, CATALOG.regions):
        for entry in entries:
            assert entry.id.replace("_", " ") in said, entry.id
    for board in CATALOG.boards[1:]:
        assert board.id.replace("_", " ") in said
    for space in CATALOG.spaces:
        assert space.kind == "horseshoe" or space.id.replace("_", " ") in said


# -- broken files ----------------------------------------------------------------------------------------------


def test_the_files_as_they_are_can_be_loaded_from_anywhere(tmp_path: Path) -> None:
    assert loaded(tmp_path) == CATALOG
    assert TRANSCRIPTION == ""


COPIES = "bridge_copies = [1, 1, 2, 2, 3, 3]"
WHISKEY = '[[barrel]]\nid = "whiskey"\ncount = 3'
BRIDGE = "hammer = { coin = 4, dude = 1 }"
NAILS = 'do = "build", tool = "hammer", discount = { coin = 2 }'
ANY_PRICE = "pay = { any = { amount = 1, of = { coin = 1, gold = 1 } } }"
LAST_CANYON = "{ points = 6, reward = [{ gain = { coin = 1 } }] },\n"


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    [
        ("base", "[game]", "[games]", ["base.toml", "[game]", "missing"]),
        ("base", "dudes = 12\n", "", ["[game]", "'dudes'", "missing"]),
        ("base", "rounds = 5", "rounds = 6", ["[game]", "'rounds'"]),
        ("base", COPIES, "bridge_copies = [1, 1, 2]", ["'bridge_copies'", "6 whole"]),
        ("base", COPIES, "bridge_copies = [1, 1, 2, 2, 3, 4]", ["fewer bridges of a kind"]),
        ("base", 'neutral_row = "3"', 'neutral_row = "9"', ["[game]", "'neutral_row'"]),
        ("base", 'neutral_row = "3"', 'neutral_row = "1"', ["neutral gunmen fill a row"]),
        ("base", "put_back = 2", "put_back = 7", ["[start]", "as many cards as are put back"]),
        ("base", "horse = 1\ncards", "horse = 7\ncards", ["[start]", "'horse'"]),
        ("base", "dude = 2\ngold = 1", "dude = 13\ngold = 1", ["[start]", "'dude'", "at most 12"]),
        ("base", "signpost = 2", "signpost = 5", ["[wheel]", "'signpost'"]),
        ("base", "rows = [3, 3, 2, 2, 1]", "rows = [1, 2, 3, 3, 2]", ["worth less from row to row"]),
        ("base", "columns = [2, 2, 3, 4, 5, 6]", "columns = [2, 3, 4]", ["[gold]", "columns for 1 to 6 players"]),
        ("base", "columns = [2, 2, 3, 4, 5, 6]", "columns = [2, 2, 3, 4, 5, 7]", ["more slots for gold than nuggets"]),
        ("base", "tent_points = [0, 3, 7, 12, 18, 25]", "tent_points = [0, 3]", ["[frontier]", "number of regions"]),
        ("base", 'id = "bank"', 'id = "sawmill"', ["building 'sawmill'", "twice"]),
        ("base", 'id = "bank"\npoints = 6', 'id = "bank"\npoints = -1', ["building 'bank'", "'points'", "at least 0"]),
        ("base", 'slot = "secondary"\ntiming', 'slot = "third"\ntiming', ["building 'quarry'", "'slot'", "secondary"]),
        ("base", 'site = "barker"', 'site = "6"', ["building 'general_store'", "'site'"]),
        ("base", 'tool = "shovel"\ntiming', 'tool = "spade"\ntiming', ["building 'placer_claim'", "'tool'", "shovel"]),
        ("base", 'regions = ["high_sierra", "cosumnes"]', 'regions = ["sea"]', ["space 'hangtown'", "'regions'"]),
        ("base", '"garden_valley", "horseshoe_1"', '"garden", "horseshoe_1"', ["road 'coloma_georgetown'", "'spaces'"]),
        ("base", 'kind = "coloma"', 'kind = "town"', ["first space is Coloma"]),
        ("base", BRIDGE, "hammer = { coin = -4 }", ["[bridge_cost]", "'coin'", "at least 0"]),
        ("base", BRIDGE, "hammer = { cow = 4 }", ["[bridge_cost]", "'cow'"]),
        ("base", WHISKEY, WHISKEY.replace("3", "0"), ["barrel 'whiskey'", "'count'", "at least 1"]),
        ("base", '[[mill]]\nid = "shovel"', '[[mill]]\nid = "spoon"', ["mill 'spoon'", "'id'"]),
        ("base", 'set = "base"', 'set = "base"\ncolour = 1', ["base.toml", "unknown table 'colour'"]),
        ("base", 'timing = "use"\nbarricade', 'timing = "now"\nbarricade', ["building 'land_office'", "'timing'"]),
        ("boards", LAST_CANYON, "", ["boards.toml", "board 'gunsmoke_gulch'", "'canyons'"]),
        ("boards", "points = 3, reward", "points = 300, reward", ["boards.toml", "'gunsmoke_gulch'", "'points'"]),
        ("hotels", "guests = 2\n", "", ["hotels.toml", "hotel 'hotel_1'", "'guests'", "missing"]),
        ("hotels", '[[hotel]]\nid = "hotel_12"', '[[hotel]]\nid = "hotel_11"', ["hotel 'hotel_11'", "twice"]),
        ("specialities", 'trigger = "event_gold"\n', "", ["specialities.toml", "'prospector'", "has a trigger"]),
        ("deluxe", 'provenance = "published"', 'provenance = "hearsay"', ["deluxe.toml", "'robber'", "hearsay"]),
        ("shade", 'event_tent = "5"', 'event_tent = "7"', ["shade.toml", "shade 'shade'", "'event_tent'"]),
        # effects that the game does not understand
        ("base", "gain = { dude = 3 }", "gain = { rope = 3 }", ["space 'auburn', right", "'rope'"]),
        ("base", "gain = { dude = 3 }", "gain = { river = 3 }", ["space 'auburn', right", "nobody gains 'river'"]),
        ("base", "pay = { burial = 1 }", "pay = { point = 1 }", ["'undertaker', effect", "nobody pays with 'point'"]),
        ("base", "pay = { burial = 1 }", ANY_PRICE, ["'undertaker'", "no choice of goods"]),
        ("base", 'per = "horses"', 'per = "cows"', ["bridge 'stagecoach', effect", "'cows'"]),
        ("base", 'do = "wagon", bonus = 1', 'do = "fly"', ["barrel 'axle_grease', effect", "'fly'"]),
        ("base", 'do = "wagon", bonus = 1', 'do = "wagon_card"', ["barrel 'axle_grease', effect", "'wagon_card'"]),
        ("base", 'do = "wagon", bonus = 1', 'do = "wagon", bonus = "far"', ["'axle_grease'", "'bonus'", "number"]),
        ("base", 'do = "wagon", bonus = 1', 'do = "wagon", speed = 1', ["'axle_grease'", "unknown field 'speed'"]),
        ("base", NAILS, NAILS.replace("hammer", "axe"), ["barrel 'nails'", "'tool'", "hammer, saw"]),
        ("base", NAILS, NAILS.replace('tool = "hammer", ', ""), ["barrel 'nails'", "'tool'", "missing"]),
        ("base", NAILS, NAILS.replace("coin", "gold"), ["barrel 'nails'", "'discount.gold'"]),
        ("base", 'modify = "stopover"', 'modify = "rest"', ["building 'trading_post', effect", "'rest'"]),
        ("base", 'kinds = ["river", "bridge"]', 'kinds = ["castle"]', ["'quarry'", "'kinds'", "river, bridge"]),
        ("base", 'lasts = "turn"', 'lasts = "year"', ["building 'stable'", "'lasts'", "turn"]),
        ("boards", 'where = ["event"]', 'where = ["moon"]', ["'settlers_bend'", "'where'", "event, region"]),
        ("shade", 'do = "wagon_card"', 'do = "wagon"', ["shade.toml", "shade_site '4', primary", "'wagon'"]),
    ],
)  # fmt: skip
def test_a_broken_file_is_told_what_is_wrong(
    tmp_path: Path, file: str, right: str, wrong: str, said: list[str]
) -> None:
    assert right in TEXTS[file]
    with pytest.raises(BadCatalog) as problem:
        loaded(tmp_path, **{file: TEXTS[file].replace(right, wrong, 1)})
    for words in said:
        assert words in str(problem.value)


# -- an owner's own values -------------------------------------------------------------------------------------

#: Other numbers and other effects, of every kind that the vocabulary has.
OTHER = (
    ("dudes = 12", "dudes = 15"),
    ("tents = 8", "tents = 10"),
    ("horses = 6", "horses = 8"),
    ("[start]\ncoin = 2\ndude = 2\ngold = 1", "[start]\ncoin = 5\ndude = 3\ngold = 0"),
    ("cards = 6\nput_back = 2", "cards = 5\nput_back = 0"),
    ("signpost = 2", "signpost = 3"),
    ("rows = [3, 3, 2, 2, 1]", "rows = [4, 3, 2, 1]"),
    ("tent = 3\nhorse = 2", "tent = 1\nhorse = 4"),
    ("{ gain = { gold = 1, dude = 1 } }", '{ choose = [[{ gain = { gold = 2 } }], [{ do = "barrel" }]] }'),
    (
        "hammer = { coin = 2, dude = 1 }\nsaw = { gold = 1, dude = 1 }",
        "hammer = { coin = 1, gold = 1 }\nsaw = { gold = 2 }",
    ),
    (
        'id = "1"\neffect = [{ gain = { dude = 2 } }]',
        'id = "1"\neffect = [{ pay = { coin = 1 }, then = [{ do = "wagon" }] }]',
    ),
    ('id = "3"\neffect = [{ gain = { card = 2 } }]', 'id = "3"\neffect = [{ do = "gunmen" }, { gain = { card = 1 } }]'),
    ("benefit = [{ gain = { horse = 1 } }]", 'benefit = [{ do = "barrel" }]'),
    ("win_first = [{ gain = { point = 9 } }]", "win_first = [{ choose = [[{ gain = { tent = 1 } }], []] }]"),
)
PLAYS = """
import random
from boardwright.games.coloma import GAME
from boardwright.match import from_position, new

first = new(GAME, 3, 1, {})
view = first.view(0)
mine = view["players"][0]
print(bool(GAME.transcription), view["round"], view["signpost"], view["gold_slots"], view["gold_value"])
print(mine["coins"], mine["gold"], mine["cards"], mine["dudes"] + mine["supply"], mine["tents"] + mine["canvas"])
turn = {"round": 1, "stack": ["TakeTurns", "Turn 0"]}
river = from_position({"game": GAME, "players": 3, **turn, "seats": [{"site": 2, "coins": 1, "gold": 1}]}, 0)
river.apply(0, "survey 3 hammer")
mine = river.view(0)["players"][0]
print(mine["coins"], mine["gold"], mine["dudes"], river.view(0)["cart"])
games = 0
for players in range(1, 7):
    for options in ({}, {"boards": "b", "hotels": True, "specialities": "all"}):
        chance = random.Random(players)
        match = new(GAME, players, players, options)
        while not match.over:
            decision = chance.choice(match.decisions)
            match.apply(decision.player, chance.choice(decision.options))
        assert not GAME.audit(match.state)
        games += 1
print(games)
"""


@pytest.mark.rule("CO-1.6")
def test_an_own_transcription_with_other_values_plays(tmp_path: Path) -> None:
    """The components of a process are decided when the game is loaded, so this is another process."""
    text = TEXTS["base"]
    for ours, own in OTHER:
        assert ours in text, ours
        text = text.replace(ours, own, 1)
    (tmp_path / "coloma").mkdir()
    (tmp_path / "coloma" / "base.toml").write_text(text, encoding="utf-8")
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
        "True 1 4 12 4",  # nothing is put back, so the first round has begun; the signpost is three sites on
        "5 0 5 15 10",
        "0 0 5 1",
        "12",
    ]


def test_an_own_transcription_changes_values_only(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    text = TEXTS["base"].replace('slot = "secondary"', 'slot = "primary"', 1)
    (own / "base.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalog, match=r"building 'boarding_house'.*'slot'.*expected 'secondary'"):
        load(*(DATA / f"{name}.toml" for name in FILES), own=own)
