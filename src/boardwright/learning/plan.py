"""What a network looks at and what it tells, made from a game's declared layout and actions alone.

Some games are looked at first: what never changes at this table (seats that nobody has, components of a set that is not
played with) is left out. Parts that lie on a grid become planes for a trunk that looks at neighbours; things whose
kinds change from game to game are counted by kind; all else is a row of numbers. Actions that name one cell are told by
planes, too. What may be done now is seen as it is told: legal actions on cells as planes, all others as numbers. What
it foresees beside is made the same way: points by line of the score sheet, and who will own what.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import playout
from boardwright.kernel.layout import Grid, Link, Part
from boardwright.research.lockstep import Lockstep, empty_batch
from boardwright.research.table import Table

#: How many games are looked at, and for how many decisions each.
LOOK_GAMES: Final = 24
LOOK_STEPS: Final = 250
#: More kinds of actions on cells than these are told without planes.
MOST_SHEETS: Final = 32
#: Verbs with more actions than these are seen by what their legal ones name, not action by action.
MOST_SINGLE: Final = 512
#: Of the lines of score sheets, so many that come most often are foreseen.
MOST_LINES: Final = 48


@dataclass(frozen=True, slots=True)
class Bond:
    """Things of changing kinds, to be counted by kind: where the things stand, and where their kinds do."""

    #: Whether they lie on the grid: then each kind is a plane.
    spatial: bool
    #: Rows of things: places outside times things (or things times cells, if spatial).
    outer: int
    things: int
    kinds: int
    counted: bool


@dataclass(frozen=True, slots=True)
class Wide:
    """The actions of a verb with many: its first one, and how many things each of its dimensions names."""

    base: int
    shape: list[int]

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Plan:
    """A network's shape, and the columns of an observation that it looks at. All of it can be written down as JSON."""

    game: str
    players: int
    channels: int
    blocks: int
    hidden: int
    #: The grid, and by place on it whether there is a cell; no rows: there is no grid.
    rows: int
    width: int
    land: list[int]
    planes: int
    bonds: list[Bond]
    flat: int
    #: Columns of the observation in the order in which the network takes them.
    columns: list[int]
    #: By action where its score stands: sheets of cells first, then the rest.
    scores: list[int]
    sheets: int
    rest: int
    #: What is foreseen: lines of the score sheet, and columns of the last observation, planes first, then others.
    lines: list[str] = field(default_factory=list)
    owned_planes: int = 0
    owned: list[int] = field(default_factory=list)
    #: What is seen of legal actions; nothing by networks that were made before this was. By plane and place the action
    #: there, -1 for none; actions that are seen one by one; and those that are seen by what they name.
    legal_cells: list[int] = field(default_factory=list)
    legal_single: list[int] = field(default_factory=list)
    legal_wide: list[Wide] = field(default_factory=list)

    @property
    def sees_legal(self) -> bool:
        return bool(self.legal_cells or self.legal_single or self.legal_wide)

    @property
    def legal_planes(self) -> int:
        return len(self.legal_cells) // self.area if self.area else 0

    @property
    def owned_rest(self) -> int:
        return len(self.owned) - self.owned_planes * self.area

    @property
    def area(self) -> int:
        return self.rows * self.width

    @property
    def all_planes(self) -> int:
        """How many planes go into the trunk: what is seen, by kind, what is legal, and two that are always the same."""
        return self.planes + sum(bond.kinds for bond in self.bonds if bond.spatial) + self.legal_planes + 2

    @property
    def all_flat(self) -> int:
        legal = len(self.legal_single) + sum(sum(wide.shape) for wide in self.legal_wide)
        return self.flat + sum(bond.outer * bond.kinds for bond in self.bonds if not bond.spatial) + legal

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def plan_from(written: Mapping[str, Any]) -> Plan:
    """The plan that was written down."""
    found = {name.name: written[name.name] for name in fields(Plan) if name.name in written}
    found["bonds"] = [Bond(**bond) for bond in written["bonds"]]
    found["legal_wide"] = [Wide(**wide) for wide in written.get("legal_wide", [])]
    return Plan(**found)


def make_plan(
    table: Table, channels: int, blocks: int, hidden: int, seed: int = 0, plain: bool = False, legal: bool = True
) -> Plan:
    """A network for that table; a plain one takes all numbers as they are, wherever they lie.

    ``legal``: whether it sees what may be done.
    """
    layout = table.layout
    changes, possible = looked_at(table, seed)
    grid = None if plain else layout.grid
    links = [] if plain else layout.links
    parts = {part.name: part for part in layout.parts}
    linked = {link.part for link in links}
    told_by = {link.kinds for link in links}
    on_grid = [part for part in layout.parts if grid and part.names == grid.names and not part.scale]
    cells = used_cells(grid, on_grid, changes)
    columns: list[int] = []
    planes = 0
    for part in on_grid:
        if part.name in linked:
            continue
        for start in range(part.start, part.start + part.size, part.shape[-1]):
            if changes[start : start + part.shape[-1]].any():
                columns += [start + max(cell, 0) for cell in cells.places]
                planes += 1
    bonds = []
    for link in links:
        bond, seen = bind(link, parts, cells.places if parts[link.part] in on_grid else [], changes)
        if bond.things and bond.kinds:
            bonds.append(bond)
            columns += seen
    left_out = {part.name for part in on_grid} | linked | told_by
    flat = [
        column
        for part in layout.parts
        if part.name not in left_out
        for column in range(part.start, part.start + part.size)
        if changes[column]
    ]
    scores, sheets, rest = where_scores_stand(table.game.space, grid, cells)
    owned_planes, owned = what_is_owned(table, on_grid, cells, changes)
    seen_legal = what_is_legal(table.game.space, possible, scores, sheets, len(cells.places)) if legal else {}
    return Plan(
        game=table.game.id,
        players=table.players,
        channels=channels if cells.places else 0,
        blocks=blocks if cells.places else 0,
        hidden=hidden,
        rows=cells.rows,
        width=cells.width,
        land=[int(cell >= 0) for cell in cells.places],
        planes=planes,
        bonds=bonds,
        flat=len(flat),
        columns=columns + flat,
        scores=scores,
        sheets=sheets,
        rest=rest,
        lines=score_lines(table, seed),
        owned_planes=owned_planes,
        owned=owned,
        **seen_legal,
    )


def what_is_legal(
    space: ActionSpace, possible: NDArray[np.bool_], scores: list[int], sheets: int, area: int
) -> dict[str, Any]:
    """How legal actions are seen, of those that are possible at this table."""
    stands = np.array(scores)
    on_sheet = stands < sheets * area
    cells = np.full(sheets * area, -1)
    cells[stands[on_sheet]] = np.flatnonzero(on_sheet)
    planes = [plane.tolist() for plane in cells.reshape(sheets, area) if possible[plane[plane >= 0]].any()]
    single = possible & ~on_sheet
    wide = []
    for block in space.blocks:
        actions = slice(block.base, block.base + block.size)
        large = block.size > MOST_SINGLE and len(block.names) > 1
        if large and single[actions].any() and not on_sheet[actions].any():
            wide.append(Wide(block.base, [len(row) for row in block.names]))
            single[actions] = False
    return {
        "legal_cells": [action for plane in planes for action in plane],
        "legal_single": np.flatnonzero(single).tolist(),
        "legal_wide": wide,
    }


def score_lines(table: Table, seed: int) -> list[str]:
    """The lines on which points are counted in some games played at random, those that come most often."""
    game = table.game
    found: Counter[str] = Counter()
    for number in range(LOOK_GAMES):
        dice = FastDice(seed + number)
        state = game.setup(table.players, table.options, dice)
        playout(state, dice)
        found.update({line for seat in range(table.players) for line in game.line_points(state, seat)})
    return sorted(line for line, _ in sorted(found.items(), key=lambda each: (-each[1], each[0]))[:MOST_LINES])


def what_is_owned(table: Table, on_grid: list[Part], cells: Cells, changes: NDArray[np.bool_]) -> tuple[int, list[int]]:
    """How many planes tell who owns what, and all columns that do: those planes, then what lies nowhere."""
    planes, others = [], []
    for part in [table.layout.part(name) for name in table.layout.owned]:
        wide = part.size // part.shape[0]
        for start in range(part.start, part.start + table.players * wide, wide):
            if part in on_grid:
                planes.append([start + max(cell, 0) for cell in cells.places])
            else:
                others += [column for column in range(start, start + wide) if changes[column]]
    return len(planes), [column for plane in planes for column in plane] + others


def looked_at(table: Table, seed: int) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """In some games played at random: by number of an observation whether it changes, by action whether it is legal."""
    batch = empty_batch(table, LOOK_GAMES)
    lockstep = Lockstep(table, range(LOOK_GAMES), batch)
    lockstep.reset(seed)
    chance = np.random.default_rng(seed)
    numbers = batch.numbers(table.game)
    lowest, highest = numbers.min(axis=0), numbers.max(axis=0)
    possible = batch.masks[0].copy()
    for _ in range(LOOK_STEPS):
        possible |= np.bitwise_or.reduce(batch.masks, axis=0)
        lockstep.step(batch.sample(table.actions, chance))
        numbers = batch.numbers(table.game)
        np.minimum(lowest, numbers.min(axis=0), out=lowest)
        np.maximum(highest, numbers.max(axis=0), out=highest)
    legal = np.unpackbits(possible, count=table.actions, bitorder="little")
    return np.asarray(lowest < highest), legal.astype(bool)


@dataclass(frozen=True, slots=True)
class Cells:
    """The part of the grid that is played on: row by row the number of the cell there, -1 where there is none."""

    rows: int
    width: int
    places: list[int]


def used_cells(grid: Grid | None, parts: list[Part], changes: NDArray[np.bool_]) -> Cells:
    """The smallest rectangle with all cells on which anything ever changes."""
    if grid is None or not parts:
        return Cells(0, 0, [])
    by_cell = np.zeros(len(grid.names), bool)
    for part in parts:
        by_cell |= changes[part.start : part.start + part.size].reshape(-1, part.shape[-1]).any(axis=0)
    used = [grid.places[cell] for cell in np.flatnonzero(by_cell)]
    # An even first row keeps even rows even: where hexes lie in rows, every second one is moved by a half.
    top = min(row for row, _ in used) // 2 * 2
    left = min(column for _, column in used)
    rows = max(row for row, _ in used) - top + 1
    width = max(column for _, column in used) - left + 1
    places = [-1] * (rows * width)
    for cell, (row, column) in enumerate(grid.places):
        if 0 <= row - top < rows and 0 <= column - left < width:
            places[(row - top) * width + column - left] = cell
    return Cells(rows, width, places)


def bind(link: Link, parts: Mapping[str, Part], cells: list[int], changes: NDArray[np.bool_]) -> tuple[Bond, list[int]]:
    """A bond, and the columns it needs: the things, their kinds, and how many there are of each."""
    part, kinds = parts[link.part], parts[link.kinds]
    told = changes[kinds.start : kinds.start + kinds.size].reshape(kinds.shape)
    things = [thing for thing in np.flatnonzero(told.any(axis=1)).tolist() if thing < part.shape[link.axis]]
    sorts = np.flatnonzero(told.any(axis=0)).tolist()
    numbers = np.arange(part.start, part.start + part.size).reshape(part.shape)
    if cells:
        columns = [int(numbers[thing, max(cell, 0)]) for thing in things for cell in cells]
        outer = 1
    else:
        rows = np.moveaxis(numbers, link.axis, -1).reshape(-1, part.shape[link.axis])
        rows = rows[[changes[row].any() for row in rows]]
        columns = [int(row[thing]) for row in rows for thing in things]
        outer = len(rows)
    columns += [kinds.start + thing * kinds.shape[1] + sort for thing in things for sort in sorts]
    if link.amounts:
        columns += [parts[link.amounts].start + thing for thing in things]
    return Bond(bool(cells), outer, len(things) if outer else 0, len(sorts), bool(link.amounts)), columns


def where_scores_stand(space: ActionSpace, grid: Grid | None, cells: Cells) -> tuple[list[int], int, int]:
    """By action the place of its score, how many sheets of cells there are, and how many scores beside them."""
    on_sheet: dict[int, tuple[str, int]] = {}
    if grid is not None and cells.places:
        place_of = {cell: place for place, cell in enumerate(cells.places) if cell >= 0}
        number = {name: cell for cell, name in enumerate(grid.names)}
        for action in range(space.size):
            names = [target.partition(":")[2] for target in space.targets(action)]
            if len(names) == 1 and place_of.get(number.get(names[0], -1)) is not None:
                on_sheet[action] = (space.verb(action), place_of[number[names[0]]])
    verbs = sorted({verb for verb, _ in on_sheet.values()})
    if len(verbs) > MOST_SHEETS:
        verbs, on_sheet = [], {}
    area = cells.rows * cells.width
    scores, rest = [], 0
    for action in range(space.size):
        if action in on_sheet:
            verb, place = on_sheet[action]
            scores.append(verbs.index(verb) * area + place)
        else:
            scores.append(len(verbs) * area + rest)
            rest += 1
    return scores, len(verbs), rest
