"""A score sheet explains every point, down to the components that earned it."""

from __future__ import annotations

from typing import NamedTuple

from boardwright.kernel.messages import Message


class Earning(NamedTuple):
    """Some points and the components that earned them."""

    points: int
    targets: tuple[str, ...]


class ScoreLine(NamedTuple):
    """One reason to score, such as a card: what it is, by which rule, and what it earned."""

    id: str
    name: Message
    rule: str
    earnings: tuple[Earning, ...]

    @property
    def points(self) -> int:
        return sum([earning.points for earning in self.earnings])


class ScoreSheet(NamedTuple):
    """One player's score: the lines in the order the rulebook counts them."""

    player: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum([line.points for line in self.lines])


class Reckoning(NamedTuple):
    """All that one viewer may know about points, from one count."""

    sheets: list[ScoreSheet]
    #: By actor the points that everybody may know.
    points: list[int]
    #: What the viewer would have if the game ended now, own secrets counted; None for a spectator.
    if_over: int | None


def open_reckoning(sheets: list[ScoreSheet], player: int | None) -> Reckoning:
    """Where everybody reads the same sheets, and they count all there is."""
    points = [sheet.total for sheet in sheets]
    return Reckoning(sheets, points, None if player is None else points[player])
