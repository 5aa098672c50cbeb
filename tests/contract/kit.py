"""What the contract tests of all games share: random games, saved games, counts of sequences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.games import get_game
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event
from boardwright.kernel.options import Choice
from boardwright.match import Match
from boardwright.match.history import moments
from boardwright.testing import check_game, perft
from tests.deep import GAMES, SEED

#: Close looks a game, at a table for one: two or three, however long it is.
DENSITY = 0.035


def play_sample(
    game: str | Game[Any],
    players: int | None,
    sample: int,
    slow_scores: Callable[[Match], Sequence[int]] | None = None,
    *,
    density: float | None = None,
    seed: int = SEED,
) -> None:
    """Random games with that many players, far more of them in `make deep`; every promise is looked at."""
    games = (GAMES if players is None else GAMES // len(get_game(game).players)) or sample
    share = density or DENSITY / (players or 1)
    report = check_game(game, games, players, slow_scores, density=share, seed=seed)
    assert report.games == games
    assert min(report.checks.values()) >= (games // 2 if GAMES else games)  # chance has more say in a short deep run


def golden(game: str) -> Path:
    """The folder of the saved games."""
    return Path(__file__).parents[1] / "golden" / game


def golden_matches(game: str) -> list[Match]:
    return [bw.replay(path.read_text(encoding="utf-8")) for path in sorted(golden(game).glob("*.json"))]


def events_of(match: Match) -> list[Event]:
    """All that was told in a game."""
    return [*match.opening_events, *(event for moment in moments(match.history) for event in moment.events)]


def covered(match: Match) -> Iterator[str]:
    """What a game has in it, in words: players, options, kinds of events and decisions."""
    yield f"{match.players} players"
    yield from (f"{name} is {value}" for name, value in match.options.items())
    yield from (event.kind for event in events_of(match))
    for entry in match.history:
        yield f"verb {match.game.space.notation(entry.action).split()[0]}"


def wanted(game: Game[Any]) -> Iterator[str]:
    """What saved games must have in them together, whatever the game: player counts, options and verbs."""
    yield from (f"{players} players" for players in game.players)
    for option in game.options:
        values = option.among if isinstance(option, Choice) else (False, True)
        yield from (f"{option.name} is {value}" for value in values)
    yield from (f"verb {block.verb}" for block in game.space.blocks)


def count_sequences(game: str, players: int, seed: int, moves: int, depth: int) -> int:
    """After so many decisions, always the middle option: how many sequences of that length are possible."""
    match = bw.new(game, players=players, seed=seed)
    for _ in range(moves):
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[len(decision.options) // 2])
    return perft(match, depth)
