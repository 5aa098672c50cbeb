"""Bots playing whole games against each other, one record a game, on as many cores as wanted."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

from boardwright.arena.engines import in_order, make_engine
from boardwright.bots import Bot, RandomBot, check_bot, make_bot, next_decision
from boardwright.games import get_game
from boardwright.kernel.dice import RecordingDice, seeded_dice
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game
from boardwright.match import Match, Runner, new
from boardwright.match.record import Written, written


class Job(NamedTuple):
    """One game to be played: by bots, who sit down in that order."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any]


def play_game(
    game: str | Game[Any],
    players: int,
    seed: int,
    bots: Sequence[str | Bot],
    options: Mapping[str, Any] | None = None,
) -> Match:
    """One game between bots, given by name or as objects of your own. Fewer than seats: they are repeated in order."""
    match = new(game, players, seed, options)
    with seated(players, seed, bots) as seats:
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
    runner = Runner(rules, rules.setup(players, accepted, dice), dice, accepted)
    with seated(players, seed, bots) as seats:
        if not runner.unasked and all(type(bot) is RandomBot for bot in seats.values()):
            runner.play_at_random([bot.dice for bot in seats.values()])
        while (decided := next_decision(runner, seats)) is not None:
            runner.apply(*decided)
    return written(rules, accepted, seed, runner.state, runner.taken, dice.outcomes)


@contextmanager
def seated(players: int, seed: int, bots: Sequence[str | Bot]) -> Iterator[dict[int, Bot]]:
    """A bot for every seat. Those given by name choose by that seed, and are closed when the game is over."""
    seats: dict[int, Bot] = {}
    made: list[Bot] = []
    try:
        for seat in range(players):
            bot = bots[seat % len(bots)]
            if isinstance(bot, str):
                bot = make_bot(bot, seed * 1000 + seat)
                made.append(bot)
            seats[seat] = bot
        yield seats
    finally:
        for bot in made:
            bot.close()


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
        check_bot(name)
    if games < 0:
        raise BadOptions("there can be no fewer than no games")
    jobs = [Job(rules.id, count, number, tuple(bots), dict(options or {})) for number in range(seed, seed + games)]
    return in_order(make_engine(workers, games).run(record_job, jobs))


def record_job(job: Job) -> Written:
    """A job of self-play, as engines run it."""
    return play_record(*job)
