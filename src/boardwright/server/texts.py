"""The engine's messages in their form for the wire: log, prompts, options and score sheets."""

from __future__ import annotations

from collections.abc import Iterable

from boardwright.kernel.messages import Event, Message
from boardwright.kernel.scoring import ScoreSheet
from boardwright.match import Match
from boardwright.match.history import Entry
from boardwright.server.protocol import EarningInfo, LogEntry, LogEvent, ScoreLineInfo, Text


def text_of(message: Message) -> Text:
    args = {name: text_of(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return Text(key=message.key, args=args)


def log_of(match: Match, first: int, viewer: int | None, mine: frozenset[int]) -> list[LogEntry]:
    """The story of the match from entry ``first`` on; entry 0 is the set-up."""
    entries = [entry_of(match, entry, viewer, mine) for entry in match.history[max(first - 1, 0) :]]
    if first > 0:
        return entries
    opening = LogEntry(n=0, seat=None, notation="", label=None, events=events_of(match.opening_events, viewer))
    return [opening, *entries]


def entry_of(match: Match, entry: Entry, viewer: int | None, mine: frozenset[int]) -> LogEntry:
    """One decision. What others decided at the same time as everybody is told by its events only."""
    secret = entry.in_lane and entry.player not in mine
    return LogEntry(
        n=entry.number,
        seat=entry.player,
        notation="" if secret else match.game.space.notation(entry.action),
        label=None if secret else text_of(match.game.label(entry.before, entry.action)),
        events=events_of(entry.events, viewer),
    )


def events_of(events: Iterable[Event], viewer: int | None) -> list[LogEvent]:
    return [
        LogEvent(text=text_of(event.message), targets=list(event.targets))
        for event in events
        if event.visible_to(viewer)
    ]


def sheet_of(sheet: ScoreSheet) -> list[ScoreLineInfo]:
    return [
        ScoreLineInfo(
            id=line.id,
            name=text_of(line.name),
            rule=line.rule,
            points=line.points,
            earnings=[EarningInfo(points=item.points, targets=list(item.targets)) for item in line.earnings],
        )
        for line in sheet.lines
    ]
