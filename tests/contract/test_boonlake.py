"""The whole contract on Boonlake: random games with every player count, ruling and solo level, counts of sequences."""

from __future__ import annotations

import random

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.testing.strategies import sample, worth_trying
from tests.contract import kit
from tests.deep import SEED, deep
from tests.games.boonlake.slow_scoring import slow_scores

#: Games at each player count: one for each value of each option.
SAMPLE = 7


@deep
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int) -> None:
    kit.play_sample(GAME, players, SAMPLE, slow_scores, seed=SEED)


def test_the_sample_leaves_nothing_out() -> None:
    """Both orders of right parts at every player count, and alone every level of the Sage."""
    assert sum(len(worth_trying(option, random.Random(0))) for option in GAME.options) <= SAMPLE
    for players in CATALOG.players:
        tables = [GAME.accept(table.players, table.options) for table in sample(GAME, SAMPLE, players)]
        assert {table["reactions"] for table in tables} == {"together", "clockwise"}
        if players == 1:
            assert {table["sage"] for table in tables} == {level.id for level in CATALOG.levels}


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(1, 1, 20, 4, 630), (2, 2, 45, 4, 3628), (3, 3, 70, 4, 3909), (4, 4, 130, 3, 2322)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    assert kit.count_sequences("boonlake", players, seed, moves, depth) == count
