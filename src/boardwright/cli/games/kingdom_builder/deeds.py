"""What one seat does in a turn, as short facts: "Farm builds k16", "moves e5-d5-d4", "earns 2 from Families"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.cli.games.kingdom_builder.signs import DONATION
from boardwright.cli.texts import Texts
from boardwright.kernel.messages import Event, Message
from boardwright.words import Words

#: How many settlements some actions place or move.
PORTIONS: Final = {DONATION: 3, "silo": 3}
PUT: Final = "put-"
TAKEN_BACK: Final = "took-back-"


class Deeds:
    """Gathers the events of one seat; those of one action are told together."""

    def __init__(self, words: Words, texts: Texts, names: Sequence[str]) -> None:
        self.words = words
        self.texts = texts
        self.names = names
        self.facts: list[str] = []
        #: The tile whose action has begun (empty: the mandatory action), and how many settlements it still places.
        self.using = ""
        self.left = 0
        #: What is not told yet: who did it, cells built on, ways of moved pieces, cells of a kind of piece put there.
        self.tool = ""
        self.cells: list[str] = []
        self.ways: list[list[str]] = []
        self.piece = ""
        #: What follows from it, such as tiles gained: told after it.
        self.gained: list[str] = []
        #: Points scored in play, by what paid them.
        self.earned: dict[str, int] = {}
        self.doers: dict[str, Callable[[Event], None]] = {
            "used": self.used,
            "repeated": self.repeated,
            "built": self.built,
            "moved": self.moved,
            "set-aside": self.set_aside,
            "struck": self.struck,
            "marked": self.marked,
            "paid": self.paid,
            "took-settlement-tile": self.took_settlement_tile,
            "handed-in": self.handed_in,
            "drew-for-fort": self.drew_for_fort,
            "nothing-for-fort": self.nothing_for_fort,
            "tile-gained": self.tile_gained,
            "bonus-gained": self.tile_gained,
            "nomad-gained": self.tile_gained,
            "tile-lost": self.tile_lost,
            "replaced": self.replaced,
            "replaced-used": self.replaced,
        }

    def add(self, event: Event) -> bool:
        """Take an event in; False if it is no deed of a seat."""
        if event.kind.startswith(PUT):
            self.put(event)
        elif event.kind.startswith(TAKEN_BACK):
            self.taken_back(event)
        elif event.kind in self.doers:
            self.doers[event.kind](event)
        else:
            return False
        return True

    def told(self) -> list[str]:
        """Everything so far, in order; points last."""
        self.flush()
        if self.using:
            self.facts.append(self.texts("fact-uses", location=self.take_tool()))
        earned = [self.texts("earning", points=points, source=source) for source, points in self.earned.items()]
        return [*self.facts, self.texts("fact-earns", earnings=", ".join(earned))] if earned else self.facts

    # -- actions -----------------------------------------------------------------------------------------------

    def used(self, event: Event) -> None:
        """A tile's action begins; the Outpost may come on top of another."""
        name = self.name(event, "location")
        outpost = "tile:outpost" in event.targets
        if self.using and outpost:
            self.using = self.texts("tool-with", tool=self.using, other=name)
            return
        if self.using:
            self.fact("fact-uses", location=self.take_tool())
        self.using = name
        self.left = 1
        if any(target.startswith(f"tile:{DONATION}") for target in event.targets):
            self.left = PORTIONS[DONATION]

    def repeated(self, event: Event) -> None:
        """The Bazaar carries out another tile."""
        self.using = self.texts("tool-with", tool=self.using, other=self.name(event, "location"))

    def begin_silo(self, name: str) -> None:
        self.using = name
        self.left = PORTIONS["silo"]

    def built(self, event: Event) -> None:
        """One more settlement; those of one action, or of two tiles of a kind, are told together."""
        if self.using != self.tool or not self.cells or self.piece:
            self.flush()
        self.tool = self.using
        self.left -= 1
        if self.left <= 0:
            self.using = ""
        self.cells.append(str(event.args["cell"]))

    def moved(self, event: Event) -> None:
        """One more move, or one more step of a way."""
        origin, cell = str(event.args["origin"]), str(event.args["cell"])
        if self.using or not self.ways:
            again = bool(self.ways) and self.using == self.tool
            if not again:
                self.flush()
            self.tool = self.take_tool()
        if self.ways and self.ways[-1][-1] == origin:
            self.ways[-1].append(cell)
        else:
            self.ways.append([origin, cell])

    def put(self, event: Event) -> None:
        """A piece, wall or token comes onto the board."""
        piece = event.kind.removeprefix(PUT)
        if self.using or piece != self.piece:
            self.flush()
            self.tool, self.piece = self.take_tool(), piece
        self.cells.append(str(event.args["cell"]))

    def taken_back(self, event: Event) -> None:
        piece = self.words.name(f"piece-{event.kind.removeprefix(TAKEN_BACK)}")
        self.fact("fact-takes-back", location=self.take_tool(), piece=piece, cell=str(event.args["cell"]))

    def set_aside(self, event: Event) -> None:
        self.fact("fact-sets-aside", location=self.take_tool(), cell=str(event.args["cell"]))

    def struck(self, event: Event) -> None:
        victim = event.args["victim"]
        assert isinstance(victim, int), "a victim is a seat"
        self.take_tool()
        self.fact("fact-strikes", cell=str(event.args["cell"]), player=self.names[victim])

    def took_settlement_tile(self, event: Event) -> None:
        """By the Cathedral's action, or along with its tile."""
        if self.using:
            self.fact("fact-tile-settlement-tile", location=self.take_tool())
        else:
            self.gained.append(self.texts("fact-takes-settlement-tile"))

    def handed_in(self, event: Event) -> None:
        """Settlement tiles become settlements."""
        value = event.args["value"]
        assert isinstance(value, int), "a value is a number"
        self.left = value

    def drew_for_fort(self, event: Event) -> None:
        self.using = self.texts("tool-with", tool=self.using, other=self.name(event, "terrain"))

    def nothing_for_fort(self, event: Event) -> None:
        self.fact("fact-uses", location=self.take_tool())

    # -- what follows from them --------------------------------------------------------------------------------

    def tile_gained(self, event: Event) -> None:
        self.gained.append(self.texts("fact-tile-gained", location=self.name(event, "location")))

    def tile_lost(self, event: Event) -> None:
        self.gained.append(self.texts("fact-tile-lost", location=self.name(event, "location")))

    def replaced(self, event: Event) -> None:
        self.fact("fact-replaced", terrain=self.name(event, "new"))

    def marked(self, event: Event) -> None:
        self.gained.append(self.texts("fact-marks", row=str(event.args["row"])))

    def paid(self, event: Event) -> None:
        points = event.args["points"]
        assert isinstance(points, int), "points are a number"
        source = self.name(event, "source")
        self.earned[source] = self.earned.get(source, 0) + points

    # -- gathering ---------------------------------------------------------------------------------------------

    def take_tool(self) -> str:
        """The tile at work; its action is over."""
        tool, self.using, self.left = self.using, "", 0
        return tool

    def fact(self, key: str, **args: str) -> None:
        """Add a fact after everything gathered so far."""
        self.flush()
        self.facts.append(self.texts(key, **args))

    def flush(self) -> None:
        """Tell what is gathered, then what followed from it."""
        cells = ", ".join(self.cells)
        if self.piece:
            piece = self.words.name(f"piece-{self.piece}")
            self.facts.append(self.texts("fact-puts", location=self.tool, piece=piece, cells=cells))
        elif self.cells and self.tool:
            self.facts.append(self.texts("fact-tile-builds", location=self.tool, cells=cells))
        elif self.cells:
            self.facts.append(self.texts("fact-builds", cells=cells))
        if self.ways:
            self.facts.append(self.moves())
        self.facts += self.gained
        self.tool = self.piece = ""
        self.cells, self.ways, self.gained = [], [], []

    def moves(self) -> str:
        """One move in words, several as ways from cell to cell."""
        if len(self.ways) == 1 and len(self.ways[0]) == 2:
            origin, cell = self.ways[0]
            return self.texts("fact-moves", location=self.tool, origin=origin, cell=cell)
        return self.texts("fact-moves-on", location=self.tool, ways=", ".join("-".join(way) for way in self.ways))

    def name(self, event: Event, argument: str) -> str:
        value = event.args[argument]
        assert isinstance(value, Message), f"{event.kind}: {argument} should be a message"
        return self.words.say(value)
