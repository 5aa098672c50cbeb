"""The benchmark's command line: who runs, for how long, and what is shown."""

import argparse
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from boardwright.bench.contestants import (
    COMPILED,
    CONTESTANTS,
    INTERPRETED,
    KEYFLOWER_4,
    OURS_4,
    PEER,
    Contestant,
    by_name,
    stale_build,
    why_absent,
)
from boardwright.bench.report import save, show, table_of
from boardwright.bench.results import Row, judge, summarize
from boardwright.bench.rounds import Outcome, run_python, run_rounds


def parser() -> argparse.ArgumentParser:
    names = [contestant.name for contestant in CONTESTANTS]
    arguments = argparse.ArgumentParser(prog="boardwright bench", description="Random games: us and our peers.")
    arguments.add_argument("--seconds", type=_positive, default=1.5, help="processor time a contestant a round (1.5)")
    arguments.add_argument("--rounds", type=_count, default=5, help="rounds; the median is reported (5)")
    arguments.add_argument(
        "--only", action="append", choices=names, metavar="NAME", help=f"one of {', '.join(names)}; may be repeated"
    )
    arguments.add_argument("--no-peers", action="store_true", help="only Boardwright")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write every sample and summary there")
    arguments.add_argument(
        "--profile",
        nargs="?",
        const=OURS_4,
        choices=[contestant.name for contestant in CONTESTANTS if contestant.build == INTERPRETED],
        metavar="NAME",
        help=f"instead: where one of ours spends its time ({OURS_4}, or another interpreted one)",
    )
    arguments.add_argument(
        "--scoring",
        nargs="?",
        type=_count,
        const=10_000,
        metavar="VILLAGES",
        help="instead: how long Keyflower's final scoring takes (10000)",
    )
    return arguments


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 3600 seconds")
    return value


def _count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text}: at least one is needed")
    return value


def chosen(only: Sequence[str] | None, no_peers: bool) -> list[Contestant]:
    return [
        contestant
        for contestant in CONTESTANTS
        if (not only or contestant.name in only) and not (no_peers and contestant.build == PEER)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and report; 0 unless a contestant that should have run failed."""
    options = parser().parse_args(argv)
    console = Console()
    if options.profile:
        return _show_output(console, "hotspots", by_name(options.profile), options.profile, str(options.seconds))
    if options.scoring:
        return _show_output(console, "scoring", by_name(KEYFLOWER_4), str(options.scoring))
    wanted = chosen(options.only, options.no_peers)
    present = [contestant for contestant in wanted if not why_absent(contestant)]
    outcomes = _measure(console, present, options.rounds, options.seconds)
    rows = summarize(outcomes)
    bars = judge(rows)
    show(console, table_of(rows, options.rounds, options.seconds), bars, _notes(wanted, outcomes, rows))
    if options.json:
        save(options.json, outcomes, rows, bars, options.seconds)
    return 1 if any(outcome.failure for outcome in outcomes) else 0


def _measure(console: Console, contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Outcome]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=rounds * len(contestants))
        steps = count()

        def tick(label: str) -> None:
            progress.update(task, completed=next(steps), description=label)

        return run_rounds(contestants, rounds, seconds, tick)


def _notes(wanted: Sequence[Contestant], outcomes: Sequence[Outcome], rows: Sequence[Row]) -> list[str]:
    """Versions measured, who could not run and why, who failed, and whether the compiled build is out of date."""
    versions = [f"{row.name} {row.version}" for row in rows if by_name(row.name).build == PEER]
    notes = [f"peers: {', '.join(versions)}"] if versions else []
    notes += [f"{contestant.label}: {why_absent(contestant)}" for contestant in wanted if why_absent(contestant)]
    notes += [f"{outcome.contestant.label}: failed: {outcome.failure}" for outcome in outcomes if outcome.failure]
    if any(outcome.contestant.build == COMPILED for outcome in outcomes) and stale_build():
        notes.append("the compiled build was made from other sources than these: run `make compiled` again")
    return notes


def _show_output(console: Console, module: str, contestant: Contestant, *args: str) -> int:
    """Run a module of the benchmark in a process of its own and print what it says."""
    try:
        output = run_python(contestant, f"boardwright.bench.{module}", *args, limit=600)
    except RuntimeError as error:
        console.print(f"{module} failed: {error}", highlight=False, markup=False)
        return 1
    console.print(output.rstrip(), highlight=False, markup=False, soft_wrap=True)
    return 0
