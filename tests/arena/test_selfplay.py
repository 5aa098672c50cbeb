"""Self-play: the same records whatever the number of workers, and bad arguments refused before the first game."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game, selfplay
from boardwright.bots import Bot, Seat
from boardwright.kernel.errors import BadOptions, UnknownGame


def test_workers_give_the_same_games_in_the_same_order() -> None:
    alone = list(selfplay("kingdom_builder", players=3, games=20, seed=5, workers=1))
    together = list(selfplay("kingdom_builder", players=3, games=20, seed=5, workers=2))
    assert [record["seed"] for record in alone] == list(range(5, 25))
    assert alone == together
    assert bw.replay(together[7]).over


def test_a_bot_of_ones_own_can_play() -> None:
    class First(Bot):
        def choose(self, seat: Seat) -> int:
            return seat.options[0]

    match = play_game("kingdom_builder", 2, 1, [First(0), "random"])
    assert match.over


def test_options_reach_the_games() -> None:
    (record,) = selfplay("kingdom_builder", players=2, games=1, options={"first_game": True})
    assert bw.replay(record).view(None)["cards"] == ["fishermen", "knights", "merchants"]


@pytest.mark.parametrize(
    "wrong",
    [{"players": 9}, {"bots": ()}, {"bots": ("random",) * 3}, {"bots": ("genius",)}, {"games": -1}, {"workers": 0},
     {"options": {"x": 1}}],
)  # fmt: skip
def test_bad_arguments_are_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        selfplay("kingdom_builder", **{"players": 2, "games": 1, **wrong})


def test_an_unknown_game_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame):
        selfplay("chess")
