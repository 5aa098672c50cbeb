"""Tables of Boonlake for the tests of its terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import boardwright as bw
from boardwright.match import Match
from tests.cli import sitting

#: Every combination of players and options that looks different.
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"sage": "hard"}),
    (2, {}),
    (3, {"reactions": "clockwise"}),
    (4, {}),
)
#: Red begins a turn; both have pieces, and cattle graze on 8.
LAKE: dict[str, Any] = {
    "game": "boonlake",
    "players": 2,
    "board": "pioneer settle cattle_breeding region_rewards recruit progress builder",
    "map": {"5": "s01", "9": "s02", "14": "s08", "19": "s04", "22": "s05", "30": "s06", "8": "pasture"},
    "covered": "unknown",
    "goals": "sc09 sc04 sc13 sc03",
    "seats": [
        {
            "coins": 9,
            "vases": 1,
            "vp": 3,
            "settlers": "5a",
            "homes": "9a",
            "cattle": "8 1",
            "works": "wood 1 clay 2",
            "canoes": "wood-iron",
            "levers": "5 10",
            "used": "5",
            "hand": "golden_auction dark_dairy violet_power_house",
            "played": "bright_mint",
            "ship": "t04",
        },
        {"coins": 4, "settlers": "19b", "cattle": "8 2", "levers": "7", "ship": "t06"},
    ],
}


def lake(stack: str = "", **fields: Any) -> Match:
    """The table of `LAKE`, with some fields changed; ``stack`` is what Red is asked in the place of a turn."""
    due = {"stack": ["NextTurn", stack]} if stack else {}
    return bw.from_position({**LAKE, **due, **fields}, seed=1)


def moments(players: int, options: dict[str, Any], seed: int, every: int) -> Iterator[Match]:
    """Some moments of a random game, and its end."""
    return sitting.moments(bw.new("boonlake", players, seed, options), seed, every, ["decline"])
