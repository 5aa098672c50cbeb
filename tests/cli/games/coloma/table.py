"""Tables of Coloma for the tests of its terminal, and a hand that types random moves by number."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import boardwright as bw
from boardwright.cli.boards import Scene
from boardwright.cli.play import Play
from boardwright.cli.table import TerminalTable
from boardwright.match import Match
from tests.cli.desk import Screen, make_terminal

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


def sit(
    match: Match,
    lines: Sequence[str] = (),
    sitters: Sequence[str] = (),
    language: str = "en",
    size: tuple[int, int] = (100, 40),
    colour: bool = False,
) -> tuple[Play, Screen]:
    """A sitting that has not begun; one person and random bots, unless told otherwise."""
    terminal, screen = make_terminal(lines, *size, colour=colour)
    seated = sitters or ["human", *["random"] * (match.players - 1)]
    return Play(TerminalTable(match, seated, language, terminal)), screen


def shown(match: Match, *lines: str, **how: Any) -> str:
    """Everything on the screen after these lines have been typed."""
    play, screen = sit(match, lines, **how)
    play.run(fresh=False)
    return screen.text


def done(match: Match) -> list[str]:
    """What Red has done."""
    return [match.game.space.notation(entry.action) for entry in match.history if entry.player == 0]


def scene_of(
    match: Match, viewer: int | None, size: tuple[int, int], language: str = "en"
) -> tuple[TerminalTable, Scene]:
    terminal, _ = make_terminal([], *size)
    table = TerminalTable(match, ["human"] * match.players, language, terminal)
    return table, table.scene(viewer)


def moments(players: int, options: dict[str, Any], seed: int, every: int) -> Iterator[Match]:
    """Some moments of a random game, and its end."""
    chance = random.Random(seed)
    match = bw.new("coloma", players, seed, options)
    count = 0
    while not match.over:
        if count % every == 0:
            yield match
        decision = match.decisions[0]
        often = [action for action in decision.options if match.describe(action).verb != "end-turn"]
        match.apply(decision.player, chance.choice(often if often and chance.random() < 0.8 else decision.options))
        count += 1
    yield match


class RandomHand:
    """A keyboard on which the numbers of random options are typed; it looks at every screen first."""

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
        often = [option for option in options if option.verb != "end-turn"]
        option = self.chance.choice(often if often and self.chance.random() < 0.9 else list(options))
        self.verbs.add(option.verb)
        length = self.play.table.match.length
        assert length > self.length, f"an answer was not understood: {text}"
        self.length = length
        return str(option.number)
