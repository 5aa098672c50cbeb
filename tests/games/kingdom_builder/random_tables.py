"""Tables by chance for the scorers: any quadrants, any pieces, crowded in the ways that cards and tasks pay for.

They need not be reachable in play; nobody is to move. Everything is put down by cell name.
"""

from __future__ import annotations

import random
from dataclasses import asdict
from typing import Any

from boardwright.games.kingdom_builder.board import CELL_NUMBERS, Board, part
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.setup import blank
from boardwright.games.kingdom_builder.state import PIECES, KingdomState, Rulings
from boardwright.games.kingdom_builder.view import view
from tests.games.kingdom_builder.slow_scoring import BOARD, Table, around, edges_of, neighbours

WARRIOR, SHIP, WAGON, HALL = range(len(PIECES))


def seen(state: KingdomState) -> dict[str, Any]:
    """The table as a spectator sees it."""
    return asdict(view(state, None))


def random_table(chance: random.Random) -> KingdomState:
    """A board with everything on it, and two to five players who have spread over it."""
    players = chance.randint(2, 5)
    rulings = Rulings(lords_need_one=chance.random() < 0.5, corners_twice=chance.random() < 0.5)
    state = blank(players, random_board(chance), (0, 1, 2), (), rulings)
    state.scouted = chance.randrange(5)
    for player in range(players):
        settle(state, player, chance)
    rows = chance.sample(range(20), chance.randint(0, 8))
    for row in rows:
        player = chance.randrange(players)
        kit = state.kits[player]
        state.kits[player] = kit._replace(markers=kit.markers | 1 << row)
    state.paid = [tuple(chance.randrange(9) for _ in range(4)) for _ in range(players)]
    return state


def random_board(chance: random.Random) -> Board:
    quadrants = chance.sample(range(len(CATALOG.quadrants)), 4)
    turned = [chance.random() < 0.5 for _ in range(4)]
    parts = [part(quadrants[place], place, turned[place]) for place in range(4)]
    castles = [castle for piece in parts for castle in piece.features["castle"]]
    capitols = chance.sample(castles, min(len(castles), chance.randint(0, 2)))
    nomads = chance.sample(CATALOG.group("nomad"), sum(len(piece.features["nomad"]) for piece in parts))
    return Board(quadrants, turned, chance.randint(-1, 1), nomads, capitols)


def settle(state: KingdomState, player: int, chance: random.Random) -> None:
    """Some groups of settlements of various shapes, then pieces in place of some of them, and a City Hall."""
    table = Table(seen(state))
    for _ in range(chance.randint(1, 5)):
        shape = chance.choice((lone, clump, clump, line, ring_of_special, ring_of_own, along_edge, corners, stretch))
        for cell in shape(table, chance):
            put(state, player, cell)
    own = Table(seen(state)).settlements[player]
    slots = chance.sample([WARRIOR, WARRIOR, SHIP, WAGON], chance.randint(0, 4))
    for slot, cell in zip(slots, chance.sample(sorted(own), len(own)), strict=False):
        state.equip(player, slot, 1 << CELL_NUMBERS[cell])
    if chance.random() < 0.3:
        centre = chance.choice(BOARD)
        hall = [centre, *neighbours(centre)]
        if all(put(state, player, cell) for cell in hall):
            state.equip(player, HALL, sum(1 << CELL_NUMBERS[cell] for cell in hall))


def put(state: KingdomState, player: int, cell: str) -> bool:
    """A settlement, if there is a terrain and nothing stands on it."""
    free = bool(state.empty >> CELL_NUMBERS[cell] & 1)
    if free:
        state.put(player, CELL_NUMBERS[cell])
    return free


# -- shapes ----------------------------------------------------------------------------------------------------


def lone(table: Table, chance: random.Random) -> list[str]:
    return [chance.choice(sorted(table.letters))]


def clump(table: Table, chance: random.Random) -> list[str]:
    """Cells that hang together, more or less."""
    found = lone(table, chance)
    for _ in range(chance.randint(1, 14)):
        found.append(chance.choice(sorted(neighbours(chance.choice(found)))))
    return found


def line(table: Table, chance: random.Random) -> list[str]:
    (cell,) = lone(table, chance)
    way = chance.choice(sorted(around(cell)))
    found = []
    for _ in range(chance.randint(5, 9)):
        if cell in table.letters:
            found.append(cell)
            cell = around(cell)[way]
    return found


def ring_of_special(table: Table, chance: random.Random) -> list[str]:
    return sorted(neighbours(chance.choice(sorted(table.special))))


def ring_of_own(table: Table, chance: random.Random) -> list[str]:
    (cell,) = lone(table, chance)
    return [cell, *sorted(neighbours(cell))]


def along_edge(table: Table, chance: random.Random) -> list[str]:
    edge = chance.choice(("left", "right", "top", "bottom"))
    return chance.sample([cell for cell in BOARD if edge in edges_of(cell)], chance.randint(5, 12))


def corners(table: Table, chance: random.Random) -> list[str]:
    rim = [cell for cell in BOARD if edges_of(cell)]
    return ["a1", "t1", "a20", "t20"][: chance.randint(2, 4)] + chance.sample(rim, chance.randint(0, 2))


def stretch(table: Table, chance: random.Random) -> list[str]:
    """A whole terrain area of a few cells, now and then without one of them."""
    small = [area for area in table.stretches() if len(area) <= 6]
    return sorted(chance.choice(small))[chance.choice((0, 0, 0, 1)) :]
