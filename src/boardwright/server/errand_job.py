"""What a worker process does for a request: look at a past position, read a saved game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boardwright.kernel.dice import ReplayDice
from boardwright.match import Match, from_position
from boardwright.server import forms
from boardwright.server.forms import Form
from boardwright.server.opening import open_import, read_import
from boardwright.server.protocol import Refused, SeatLink
from boardwright.server.refuse import Refuse
from boardwright.server.snapshot import scene
from boardwright.server.storage import Summary
from boardwright.server.stored import Stored
from boardwright.server.table import Table
from boardwright.server.tables import summary


@dataclass(frozen=True, slots=True)
class Past:
    """A past position: one that was kept, what was decided from there on (who, what, outcomes), and who looks."""

    kept: dict[str, Any]
    since: list[tuple[int, int, tuple[int, ...]]]
    viewers: frozenset[int]


@dataclass(frozen=True, slots=True)
class Seen:
    """What is shown of it, by name."""

    scene: Form
    automas: list[Form]


@dataclass(frozen=True, slots=True)
class Imported:
    """A saved game as a table to be opened, with its links and its line in the lobby."""

    stored: Stored
    links: list[SeatLink]
    line: Summary


def past_of(match: Match, length: int, viewers: frozenset[int]) -> Past:
    """The job of looking at a match after that many decisions: no more than lies between two kept positions."""
    following = match.entry(length + 1)
    if following is None:
        return Past(match.position(), [], viewers)
    entry, since = following, []
    while entry.kept_before is None:
        assert entry.previous is not None, "the first decision keeps its state"
        entry = entry.previous
        since.append((entry.player, entry.action, entry.outcomes))
    kept = {"game": match.game.id, **match.game.write_position(entry.kept_before)}
    return Past(kept, since[::-1], viewers)


def look(past: Past) -> Seen:
    match = from_position(past.kept, seed=0)
    for player, action, outcomes in past.since:
        match.carry_out(player, action, ReplayDice(list(outcomes)))
    sight = match.sight(past.viewers)
    return Seen(scene(sight, sight.view), [forms.automa(automa) for automa in sight.automas])


def read_saved_game(asked: tuple[str, str]) -> Imported | Refused:
    """A saved game in JSON, and who wants to open it."""
    text, visitor = asked
    try:
        match, names = read_import(text)
    except Refuse as problem:
        return problem.message()
    stored, links = open_import(match, names, visitor)
    return Imported(stored, links, summary(Table(stored)))
