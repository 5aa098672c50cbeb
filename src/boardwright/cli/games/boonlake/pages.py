"""Pages of Boonlake: the map, cards in words, the seats, levers, scoring tiles, actions, and the legend."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.boonlake.map import ACROSS, GRASS, NARROW, WIDE, BoonlakeMap, width_of
from boardwright.cli.games.boonlake.middle import Middle
from boardwright.cli.games.boonlake.panel import Panel
from boardwright.cli.games.boonlake.signs import (
    CARDS,
    COVERED,
    GOALS,
    HARBOUR,
    LEVERS,
    LOCK,
    MET,
    NOTHING,
    PAYABLE,
    STEPS,
    USED,
    Signs,
)
from boardwright.games.boonlake.vocabulary import NAMES, RESOURCES, TYPES


class Pages:
    """The pages for one moment of the game."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.words = signs.words
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    def map(self) -> RenderableType:
        """The map, and the regions with their rewards."""
        cell = WIDE if self.scene.width >= width_of(WIDE) else NARROW
        return Group(*BoonlakeMap(self.signs, self.scene, cell).lines(), *Middle(self.signs, self.scene).regions())

    def river(self) -> RenderableType:
        return Group(*Middle(self.signs, self.scene).river())

    # -- cards -------------------------------------------------------------------------------------------------

    def cards(self) -> RenderableType:
        """The own hand and all that was played, with costs and effects in words."""
        found: list[RenderableType] = []
        if self.scene.viewer is not None:
            hand = self.view["players"][self.scene.viewer]["hand"]
            found += [Text(self.texts("hand"), "bold"), self.card_table(card["id"] for card in hand)]
        for seat in self.view["players"]:
            if seat["played"]:
                found += [self.title(seat), self.card_table(seat["played"])]
        return Group(*found or [Text(NOTHING)])

    def card_table(self, cards: Iterable[str]) -> Table:
        table = grid()
        for card in cards:
            entry = CARDS[card]
            cost = f"{self.signs.type(entry.type)} {self.signs.cost(entry)}"
            points = self.signs.points(entry.points)
            table.add_row(
                Text(self.signs.name("card", card), "bold"), cost, points, self.words.help(f"card-{card}") or ""
            )
        return table

    def title(self, seat: Any) -> Text:
        chair = self.scene.actors[seat["player"]]
        return Text.assemble((f" {chair.badge} ", chair.style), f" {chair.title}")

    # -- what lies on the table --------------------------------------------------------------------------------

    def seats(self) -> RenderableType:
        """Everything that lies open before each player."""
        panel = Panel(self.signs, self.scene)
        found: list[RenderableType] = [*panel.seats(self.scene.width)]
        for seat in self.view["players"]:
            if seat["played"]:
                names = ", ".join(self.signs.name("card", card) for card in seat["played"])
                found.append(self.title(seat).append(f": {names}"))
        return Group(*found)

    def levers(self) -> RenderableType:
        """Every lever in words, and who has it."""
        table = grid()
        for lever in LEVERS:
            owners = [
                seat["player"]
                for seat in self.view["players"]
                if any(each["id"] == lever and each["placed"] for each in seat["levers"])
            ]
            badges = self.signs.badges(owners, self.scene.actors)
            table.add_row(
                Text(self.words.name(f"lever-{lever}"), "bold"), badges, self.words.help(f"lever-{lever}") or ""
            )
        return table

    def goals(self) -> RenderableType:
        """The scoring tiles of this table in words; how all stand is above."""
        table = grid()
        for goal in [goal["id"] for goal in self.view["goals"]] or list(self.view["dealt"]) or list(GOALS):
            table.add_row(Text(self.words.name(f"goal-{goal}"), "bold"), self.words.help(f"goal-{goal}") or "")
        return Group(*Middle(self.signs, self.scene).goals(), table)

    def actions(self) -> RenderableType:
        """The action tiles in words, from the highest row down."""
        table = grid()
        for row in self.view["rows"]:
            key = f"tile-{row['action']}"
            table.add_row(Text(self.words.name(key), "bold"), self.words.help(key) or "")
        return table

    # -- the legend --------------------------------------------------------------------------------------------

    def legend(self) -> RenderableType:
        """What the signs mean."""
        table = grid()
        for good in NAMES.goods[:7]:
            table.add_row(Text(self.signs.goods_signs[good], "bold"), self.texts(f"sign-is-{good}"))
        for kind in RESOURCES:
            table.add_row(Text(self.signs.letters[kind], "bold"), self.signs.name("works", kind))
        for kind, sign in self.signs.pieces.items():
            table.add_row(Text(sign, "bold"), self.texts(f"sign-is-piece-{kind}"))
        for type in TYPES:
            table.add_row(Text(self.signs.type(type), "bold"), self.signs.name("type", type))
        for sign, key in (
            ("1=3", "legend-exchange"),
            ("a|b", "legend-either"),
            (f"{STEPS}3", "legend-movement"),
            ("+W", "legend-build"),
            (PAYABLE, "legend-payable"),
            (USED, "legend-used"),
            (COVERED, "legend-covered"),
            (MET, "legend-met"),
            ("(2)", "legend-marker"),
            (HARBOUR, "legend-harbour"),
            (LOCK, "legend-lock"),
            (GRASS, "legend-pasture"),
            (ACROSS, "legend-bridge"),
            ("[2]", "legend-next"),
        ):
            table.add_row(Text(sign, "bold"), self.texts(key))
        for chair in self.scene.actors:
            table.add_row(Text(f" {chair.badge} ", chair.style), chair.title)
        return table


def grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))
