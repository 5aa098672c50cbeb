"""The whole contract on Kingdom Builder, at every player count."""

from __future__ import annotations

import pytest

from boardwright.testing import check_game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_contract(players: int) -> None:
    report = check_game("kingdom_builder", games=500, players=players)
    assert report.games >= 500
