"""Tables with the expansions of Kingdom Builder, and what their pictures show cell by cell."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.console import Group
from rich.text import Text

import boardwright as bw
from boardwright.bots import Seat, make_bot
from boardwright.cli.boards import Scene
from boardwright.cli.games.kingdom_builder.board import KingdomBoard
from boardwright.cli.games.kingdom_builder.map import CELL, MARGIN, SHIFT, MapDrawing
from boardwright.cli.games.kingdom_builder.panel import Panel
from boardwright.cli.games.kingdom_builder.signs import all_codes
from boardwright.cli.table import TerminalTable
from boardwright.match import Match
from tests.cli.desk import make_terminal

EVERYTHING = ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
#: One quadrant of each large expansion: Quarry at e3, Barracks at n4, Crossroads at r5, Temples at c13 and i18,
#: Mountain Station at o15, Cabin at s17.
QUADRANTS = ["quarry", "barracks_crossroads", "temple", "mountain_station_cabin"]
#: Seat 0 has one of everything.
POSITION: dict[str, Any] = {
    "game": "kingdom_builder",
    "players": 2,
    "quadrants": QUADRANTS,
    "turned": [False] * 4,
    "cards": ["mayors", "families", "scouts"],
    "tasks": ["road"],
    "island": "rope_bridge",
    "nomads": ["sword", "donation_grass", "treasure"],
    "caves": ["k12"],
    "scouted": "forest",
    "removed": {"forest": 5, "marsh_forest": 1},
    "first": 0,
    "turn": 0,
    "open": ["marsh_grass"],
    "walls": "a1 b1",
    "scouts": "r19",
    "seats": [
        {
            "settlements": "c12 e2 r4 r18 v1",
            "warriors": "n5",
            "aside": 1,
            "markers": [4],
            "paid": {"families": 2},
            "tiles": ["quarry@e3 used", "barracks@n4", "crossroads@r5 new", "temple@c13", "cabin used"],
        },
        {"settlements": "r6 t20", "markers": [7], "hand": ["desert", "marsh_canyon"]},
    ],
}


def position(**fields: Any) -> Match:
    """The table of `POSITION`, with some fields changed."""
    return bw.from_position({**POSITION, **fields})


def table_of(match: Match, language: str = "en", width: int = 120, height: int = 45) -> TerminalTable:
    return TerminalTable(match, ["human"] * match.players, language, make_terminal((), width, height)[0])


def panel_of(table: TerminalTable, viewer: int | None = 0) -> Panel:
    assert isinstance(table.board, KingdomBoard)
    return table.board.panel(table.scene(viewer))


def scene_of(table: TerminalTable) -> Scene:
    player = table.match.decisions[0].player if not table.match.over else None
    return table.scene(player, table.recent(player) if player is not None else frozenset())


def cells_of(table: TerminalTable, form: str) -> dict[str, str]:
    """Every cell of board and island with the characters it shows."""
    scene = scene_of(table)
    drawing = MapDrawing(scene, all_codes(table.words, scene.view))
    found = read(drawing.lines(form)[1:21], "abcdefghijklmnopqrst", form)
    return found | read(drawing.island(form)[1:], "uvwxy", form)


def read(lines: list[Text], columns: str, form: str) -> dict[str, str]:
    """The characters of the cells in those rows."""
    found: dict[str, str] = {}
    for row, line in enumerate(lines):
        start = MARGIN + SHIFT[form] * (row % 2)
        for number, column in enumerate(columns):
            at = start + number * CELL[form]
            found[f"{column}{row + 1}"] = line.plain[at : at + CELL[form]].replace("▏", " ")
    return found


def picture(table: TerminalTable) -> list[str]:
    """The whole picture as lines."""
    console = table.terminal.console
    lines = console.render_lines(Group(table.board.picture(scene_of(table))), pad=False)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


@cache
def played(decisions: int, seed: int, players: int = 3) -> Match:
    """A game with everything that has gone on for that many decisions, by chance; to look at, not to go on with."""
    match = bw.new("kingdom_builder", players, seed, {"expansions": EVERYTHING})
    bots = [make_bot("random", seat) for seat in range(players)]
    for _ in range(decisions):
        if match.over:
            break
        player = match.decisions[0].player
        match.apply(player, bots[player].choose(Seat(match, player)))
    return match
