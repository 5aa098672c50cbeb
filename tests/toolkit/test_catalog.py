"""Declared catalogues: every mark is read and checked, and an owner's file is held against ours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest

from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.catalog import Shelf, finder
from boardwright.toolkit.entry import (
    FIXED,
    OUTER,
    Along,
    Bounds,
    By,
    Checks,
    Default,
    Each,
    InTable,
    Length,
    Letters,
    OneOf,
    Ref,
    Rest,
)
from boardwright.toolkit.transcription import fingerprint

GOODS = ("salt", "wine")
TEXT = """
set = "base"
[game]
players = [2, 4]
stalls = [3, 4, 5]
rent = 2
provenance = "rulebook"
[numbers]
days = 7
provenance = "rulebook"
[[guild]]
id = "salters"
provenance = "rulebook"
[[guild]]
id = "vintners"
provenance = "published"
[[ship]]
id = "cog"
kind = "sea"
guild = "vintners"
friends = ["salters", "vintners"]
shape = "ABBA"
salt = 2
hold = { size = 3, wine = 1 }
rule = "rule-1"
provenance = "reconstructed"
[[ship]]
id = "barge"
kind = "river"
guild = "salters"
shape = "AAAA"
hold = { size = 1, rule = "own-rule" }
fee = { gold = 2 }
rule = "rule-2"
flag = "red white"
provenance = "published"
"""


@dataclass(frozen=True, slots=True)
class Guild:
    id: str
    home: str
    provenance: str


@dataclass(frozen=True, slots=True)
class Hold:
    size: Annotated[int, Bounds(1, 9)]
    goods: Annotated[tuple[int, int], Each(GOODS, Bounds(0, 5))]
    rule: Annotated[str, OUTER]

    def checks(self) -> Checks:
        yield sum(self.goods) <= self.size, "there is no room for the goods"


@dataclass(frozen=True, slots=True)
class Fee:
    numbers: Annotated[Mapping[str, int], Rest(Bounds(1, 9))]


@dataclass(frozen=True, slots=True)
class Ship:
    id: str
    kind: Annotated[int, OneOf(("river", "sea")), FIXED]
    guild: Annotated[int, Ref("guild")]
    friends: Annotated[tuple[str, ...], Ref("guild"), Length(1, 2), Default(())]
    shape: Annotated[tuple[int, ...], Letters("AB", 4)]
    goods: Annotated[tuple[int, int], Each(GOODS, Bounds(0, 5))]
    hold: Hold
    fee: Fee | None
    flag: Annotated[tuple[str, ...], By(lambda entry, name: tuple(entry.get(name, str).split())), Default(())]
    rule: str
    provenance: str


@dataclass(frozen=True, slots=True)
class Market:
    players: Annotated[range, InTable("game"), FIXED]
    stalls: Annotated[Mapping[int, int], InTable("game"), Along("players"), Bounds(1, 9)]
    price: Annotated[int, InTable("game", "rent"), Bounds(0, 9)]
    numbers: Annotated[Mapping[str, int], InTable("numbers"), Rest(Bounds(1, 9))]
    guilds: Annotated[tuple[Guild, ...], InTable("guild")]
    ships: Annotated[tuple[Ship, ...], InTable("ship")]

    ship = finder("ships")

    def checks(self) -> Checks:
        yield self.price < self.numbers["days"], "the 'rent' is more than a week's"


def read(folder: Path, text: str = TEXT, own: str | None = None) -> Market:
    """The market from a file with that text, an owner's in its place if there is one."""
    path = folder / "base.toml"
    path.write_text(text, encoding="utf-8")
    if own is None:
        return Shelf([path]).read(Market)
    (folder / "mine").mkdir(exist_ok=True)
    (folder / "mine" / "base.toml").write_text(own, encoding="utf-8")
    return Shelf([path], folder / "mine").read(Market)


def refused(folder: Path, right: str, wrong: str, own: bool = False) -> str:
    assert right in TEXT
    changed = TEXT.replace(right, wrong, 1)
    with pytest.raises(BadCatalog) as caught:
        read(folder, TEXT if own else changed, changed if own else None)
    return str(caught.value)


def test_everything_is_read_as_it_is_declared(tmp_path: Path) -> None:
    market = read(tmp_path)
    cog, barge = market.ships
    assert (market.players, market.stalls, market.price) == (range(2, 5), {2: 3, 3: 4, 4: 5}, 2)
    assert (market.numbers, market.ship("barge")) == ({"days": 7}, 1)
    assert market.guilds == (Guild("salters", "base", "rulebook"), Guild("vintners", "base", "published"))
    assert cog == Ship(
        "cog", 1, 1, ("salters", "vintners"), (0, 1, 1, 0), (2, 0), cog.hold, None, (), "rule-1", "reconstructed"
    )
    assert cog.hold == Hold(3, (0, 1), "rule-1")
    assert (barge.friends, barge.goods, barge.hold.rule, barge.fee) == ((), (0, 0), "own-rule", Fee({"gold": 2}))
    assert barge.flag == ("red", "white")


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("[2, 4]", "[4, 2]", "base.toml, [game]: field 'players' is [4, 2], expected the smallest and the largest"),
        ("[3, 4, 5]", "[3, 4]", "base.toml, [game]: field 'stalls' is [3, 4], expected 3 whole numbers"),
        ("[3, 4, 5]", "[3, 4, 0]", "base.toml, [game]: field 'stalls' is 0, expected a number at least 1"),
        ("rent = 2", "rent = 10", "base.toml, [game]: field 'rent' is 10, expected a number at most 9"),
        ("rent = 2", "rent = true", "base.toml, [game]: field 'rent' is True, expected int"),
        ("rent = 2\n", "rent = 7\n", "base.toml, [game]: the 'rent' is more than a week's"),
        ("rent = 2\n", "", "base.toml, [game]: field 'rent' is missing"),
        ("rent = 2\n", "rent = 2\nfine = 1\n", "base.toml, [game]: unknown field 'fine'"),
        ("days = 7", "days = '7'", "base.toml, [numbers]: field 'days' is '7', expected int"),
        ('id = "salters"', 'id = "vintners"', "base.toml, guild 'vintners': this id is used twice"),
        ('id = "salters"', "id = 5", "base.toml, guild 1: field 'id' is 5, expected str"),
        ('provenance = "published"', 'provenance = "own"', "base.toml, guild 'vintners': field 'provenance' is 'own'"),
        ('kind = "sea"', 'kind = "air"', "base.toml, ship 'cog': field 'kind' is 'air', expected one of river, sea"),
        ('guild = "vintners"', 'guild = "bakers"', "ship 'cog': field 'guild' names an unknown guild 'bakers'"),
        ('["salters", "vintners"]', '["salters", "salters"]', "expected each guild once"),
        ('["salters", "vintners"]', "[]", "ship 'cog': field 'friends' is [], expected a list of one or two"),
        ('["salters", "vintners"]', "[1]", "field 'friends' must be a list of strings"),
        ('"ABBA"', '"ABBC"', "ship 'cog': field 'shape' is 'ABBC', expected four letters out of AB"),
        ('"ABBA"', '"ABBAA"', "expected four letters out of AB"),
        ("salt = 2", "salt = 6", "ship 'cog': field 'salt' is 6, expected a number at most 5"),
        ("size = 3, wine", "size = 0, wine", "ship 'cog', hold: field 'size' is 0"),
        ("wine = 1", "wine = 4", "ship 'cog', hold: there is no room for the goods"),
        ("wine = 1", "beer = 1", "ship 'cog', hold: unknown field 'beer'"),
        ("hold = { size = 3, wine = 1 }", "hold = 3", "ship 'cog': field 'hold' is 3, expected dict"),
        ('rule = "rule-1"\n', "", "ship 'cog': field 'rule' is missing"),
        ('flag = "red white"', "flag = 2", "ship 'barge': field 'flag' is 2, expected str"),
        ("gold = 2", "gold = 0", "ship 'barge', fee: field 'gold' is 0"),
        ("[numbers]", "[counts]", "base.toml: unknown table 'counts'"),
    ],
)
def test_what_is_wrong_is_told_with_file_entry_and_field(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    assert said in refused(tmp_path, right, wrong)


# -- an owner's file -----------------------------------------------------------------------------------------------


def test_an_owners_values_count_and_are_the_owners(tmp_path: Path) -> None:
    market = read(tmp_path, own=TEXT.replace("salt = 2", "salt = 3").replace('provenance = "published"\n', ""))
    assert market.ships[0].goods == (3, 0)
    assert [guild.provenance for guild in market.guilds] == [ship.provenance for ship in market.ships] == ["own"] * 2


@dataclass(frozen=True, slots=True)
class Room:
    fee: Fee


@dataclass(frozen=True, slots=True)
class Inn:
    id: str
    rooms: tuple[Room, ...]
    provenance: str


@dataclass(frozen=True, slots=True)
class Street:
    players: Annotated[range, InTable("game")]
    inns: Annotated[tuple[Inn, ...], InTable("inn")]


def test_lists_of_tables_in_an_owners_entry(tmp_path: Path) -> None:
    game = 'set = "base"\n[game]\nplayers = [2, 4]\nprovenance = "rulebook"\n'
    ours = game + '[[inn]]\nid = "anchor"\nrooms = [{ fee = { gold = 2 } }]\nprovenance = "rulebook"\n'
    (tmp_path / "mine").mkdir()
    (tmp_path / "base.toml").write_text(ours, encoding="utf-8")
    own = ours.replace("[{ fee = { gold = 2 } }]", "[{ fee = { gold = 3 } }, { fee = { silver = 1 } }]")
    (tmp_path / "mine" / "base.toml").write_text(own, encoding="utf-8")
    street = Shelf([tmp_path / "base.toml"], tmp_path / "mine").read(Street)
    assert street.inns == (Inn("anchor", (Room(Fee({"gold": 3})), Room(Fee({"silver": 1}))), "own"),)


def test_the_order_of_an_owners_entries_does_not_matter(tmp_path: Path) -> None:
    head, first, second = TEXT.split("[[ship]]")
    market = read(tmp_path, own=f"{head}[[ship]]{second}[[ship]]{first}")
    assert [ship.id for ship in market.ships] == ["cog", "barge"]


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('kind = "sea"', 'kind = "river"', "base.toml, ship 'cog': field 'kind' is 'river', expected 'sea'"),
        ("[2, 4]", "[2, 5]", "base.toml, [game]: field 'players' is [2, 5], expected [2, 4]"),
        ('id = "cog"', 'id = "hulk"', "base.toml, ship 'hulk': the game has no ship of this id"),
        ("[[ship]]", "[[boat]]", "base.toml, ship 'cog': this entry is missing"),
        ("[numbers]", "[counts]", "base.toml: table 'numbers' is missing"),
        ('set = "base"', 'set = "more"', "base.toml: field 'set' is 'more', expected 'base'"),
        ("days = 7", "weeks = 7", "base.toml, [numbers]: field 'days' is missing"),
        ("days = 7", "days = 7\nweeks = 1", "base.toml, [numbers]: unknown field 'weeks'"),
        ("salt = 2", "salt = 6", "ship 'cog': field 'salt' is 6"),
        ('set = "base"', "set = ", "base.toml is not valid TOML"),
    ],
)
def test_an_owners_file_has_our_entries_and_leaves_what_they_are(
    tmp_path: Path, right: str, wrong: str, said: str
) -> None:
    assert said in refused(tmp_path, right, wrong, own=True)


def test_a_file_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    read(tmp_path, own=TEXT)
    (tmp_path / "mine" / "bass.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadCatalog, match=r"bass\.toml: the game has no file of this name; it has base\.toml"):
        Shelf([tmp_path / "base.toml"], tmp_path / "mine")


def test_the_fingerprint_is_made_of_values_alone(tmp_path: Path) -> None:
    ours = fingerprint(read(tmp_path))
    head, first, second = TEXT.split("[[ship]]")
    same = f"# mine\n{head}[[ship]]{second}\n\n[[ship]]{first}".replace("salt = 2", "salt = 2  # two")
    assert fingerprint(read(tmp_path, own=same)) == ours
    assert fingerprint(read(tmp_path, own=TEXT.replace("salt = 2", "salt = 2\nwine = 0"))) == ours
    assert fingerprint(read(tmp_path, own=TEXT.replace("salt = 2", "salt = 3"))) != ours
    assert len(ours) == 16
