"""What the terminal itself says, in the player's language; the game's own sentences come from `boardwright.words`.

The texts are Fluent files: `cli/messages` for every game, `cli/games/<game>/messages` for one game's map and pages.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

from boardwright.kernel.messages import Message, Value
from boardwright.words import Words
from boardwright.words.words import load

HOME: Final = Path(__file__).parent


class Texts:
    """The terminal's own texts in one language, or those of the game whose folder is given."""

    def __init__(self, language: str, home: Path = HOME) -> None:
        self._words = Words(language)
        self._words.bundle = load(language, home / "messages")

    def __call__(self, key: str, **args: Value) -> str:
        return self._words.say(Message(key, args))


def fold(text: str) -> str:
    """A word as people type it: case, accents and extra blanks do not matter."""
    plain = unicodedata.normalize("NFD", " ".join(text.split()).casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
