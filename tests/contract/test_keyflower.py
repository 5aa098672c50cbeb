"""The whole contract on Keyflower: random games with every player count and every mix of rulings, saved games, counts
of sequences.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.messages import Message
from boardwright.match import Match
from boardwright.testing import check_golden
from boardwright.testing.strategies import sample
from tests.contract import kit
from tests.deep import SEED, deep
from tests.games.keyflower.slow_scoring import slow_scores
from tests.games.keyflower.table import state_of

#: Games at each player count: one for each value of each ruling.
SAMPLE = 8
#: Seasons in which boats carry a cargo.
LOADED = ("spring", "summer", "autumn")


def first_seed(players: int) -> int:
    """Where the seeds of a player count begin: others for each, so that other mixes of rulings come up."""
    return SEED + players


@deep
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int) -> None:
    kit.play_sample("keyflower", players, SAMPLE, slow_scores, seed=first_seed(players))


def test_the_sample_has_every_mix_of_rulings() -> None:
    """Each value of a ruling is played with every number of players; each two values of two rulings meet at a table."""
    values = [{option.name: value} for option in GAME.options for value in getattr(option, "among", ())]
    tables = {
        players: [GAME.accept(players, table.options) for table in sample(GAME, SAMPLE, players, first_seed(players))]
        for players in CATALOG.players
    }
    for one in values:
        assert all(any(one.items() <= table.items() for table in played) for played in tables.values())
    for one, two in combinations(values, 2):
        together = [table for played in tables.values() for table in played if (one | two).items() <= table.items()]
        assert one.keys() == two.keys() or together


def test_golden_games_play_as_they_did() -> None:
    assert check_golden(kit.golden("keyflower")) >= 5


def covered(match: Match) -> Iterator[str]:
    """What a game has in it, in words."""
    yield from kit.covered(match)
    season = ""
    for event in kit.events_of(match):
        named = {name: value.key for name, value in event.args.items() if isinstance(value, Message)}
        season = named.get("season", season).removeprefix("season-")
        if "tile" in named:
            tile = named["tile"].removeprefix("tile-")
            yield f"{event.kind} {tile}"
            yield f"{event.kind} {tile} in {season}"
    for sheet in match.score_sheet:
        yield from (f"scored {line.id}" for line in sheet.lines if line.points)
    state = state_of(match)
    for number in CATALOG.of_kind("summer_boat"):
        if state.owner[number] >= 0:
            yield f"{CATALOG.tiles[number].id} lies on side {'ab'[state.reverse >> number & 1]}"


def wanted() -> Iterator[str]:
    """What the saved games must have in them together."""
    yield from kit.wanted(GAME)
    for tile in CATALOG.tiles:
        if tile.usable:
            yield f"used {tile.id}"
        if tile.cost is not None:
            yield f"upgraded {tile.id}"
        if tile.kind != "home":
            yield f"laid {tile.id}"
        if tile.kind == "boat":
            yield from (f"unloaded {tile.id} in {season}" for season in LOADED)
            yield f"took-boat {tile.id}"
        if tile.kind == "summer_boat":
            yield from (f"{tile.id} lies on side {side}" for side in "ab")
        if tile.kind == "winter" or tile.kind == "boat" or tile.storage is not None:
            yield f"scored {tile.id}"
    yield from ("scored turn_order", "scored gold", "scored village", "stranded", "tile-leaves", "paid-workers")


def test_golden_games_use_everything() -> None:
    """Every tile is used, upgraded, laid and scored, every boat side and every kind of decision comes up."""
    found = {thing for match in kit.golden_matches("keyflower") for thing in covered(match)}
    assert set(wanted()) - found == set()


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(2, 1, 0, 3, 4044), (3, 2, 60, 3, 2744), (4, 3, 150, 3, 599), (6, 4, 250, 3, 55)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    assert kit.count_sequences("keyflower", players, seed, moves, depth) == count
