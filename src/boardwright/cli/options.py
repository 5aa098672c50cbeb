"""Reading the command line: table options by the game's own declarations, bots, and who sits where."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from typing import Any

from boardwright.bots import BOTS, USUAL_BOT, check_bot
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game
from boardwright.kernel.options import Choice, Flag, FlagList, Option, Pick
from boardwright.match.record import HUMAN

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
DEFAULT_BOT = USUAL_BOT


def read_options(game: Game[Any], pairs: Sequence[str], first_game: bool = False) -> dict[str, Any]:
    """Options written as ``name=value``; lists by comma, yes or no for flags."""
    specs = {spec.name: spec for spec in game.options}
    given: dict[str, Any] = {}
    if first_game:
        pairs = [*pairs, "first_game=yes"]
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOptions(f"cannot read option {pair!r}; expected name=value, as in {example(game, name)}")
        if name not in specs:
            raise BadOptions(f"unknown option {name!r}; {game.id} has: {', '.join(specs) or 'none'}")
        given[name] = read_value(specs[name], value.strip())
    return given


def read_value(spec: Option, text: str) -> Any:
    """The value of one option; whether it fits is for the option itself to say."""
    if isinstance(spec, Flag):
        return read_flag(spec.name, text)
    if isinstance(spec, FlagList):
        return [read_flag(spec.name, word) for word in split(text)]
    if isinstance(spec, Pick):
        return split(text)
    return text


def read_flag(name: str, text: str) -> bool:
    if text.lower() in YES:
        return True
    if text.lower() in NO:
        return False
    raise BadOptions(f"option {name!r}: {text!r} does not fit; expected yes or no")


def split(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def example(game: Game[Any], name: str) -> str:
    """An option of the game as it would be typed: the one of that name, if it is a choice between words."""
    choices = [spec for spec in game.options if isinstance(spec, Choice)]
    for spec in [spec for spec in choices if spec.name == name] + choices:
        return f"{spec.name}={spec.among[-1]}"
    return f"{game.options[0].name}=yes" if game.options else "none: this game has no options"


def describe(spec: Option) -> str:
    """What may be written for an option."""
    if isinstance(spec, Flag):
        return "yes or no"
    if isinstance(spec, Choice):
        return " | ".join(spec.among)
    if isinstance(spec, Pick):
        return f"{spec.amount()} of: {', '.join(spec.among)}" if spec.among else "none to choose from yet"
    if isinstance(spec, FlagList):
        return f"{spec.length} times yes or no"
    return ""


def read_bots(text: str) -> list[str]:
    """Names of bots, separated by commas; one with a comma in it stands in double quotes."""
    names = [name.strip() for name in next(csv.reader([text], skipinitialspace=True), []) if name.strip()]
    if not names:
        raise BadOptions(f"no bot is named; there are: {', '.join(BOTS)}")
    for name in names:
        check_bot(name)
    return names


def sitters(game: Game[Any], players: int | None, humans: int, named: Sequence[str]) -> list[str]:
    """Who sits where: people first, then the bots in order, again from the first one when there are more seats."""
    count = players if players is not None else max(game.players[0], humans + len(named))
    game.accept(count, None)
    bots = named or [DEFAULT_BOT]
    if not 0 <= humans <= count:
        raise BadOptions(f"{humans} people do not fit at a table for {count}")
    free = count - humans
    if len(bots) > max(free, 1):
        raise BadOptions(f"{len(bots)} bots are named, but {humans} of {count} seats are for people: {free} are left")
    return [HUMAN] * humans + [bots[seat % len(bots)] for seat in range(free)]
