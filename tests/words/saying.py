"""Everything that can be said about a match, and what makes it a sentence."""

from __future__ import annotations

import inspect
import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from boardwright.kernel.messages import Event, Message
from boardwright.match.match import Match
from boardwright.words import Words
from boardwright.words.words import TABLE
from tests.words.fluent_files import keys

SENTENCES = ("prompt-", "event-", "refusal-", "undo-")
SPOKEN = (*SENTENCES, "action-")
#: One of so many actions is asked about.
STRIDE = 499
#: Components asked about before each decision of a random game; rare positions are asked about everything.
SOME = 4


def all_answers(match: Match, components: Sequence[str]) -> Iterator[Message]:
    """Everything that can be said about a position: to those who decide, and to those who do not."""
    for decision in match.decisions:
        yield decision.prompt
        yield from (match.describe(option).label for option in decision.options)
    for choice in match.sight(range(match.players)).choices(helpers=True):
        yield from choice.hints.values()
        yield from (plan.told for plan in choice.plans.values())
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


def random_game(match: Match, seed: int) -> Iterator[Message]:
    """A random game, with questions about some components before each decision; rare moves are preferred."""
    chance = random.Random(seed)
    components = sorted(match.game.components(match.state))
    played: Counter[str] = Counter()
    while not match.over:
        yield from all_answers(match, chance.sample(components, SOME))
        decision = chance.choice(match.decisions)
        tried = chance.sample(decision.options, min(3, len(decision.options)))
        action = min(tried, key=lambda option: played[match.describe(option).verb])
        played[match.describe(action).verb] += 1
        yield from (event.message for event in match.apply(decision.player, action))
    yield from all_answers(match, components[:1])


def number_or_bool(parameter: inspect.Parameter, number: int) -> Any:
    return bool(number) if parameter.annotation == "bool" else number


def every_event(
    events: ModuleType,
    others: Collection[str] = (),
    argument: Callable[[inspect.Parameter, int], Any] = number_or_bool,
    numbers: Iterable[int] = (0, 1, 2),
) -> Iterator[Message]:
    """Each fact of the log with none, one and several, also where that hardly ever happens, but for those named."""
    makers: list[tuple[str, Callable[..., Any]]] = inspect.getmembers(events, inspect.isfunction)
    for name, maker in makers:
        if inspect.signature(maker).return_annotation == "Event" and name not in others:
            for number in numbers:
                made = maker(*[argument(each, number) for each in inspect.signature(maker).parameters.values()])
                assert isinstance(made, Event)
                yield made.message


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
