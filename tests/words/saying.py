"""Everything that can be said about a match, and what makes it a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from boardwright.kernel.messages import Message
from boardwright.match.match import Match
from boardwright.words import Words
from boardwright.words.words import TABLE
from tests.words.fluent_files import keys

SENTENCES = ("prompt-", "event-", "refusal-", "undo-")
SPOKEN = (*SENTENCES, "action-")
#: One of so many actions is asked about.
STRIDE = 499


def all_answers(match: Match, components: Sequence[str]) -> Iterator[Message]:
    """Everything that can be said about a position: to those who decide, and to those who do not."""
    for decision in match.decisions:
        yield decision.prompt
        yield from (match.describe(option).label for option in decision.options)
    for player in range(match.players):
        actions = range(0, match.game.space.size, STRIDE)
        asked = [*components, *(match.game.space.notation(action) for action in actions)]
        refusals = [match.why_not(player, thing) for thing in asked]
        yield from (refusal.message for refusal in refusals if refusal is not None)
        barrier = match.undo_barrier(player)
        if barrier is not None:
            yield barrier
    for sheet in match.score_sheet:
        yield from (line.name for line in sheet.lines)


def each_once(sources: Iterable[Iterable[Message]]) -> dict[str, Message]:
    said: dict[str, Message] = {}
    for source in sources:
        said.update((repr(message), message) for message in source)
    return said


def check_sentences(words: Words, said: Iterable[Message], names: Sequence[str]) -> None:
    for message in said:
        text = words.say(message, names)
        assert text, message
        assert not re.search(r"[{}$]|None|Message\(|refusal-|event-|  | [.,]", text), text
        if message.key.startswith(SENTENCES):
            assert text.endswith("."), text
            assert not re.match(r"[a-zà-ü](?!\d)", text), f"only a cell may stand first in small letters: {text}"


def check_seats_without_names(words: Words, said: Iterable[Message], names: Sequence[str]) -> None:
    """Seats are numbered then, and nobody's name slips in."""
    absent = "|".join(rf"\b{name}\b" for name in names)
    with_player = [message for message in said if "player" in message.args]
    assert with_player
    for message in with_player:
        assert not re.search(rf"[{{}}$]|None|{absent}", words.say(message, ()))


def unsaid(folder: Path, said: Mapping[str, Message]) -> set[str]:
    """What a game's file and the table's could say, and nobody said."""
    spoken = {key for place in (TABLE, folder) for key in keys(place, "en") if key.startswith(SPOKEN)}
    return spoken - {message.key for message in said.values()}
