"""Our side of the benchmark: random games of Kingdom Builder through the public surface.

The only file of the benchmark that knows how Boardwright is called. Imported inside the measured process, where
PYTHONPATH decides whether `boardwright` is the source tree or the compiled one.
"""

from importlib import import_module
from random import Random
from typing import Any

from boardwright.bench.stopwatch import Contest

GAME = "kingdom_builder"
CLONE_AFTER = 100
#: Everything in the box.
WHOLE_BOX: dict[str, Any] = {
    "expansions": ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
}
ENGINE = ("boardwright.kernel.flow", f"boardwright.games.{GAME}.state")


def is_compiled() -> bool:
    """Whether kernel and rules in this process are extension modules rather than Python source."""
    files = [import_module(name).__file__ for name in ENGINE]
    return not any(str(file).endswith(".py") for file in files)


def mid_game(players: int, options: dict[str, Any]) -> Any:
    """A match some hundred random decisions old."""
    boardwright: Any = import_module("boardwright")
    match = boardwright.new(GAME, players=players, seed=1, options=options)
    rng = Random(1)
    for _ in range(CLONE_AFTER):
        if match.over:
            break
        decision = match.decisions[0]
        match.apply(decision.player, rng.choice(decision.options))
    return match


def prepare(players: int, whole_box: bool = False) -> Contest:
    options = WHOLE_BOX if whole_box else {}
    boardwright: Any = import_module("boardwright")
    playout = boardwright.playout

    def play(seed: int) -> int:
        return int(playout(GAME, players=players, seed=seed, options=options).decisions)

    match = mid_game(players, options)
    version = str(getattr(boardwright, "__version__", ""))
    return Contest(play, match.state.clone, match.clone, version, is_compiled())
