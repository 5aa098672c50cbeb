"""The whole contract on Coloma: random games with every player count and every module, saved games, counts of
sequences.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from boardwright.games.coloma import GAME
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import NONE
from boardwright.match import Match
from boardwright.testing import check_golden
from boardwright.testing.strategies import sample, worth_trying
from tests.contract import kit
from tests.deep import SEED, deep
from tests.games.coloma.slow_scoring import slow_scores
from tests.games.coloma.table import state_of

#: Games at each player count: one for each value of each option.
SAMPLE = 15


def first_seed(players: int) -> int:
    """Where the seeds of a player count begin: others for each, so that other mixes of options come up."""
    return SEED + 10 * players


@deep
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int) -> None:
    kit.play_sample("coloma", players, SAMPLE, slow_scores, seed=first_seed(players))


def test_the_sample_leaves_nothing_out() -> None:
    """Whatever a table can ask for, some game of the sample has it, at every player count; modules meet each other."""
    assert sum(len(worth_trying(option, random.Random(0))) for option in GAME.options) <= SAMPLE
    modules = [("hotels", True), ("mules", True), ("boards", "b"), ("speciality", "chosen")]
    modules += [("specialities", cards) for cards in ("base", "deluxe", "all")]
    tables = [
        GAME.accept(table.players, table.options)
        for players in CATALOG.players
        for table in sample(GAME, SAMPLE, players, first_seed(players))
    ]
    for one, two in combinations(modules, 2):
        assert one[0] == two[0] or any(dict([one, two]).items() <= table.items() for table in tables), (one, two)


def test_golden_games_play_as_they_did() -> None:
    assert check_golden(kit.golden("coloma")) >= 10


def covered(match: Match) -> Iterator[str]:
    """What a game has in it, in words."""
    yield from kit.covered(match)
    for event in kit.events_of(match):
        yield from (f"{event.kind} {target}" for target in event.targets)
    state = state_of(match)
    for player in range(match.players):
        yield f"board {CATALOG.boards[state.boards[player]].id}"
        yield from (f"scored {name}" for name, points in GAME.line_points(state, player).items() if points)
        if state.special[player] != NONE:
            yield f"somebody is a {CATALOG.specialities[state.special[player]].id}"


def wanted() -> Iterator[str]:
    """What the saved games must have in them together."""
    yield from kit.wanted(GAME)
    yield from (f"built card:{card.id}" for card in CATALOG.buildings)
    yield from (f"used-card card:{card.id}" for card in CATALOG.buildings if card.timing == "use" and not card.tool)
    yield from (f"opened barrel:{barrel.id}" for barrel in CATALOG.barrels)
    yield from (f"bridged bridge:{bridge.id}" for bridge in CATALOG.bridges)
    yield from (f"settled region:{region.id}" for region in CATALOG.regions)
    yield from (f"pitched event:{event.id}" for event in CATALOG.events)
    yield from (f"filled row:{row.id}" for row in CATALOG.rows)
    yield from (f"drove space:{space.id}" for space in CATALOG.spaces)
    yield from (f"board {board.id}" for board in CATALOG.boards)
    for special in CATALOG.specialities:
        yield f"somebody is a {special.id}"
        if special.timing == "use":
            yield f"practised speciality:{special.id}"
    yield from (
        f"scored {line}" for line in ("track", "buildings", "canyons", "bridges", "regions", "hotels", "graves")
    )
    yield from ("shootout-won", "shootout-lost", "shootout-first", "shootout-second", "shootout-third", "shootout-none")
    yield from ("barricade", "barricade-stays", "opened-section", "ate", "robbed", "discarded-barrel", "drew-points")


def test_golden_games_use_everything() -> None:
    """Every card, barrel, bridge and space, every side of the boards, every kind of decision and every line."""
    found = {thing for match in kit.golden_matches("coloma") for thing in covered(match)}
    assert set(wanted()) - found == set()


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(1, 1, 20, 4, 422), (2, 2, 31, 4, 1664), (3, 3, 60, 4, 1200), (6, 5, 170, 3, 5443)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    assert kit.count_sequences("coloma", players, seed, moves, depth) == count
