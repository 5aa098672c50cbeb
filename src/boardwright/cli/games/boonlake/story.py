"""The story of Boonlake, one line a turn: "Red, Pioneer: plays Golden Auction; pays 2$; +4$; sails to t04"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.cli.boards import Line
from boardwright.cli.games.boonlake.signs import Signs
from boardwright.cli.story import Story, good_of, number
from boardwright.kernel.messages import Event

#: The words of facts that need nothing but what the event tells.
FACTS: Final = {
    "kept": "fact-kept",
    "gave-up": "fact-gave-up",
    "sailed": "fact-sailed",
    "scored": "fact-scored",
    "failed": "fact-failed",
    "income": "fact-income",
    "idle-levers": "fact-idle-levers",
    "discarded": "fact-discarded",
    "sold": "fact-sold",
    "stepped": "fact-stepped",
    "produced": "fact-produced",
    "played": "fact-played",
    "realised": "fact-realised",
    "modernised": "fact-modernised",
    "pulled": "fact-pulled",
    "pushed-up": "fact-pushed-up",
    "paddled": "fact-paddled",
    "placed-tile": "fact-placed-tile",
    "placed-pasture": "fact-placed-pasture",
    "map-full": "fact-map-full",
    "developed": "fact-developed",
    "housed": "fact-housed",
    "village": "fact-village",
    "second-village": "fact-second-village",
    "grazed": "fact-grazed",
    "row-emptied": "fact-row-emptied",
    "claimed": "fact-claimed",
    "sage-chose": "fact-sage-chose",
    "cactus": "fact-cactus",
    "nothing-left": "fact-nothing-left",
    "hidden-tiles": "fact-hidden-tiles",
}
CHAPTERS: Final = ("round-begins", "scoring-begins", "game-over")


class BoonlakeStory(Story):
    """Gathers events into lines."""

    facts_words = FACTS
    chapters = CHAPTERS

    def __init__(self, signs: Signs, names: Sequence[str]) -> None:
        super().__init__(signs.words, signs.texts, names, signs.amount)
        self.signs = signs
        #: What each actor has paid since anything else happened.
        self.prices: dict[int, dict[str, int]] = {}
        self.tellers |= {
            "chose": self.chose,
            "sage-reveals": self.reveals,
            "lost": self.lost,
            "paid": self.paid,
            "drew-these": self.drew_these,
            "crossed": self.crossed,
            "last-lap": self.crossed,
        }

    def gathered(self, actor: int) -> list[str]:
        """Prices, then goods."""
        price = self.prices.pop(actor, None)
        found = [self.texts("fact-paid", goods=self.signs.amounts(price))] if price else []
        return found + super().gathered(actor)

    def chose(self, actor: int, event: Event) -> None:
        self.begin(actor, str(self.said(event)["tile"]))

    def reveals(self, actor: int, event: Event) -> None:
        self.begin(actor, str(event.args["tile"]))

    def lost(self, actor: int, event: Event) -> None:
        self.price(actor, *good_of(event))

    def paid(self, actor: int, event: Event) -> None:
        for good, name in (("coin", "coins"), ("vase", "vases")):
            self.price(actor, good, number(event, name))

    def price(self, actor: int, good: str, count: int) -> None:
        if self.gains.get(actor):
            self.settle(actor)
        if count:
            price = self.prices.setdefault(actor, {})
            price[good] = price.get(good, 0) + count

    def drew_these(self, actor: int, event: Event) -> None:
        """Whoever sees the cards need not be told how many they are."""
        self.gains.get(actor, {}).pop("card", None)
        self.add(actor, self.texts("fact-drew", cards=self.said(event)["cards"]))

    def crossed(self, actor: int, event: Event) -> None:
        """What sets a scoring off is told to all, after what led there."""
        self.line(actor)
        self.lines.append(Line(None, self.sentence(event)))
