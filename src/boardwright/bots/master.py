"""The bot that searches with a network beside it, at every table of a game that has one.

Where the network is quick and was made for the table, it judges, as for `expert`. Elsewhere advice does, and the
nearest network says before a decision is searched which of its options are promising.
"""

from __future__ import annotations

from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.bots.search.levels import EXPERT, guided, limit_of


def master(seed: int, limit: Limit = EXPERT) -> SearchBot:
    """Thinks as long as `expert`."""
    return guided(seed, limit, everywhere=True)


def mastering(word: str, seed: int) -> SearchBot:
    """The same with limits of one's own: ``simulations=400``, as in `levels.py`."""
    limit, processes = limit_of(word)
    bot = master(seed, limit)
    bot.use(processes)
    return bot
