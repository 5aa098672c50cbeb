"""The whole contract on Keyflower: random games with every player count and every mix of rulings."""

from __future__ import annotations

import os

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.match import Match
from boardwright.testing import check_game, checks
from tests.games.keyflower.slow_scoring import slow_scores

#: Games in each of the ten batches. `make compiled` plays fewer: it looks for differences between builds.
BATCH = int(os.environ.get("BOARDWRIGHT_BATCH", "30"))


@pytest.fixture(autouse=True)
def _reveals_tell_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """When all have chosen winter tiles the choices of others are told: like chance, a reveal is something new."""

    def same_events(match: Match, other: Match, player: int, action: int) -> None:
        worlds = (match.clone(), other)
        told, retold = (
            [event for event in world.apply(player, action) if event.visible_to(player)] for world in worlds
        )
        if not any(world.history[-1].outcomes or world.history[-1].revealed for world in worlds):
            assert told == retold, f"player {player} is told something that depends on what is hidden"

    monkeypatch.setattr(checks, "same_events", same_events)


@pytest.mark.parametrize("batch", range(2))
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int, batch: int) -> None:
    report = check_game(GAME, games=BATCH, players=players, slow_scores=slow_scores, density=0.012)
    assert report.games >= BATCH
    assert min(report.checks.values()) >= BATCH
