"""How strong a searching bot is: levels for everybody, and a word of one's own for who wants to know it exactly."""

from __future__ import annotations

from typing import Final

from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.kernel.errors import BadOptions

#: About a second for a turn, and about five. Where the machine is quick, so many games imagined are enough.
HARD: Final = Limit(simulations=2_000, seconds=1.0)
EXPERT: Final = Limit(simulations=10_000, seconds=5.0)

EXAMPLE: Final = "search:simulations=400 or search:seconds=2.5"


def hard(seed: int) -> SearchBot:
    """Thinks about a second for a turn."""
    return SearchBot(seed, HARD)


def expert(seed: int) -> SearchBot:
    """Thinks about five seconds for a turn."""
    return SearchBot(seed, EXPERT)


def searching(word: str, seed: int) -> SearchBot:
    """A bot with limits of one's own: ``simulations=400``, ``seconds=2.5`` or both, with a plus between them."""
    return SearchBot(seed, read_limit(word))


def read_limit(word: str) -> Limit:
    """The limits that are written so."""
    simulations, seconds = Limit()
    for part in word.split("+"):
        name, _, amount = part.partition("=")
        try:
            if name == "simulations":
                simulations = int(amount)
            elif name == "seconds":
                seconds = float(amount)
            else:
                raise ValueError
        except ValueError:
            raise BadOptions(f"search:{word} says no limit; write {EXAMPLE}") from None
    if simulations < 1 or not seconds > 0:
        raise BadOptions(f"search:{word}: a limit is more than nothing; write {EXAMPLE}")
    return Limit(simulations, seconds)
