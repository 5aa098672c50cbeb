"""The renderer: one language, the table's sentences and, where a game is given, that game's.

Files are read once for a language and a game. What is missing in a file is an error here, never a gap in a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Message, Value

LANGUAGES: Final = ("en", "fr", "de")
TABLE: Final = Path(__file__).parent / "messages"

#: The arguments of messages that number seats, and are said as the names of their players.
SEAT_ARGUMENTS = ("player", "victim")


class MissingWords(KeyError):
    """A Fluent file lacks a key, or its sentence cannot be completed with the arguments given."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would show the text in quotes


class Words:
    """Everything that can be said at a table, in one language."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"there are no words in {language!r}; the languages are: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = load(language, TABLE if game is None else game.messages)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence of a message, with the names of the seats; seats without a name are numbered from 1."""
        args = {name: self._word(name, value, names) for name, value in message.args.items()}
        return self._format(message.key, self._find(message.key).value, args)

    def name(self, key: str) -> str:
        """What a component, an option or a choice is called."""
        return self.say(Message(key))

    def help(self, key: str) -> str | None:
        """One or two sentences about a key, with the rule they come from; None where there is nothing to explain."""
        attributes = self._find(key).attributes
        return self._format(f"{key}.help", attributes["help"], {}) if "help" in attributes else None

    def _word(self, name: str, value: Value, names: Sequence[str]) -> int | str:
        if isinstance(value, Message):
            return self.say(value, names)
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return names[value] if value < len(names) else self.say(Message("seat", {"number": value + 1}))
        return value

    def _find(self, key: str) -> Any:
        if not self.bundle.has_message(key):
            raise MissingWords(f"there are no words for {key!r} in {self.language!r}")
        return self.bundle.get_message(key)

    def _format(self, key: str, pattern: Any, args: Mapping[str, int | str]) -> str:
        if pattern is None:
            raise MissingWords(f"the words for {key!r} in {self.language!r} are empty")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingWords(f"the words for {key!r} in {self.language!r} are incomplete: {errors[0]}")
        return str(text)


@cache
def load(language: str, folder: Path) -> FluentBundle:
    """The sentences of the table and of that folder. No isolation marks: terminals show them as stray characters."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in dict.fromkeys((TABLE, folder)):
        bundle.add_resource(FluentResource((source / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
