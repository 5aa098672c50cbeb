"""Bots playing whole games against each other, one record a game, on as many cores as wanted."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

from boardwright.bots import Seat, make_bot
from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions
from boardwright.match import Match, new

#: Games handed to a worker at a time, and how many such batches wait for each worker.
BATCH = 8
WAITING = 4


def play_game(
    game: str, players: int, seed: int, bots: Sequence[str], options: Mapping[str, Any] | None = None
) -> Match:
    """One game between bots. Fewer bots than seats: they are repeated in order."""
    match = new(game, players, seed, options)
    seats = [make_bot(bots[player % len(bots)], seed * 1000 + player) for player in range(players)]
    while not match.over:
        player = match.decisions[0].player
        match.apply(player, seats[player].choose(Seat(match, player)))
    return match


def selfplay(
    game: str,
    players: int | None = None,
    games: int = 1,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
) -> Iterator[dict[str, Any]]:
    """The records of that many games with seeds ``seed``, ``seed + 1``, ... in that order.

    Bad arguments are refused before the first game is begun.
    """
    rules = get_game(game)
    count = rules.players[0] if players is None else players
    rules.accept(count, options)
    if not bots or len(bots) > count:
        raise BadOptions(f"{len(bots)} bots named for {count} seats; expected 1 to {count}")
    for name in bots:
        make_bot(name, 0)
    if games < 0 or (workers is not None and workers < 1):
        raise BadOptions("there must be at least one worker, and not fewer than no games")
    cores = workers or os.cpu_count() or 1
    jobs = [
        (rules.id, count, range(first, min(first + BATCH, seed + games)), tuple(bots), dict(options or {}))
        for first in range(seed, seed + games, BATCH)
    ]
    return in_process(jobs) if cores == 1 or len(jobs) == 1 else in_pool(jobs, cores)


Job = tuple[str, int, range, tuple[str, ...], dict[str, Any]]


def play_batch(job: Job) -> list[dict[str, Any]]:
    game, players, seeds, bots, options = job
    return [play_game(game, players, seed, bots, options).record() for seed in seeds]


def in_process(jobs: list[Job]) -> Iterator[dict[str, Any]]:
    for game, players, seeds, bots, options in jobs:
        for seed in seeds:
            yield play_game(game, players, seed, bots, options).record()


def in_pool(jobs: list[Job], workers: int) -> Iterator[dict[str, Any]]:
    """Keep every worker busy without running far ahead of whoever takes the records."""
    with ProcessPoolExecutor(workers) as pool:
        running: list[Future[list[dict[str, Any]]]] = []
        try:
            for job in jobs:
                running.append(pool.submit(play_batch, job))
                if len(running) >= workers * WAITING:
                    yield from running.pop(0).result()
            while running:
                yield from running.pop(0).result()
        finally:
            for future in running:
                future.cancel()
