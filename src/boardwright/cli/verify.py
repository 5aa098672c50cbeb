"""``boardwright verify``: were the shuffles of a saved game fair? A line a check, and a verdict."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from boardwright.cli.table import parse, read_game
from boardwright.cli.texts import Texts
from boardwright.match.fairness import Verdict

STDIN: Final = Path("-")
#: How the program ends: everything fits, something does not, or nothing was promised that could be checked.
FAIR, UNFAIR, UNPROMISED = 0, 1, 2
ENDS: Final = {
    True: ("verify-fair", FAIR),
    False: ("verify-unfair", UNFAIR),
    None: ("verify-unpromised", UNPROMISED),
}
MARKS: Final = {True: ("✓", "green"), False: ("✗", "bold red"), None: ("–", "dim")}


def read_any(path: Path, number: int) -> dict[str, Any]:
    """The record in a file, or in what is piped in."""
    return parse(path, sys.stdin.read()) if path == STDIN else read_game(path, number)


def report(verdict: Verdict, console: Console, texts: Texts) -> int:
    """Say what was checked and what came of it; how the program ends."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(overflow="fold")
    for good, text in checks(verdict, texts):
        mark, style = MARKS[good]
        table.add_row(mark, text, style=style if good is False else "")
    console.print(table)
    key, code = ENDS[verdict.fair]
    console.print(f"\n{texts(key)}", style=MARKS[verdict.fair][1], markup=False, highlight=False)
    return code


def checks(verdict: Verdict, texts: Texts) -> list[tuple[bool | None, str]]:
    """Each check in words, with what came of it; None: there was nothing to check."""
    if verdict.damage:
        return [(False, texts("verify-damaged", why=verdict.damage))]
    given = verdict.promise
    lines: list[tuple[bool | None, str]] = [(True, texts("verify-whole"))]
    if given is None:
        lines.append((None, texts("verify-no-commitment")))
    else:
        key = "verify-kept" if verdict.kept else "verify-broken"
        lines.append((verdict.kept, texts(key, commitment=given.commitment)))
    if verdict.noted is not None:
        lines.append((verdict.noted, texts("verify-noted" if verdict.noted else "verify-not-noted")))
    known = given.known if given else 0
    if known:
        lines.append((None, texts("verify-known", count=known)))
    count = verdict.draws - known
    if verdict.wrong:
        told = texts("verify-wrong-draws", count=count, wrong=len(verdict.wrong), first=verdict.wrong[0])
        return [*lines, (False if given else None, told)]
    return [*lines, (True, texts("verify-draws", count=count))]
