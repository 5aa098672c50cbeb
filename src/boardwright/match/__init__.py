"""One game being played: decisions, records, undo and replay, for any game. Knows no game's rules."""

from boardwright.match.answers import Answers
from boardwright.match.begin import from_position, new
from boardwright.match.glance import Asked, Glance
from boardwright.match.match import Decision, Description, Match, Offer
from boardwright.match.playout import Playout, playout
from boardwright.match.replay import replay
from boardwright.match.runner import Playing, Runner
from boardwright.match.sight import Choice, LogEntry, OptionSight, PlanSight, Sight, UndoSight

__all__ = [
    "Answers",
    "Asked",
    "Choice",
    "Decision",
    "Description",
    "Glance",
    "LogEntry",
    "Match",
    "Offer",
    "OptionSight",
    "PlanSight",
    "Playing",
    "Playout",
    "Runner",
    "Sight",
    "UndoSight",
    "from_position",
    "new",
    "playout",
    "replay",
]
