"""Self-play: the same records whatever the number of workers, and bad arguments refused before the first game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game, play_record, selfplay
from boardwright.bots import Bot, RandomBot, Seat
from boardwright.games.kingdom_builder import EXPANSIONS
from boardwright.kernel.errors import BadOptions, IllegalAction, UnknownGame
from boardwright.kernel.game import Game
from tests.deep import GAMES, deep
from tests.kernel.harbour import HARBOUR
from tests.kernel.shipyard import SHIPYARD


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


EVERYTHING = {"expansions": list(EXPANSIONS)}
TABLES = [
    *(("kingdom_builder", players, None) for players in (2, 3, 5)),
    ("kingdom_builder", 4, EVERYTHING),
    *(("keyflower", players, None) for players in (2, 4, 6)),
    *((game, players, None) for game in (HARBOUR, SHIPYARD) for players in (2, 3)),
    (SHIPYARD, 1, None),
]


#: Greedy thinks long about Keyflower: it sits in one of the seats there, in `make deep` also in both.
PLAYED = [
    (game, bots)
    for game in ("kingdom_builder", "keyflower", HARBOUR, SHIPYARD)
    for bots in (["greedy"], ["random", "greedy"])
    if GAMES or (game, bots) != ("keyflower", ["greedy"])
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_record_of_a_quick_game_is_that_of_the_match(
    game: str | Game[Any], players: int, options: dict[str, Any] | None
) -> None:
    """Lanes, sealed choices, interrupts, offers and chance included, to the last byte."""
    for seed in range(10, 14):
        match = play_game(game, players, seed, ["random"], options)
        quick, line = play_record(game, players, seed, ["random"], options)
        assert json.dumps(quick) == json.dumps(match.record())
        assert json.loads(line) == quick
        assert bw.replay(quick, match.game).state.data() == match.state.data()


@deep
@pytest.mark.parametrize(("game", "bots"), PLAYED)
def test_any_bot_plays_the_same_without_a_match(game: str | Game[Any], bots: list[str]) -> None:
    assert play_record(game, 2, 3, bots).record == play_game(game, 2, 3, bots).record()


def test_a_kind_of_random_bot_that_chooses_itself_is_asked() -> None:
    class Last(RandomBot):
        def choose(self, seat: Seat) -> int:
            return seat.options[-1]

    record = play_record("kingdom_builder", 2, 1, [Last(0)]).record
    assert record == play_game("kingdom_builder", 2, 1, [Last(0)]).record()
    assert record != play_record("kingdom_builder", 2, 1, [RandomBot(0)]).record


def test_what_a_bot_may_not_do_is_refused() -> None:
    class Cheat(Bot):
        def choose(self, seat: Seat) -> int:
            return max(set(range(seat.game.space.size)) - set(seat.options))

    with pytest.raises(IllegalAction, match="not possible for player"):
        play_record("kingdom_builder", 2, 1, [Cheat(0)])
