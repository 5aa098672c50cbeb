"""Bots by name: the house's own, and kinds that take a word of their own, as in ``model:policy.onnx``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from boardwright.bots.careless import CarelessBot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.model import model_bot
from boardwright.bots.random import RandomBot
from boardwright.bots.search.levels import expert, hard, searching
from boardwright.bots.seat import Bot
from boardwright.kernel.errors import BadOptions

#: The bots that anybody may ask for, at a table too, from the weakest on.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "easy": CarelessBot,
    "medium": GreedyBot,
    "hard": hard,
    "expert": expert,
}
#: Those to play against; a table that needs a bot and is told no other takes the usual one.
LEVELS: Final = ("easy", "medium", "hard", "expert")
USUAL: Final = "medium"
#: Names from before there were levels, which tables and scripts may still carry.
ALSO: Final = {"greedy": "medium"}
#: Kinds of bots from elsewhere: each makes a bot of the word after its colon and a seed. They run what a person at this
#: computer names, so the server takes none of them from a visitor.
KINDS: Final[dict[str, Callable[[str, int], Bot]]] = {"search": searching, "model": model_bot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name; the same seed makes it choose the same in the same situation."""
    kind, colon, word = name.partition(":")
    if colon and kind in KINDS:
        return KINDS[kind](word, seed)
    if not is_bot(name):
        raise no_such_bot(name, (*BOTS, *(f"{kind}:..." for kind in KINDS)))
    return BOTS[ALSO.get(name, name)](seed)


def is_bot(name: str | None) -> bool:
    """Whether that is one of the house's own."""
    return name in BOTS or name in ALSO


def no_such_bot(name: str | None, known: Iterable[str] = BOTS) -> BadOptions:
    """The answer to who asks for a bot that there is not."""
    return BadOptions(f"there is no bot {name!r}; there are: {', '.join(known)}")
