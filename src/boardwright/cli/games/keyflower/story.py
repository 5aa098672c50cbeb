"""The story of Keyflower, one line a turn: "Amber uses Alehouse with 2 red; draws 1 worker".

What happens between two seasons is told in one line a player: tiles won, workers that come home, boats, tiles laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from boardwright.cli.boards import Line, seat_of
from boardwright.cli.games.keyflower.signs import Signs
from boardwright.games.keyflower.catalog import COLOURS, RESOURCES, SKILLS
from boardwright.kernel.messages import Event, Message

#: What begins a turn.
OPENINGS: Final = ("bid", "used", "passed")
#: The sentences of events that need nothing but a number or a tile.
FACTS: Final = {
    "gained-green": "fact-gained-green",
    "drew-workers": "fact-drew-workers",
    "drew-skills": "fact-drew-skills",
    "paid-face-down": "fact-pays-face-down",
    "offered": "fact-offered",
    "passed": "fact-passed",
    "start-player": "fact-start-player",
    "upgraded": "fact-upgraded",
    "took-boat": "fact-took-boat",
    "stranded": "fact-stranded",
    "won": "fact-won",
    "laid": "fact-laid",
}


class Story:
    """Gathers events into lines."""

    def __init__(self, signs: Signs, names: Sequence[str]) -> None:
        self.signs = signs
        self.words = signs.words
        self.texts = signs.texts
        self.names = names
        self.lines: list[Line] = []
        #: What each seat has done since the last line, and tiles that leave because nobody bid.
        self.facts: dict[int, list[str]] = {}
        self.gone: list[str] = []
        #: The ways of resources since anything else happened: what is carried, then the tiles.
        self.ways: list[list[str]] = []
        #: Tiles won and laid: told together, by seat and key of the fact.
        self.tiles: dict[tuple[int, str], list[str]] = {}
        self.tellers: dict[str, Callable[[int, Event], None]] = {
            "bid": self.bid,
            "used": self.used,
            "produced": self.produced,
            "paid-workers": self.paid_workers,
            "paid-skill": self.paid_skill,
            "paid-face-down": self.plain,
            "paid-this-skill": self.paid_this_skill,
            "carried": self.carried,
            "workers-home": self.workers_home,
            "unloaded": self.unloaded,
            "drew-these-workers": self.drew_these,
            "drew-these-skills": self.drew_these,
            "gained-green": self.counted,
            "drew-workers": self.counted,
            "drew-skills": self.counted,
            "offered": self.counted,
            "passed": self.plain,
            "start-player": self.plain,
            "upgraded": self.with_tile,
            "took-boat": self.with_tile,
            "stranded": self.with_tile,
            "won": self.gathered,
            "laid": self.gathered,
        }

    def tell(self, events: Iterable[Event]) -> list[Line]:
        for event in events:
            player = seat_of(event)
            if event.kind != "carried":
                self.ways = []
            if event.kind in OPENINGS or event.kind == "season-ends":
                self.close()
            if player is not None and event.kind in self.tellers:
                self.facts.setdefault(player, [])
                self.tellers[event.kind](player, event)
            elif event.kind == "tile-leaves":
                self.gone.append(self.name(event, "tile"))
            else:
                self.close()
                self.lines.append(Line(None, self.words.say(event.message, self.names)))
        self.close()
        return self.lines

    def close(self) -> None:
        """Tell what has been gathered."""
        for player, facts in self.facts.items():
            found = [*facts]
            for (seat, key), tiles in self.tiles.items():
                if seat == player:
                    found.append(self.texts(key, tiles=", ".join(tiles)))
            if found:
                text = self.texts("turn-line", player=self.names[player], facts=self.texts("fact-join").join(found))
                self.lines.append(Line(player, text))
        if self.gone:
            self.lines.append(Line(None, self.texts("tiles-leave", count=len(self.gone), tiles=", ".join(self.gone))))
        self.facts, self.tiles, self.gone = {}, {}, []

    # -- facts -------------------------------------------------------------------------------------------------

    def fact(self, player: int, key: str, **args: str | int) -> None:
        self.facts[player].append(self.texts(key, **args))

    def bid(self, player: int, event: Event) -> None:
        colour = self.id_of(event, "colour").removeprefix("worker-")
        workers = self.texts(f"count-{colour}", count=number(event, "size"))
        self.fact(player, "fact-bid", workers=workers, tile=self.name(event, "tile"))

    def used(self, player: int, event: Event) -> None:
        self.fact(player, "fact-used", workers=self.amounts(event, COLOURS), tile=self.name(event, "tile"))

    def produced(self, player: int, event: Event) -> None:
        if number(event, "total"):
            self.fact(player, "fact-produced", goods=self.amounts(event, RESOURCES))

    def paid_workers(self, player: int, event: Event) -> None:
        colour = self.id_of(event, "colour").removeprefix("worker-")
        self.fact(player, "fact-pays", what=self.texts(f"count-{colour}", count=number(event, "size")))

    def paid_skill(self, player: int, event: Event) -> None:
        skill = self.id_of(event, "skill").removeprefix("skill-")
        self.fact(player, "fact-pays", what=self.texts(f"count-{skill}", count=1))

    def paid_this_skill(self, player: int, event: Event) -> None:
        """The player who paid face down reads which skill it was."""
        if self.facts[player]:
            self.facts[player].pop()
        self.paid_skill(player, event)

    def carried(self, player: int, event: Event) -> None:
        """One more step; steps of one resource after another are one way, and ways are told together."""
        resource, tile, there = (self.name(event, name) for name in ("resource", "tile", "there"))
        if not self.ways:
            self.facts[player].append("")
        if self.ways and self.ways[-1][0] == resource and self.ways[-1][-1] == tile:
            self.ways[-1].append(there)
        else:
            self.ways.append([resource, tile, there])
        told = [f"{way[0]} {' - '.join(way[1:])}" for way in self.ways]
        self.facts[player][-1] = self.texts("fact-carried", ways=", ".join(told))

    def workers_home(self, player: int, event: Event) -> None:
        if number(event, "count"):
            self.fact(player, "fact-workers-home", workers=self.amounts(event, COLOURS))

    def unloaded(self, player: int, event: Event) -> None:
        cargo = self.amounts(event, (*COLOURS, *SKILLS))
        self.fact(player, "fact-unloaded", tile=self.name(event, "tile"), cargo=cargo)

    def counted(self, player: int, event: Event) -> None:
        if number(event, "count"):
            self.fact(player, FACTS[event.kind], count=number(event, "count"))

    def drew_these(self, player: int, event: Event) -> None:
        """The player who drew reads what it was, in place of how many."""
        what = self.amounts(event, COLOURS if event.kind == "drew-these-workers" else SKILLS)
        if what:
            told = self.facts[player]
            if told:
                told.pop()
            self.fact(player, "fact-drew-these", what=what)

    def plain(self, player: int, event: Event) -> None:
        self.fact(player, FACTS[event.kind])

    def with_tile(self, player: int, event: Event) -> None:
        self.fact(player, FACTS[event.kind], tile=self.name(event, "tile"))

    def gathered(self, player: int, event: Event) -> None:
        self.tiles.setdefault((player, FACTS[event.kind]), []).append(self.name(event, "tile"))

    # -- words -------------------------------------------------------------------------------------------------

    def amounts(self, event: Event, names: Sequence[str]) -> str:
        """Pieces by kind, those there are."""
        counts = [(name, number(event, name)) for name in names]
        return ", ".join(self.texts(f"count-{name}", count=count) for name, count in counts if count)

    def name(self, event: Event, argument: str) -> str:
        return self.words.say(message(event, argument))

    def id_of(self, event: Event, argument: str) -> str:
        return message(event, argument).key


def message(event: Event, argument: str) -> Message:
    value = event.args[argument]
    assert isinstance(value, Message), f"{event.kind}: {argument} should be a message"
    return value


def number(event: Event, argument: str) -> int:
    value = event.args[argument]
    assert isinstance(value, int), f"{event.kind}: {argument} should be a number"
    return value
