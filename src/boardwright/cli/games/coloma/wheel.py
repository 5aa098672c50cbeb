"""The wheel of Coloma as a table: what each site offers the viewer, who stands there, and who stood there before."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.coloma.signs import NOTHING, STEPS, Signs
from boardwright.cli.layout import in_columns
from boardwright.games.coloma.catalog import CATALOG

#: The most that names and actions take, on a wide screen and on a narrow one.
WIDE: Final = (0, 16, 16, 24, 24)
NARROW: Final = (0, 12, 13, 16, 14)
BROAD: Final = 100
EVENTS: Final = {event.id: event.effect for event in CATALOG.events}
#: How things that can be had are counted.
COUNTED: Final = {
    "canyon": "can-canyon",
    "bridge": "can-bridge",
    "card": "can-card",
    "hotel": "can-hotel",
    "row": "can-row",
    "event": "can-event",
    "region": "can-region",
    "slot": "can-slot",
}


class Wheel:
    """The wheel at one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view

    def lines(self) -> list[Text]:
        heads = ("", "wheel-site", "wheel-event", "wheel-primary", "wheel-secondary", "wheel-here", "wheel-before")
        titles = [Text(self.texts(head) if head else "", "dim") for head in heads]
        rows = [titles, *(self.row(site) for site in self.view["sites"])]
        return in_columns(rows, WIDE if self.scene.width >= BROAD else NARROW, self.scene.width)

    def row(self, site: Any) -> list[Text]:
        lit = f"site:{site['id']}" in self.scene.lit
        return [
            Text(site["id"], "bold reverse" if lit else "bold"),
            Text(self.signs.place(site["place"]), "bold" if site["place"] == "barker" else ""),
            self.event(site),
            Text(self.section(site["place"], site["primary"])),
            self.second(site),
            self.here(site),
            self.signs.badges(site["last"], self.scene.actors),
        ]

    def event(self, site: Any) -> Text:
        """The event, the tents on it, and carrots that are left."""
        text = Text(self.signs.effect(EVENTS[site["id"]]))
        for sign, owners in (("", site["tents"]), (self.texts("sign-carrot"), site["carrots"])):
            if owners:
                text.append(f" {sign}").append_text(self.signs.badges(owners, self.scene.actors))
        return text

    def second(self, site: Any) -> Text:
        """The secondary action: closed by the barricade, or perhaps that of the site before."""
        copied = f"{self.texts('signpost', site=site['second'])} " if site["signpost"] else ""
        if site["barricaded"]:
            return Text(f"{copied}{self.texts('barricade')}", "bold")
        return Text(f"{copied}{self.section(site['second'], site['secondary'])}")

    def section(self, place: str, outlook: Any) -> str:
        """What the viewer would find in a section; others only see what is printed there."""
        if outlook is None:
            return NOTHING
        if place == "4":
            return f"{STEPS}{outlook['movement']}"
        if outlook["gains"]:
            return self.signs.amounts(outlook["gains"])
        if outlook["things"] == ["section:5b"]:
            return self.signs.amount("tent", 1)
        kinds = dict.fromkeys(thing.partition(":")[0] for thing in outlook["things"])
        return ", ".join(said for kind in kinds if (said := self.things(kind, outlook["things"]))) or NOTHING

    def things(self, kind: str, things: Any) -> str:
        """What can be had of a kind: wares by name, the others by their number."""
        here = [thing.partition(":")[2] for thing in things if thing.startswith(f"{kind}:")]
        if kind == "ware":
            return ", ".join(self.signs.name("ware", name) for name in here)
        return self.texts(COUNTED[kind], count=len(here)) if kind in COUNTED else ""

    def here(self, site: Any) -> Text:
        """Pioneers, mules and Buster; sites to which he will not go."""
        found = [self.signs.badges(site["pioneers"], self.scene.actors)] if site["pioneers"] else []
        own = self.sealed(site["id"])
        if own:
            found.append(own)
        if site["mules"]:
            found.append(
                Text(f"{self.texts('mule')} ").append_text(self.signs.badges(site["mules"], self.scene.actors))
            )
        if site["buster"]:
            found.append(Text("Buster", "bold"))
        elif site["avoided"] and not any(other["buster"] for other in self.view["sites"]):
            found.append(Text(self.texts("no-buster"), "dim"))
        return Text(" ").join(found)

    def sealed(self, site: str) -> Text:
        """The viewer's own choice that others do not see yet."""
        viewer = self.scene.viewer
        if viewer is None:
            return Text()
        seat = self.view["players"][viewer]
        chair = self.scene.actors[viewer]
        if seat["site"] == site and viewer not in self.view["sites"][int(site) - 1]["pioneers"]:
            return Text(f"({chair.badge})")
        return Text()
