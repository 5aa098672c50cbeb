"""The one door to the person at the screen: everything is shown and asked through a `Terminal`.

Tests hand it a list of lines instead of a keyboard, and a file instead of a screen.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

#: Drops the lines a terminal keeps above the screen.
FORGET: Final = "\x1b[3J"


class Left(Exception):
    """The person has left: the input has ended (Ctrl-D), or Ctrl-C was pressed."""


class Terminal:
    """A screen to show things on and a keyboard to ask for lines."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self._read = read or keyboard()
        #: Somebody looks at a screen right now: pages may be cleared, pauses make sense.
        self.live = read is None and self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def colour(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    @property
    def unicode(self) -> bool:
        """Whether shapes such as a filled circle can be written."""
        return self.console.encoding.lower().startswith("utf")

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without blanks around it. Raises `Left` when there is none to come."""
        try:
            return self._read(prompt).strip()
        except (EOFError, KeyboardInterrupt, StopIteration):
            self.console.print()
            raise Left from None

    def pause(self, prompt: str) -> None:
        """Wait for Enter, where somebody is there to press it."""
        if self.live:
            self.ask(prompt)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def quote(self, text: str) -> None:
        """A line to be copied: never broken, however long."""
        self.console.print(Text(text), soft_wrap=True)

    def complain(self, text: str) -> None:
        self.say(text, "bold red")

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def forget(self) -> None:
        """Clear the screen, what has been scrolled off it and what was typed: it was for one pair of eyes."""
        if self.live:
            forget_lines()
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()


def keyboard() -> Callable[[str], str]:
    """`input`, with line editing and history where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return input


def forget_lines() -> None:
    """What was typed cannot be brought back with the arrow keys."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


def script(lines: Iterable[str]) -> Callable[[str], str]:
    """A keyboard on which these lines are typed, one after another."""
    waiting = iter(lines)
    return lambda prompt: next(waiting)
