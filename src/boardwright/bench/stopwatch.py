"""How every contestant is timed: whole games against the processor's clock, then clones of one mid-game position.

The same code times us and the peers. Processor time, not wall time: what else the machine does counts less.
"""

import gc
from collections.abc import Callable
from itertools import repeat
from time import process_time
from typing import NamedTuple

WARM_UP_SHARE = 0.2
CLONE_BATCHES = 5
CLONE_BATCH_SECONDS = 0.02


class Contest(NamedTuple):
    """What a contestant brings: a way to play one random game, and positions that can be cloned."""

    play: Callable[[int], int]
    """Plays the whole random game of this seed, set-up and result included; returns the decisions taken."""
    clone: Callable[[], object] | None
    """Copies the state of a game some hundred decisions old; environments have nothing to copy."""
    clone_match: Callable[[], object] | None
    """Copies the same game with what stands around its state (record, seats), where a library has that."""
    version: str
    compiled: bool
    selfplay: Callable[[int], int] | None = None
    """Plays the game of this seed with random bots and writes its record; returns the decisions taken."""
    length: int = 0
    """How many decisions a whole game has, where only a part of one is played for a seed."""
    pace: Callable[[], float] | None = None
    """How many games a searching bot has imagined in a second of thinking, so far."""


class Timing(NamedTuple):
    decisions: int
    games: int
    seconds: float


def time_games(play: Callable[[int], int], seconds: float) -> Timing:
    """Play the games of seeds 1, 2, 3... until the time is up; the last game is finished and counted."""
    decisions = games = 0
    start = process_time()
    elapsed = 0.0
    while elapsed < seconds:
        games += 1
        decisions += play(games)
        elapsed = process_time() - start
    return Timing(decisions, games, elapsed)


def measure_games(play: Callable[[int], int], seconds: float) -> Timing:
    """Time games after a warm-up, with all that imports left behind kept out of the garbage collector's way."""
    time_games(play, seconds * WARM_UP_SHARE)
    gc.collect()
    gc.freeze()
    return time_games(play, seconds)


def _time_batch(action: Callable[[], object], count: int) -> float:
    start = process_time()
    for _ in repeat(None, count):
        action()
    return process_time() - start


def measure_micros(action: Callable[[], object]) -> float:
    """Microseconds for one call: the best of a few batches, garbage collector on."""
    count = 10
    while _time_batch(action, count) < CLONE_BATCH_SECONDS:
        count *= 2
    return min(_time_batch(action, count) for _ in range(CLONE_BATCHES)) / count * 1e6
