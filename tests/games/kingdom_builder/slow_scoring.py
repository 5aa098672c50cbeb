"""A second scorer, slow and obvious, written from the ledger alone (KB-8, KB-11 to KB-16): the fast one is compared
with it.

It reads what a spectator sees: cell names, the letters of the terrain rows, special cells, pieces. It takes nothing
from the engine; the geometry is restated here: rows 2, 4, ... 20 lie half a cell further right, and so do rows 2 and 4
of the island. Points paid during the game are read from the view; `slow_referee.py` knows whether they were right.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

COLUMNS = "abcdefghijklmnopqrst"
ISLAND_COLUMNS = "uvwxy"
WATER, MOUNTAIN = "W", "M"
LETTERS = {"grass": "G", "canyon": "C", "desert": "D", "flowers": "F", "forest": "T", "marsh": "B", "farmland": "A",
           "water": WATER, "mountain": MOUNTAIN}  # fmt: skip
BOARD = [f"{column}{row}" for row in range(1, 21) for column in COLUMNS]
ISLAND_ROWS = ("vwx", "uvwx", "uvwxy", "uvwx", "vwx")
ISLAND = [f"{column}{row}" for row, columns in enumerate(ISLAND_ROWS, 1) for column in columns]


# -- geometry --------------------------------------------------------------------------------------------------


def around(cell: str) -> dict[str, str]:
    """The names of the six places around a cell, by direction, whether or not there is a cell."""
    columns = COLUMNS if cell[0] in COLUMNS else ISLAND_COLUMNS
    column, row = columns.index(cell[0]), int(cell[1:])
    left, right = (column - 1, column) if row % 2 else (column, column + 1)  # of the two cells above, and below
    places = {
        "left": (column - 1, row),
        "right": (column + 1, row),
        "up left": (left, row - 1),
        "up right": (right, row - 1),
        "down left": (left, row + 1),
        "down right": (right, row + 1),
    }
    return {way: f"{columns[c]}{r}" if 0 <= c < len(columns) else "none" for way, (c, r) in places.items()}


EXISTING = {*BOARD, *ISLAND}


@cache
def neighbours(cell: str) -> frozenset[str]:
    """The cells that share a side with this one."""
    return frozenset(name for name in around(cell).values() if name in EXISTING)


@cache
def distances(cell: str) -> dict[str, int]:
    """How many steps it takes from this cell to every other one."""
    found = {cell: 0}
    steps, reached = 0, {cell}
    while reached:
        steps += 1
        reached = {near for one in reached for near in neighbours(one)} - set(found)
        found.update(dict.fromkeys(reached, steps))
    return found


def row_of(cell: str) -> str:
    """A row of the board or, which is another one, of the island."""
    return f"{'board' if on_board(cell) else 'island'} {cell[1:]}"


def on_board(cell: str) -> bool:
    return cell[0] in COLUMNS


QUADRANTS = ("top left", "top right", "bottom left", "bottom right")


def quadrant_of(cell: str) -> str:
    """The quadrant of a cell; the island is none."""
    if not on_board(cell):
        return "none"
    side = "left" if cell[0] <= "j" else "right"
    return f"{'top' if int(cell[1:]) <= 10 else 'bottom'} {side}"


def edges_of(cell: str) -> set[str]:
    """The edges of the board on which a cell lies: two for a corner."""
    if not on_board(cell):
        return set()
    found = {"left": cell[0] == "a", "right": cell[0] == "t", "top": cell[1:] == "1", "bottom": cell[1:] == "20"}
    return {edge for edge, lies_there in found.items() if lies_there}


# -- the table -------------------------------------------------------------------------------------------------


class Table:
    """What scoring needs of a view, as sets of cell names."""

    def __init__(self, view: Any, lords: str = "literal", corners: str = "one_edge") -> None:
        self.letters = dict(zip(BOARD, "".join(view["terrain"]), strict=True))
        if view["island"]:
            letters = "".join(view["island"]["rows"]).replace(".", "")
            self.letters.update(zip(ISLAND, letters, strict=True))
        self.water = self.cells(WATER)
        self.mountains = self.cells(MOUNTAIN)
        self.castles = set(view["castles"])
        self.locations = {location["cell"] for location in view["locations"]}
        self.nomads = {nomad["cell"] for nomad in view["nomads"]}
        self.palaces = set(view["palaces"])
        self.capitols = set(view["capitols"])
        self.special = self.castles | self.locations | self.nomads | self.palaces
        self.scouted = view["scouted"]
        self.settlements = [pieces(player) for player in view["players"]]
        self.markers = [player["markers"] for player in view["players"]]
        self.paid = [player["paid"] for player in view["players"]]
        self.found: list[set[str]] = []
        self.zero_earns = lords != "at_least_one"
        self.corners_serve_both = corners == "both_edges"

    def cells(self, letter: str) -> set[str]:
        return {cell for cell, found in self.letters.items() if found == letter}

    def stretches(self) -> list[set[str]]:
        """Every terrain area: cells of one terrain that hang together."""
        if not self.found:
            self.found = [area for letter in LETTERS.values() for area in areas(self.cells(letter))]
        return self.found


def pieces(player: Any) -> set[str]:
    """Everything that counts as a settlement of the player."""
    single = [cell for cell in (player["ship"], player["wagon"]) if cell is not None]
    return {*player["settlements"], *player["warriors"], *player["hall"], *single}


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


def beside(cell: str, own: set[str]) -> int:
    """How many of those touch the cell."""
    return len(neighbours(cell) & own)


def inside(own: set[str], quadrant: str) -> int:
    return len([cell for cell in own if quadrant_of(cell) == quadrant])


def by_row(own: set[str]) -> dict[str, int]:
    """How many settlements each row has that has some."""
    counts: dict[str, int] = {}
    for cell in own:
        counts[row_of(cell)] = counts.get(row_of(cell), 0) + 1
    return counts


# -- the cards of the base game --------------------------------------------------------------------------------


def fishermen(table: Table, player: int) -> int:
    own = table.settlements[player]
    return len([cell for cell in own if touches(cell, table.water) and cell not in table.water])


def miners(table: Table, player: int) -> int:
    own = table.settlements[player]
    return len([cell for cell in own if touches(cell, table.mountains) and cell not in table.mountains])


def workers(table: Table, player: int) -> int:
    return len([cell for cell in table.settlements[player] if touches(cell, table.special)])


def merchants(table: Table, player: int) -> int:
    linked = set()
    for area in areas(table.settlements[player]):
        touched = {special for special in table.special if touches(special, area)}
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def discoverers(table: Table, player: int) -> int:
    return len(by_row(table.settlements[player]))


def knights(table: Table, player: int) -> int:
    return 2 * max(by_row(table.settlements[player]).values(), default=0)


def hermits(table: Table, player: int) -> int:
    return len(areas(table.settlements[player]))


def citizens(table: Table, player: int) -> int:
    return max([len(area) for area in areas(table.settlements[player])], default=0) // 2


def farmers(table: Table, player: int) -> int:
    return 3 * min(inside(table.settlements[player], quadrant) for quadrant in QUADRANTS)


def lords(table: Table, player: int) -> int:
    """In each quadrant: the numbers that occur, highest first; 12 for the first of them, 6 for the second."""
    points = 0
    for quadrant in QUADRANTS:
        counts = [inside(own, quadrant) for own in table.settlements]
        numbers = sorted(set(counts), reverse=True)
        place = numbers.index(counts[player])
        if counts[player] or table.zero_earns:
            points += (12, 6, 0, 0, 0)[place]
    return points


# -- the cards of the expansions -------------------------------------------------------------------------------


def geologists(table: Table, player: int) -> int:
    mountains = areas(table.mountains)
    linked = set()
    for area in areas(table.settlements[player]):
        reached = area.union(*(neighbours(cell) for cell in area))
        touched = {min(mountain) for mountain in mountains if mountain & reached}
        if len(touched) >= 2:
            linked |= touched
    return 2 * len(linked)


def messengers(table: Table, player: int) -> int:
    found = 0
    for area in areas(table.settlements[player]):
        for one in area:
            for other in area - {one}:
                found = max(found, distances(one)[other] + 1)
    return 2 * found


def noblewomen(table: Table, player: int) -> int:
    return majorities(table, player, table.castles | table.locations | table.nomads)


def majorities(table: Table, player: int, special: set[str]) -> int:
    """5 for each of those cells next to which the player has most."""
    points = 0
    for cell in special:
        counts = [beside(cell, own) for own in table.settlements]
        if counts[player] > 0 and counts[player] == max(counts):
            points += 5
    return points


def vassals(table: Table, player: int) -> int:
    def next_to_a_seam(cell: str) -> bool:
        return any(quadrant_of(near) not in (quadrant_of(cell), "none") for near in neighbours(cell))

    return len([cell for cell in table.settlements[player] if next_to_a_seam(cell)])


def captains(table: Table, player: int) -> int:
    own = table.settlements[player]
    return len([cell for cell in own if beside(cell, own) >= 3])


def scouts(table: Table, player: int) -> int:
    removed = table.cells(LETTERS[table.scouted])
    return len([cell for cell in table.settlements[player] if touches(cell, removed) and cell not in removed])


def rangers(table: Table, player: int) -> int:
    return 2 * len([row for row, count in by_row(table.settlements[player]).items() if count == 1])


def travellers(table: Table, player: int) -> int:
    return len([cell for cell in table.settlements[player] if edges_of(cell)])


def chainers(table: Table, player: int) -> int:
    own = table.settlements[player]
    return len([cell for cell in own if beside(cell, own) == 2])


def homesteaders(table: Table, player: int) -> int:
    return max(inside(table.settlements[player], quadrant) for quadrant in QUADRANTS)


def mayors(table: Table, player: int) -> int:
    return 4 * len(table.markers[player])


# -- tasks -----------------------------------------------------------------------------------------------------


def home_country(table: Table, player: int) -> int:
    own = table.settlements[player]
    return 5 if any(area <= own for area in table.stretches()) else 0


def surrounded(cells: set[str], own: set[str]) -> bool:
    """Whether one of those cells has six neighbours, all of them the player's."""
    return any(len(neighbours(cell)) == 6 and neighbours(cell) <= own for cell in cells)


def fortress(table: Table, player: int) -> int:
    own = table.settlements[player]
    return 6 if surrounded(own, own) else 0


def road(table: Table, player: int) -> int:
    def goes_on(cell: str, way: str, more: int) -> bool:
        if not more:
            return True
        following = around(cell)[way]
        return following in table.settlements[player] and goes_on(following, way, more - 1)

    ways = ("down left", "down right")
    return 7 if any(goes_on(cell, way, 6) for cell in table.settlements[player] for way in ways) else 0


def place_of_refuge(table: Table, player: int) -> int:
    return 8 if surrounded(table.castles | table.locations | table.nomads, table.settlements[player]) else 0


EDGES = ("left", "right", "top", "bottom")


def advance(table: Table, player: int) -> int:
    for edge in EDGES:
        if len([cell for cell in table.settlements[player] if edge in edges_of(cell)]) >= 7:
            return 9
    return 0


def compass_points(table: Table, player: int) -> int:
    """Try every way to choose a settlement for each edge."""
    choices = [[cell for cell in table.settlements[player] if edge in edges_of(cell)] for edge in EDGES]
    for left in choices[0]:
        for right in choices[1]:
            for top in choices[2]:
                for bottom in choices[3]:
                    if table.corners_serve_both or len({left, right, top, bottom}) == 4:
                        return 10
    return 0


# -- the sheet -------------------------------------------------------------------------------------------------


def castles(table: Table, player: int) -> int:
    return 3 * len([castle for castle in table.castles if touches(castle, table.settlements[player])])


def palaces(table: Table, player: int) -> int:
    return majorities(table, player, table.palaces)


def capitols(table: Table, player: int) -> int:
    def near(cell: str) -> bool:
        return any(1 <= distances(capitol).get(cell, 99) <= 2 for capitol in table.capitols)

    return len([cell for cell in table.settlements[player] if near(cell)])


#: These cards pay during the game, and so do treasures.
PAID_IN_PLAY = ("families", "shepherds", "ambassadors", "rovers")
LINES: dict[str, Callable[[Table, int], int]] = {
    line.__name__: line
    for line in (fishermen, merchants, discoverers, hermits, citizens, miners, workers, knights, lords, farmers,
                 geologists, messengers, noblewomen, vassals, captains, scouts,
                 rangers, travellers, chainers, homesteaders, mayors,
                 castles, palaces, capitols,
                 home_country, fortress, road, place_of_refuge, advance, compass_points)
}  # fmt: skip


def lines_of(view: Any) -> list[str]:
    """The lines of the score sheet, in order."""
    found = [*view["cards"], "castles"]
    if view["palaces"]:
        found.append("palaces")
    if view["capitols"]:
        found.append("capitols")
    found += view["tasks"]
    if view["nomads"]:
        found.append("treasure")
    return found


def slow_scores(view: Any, lords: str = "literal", corners: str = "one_edge") -> list[list[int]]:
    """For each player the points of every line of the score sheet."""
    table = Table(view, lords, corners)
    return [[line_points(table, line, seat) for line in lines_of(view)] for seat in range(len(table.settlements))]


def line_points(table: Table, line: str, player: int) -> int:
    if line in PAID_IN_PLAY or line == "treasure":
        points = table.paid[player].get(line, 0)
        assert isinstance(points, int)
        return points
    return LINES[line](table, player)
