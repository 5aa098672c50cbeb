"""Players that think. A bot is handed a `Seat`: its own view, its options, and imagined states; never the true one."""

from __future__ import annotations

from boardwright.bots.deciding import next_decision
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.naming import (
    BOTS,
    GUESTS,
    KINDS,
    LEVELS,
    USUAL_BOT,
    check_bot,
    is_bot,
    known_bot,
    lacking,
    let_in,
    make_bot,
    offered,
    plays,
)
from boardwright.bots.random import RandomBot
from boardwright.bots.search import Limit, SearchBot
from boardwright.bots.seat import Bot, Seat

__all__ = [
    "BOTS",
    "GUESTS",
    "KINDS",
    "LEVELS",
    "USUAL_BOT",
    "Bot",
    "GreedyBot",
    "Limit",
    "RandomBot",
    "SearchBot",
    "Seat",
    "check_bot",
    "is_bot",
    "known_bot",
    "lacking",
    "let_in",
    "make_bot",
    "next_decision",
    "offered",
    "plays",
]
