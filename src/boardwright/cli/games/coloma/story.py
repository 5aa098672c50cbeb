"""The story of Coloma, one line a turn: "Red (Rivers): surveys canyon 2; pays 2co 1du; +1go".

What happens to all at once, as an event or the reveal, is told in one line for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from boardwright.cli.boards import Line, seat_of
from boardwright.cli.games.coloma.signs import Signs
from boardwright.kernel.messages import Event, Message

#: The words of facts that need nothing but what the event tells.
FACTS: Final = {
    "built": "fact-built",
    "bridged": "fact-bridged",
    "surveyed": "fact-surveyed",
    "founded": "fact-founded",
    "used-card": "fact-used-card",
    "practised": "fact-practised",
    "picked": "fact-picked",
    "opened-section": "fact-opened-section",
    "robbed": "fact-robbed",
    "filled": "fact-filled",
    "pitched": "fact-pitched",
    "settled": "fact-settled",
    "took-barrel": "fact-took-barrel",
    "opened": "fact-opened",
    "discarded-barrel": "fact-discarded-barrel",
    "buried": "fact-buried",
    "ate": "fact-ate",
    "shootout-first": "fact-first",
    "shootout-second": "fact-second",
    "shootout-third": "fact-third",
    "shootout-none": "fact-none",
}
#: What ends the telling of what all have done so far.
CHAPTERS: Final = ("year-begins", "round-begins", "shootout-won", "shootout-lost", "game-over", "buster-avoids")


class Story:
    """Gathers events into lines."""

    def __init__(self, signs: Signs, names: Sequence[str]) -> None:
        self.signs = signs
        self.words = signs.words
        self.texts = signs.texts
        self.names = names
        self.lines: list[Line] = []
        #: Who has done something since the last line, first come first; what it was, and the site where the turn is.
        self.order: dict[int, None] = {}
        self.facts: dict[int, list[str]] = {}
        self.heads: dict[int, str] = {}
        #: What each actor has gained or paid since anything else happened, ways of the wagon, and places at the reveal.
        self.gains: dict[int, dict[str, int]] = {}
        self.prices: dict[int, dict[str, int]] = {}
        self.ways: dict[int, list[str]] = {}
        self.placed: list[str] = []
        self.tellers: dict[str, Callable[[int, Event], None]] = {
            "turn-begins": self.turn_begins,
            "gained": self.gained,
            "drew": self.drew,
            "drew-points": self.drew_points,
            "drew-these": self.drew_these,
            "put-back": self.put_back,
            "paid": self.paid,
            "lodged": self.lodged,
            "bought": self.bought,
            "drove": self.drove,
            "badge": self.badge,
            "placed": self.place,
            "mule-placed": self.place,
        }

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
        elif kind in FACTS:
            self.add(actor, self.texts(FACTS[kind], **self.said(event)))
        else:
            self.add(actor, self.sentence(event))

    def common(self, kind: str, event: Event) -> None:
        """What happens to all."""
        if kind == "buster-placed":
            self.placed.append(f"Buster {self.site(event)}")
        elif kind in ("barricade", "barricade-stays"):
            where = self.texts("fact-barricade", site=self.site(event))
            self.flush()
            self.lines.append(Line(None, "; ".join([", ".join(self.placed), where]) if self.placed else where))
            self.placed = []
        else:
            if kind in CHAPTERS:
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

    def site(self, event: Event) -> str:
        return str(self.said(event)["site"])

    # -- facts -------------------------------------------------------------------------------------------------

    def add(self, actor: int, fact: str) -> None:
        self.settle(actor)
        self.facts.setdefault(actor, []).append(fact)

    def settle(self, actor: int) -> None:
        """Prices, ways and goods become facts when something else follows them."""
        found: list[str] = []
        price = self.prices.pop(actor, None)
        if price:
            found.append(self.texts("fact-paid", pieces=self.signs.amounts(price)))
        ways = self.ways.pop(actor, None)
        if ways:
            found.append(self.texts("fact-drove", ways=" - ".join(ways)))
        gains = self.gains.pop(actor, None)
        if gains:
            found.append(self.gained_goods(gains))
        if found:
            self.facts.setdefault(actor, []).extend(found)

    def gained_goods(self, gains: Mapping[str, int]) -> str:
        return " ".join(f"+{self.signs.amount(good, count)}" for good, count in gains.items())

    def flush(self) -> None:
        """A line for each actor of whom there is anything to tell; one line if all have just gained something."""
        if len(self.gains) > 1 and not (self.facts or self.ways or self.heads or self.prices):
            told = [f"{self.names[actor]} {self.gained_goods(gains)}" for actor, gains in self.gains.items()]
            self.lines.append(Line(None, ", ".join(told)))
            self.gains = {}
            self.order = {}
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

    def turn_begins(self, actor: int, event: Event) -> None:
        """What came before is told first; others may have their turns at the same time."""
        self.line(actor)
        self.order.setdefault(actor)
        self.heads[actor] = self.site(event)

    def gained(self, actor: int, event: Event) -> None:
        good = event.args["good"]
        assert isinstance(good, Message)
        count = good.args["count"]
        assert isinstance(count, int)
        self.goods(actor, good.key.removeprefix("good-"), count)

    def goods(self, actor: int, good: str, count: int) -> None:
        gains = self.gains.setdefault(actor, {})
        gains[good] = gains.get(good, 0) + count

    def drew(self, actor: int, event: Event) -> None:
        self.goods(actor, "card", number(event, "count"))

    def drew_points(self, actor: int, event: Event) -> None:
        self.goods(actor, "point", number(event, "count"))

    def drew_these(self, actor: int, event: Event) -> None:
        self.gains.get(actor, {}).pop("card", None)
        self.add(actor, self.texts("fact-drew", cards=self.said(event)["cards"]))

    def put_back(self, actor: int, event: Event) -> None:
        fact = self.texts("fact-put-back")
        if self.facts.get(actor, [""])[-1] != fact:
            self.add(actor, fact)

    def paid(self, actor: int, event: Event) -> None:
        if self.gains.get(actor) or self.ways.get(actor):
            self.settle(actor)
        price = self.prices.setdefault(actor, {"coin": 0, "gold": 0, "dude": 0})
        for good, name in (("coin", "coins"), ("gold", "gold"), ("dude", "dudes")):
            price[good] += number(event, name)

    def lodged(self, actor: int, event: Event) -> None:
        self.add(actor, self.texts("fact-lodged", points=self.signs.points(number(event, "points"))))

    def bought(self, actor: int, event: Event) -> None:
        counts = {"tent": number(event, "tents"), "horse": number(event, "horses")}
        self.add(actor, self.texts("fact-bought", wares=self.signs.amounts(counts)))

    def drove(self, actor: int, event: Event) -> None:
        if actor not in self.ways:
            self.settle(actor)
        self.ways.setdefault(actor, []).append(str(self.said(event)["space"]))

    def badge(self, actor: int, event: Event) -> None:
        self.flush()
        self.lines.append(Line(actor, self.sentence(event)))

    def place(self, actor: int, event: Event) -> None:
        mule = event.message.key == "event-mule-placed"
        who = self.texts("mule-of", player=self.names[actor]) if mule else self.names[actor]
        self.placed.append(f"{who} {self.site(event)}")


def number(event: Event, name: str) -> int:
    found = event.args[name]
    assert isinstance(found, int)
    return found
