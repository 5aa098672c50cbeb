"""Pages of Keyflower: everybody's village, every tile on the table with what it does, and what the signs mean."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.choices import NotPossible
from boardwright.cli.games.keyflower.map import COMPACT, WIDE, VillageMap
from boardwright.cli.games.keyflower.marks import Marks
from boardwright.cli.games.keyflower.signs import GOODS, STEPS, UPGRADED, WORKERS, Signs
from boardwright.cli.seats import Chair
from boardwright.cli.texts import fold
from boardwright.games.keyflower.catalog import COLOURS, RESOURCES, SKILLS


class Pages:
    """The pages for one moment of the game."""

    def __init__(self, signs: Signs, marks: Marks, scene: Scene) -> None:
        self.signs = signs
        self.marks = marks
        self.words = signs.words
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    # -- villages ----------------------------------------------------------------------------------------------

    def villages(self) -> RenderableType:
        """The maps of all villages, or of the players named."""
        found: list[RenderableType] = []
        for chair in self.chosen():
            seat = self.view["players"][chair.player]
            title = Text.assemble((f" {chair.badge} ", chair.style), f" {chair.title}")
            drawing = VillageMap(self.signs, seat["village"])
            lines = drawing.lines(WIDE)
            if max(line.cell_len for line in lines) > self.scene.width:
                lines = drawing.lines(COMPACT)
            found += [title, *lines, *self.beside_village(seat)]
        return Group(*found)

    def beside_village(self, seat: Any) -> list[Text]:
        """Tiles that wait to be laid."""
        return [
            Text(f"{self.texts(key)} {', '.join(self.signs.tile(tile) for tile in seat[name])}")
            for key, name in (("to-lay", "won"), ("fits-nowhere", "stranded"))
            if seat[name]
        ]

    def chosen(self) -> list[Chair]:
        """The players named after the page, by name or initial; all of them if none is."""
        words = fold(self.scene.asked).split()
        chairs = self.scene.chairs
        found: list[Chair] = []
        for word in words:
            here = [chair for chair in chairs if word == chair.look.initial.lower()]
            here = here or [chair for chair in chairs if fold(chair.name).startswith(word)]
            if not here:
                raise NotPossible(self.texts("no-such-player", word=word))
            found += here
        return found or list(chairs)

    # -- tiles -------------------------------------------------------------------------------------------------

    def tiles(self) -> RenderableType:
        """Every tile: where it is, what it does, what its upgrade costs and brings, and the workers on it."""
        found: list[RenderableType] = []
        groups = [(Text(self.texts("on-auction"), "bold"), [*self.view["lots"], *self.view["order"]])]
        groups += [(self.owner(chair), self.view["players"][chair.player]["village"]) for chair in self.scene.chairs]
        if self.scene.viewer is not None and self.view["players"][self.scene.viewer]["winter"]:
            hand = [{"tile": tile} for tile in self.view["players"][self.scene.viewer]["winter"]]
            groups.append((Text(self.texts("winter-tiles"), "bold"), hand))
        groups.append((Text(self.texts("boats"), "bold"), self.view["boats"]))
        for title, tiles in groups:
            if tiles:
                found += [title, self.table(tiles)]
        return Group(*found, Text(self.texts("tiles-more"), "dim"))

    def owner(self, chair: Chair) -> Text:
        return Text.assemble((f" {chair.badge} ", chair.style), f" {chair.title}")

    def table(self, tiles: Any) -> Table:
        table = grid()
        for tile in tiles:
            upgraded = tile.get("upgraded", False)
            name = f"{self.signs.names[tile['tile']]}{f' {UPGRADED}' if upgraded else ''}"
            upgrade = "" if upgraded else self.marks.upgrade(tile["tile"])
            used = self.signs.uses(tile.get("uses", ()))
            least = Text(f"{tile['next_use']}+" if tile.get("next_use") else "")
            cells = [Text(self.marks.of(tile)), Text(f"{UPGRADED} {upgrade}" if upgrade else "", "dim")]
            table.add_row(Text(self.signs.codes[tile["tile"]], "bold"), name, *cells, used, least)
        return table

    # -- the legend --------------------------------------------------------------------------------------------

    def legend(self) -> RenderableType:
        """What the signs mean."""
        table = grid()
        pieces = Text("  ").join(
            Text.assemble((f"{self.signs.pieces[name]}", WORKERS[name]), f" {self.words.name(f'worker-{name}')}")
            for name in COLOURS
        )
        table.add_row(Text(self.texts("legend-workers"), "bold"), pieces)
        goods = Text("  ").join(
            Text.assemble((f"{self.signs.pieces[name]}", GOODS[name]), f" {self.words.name(f'resource-{name}')}")
            for name in RESOURCES
        )
        table.add_row(Text(self.texts("legend-goods"), "bold"), goods)
        skills = "  ".join(f"{self.signs.pieces[name]} {self.words.name(f'skill-{name}')}" for name in SKILLS)
        table.add_row(Text(self.texts("legend-skills"), "bold"), skills)
        anything = (self.texts("sign-worker"), self.texts("sign-skill"), self.texts("sign-any"))
        table.add_row("", self.texts("legend-any", worker=anything[0], skill=anything[1], goods=anything[2]))
        for sign, key in self.signs_of_the_map():
            table.add_row(Text(sign, "bold"), self.texts(key))
        for chair in self.scene.chairs:
            table.add_row(Text(f" {chair.badge} ", chair.style), chair.title)
        return table

    def signs_of_the_map(self) -> list[tuple[str, str]]:
        return [
            (f"{STEPS}2 {UPGRADED}1", "legend-transport"),
            (f"3{self.texts('sign-points')}", "legend-points"),
            (f"{self.signs.pieces['yellow']}=1{self.signs.pieces['green']}", "legend-price"),
            ("Kw^", "legend-upgraded"),
            ("= ||", "legend-road"),
            ("/ \\ _", "legend-field"),
            ("~", "legend-water"),
            ("[a]", "legend-place"),
            ("3!", "legend-leads"),
            ("*", "legend-new"),
        ]


def grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))
