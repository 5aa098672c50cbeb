"""Kingdom Builder's map in characters: 20 rows of 20 hexes, even rows half a cell further right.

Wide, a cell is four characters: a seam, then three for what is on it. Compact, it is two. Everything that colour says,
a letter, a shape or a bracket says too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.seats import INK, PAPER, Chair

COLUMNS: Final = "abcdefghijklmnopqrst"
WIDE: Final = "wide"
COMPACT: Final = "compact"
#: How many characters a cell takes, and by how many even rows are moved to the right.
CELL: Final = {WIDE: 4, COMPACT: 2}
SHIFT: Final = {WIDE: 2, COMPACT: 1}
MARGIN: Final = 3
WIDTH: Final = {form: 20 * CELL[form] + SHIFT[form] + 2 * MARGIN for form in (WIDE, COMPACT)}
HEIGHT: Final = 22

#: Terrains by the letter of the view: key of the name, fill, ink of the letter, and the letter's colour on ink.
GROUNDS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "G": ("terrain-grass", "#BCD886", "#42591A", "#BCD886"),
    "C": ("terrain-canyon", "#CC8F63", "#4A2206", "#E8AE84"),
    "D": ("terrain-desert", "#F4E3AA", "#6E5A1A", "#F4E3AA"),
    "F": ("terrain-flowers", "#E9BCD3", "#7A2F57", "#E9BCD3"),
    "T": ("terrain-forest", "#5C8A5B", "#020C03", "#9FD19D"),
    "W": ("terrain-water", "#84B9DA", "#174561", "#84B9DA"),
    "M": ("terrain-mountain", "#A9A9AE", "#36363C", "#C9C9CE"),
}
BRASS: Final = "#F2C14B"
BRASS_WASH: Final = "#FBEECB"
EMPTY_WASH: Final = "#D8D2C2"


@dataclass(frozen=True, slots=True)
class Face:
    """What a cell shows: three characters wide, two compact, its style, and the style of the seam before it."""

    wide: str
    compact: str
    style: Style
    seam: Style


class MapDrawing:
    """One picture of the map."""

    def __init__(self, scene: Scene, codes: Mapping[str, str], castle: str) -> None:
        view = scene.view
        self.scene = scene
        self.terrain: list[str] = view["terrain"]
        self.codes = codes
        self.castle = castle
        self.locations: dict[str, Any] = {place["cell"]: place for place in view["locations"]}
        self.owners: dict[str, Chair] = {
            cell: scene.chairs[seat["player"]] for seat in view["players"] for cell in seat["settlements"]
        }

    def lines(self, form: str) -> list[Text]:
        """The map with column letters above and below and row numbers on both sides."""
        rows = [self.row(number, form) for number in range(20)]
        return [self.letters(form, 0), *rows, self.letters(form, SHIFT[form])]

    def letters(self, form: str, shift: int) -> Text:
        cells = "".join(f"  {letter} " if form == WIDE else f"{letter} " for letter in COLUMNS)
        return Text(" " * (MARGIN + shift) + cells, "bold")

    def row(self, number: int, form: str) -> Text:
        shift = SHIFT[form] * (number % 2)
        line = Text(no_wrap=True)
        line.append(f"{number + 1:>2} ", "bold")
        line.append(" " * shift)
        for column in range(20):
            face = self.face(number, column)
            if form == WIDE:
                line.append("▏" if self.scene.colour and self.scene.unicode else " ", face.seam)
                line.append(face.wide, face.style)
            else:
                line.append(face.compact, face.style)
        line.append(" " * (SHIFT[form] - shift))
        line.append(f" {number + 1}", "bold")
        return line

    def face(self, row: int, column: int) -> Face:
        cell = f"{COLUMNS[column]}{row + 1}"
        lit = f"cell:{cell}" in self.scene.lit
        owner = self.owners.get(cell)
        if owner is not None:
            return settlement(owner, lit, f"cell:{cell}" in self.scene.recent)
        letter = self.terrain[row][column]
        if letter in GROUNDS:
            return legal(letter) if lit else ground(letter)
        place = self.locations.get(cell)
        if place is None:
            return special(f"{self.castle} ", self.castle)
        code, left = self.codes[place["location"]], place["tiles"]
        return special(f"{code}{left}", code if left else code.lower(), BRASS_WASH if left else EMPTY_WASH)


def ground(letter: str) -> Face:
    _, fill, ink, _ = GROUNDS[letter]
    style = Style(color=ink, bgcolor=fill)
    return Face(f" {letter.lower()} ", f"{letter.lower()} ", style, seam(fill))


def legal(letter: str) -> Face:
    """A cell that can be chosen: brackets (or a star), and colours the other way round."""
    style = Style(color=GROUNDS[letter][3], bgcolor=INK, bold=True)
    return Face(f"[{letter}]", f"{letter}*", style, seam(INK))


def settlement(owner: Chair, lit: bool, new: bool) -> Face:
    """A seat's piece; hollow when it came since the viewer's last turn, in brackets when it can be chosen."""
    look = owner.look
    shape = owner.shape(new)
    if lit:
        style = Style(color=BRASS, bgcolor=INK, bold=True)
        return Face(f"[{shape}]", f"{shape}*", style, seam(INK))
    style = Style(color=look.ink, bgcolor=look.colour, bold=True)
    return Face(f"{shape}{look.initial} ", f"{shape}{look.initial}", style, seam(look.colour, BRASS if new else INK))


def special(wide: str, compact: str, fill: str = PAPER) -> Face:
    """A castle or a location."""
    return Face(wide, compact, Style(color=INK, bgcolor=fill, bold=True), seam(fill, BRASS))


def seam(fill: str, line: str = "#5A6464") -> Style:
    """The thin line at the left side of a cell."""
    return Style(color=line, bgcolor=fill)
