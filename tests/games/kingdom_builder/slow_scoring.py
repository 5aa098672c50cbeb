"""A second scorer, slow and obvious, written from the ledger (KB-8) alone: the fast one is compared with it.

It reads what a spectator sees: cell names, the letters of the terrain rows, castles, locations, settlements. It takes
nothing from the engine; the geometry is restated here: rows 2, 4, ... 20 lie half a cell further right.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

COLUMNS = "abcdefghijklmnopqrst"
ROWS = range(1, 21)
WATER, MOUNTAIN = "W", "M"


# -- geometry --------------------------------------------------------------------------------------------------


@cache
def neighbours(cell: str) -> frozenset[str]:
    """The cells that share a side with this one."""
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    left, right = (column - 1, column) if row % 2 else (column, column + 1)  # of the two cells above, and below
    around = [(column - 1, row), (column + 1, row)]
    around += [(left, row - 1), (right, row - 1), (left, row + 1), (right, row + 1)]
    return frozenset(f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < 20 and 1 <= r <= 20)


def row_of(cell: str) -> int:
    return int(cell[1:])


def quadrant_of(cell: str) -> str:
    side = "left" if cell[0] <= "j" else "right"
    return f"{'top' if row_of(cell) <= 10 else 'bottom'} {side}"


QUADRANTS = ("top left", "top right", "bottom left", "bottom right")


# -- the table -------------------------------------------------------------------------------------------------


class Table:
    """What scoring needs of a view, as sets of cell names."""

    def __init__(self, view: Any) -> None:
        letters = {f"{COLUMNS[c]}{row}": view["terrain"][row - 1][c] for row in ROWS for c in range(20)}
        self.water = {cell for cell, letter in letters.items() if letter == WATER}
        self.mountains = {cell for cell, letter in letters.items() if letter == MOUNTAIN}
        self.castles = set(view["castles"])
        self.special = self.castles | {location["cell"] for location in view["locations"]}
        self.settlements = [set(player["settlements"]) for player in view["players"]]


def touches(cell: str, others: set[str]) -> bool:
    return any(near in others for near in neighbours(cell))


def areas(settlements: set[str]) -> list[set[str]]:
    """Groups that hang together: start anywhere, and keep adding neighbours until there are no more."""
    rest = set(settlements)
    found = []
    while rest:
        area = {rest.pop()}
        while more := {cell for cell in rest if touches(cell, area)}:
            area |= more
            rest -= more
        found.append(area)
    return found


# -- the cards -------------------------------------------------------------------------------------------------


def fishermen(table: Table, own: set[str]) -> int:
    return len([cell for cell in own if touches(cell, table.water) and cell not in table.water])


def miners(table: Table, own: set[str]) -> int:
    return len([cell for cell in own if touches(cell, table.mountains)])


def workers(table: Table, own: set[str]) -> int:
    return len([cell for cell in own if touches(cell, table.special)])


def merchants(table: Table, own: set[str]) -> int:
    linked = set()
    for area in areas(own):
        touched = {special for special in table.special if touches(special, area)}
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def discoverers(table: Table, own: set[str]) -> int:
    return len({row_of(cell) for cell in own})


def knights(table: Table, own: set[str]) -> int:
    return 2 * max(len([cell for cell in own if row_of(cell) == row]) for row in ROWS)


def hermits(table: Table, own: set[str]) -> int:
    return len(areas(own))


def citizens(table: Table, own: set[str]) -> int:
    return max([len(area) for area in areas(own)], default=0) // 2


def farmers(table: Table, own: set[str]) -> int:
    return 3 * min(inside(own, quadrant) for quadrant in QUADRANTS)


def inside(own: set[str], quadrant: str) -> int:
    return len([cell for cell in own if quadrant_of(cell) == quadrant])


def lords(table: Table, player: int, at_least_one: bool) -> int:
    """In each quadrant: the numbers that occur, highest first; 12 for the first of them, 6 for the second."""
    points = 0
    for quadrant in QUADRANTS:
        counts = [inside(own, quadrant) for own in table.settlements]
        numbers = sorted(set(counts), reverse=True)
        place = numbers.index(counts[player])
        if counts[player] == 0 and at_least_one:
            continue
        points += (12, 6, 0, 0, 0)[place]
    return points


CARDS: dict[str, Callable[[Table, set[str]], int]] = {
    "fishermen": fishermen,
    "merchants": merchants,
    "discoverers": discoverers,
    "hermits": hermits,
    "citizens": citizens,
    "miners": miners,
    "workers": workers,
    "knights": knights,
    "farmers": farmers,
}


def castles(table: Table, own: set[str]) -> int:
    return 3 * len([castle for castle in table.castles if touches(castle, own)])


def slow_scores(view: Any, lords: str = "literal") -> list[list[int]]:
    """For each player the points of the three cards, in the order they lie on the table, then of the castles."""
    table = Table(view)
    return [slow_score(table, view["cards"], player, lords) for player in range(len(table.settlements))]


def slow_score(table: Table, cards: list[str], player: int, variant: str) -> list[int]:
    own = table.settlements[player]
    points = [
        lords(table, player, variant == "at_least_one") if card == "lords" else CARDS[card](table, own)
        for card in cards
    ]
    return [*points, castles(table, own)]
