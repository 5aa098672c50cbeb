"""What one cell of Kingdom Builder's map shows, in three characters (wide) or two (compact), and in which colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

from boardwright.cli.games.kingdom_builder.signs import GROUNDS, GUARDED, SCOUT
from boardwright.cli.seats import INK, PAPER, Chair

BRASS: Final = "#F2C14B"
BRASS_WASH: Final = "#FBEECB"
EMPTY_WASH: Final = "#D8D2C2"
STONE: Final = "#6B6F70"


@dataclass(frozen=True, slots=True)
class Face:
    """What a cell shows: three characters wide, two compact, its style, and the style of the seam before it."""

    wide: str
    compact: str
    style: Style
    seam: Style


def ground(letter: str) -> Face:
    return on_ground(letter, f" {letter.lower()} ", f"{letter.lower()} ")


def guarded(letter: str) -> Face:
    """An empty cell beside a warrior: nobody may come."""
    return on_ground(letter, f" {letter.lower()}{GUARDED}", f"{letter.lower()}{GUARDED}")


def cave(letter: str) -> Face:
    return on_ground(letter, f"({letter.lower()})", f"{letter.lower()})")


def on_ground(letter: str, wide: str, compact: str) -> Face:
    _, fill, ink, _ = GROUNDS[letter]
    return Face(wide, compact, Style(color=ink, bgcolor=fill), seam(fill))


def legal(letter: str) -> Face:
    """A cell that can be chosen: brackets (or a star), and colours the other way round."""
    style = Style(color=GROUNDS[letter][3], bgcolor=INK, bold=True)
    return Face(f"[{letter}]", f"{letter}*", style, seam(INK))


def settlement(owner: Chair, lit: bool, new: bool) -> Face:
    """A seat's piece; hollow when it came since the viewer's last turn, in brackets when it can be chosen."""
    look = owner.look
    shape = owner.shape(new)
    if lit:
        return chosen(shape)
    return Face(f"{shape}{look.initial} ", f"{shape}{look.initial}", colours(owner), edge(owner, new))


def piece(owner: Chair, sign: str, lit: bool, new: bool) -> Face:
    """A warrior, ship, wagon or part of a City Hall; compact, a small initial says that it is new."""
    if lit:
        return chosen(sign)
    initial = owner.look.initial
    small = initial.lower() if new else initial
    return Face(f"{owner.shape(new)}{initial}{sign}", f"{sign}{small}", colours(owner), edge(owner, new))


def chosen(shape: str) -> Face:
    return Face(f"[{shape}]", f"{shape}*", Style(color=BRASS, bgcolor=INK, bold=True), seam(INK))


def scout(owner: Chair) -> Face:
    """A token of the player on turn."""
    return Face(f" {SCOUT}{owner.look.initial}", f"{SCOUT}{owner.look.initial}", colours(owner), edge(owner, new=False))


def wall() -> Face:
    return Face("===", "==", Style(color=PAPER, bgcolor=STONE, bold=True), seam(STONE))


def special(wide: str, compact: str, fill: str = PAPER) -> Face:
    """A castle or another special cell."""
    return Face(wide, compact, Style(color=INK, bgcolor=fill, bold=True), seam(fill, BRASS))


def location(code: str, left: int) -> Face:
    """The number of tiles left; compact, small letters when there are none."""
    return special(f"{code}{left}", code if left else code.lower(), BRASS_WASH if left else EMPTY_WASH)


def colours(owner: Chair) -> Style:
    return Style(color=owner.look.ink, bgcolor=owner.look.colour, bold=True)


def edge(owner: Chair, new: bool) -> Style:
    return seam(owner.look.colour, BRASS if new else INK)


def seam(fill: str, line: str = "#5A6464") -> Style:
    """The thin line at the left side of a cell."""
    return Style(color=line, bgcolor=fill)
