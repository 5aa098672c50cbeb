"""Bots by name: the house's own, and kinds that take a word of their own, as in ``model:policy.onnx``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.bots.greedy import GreedyBot
from boardwright.bots.random import RandomBot
from boardwright.bots.seat import Bot
from boardwright.kernel.errors import BadOptions

#: The bots that anybody may ask for, at a table too, from the weakest on.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
#: Kinds of bots from elsewhere: each makes a bot of the word after its colon and a seed. They run what a person at this
#: computer names, so the server takes none of them from a visitor.
KINDS: Final[dict[str, Callable[[str, int], Bot]]] = {}


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name; the same seed makes it choose the same in the same situation."""
    if name in BOTS:
        return BOTS[name](seed)
    kind, colon, word = name.partition(":")
    if colon and kind in KINDS:
        return KINDS[kind](word, seed)
    raise BadOptions(f"there is no bot {name!r}; there are: {', '.join([*BOTS, *(f'{kind}:...' for kind in KINDS)])}")
