"""Our side of the benchmark: random games through the public surface.

The only file of the benchmark that knows how Boardwright is called. Imported inside the measured process, where
PYTHONPATH decides whether `boardwright` is the source tree or the compiled one.
"""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from boardwright.bench.stopwatch import Contest

CLONE_AFTER = 100
#: How many games an environment plays in lockstep.
AT_ONCE = 32
#: At how many moments of a game bots are asked.
MOMENTS = 8


def is_compiled(game: str) -> bool:
    """Whether kernel and rules in this process are extension modules rather than Python source."""
    engine = ("boardwright.kernel.flow", f"boardwright.games.{game}.state")
    files = [import_module(name).__file__ for name in engine]
    return not any(str(file).endswith(".py") for file in files)


def mid_game(game: str, players: int, options: Mapping[str, Any]) -> Any:
    """A match some hundred random decisions old."""
    boardwright: Any = import_module("boardwright")
    match = boardwright.new(game, players=players, seed=1, options=options)
    rng = Random(1)
    for _ in range(CLONE_AFTER):
        if match.over:
            break
        decision = match.decisions[0]
        match.apply(decision.player, rng.choice(decision.options))
    return match


def prepare_environment(game: str, players: int, options: Mapping[str, Any]) -> Contest:
    """Many games in lockstep in this process: steps until each of them has been over once."""
    numpy: Any = import_module("numpy")
    vector: Any = import_module("boardwright.research.vector")
    made = vector.VectorEnv(game, AT_ONCE, players, options, workers=0)
    chance = numpy.random.default_rng(1)

    def play(seed: int) -> int:
        batch = made.reset(seed)
        over = numpy.zeros(AT_ONCE, bool)
        steps = 0
        while not over.all():
            batch.numbers(game)
            batch = made.step(batch.sample(made.table.actions, chance))
            over |= batch.done
            steps += AT_ONCE
        return steps

    boardwright: Any = import_module("boardwright")
    return Contest(play, None, None, str(getattr(boardwright, "__version__", "")), is_compiled(game))


def moments(game: str, players: int) -> tuple[list[Any], int]:
    """Matches spread evenly over a game that sensible bots play, those in its middle first, and how long it is."""
    boardwright: Any = import_module("boardwright")
    bots: Any = import_module("boardwright.bots")
    match = boardwright.new(game, players=players, seed=1)
    seated = [bots.make_bot("medium", seat) for seat in range(players)]
    found = []
    while not match.over:
        decision = match.decisions[0]
        if len(decision.options) > 1:
            found.append(match.clone())
        match.apply(decision.player, seated[decision.player].choose(bots.Seat(match, decision.player)))
    spread = [found[len(found) * part // MOMENTS] for part in range(MOMENTS)]
    return spread[MOMENTS // 2 :] + spread[: MOMENTS // 2], match.length


def prepare_bot(game: str, players: int, name: str) -> Contest:
    """Turns of a bot at moments spread over a game, one a seed."""
    bots: Any = import_module("boardwright.bots")
    matches, length = moments(game, players)
    imagined = 0
    seconds = 0.0

    def play(seed: int) -> int:
        nonlocal imagined, seconds
        match = matches[seed % MOMENTS].clone()
        bot = bots.make_bot(name, seed)
        player = match.decisions[0].player
        decisions = 0
        begun = process_time()
        while not match.over and match.decisions[0].player == player:
            match.apply(player, bot.choose(bots.Seat(match, player)))
            decisions += 1
        seconds += process_time() - begun
        imagined += getattr(bot, "imagined", 0)
        return decisions

    boardwright: Any = import_module("boardwright")
    version = str(getattr(boardwright, "__version__", ""))
    searches = hasattr(bots.make_bot(name, 1), "imagined")
    pace = (lambda: imagined / seconds) if searches else None
    return Contest(play, None, None, version, is_compiled(game), length=length, pace=pace)


def prepare(game: str, players: int, options: Mapping[str, Any]) -> Contest:
    boardwright: Any = import_module("boardwright")
    playout = boardwright.playout

    def play(seed: int) -> int:
        return int(playout(game, players=players, seed=seed, options=options).decisions)

    arena: Any = import_module("boardwright.arena")

    def selfplay(seed: int) -> int:
        return len(arena.play_record(game, players, seed, ("random",), options).record["actions"])

    match = mid_game(game, players, options)
    version = str(getattr(boardwright, "__version__", ""))
    return Contest(play, match.state.clone, match.clone, version, is_compiled(game), selfplay)
