"""Tables of Keyflower for the tests of its terminal, and a hand that types random moves in shorthand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import boardwright as bw
from boardwright.cli.boards import Option
from boardwright.cli.games.keyflower.board import KeyflowerBoard
from boardwright.cli.play import Play
from boardwright.match import Match
from tests.cli import sitting
from tests.cli.desk import Screen

#: Teal has been outbid at Keywood; Amber's village has an upgraded Key Mine south of the home tile.
SPRING: dict[str, Any] = {
    "game": "keyflower",
    "players": 2,
    "offer": "keywood workshop alehouse",
    "bids": {"keywood": ["0 red 2", "1 red 3"]},
    "uses": {"workshop": ["blue 1", "blue 2"]},
    "cargo": {"keyflower": "blue 2 anvil 1", "sea_bastion": "yellow 3"},
    "seats": [
        {
            "workers": "blue 4 red 3 yellow 1",
            "skills": "saw 1",
            "winter": "jeweller scholar village_hall",
            "village": ["home_1", "stable@0,-1"],
            "resources": {"home_1": "wood 2 iron 1"},
        },
        {
            "workers": "blue 1 red 2 green 2",
            "known": "green 2",
            "skills": "anvil 2",
            "winter": "windmill key_guild apothecary",
            "village": ["home_2", "key_mine@0,1"],
            "upgraded": "key_mine",
        },
    ],
}


def spring(**fields: Any) -> Match:
    """The table of `SPRING`, with some fields changed."""
    return bw.from_position({**SPRING, **fields}, seed=1)


SIZE = (80, 30)
sit = partial(sitting.sit, size=SIZE)
shown = partial(sitting.shown, size=SIZE)


def board_of(play: Play) -> KeyflowerBoard:
    board = play.table.board
    assert isinstance(board, KeyflowerBoard)
    return board


def typed(play: Play, option: Option) -> str:
    """An option in shorthand: the verb, then everything by its sign."""
    signs = board_of(play).signs
    return " ".join([option.verb, *(signs.written(word) for word in option.targets if not word.startswith("turn:"))])


def random_hand(play: Play, screen: Screen, seed: int) -> sitting.RandomHand:
    """A keyboard on which random options are typed in shorthand."""
    return sitting.RandomHand(play, screen, seed, ["pass", "done"], typed)


def moments(players: int, seed: int, every: int) -> Iterator[Match]:
    """Some moments of a random game, and its end."""
    return sitting.moments(bw.new("keyflower", players, seed), seed, every, ["pass"])
