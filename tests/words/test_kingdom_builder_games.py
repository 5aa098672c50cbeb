"""Whole games of Kingdom Builder in every language: each prompt, label, log line and refusal becomes a sentence."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.kingdom_builder import events
from boardwright.kernel.messages import Event, Message
from boardwright.match.match import Match
from boardwright.words import LANGUAGES, Words
from boardwright.words.words import TABLE

GAME = get_game("kingdom_builder")
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil")
EMPTY_DECK = {"grass": 5, "canyon": 5, "desert": 5, "flowers": 5, "forest": 5}

#: Only a game in which players decide at the same time can say this.
NOT_HERE = {"undo-revealed", "undo-others"}


def all_answers(match: Match, cells: list[str]) -> Iterator[Message]:
    """Everything that can be said about a position: to those who decide, and to those who do not."""
    for decision in match.decisions:
        yield decision.prompt
        yield from (match.describe(option).label for option in decision.options)
    components = [name for name in GAME.components(match.state) if not name.startswith("cell:")] + cells
    for player in range(match.players):
        refusals = [match.why_not(player, component) for component in components]
        yield from (refusal.message for refusal in refusals if refusal is not None)
        barrier = match.undo_barrier(player)
        if barrier is not None:
            yield barrier
    for sheet in match.score_sheet:
        yield from (line.name for line in sheet.lines)


def random_game(seed: int) -> Iterator[Message]:
    """A random game, with questions about some cells before each decision; tiles are used as soon as possible."""
    chance = random.Random(seed)
    match = bw.new("kingdom_builder", players=2 + seed % 4, seed=seed)
    cells = sorted(name for name in GAME.components(match.state) if name.startswith("cell:"))
    while not match.over:
        yield from all_answers(match, chance.sample(cells, 6))
        decision = match.decisions[0]
        uses = [option for option in decision.options if match.describe(option).verb == "use"]
        action = chance.choice(uses or decision.options)
        yield from (event.message for event in match.apply(decision.player, action))
        if match.describe(action).verb == "lift":
            yield from all_answers(match, [f"cell:{match.describe(action).notation.split()[1]}"])
    yield from all_answers(match, cells[:1])


def every_event() -> Iterator[Message]:
    """Each fact of the log, also those that hardly ever happen."""
    makers: list[Callable[..., Any]] = [maker for _, maker in inspect.getmembers(events, inspect.isfunction)]
    for maker in makers:
        for number in (0, 1, 2):
            made = maker(*[number for _ in inspect.signature(maker).parameters])
            yield made.message if isinstance(made, Event) else made
    yield events.turn_begins(0, -1).message


def rare_positions() -> Iterator[Message]:
    """What can be answered when no terrain card is left."""
    table: dict[str, Any] = {
        "game": "kingdom_builder",
        "players": 2,
        "quadrants": ["tavern", "paddock", "oasis", "farm"],
        "turned": [False] * 4,
        "cards": ["fishermen", "knights", "merchants"],
        "seats": [{"settlements": "e4"}, {}],
    }
    yield from all_answers(bw.from_position({**table, "removed": EMPTY_DECK}), ["cell:e5"])
    one_used = {**table, "played": "grass", "placed": 1, "due": 0, "removed": {**EMPTY_DECK, "grass": 4}}
    yield from all_answers(bw.from_position(one_used), ["cell:e5"])


@cache
def everything_said() -> dict[str, Message]:
    """All messages of the sources above, each once."""
    said: dict[str, Message] = {}
    for source in (*(random_game(seed) for seed in range(16)), every_event(), rare_positions()):
        said.update((repr(message), message) for message in source)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_a_sentence(language: str) -> None:
    words = Words(language, GAME)
    for message in everything_said().values():
        text = words.say(message, NAMES)
        assert text, message
        assert not re.search(r"[{}$]|None|Message|refusal-|event-|  ", text), text
        if message.key.startswith(("prompt-", "event-", "refusal-", "undo-")):
            assert text.endswith("."), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_said_to_seats_without_names_too(language: str) -> None:
    words = Words(language, GAME)
    with_player = [message for message in everything_said().values() if "player" in message.args]
    for message in with_player:
        assert not re.search(r"[{}$]|None|Ada|Bo\b", words.say(message, ()))


def test_these_games_say_all_there_is_to_say() -> None:
    """Otherwise the tests above would prove less than they seem to."""
    files = [(folder / "en.ftl").read_text(encoding="utf-8") for folder in (TABLE, GAME.messages)]
    spoken = set(re.findall(r"^((?:prompt|action|event|refusal|undo)-\S+) =", "\n".join(files), re.MULTILINE))
    said = {message.key for message in everything_said().values()}
    assert sorted(spoken - said) == sorted(NOT_HERE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_other_games_say_is_a_sentence_too(language: str) -> None:
    words = Words(language, None)
    assert words.say(Message("undo-others", {"player": 1}), NAMES).startswith("Bo ")
    assert words.name("undo-revealed").endswith(".")
