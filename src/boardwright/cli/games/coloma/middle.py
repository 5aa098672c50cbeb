"""The middle of Coloma's table: year and gold, the shoot-out, the hideout, bridges, hotels and regions."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.coloma.signs import NOTHING, Signs
from boardwright.cli.layout import flow
from boardwright.games.coloma.book import LINES
from boardwright.games.coloma.catalog import CATALOG
from boardwright.toolkit.effects.values import Effect

#: What the lines of its table are called.
LINE_WORDS: Final = dict(zip(LINES, ("line-first", "line-second", "line-third", "line-none"), strict=True))
TABLES: Final = {table.id: table.lines for table in CATALOG.shootouts}
BRIDGES: Final = {bridge.id: bridge.effect for bridge in CATALOG.bridges}
BARRELS: Final = {barrel.id: barrel.effect for barrel in CATALOG.barrels}


class Middle:
    """The middle of the table at one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view
        self.width = scene.width

    # -- year, gold and shoot-out ------------------------------------------------------------------------------

    def year(self) -> list[Text]:
        """Year and round, the gold that is left, who is sheriff, and whose turns are to come."""
        view = self.view
        key = "year" if view["round"] else "year-begins"
        sheriff = self.scene.actors[view["sheriff"]]
        entries = [
            Text(self.texts(key, year=view["year"], round=view["round"], rounds=view["rounds"]), "bold"),
            Text(self.texts("gold", left=view["gold"], worth=view["gold_value"], cart=view["cart"])),
            Text(f"{self.texts('sheriff')} ").append(sheriff.badge, sheriff.style),
        ]
        if view["order"]:
            order = self.signs.badges(view["order"], self.scene.actors)
            entries.append(Text(f"{self.texts('then')} ").append_text(order))
        return flow("", entries, self.width)

    def shootout(self) -> list[Text]:
        """Gunmen against outlaws, the rows, and what the viewer's line brings."""
        view = self.view
        key = "meter-won" if view["winning"] else "meter-lost"
        meter = Text(self.texts(key, gunmen=view["gunmen"], outlaws=view["outlaws"]), "bold")
        entries = [meter, Text(" ").join(self.row(row) for row in view["rows"])]
        if self.scene.viewer is not None:
            entries.append(Text(self.own_line(view["players"][self.scene.viewer]["line"])))
        return flow(f"{self.texts('shootout')} ", entries, self.width)

    def row(self, row: Any) -> Text:
        """A row as its number and its gunmen, or its free places."""
        if row["neutral"]:
            return Text(f"{row['id']}:{'N' * row['size']}")
        if row["owner"] is None:
            return Text(f"{row['id']}:{'.' * row['size']}", "reverse" if f"row:{row['id']}" in self.scene.lit else "")
        chair = self.scene.actors[row["owner"]]
        return Text(f"{row['id']}:").append(chair.shape() * row["size"], chair.style)

    def own_line(self, line: str) -> str:
        lost, won = (self.line_effect(column, line) for column in (0, 1))
        return self.texts("own-line", line=self.texts(LINE_WORDS[line]), won=won, lost=lost)

    def line_effect(self, column: int, line: str) -> str:
        effects: tuple[Effect, ...] = TABLES[self.view["shootout"]][column]
        return self.signs.effect(effects[LINES.index(line)]) or NOTHING

    # -- what can be taken and built ---------------------------------------------------------------------------

    def hideout(self) -> list[Text]:
        entries = [self.slot(slot) for slot in self.view["hideout"]]
        return flow(f"{self.texts('hideout')} ", entries, self.width)

    def slot(self, slot: Any) -> Text:
        """A place of the hideout, the barrel there, and the outlaws that come for it."""
        lit = f"slot:{slot['id']}" in self.scene.lit
        if slot["id"] == "stack":
            text, said = Text(self.signs.name("slot", "stack")), str(self.view["stack"])
        else:
            text, said = Text(slot["id"]), NOTHING
        if slot["barrel"]:
            said = f"{self.signs.name('barrel', slot['barrel'])} {self.signs.effect(BARRELS[slot['barrel']])}"
        text.stylize("bold reverse" if lit else "bold")
        return text + Text(f" {said}") + Text(f" +{slot['outlaws']}!", "dim")

    def bridges(self) -> list[Text]:
        """The bridges that are left, and what they pay; hotels too, if they are played."""
        entries = [self.bridge(bridge, count) for bridge, count in self.view["bridges"].items() if count]
        if self.view["with_hotels"]:
            entries.append(Text(self.texts("hotels-left", count=len(self.view["hotels"]))))
        return flow(f"{self.texts('bridges')} ", entries or [Text(NOTHING)], self.width)

    def bridge(self, bridge: str, count: int) -> Text:
        lit = f"bridge:{bridge}" in self.scene.lit
        text = Text(self.signs.name("bridge", bridge), "reverse" if lit else "")
        text.append(f" {self.signs.effect(BRIDGES[bridge])}", "not reverse dim")
        return text.append(f" x{count}", "not reverse") if count > 1 else text

    def regions(self) -> list[Text]:
        """The tents in the regions of the frontier."""
        entries: list[Text] = []
        for region in CATALOG.regions:
            here = [seat["player"] for seat in self.view["players"] if region.id in seat["regions"]]
            lit = f"region:{region.id}" in self.scene.lit
            text = Text(self.signs.name("region", region.id), "reverse" if lit else "")
            if here:
                text.append(" ", "not reverse").append_text(self.signs.badges(here, self.scene.actors))
            entries.append(text)
        return flow(f"{self.texts('regions')} ", entries, self.width)
