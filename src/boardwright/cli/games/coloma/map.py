"""The frontier as a map: towns, settlements and horseshoes on their roads, with wagons and what each space gives.

A space to which the wagon can go next has the number of that option in brackets, one farther off within reach a sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rich.text import Text

from boardwright.cli.boards import Option, Scene
from boardwright.cli.games.coloma.signs import SPACES, Signs
from boardwright.games.coloma.catalog import CATALOG

#: Column and line of each space.
PLACES: Final = {
    "auburn": (0, 0),
    "horseshoe_5": (15, 0),
    "greenwood": (21, 0),
    "georgetown": (40, 0),
    "pilot_hill": (10, 2),
    "horseshoe_1": (38, 2),
    "ophir": (0, 3),
    "garden_valley": (28, 3),
    "kelsey": (44, 4),
    "horseshoe_3": (19, 4),
    "horseshoe_8": (2, 5),
    "coloma": (22, 5),
    "horseshoe_6": (47, 7),
    "horseshoe_4": (19, 7),
    "gold_hill": (28, 7),
    "mormon_island": (0, 7),
    "salmon_falls": (8, 8),
    "horseshoe_2": (38, 8),
    "folsom": (0, 10),
    "horseshoe_7": (15, 10),
    "diamond_springs": (21, 10),
    "hangtown": (40, 10),
}
WIDTH: Final = 64
HEIGHT: Final = 12
HORSESHOE: Final = "U"
REACHED: Final = "'"
#: Roads from left to right, from top to bottom, and aslant.
ALONG: Final = "-"
DOWN: Final = "|"
ACROSS: Final = "."


class FrontierMap:
    """The map at one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.scene = scene
        self.next = {space_of(option): option.number for option in scene.options if option.verb == "go"}
        self.reach = reached(scene)
        self.cells = [[Text(" ") for _ in range(WIDTH)] for _ in range(HEIGHT)]

    def lines(self) -> list[Text]:
        for road in CATALOG.roads:
            spaces = [CATALOG.spaces[space].id for space in road.spaces]
            for one, other in pairwise(spaces):
                self.road(PLACES[one], PLACES[other])
        for space, (column, line) in PLACES.items():
            self.put(column, line, self.label(space))
            if SPACES[space].kind == "town":
                self.put(column, line + 1, Text(self.signs.space_gives(space)))
        return [drawn(cells) for cells in self.cells]

    def road(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Signs from one space to the next."""
        (x, y), (to_x, to_y) = ((column + 1, line) for column, line in (start, end))
        sign = ALONG if y == to_y else DOWN if abs(to_x - x) < 4 else ACROSS
        steps = max(abs(to_x - x) // (1 if sign == ALONG else 3), abs(to_y - y), 1)
        for step in range(1, steps):
            self.put(round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps), Text(sign, "dim"))

    def label(self, space: str) -> Text:
        """A space by its sign or the first word of its name, with what it gives and who is there."""
        entry = SPACES[space]
        text = Text()
        if space in self.next:
            text.append(f"[{self.next[space]}]", "bold reverse")
        elif space in self.reach:
            text.append(REACHED, "bold")
        if entry.kind == "horseshoe":
            text.append(HORSESHOE)
        elif entry.kind == "settlement":
            text.append(f"{self.signs.space(space).split()[0]} {self.signs.space_gives(space)}")
        else:
            text.append(self.signs.space(space), "bold")
        here = [seat["player"] for seat in self.scene.view["players"] if seat["wagon"] == space]
        for actor in here:
            chair = self.scene.actors[actor]
            text.append(" " if len(here) < 3 or actor == here[0] else "").append(chair.badge, chair.style)
        return text

    def put(self, column: int, line: int, text: Text) -> None:
        for number in range(min(len(text), WIDTH - column)):
            self.cells[line][column + number] = text[number]


def drawn(cells: Sequence[Text]) -> Text:
    """A line of the map."""
    line = Text(no_wrap=True).join(cells)
    line.rstrip()
    return line


def reached(scene: Scene) -> dict[str, tuple[str, ...]]:
    """The spaces where the drive can lead, each with a way: the spaces on it."""
    return {target.partition(":")[2]: way for ways in scene.reach.values() for target, way in ways.items()}


def space_of(option: Option) -> str:
    """Where a step of the wagon leads."""
    return option.notation.split()[-1]
