"""How the story of a game gathers events into lines, one for what an actor does in a turn: "Red, Rivers: digs; +2du".

A game has the words of its facts (``fact-*``), of the line of a turn (``turn-line``, ``turn-line-at``), of what joins
facts and of having done nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from boardwright.cli.boards import Line, seat_of
from boardwright.cli.texts import Texts
from boardwright.kernel.messages import Event, Message
from boardwright.words import Words


class Story:
    """Gathers events into lines."""

    #: Kinds of events whose words need nothing but what the event tells, and what ends the telling of what all did.
    facts_words: ClassVar[Mapping[str, str]] = {}
    chapters: ClassVar[Collection[str]] = ()

    def __init__(self, words: Words, texts: Texts, names: Sequence[str], amount: Callable[[str, int], str]) -> None:
        self.words = words
        self.texts = texts
        self.names = names
        #: How an amount of a good is written.
        self.amount = amount
        self.lines: list[Line] = []
        #: Who has done something since the last line, first come first; what it was, and what the turn is about.
        self.order: dict[int, None] = {}
        self.facts: dict[int, list[str]] = {}
        self.heads: dict[int, str] = {}
        #: What each actor has gained since anything else happened.
        self.gains: dict[int, dict[str, int]] = {}
        self.tellers: dict[str, Callable[[int, Event], None]] = {"gained": self.gained, "drew": self.drew}

    def tell(self, events: Iterable[Event]) -> list[Line]:
        for event in events:
            self.one(event)
        self.flush()
        return self.lines

    def tell_of(self, actor: int, events: Iterable[Event]) -> list[Line]:
        """What an actor has just done, and what has happened to all; a turn that has only begun is nothing yet."""
        for event in events:
            self.one(event)
        self.settle(actor)
        if not self.facts.get(actor):
            self.heads.pop(actor, None)
        self.flush()
        return [line for line in self.lines if line.player in (None, actor)]

    def one(self, event: Event) -> None:
        kind = event.message.key.removeprefix("event-")
        actor = seat_of(event)
        if actor is None:
            self.common(kind, event)
            return
        self.order.setdefault(actor)
        if kind in self.tellers:
            self.tellers[kind](actor, event)
        elif kind in self.facts_words:
            self.add(actor, self.texts(self.facts_words[kind], **self.said(event)))
        else:
            self.add(actor, self.sentence(event))

    def common(self, kind: str, event: Event) -> None:
        """What happens to all."""
        if kind in self.chapters:
            self.flush()
        self.lines.append(Line(None, self.sentence(event)))

    # -- words -------------------------------------------------------------------------------------------------

    def sentence(self, event: Event) -> str:
        return self.words.say(event.message, self.names)

    def said(self, event: Event) -> dict[str, Any]:
        """What an event tells, with names in words."""
        return {
            name: self.words.say(value, self.names) if isinstance(value, Message) else value
            for name, value in event.args.items()
            if name != "player"
        }

    # -- facts -------------------------------------------------------------------------------------------------

    def add(self, actor: int, fact: str) -> None:
        self.settle(actor)
        self.facts.setdefault(actor, []).append(fact)

    def settle(self, actor: int) -> None:
        """What was gathered becomes facts when something else follows it."""
        found = self.gathered(actor)
        if found:
            self.facts.setdefault(actor, []).extend(found)

    def gathered(self, actor: int) -> list[str]:
        """What has not been told of an actor yet."""
        gains = self.gains.pop(actor, None)
        return [self.gained_goods(gains)] if gains else []

    def gained_goods(self, gains: Mapping[str, int]) -> str:
        return " ".join(f"+{self.amount(good, count)}" for good, count in gains.items())

    def flush(self) -> None:
        """A line for each actor of whom there is anything to tell."""
        for actor in list(self.order):
            self.line(actor)

    def line(self, actor: int) -> None:
        self.settle(actor)
        facts = self.facts.pop(actor, [])
        head = self.heads.pop(actor, None)
        self.order.pop(actor, None)
        if not facts and head is None:
            return
        told = self.texts("fact-join").join(facts) or self.texts("fact-nothing")
        key = "turn-line" if head is None else "turn-line-at"
        self.lines.append(Line(actor, self.texts(key, player=self.names[actor], site=head or "", facts=told)))

    def begin(self, actor: int, head: str) -> None:
        """A turn begins: what came before is told first; others may have theirs at the same time."""
        self.line(actor)
        self.order.setdefault(actor)
        self.heads[actor] = head

    # -- goods -------------------------------------------------------------------------------------------------

    def gained(self, actor: int, event: Event) -> None:
        self.goods(actor, *good_of(event))

    def drew(self, actor: int, event: Event) -> None:
        self.goods(actor, "card", number(event, "count"))

    def goods(self, actor: int, good: str, count: int) -> None:
        gains = self.gains.setdefault(actor, {})
        gains[good] = gains.get(good, 0) + count


def good_of(event: Event) -> tuple[str, int]:
    """The good that an event is about, and how much of it."""
    good = event.args["good"]
    assert isinstance(good, Message)
    count = good.args["count"]
    assert isinstance(count, int)
    return good.key.removeprefix("good-"), count


def number(event: Event, name: str) -> int:
    found = event.args[name]
    assert isinstance(found, int)
    return found
