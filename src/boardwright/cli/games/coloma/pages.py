"""Pages of Coloma: the frontier, cards and towns in words, the seats, the shoot-out's table, and the legend."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.coloma.map import HORSESHOE, REACHED, FrontierMap
from boardwright.cli.games.coloma.middle import LINE_WORDS, Middle
from boardwright.cli.games.coloma.panel import FRESH, RIVER, USABLE, WORKS, Panel
from boardwright.cli.games.coloma.signs import CARDS, NOTHING, STEPS, Signs
from boardwright.games.coloma.book import LINES
from boardwright.games.coloma.vocabulary import NAMES


class Pages:
    """The pages for one moment of the game."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.words = signs.words
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    def frontier(self) -> RenderableType:
        """The frontier with wagons, and the tents in its regions."""
        return Group(*FrontierMap(self.signs, self.scene).lines(), *Middle(self.signs, self.scene).regions())

    # -- cards -------------------------------------------------------------------------------------------------

    def cards(self) -> RenderableType:
        """The own hand and all towns, with costs and abilities in words."""
        found: list[RenderableType] = []
        if self.scene.viewer is not None:
            hand = self.view["players"][self.scene.viewer]["hand"]
            found += [Text(self.texts("hand"), "bold"), self.card_table(hand)]
        for seat in self.view["players"]:
            if seat["town"]:
                found += [self.title(seat), self.card_table([card["id"] for card in seat["town"]])]
        return Group(*found or [Text(NOTHING)])

    def card_table(self, cards: Any) -> Table:
        table = grid()
        for card in cards:
            costs = self.signs.costs(CARDS[card])
            table.add_row(Text(self.signs.name("card", card), "bold"), costs, self.words.help(f"card-{card}") or "")
        return table

    def title(self, seat: Any) -> Text:
        chair = self.scene.actors[seat["player"]]
        return Text.assemble((f" {chair.badge} ", chair.style), f" {chair.title}")

    # -- seats -------------------------------------------------------------------------------------------------

    def seats(self) -> RenderableType:
        """Everything that lies open before each player."""
        found: list[RenderableType] = []
        panel = Panel(self.signs, self.scene)
        for seat in self.view["players"]:
            table = grid()
            names = {"dudes": ("dudes", "supply"), "tents": ("tents", "canvas")}
            for key, (have, left) in names.items():
                table.add_row(
                    Text(self.texts(f"seat-{key}"), "bold"), self.texts("of-supply", have=seat[have], left=seat[left])
                )
            table.add_row(Text(self.texts("seat-wagon"), "bold"), self.signs.space(seat["wagon"]))
            rows = {
                "canyons": [] if seat["shade"] else [text.plain for text in panel.canyons(seat)],
                "town": [self.signs.name("card", card["id"]) for card in seat["town"]],
                "regions": [self.signs.name("region", region) for region in seat["regions"]],
                "barrels": [text.plain for text in panel.barrels(seat)],
            }
            for key, entries in rows.items():
                if entries:
                    table.add_row(Text(self.texts(key), "bold"), ", ".join(entries))
            found += [self.title(seat).append("  ").append_text(panel.pieces(seat)), table]
        return Group(*found)

    # -- shoot-out, barrels, bridges ---------------------------------------------------------------------------

    def shootout(self) -> RenderableType:
        """The table of this year's shoot-out, line by line."""
        middle = Middle(self.signs, self.scene)
        table = Table(box=None, padding=(0, 2, 0, 0))
        for head in ("", "column-won", "column-lost", "column-who"):
            table.add_column(Text(self.texts(head) if head else "", "dim"))
        for line in LINES:
            here = [seat["player"] for seat in self.view["players"] if seat["line"] == line]
            won, lost = (middle.line_effect(column, line) for column in (1, 0))
            table.add_row(self.texts(LINE_WORDS[line]), won, lost, self.signs.badges(here, self.scene.actors))
        return Group(*middle.shootout(), table)

    def things(self) -> RenderableType:
        """Barrels in the hideout and bridges in words."""
        table = grid()
        for slot in self.view["hideout"]:
            if slot["barrel"]:
                key = f"barrel-{slot['barrel']}"
                table.add_row(Text(self.words.name(key), "bold"), self.words.help(key) or "")
        for bridge, count in self.view["bridges"].items():
            key = f"bridge-{bridge}"
            table.add_row(Text(f"{self.words.name(key)} x{count}", "bold"), self.words.help(key) or "")
        return table

    # -- the legend --------------------------------------------------------------------------------------------

    def legend(self) -> RenderableType:
        """What the signs mean."""
        table = grid()
        for good in NAMES.goods[:7]:
            table.add_row(Text(self.signs.goods_signs[good], "bold"), self.texts(f"sign-is-{good}"))
        for sign, key in (
            (f"{STEPS}3", "legend-movement"),
            ("1=3", "legend-exchange"),
            ("a|b", "legend-either"),
            ("+2!", "legend-outlaws"),
            (USABLE, "legend-usable"),
            (WORKS, "legend-works"),
            (FRESH, "legend-fresh"),
            (RIVER, "legend-river"),
            ("[2]", "legend-next"),
            (REACHED, "legend-reached"),
            (HORSESHOE, "legend-horseshoe"),
            ("N", "legend-neutral"),
            (self.texts("sign-carrot"), "legend-carrot"),
        ):
            table.add_row(Text(sign, "bold"), self.texts(key))
        for chair in self.scene.actors:
            table.add_row(Text(f" {chair.badge} ", chair.style), chair.title)
        return table


def grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))
