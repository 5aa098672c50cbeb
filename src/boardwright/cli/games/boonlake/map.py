"""The map of Boonlake as offset hexagons: tiles with sites and pieces, pastures, rewards of empty spaces, bridges.

A space or site that can be chosen has the number of its option in brackets.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.boonlake.signs import SPACES, TILES, Signs
from boardwright.games.boonlake.catalog import CATALOG

#: The width of a hexagon, on a narrow screen and on a wide one.
NARROW: Final = 10
WIDE: Final = 12
#: The lines of the map, and the first line of each row; where there are no hexagons one line is enough.
HEIGHT: Final = 16
LINES: Final = (1, 3, 5, 7, 8, 10, 12, 14)
#: Where the names of the regions stand, by row and column; the first ones stand above all rows.
TITLES: Final = {"boonlake": (-1, 0), "unknown": (-1, 4), "new_hope": (7, 0), "southern": (4, 4)}
#: How far the second line of a space is moved to the right: below what follows its number.
INDENT: Final = 3
PASTURE: Final = "pasture"
GRASS: Final = "~"
ACROSS: Final = "=="
DOWN: Final = "||"


def width_of(cell: int) -> int:
    """The width of the whole map: seven hexagons and a half."""
    return cell * 15 // 2


class BoonlakeMap:
    """The map at one moment."""

    def __init__(self, signs: Signs, scene: Scene, cell: int) -> None:
        self.signs = signs
        self.scene = scene
        self.cell = cell
        self.cells = [[Text(" ") for _ in range(width_of(cell))] for _ in range(HEIGHT)]
        #: By target the option with which it is chosen, the first of several.
        self.numbers: dict[str, int] = {}
        for option in reversed(scene.options):
            self.numbers.update(dict.fromkeys(option.targets, option.number))

    def lines(self) -> list[Text]:
        for region, (row, column) in TITLES.items():
            line = 0 if row < 0 else LINES[row]
            self.put(self.column(max(row, 0), column), line, Text(self.signs.name("region", region), "bold underline"))
        for bridge in CATALOG.bridges:
            self.bridge(*bridge.ends)
        for space in self.scene.view["spaces"]:
            self.space(space)
        return [drawn(line) for line in self.cells]

    def column(self, row: int, column: int) -> int:
        """Odd rows lie half a hexagon to the right."""
        return column * self.cell + (self.cell // 2 if row % 2 else 0)

    def bridge(self, one: int, other: int) -> None:
        """Across the gap between two regions, or down to the next one."""
        start, end = CATALOG.spaces[one], CATALOG.spaces[other]
        if start.row == end.row:
            left = self.column(start.row, start.column + 1)
            self.put(left, LINES[start.row], Text(ACROSS * ((self.cell - 2) // 2), "bold"))
            return
        column = self.column(0, start.column)
        for line in range(LINES[start.row] + 2, LINES[end.row]):
            self.put(column + self.cell // 2, line, Text(DOWN, "bold"))

    # -- spaces ------------------------------------------------------------------------------------------------

    def space(self, space: Any) -> None:
        entry = SPACES[space["id"]]
        column, line = self.column(entry.row, entry.column), LINES[entry.row]
        head = Text(f"{space['id']:<2}", "bold" if space["tile"] else "dim").append(" ", "not bold not dim")
        first, second = self.told(space)
        number = self.numbers.get(f"space:{space['id']}")
        if number:
            head.append(f"[{number}]", "bold reverse")
        self.put(column, line, head.append_text(first), self.cell - 1)
        indent = 1 if space["tile"] == PASTURE else INDENT
        self.put(column + indent, line + 1, second, self.cell - 1 - indent)

    def told(self, space: Any) -> tuple[Text, Text]:
        """What lies on a space: the reward of an empty one, the sites of a tile, the cattle of a pasture."""
        if space["tile"] is None:
            return Text(self.signs.effect(SPACES[space["id"]].reward), "dim"), Text()
        if space["tile"] == PASTURE:
            return Text(GRASS * 3, "green"), self.herd(space["herd"])
        sites = [self.site(site, number, space["tile"]) for number, site in enumerate(space["sites"])]
        return sites[0], sites[1] if len(sites) > 1 else Text()

    def site(self, site: Any, number: int, tile: str) -> Text:
        text = Text()
        key = f"site:{site['id']}"
        if key in self.numbers:
            text.append(f"[{self.numbers[key]}]", "bold reverse")
        if site["owner"] is None:
            return text.append(self.signs.site(TILES[tile].sites[number]))
        return text.append_text(self.signs.piece(site["piece"], self.scene.actors[site["owner"]]))

    def herd(self, herd: Any) -> Text:
        """Cattle by owner: the initial, and how many."""
        found = [
            Text(f"{self.scene.actors[actor].look.initial}{count}", self.scene.actors[actor].style)
            for actor, count in enumerate(herd)
            if count
        ]
        return Text().join(found)

    def put(self, column: int, line: int, text: Text, room: int = 99) -> None:
        """A text, cut where there is no room for all of it."""
        if text.cell_len > room:
            text = text.copy()
            text.truncate(room, overflow="ellipsis")
        for number in range(min(len(text), len(self.cells[line]) - column)):
            self.cells[line][column + number] = text[number]


def drawn(cells: list[Text]) -> Text:
    """A line of the map."""
    line = Text(no_wrap=True).join(cells)
    line.rstrip()
    return line
