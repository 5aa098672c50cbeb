"""Players that think. A bot is handed a `Seat`: its own view, its options, and imagined states; never the true one."""

from __future__ import annotations

from typing import Final

from boardwright.bots.deciding import next_decision
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.random import RandomBot
from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.errors import BadOptions

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Seat", "make_bot", "next_decision"]

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name; the same seed makes it choose the same in the same situation."""
    if name not in BOTS:
        raise BadOptions(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
