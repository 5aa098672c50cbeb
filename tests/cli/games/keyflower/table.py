"""Tables of Keyflower for the tests of its terminal, and a hand that types random moves in shorthand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import boardwright as bw
from boardwright.cli.boards import Option, Scene
from boardwright.cli.games.keyflower.board import KeyflowerBoard
from boardwright.cli.play import Play
from boardwright.cli.table import TerminalTable
from boardwright.match import Match
from tests.cli.desk import Screen, make_terminal

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


def sit(
    match: Match,
    lines: Sequence[str] = (),
    sitters: Sequence[str] = ("human", "random"),
    language: str = "en",
    size: tuple[int, int] = (80, 30),
    colour: bool = False,
) -> tuple[Play, Screen]:
    """A sitting that has not begun."""
    terminal, screen = make_terminal(lines, *size, colour=colour)
    return Play(TerminalTable(match, sitters, language, terminal)), screen


def shown(match: Match, *lines: str, **how: Any) -> str:
    """Everything on the screen after these lines have been typed."""
    play, screen = sit(match, lines, **how)
    play.run(fresh=False)
    return screen.text


def done(match: Match) -> list[str]:
    """What Teal has done."""
    return [match.game.space.notation(entry.action) for entry in match.history if entry.player == 0]


def board_of(play: Play) -> KeyflowerBoard:
    board = play.table.board
    assert isinstance(board, KeyflowerBoard)
    return board


def typed(play: Play, option: Option) -> str:
    """An option in shorthand: the verb, then everything by its sign."""
    signs = board_of(play).signs
    return " ".join([option.verb, *(signs.written(word) for word in option.targets if not word.startswith("turn:"))])


class RandomHand:
    """A keyboard on which random options are typed; it looks at every screen first."""

    def __init__(self, play: Play, screen: Screen, seed: int) -> None:
        self.play = play
        self.screen = screen
        self.chance = random.Random(seed)
        self.verbs: set[str] = set()
        self.read = 0
        self.widest = 0
        self.length = -1
        play.terminal._read = self

    def __call__(self, prompt: str) -> str:
        text = self.screen.text[self.read :]
        self.read = len(self.screen.text)
        self.widest = max([self.widest, *(len(line) for line in text.splitlines())])
        if self.play.choices is None:
            return ""
        options = self.play.choices.scene.options
        often = [option for option in options if option.verb not in ("pass", "done")]
        option = self.chance.choice(often if often and self.chance.random() < 0.9 else list(options))
        self.verbs.add(option.verb)
        length = self.play.table.match.length
        assert length > self.length, f"an answer was not understood: {text}"
        self.length = length
        return typed(self.play, option)


def scene_of(
    match: Match, viewer: int | None, size: tuple[int, int], language: str = "en"
) -> tuple[TerminalTable, Scene]:
    terminal, _ = make_terminal([], *size)
    table = TerminalTable(match, ["human"] * match.players, language, terminal)
    return table, table.scene(viewer)
