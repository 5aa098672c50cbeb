"""Showing and saving the results: a table, the bars, who was missing and why, and the same as JSON."""

import json
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from boardwright.bench.contestants import short_names
from boardwright.bench.results import Bar, Figures
from boardwright.bench.rounds import Measured

VERDICTS = {True: "[green]met[/]", False: "[red]missed[/]", None: ""}
COLUMNS = ("decisions\n/s", "spread\n", "games\n/s", "clone\nµs", "match\nclone", "self-\nplay", "ratio\n")
STEPS = "a step: the observation as an array, the mask, an action by chance, the decision"
TURNS = "turns at moments spread over a game; playouts: by the decisions of that game; simulations: games imagined"
CAPTION = "clone: the state; match clone: with record or history; self-play: recorded; ratio: to catanatron"


def table_of(rows: Sequence[Figures], rounds: int, seconds: float) -> Table:
    title = f"Random games on one core, Python {platform.python_version()}, median of {rounds} x {seconds:g} s"
    table = Table(title=title, caption=caption(), box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("contestant", no_wrap=True)
    for column in COLUMNS:
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(row.label, *_cells(row))
    return table


def environments_of(rows: Sequence[Figures]) -> Table:
    """The same for environments: steps with observations and masks, actions by chance."""
    table = Table(title="Environments on one core", caption=STEPS, box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("environment", no_wrap=True)
    for column in ("steps\n/s", "spread\n", "step\nµs"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        speed = row.decisions_per_second
        table.add_row(row.label, f"{speed:,.0f}", f"{row.spread:.0%}", f"{1e6 / speed:,.1f}")
    return table


def bots_of(rows: Sequence[Figures]) -> Table:
    """The same for bots: whole turns at moments spread over a game."""
    table = Table(title="Bots on one core", caption=TURNS, box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("bot", no_wrap=True)
    for column in ("decisions\n/s", "spread\n", "playouts\n/s", "decision\nms", "simulations\n/s"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        speed = row.decisions_per_second
        imagined = "" if row.simulations is None else f"{row.simulations:,.0f}"
        playouts = f"{row.games_per_second:,.2f}"
        table.add_row(row.label, f"{speed:,.0f}", f"{row.spread:.0%}", playouts, f"{1e3 / speed:,.2f}", imagined)
    return table


def caption() -> str:
    """What the labels and columns mean."""
    return "; ".join([*(f"{short}: {title}" for short, title in short_names().items()), CAPTION])


def _cells(row: Figures) -> tuple[str, ...]:
    return (
        f"{row.decisions_per_second:,.0f}",
        f"{row.spread:.0%}",
        f"{row.games_per_second:,.1f}",
        "" if row.clone_us is None else f"{row.clone_us:.2f}",
        "" if row.clone_match_us is None else f"{row.clone_match_us:.2f}",
        "" if row.selfplay is None else f"{row.selfplay:.0%}",
        "" if row.ratio is None else f"{row.ratio:.1f}x",
    )


def show(console: Console, tables: Sequence[Table], bars: Sequence[Bar], notes: Sequence[str]) -> None:
    for table in tables:
        if table.row_count:
            console.print(table)
    for bar in bars:
        console.print(f"bar: {bar.text}: {bar.value}  {VERDICTS[bar.met]}".rstrip(), highlight=False, soft_wrap=True)
    for note in notes:
        console.print(note, highlight=False, markup=False, soft_wrap=True)


def save(
    path: Path, measured: Sequence[Measured], rows: Sequence[Figures], bars: Sequence[Bar], seconds: float
) -> None:
    """Write every sample and every summary as JSON; nothing in it names the machine."""
    content = {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "seconds": seconds,
        "rows": [row._asdict() for row in rows],
        "bars": [bar._asdict() for bar in bars],
        "samples": {one.contestant.name: [sample._asdict() for sample in one.samples.values()] for one in measured},
        "failures": {one.contestant.name: one.failure for one in measured if one.failure},
    }
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
