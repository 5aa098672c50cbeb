"""One game being played: decisions, records, undo and replay, for any game. Knows no game's rules."""

from boardwright.match.match import Decision, Description, Match, from_position, new
from boardwright.match.playout import Playout, playout
from boardwright.match.replay import replay

__all__ = ["Decision", "Description", "Match", "Playout", "from_position", "new", "playout", "replay"]
