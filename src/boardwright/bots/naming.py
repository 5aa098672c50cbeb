"""Bots by name: the house's own, and kinds that take a word of their own, as in ``search:seconds=2``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from boardwright.bots.careless import CarelessBot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.learned import LearnedBot
from boardwright.bots.master import master, mastering
from boardwright.bots.model import ModelBot, is_installed
from boardwright.bots.networks import has_network
from boardwright.bots.program import ProgramBot
from boardwright.bots.random import RandomBot
from boardwright.bots.search.levels import expert, hard, searching
from boardwright.bots.seat import Bot
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game

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
USUAL_BOT: Final = "medium"
#: Names from before there were levels, which tables and scripts may still carry.
ALSO: Final = {"greedy": "medium"}
#: Bots that play by a game's own network, where it has one and the libraries for it are there.
SPECIAL: Final[dict[str, Callable[[int], Bot]]] = {"learned": LearnedBot, "master": master}
#: Kinds of bots that need a word: each makes a bot of what stands after its colon and a seed. They may run what a
#: person at this computer names, so the server takes none of them from a visitor.
KINDS: Final[dict[str, Callable[[str, int], Bot]]] = {
    "search": searching,
    "master": mastering,
    "program": ProgramBot,
    "model": ModelBot,
}
#: Bots of such kinds that whoever runs this process has let in, by the name under which tables may ask for them.
GUESTS: Final[dict[str, str]] = {}
#: What a guest may be called: it stands in addresses, too.
GUEST_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,23}")


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name; the same seed makes it choose the same in the same situation."""
    name = GUESTS.get(name, name)
    if is_bot(name):
        return BOTS[ALSO.get(name, name)](seed)
    if name in SPECIAL:
        return SPECIAL[name](seed)
    kind, colon, word = name.partition(":")
    if not colon or kind not in KINDS:
        known = ", ".join([*BOTS, *SPECIAL, *(f"{kind}:..." for kind in KINDS)])
        raise BadOptions(f"there is no bot {name!r}; there are: {known}")
    return KINDS[kind](word, seed)


def is_bot(name: str | None) -> bool:
    """Whether that is one of the house's own, or a guest: one that anybody may ask for."""
    return name in BOTS or name in ALSO or name in GUESTS


def offered(game: Game[Any]) -> list[str]:
    """The bots that a table of that game may choose from: from the weakest on, those by a network, and guests."""
    return [*LEVELS, *(name for name in SPECIAL if lacking(name, game) is None), *GUESTS]


def plays(name: str | None, game: Game[Any]) -> bool:
    """Whether a table of that game may ask for that bot."""
    return is_bot(name) or (name in SPECIAL and lacking(name, game) is None)


def lacking(name: str | None, game: Game[Any]) -> str | None:
    """What a bot that plays by a network lacks at a table of that game: its ``network`` or ``libraries``."""
    if name not in SPECIAL:
        return None
    if not has_network(game):
        return "network"
    return None if is_installed() else "libraries"


def let_in(guest: str) -> None:
    """Let tables of this process ask for a bot from elsewhere by a name of its own: ``NAME=KIND:WORD``."""
    name, equals, bot = guest.partition("=")
    if not equals or not GUEST_NAME.fullmatch(name):
        raise BadOptions(f"cannot read the bot {guest!r}; expected a short name and what it is: mine=program:./my-bot")
    if is_bot(name) or name in SPECIAL:
        raise BadOptions(f"there is a bot {name!r} already; give yours another name")
    check_bot(bot)
    GUESTS[name] = bot


def known_bot(name: str, game: Game[Any]) -> str:
    """The name by which any other process makes the same bot; the usual one's where it is not there any more."""
    return GUESTS.get(name, name if plays(name, game) else USUAL_BOT)


def check_bot(name: str) -> None:
    """Refuse a name that no bot can be made of."""
    make_bot(name, 0).close()
