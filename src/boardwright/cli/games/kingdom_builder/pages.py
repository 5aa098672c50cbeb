"""Pages of Kingdom Builder: what pays, every tile and who has what, and what the signs on the map mean."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.kingdom_builder import faces
from boardwright.cli.games.kingdom_builder.faces import Face
from boardwright.cli.games.kingdom_builder.names import TOKENS, keys_of, terrain_keys
from boardwright.cli.games.kingdom_builder.panel import Panel
from boardwright.cli.games.kingdom_builder.signs import (
    GROUNDS,
    SIGNS,
    extras_of,
    features_of,
    locations_of,
    nomad_code,
    pieces_of,
)
from boardwright.cli.seats import Chair
from boardwright.cli.texts import Texts
from boardwright.words import Words


class Pages:
    """The pages for one moment of the game."""

    def __init__(self, words: Words, texts: Texts, panel: Panel, scene: Scene) -> None:
        self.words = words
        self.texts = texts
        self.panel = panel
        self.codes = panel.codes
        self.scene = scene
        self.view = scene.view

    def named(self, key: str) -> tuple[str, str]:
        return self.words.name(key), self.words.help(key) or ""

    # -- cards -------------------------------------------------------------------------------------------------

    def cards(self) -> RenderableType:
        """What pays, with everybody's points."""
        scene = self.scene
        paid = self.view["players"][0]["paid"]
        table = grid()
        for number, line in enumerate(scene.sheets[0].lines):
            points = Text("  ").join(
                Text(f"{chair.badge} {scene.sheets[chair.player].lines[number].points}") for chair in scene.chairs
            )
            name = self.panel.line_name(line.name.key, line.id in paid)
            table.add_row(Text(name, "bold"), self.words.help(line.name.key) or "", points)
        notes = [self.texts("legend-paid")] if paid else []
        if self.view["scouted"]:
            notes.append(self.texts("scouted", terrain=self.words.name(f"terrain-{self.view['scouted']}")))
        return Group(table, *(Text(note) for note in notes))

    # -- tiles -------------------------------------------------------------------------------------------------

    def tiles(self) -> RenderableType:
        """Every tile: where it is, what is left there and what it does; then who has what."""
        table = grid()
        for id, group in extras_of(self.view).items():
            name, help_ = self.named(f"{group}-{id}")
            table.add_row(Text(self.codes[id], "bold"), Text(name, "bold"), self.where(id, group), help_)
        owners = [
            Text.assemble((chair.badge, chair.style), " ", self.owner(chair, seat))
            for seat, chair in zip(self.view["players"], self.scene.chairs, strict=True)
        ]
        return Group(table, Text(), *owners, *(Text(stock) for stock in self.panel.stocks()))

    def where(self, id: str, group: str) -> str:
        """Where such tiles lie."""
        if group == "location":
            places = [place for place in self.view["locations"] if place["location"] == id]
            cells = [f"{place['cell']} ({place['tiles']})" for place in places]
        elif group == "nomad":
            cells = [nomad["cell"] for nomad in self.view["nomads"] if nomad["tile"] == id]
        else:
            left = [str(bonus["left"]) for bonus in self.view["bonuses"] if bonus["id"] == id]
            return self.texts("tiles-beside", left=left[0]) if left else self.texts("for-everybody")
        return self.texts("tiles-left", cells=", ".join(cells)) if cells else self.texts("taken")

    def owner(self, chair: Chair, seat: Any) -> str:
        tiles = self.panel.tiles(seat) or self.texts("no-tiles")
        markers = [self.texts("marked-rows", rows=", ".join(map(str, seat["markers"])))] if seat["markers"] else []
        return self.texts("owner", player=chair.title, tiles="; ".join([tiles, *self.panel.holdings(seat), *markers]))

    # -- the legend --------------------------------------------------------------------------------------------

    def legend(self) -> RenderableType:
        """What the signs on the map mean: those that this table can show."""
        table = grid()
        keys = terrain_keys(self.view)
        for letter, (key, *_) in GROUNDS.items():
            if key in keys:
                table.add_row(swatch(faces.ground(letter)), *self.named(key))
        for face, key in self.special_cells() + self.pieces():
            table.add_row(swatch(face), *self.named(key))
        signs = grid()
        for chair in self.scene.chairs:
            signs.add_row(swatch(faces.settlement(chair, lit=False, new=False)), chair.title)
        for face, text in self.marks():
            signs.add_row(swatch(face), text)
        return Group(table, signs, Text(self.texts("legend-cells")), *(Text(note) for note in self.notes()))

    def special_cells(self) -> list[tuple[Face, str]]:
        view = self.view
        found = [(faces.special(f"{self.codes[name]} ", ""), f"feature-{name}") for name in features_of(view)]
        if view["caves"]:
            found.append((faces.cave("M"), "feature-cave"))
        found += [(faces.location(self.codes[kind], 2), f"location-{kind}") for kind in locations_of(view)]
        if view["nomads"]:
            found.append((faces.special(f"{nomad_code(None)} ", "", faces.EMPTY_WASH), "feature-nomad"))
        tiles = dict.fromkeys(nomad["tile"] for nomad in view["nomads"] if nomad["tile"])
        return found + [(faces.special(f"{nomad_code(tile)} ", ""), f"nomad-{tile}") for tile in tiles]

    def pieces(self) -> list[tuple[Face, str]]:
        """Pieces that are no settlements, as the last seat would have them."""
        chair = self.scene.chairs[-1]
        found = [(faces.piece(chair, SIGNS[name], False, False), f"piece-{name}") for name in pieces_of(self.view)]
        looks = {"wall": faces.wall(), "scout": faces.scout(chair)}
        keys = keys_of(self.view)
        return found + [(looks[name], f"piece-{name}") for name in TOKENS if name in looks and f"piece-{name}" in keys]

    def marks(self) -> list[tuple[Face, str]]:
        chair = self.scene.chairs[-1]
        found = [(faces.legal("G"), self.texts("legend-legal"))]
        if "warrior" in pieces_of(self.view):
            found.append((faces.guarded("G"), self.texts("legend-guarded")))
        found.append((faces.settlement(chair, lit=False, new=True), self.texts("legend-new")))
        if "mayors" in self.view["cards"]:
            face = faces.special(f"12{chair.look.initial}", "")
            found.append((face, self.texts("legend-marker", player=chair.name)))
        return found

    def notes(self) -> list[str]:
        """How the signs differ on the small map, as far as this table has them."""
        found = []
        chair = self.scene.chairs[-1]
        pieces = pieces_of(self.view)
        if pieces:
            face = faces.piece(chair, SIGNS[pieces[0]], False, False)
            found.append(self.texts("legend-small-pieces", sign=face.compact, new=face.compact.lower()))
        if self.view["caves"]:
            found.append(self.texts("legend-small-cave", sign=faces.cave("M").compact))
        found.append(self.texts("legend-short-tiles"))
        return found


def grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))


def swatch(face: Face) -> Text:
    return Text(face.wide, face.style)
