"""The whole contract on Kingdom Builder: 2,000 random games of all sets at all player counts, saved games, counts of
sequences.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.messages import Message
from boardwright.match import Match
from boardwright.testing import check_game, check_golden, perft
from tests.games.kingdom_builder.slow_scoring import slow_scores

GOLDEN = Path(__file__).parents[1] / "golden" / "kingdom_builder"
#: Games in each of the sixteen batches. `make compiled` plays fewer: it looks for differences between builds.
BATCH = int(os.environ.get("BOARDWRIGHT_BATCH", "125"))


def scored_slowly(match: Match) -> list[int]:
    lines = slow_scores(match.view(None), match.options["lords"], match.options["corners"])
    return [sum(points) for points in lines]


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int, batch: int) -> None:
    report = check_game("kingdom_builder", games=BATCH, players=players, slow_scores=scored_slowly, density=0.06)
    assert report.games >= BATCH
    assert min(report.checks.values()) >= BATCH


def test_golden_games_play_as_they_did() -> None:
    assert check_golden(GOLDEN) >= 5


def test_golden_games_use_everything() -> None:
    """Together those of the base game see every card, use every tile, and meet the rare cases: a lost tile, a
    reshuffle, no cell left.
    """
    matches = [bw.replay(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.json"))]
    matches = [match for match in matches if not match.options["expansions"]]
    cards = {card for match in matches for card in match.view(None)["cards"]}
    events = [event for match in matches for entry in match.history for event in entry.events]
    used = {name.key for event in events if event.kind == "used" if isinstance(name := event.args["location"], Message)}
    assert cards == {card.id for card in CATALOG.cards if card.home == "base"}
    assert used == {f"location-{location.id}" for location in CATALOG.locations if location.home == "base"}
    assert {event.kind for event in events} >= {"tile-lost", "reshuffled", "replaced", "replaced-used", "last-round"}
    assert {match.players for match in matches} == set(CATALOG.players)


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(2, 1, 0, 4, 464), (3, 2, 40, 5, 2328), (4, 3, 120, 5, 961), (5, 4, 200, 5, 236)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    """After so many decisions, always the middle option: how many sequences of that length are possible."""
    match = bw.new("kingdom_builder", players=players, seed=seed)
    for _ in range(moves):
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[len(decision.options) // 2])
    assert perft(match, depth) == count
