"""How strong a searching bot is: levels for everybody, and a word of one's own for who wants to know it exactly."""

from __future__ import annotations

from typing import Final

from boardwright.bots.judging import HouseGuide
from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.kernel.errors import BadOptions

#: A second for a turn at most, and five. Where the machine is quick, so many games imagined are enough.
HARD: Final = Limit(simulations=3_000, seconds=1.0)
EXPERT: Final = Limit(simulations=15_000, seconds=5.0)
#: With a network that judges, fewer tell as much. With twice as many `hard` wins one to five games of a hundred more
#: against `medium`, and comes nearer to `expert`.
HARD_JUDGED: Final = Limit(simulations=100, seconds=1.0)
EXPERT_JUDGED: Final = Limit(simulations=5_000, seconds=5.0)

EXAMPLE: Final = "search:simulations=400, search:seconds=2.5 or search:seconds=5+processes=4"


def hard(seed: int) -> SearchBot:
    """Thinks a second for a turn at most."""
    return guided(seed, HARD, HARD_JUDGED)


def expert(seed: int) -> SearchBot:
    """Thinks five seconds for a turn at most."""
    return guided(seed, EXPERT, EXPERT_JUDGED)


def guided(seed: int, limit: Limit, judged: Limit | None = None, everywhere: bool = False) -> SearchBot:
    """A bot that lets the house's network judge where there is one for the table; elsewhere advice does.

    ``judged``: how long it thinks where a network judges, if not as long. ``everywhere``: see `HouseGuide`.
    """
    bot = SearchBot(seed, limit)
    bot.judged_limit = judged or limit
    bot.guide = HouseGuide(everywhere)
    return bot


def searching(word: str, seed: int) -> SearchBot:
    """A bot with limits of one's own: ``simulations=400``, ``seconds=2.5`` or both, with a plus between them."""
    limit, processes = limit_of(word)
    bot = SearchBot(seed, limit)
    bot.use(processes)
    return bot


def limit_of(word: str) -> tuple[Limit, int]:
    """What such a word says: how long to think, and how many processes do."""
    simulations, seconds = Limit()
    processes = 1
    for part in word.split("+"):
        name, _, amount = part.partition("=")
        try:
            if name == "simulations":
                simulations = int(amount)
            elif name == "seconds":
                seconds = float(amount)
            elif name == "processes":
                processes = int(amount)
            else:
                raise ValueError
        except ValueError:
            raise BadOptions(f"search:{word} cannot be read; write {EXAMPLE}") from None
    if (simulations, seconds) == Limit() or simulations < 1 or not seconds > 0 or processes < 1:
        raise BadOptions(f"search:{word} needs a limit, and more than nothing of each; write {EXAMPLE}")
    return Limit(simulations, seconds), processes
