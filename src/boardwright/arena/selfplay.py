"""Bots playing whole games against each other, one record a game, on as many cores as wanted."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from typing import Any

from boardwright.bots import Bot, RandomBot, make_bot, next_decision
from boardwright.games import get_game
from boardwright.kernel.dice import RecordingDice, seeded_dice
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game
from boardwright.match import Match, Runner, new
from boardwright.match.record import Written, written

Job = tuple[str, int, int, tuple[str, ...], dict[str, Any]]

#: How many games each worker may be ahead of whoever takes the records.
AHEAD = 8


def play_game(
    game: str | Game[Any],
    players: int,
    seed: int,
    bots: Sequence[str | Bot],
    options: Mapping[str, Any] | None = None,
) -> Match:
    """One game between bots, given by name or as objects of your own. Fewer than seats: they are repeated in order."""
    match = new(game, players, seed, options)
    seats = seated(players, seed, bots)
    while (decided := next_decision(match, seats)) is not None:
        match.apply(*decided)
    return match


def play_record(
    game: str | Game[Any],
    players: int,
    seed: int,
    bots: Sequence[str | Bot],
    options: Mapping[str, Any] | None = None,
) -> Written:
    """The record of the same game. Nobody can look back while it is played, so it is many times quicker."""
    rules = get_game(game)
    accepted = rules.accept(players, options)
    dice = RecordingDice(seeded_dice(seed))
    runner = Runner(rules, rules.setup(players, accepted, dice), dice)
    seats = seated(players, seed, bots)
    if not runner.unasked and all(type(bot) is RandomBot for bot in seats.values()):
        runner.play_at_random([bot.dice for bot in seats.values()])
    while (decided := next_decision(runner, seats)) is not None:
        runner.apply(*decided)
    return written(rules, accepted, seed, runner.state, runner.taken, dice.outcomes)


def seated(players: int, seed: int, bots: Sequence[str | Bot]) -> dict[int, Bot]:
    """A bot for every seat; those given by name choose by that seed."""
    chosen = [bots[player % len(bots)] for player in range(players)]
    return {seat: make_bot(bot, seed * 1000 + seat) if isinstance(bot, str) else bot for seat, bot in enumerate(chosen)}


def selfplay(
    game: str,
    players: int | None = None,
    games: int = 1,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
) -> Generator[dict[str, Any], None, None]:
    """The records of that many games with seeds ``seed``, ``seed + 1``, ... in that order.

    Bad arguments are refused before the first game is begun.
    """
    return records_of(play_many(game, players, games, seed, bots, options, workers))


def records_of(games: Generator[Written, None, None]) -> Generator[dict[str, Any], None, None]:
    with closing(games):
        for game in games:
            yield game.record


def play_many(
    game: str,
    players: int | None = None,
    games: int = 1,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
) -> Generator[Written, None, None]:
    """What `selfplay` yields, ready to be written into a file."""
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
    jobs = [(rules.id, count, number, tuple(bots), dict(options or {})) for number in range(seed, seed + games)]
    return in_turn(jobs) if cores == 1 or len(jobs) == 1 else in_pool(jobs, cores)


def in_turn(jobs: list[Job]) -> Generator[Written, None, None]:
    for job in jobs:
        yield play_record(*job)


def in_pool(jobs: list[Job], workers: int) -> Generator[Written, None, None]:
    """Keep every worker busy without running far ahead of whoever takes the records."""
    pool = ProcessPoolExecutor(workers, initializer=leave_interrupts_alone)
    running: deque[Future[Written]] = deque()
    try:
        for job in jobs:
            running.append(pool.submit(play_record, *job))
            if len(running) >= workers * AHEAD:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the main process, which then ends its workers in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
