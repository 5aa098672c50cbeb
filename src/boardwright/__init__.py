"""Boardwright: great strategy games, complete and by the book, for people, bots and researchers.

import boardwright as bw
match = bw.new(bw.games()[0], players=3, seed=7)
"""

from typing import TYPE_CHECKING

from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.messages import Message
from boardwright.kernel.outcome import Outcome
from boardwright.match import Decision, Match, Offer, Playout, Sight, from_position, new, playout, replay

if TYPE_CHECKING:
    from boardwright.games import games
else:
    import boardwright.games as games  # can be called, and has the games in it

__version__ = "0.1.0"

__all__ = [
    "BoardwrightError",
    "Decision",
    "Match",
    "Message",
    "Offer",
    "Outcome",
    "Playout",
    "Sight",
    "from_position",
    "games",
    "new",
    "playout",
    "replay",
]
