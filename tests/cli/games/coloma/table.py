"""Tables of Coloma for the tests of its terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import boardwright as bw
from boardwright.match import Match
from tests.cli import sitting

#: Red's turn at the rivers, with a river already; Blue has been to the frontier.
RIVERS: dict[str, Any] = {
    "game": "coloma",
    "players": 2,
    "round": 3,
    "outlaws": 3,
    "rows": ["1", "nobody", "neutral", "nobody", "nobody", "nobody"],
    "hideout": ["oats", "nails", "axle_grease", "whiskey"],
    "bridges": "toll 1 town 1",
    "stack": ["TakeTurns", "Turn 0"],
    "seats": [
        {
            "site": 2,
            "last": 4,
            "coins": 6,
            "gold": 2,
            "dudes": 4,
            "horses": 3,
            "hand": ["bank", "saloon"],
            "town": ["stable", "quarry"],
            "rivers": [1],
            "barrels": "molasses 1",
            "wagon": "auburn",
        },
        {"site": 1, "last": 4, "events": [2], "regions": ["cosumnes"], "wagon": "pilot_hill", "graves": 2},
    ],
}


def rivers(**fields: Any) -> Match:
    """The table of `RIVERS`, with some fields changed."""
    return bw.from_position({**RIVERS, **fields}, seed=1)


def at_site(site: int, round: int = 3, **seat: Any) -> Match:
    """The same table, with Red at another site and other things."""
    return rivers(round=round, seats=[{**RIVERS["seats"][0], "site": site, **seat}, RIVERS["seats"][1]])


def moments(players: int, options: dict[str, Any], seed: int, every: int) -> Iterator[Match]:
    """Some moments of a random game, and its end."""
    return sitting.moments(bw.new("coloma", players, seed, options), seed, every, ["end-turn"])
