"""Words for messages: what the engine says as keys and arguments, written as sentences in the reader's language.

The sentences are in Fluent files: `words/messages` for the table, `games/<game>/messages` for a game.
"""

from __future__ import annotations

from boardwright.words.words import LANGUAGES, MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Words"]
