"""What is wrong with a table that somebody wants to open, in words of the page's form: keys that begin with `refused-`.

What nobody but a program can cause is told in English alone; the page has a sentence for that.
"""

from __future__ import annotations

from typing import Any, Final

from pydantic import ValidationError

from boardwright.bots import BOTS, lacking, offered, plays
from boardwright.bots.model import BRINGS, LIBRARIES
from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions, BoardwrightError, UnknownGame
from boardwright.kernel.game import Game
from boardwright.server.protocol import LONGEST_NAME, LONGEST_TITLE, NewTable, Text
from boardwright.server.refuse import Refuse

#: By the part of a form that cannot be read what its owner is told; of a seat it is the part of the seat.
FIELDS: Final = {
    "name": Text(key="refused-name", args={"count": LONGEST_NAME}),
    "title": Text(key="refused-title", args={"count": LONGEST_TITLE}),
    "seed": Text(key="refused-seed"),
    "seats": Text(key="refused-players"),
    "clock": Text(key="refused-clock"),
    "pace": Text(key="refused-clock"),
}


def form_trouble(problem: ValidationError) -> Text | None:
    """The same as the first thing that is wrong with a request."""
    where = [part for part in problem.errors()[0]["loc"] if isinstance(part, str)]
    return FIELDS.get(where[-1]) if where else None


def table_trouble(problem: BoardwrightError, wanted: NewTable) -> Text | None:
    """Why the game does not begin like that."""
    if isinstance(problem, UnknownGame):
        return Text(key="refused-game")
    if len(wanted.seats) not in get_game(wanted.game).players:
        return Text(key="refused-players")
    if isinstance(problem, BadOptions) and problem.about:
        option, *others = [Text(key=f"option-{name}") for name in problem.about]
        if not others:
            return Text(key="refused-option", args={"option": option})
        return Text(key="refused-options", args={"option": option, "other": others[0]})
    return None if wanted.seed is None else Text(key="refused-seed")


def check_bot(name: str | None, game: Game[Any]) -> None:
    """Refuse a bot that nobody can ask for at a table of that game, and say what would bring it."""
    if plays(name, game):
        return
    lacks = lacking(name, game)
    reasons = {
        "network": f"nobody has trained a network for {game.id}, so the bot {name!r} does not play it",
        "libraries": f"the bot {name!r} needs {' and '.join(LIBRARIES)}, which this server does not have; {BRINGS}",
        None: f"there is no bot {name!r}; there are: {', '.join(dict.fromkeys([*BOTS, *offered(game)]))}",
    }
    key = "refused-bot" if lacks is None else f"refused-bot-{lacks}"
    raise Refuse("illegal", reasons[lacks], Text(key=key, args={"bot": (name or "")[:LONGEST_NAME]}))
