"""Learning from the command line: a teacher's games into a file, and runs that can be stopped and gone on with."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.status import Status

from boardwright.cli.options import read_options
from boardwright.cli.terminal import Terminal
from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions

#: What a run is like by what does the sums; whoever wants something else says so.
SIZES: dict[str, dict[str, Any]] = {
    "numpy": {"games": 64, "hidden": 128, "batch": 1024, "rate": 1e-3},
    "cpu": {"games": 64, "channels": 32, "blocks": 3, "batch": 1024, "rate": 1e-3},
    "cuda": {"games": 2240, "channels": 64, "blocks": 6, "hidden": 192, "batch": 8192, "rate": 7e-4},
}

Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; may be repeated.")
]
Workers = Annotated[int | None, typer.Option(help="Processes that play. (default: one a core, less one)", min=0)]


def learn(
    game: Annotated[str, typer.Argument(help="The game; see: boardwright games")],
    run: Annotated[Path, typer.Option(help="The folder of the run.", metavar="FOLDER")] = Path("learned"),
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in that folder.")] = False,
    lessons: Annotated[
        list[Path] | None, typer.Option(help="A teacher's games to imitate first; may be repeated.", metavar="FILE")
    ] = None,
    start: Annotated[
        Path | None, typer.Option("--from", help="The network of an earlier run to begin with.", metavar="FILE")
    ] = None,
    kind: Annotated[
        str | None, typer.Option("--with", help="numpy, cpu or cuda. (default: the best that is there)")
    ] = None,
    minutes: Annotated[float, typer.Option(help="How long the whole run takes.")] = 10.0,
    pause_after: Annotated[
        float | None, typer.Option(help="Stop after so many seconds; --resume goes on.", metavar="SECONDS")
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players take part.", min=1)] = 2,
    option: Options = None,
    workers: Workers = None,
    games: Annotated[int | None, typer.Option(help="Games beside each other, in each of two groups.", min=1)] = None,
    channels: Annotated[int | None, typer.Option(help="Channels of the trunk.", min=1)] = None,
    blocks: Annotated[int | None, typer.Option(help="Blocks of the trunk.", min=0)] = None,
    rounds: Annotated[int, typer.Option(help="Rounds through the lessons.", min=1)] = 6,
    rate: Annotated[float | None, typer.Option(help="How boldly to learn at first.")] = None,
    bot: Annotated[str, typer.Option(help="The bot to be rated against.")] = "medium",
    seeds: Annotated[int, typer.Option(help="Seeds of a rating; each is played from all seats.", min=0)] = 40,
    last_seeds: Annotated[int, typer.Option(help="The same for the last rating.", min=0)] = 200,
    seconds: Annotated[float, typer.Option(help="From one checkpoint to the next.")] = 150.0,
    seed: Annotated[int, typer.Option(help="The run's seed.")] = 0,
) -> None:
    """Train a network by self-play: a file that plays as model:FILE. Needs the extra "learn"."""
    from boardwright.learning import run as runs
    from boardwright.learning.settings import Settings

    kind = kind or best_kind()
    show = Shown(Terminal().console)
    with closing(show):
        if resume:
            found = runs.resume(run, show, minutes=minutes, last_seeds=last_seeds)
            if found.table.game.id != get_game(game).id:
                raise BadOptions(f"{run} is a run of {found.table.game.id}, not of {game}")
        else:
            rules = get_game(game)
            chosen: dict[str, Any] = {**SIZES.get(kind, {}), "workers": count(workers)}
            given = {"games": games, "channels": channels, "blocks": blocks, "rate": rate}
            chosen |= {name: value for name, value in given.items() if value is not None}
            chosen |= {"minutes": minutes, "rounds": rounds, "bot": bot, "seeds": seeds, "last_seeds": last_seeds}
            chosen |= {"players": players, "options": read_options(rules, option or []), "kind": kind}
            chosen["start"] = "" if start is None else str(start)
            chosen["workers"] = min(chosen["workers"], chosen["games"])
            found = runs.begin(run, Settings(rules.id, seed=seed, seconds=seconds, **chosen), show)
        rating = found.go(lessons or [], float("inf") if pause_after is None else pause_after)
    if rating is not None:
        show.console.print(f"{run / runs.NETWORK}: {rating}. It plays as model:{run / runs.NETWORK}", soft_wrap=True)


def lessons(
    game: Annotated[str, typer.Argument(help="The game; see: boardwright games")],
    out: Annotated[Path, typer.Option(help="Where to; a file that is there is gone on with.", metavar="FILE")],
    teacher: Annotated[str, typer.Option(help="The bot on every seat.")] = "search:simulations=64",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games the file has at the end.", min=1)] = 1000,
    seconds: Annotated[float | None, typer.Option(help="Stop after so many seconds.")] = None,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players take part.", min=1)] = 2,
    option: Options = None,
    workers: Workers = None,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 1_000_000,
) -> None:
    """Let a bot play games to learn from: see learn --lessons. Needs the extra "learn"."""
    from boardwright.learning.teaching import teach
    from boardwright.research.table import Table

    rules = get_game(game)
    table = Table(rules, players, read_options(rules, option or []))
    limit = float("inf") if seconds is None else seconds
    with closing(Shown(Terminal().console)) as show:
        teach(table, teacher, out, games, seed, max(count(workers), 1), limit, show)


def lighten(
    network: Annotated[Path, typer.Argument(help="The network of a run.", metavar="FILE")],
    out: Annotated[Path, typer.Option(help="Where to.", metavar="FILE")],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games are looked at for it.", min=2)] = 12,
) -> None:
    """Make a network that looks at a board about twice as quick. Needs the extra "learn"."""
    from boardwright.learning import lighter

    with closing(Shown(Terminal().console)) as show:
        lighter.lighten(network, out, games, show)


class Shown:
    """What is told of a run: on a terminal the latest line stays in place, else every line is printed."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.status: Status | None = None
        if console.is_terminal:
            self.status = console.status("")
            self.status.start()

    def __call__(self, told: str) -> None:
        if self.status is None:
            print(told, flush=True)
            return
        if told.startswith(("what self-play", "what imitation")) or " games in " in told:
            self.status.update(told)
        else:
            self.console.print(told, soft_wrap=True)

    def close(self) -> None:
        if self.status is not None:
            self.status.stop()


def count(workers: int | None) -> int:
    return max((os.cpu_count() or 2) - 1, 1) if workers is None else workers


def best_kind() -> str:
    """A GPU, PyTorch without one, or NumPy."""
    try:
        import torch
    except ImportError:
        return "numpy"
    return "cuda" if torch.cuda.is_available() else "cpu"


COMMANDS: Mapping[str, Callable[..., None]] = {"learn": learn, "lessons": lessons, "lighten": lighten}
