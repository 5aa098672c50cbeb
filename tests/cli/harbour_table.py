"""Harbour Night at the screen: the small test game with words, alone, against the fog, and with somebody typing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from boardwright.cli.play import Play
from boardwright.cli.table import TerminalTable
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Event, Message
from boardwright.kernel.outcome import Automa, Outcome, Verdict, ranked
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.kernel.steps import Step
from boardwright.match import Match, new
from tests.cli.desk import Screen, make_terminal
from tests.kernel import harbour
from tests.kernel.harbour import Harbour, HarbourState, is_over

PEOPLE = ("human", "human")


class SpokenHarbour(Harbour):
    """The game with its words."""

    messages: ClassVar[Path] = Path(harbour.__file__).parent / "harbour_messages"


class Drift(Step[HarbourState]):
    """When the night is over, the fog leaves."""

    __slots__ = ()

    def run(self, state: HarbourState, dice: Dice) -> None:
        state.tell(Event("drifts", {"player": state.players}))


class FoggyHarbour(SpokenHarbour):
    """Alone against the fog, who has half a point for every crate in the bag; it is won with more than that."""

    players: ClassVar[range] = range(1, 2)

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> HarbourState:
        state = super().setup(players, options, dice)
        state.main.insert(0, Drift(-1))
        return state

    def automas(self, state: HarbourState) -> Sequence[Automa]:
        return (Automa("fog", Message("automa-fog"), "purple"),)

    def points_now(self, state: HarbourState) -> list[int]:
        return self.points_if_over(state) if is_over(state) else [*state.points, sum(state.bag) // 2]

    def points_if_over(self, state: HarbourState) -> list[int]:
        return [*super().points_if_over(state), sum(state.bag) // 2]

    def sheet(self, state: HarbourState, player: int | None) -> list[ScoreSheet]:
        line = ScoreLine("fog", Message("automa-fog"), "HN-3.1", (Earning(sum(state.bag) // 2, ()),))
        return [*super().sheet(state, player), ScoreSheet(1, (line,))]

    def outcome(self, state: HarbourState) -> Outcome:
        points = self.points_if_over(state)
        won = points[0] > points[1]
        return ranked(1, points, verdict=Verdict(won, Message("grade-captain") if won else None))


def begin(seed: int = 4, players: int = 2) -> Match:
    return new(SpokenHarbour(), players, seed)


def sit(
    lines: Sequence[str], match: Match | None = None, sitters: Sequence[str] = PEOPLE, language: str = "en"
) -> tuple[Play, Screen]:
    """People at one screen who type these lines."""
    terminal, screen = make_terminal(lines)
    return Play(TerminalTable(match or begin(), sitters, language, terminal)), screen


class Pages:
    """What was on the screen between two lines typed, by the line that was typed next."""

    def __init__(self, play: Play, screen: Screen) -> None:
        self.shown: list[tuple[str, str]] = []
        keyboard = play.terminal._read
        start = 0

        def listen(prompt: str) -> str:
            nonlocal start
            line = keyboard(prompt)
            self.shown.append((line, prompt + screen.text[start:]))
            start = len(screen.text)
            return line

        play.terminal._read = listen

    def before(self, number: int) -> str:
        """What was seen before the line of that number was typed, from 0."""
        return self.shown[number][1]
