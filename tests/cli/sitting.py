"""Sitting down at any game's table: what is shown and told, moments of random games, and a hand that types them."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from rich.console import Console, RenderableType

from boardwright.cli.boards import Option, Scene
from boardwright.cli.play import Play
from boardwright.cli.table import TerminalTable
from boardwright.match import Match
from tests.cli.desk import Screen, make_terminal


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
    """What the first player has done."""
    return [match.game.space.notation(entry.action) for entry in match.history if entry.player == 0]


def told(match: Match, *actions: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """The story after these actions."""
    for action in actions:
        match.apply(match.decisions[0].player, action)
    table = TerminalTable(match, ["human"] * match.players, language, make_terminal()[0])
    return [line.text for line in table.story(viewer)]


def scene_of(
    match: Match, viewer: int | None, size: tuple[int, int], language: str = "en"
) -> tuple[TerminalTable, Scene]:
    terminal, _ = make_terminal([], *size)
    table = TerminalTable(match, ["human"] * match.players, language, terminal)
    return table, table.scene(viewer)


def lines_of(thing: RenderableType) -> list[str]:
    """What is drawn, on a window that never breaks a line."""
    console = Console(width=400, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get().splitlines()


def moments(match: Match, seed: int, every: int, seldom: Collection[str] = ()) -> Iterator[Match]:
    """Some moments of a random game, and its end; some verbs are used less often than others."""
    chance = random.Random(seed)
    count = 0
    while not match.over:
        if count % every == 0:
            yield match
        decision = match.decisions[0]
        often = [action for action in decision.options if match.describe(action).verb not in seldom]
        match.apply(decision.player, chance.choice(often if often and chance.random() < 0.8 else decision.options))
        count += 1
    yield match


def by_number(play: Play, option: Option) -> str:
    return str(option.number)


class RandomHand:
    """A keyboard on which random options are typed; it looks at every screen first."""

    def __init__(
        self,
        play: Play,
        screen: Screen,
        seed: int,
        seldom: Collection[str] = (),
        typed: Callable[[Play, Option], str] = by_number,
    ) -> None:
        self.play = play
        self.screen = screen
        self.chance = random.Random(seed)
        self.seldom = seldom
        self.typed = typed
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
        often = [option for option in options if option.verb not in self.seldom]
        option = self.chance.choice(often if often and self.chance.random() < 0.9 else list(options))
        self.verbs.add(option.verb)
        length = self.play.table.match.length
        assert length > self.length, f"an answer was not understood: {text}"
        self.length = length
        return self.typed(self.play, option)
