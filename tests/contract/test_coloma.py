"""The whole contract on Coloma: random games with every player count and every module, saved games, counts of
sequences.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.games.coloma import GAME
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import NONE
from boardwright.match import Match
from boardwright.testing import check_game, check_golden, perft
from boardwright.testing.strategies import sample, worth_trying
from tests.deep import GAMES, SEED, deep
from tests.games.coloma.slow_scoring import slow_scores
from tests.games.coloma.table import state_of

GOLDEN = Path(__file__).parents[1] / "golden" / "coloma"
#: Games at each player count: one for each value of each option.
SAMPLE = 15


def first_seed(players: int) -> int:
    """Where the seeds of a player count begin: others for each, so that other mixes of options come up."""
    return SEED + 10 * players


@deep
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int) -> None:
    games = GAMES // len(CATALOG.players) or SAMPLE
    density = 0.035 / players  # two or three close looks a game, however long it is
    report = check_game("coloma", games, players, slow_scores, density=density, seed=first_seed(players))
    assert report.games == games
    assert min(report.checks.values()) >= (games // 2 if GAMES else games)  # chance has more say in a short deep run


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
    assert check_golden(GOLDEN) >= 10


def covered(match: Match) -> Iterator[str]:
    """What a game has in it, in words."""
    yield f"{match.players} players"
    yield from (f"{name} is {value}" for name, value in match.options.items())
    for event in [*match.opening_events, *(event for entry in match.history for event in entry.events)]:
        yield event.kind
        yield from (f"{event.kind} {target}" for target in event.targets)
    for entry in match.history:
        yield f"verb {GAME.space.notation(entry.action).split()[0]}"
    state = state_of(match)
    for player in range(match.players):
        yield f"board {CATALOG.boards[state.boards[player]].id}"
        yield from (f"scored {name}" for name, points in GAME.line_points(state, player).items() if points)
        if state.special[player] != NONE:
            yield f"somebody is a {CATALOG.specialities[state.special[player]].id}"


def wanted() -> Iterator[str]:
    """What the saved games must have in them together."""
    yield from (f"{players} players" for players in CATALOG.players)
    for option in GAME.options:
        yield from (f"{option.name} is {value}" for value in getattr(option, "among", (False, True)))
    yield from (f"verb {block.verb}" for block in GAME.space.blocks)
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
    matches = [bw.replay(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.json"))]
    found = {thing for match in matches for thing in covered(match)}
    assert set(wanted()) - found == set()


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(1, 1, 20, 4, 422), (2, 2, 31, 4, 1664), (3, 3, 60, 4, 1200), (6, 5, 170, 3, 5443)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    """After so many decisions, always the middle option: how many sequences of that length are possible."""
    match = bw.new("coloma", players=players, seed=seed)
    for _ in range(moves):
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[len(decision.options) // 2])
    assert perft(match, depth) == count
