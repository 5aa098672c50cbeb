"""The bot that searches with a network beside it, at every table of a game that has one.

Where the network was made for the table, it judges, as for `expert`. Elsewhere advice does, and the nearest network
says before a decision is searched which of its options are promising.
"""

from __future__ import annotations

from boardwright.bots.search.bot import SearchBot
from boardwright.bots.search.levels import EXPERT, EXPERT_JUDGED, guided, limit_of


def master(seed: int) -> SearchBot:
    """Thinks as long as `expert`."""
    return guided(seed, EXPERT, EXPERT_JUDGED, everywhere=True)


def mastering(word: str, seed: int) -> SearchBot:
    """The same with limits of one's own: ``simulations=400``, as in `levels.py`."""
    limit, processes = limit_of(word)
    bot = guided(seed, limit, everywhere=True)
    bot.use(processes)
    return bot
