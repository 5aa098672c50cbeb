"""The whole contract on Coloma: random games with every player count and every module, counts of sequences."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import boardwright as bw
from boardwright.games.coloma import GAME
from boardwright.games.coloma.catalog import CATALOG
from boardwright.testing import check_game, perft
from boardwright.testing.strategies import sample, worth_trying
from tests.deep import GAMES, SEED, deep
from tests.games.coloma.slow_scoring import slow_scores

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
