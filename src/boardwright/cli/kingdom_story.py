"""The story of Kingdom Builder, one line a turn: "Blue on Forest: builds f7, f8, g8; takes Farm"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from boardwright.cli.boards import Line, seat_of
from boardwright.cli.texts import Texts
from boardwright.kernel.messages import Event, Message
from boardwright.words import Words

#: Not told: drawing a card happens in every turn, and which one is shown on the panel.
QUIET: Final = frozenset({"drew", "drew-card"})


class Story:
    """Gathers events into lines. A turn is told when the next one begins."""

    def __init__(self, words: Words, texts: Texts, names: Sequence[str]) -> None:
        self.words = words
        self.texts = texts
        self.names = names
        self.lines: list[Line] = []
        self.player: int | None = None
        self.terrain: str | None = None
        self.facts: list[str] = []
        #: Cells built on but not yet told, by which tile (None: the mandatory action), and tiles gained there.
        self.cells: list[str] = []
        self.builder: str | None = None
        self.gained: list[str] = []
        #: The tile whose action has begun.
        self.using: str | None = None
        #: What happened to all in the turn: told after it.
        self.after: list[Line] = []

    def tell(self, events: Iterable[Event], opening: Any) -> list[Line]:
        if opening is not None:
            self.player = opening["turn"]
            self.terrain = self.words.name(f"terrain-{opening['played']}") if opening["played"] else None
        for event in events:
            if event.kind in ("turn", "turn-without-card"):
                self.close()
                self.player = seat_of(event)
                self.terrain = self.name(event, "terrain") if event.kind == "turn" else None
            elif event.kind not in QUIET:
                self.add(event)
        self.close()
        return self.lines

    def add(self, event: Event) -> None:
        """One more fact of the turn; what is no player's deed gets a line of its own."""
        if self.player is None:
            self.player = seat_of(event)
        cell = str(event.args.get("cell", ""))
        if event.kind == "used":
            self.using = self.name(event, "location")
        elif event.kind == "built":
            self.built(cell)
        elif event.kind == "moved":
            origin = str(event.args["origin"])
            self.fact(self.texts("fact-moves", location=self.using or "", origin=origin, cell=cell))
            self.using = None
        elif event.kind == "tile-gained" and self.cells:
            self.gained.append(self.texts("fact-tile-gained", location=self.name(event, "location")))
        elif event.kind in ("tile-gained", "tile-lost"):
            self.fact(self.texts(f"fact-{event.kind}", location=self.name(event, "location")))
        elif event.kind in ("replaced", "replaced-used"):
            self.fact(self.texts("fact-replaced", terrain=self.name(event, "new")))
        else:
            self.after.append(Line(None, self.words.say(event.message, self.names)))

    def built(self, cell: str) -> None:
        """One more settlement; those of one action, or of two tiles of a kind, are told together."""
        if self.using != self.builder:
            self.fact("")
        self.builder, self.using = self.using, None
        self.cells.append(cell)

    def fact(self, text: str) -> None:
        """Add a fact after the settlements built so far; an empty one only closes those."""
        if self.cells:
            cells = ", ".join(self.cells)
            if self.builder is None:
                self.facts.append(self.texts("fact-builds", cells=cells))
            else:
                self.facts.append(self.texts("fact-tile-builds", location=self.builder, cells=cells))
            self.facts += self.gained
            self.cells, self.gained = [], []
        if text:
            self.facts.append(text)

    def close(self) -> None:
        """Tell what has been gathered of a turn."""
        self.fact("")
        if self.player is not None and self.facts:
            facts = self.texts("fact-join").join(self.facts)
            name = self.names[self.player]
            if self.terrain:
                text = self.texts("turn-line", player=name, terrain=self.terrain, facts=facts)
            else:
                text = self.texts("turn-line-no-card", player=name, facts=facts)
            self.lines.append(Line(self.player, text))
        self.lines += self.after
        self.facts, self.after = [], []
        self.player = self.using = self.builder = None

    def name(self, event: Event, argument: str) -> str:
        value = event.args[argument]
        assert isinstance(value, Message), f"{event.kind}: {argument} should be a message"
        return self.words.say(value)
