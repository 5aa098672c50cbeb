"""What lies in the middle of Keyflower's table: the season, the tiles on auction with their bids, the boats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.keyflower.marks import Marks
from boardwright.cli.games.keyflower.signs import Signs
from boardwright.cli.layout import flow, in_columns
from boardwright.games.keyflower.catalog import RESOURCES
from boardwright.kernel.roles import Role

#: From this width on, lots show what they cost to upgrade and what they do then.
BROAD: Final = 110
#: The most that names, effects and upgrades take.
NAME: Final = 20
EFFECT: Final = 15
UPGRADE: Final = 26


class Market:
    """The middle of the table at one moment."""

    def __init__(self, signs: Signs, marks: Marks, scene: Scene) -> None:
        self.signs = signs
        self.marks = marks
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    # -- the season --------------------------------------------------------------------------------------------

    def season(self) -> list[Text]:
        """The season, the purple figure, passes, and what is left in the supply."""
        view = self.view
        line = Text(self.signs.words.name(f"season-{view['season']}"), "bold")
        chair = self.scene.chairs[view["start"]]
        line.append(f"  {self.texts('start')} ").append(chair.badge, chair.style)
        if view["passed"] and not self.scene.over:
            line.append(f"  {self.texts('passes', passes=len(view['passed']), players=len(view['players']))}")
        stock = Text("  ".join(self.supply()), "dim")
        if line.cell_len + stock.cell_len + 3 <= self.scene.width:
            return [line.append("   ").append_text(stock), *self.warning()]
        return [line, *self.warning()]

    def supply(self) -> list[str]:
        view = self.view
        goods = " ".join(f"{self.signs.pieces[name]} {view['stock'][name]}" for name in RESOURCES)
        return [self.texts("supply", bag=view["bag"], green=view["green"], skills=view["pile"]), goods]

    def warning(self) -> list[Text]:
        """All others have passed: to pass now ends the season."""
        asked = any(option.role == Role.PASSES for option in self.scene.options)
        return [Text(self.texts("pass-ends"), "bold")] if asked and self.view["pass_ends"] else []

    # -- the auction -------------------------------------------------------------------------------------------

    def lots(self, short: bool = False) -> list[Text]:
        """A line a tile on auction, in columns; in short, the turn-order tiles share one."""
        if self.scene.over:
            return []
        if short:
            order = [self.order(lot) for lot in self.view["order"]]
            return [*self.table(self.view["lots"]), *flow("", order, self.scene.width, 3)]
        return self.table([*self.view["lots"], *self.view["order"]])

    def order(self, lot: Any) -> Text:
        """A turn-order tile with its bids."""
        lead = "" if self.scene.viewer is None else f" +{lot['to_lead']}"
        parts = [self.signs.colour(lot["colour"]), self.bids(lot)]
        text = Text(self.signs.codes[lot["tile"]], "bold")
        for part in parts:
            text.append(" ").append_text(part)
        return text.append(lead)

    def table(self, lots: Sequence[Any]) -> list[Text]:
        if not lots:
            return []
        heads = ["", "lot-tile", "lot-gives", "lot-colour", "lot-bids", "lot-workers", "lot-lead", "lot-use"]
        rows = [self.lot(lot) for lot in lots]
        if self.scene.width >= BROAD:
            heads.insert(3, "lot-upgrade")
        else:
            rows = [[*row[:3], *row[4:]] for row in rows]
        titles = [Text(self.texts(head) if head else "", "dim") for head in heads]
        widest = [0, *((NAME, EFFECT, UPGRADE) if self.scene.width >= BROAD else (NAME - 3, EFFECT))]
        return in_columns([titles, *rows], widest, self.scene.width)

    def lot(self, lot: Any) -> list[Text]:
        new = f"tile:{lot['tile']}" in self.scene.recent
        return [
            Text(self.signs.codes[lot["tile"]], "bold reverse" if f"tile:{lot['tile']}" in self.scene.lit else "bold"),
            Text(f"{self.signs.names[lot['tile']]}{' *' if new else ''}"),
            Text(self.marks.of(lot)),
            Text(self.marks.upgrade(lot["tile"]), "dim"),
            self.signs.colour(lot["colour"]),
            self.bids(lot),
            self.signs.uses(lot["uses"]),
            Text("" if self.scene.viewer is None else f"+{lot['to_lead']}"),
            Text(f"{lot['next_use']}+" if lot["next_use"] else ""),
        ]

    def bids(self, lot: Any) -> Text:
        """Who bids how many, the leading bid first and marked; a bid that does not follow the colour names its own."""
        found = []
        for bid in sorted(lot["bids"], key=lambda bid: (not bid["leads"], -bid["size"])):
            chair = self.scene.chairs[bid["player"]]
            own = self.signs.pieces[bid["colour"]] if bid["lying"] else ""
            text = Text(chair.badge, chair.style).append(f"{bid['size']}{own}", "bold" if bid["leads"] else "")
            found.append(text.append("!" if bid["leads"] else ""))
        return Text(" ").join(found)

    # -- boats -------------------------------------------------------------------------------------------------

    def boats(self) -> list[Text]:
        """The boats: what they carry, and in winter what they pay."""
        if self.scene.over:
            return []
        return flow(f"{self.texts('boats')} ", [self.boat(boat) for boat in self.view["boats"]], self.scene.width)

    def boat(self, boat: Any) -> Text:
        text = Text(f"{self.signs.codes[boat['tile']]} ", "bold").append(
            f"{self.signs.names[boat['tile']]}: ", "not bold"
        )
        if boat["taken"]:
            return text.append(self.texts("boat-taken"), "dim")
        if self.view["season"] == "winter":
            return text.append(self.marks.effect(boat["tile"]))
        return (
            text.append_text(self.signs.workers(boat["workers"]))
            .append(" ")
            .append_text(self.signs.skills(boat["skills"]))
        )
