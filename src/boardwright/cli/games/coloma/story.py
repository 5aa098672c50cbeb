"""The story of Coloma, one line a turn: "Red (Rivers): surveys canyon 2; pays 2co 1du; +1go".

What happens to all at once, as an event or the reveal, is told in one line for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.cli.boards import Line
from boardwright.cli.games.coloma.signs import Signs
from boardwright.cli.story import Story, number
from boardwright.kernel.messages import Event

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


class ColomaStory(Story):
    """Gathers events into lines."""

    facts_words = FACTS
    chapters = CHAPTERS

    def __init__(self, signs: Signs, names: Sequence[str]) -> None:
        super().__init__(signs.words, signs.texts, names, signs.amount)
        self.signs = signs
        #: What each actor has paid since anything else happened, ways of the wagon, and places at the reveal.
        self.prices: dict[int, dict[str, int]] = {}
        self.ways: dict[int, list[str]] = {}
        self.placed: list[str] = []
        self.tellers |= {
            "turn-begins": self.turn_begins,
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
            super().common(kind, event)

    def site(self, event: Event) -> str:
        return str(self.said(event)["site"])

    def gathered(self, actor: int) -> list[str]:
        """Prices, ways and goods."""
        found: list[str] = []
        price = self.prices.pop(actor, None)
        if price:
            found.append(self.texts("fact-paid", pieces=self.signs.amounts(price)))
        ways = self.ways.pop(actor, None)
        if ways:
            found.append(self.texts("fact-drove", ways=" - ".join(ways)))
        return found + super().gathered(actor)

    def flush(self) -> None:
        """A line for each actor of whom there is anything to tell; one line if all have just gained something."""
        if len(self.gains) > 1 and not (self.facts or self.ways or self.heads or self.prices):
            told = [f"{self.names[actor]} {self.gained_goods(gains)}" for actor, gains in self.gains.items()]
            self.lines.append(Line(None, ", ".join(told)))
            self.gains = {}
            self.order = {}
        super().flush()

    def turn_begins(self, actor: int, event: Event) -> None:
        self.begin(actor, self.site(event))

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
