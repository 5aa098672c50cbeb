"""The story of Kingdom Builder, one line a turn: "Blue on Forest: builds f7, f8, g8; takes Farm".

What others do in somebody's turn, such as answering with a Canoe, is told in lines of their own after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from boardwright.cli.boards import Line, seat_of
from boardwright.cli.games.kingdom_builder.deeds import Deeds
from boardwright.cli.games.kingdom_builder.names import card_name
from boardwright.cli.texts import Texts
from boardwright.kernel.messages import Event, Message
from boardwright.words import Words

#: Not told: what happens in every turn, and is shown on the panel.
QUIET: Final = frozenset({"drew", "drew-card", "nomad-gone"})
#: What begins a turn, with the arguments that name the cards laid open.
OPENINGS: Final = {
    "turn": ("terrain",),
    "turn-two-cards": ("a", "b"),
    "turn-three-cards": ("a", "b", "c"),
    "turn-without-card": (),
}


class Story:
    """Gathers events into lines. A turn is told when the next one begins."""

    def __init__(self, words: Words, texts: Texts, names: Sequence[str]) -> None:
        self.words = words
        self.texts = texts
        self.names = names
        self.lines: list[Line] = []
        self.player: int | None = None
        self.terrain = ""
        #: What each seat has done since the turn began.
        self.deeds: dict[int, Deeds] = {}
        #: What happened to all in the turn: told after it.
        self.after: list[Line] = []

    def tell(self, events: Iterable[Event], opening: Any) -> list[Line]:
        if opening is not None:
            self.player = opening["turn"]
            open_cards = [card_name(self.words, card) for card in opening["open"]]
            played = self.words.name(f"terrain-{opening['played']}") if opening["played"] else ""
            self.terrain = played or self.joined(open_cards)
        for event in events:
            if event.kind in OPENINGS:
                self.begin(event)
            elif event.kind == "silo":
                self.silo(event)
            elif event.kind not in QUIET:
                self.add(event)
        self.close()
        return self.lines

    def begin(self, event: Event) -> None:
        self.close()
        self.player = seat_of(event)
        self.terrain = self.joined([self.name(event, card) for card in OPENINGS[event.kind]])

    def joined(self, cards: Sequence[str]) -> str:
        """The cards laid open, equal ones once."""
        return self.texts("cards-join").join(dict.fromkeys(cards))

    def silo(self, event: Event) -> None:
        """After the last turn: each use of a silo is a line."""
        self.close()
        self.player = seat_of(event)
        self.terrain = ""
        self.of(event).begin_silo(self.words.name("feature-silo"))

    def add(self, event: Event) -> None:
        """One more fact of the turn; what is no player's deed gets a line of its own."""
        if self.player is None:
            self.player = seat_of(event)
        if event.kind == "terrain-chosen":
            self.terrain = self.name(event, "terrain")
        elif not (seat_of(event) is not None and self.of(event).add(event)):
            self.after.append(Line(None, self.words.say(event.message, self.names)))

    def of(self, event: Event) -> Deeds:
        """The deeds of the seat that an event is about."""
        player = seat_of(event)
        assert player is not None, f"{event.kind} is about a seat"
        if player not in self.deeds:
            self.deeds[player] = Deeds(self.words, self.texts, self.names)
        return self.deeds[player]

    def close(self) -> None:
        """Tell what has been gathered: the turn, then what others did in it."""
        seats = sorted(self.deeds, key=lambda seat: seat != self.player)
        for player in seats:
            facts = self.texts("fact-join").join(self.deeds[player].told())
            if not facts:
                continue
            name = self.names[player]
            if self.terrain and player == self.player:
                text = self.texts("turn-line", player=name, terrain=self.terrain, facts=facts)
            else:
                text = self.texts("turn-line-no-card", player=name, facts=facts)
            self.lines.append(Line(player, text))
        self.lines += self.after
        self.deeds, self.after = {}, []
        self.player, self.terrain = None, ""

    def name(self, event: Event, argument: str) -> str:
        value = event.args[argument]
        assert isinstance(value, Message), f"{event.kind}: {argument} should be a message"
        return self.words.say(value)
