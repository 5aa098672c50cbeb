"""A village of Keyflower in characters: hexes with flat bottoms, columns half a hex apart.

Wide, a tile is twelve characters by five lines with its letters, workers, name and goods; compact, six by three with
its letters alone. An edge shows what it is: a line for field, ``=`` and ``||`` for road, ``~`` for water.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardwright.cli.boards import Option
from boardwright.cli.games.keyflower.signs import TILES, UPGRADED, Signs
from boardwright.games.keyflower.village import DIRECTIONS, FIELD, ROAD, SIDES, STEPS, WATER

WIDE: Final = "wide"
COMPACT: Final = "compact"
#: From one column to the next, from one tile to the one below, and the size of a tile.
PITCH: Final = {WIDE: (10, 4), COMPACT: (5, 2)}
SIZE: Final = {WIDE: (12, 5), COMPACT: (6, 3)}
EDGE_STYLES: Final = {FIELD: "dim", ROAD: "bold #D9A441", WATER: "bold #4FA3DD"}
#: The tops and bottoms of tiles by kind of edge.
LEVEL: Final = {
    WIDE: {FIELD: "________", ROAD: "___||___", WATER: "~~~~~~~~"},
    COMPACT: {FIELD: "____", ROAD: "_||_", WATER: "~~~~"},
}
#: The characters of slanted edges: where they are drawn, and how a field looks there.
SLANTS: Final[Mapping[str, Mapping[int, Sequence[tuple[int, int, str]]]]] = {
    WIDE: {
        1: ((0, 3, "\\"), (1, 4, "\\")),
        2: ((1, 1, "/"), (0, 2, "/")),
        4: ((10, 1, "\\"), (11, 2, "\\")),
        5: ((11, 3, "/"), (10, 4, "/")),
    },
    COMPACT: {1: ((0, 2, "\\"),), 2: ((0, 1, "/"),), 4: ((5, 1, "\\"),), 5: ((5, 2, "/"),)},
}
SLANTED: Final = {ROAD: "=", WATER: "~"}
SOUTH: Final = 0
NORTH: Final = 3
#: Letters of free places; h and q are commands.
LETTERS: Final = "abcdefgijklmnoprstuvwxyz"


@dataclass(frozen=True, slots=True)
class Place:
    """A free place beside a village, with the ways to turn the tile there and the options they are."""

    name: str
    q: int
    r: int
    turns: Mapping[int, int]


class Canvas:
    """Characters with styles at places; what was never drawn is blank."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, Style | str]] = {}

    def put(self, x: int, y: int, text: str, style: Style | str = "") -> None:
        for place, sign in enumerate(text):
            self.signs[x + place, y] = (sign, style)

    def put_text(self, x: int, y: int, text: Text) -> None:
        """A styled text, span by span."""
        self.put(x, y, text.plain)
        for span in text.spans:
            for place in range(span.start, min(span.end, len(text.plain))):
                self.signs[x + place, y] = (text.plain[place], span.style)

    def lines(self) -> list[Text]:
        if not self.signs:
            return []
        left, top = (min(place[axis] for place in self.signs) for axis in (0, 1))
        right, bottom = (max(place[axis] for place in self.signs) for axis in (0, 1))
        found = []
        for y in range(top, bottom + 1):
            line = Text(no_wrap=True)
            for x in range(left, right + 1):
                sign, style = self.signs.get((x, y), (" ", ""))
                line.append(sign, style)
            line.rstrip()
            found.append(line)
        return found


class VillageMap:
    """One picture of a village, and of the free places beside it where a tile may go."""

    def __init__(self, signs: Signs, village: Sequence[Any], places: Sequence[Place] = ()) -> None:
        self.signs = signs
        self.village = village
        self.places = places
        self.edges = {(tile["q"], tile["r"]): turned(tile["tile"], tile["turns"]) for tile in village}

    def lines(self, form: str) -> list[Text]:
        canvas = Canvas()
        for tile in self.village:
            x, y = corner(tile["q"], tile["r"], form)
            self.outline(canvas, tile, x, y, form)
            if form == WIDE:
                self.inside(canvas, tile, x, y)
            else:
                self.letters(canvas, tile, x, y)
        for place in self.places:
            x, y = corner(place.q, place.r, form)
            width, height = SIZE[form]
            mark = f"[{place.name}]"
            canvas.put(x + (width - len(mark)) // 2, y + height // 2, mark, "bold reverse")
        return canvas.lines()

    def outline(self, canvas: Canvas, tile: Any, x: int, y: int, form: str) -> None:
        q, r = tile["q"], tile["r"]
        for direction in range(SIDES):
            draw_edge(canvas, x, y, direction, self.between(q, r, direction), form)

    def between(self, q: int, r: int, direction: int) -> int:
        """What an edge is; where two tiles do not fit together, no road goes through."""
        own = self.edges[q, r][direction]
        dq, dr = STEPS[direction]
        other = self.edges.get((q + dq, r + dr))
        if other is None or other[(direction + 3) % SIDES] == own:
            return own
        return WATER if WATER in (own, other[(direction + 3) % SIDES]) else FIELD

    def inside(self, canvas: Canvas, tile: Any, x: int, y: int) -> None:
        """Letters and workers, the name, the goods."""
        head = Text(self.signs.codes[tile["tile"]], "bold")
        head.append(UPGRADED if tile["upgraded"] else " ", "bold")
        workers = self.signs.uses(tile["uses"])
        if workers.cell_len > 5:
            workers = self.signs.workers(summed(tile["uses"]))
        head.append_text(workers)
        head.truncate(8)
        canvas.put_text(x + 2, y + 1, head)
        name = Text(self.signs.names[tile["tile"]])
        name.truncate(10)
        canvas.put_text(x + 1, y + 2, name)
        goods = self.signs.goods(tile["resources"])
        if goods.cell_len > 10:
            goods = Text().join(goods.split(" "))
            goods.truncate(10)
        canvas.put_text(x + 1, y + 3, goods)

    def letters(self, canvas: Canvas, tile: Any, x: int, y: int) -> None:
        """Letters, whether it is upgraded, and how many goods are there."""
        goods = sum(tile["resources"].values())
        count = "" if not goods else str(goods) if goods < 10 else "+"
        text = f"{self.signs.codes[tile['tile']]}{UPGRADED if tile['upgraded'] else ' '}"
        canvas.put(x + 1, y + 1, text, "bold")
        canvas.put(x + 4, y + 1, count, "#E9B62B")


def corner(q: int, r: int, form: str) -> tuple[int, int]:
    """Where the picture of a tile begins."""
    across, down = PITCH[form]
    return q * across, r * down + q * down // 2


def turned(tile: str, turns: int) -> tuple[int, ...]:
    """The edges of a tile by direction, once it is turned."""
    edges = TILES[tile].edges
    return tuple(edges[(direction - turns) % SIDES] for direction in range(SIDES))


def draw_edge(canvas: Canvas, x: int, y: int, direction: int, kind: int, form: str) -> None:
    style = EDGE_STYLES[kind]
    if direction in (SOUTH, NORTH):
        inset = 2 if form == WIDE else 1
        canvas.put(x + inset, y if direction == NORTH else y + SIZE[form][1] - 1, LEVEL[form][kind], style)
        return
    for dx, dy, field in SLANTS[form][direction]:
        canvas.put(x + dx, y + dy, SLANTED.get(kind, field), style)


def summed(uses: Any) -> dict[str, int]:
    """The workers of all uses together."""
    found: dict[str, int] = {}
    for use in uses:
        for name, count in use["workers"].items():
            found[name] = found.get(name, 0) + count
    return found


def tile_picture(signs: Signs, tile: str, turns: int, caption: str) -> list[Text]:
    """A tile alone, turned, with a caption in its middle."""
    canvas = Canvas()
    for direction, kind in enumerate(turned(tile, turns)):
        draw_edge(canvas, 0, 0, direction, kind, WIDE)
    canvas.put(2, 1, signs.codes[tile], "bold")
    canvas.put(5 - len(caption) // 2, 2, caption, "bold reverse")
    lines = canvas.lines()
    return [line if line.cell_len else Text(" ") for line in lines]


def side_by_side(pictures: Sequence[list[Text]], width: int, gap: int = 2) -> list[Text]:
    """Pictures of a tile in rows, as many beside each other as fit."""
    each = SIZE[WIDE][0] + gap
    fit = max(1, width // each)
    found: list[Text] = []
    for start in range(0, len(pictures), fit):
        row = pictures[start : start + fit]
        for number in range(max(len(picture) for picture in row)):
            line = Text(no_wrap=True)
            for picture in row:
                part = picture[number].copy() if number < len(picture) else Text()
                part.append(" " * (each - part.cell_len))
                line.append_text(part)
            line.rstrip()
            found.append(line)
    return found


def different_ways(tile: str, place: Place) -> list[int]:
    """The turns that make a difference there: of two that look the same, the smaller."""
    found: dict[tuple[int, ...], int] = {}
    for turn in sorted(place.turns):
        found.setdefault(turned(tile, turn), turn)
    return list(found.values())


def free_places(village: Sequence[Any], options: Sequence[Option]) -> list[Place]:
    """The places where a tile may be laid, from top left to bottom right; ``options`` have their lay actions."""
    at = {tile["tile"]: (tile["q"], tile["r"]) for tile in village}
    found: dict[tuple[int, int], dict[int, int]] = {}
    for option in options:
        tile, direction, turns = (target.partition(":")[2] for target in option.targets)
        q, r = at[tile]
        dq, dr = STEPS[DIRECTIONS.index(direction)]
        found.setdefault((q + dq, r + dr), {})[int(turns)] = option.number
    order = sorted(found, key=lambda place: (2 * place[1] + place[0], place[0]))
    return [Place(place_name(number), *place, found[place]) for number, place in enumerate(order)]


def place_name(number: int) -> str:
    letter = LETTERS[number % len(LETTERS)]
    return letter if number < len(LETTERS) else f"z{letter}"
