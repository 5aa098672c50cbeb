"""A desk with a scripted keyboard and a screen that remembers: how tests sit down at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any

from rich.console import Console

import boardwright as bw
from boardwright.cli.play import Play
from boardwright.cli.table import TerminalTable
from boardwright.cli.terminal import Terminal, script
from boardwright.match import Match

#: The first game's board, empty; Red begins with a grass card.
POSITION: dict[str, Any] = {
    "game": "kingdom_builder",
    "players": 2,
    "quadrants": ["tavern", "paddock", "oasis", "farm"],
    "turned": [False] * 4,
    "cards": ["fishermen", "knights", "merchants"],
    "first": 0,
    "turn": 0,
    "played": "grass",
    "seats": [{"settlements": "", "hand": None}, {"settlements": "", "hand": "forest"}],
}


class Screen(StringIO):
    """What was written, with what a person would see of it."""

    @property
    def text(self) -> str:
        return self.getvalue()


def make_terminal(
    lines: Iterable[str] = (), width: int = 120, height: int = 45, colour: bool = False
) -> tuple[Terminal, Screen]:
    screen = Screen()
    console = Console(
        file=screen,
        width=width,
        height=height,
        highlight=False,
        markup=False,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        _environ={},
    )
    return Terminal(console, script(lines)), screen


def sit_down(
    lines: Iterable[str],
    match: Match | None = None,
    sitters: Sequence[str] = ("human", "random"),
    language: str = "en",
    width: int = 120,
    colour: bool = False,
    seed: int = 7,
    **options: Any,
) -> tuple[Play, Screen]:
    """A sitting that has not begun; `run` it, then read the screen."""
    terminal, screen = make_terminal(lines, width, colour=colour)
    match = match or bw.new("kingdom_builder", len(sitters), seed, options)
    return Play(TerminalTable(match, sitters, language, terminal)), screen


def type_in(lines: Iterable[str], **how: Any) -> tuple[Play, str]:
    """Sit down, type these lines, and leave; returns what was seen after the first picture of the table."""
    play, screen = sit_down(lines, **how)
    play.run(fresh=False)
    return play, screen.text
