"""Putting pieces of text where they fit: one after the other, below each other in columns, or side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

#: Between two columns.
GAP: Final = 2
#: How far lines after the first one of a seat are moved to the right.
INDENT: Final = 5


def flow(head: str, entries: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Entries one after the other, wherever a line has room, after a heading; long ones are broken at blanks."""
    lines: list[Text] = []
    line = Text(head, "bold cyan")
    indent = line.cell_len
    for entry in entries:
        for piece in broken(entry, width - indent) if entry.cell_len > width - indent else [entry]:
            if line.cell_len > indent and line.cell_len + piece.cell_len > width:
                line.rstrip()
                lines.append(line)
                line = Text(" " * indent)
            line.append_text(piece).append(" " * gap)
    line.rstrip()
    return [*lines, line]


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks side by side."""
    found = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text(no_wrap=True)
        if number < len(right):
            line.append(" " * (column - line.cell_len)).append_text(right[number])
        found.append(line)
    return found


def in_columns(rows: Sequence[Sequence[Text]], widest: Sequence[int], width: int) -> list[Text]:
    """Rows with their cells below each other; the first columns are cut where they are too wide."""
    count = len(rows[0])
    widths = [max(row[place].cell_len for row in rows) for place in range(count)]
    for place, most in enumerate(widest):
        if most:
            widths[place] = min(widths[place], most)
    lines = []
    for row in rows:
        line = Text(no_wrap=True)
        for cell, size in zip(row, widths, strict=True):
            shown = cell.copy()
            if shown.cell_len > size:
                shown.truncate(size, overflow="ellipsis")
            line.append_text(shown).append(" " * (size - shown.cell_len + GAP))
        line.rstrip()
        if line.cell_len > width:
            line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def wrapped(parts: list[Text], width: int, indent: int = INDENT) -> list[Text]:
    """Parts one after the other, on as many lines as they need; long ones are broken at blanks."""
    lines: list[Text] = []
    line = Text()
    for part in parts:
        gap = 2 if line.cell_len > indent else 0
        if line.cell_len and line.cell_len + gap + part.cell_len > width:
            lines.append(line)
            line, gap = Text(" " * indent), 0
        pieces = broken(part, width - indent) if part.cell_len > width - line.cell_len else [part]
        for number, piece in enumerate(pieces):
            if number:
                lines.append(line)
                line, gap = Text(" " * indent), 0
            line.append(" " * gap).append_text(piece)
    return [*lines, line] if line.cell_len else lines


def broken(text: Text, width: int) -> list[Text]:
    """A text in lines of at most that width."""
    found: list[Text] = []
    for word in text.split(" "):
        if found and found[-1].cell_len + 1 + word.cell_len <= width:
            found[-1].append(" ").append_text(word)
        else:
            found.append(word)
    return found
