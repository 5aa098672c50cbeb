"""Kingdom Builder's map in characters: 20 rows of 20 hexes, even rows half a cell further right; the island likewise.

Wide, a cell is four characters: a seam, then three for what is on it. Compact, it is two. What a cell shows is in
`faces`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.kingdom_builder import faces
from boardwright.cli.games.kingdom_builder.faces import Face
from boardwright.cli.games.kingdom_builder.signs import FEATURES, GROUNDS, SIGNS, nomad_code
from boardwright.cli.seats import Chair

COLUMNS: Final = "abcdefghijklmnopqrst"
ISLAND_COLUMNS: Final = "uvwxy"
NO_CELL: Final = "."
WIDE: Final = "wide"
COMPACT: Final = "compact"
#: How many characters a cell takes, and by how many even rows are moved to the right.
CELL: Final = {WIDE: 4, COMPACT: 2}
SHIFT: Final = {WIDE: 2, COMPACT: 1}
MARGIN: Final = 3
WIDTH: Final = {form: 20 * CELL[form] + SHIFT[form] + 2 * MARGIN for form in (WIDE, COMPACT)}
HEIGHT: Final = 22
ISLAND_WIDTH: Final = {form: 5 * CELL[form] + SHIFT[form] + MARGIN for form in (WIDE, COMPACT)}


class MapDrawing:
    """One picture of the board, and of the island beside it."""

    def __init__(self, scene: Scene, codes: Mapping[str, str]) -> None:
        view = scene.view
        self.scene = scene
        self.codes = codes
        self.terrain: Sequence[str] = view["terrain"]
        self.locations: dict[str, Any] = {place["cell"]: place for place in view["locations"]}
        self.nomads: dict[str, str | None] = {nomad["cell"]: nomad["tile"] for nomad in view["nomads"]}
        #: What stands on a special cell; a capitol hides the castle below it.
        self.features = {cell: feature for feature in FEATURES for cell in view[f"{feature}s"]}
        self.occupants: dict[str, tuple[Chair, str]] = {
            cell: (scene.chairs[seat["player"]], sign) for seat in view["players"] for cell, sign in standing(seat)
        }
        self.markers: dict[int, Chair] = {
            row: scene.chairs[seat["player"]] for seat in view["players"] for row in seat["markers"]
        }

    # -- the board ---------------------------------------------------------------------------------------------

    def lines(self, form: str) -> list[Text]:
        """The map with column letters above and below and row numbers on both sides."""
        rows = [self.row(number, form) for number in range(20)]
        return [self.letters(form, 0), *rows, self.letters(form, SHIFT[form])]

    def letters(self, form: str, shift: int, columns: str = COLUMNS) -> Text:
        cells = "".join(f"  {letter} " if form == WIDE else f"{letter} " for letter in columns)
        return Text(" " * (MARGIN + shift) + cells, "bold")

    def row(self, number: int, form: str) -> Text:
        """One row; a marker beside it is an initial at its number, on the side where there is room for it."""
        shift = SHIFT[form] * (number % 2)
        owner = self.markers.get(number + 1)
        line = Text(no_wrap=True)
        line.append(f"{number + 1:>2}", "bold")
        line.append_text(marker(owner) if owner and shift else Text(" "))
        line.append(" " * shift)
        for column, letter in enumerate(self.terrain[number]):
            self.add(line, f"{COLUMNS[column]}{number + 1}", letter, form)
        line.append(" " * (SHIFT[form] - shift))
        line.append_text(marker(owner) if owner and not shift else Text(" "))
        line.append(f"{number + 1}", "bold")
        return line

    def add(self, line: Text, cell: str, letter: str, form: str) -> None:
        """Write one cell."""
        face = self.face(cell, letter)
        if form == COMPACT:
            line.append(face.compact, face.style)
            return
        line.append("▏" if self.scene.colour and self.scene.unicode else " ", face.seam)
        line.append(face.wide, face.style)

    # -- the island --------------------------------------------------------------------------------------------

    def island(self, form: str) -> list[Text]:
        """The island with its letters above and its numbers at the left; nothing if there is none."""
        island = self.scene.view["island"]
        if island is None:
            return []
        rows = [self.island_row(number, row, form) for number, row in enumerate(island["rows"], 1)]
        return [self.letters(form, 0, ISLAND_COLUMNS), *rows]

    def island_row(self, number: int, row: str, form: str) -> Text:
        line = Text(f"{number:>2} ", "bold", no_wrap=True)
        line.append(" " * (SHIFT[form] * (1 - number % 2)))
        for column, letter in enumerate(row):
            if letter == NO_CELL:
                line.append(" " * CELL[form])
            else:
                self.add(line, f"{ISLAND_COLUMNS[column]}{number}", letter, form)
        return line

    # -- a cell ------------------------------------------------------------------------------------------------

    def face(self, cell: str, letter: str) -> Face:
        view = self.scene.view
        lit = f"cell:{cell}" in self.scene.lit
        if cell in self.occupants:
            owner, sign = self.occupants[cell]
            new = f"cell:{cell}" in self.scene.recent
            return faces.piece(owner, sign, lit, new) if sign else faces.settlement(owner, lit, new)
        if cell in view["walls"]:
            return faces.wall()
        if cell in view["scouts"]:
            return faces.scout(self.scene.chairs[view["turn"]])
        if letter in GROUNDS:
            return self.empty(cell, letter, lit)
        if cell in self.nomads:
            code = nomad_code(self.nomads[cell])
            return faces.special(f"{code} ", code, faces.BRASS_WASH if self.nomads[cell] else faces.EMPTY_WASH)
        if cell in self.locations:
            place = self.locations[cell]
            return faces.location(self.codes[place["location"]], place["tiles"])
        code = self.codes[self.features[cell]]
        return faces.special(f"{code} ", code)

    def empty(self, cell: str, letter: str, lit: bool) -> Face:
        """A cell of a terrain with nothing on it."""
        if lit:
            return faces.legal(letter)
        if cell in self.scene.view["caves"]:
            return faces.cave(letter)
        return faces.guarded(letter) if cell in self.scene.view["guarded"] else faces.ground(letter)


def standing(seat: Any) -> list[tuple[str, str]]:
    """The cells of a seat's pieces, each with the sign of the piece; none for settlements."""
    pieces = {"warrior": seat["warriors"], "ship": [seat["ship"]], "wagon": [seat["wagon"]], "hall": seat["hall"]}
    found = [(cell, "") for cell in seat["settlements"]]
    return found + [(cell, SIGNS[name]) for name, cells in pieces.items() for cell in cells if cell]


def marker(owner: Chair) -> Text:
    return Text(owner.look.initial, faces.colours(owner))
